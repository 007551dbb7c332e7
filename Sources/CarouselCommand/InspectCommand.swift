import CarouselDrawing
import CarouselFrames
import CarouselMotion

extension Verb {
    package static let inspect = Verb(
        name: "inspect", summary: "the numbers behind the frames, as JSON lines",
        about: """
            Prints one JSON object a line for each frame, without drawing any: time in
            seconds, phase (rest, dragging or moving), index, position (the fractional
            index), offset, and the items that can be seen, farthest first, in points,
            exact to 1e-6. With --at there is no "frame". Several scenes follow one another.
            """,
        options: [.fps, .frames, .at, .strict, .quiet, .color],
        examples: [
            ("inspect Samples/snap.yaml", "every frame"),
            ("inspect Samples/snap.yaml --frames 12", "one frame"),
            ("inspect Samples/snap.yaml --at 0,0.35,0.7", "the states at three times"),
        ],
        run: { arguments, console in
            let opening = try FilmOpening(arguments)
            let frames = try arguments.frameList()
            let times = try arguments.times()
            return try arguments.scenes.reduce(.done) { code, path in
                do {
                    let film = try opening.film(path, console)
                    var output = StandardOutput()
                    for moment in try film.moments(FilmOpening.selection(film, frames, times)) {
                        try output.append(film.pose(at: moment.time).json(frame: moment.frame).text + "\n")
                    }
                    try output.flush()
                } catch let error as OutputError {
                    throw error
                } catch {
                    console.report(error, scene: path)
                    return code == .done ? ExitCode(error) : code
                }
                return code
            }
        })
}

extension Pose {
    /// As `inspect` prints it.
    /// - Parameter frame: nil for a state that is not on the grid of frames.
    package func json(frame: Int?) -> JSON {
        var members: [(key: String, value: JSON)] = []
        if let frame { members.append(("frame", .integer(frame))) }
        members += [
            ("time", .number(time)),
            ("phase", .string(phase.rawValue)),
            ("index", .integer(index)),
            ("position", .number(position)),
            ("offset", .number(offset)),
            ("items", .array(items)),
        ]
        if let indicator { members.append(("indicator", indicator.json)) }
        return .object(members)
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
                    ("z", .integer(z)),
                ])
        }
    }
}

extension IndicatorPose {
    fileprivate var json: JSON {
        var members: [(key: String, value: JSON)] = [("index", .integer(index))]
        if let mask = masks.first { members.append(("mask", .object(mask.json))) }
        return .object(members)
    }
}

extension Rect {
    fileprivate var json: [(key: String, value: JSON)] {
        [("x", .number(x)), ("y", .number(y)), ("width", .number(width)), ("height", .number(height))]
    }
}
