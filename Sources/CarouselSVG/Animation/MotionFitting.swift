import CarouselDrawing
import CarouselPlatform

/// How near to a frame what is drawn at its time has to be.
enum Nearness {
    /// In points, along either axis: together they make less than 1/20 pt.
    static let place = 0.034
    /// In points, in any direction, less what numbers are rounded by.
    static let corner = 0.036
    /// Of opacities.
    static let opacity = 1.0 / 800
    /// Of colours' components, in 1/255.
    static let color = 0.5
    /// How much nearer what rests has to be: there is time to look at it.
    static let rest = 1.0 / 50
}

extension Sequence {
    /// A window for each of `count` frames around values that are known at some of them.
    ///
    /// What rests is nearer by the factor `rest`. Just before it shows up and just after it is gone, what moves goes on as it does.
    func windows<Value>(
        _ count: Int, rest: Double = Nearness.rest, _ tolerance: (Value) -> Double,
        _ value: (Value) -> Double
    ) -> [Window] where Element == (frame: Int, value: Value) {
        var windows = Array(repeating: Window.anywhere, count: count)
        for sample in self {
            windows[sample.frame] = Window(around: value(sample.value), by: tolerance(sample.value))
        }
        let known = windows
        for frame in known.indices.dropFirst().dropLast() where !known[frame].isAnywhere {
            if known[frame] == known[frame - 1], known[frame] == known[frame + 1] {
                windows[frame] = Window(
                    around: known[frame].center, by: rest * (known[frame].high - known[frame].low) / 2)
            }
        }
        func continuing(_ frame: Int, _ before: Int) -> Window {
            let (here, tolerance) = (known[frame].center, (known[frame].high - known[frame].low) / 2)
            guard known.indices.contains(before), !known[before].isAnywhere else { return known[frame] }
            let step = here - known[before].center
            return Window(around: here + step, by: abs(step) + tolerance)
        }
        for frame in known.indices where known[frame].isAnywhere {
            if frame + 1 < count, !known[frame + 1].isAnywhere {
                windows[frame] = continuing(frame + 1, frame + 2)
            } else if frame > 0, !known[frame - 1].isAnywhere {
                windows[frame] = continuing(frame - 1, frame - 2)
            }
        }
        return windows
    }
}

/// How a group's transform changes.
struct TransformMotion {
    var properties: [MotionSheet.Property] = []
    /// Declarations that hold throughout.
    var fixed = ""
    /// Whether it stands on whole pixels in every frame.
    var isOnGrid = false

    /// How exactly browsers keep a property of our own, in six digits, with as much again for the knots' times.
    private static func blur(of value: Double) -> Double { abs(value) < 999 ? 0.002 : 0.012 }

