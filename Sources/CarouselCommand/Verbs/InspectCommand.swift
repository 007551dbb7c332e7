import CarouselFrames

extension Verb {
    package static let inspect = Verb(
        name: "inspect", summary: "the numbers behind the frames, as JSON lines",
        about: """
            Prints one JSON object a line for each frame, without drawing any: time in
            seconds, phase (rest, dragging or moving), index, position (the fractional
            index), offset, and the items that can be seen, farthest first, in points,
            exact to 1e-6. With --at there is no "frame". Where carousels have names, all
            but frame and time stands by name under "carousels". Several scenes follow one
            another.
            """,
        options: [.set, .appearance, .device, .fps, .frames, .at, .strict, .quiet, .color],
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
                        try output.append(film.json(of: moment).text + "\n")
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
