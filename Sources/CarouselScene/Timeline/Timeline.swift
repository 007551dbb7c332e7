/// When what happens, and how often a frame is taken.
public struct Timeline: Hashable, Sendable {
    public var fps: FrameRate
    /// In seconds; nil: until all steps are done and all is at rest, which an autoplay never is.
    public var duration: Double?
    /// The index shown at time 0; of stacked cards the one in front.
    public var start: Int
    /// The same by the names of carousels; 0 for those that have none here.
    public var starts: [String: Int]
    public var steps: [Step]

    public init(
        fps: FrameRate = FrameRate(60), duration: Double? = nil, start: Int = 0,
        starts: [String: Int] = [:], steps: [Step] = []
    ) {
        self.fps = fps
        self.duration = duration
        self.start = start
        self.starts = starts
        self.steps = steps
    }
}

extension Timeline {
    /// The index that a carousel shows at time 0.
    package func start(of named: NamedCarousel) -> Int { named.name.flatMap { starts[$0] } ?? start }
}

/// Frames per second, kept as the fraction it was written as: frame k is at k · denominator / numerator seconds.
public struct FrameRate: Hashable, Sendable {
    public var numerator: Double
    public var denominator: Double

    /// Above 0 and at most 1000 frames a second.
    public init(_ numerator: Double, per denominator: Double = 1) {
        self.numerator = numerator
        self.denominator = denominator
    }

    /// In frames per second.
    public var value: Double { numerator / denominator }

    /// As a scene file has it.
    var text: String {
        let top = NumberText.plain(numerator)
        return denominator == 1 ? top : "\(top)/\(NumberText.plain(denominator))"
    }

    /// The moment of frame `k`, in seconds.
    public func time(ofFrame k: Int) -> Double { Double(k) * denominator / numerator }
}

/// One step of the timeline; each begins when the one before has ended.
public enum Step: Hashable, Sendable {
    case wait(Double)
    /// Until all that runs is at rest.
    case settle
    /// Until this carousel is at rest.
    case settleOne(String)
    /// A programmatic change to an item of a carousel, nil: of the only one; takes no time.
    case select(Int, on: String? = nil)
    case drag(Drag)
}

// MARK: - In the scene file

extension FrameRate {
    /// The rate that a scene or the command line names: `60`, `29.97` or `30000/1001`, which stays a fraction; nil
    /// where that is no number above 0 and up to 1000.
    package static func parse(_ text: String) -> FrameRate? {
        let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        let numbers = parts.compactMap { NumberText.parse(trimmed($0)) }
        guard numbers.count == parts.count, let numerator = numbers.first else { return nil }
        let rate = FrameRate(numerator, per: numbers.count > 1 ? numbers[1] : 1)
        let isUsable =
            numerator > 0 && rate.denominator > 0 && numerator.isFinite && rate.denominator.isFinite
        return isUsable && rate.value > 0 && rate.value <= 1000 && (1 / rate.value).isFinite ? rate : nil
    }

    private static func trimmed(_ text: Substring) -> String {
        var text = text
        while text.first == " " { text.removeFirst() }
        while text.last == " " { text.removeLast() }
        return String(text)
    }

    /// What `parse` takes, for messages.
    package static let form = "a rate above 0 and at most 1000, as 60, 29.97 or 30000/1001"
}

extension Codec<FrameRate> {
    fileprivate static var frameRate: Codec {
        Codec(
            FrameRate.form,
            schema: { _ in
                [
                    "anyOf": [
                        ["type": "number", "exclusiveMinimum": 0, "maximum": 1000],
                        ["type": "string", "pattern": "^[ 0-9.eE+-]+/[ 0-9.eE+-]+$"],
                    ]
                ]
            },
            read: { slot, reader in
                let node = slot.node
                guard case .scalar(let text, let plain) = node.content, !node.isNull else {
                    reader.wrongType(node, slot.name, due: FrameRate.form)
                    return nil
                }
                let rate = FrameRate.parse(text)
                if plain || text.contains("/"), let rate { return rate }
                if !plain, rate != nil {
                    reader.wrongType(node, slot.name, due: "a number")
                } else {
                    reader.report(Message.outOfRange(slot.name, must: FrameRate.form, found: text), at: node)
                }
                return nil
            },
            write: { rate, _ in .scalar(rate.text) },
            check: { rate, checker in
                if FrameRate.parse(rate.text) == nil {
                    checker.report(Message.must("be \(FrameRate.form)", found: rate.text))
                }
            })
    }
}

extension Step {
    static let table = FieldTable(
        "step", Step.settle,
        [
            Field(own: "wait", .seconds(), "Nothing, for so long"),
            Field(
                own: "settle", .settling,
                "Until all carousels are at rest, or the one of this name; also as the word alone",
                fallback: "–"),
            Field(
                own: "select", .selection,
                "A programmatic change to an item; it takes no time, and is not for `cards`", fallback: "–"),
            Field(own: "drag", .drag, "A finger that comes down, moves and lifts"),
        ])
}

