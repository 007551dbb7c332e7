import CarouselScene

/// A finger from the moment it comes down to the lift; times are seconds since it came down.
struct Finger: Equatable, Sendable {
    private let movement: Drag.Movement
    private let minimumDistance: Double
    /// The moment of the lift.
    let lift: Double
    /// Where it is at the lift: points from where it came down, negative to the left.
    let translation: Double
    /// At the lift, in points per second, negative to the left.
    let velocity: Double
    /// The last moment at which it moves; nil for one that never does.
    let lastMove: Double?

    init(_ drag: Drag) {
        let hold = drag.hold > 0 && drag.hold.isFinite ? drag.hold : 0
        let end: Double
        let slope: Double
        switch drag.movement {
        case .by(let way, let over, let curve):
            let over = over > 0 && over.isFinite ? over : 0
            let way = way.isFinite ? way : 0
            movement = .by(way, over: over, curve: curve)
            end = over
            translation = way
            slope = over > 0 ? way / over * curve.slope(at: 1) : 0
            lastMove = way == 0 ? nil : over
        case .path(let samples):
            movement = drag.movement
            end = max(0, samples.last?.time ?? 0)
            translation = samples.last?.translation ?? 0
            let pieces = zip(samples, samples.dropFirst())
            slope = samples.count < 2 ? 0 : Self.slope(samples[samples.count - 2], samples[samples.count - 1])
            let moves = pieces.filter { $0.translation != $1.translation }.map(\.1.time)
            lastMove = moves.last ?? (translation == 0 ? nil : 0)
        }
        minimumDistance = drag.minimumDistance
        lift = end + hold
        // A curve may end upright; what moves on with it must stay finite.
        let own = hold > 0 || slope.isNaN ? 0 : min(max(slope, -1e6), 1e6)
        velocity = drag.velocity.flatMap { $0.isFinite ? $0 : nil } ?? own
    }

    private static func slope(_ a: Drag.Sample, _ b: Drag.Sample) -> Double {
        b.time > a.time ? (b.translation - a.translation) / (b.time - a.time) : 0
    }

    /// Points from where it came down, negative to the left.
    func translation(at t: Double) -> Double {
        switch movement {
        case .by(let way, let over, let curve):
            return t >= over ? way : way * curve.value(at: t / over)
        case .path(let samples):
            let next = samples.partition { $0.time > t }
            guard next < samples.count else { return translation }
            guard next > 0 else { return samples[next].translation }
            let before = samples[next - 1]
            return before.translation + (t - before.time) * Self.slope(before, samples[next])
        }
    }

    /// The moment at which a SwiftUI gesture sees it: when it is `minimumDistance` away from where it came down;
    /// nil for one that never gets there.
    var recognition: Double? {
        if minimumDistance <= 0 { return 0 }
        switch movement {
        case .by(let way, let over, let curve):
            let progress = curve.progress
            var start = 0.0
            for end in progress.turns + [1] {
                if abs(way * progress.value(at: end)) >= minimumDistance {
                    var (near, far) = (start, end)
                    while true {
                        let middle = (near + far) / 2
                        if middle <= near || middle >= far { break }
                        if abs(way * progress.value(at: middle)) >= minimumDistance {
                            far = middle
                        } else {
                            near = middle
                        }
                    }
                    return over * curve.time.value(at: far)
                }
                start = end
            }
            return nil
        case .path(let samples):
            var before = Drag.Sample(0, 0)
            for sample in samples {
                if abs(sample.translation) >= minimumDistance {
                    let way = sample.translation - before.translation
                    let edge = sample.translation < 0 ? -minimumDistance : minimumDistance
                    return before.time + (sample.time - before.time) * (edge - before.translation) / way
                }
                before = sample
            }
            return nil
        }
    }
}