    /// - Parameters:
    ///   - extent: What it is applied to.
    ///   - grid: A pixel, in points.
    init(_ samples: [(frame: Int, value: Transform)], frames: Int, extent: Rect, grid: Double) {
        guard let first = samples.first?.value, samples.contains(where: { $0.value != first }) else {
            return
        }
        let shifts = samples.allSatisfy {
            $0.value.a == 1 && $0.value.d == 1 && $0.value.b == 0 && $0.value.c == 0
        }
        func isWhole(_ value: Double) -> Bool {
            abs((value / grid).rounded() * grid - value) < 1e-6
        }
        if shifts, samples.allSatisfy({ isWhole($0.value.tx) && isWhole($0.value.ty) }) {
            isOnGrid = true
            fixed = "--cfx:\(first.tx.text(4))px;--cfy:\(first.ty.text(4))px"
            for (name, path) in [("--cfx", \Transform.tx), ("--cfy", \Transform.ty)]
            where samples.contains(where: { $0.value[keyPath: path] != first[keyPath: path] }) {
                // As far from where the rounding turns as costs no more knots.
                let courses = [grid / 10, 0].map { spare in
                    Course(through: [
                        samples.windows(
                            frames, rest: 1, { grid / 2 - max(spare, Self.blur(of: $0[keyPath: path])) },
                            { $0[keyPath: path] })
                    ])
                }
                let course = courses[0].knots.count > courses[1].knots.count ? courses[1] : courses[0]
                properties.append(.init(name, course) { $0[0].text(4) + "px" })
            }
            return
        }
        let parts = samples.map { (frame: $0.frame, value: TransformParts($0.value)) }
        let reach = max(
            abs(extent.minX), abs(extent.maxX), abs(extent.minY), abs(extent.maxY), 1)
        let turns = samples.contains { $0.value.b != 0 || $0.value.c != 0 }
        let scales = samples.contains { $0.value.a != 1 || $0.value.d != 1 } || turns
        // What the shares of each part add up to is what a point is off by.
        let share = Nearness.place / (turns ? 4 : scales ? 2 : 1)
        var windows = [
            parts.windows(frames, { _ in share }, \.x), parts.windows(frames, { _ in share }, \.y),
        ]
        if scales {
            windows.append(parts.windows(frames, { _ in share / reach }, \.scaleX))
            windows.append(parts.windows(frames, { _ in share / reach }, \.scaleY))
        }
        if turns {
            let unwound = parts.unwound
            let largest = parts.map { max(abs($0.value.scaleX), abs($0.value.scaleY)) }.max() ?? 1
            let angle = share / (reach * max(largest, 1e-6))
            windows.append(unwound.windows(frames, { _ in angle }, \.angle))
            windows.append(unwound.windows(frames, { _ in angle / 2 }, \.skew))
        }
        var steps = "translate(var(--cfx),var(--cfy))"
        if turns { steps += " rotate(calc(var(--cfr)*1rad)) skewX(calc(var(--cfk)*1rad))" }
        if scales { steps += " scale(var(--cfs),var(--cft))" }
        let units =
            [("--cfx", 4, "px"), ("--cfy", 4, "px"), ("--cfs", 6, ""), ("--cft", 6, "")]
            + [("--cfr", 7, ""), ("--cfk", 7, "")]
        var starts: [String] = []
        for ((name, digits, unit), windows) in zip(units, windows) {
            let course = Course(through: [windows])
            let property = MotionSheet.Property(name, course) { $0[0].text(digits) + unit }
            if let start = property.knots.first { starts.append("\(name):\(start.value)") }
            properties.append(property)
        }
        fixed = (starts + ["transform:" + steps]).joined(separator: ";")
    }
}

/// A transform as steps that styles change each by itself: first a scale, then a skew, a turn and a shift.
private struct TransformParts {
    var x: Double
    var y: Double
    var scaleX: Double
    var scaleY: Double
    /// In radians.
    var angle: Double
    var skew: Double

    init(_ t: Transform) {
        (x, y) = (t.tx, t.ty)
        guard t.b != 0 || t.c != 0 else {
            (scaleX, scaleY, angle, skew) = (t.a, t.d, 0, 0)
            return
        }
        scaleX = (t.a * t.a + t.b * t.b).squareRoot()
        angle = scaleX > 0 ? atan2(t.b, t.a) : 0
        let (sine, cosine) = (sin(angle), cos(angle))
        // The second column, turned back.
        let shear = t.c * cosine + t.d * sine
        scaleY = t.d * cosine - t.c * sine
        skew = abs(scaleY) > 1e-9 ? atan(shear / scaleY) : 0
        if abs(skew) < 1e-9 { skew = 0 }
    }
}

extension [(frame: Int, value: TransformParts)] {
    /// With angles that go on from one frame to the next instead of starting anew after half a turn.
    fileprivate var unwound: Self {
        var last = first?.value.angle ?? 0
        return map { sample in
            var sample = sample
            sample.value.angle += ((last - sample.value.angle) / (2 * .pi)).rounded() * 2 * .pi
            last = sample.value.angle
            return sample
        }
    }
}