extension Codec<Step> {
    private static var keys: [String] { Step.table.keys }

    /// One word or a map of one key.
    fileprivate static var step: Codec {
        Codec(
            "`settle`, or a map of one key",
            schema: { scope in
                let maps = Step.table.properties(scope).entries.map {
                    YAMLValue.map(.object([$0.key: $0.value], required: [$0.key]))
                }
                return ["anyOf": .list([["const": "settle"]] + maps)]
            },
            read: read,
            write: { step, writer -> YAMLValue? in
                switch step {
                case .wait(let seconds): ["wait": .number(seconds)]
                case .settle: .scalar("settle")
                case .settleOne(let name): ["settle": .string(name)]
                case .select(let item, let name):
                    Codec<Selection>.selection.write(Selection(item: item, on: name), writer).map {
                        .map(["select": $0])
                    }
                case .drag(let drag): Codec<Drag>.drag.write(drag, writer).map { .map(["drag": $0]) }
                }
            },
            check: { step, checker in
                switch step {
                case .wait(let seconds): checker.at("wait") { checker.check(seconds, .seconds) }
                case .settle: break
                case .settleOne(let name): checker.at("settle") { checker.judgeStep(on: name) }
                case .select(let item, let name):
                    checker.at("select") {
                        checker.judgeStep(on: name)
                        if let kind = checker.kind, !type(of: kind).isSelectable {
                            checker.report(sentence: Message.selectOnCards)
                        } else {
                            Codec<Int>.item.check(item, checker)
                        }
                    }
                case .drag(let drag):
                    checker.at("drag") {
                        checker.judgeStep(on: drag.on)
                        Codec<Drag>.drag.check(drag, checker)
                    }
                }
            })
    }

    private static func read(_ slot: Slot, _ reader: SceneReader) -> Step? {
        if case .scalar = slot.node.content {
            return reader.choice(
                slot.node, "step", of: [("settle", Step.settle)], orElse: "a map as { wait: 1 }")
        }
        guard let map = MapReader(Slot(slot.node, "step"), "step", reader) else { return nil }
        let given = keys.filter { map.has($0) }
        map.allow(keys)
        map.finish()
        guard let name = given.first, let value = map[name] else {
            if map.keys.isEmpty { map.report(Message.missingOneOf(keys, in: "step")) }
            return nil
        }
        if given.count > 1 {
            map.exclude(given[1], given[0])
            return nil
        }
        switch name {
        case "wait": return map.read("wait", .seconds()).map(Step.wait)
        case "settle":
            if value.isNull || value.isTrue { return .settle }
            guard !reader.carousels.compactMap(\.name).isEmpty else {
                reader.wrongType(value, "settle", due: "true")
                return nil
            }
            guard let name = reader.string(value, "settle", due: "true, or a carousel's name"),
                reader.address(of: name, at: value, orElse: Message.stepNeedsName) != nil
            else { return nil }
            return .settleOne(name)
        case "select": return map.read("select", .selection).map { .select($0.item, on: $0.on) }
        default:
            let on = value.child("on").flatMap { reader.string($0, "on", due: "a carousel's name") }
            guard reader.judgeStep(on: on, at: value.child("on") ?? value) else { return nil }
            return map.read("drag", .drag).map(Step.drag)
        }
    }
}

extension Timeline {
    static let table = FieldTable(
        "timeline", Timeline(),
        [
            Field("fps", \.fps, .frameRate, "Frames per second"),
            Field(
                "duration", \.duration, .seconds(), "Of the film; it must be given where `autoplay` is on",
                fallback: "until all steps are done and all is at rest"),
            Field(
                "start", \.beginning, .beginning,
                "The item shown at time 0; of stacked cards the one in front; a map of names where there are several carousels",
                fallback: "0"),
            Field(
                "steps", \.steps, .list(.step), "In order; each begins when the one before has ended"),
        ])

    /// What the steps take at least, in seconds: how long a motion needs to rest is not known here.
    private var leastLength: Double {
        steps.reduce(0) { sum, step in
            switch step {
            case .wait(let seconds): sum + seconds
            case .settle, .settleOne, .select: sum
            case .drag(let drag): sum + drag.length
            }
        }
    }

    var lengthFault: String? {
        SceneLimits.lengthFault(duration: duration ?? leastLength, fps: fps).map {
            Message.tooLong($0, hasDuration: duration != nil)
        }
    }

    func check(_ checker: SceneChecker) {
        Self.table.check(self, checker)
        let timed = checker.carousels.map(\.carousel.kind.values).first { $0.autoplays }
        if let timed, duration == nil { checker.report(sentence: Message.autoplayNeedsDuration(timed)) }
        if !checker.hasErrors, let lengthFault { checker.report(sentence: lengthFault) }
    }
}
