extension SceneWriter {
    func timeline(_ timeline: Timeline) -> YAMLMap {
        var map = YAMLMap()
        if timeline.fps != FrameRate(60) { map.set("fps", frameRate(timeline.fps)) }
        map.set("duration", timeline.duration)
        map.set("start", timeline.start, unless: 0)
        if !timeline.steps.isEmpty { map.set("steps", .list(timeline.steps.map(step))) }
        return map
    }

    private func frameRate(_ rate: FrameRate) -> YAMLValue {
        guard rate.denominator != 1 else { return .number(rate.numerator) }
        return .scalar("\(NumberText.plain(rate.numerator))/\(NumberText.plain(rate.denominator))")
    }

    private func step(_ step: Step) -> YAMLValue {
        var map = YAMLMap()
        switch step {
        case .wait(let seconds): map.set("wait", .number(seconds))
        case .settle: return .scalar("settle")
        case .select(let index): map.set("select", .number(index))
        case .drag(let drag): map.set("drag", .map(self.drag(drag)))
        }
        return .map(map)
    }

    private func drag(_ drag: Drag) -> YAMLMap {
        var map = YAMLMap()
        switch drag.movement {
        case .by(let distance, let seconds, let curve):
            map.set("by", .number(distance))
            map.set("over", .number(seconds))
            if curve != .linear { map.set("curve", self.curve(curve)) }
        case .path(let samples):
            map.set("path", .list(samples.map { .numbers([$0.time, $0.translation]) }))
        }
        map.set("hold", drag.hold, unless: 0)
        map.set("velocity", drag.velocity)
        map.set("minimumDistance", drag.minimumDistance, unless: 10)
        return map
    }

    /// A curve's name, or its four numbers.
    private func curve(_ curve: Carousel.TimingCurve) -> YAMLValue {
        curve.name.map(YAMLValue.scalar) ?? .numbers([curve.x1, curve.y1, curve.x2, curve.y2])
    }

    func animation(_ animation: Carousel.Animation) -> YAMLValue {
        if let name = animation.name { return .scalar(name) }
        var map = YAMLMap()
        switch animation {
        case .curve(let curve, let duration):
            map.set(curve.name == nil ? "bezier" : "curve", self.curve(curve))
            map.set("duration", duration, unless: Carousel.Animation.defaultDuration)
        case .spring(let spring):
            var numbers = YAMLMap()
            numbers.set("response", .number(spring.response))
            numbers.set("dampingFraction", .number(spring.dampingFraction))
            map.set("spring", .map(numbers))
        }
        return .map(map)
    }
}
