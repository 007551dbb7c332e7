extension Reading {
    /// Damping that comes to rest within hours and a spring that moves within days.
    private static let dampingFractions = NumberRule.range(0.01, 100)
    private static let responses = NumberRule.range(0.01, 100)

    /// An animation: a name, or a map of a curve, a Bézier or a spring.
    func animation(_ node: YAMLNode, _ name: String) -> Carousel.Animation? {
        if case .scalar = node.content {
            let curves = Carousel.TimingCurve.named.map {
                ($0.name, Carousel.Animation.curve($0.curve, duration: Carousel.Animation.defaultDuration))
            }
            return choice(
                node, name,
                of: curves + Carousel.Spring.named.map { ($0.name, Carousel.Animation.spring($0.spring)) })
        }
        guard let fields = Fields(node, name, name: name, in: self) else { return nil }
        defer { fields.finish() }
        let kinds = ["curve", "bezier", "spring"]
        guard let kind = kinds.first(where: { fields.has($0) }) else {
            fields.allow(kinds + ["duration"])
            fields.report(Message.missingOneOf(kinds, in: name))
            return nil
        }
        for other in kinds where other != kind { fields.exclude(other, kind) }
        fields.allow(kinds)
        if kind == "spring" {
            if fields.has("duration") {
                fields.allow(["duration"])
                fields.report(
                    Message.misplacedKey("duration", in: name, owner: "curve and bezier"), atKey: "duration")
            }
            return fields["spring"].flatMap { spring($0, "spring") }.map(Carousel.Animation.spring)
        }
        let duration = fields.number("duration", .positiveSeconds) ?? Carousel.Animation.defaultDuration
        let curve =
            kind == "curve"
            ? fields.choice("curve", of: Carousel.TimingCurve.named)
            : fields["bezier"].flatMap { bezier($0, "bezier") }
        return curve.map { .curve($0, duration: duration) }
    }

    /// A curve without a duration, as a drag has it: a name, four numbers, or a map with `bezier`.
    func curve(_ node: YAMLNode, _ name: String) -> Carousel.TimingCurve? {
        switch node.content {
        case .scalar: return choice(node, name, of: Carousel.TimingCurve.named)
        case .sequence: return bezier(node, name)
        case .mapping:
            guard let fields = Fields(node, name, name: name, in: self) else { return nil }
            defer { fields.finish() }
            return fields.required("bezier").flatMap { bezier($0, "bezier") }
        }
    }

    private func bezier(_ node: YAMLNode, _ name: String) -> Carousel.TimingCurve? {
        guard let values = numbers(node, name, count: 4), let nodes = list(node, name) else { return nil }
        for i in [0, 2] {
            guard let must = NumberRule.fraction.must(for: values[i]) else { continue }
            let found = NumberText.plain(values[i])
            report(Message.outOfRange("\(name) x\(i / 2 + 1)", must: must, found: found), at: nodes[i])
            return nil
        }
        return Carousel.TimingCurve(values[0], values[1], values[2], values[3])
    }

    private func spring(_ node: YAMLNode, _ name: String) -> Carousel.Spring? {
        if case .scalar = node.content { return choice(node, name, of: Carousel.Spring.named) }
        guard let fields = Fields(node, name, name: name, in: self) else { return nil }
        defer { fields.finish() }
        let byDuration = ["duration", "bounce"].first { fields.has($0) }
        let byResponse = ["response", "dampingFraction"].first { fields.has($0) }
        let duration = fields.number("duration", Self.responses)
        let bounce = fields.number("bounce", .between(-1, 1))
        let response = fields.number("response", Self.responses)
        let damping = fields.number("dampingFraction", Self.dampingFractions)
        if let byDuration, let byResponse {
            fields.exclude(byDuration, byResponse)
            return nil
        }
        guard byDuration != nil else {
            let usual = Carousel.Spring()
            return Carousel.Spring(
                response: response ?? usual.response, dampingFraction: damping ?? usual.dampingFraction)
        }
        let spring = Carousel.Spring(duration: duration ?? 0.5, bounce: bounce ?? 0)
        if let must = Self.dampingFractions.must(for: spring.dampingFraction), let node = fields["bounce"] {
            let found = NumberText.readable(spring.dampingFraction)
            report(
                Message.outOfRange("the damping fraction of this bounce", must: must, found: found), at: node)
        }
        return spring
    }
}
