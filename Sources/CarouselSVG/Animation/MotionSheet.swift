import CarouselPlatform

/// The style sheet of a film: what changes, by rules that elements' classes refer to.
struct MotionSheet {
    let frames: Int
    /// Of the whole film, in seconds.
    let duration: Double
    /// How often it plays; 0: for ever.
    let loop: Int
    /// By their names; what is alike stands once.
    private var rules: [String: String] = [:]

    init(frames: Int, duration: Double, loop: Int) {
        self.frames = frames
        self.duration = duration
        self.loop = loop
    }

    /// A property's values at some frames; from one to the next it changes evenly.
    struct Property {
        var name: String
        var knots: [(frame: Int, value: String)]

        init(_ name: String, _ knots: [(frame: Int, value: String)]) {
            self.name = name
            self.knots = knots
        }

        init(_ name: String, _ course: Course, _ text: ([Double]) -> String) {
            self.init(name, course.knots.map { ($0.frame, text($0.values)) })
        }
    }

    /// How much of a frame earlier than it something shows up: a clock that is set to the frame's time is past it.
    private static let lead = 0.1

    /// The class of what changes so.
    /// - Parameters:
    ///   - shown: The frames in which it is seen; nil where it always is.
    ///   - fixed: Declarations that hold throughout.
    mutating func rule(_ changes: [Property], shown: FrameSet?, fixed: String = "") -> String? {
        var animations: [String] = []
        let moves = keyframes(changes)
        if !moves.isEmpty { animations.append(named("move", moves) + " linear") }
        if let steps = shown.map(visibility), !steps.isEmpty {
            animations.append(named("show", steps) + " step-end")
        }
        guard !animations.isEmpty || !fixed.isEmpty else { return nil }
        let animation = animations.isEmpty ? "" : "animation:" + animations.joined(separator: ",")
        let body = "{" + [fixed, animation].filter { !$0.isEmpty }.joined(separator: ";") + "}"
        let name = "c" + ContentHash("rule", body).text + "-part"
        rules[name] = "." + name + body
        return name
    }

    private mutating func named(_ kind: String, _ keyframes: String) -> String {
        let name = "c" + ContentHash(kind, keyframes).text + "-" + kind
        rules[name] = "@keyframes \(name){\(keyframes)}"
        return name
    }

    private func keyframes(_ changes: [Property]) -> String {
        var frames: [Int: [String]] = [:]
        for property in changes where Set(property.knots.map(\.value)).count > 1 {
            for (index, knot) in property.knots.enumerated() {
                // In the middle of three alike nothing turns.
                let around = property.knots[max(0, index - 1)...min(property.knots.count - 1, index + 1)]
                if around.count == 3, around.allSatisfy({ $0.value == knot.value }) { continue }
                frames[knot.frame, default: []].append("\(property.name):\(knot.value)")
            }
        }
        return frames.keys.sorted().map { frame in
            // The last frame stays until its time is over.
            let end = frame == self.frames - 1 ? ",100%" : ""
            return place(Double(frame)) + end + "{\((frames[frame] ?? []).joined(separator: ";"))}"
        }.joined()
    }

    private func visibility(_ shown: FrameSet) -> String {
        var steps: [String] = []
        for range in shown.ranges {
            if range.lowerBound > 0 {
                steps.append(place(Double(range.lowerBound) - Self.lead) + "{visibility:visible}")
            }
            if range.upperBound < frames {
                steps.append(place(Double(range.upperBound) - Self.lead) + "{visibility:hidden}")
            }
        }
        let isShownLast = shown.ranges.last?.upperBound == frames
        if !steps.isEmpty, shown.isAtStart != isShownLast {
            steps.append("100%{visibility:\(isShownLast ? "visible" : "hidden")}")
        }
        return steps.joined()
    }

    /// A frame's time as a share of the film's.
    private func place(_ frame: Double) -> String {
        // Right to 1/50,000 of a frame: fast cards move by a thousandth of a point in that.
        let digits = min(7, max(2, Int(log10(Double(frames) * 250).rounded(.up))))
        return (100 * frame / Double(frames)).text(digits) + "%"
    }

    /// The whole sheet for what stands in the element of that id.
    func text(film id: String, grid: String) -> String {
        guard !rules.isEmpty else { return "" }
        let lengths = ["x", "y"].map { Self.register("--cf" + $0, "length", "0px") }
        let numbers = (PlaneNumbers.names + ["s", "t", "r", "k", "o"].map { "--cf" + $0 }).map {
            Self.register($0, "number", "0")
        }
        let body = rules.keys.sorted().compactMap { rules[$0] }
        let used = (lengths + numbers).filter { line in
            let name = line.dropFirst("@property ".count).prefix { $0 != "{" }
            return body.contains { $0.contains(name) }
        }
        let count = loop == 0 ? "infinite" : "\(loop);animation-fill-mode:forwards"
        let play = "#\(id) *{animation-duration:\(duration.text(6))s;animation-iteration-count:\(count)}"
        let still = "@media (prefers-reduced-motion:reduce){#\(id) *{animation:none}}"
        return (used + [grid].filter { !$0.isEmpty } + body + [play, still]).joined(separator: "\n")
    }

    /// A property of our own, so that it changes evenly as well.
    private static func register(_ name: String, _ kind: String, _ value: String) -> String {
        "@property \(name){syntax:\"&lt;\(kind)>\";inherits:false;initial-value:\(value)}"
    }
}
