import CarouselDrawing
import CarouselMotion

extension Film {
    /// The state at a moment as `inspect` prints it: of one carousel's members, or of each by its name.
    package func json(of moment: Moment) -> JSON {
        let poses = poses(at: moment.time)
        guard scene.carousels.contains(where: { $0.name != nil }) else {
            return poses.first?.json(frame: moment.frame) ?? .object([])
        }
        let carousels = zip(scene.carousels, poses).map { ($0.address, JSON.object($1.members)) }
        return .object(
            Pose.head(frame: moment.frame, time: moment.time) + [("carousels", .object(carousels))])
    }
}

extension Pose {
    /// As `inspect` prints it.
    /// - Parameter frame: nil for a state that is not on the grid of frames.
    package func json(frame: Int?) -> JSON { .object(Self.head(frame: frame, time: time) + members) }

    fileprivate static func head(frame: Int?, time: Double) -> [(key: String, value: JSON)] {
        (frame.map { [("frame", .integer($0))] } ?? []) + [("time", .number(time))]
    }

    fileprivate var members: [(key: String, value: JSON)] {
        var members: [(key: String, value: JSON)] = [
            ("phase", .string(phase.rawValue)),
            ("index", .integer(index)),
            ("position", .number(position)),
            ("offset", .number(offset)),
            ("items", .array(items)),
        ]
        if let indicator { members.append(("indicator", indicator.json)) }
        return members
    }

    /// Each content of each place, in the order in which they are drawn.
    private var items: [JSON] {
        let layers = places.flatMap { place in place.layers.map { (place, $0) } }
        return layers.enumerated().map { z, drawn in
            let (place, layer) = drawn
            return .object(
                [("item", .integer(layer.item))] + place.frame.json + [
                    ("opacity", .number(place.opacity * layer.opacity)),
                    ("scale", .number(place.scale)),
                ] + place.effectJSON + [("z", .integer(z))])
        }
    }
}

extension Place {
    /// What a transition makes of it; nothing without one.
    fileprivate var effectJSON: [(key: String, value: JSON)] {
        guard let effect, let corners else { return [] }
        let changes: [(key: String, value: Double, neutral: Double)] = [
            ("blur", effect.blur, neutral: 0), ("saturation", effect.saturation, neutral: 1),
            ("brightness", effect.brightness, neutral: 0),
        ]
        return [("corners", .array(corners.flatMap { [.number($0.x), .number($0.y)] }))]
            + changes.filter { $0.value != $0.neutral }.map { ($0.key, .number($0.value)) }
    }
}

extension IndicatorPose {
    fileprivate var json: JSON {
        var members: [(key: String, value: JSON)] = [("index", .integer(index))]
        if let mask = masks.first { members.append(("mask", .object(mask.json))) }
        if !marks.isEmpty {
            members.append(
                ("marks", .array(marks.map { .object($0.frame.json + [("mix", .number($0.mix))]) })))
        }
        if let caption { members.append(("text", .string(caption.text))) }
        return .object(members)
    }
}

extension Rect {
    fileprivate var json: [(key: String, value: JSON)] {
        [("x", .number(x)), ("y", .number(y)), ("width", .number(width)), ("height", .number(height))]
    }
}
