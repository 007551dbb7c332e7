import CarouselDrawing
import CarouselFrames
import CarouselScene

/// How scenes are opened: what the command line puts in place of a scene's own values, and what warnings count for.
struct FilmOpening {
    private let arguments: Arguments
    private let fps: FrameRate?
    private let scale: Double?
    private let width: Int?
    private let settings: [SceneSetting]

    /// Reads the options, so that wrong ones are found before any scene is.
    init(_ arguments: Arguments) throws(UsageError) {
        self.arguments = arguments
        fps = try arguments.fps()
        scale = try arguments.scale()
        width = try arguments.width()
        _ = try arguments.background(.light)
        settings = try arguments.settings()
    }

    /// A film whose warnings are reported at once; see `film(_:)`.
    func film(_ path: String, _ console: Console) throws -> Film {
        let film = try film(path)
        film.warnings.forEach(console.report)
        return film
    }

    /// - Parameter path: A scene file, or `-`.
    /// - Throws: What `Film` throws; with `--strict`, warnings as a `SceneError`.
    func film(_ path: String) throws -> Film {
        let film = try adjustedFilm(path)
        if arguments.has(.strict), !film.warnings.isEmpty {
            throw SceneError(
                film.warnings.map { warning in
                    var error = warning
                    error.severity = .error
                    return error
                })
        }
        return film
    }

    private func adjustedFilm(_ path: String) throws -> Film {
        do {
            return try Film(contentsOf: path, settings: settings) { scene in try adjust(&scene) }
        } catch FilmError.invalid(let fault) where fps != nil {
            // The reader has found the scene's own faults; what is left is a rate that makes it too long.
            throw UsageError.unfit(.fps, arguments[.fps] ?? "", fault: fault)
        }
    }

    private func adjust(_ scene: inout Scene) throws(UsageError) {
        if let fps { scene.timeline.fps = fps }
        if let scale = width.map({ Double($0) / scene.screen.width }) ?? scale {
            scene.screen.scale = scale
            let size = (width: scene.screen.width, height: scene.screen.height)
            if let fault = SceneLimits.sizeFault(width: size.width, height: size.height, scale: scale) {
                let option: Option = width == nil ? .scale : .width
                throw .unfit(option, arguments[option] ?? "", fault: fault)
            }
        }
        if let background = try arguments.background(scene.screen.appearance, ios: scene.screen.ios) {
            scene.screen.background = background
        }
    }

    /// What of a film is asked for.
    static func selection(_ film: Film, _ frames: FrameList?, _ times: [Double]?) throws -> FrameSelection {
        if let frames { return .frames(try frames.frames(of: film.frameCount)) }
        if let times { return .times(times) }
        return .all
    }
}
