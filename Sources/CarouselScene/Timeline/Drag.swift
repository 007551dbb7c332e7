/// A finger that comes down, moves and lifts.
public struct Drag: Hashable, Sendable {
    public var movement: Movement
    /// How long the finger rests at the end, in seconds.
    public var hold: Double
    /// At the lift, in points per second, negative to the left; nil: the movement's slope at its end, 0 after a hold.
    public var velocity: Double?
    /// What a SwiftUI gesture needs before it is recognised, in points.
    public var minimumDistance: Double
    /// On which carousel, by name; nil: on the only one.
    public var on: String?

    public init(
        _ movement: Movement, hold: Double = 0, velocity: Double? = nil, minimumDistance: Double = 10,
        on: String? = nil
    ) {
        self.movement = movement
        self.hold = hold
        self.velocity = velocity
        self.minimumDistance = minimumDistance
        self.on = on
    }

    public enum Movement: Hashable, Sendable {
        /// By so many points (negative to the left) in so many seconds (> 0).
        case by(Double, over: Double, curve: Carousel.TimingCurve = .linear)
        /// Through recorded points, straight in between; the first at time 0, times rising strictly.
        case path([Sample])
    }

    /// Where a recorded finger was: seconds since it came down, points from where it came down.
    public struct Sample: Hashable, Sendable {
        public var time: Double
        public var translation: Double

        public init(_ time: Double, _ translation: Double) {
            self.time = time
            self.translation = translation
        }
    }
}

// MARK: - In the scene file

extension Drag {
    static let table = FieldTable(
        "drag", Drag(.by(0, over: 0)),
        [
            Field(own: "by", .points(), "How far the finger moves; negative to the left"),
            Field(own: "over", .seconds(.positiveSeconds), "How long it takes, with `by`"),
            Field(own: "curve", .curve, "Along which curve, with `by`", fallback: "`linear`"),
            Field(
                own: "path", .samples, "Recorded points instead, straight in between; the first at time 0"),
            Field("hold", \.hold, .seconds(), "How long the finger rests at the end"),
            Field(
                "velocity", \.velocity, .number(.any, "points per second"), "At the lift",
                fallback: "the movement's slope at its end, 0 after a `hold`"),
            Field(
                "minimumDistance", \.minimumDistance, .points(.notNegative),
                "What a SwiftUI gesture needs before it is recognised"),
            Field("on", \.on, .text(), "Which carousel, where there are several"),
        ])

    /// From the touch to the lift, in seconds.
    var length: Double {
        switch movement {
        case .by(_, let seconds, _): seconds + hold
        case .path(let samples): (samples.last?.time ?? 0) + hold
        }
    }

    fileprivate static func movement(_ map: MapReader) -> Movement? {
        if map.has("path") {
            for key in ["by", "over", "curve"] { map.exclude(key, "path") }
            return map.read("path", .samples).map(Movement.path)
        }
        let by = map.read("by", .points())
        let over = map.read("over", .seconds(.positiveSeconds))
        let curve = map.has("curve") ? map.read("curve", .curve) : .linear
        switch (map.has("by"), map.has("over")) {
        case (false, false): map.report(Message.missingOneOf(["by", "path"], in: "drag"))
        case (false, true): map.report(missing: "by")
        case (true, false): map.report(missing: "over")
        case (true, true): break
        }
        guard let by, let over, let curve else { return nil }
        return .by(by, over: over, curve: curve)
    }
}

extension Codec<Drag> {
    static var drag: Codec {
        map(
            Drag.table,
            describe: {
                let others = ["by", "over", "curve"].map { YAMLValue.map(["required": [.string($0)]]) }
                $0.set(
                    "oneOf",
                    [["required": ["by", "over"]], ["required": ["path"], "not": ["anyOf": .list(others)]]])
            },
            settle: { drag, map in
                guard let movement = Drag.movement(map) else { return false }
                drag.movement = movement
                return true
            },
            begin: { drag, map, writer in
                switch drag.movement {
                case .by(let distance, let seconds, let curve):
                    map.set("by", .number(distance))
                    map.set("over", .number(seconds))
                    if curve != .linear {
                        map.set("curve", Codec<Carousel.TimingCurve>.curve.write(curve, writer))
                    }
                case .path(let samples): map.set("path", Codec<[Drag.Sample]>.samples.write(samples, writer))
                }
                return nil
            },
            check: { drag, checker in
                switch drag.movement {
                case .by(let distance, let seconds, let curve):
                    checker.at("by") { checker.check(distance, .any) }
                    checker.at("over") { checker.check(seconds, .positiveSeconds) }
                    checker.at("curve") { Codec<Carousel.TimingCurve>.curve.check(curve, checker) }
                case .path(let samples):
                    checker.at("path") { Codec<[Drag.Sample]>.samples.check(samples, checker) }
                }
            })
    }
}

extension Codec<[Drag.Sample]> {
    fileprivate static var samples: Codec {
        Codec(
            "`[[seconds, points], …]`",
            schema: { scope in
                ["type": "array", "minItems": 2, "items": .map(Codec<[Double]>.numbers(2).schema(scope))]
            },
            read: { slot, reader in
                guard let nodes = reader.list(slot.node, slot.name) else { return nil }
                if nodes.count < 2 {
                    let message = Message.listCount(slot.name, must: "at least 2 samples", found: nodes.count)
                    reader.report(message, at: slot.node)
                    return nil
                }
                var samples: [Drag.Sample] = []
                for node in nodes {
                    guard let pair = reader.numbers(node, "path sample", count: 2) else { return nil }
                    if let (name, must) = fault(of: pair[0], after: samples.last?.time) {
                        reader.report(Message.timeOfSample(name, must: must, found: pair[0]), at: node)
                        return nil
                    }
                    if let must = NumberRule.seconds.must(for: pair[0]) {
                        let found = NumberText.plain(pair[0])
                        reader.report(Message.outOfRange("path sample", must: must, found: found), at: node)
                        return nil
                    }
                    samples.append(Drag.Sample(pair[0], pair[1]))
                }
                return samples
            },
            write: { samples, _ in .list(samples.map { .numbers([$0.time, $0.translation]) }) },
            check: { samples, checker in
                if samples.count < 2 {
                    checker.report(Message.must("have at least 2 samples", found: "\(samples.count)"))
                }
                var before: Double?
                for (i, sample) in samples.enumerated() {
                    checker.at(i) {
                        checker.at("time") {
                            if let (_, must) = fault(of: sample.time, after: before) {
                                checker.report(
                                    Message.must("be \(must)", found: NumberText.plain(sample.time)))
                            } else {
                                checker.check(sample.time, .seconds)
                            }
                        }
                        checker.at("translation") { checker.check(sample.translation, .any) }
                    }
                    before = sample.time
                }
            })
    }

    /// What a sample's time must be, and what messages call it: times start at 0 and rise.
    private static func fault(of time: Double, after before: Double?) -> (name: String, must: String)? {
        guard let before else { return time == 0 ? nil : ("the first sample's time", "0") }
        return time > before ? nil : ("a sample's time", "later than \(NumberText.plain(before))")
    }
}
