import CarouselFrames

/// What moved between two records of a film's geometry.
package struct GeometryComparison: Hashable, Sendable {
    /// What changed in one state.
    package struct State: Hashable, Sendable {
        package var moment: Moment
        /// Never empty; cards first, in drawing order.
        package var changes: [GeometryChange]
    }

    /// The states that differ, in the order of the film.
    package private(set) var states: [State] = []
    /// States of which only the reference, or only the film, has any record.
    package private(set) var onlyInReference: [Moment] = []
    package private(set) var onlyInFilm: [Moment] = []
    /// Where frames follow one another at another rate, so that no number means the same state: frames per second.
    /// Only the states at the same times are compared then.
    package private(set) var rates: Rates?

    package struct Rates: Hashable, Sendable {
        package var reference: Double
        package var film: Double
    }

    package var isSame: Bool {
        states.isEmpty && onlyInReference.isEmpty && onlyInFilm.isEmpty && rates == nil
    }

    /// Frames are compared by their number, other states by their time.
    package init(reference: GeometryRecord, actual: GeometryRecord) {
        if let old = reference.frameRate, let new = actual.frameRate, abs(old - new) > 1e-4 * new {
            rates = Rates(reference: old, film: new)
        }
        let isByTime = rates != nil
        func key(_ frame: GeometryFrame) -> Key { isByTime ? .time(of: frame.time) : Key(frame.moment) }
        let old = Dictionary(reference.frames.map { (key($0), $0) }, uniquingKeysWith: { first, _ in first })
        for frame in actual.frames {
            guard let before = old[key(frame)] else {
                onlyInFilm.append(frame.moment)
                continue
            }
            let changes = GeometryChanges.between(before, frame)
            if !changes.isEmpty { states.append(State(moment: frame.moment, changes: changes)) }
        }
        let new = Set(actual.frames.map(key))
        onlyInReference = reference.frames.filter { !new.contains(key($0)) }.map(\.moment)
        // Between each other's frames all of them are alone.
        if isByTime { (onlyInFilm, onlyInReference) = ([], []) }
    }

    /// What changed in each frame that differs, by its number.
    package var changesByFrame: [Int: [GeometryChange]] {
        Dictionary(
            states.compactMap { state in state.moment.frame.map { ($0, state.changes) } },
            uniquingKeysWith: { first, _ in first })
    }

    /// By what a state is found again.
    private enum Key: Hashable {
        case frame(Int)
        /// In millionths of a second, since times are written so.
        case time(Double)

        init(_ moment: Moment) { self = moment.frame.map { .frame($0) } ?? .time(of: moment.time) }

        static func time(of seconds: Double) -> Key { .time((seconds * 1e6).rounded()) }
    }
}

/// Finds what changed from one state to another.
private enum GeometryChanges {
    /// Numbers are written in millionths; on another machine the last digit may be rounded the other way.
    private static let tolerance = 1.5e-6

    static func between(_ old: GeometryFrame, _ new: GeometryFrame) -> [GeometryChange] {
        let names = Set((old.carousels + new.carousels).map(\.name)).sorted { ($0 ?? "") < ($1 ?? "") }
        let changes = names.flatMap { name -> [GeometryChange] in
            let (before, after) = (
                old.carousels.first { $0.name == name }?.state, new.carousels.first { $0.name == name }?.state
            )
            guard let before, let after else { return presence(.carousel, before != nil, after != nil) }
            return between(before, after)
                .map { change in
                    var change = change
                    change.carousel = name
                    return change
                }
        }
        return changes + numbers(.carousel, [("time", old.time, new.time, "s")])
    }

    private static func between(_ old: CarouselGeometry, _ new: CarouselGeometry) -> [GeometryChange] {
        var changes = cards(old.items, new.items)
        changes += indicator(old.indicator, new.indicator)
        if old.phase != new.phase {
            changes.append(GeometryChange(.carousel, .text("phase", old.phase, new.phase)))
        }
        if old.index != new.index {
            changes.append(GeometryChange(.carousel, .count("index", old.index, new.index)))
        }
        changes += numbers(
            .carousel,
            [
                ("offset", old.offset, new.offset, "pt"),
                ("position", old.position, new.position, ""),
            ])
        return changes
    }

