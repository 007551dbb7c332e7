/// What of the rest of the scene a timeline depends on; nil where that is not known.
struct TimelineContext {
    var kind: Carousel.Kind?
    /// How many items there are.
    var count: Int?
    /// Where the autoplay that needs a duration was switched on, if it was.
    var blame: Span?
}

extension Reading {
    func timeline(_ fields: Fields?, _ context: TimelineContext, isMissing: Bool) -> Timeline {
        let hasDuration = fields?.has("duration") ?? !isMissing
        if let blame = context.blame, !hasDuration, isWhole {
            report(Message.autoplayNeedsDuration, at: blame)
        }
        guard let fields else { return Timeline() }
        let fps = fields["fps"].flatMap { frameRate($0) } ?? FrameRate(60)
        let duration = fields.number("duration", .seconds)
        let start = fields["start"].flatMap { item($0, "start", context) } ?? 0
        let steps = (fields.list("steps") ?? []).compactMap { step($0, context) }
        fields.finish()
        let node = fields["duration"] ?? fields["steps"]
        lengthSpan = node?.span
        if let node, let fault = SceneLimits.lengthFault(duration: duration ?? Self.length(steps), fps: fps) {
            report(Message.tooLong(fault, hasDuration: duration != nil), at: node)
        }
        return Timeline(fps: fps, duration: duration, start: start, steps: steps)
    }

    private func frameRate(_ node: YAMLNode) -> FrameRate? {
        let form = FrameRate.form
        guard case .scalar(let text, let plain) = node.content, !node.isNull else {
            wrongType(node, "fps", due: form)
            return nil
        }
        if plain || text.contains("/"), let rate = FrameRate.parse(text) { return rate }
        if !plain, FrameRate.parse(text) != nil {
            wrongType(node, "fps", due: "a number")
        } else {
            report(Message.outOfRange("fps", must: form, found: text), at: node)
        }
        return nil
    }

    /// An item's index, which must be there.
    private func item(_ node: YAMLNode, _ name: String, _ context: TimelineContext) -> Int? {
        guard let index = integer(node, name, .any) else { return nil }
        if let count = context.count, !(0..<count).contains(index) {
            report(Message.noSuchItem(name, found: index, count: count), at: node)
            return nil
        }
        return index
    }

    /// What the steps take at least, in seconds: how long a motion needs to rest is not known here.
    private static func length(_ steps: [Step]) -> Double {
        steps.reduce(0) { sum, step in
            switch step {
            case .wait(let seconds): sum + seconds
            case .settle, .select: sum
            case .drag(let drag):
                switch drag.movement {
                case .by(_, let seconds, _): sum + seconds + drag.hold
                case .path(let samples): sum + (samples.last?.time ?? 0) + drag.hold
                }
            }
        }
    }

    // MARK: - Steps

    private func step(_ node: YAMLNode, _ context: TimelineContext) -> Step? {
        if case .scalar = node.content {
            return choice(node, "step", of: [("settle", Step.settle)], orElse: "a map as { wait: 1 }")
        }
        guard let fields = Fields(node, "step", in: self) else { return nil }
        let names = ["wait", "settle", "select", "drag"]
        let given = names.filter { fields.has($0) }
        fields.allow(names)
        fields.finish()
        guard let name = given.first, let value = fields[name] else {
            if fields.keys.isEmpty { fields.report(Message.missingOneOf(names, in: "step")) }
            return nil
        }
        if given.count > 1 {
            fields.exclude(given[1], given[0])
            return nil
        }
        switch name {
        case "wait": return number(value, "wait", .seconds).map(Step.wait)
        case "settle":
            if !value.isNull, !value.isTrue { wrongType(value, "settle", due: "true") }
            return .settle
        case "select":
            if let kind = context.kind, !type(of: kind.values).isSelectable {
                fields.report(Message.selectOnCards, atKey: "select")
                return nil
            }
            return item(value, "select", context).map(Step.select)
        default:
            return Fields(value, "drag", name: "drag", home: fields.span(ofKey: "drag"), in: self)
                .flatMap { drag($0) }.map(Step.drag)
        }
    }

    private func drag(_ fields: Fields) -> Drag? {
        let hold = fields.number("hold", .seconds) ?? 0
        let velocity = fields.number("velocity")
        let minimumDistance = fields.number("minimumDistance", .notNegative) ?? 10
        let movement = movement(fields)
        fields.finish()
        return movement.map { Drag($0, hold: hold, velocity: velocity, minimumDistance: minimumDistance) }
    }

    private func movement(_ fields: Fields) -> Drag.Movement? {
        if let node = fields["path"] {
            for key in ["by", "over", "curve"] {
                fields.exclude(key, "path")
                fields.allow([key])
            }
            return samples(node).map(Drag.Movement.path)
        }
        let by = fields["by"].map { number($0, "by", .any) }
        let over = fields["over"].map { number($0, "over", .positiveSeconds) }
        let curve = fields["curve"].map { self.curve($0, "curve") } ?? .linear
        if by == nil, over == nil {
            fields.report(Message.missingOneOf(["by", "path"], in: "drag"))
        } else if by == nil {
            fields.report(missing: "by")
        } else if over == nil {
            fields.report(missing: "over")
        }
        guard case let by?? = by, case let over?? = over, let curve else { return nil }
        return .by(by, over: over, curve: curve)
    }

    private func samples(_ node: YAMLNode) -> [Drag.Sample]? {
        guard let nodes = list(node, "path") else { return nil }
        if nodes.count < 2 {
            report(Message.listCount("path", must: "at least 2 samples", found: nodes.count), at: node)
            return nil
        }
        var samples: [Drag.Sample] = []
        for (i, node) in nodes.enumerated() {
            guard let pair = numbers(node, "path sample", count: 2) else { return nil }
            let before = samples.last?.time
            if let must = before.map({ "later than \(NumberText.plain($0))" }) ?? (i == 0 ? "0" : nil),
                before.map({ pair[0] <= $0 }) ?? (pair[0] != 0)
            {
                let name = i == 0 ? "the first sample's time" : "a sample's time"
                report(Message.timeOfSample(name, must: must, found: pair[0]), at: node)
                return nil
            }
            if let must = NumberRule.seconds.must(for: pair[0]) {
                let found = NumberText.plain(pair[0])
                report(Message.outOfRange("path sample", must: must, found: found), at: node)
                return nil
            }
            samples.append(Drag.Sample(pair[0], pair[1]))
        }
        return samples
    }
}