    private static func cards(
        _ old: [CarouselGeometry.Item], _ new: [CarouselGeometry.Item]
    ) -> [GeometryChange] {
        var rest = old
        var changes: [GeometryChange] = []
        var added: [GeometryChange] = []
        for item in new {
            guard let k = nearest(to: item, in: rest) else {
                added.append(GeometryChange(.card(item.item), .added))
                continue
            }
            let before = rest.remove(at: k)
            changes += numbers(
                .card(item.item),
                [
                    ("x", before.x, item.x, "pt"), ("y", before.y, item.y, "pt"),
                    ("width", before.width, item.width, "pt"), ("height", before.height, item.height, "pt"),
                    ("opacity", before.opacity, item.opacity, ""), ("scale", before.scale, item.scale, ""),
                    ("blur", before.blur ?? 0, item.blur ?? 0, "pt"),
                    ("saturation", before.saturation ?? 1, item.saturation ?? 1, ""),
                    ("brightness", before.brightness ?? 0, item.brightness ?? 0, ""),
                ])
            changes += corners(before, item)
            // A card that comes or goes moves all others in this order; then it is the one to be named.
            if before.z != item.z, old.count == new.count {
                changes.append(GeometryChange(.card(item.item), .count("z", before.z, item.z)))
            }
        }
        return rest.map { GeometryChange(.card($0.item), .gone) } + added + changes
    }

    /// Those that a transition has elsewhere, by their places in the card.
    private static func corners(
        _ old: CarouselGeometry.Item, _ new: CarouselGeometry.Item
    ) -> [GeometryChange] {
        guard let before = old.corners, let now = new.corners, before.count == 8, now.count == 8 else {
            return presence(.card(new.item), old.corners != nil, new.corners != nil)
        }
        let names = ["upper left", "upper right", "lower right", "lower left"].flatMap {
            ["\($0) x", "\($0) y"]
        }
        return numbers(.card(new.item), names.indices.map { (names[$0], before[$0], now[$0], "pt") })
    }

    /// The one with the same number; of the copies that a looping carousel has, the closest.
    private static func nearest(to item: CarouselGeometry.Item, in others: [CarouselGeometry.Item]) -> Int? {
        func distance(_ k: Int) -> Double {
            abs((others[k].x ?? 0) - (item.x ?? 0)) + abs((others[k].y ?? 0) - (item.y ?? 0))
        }
        return others.indices.filter { others[$0].item == item.item }.min { distance($0) < distance($1) }
    }

    private static func indicator(
        _ old: CarouselGeometry.Indicator?, _ new: CarouselGeometry.Indicator?
    ) -> [GeometryChange] {
        guard let old, let new else { return presence(.indicator, old != nil, new != nil) }
        var changes: [GeometryChange] = []
        if old.index != new.index {
            changes.append(GeometryChange(.indicator, .count("index", old.index, new.index)))
        }
        if let before = old.text, let now = new.text, before != now {
            changes.append(GeometryChange(.indicator, .text("text", before, now)))
        }
        changes += part(.indicatorMask, old.mask, new.mask)
        let (before, now) = (old.marks ?? [], new.marks ?? [])
        for k in 0..<max(before.count, now.count) {
            changes += part(
                .indicatorMark(k), k < before.count ? before[k] : nil, k < now.count ? now[k] : nil)
        }
        return changes
    }

    private static func part(
        _ subject: GeometryChange.Subject, _ old: CarouselGeometry.Mask?, _ new: CarouselGeometry.Mask?
    ) -> [GeometryChange] {
        guard let old, let new else { return presence(subject, old != nil, new != nil) }
        return numbers(
            subject,
            [
                ("x", old.x, new.x, "pt"), ("y", old.y, new.y, "pt"),
                ("width", old.width, new.width, "pt"), ("height", old.height, new.height, "pt"),
                ("mix", old.mix, new.mix, ""),
            ])
    }

    private static func presence(
        _ subject: GeometryChange.Subject, _ before: Bool, _ now: Bool
    ) -> [GeometryChange] {
        before == now ? [] : [GeometryChange(subject, now ? .added : .gone)]
    }

    private static func numbers(
        _ subject: GeometryChange.Subject, _ pairs: [(name: String, old: Double?, new: Double?, unit: String)]
    ) -> [GeometryChange] {
        pairs.compactMap { name, old, new, unit in
            if let old, let new, abs(old - new) < tolerance { return nil }
            if old == nil, new == nil { return nil }
            return GeometryChange(subject, .number(name, old, new, unit: unit))
        }
    }
}
