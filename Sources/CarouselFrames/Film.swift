import CarouselCairo
import CarouselDrawing
import CarouselFiles
import CarouselLayout
import CarouselMotion
import CarouselPixels
import CarouselPlatform
import CarouselScene

/// A scene made ready to be drawn: any frame of it, in any order, from any thread.
public struct Film: Sendable {
    /// The scene's type under a name that SwiftUI does not have: for files that import both.
    public typealias Scene = CarouselScene.Scene

    public let scene: Scene
    /// Missing families and glyphs, with their lines.
    public let warnings: [Diagnostic]
    /// The first line of the comment with which the scene's file begins; nil without one.
    public let headline: String?
    private let motion: Motion
    private let resources: FilmResources

    /// Reads a scene file; `-` is standard input.
    ///
    /// `adjust` may change the scene before it is made ready, as the options `--fps` and `--scale` do.
    /// - Throws: `FilmError.unreadable` if the file is missing or cannot be read, `SceneError` with all its faults,
    ///   `FilmError.invalid` where an adjusted value cannot be drawn.
    /// - Parameter settings: Take the place of the file's own values, and are checked with them.
    public init(
        contentsOf file: String, settings: [SceneSetting] = [],
        adjust: (inout Scene) throws -> Void = { _ in }
    ) throws {
        let resources = try FilmResources()
        let bytes = try SceneFile.bytes(of: file)
        let read = try SceneReader.read(
            bytes: bytes, file: file, settings: settings,
            folder: SceneFile.folder(of: file),
            assets: FilmAssetChecker(resources))
        var scene = read.scene
        try adjust(&scene)
        try self.init(scene, read, resources, headline: SceneFile.headline(of: bytes))
    }

    /// Holds a scene that was built in code to the rules of scene files.
    /// - Throws: `SceneError` with all its faults, each with the path of its value.
    public init(_ scene: Scene) throws {
        let resources = try FilmResources()
        try self.init(scene, scene.checked(assets: FilmAssetChecker(resources)), resources)
    }

    /// - Parameter checked: The scene as it keeps the rules, which may have been adjusted since.
    private init(
        _ scene: Scene, _ checked: CheckedScene, _ resources: FilmResources, headline: String? = nil
    ) throws {
        self.headline = headline
        let screen = scene.screen
        if let fault = SceneLimits.sizeFault(
            width: screen.width, height: screen.height, scale: screen.scale)
        {
            throw FilmError.invalid(fault)
        }
        motion = Motion(scene, places: try Self.places(scene, resources))
        if let fault = SceneLimits.lengthFault(duration: motion.duration, fps: scene.timeline.fps) {
            if scene.timeline == checked.scene.timeline { throw checked.settlingError(fault) }
            throw FilmError.invalid("\(fault); lower the duration or the frame rate")
        }
        self.scene = scene
        warnings = checked.warnings
        self.resources = resources
    }

    /// Where the screen's content has each carousel; nil for a scene without.
    private static func places(_ scene: Scene, _ resources: FilmResources) throws -> [CarouselPlace]? {
        guard let places = try ScreenContent(scene, resources: resources)?.places() else { return nil }
        for (named, place) in zip(scene.carousels, places) {
            if let fault = named.carousel.roomFault(in: place.frame.width) {
                let name = named.name.map { "carousel '\($0)'" } ?? "the carousel"
                throw FilmError.invalid("\(name): \(fault)")
            }
        }
        return places
    }

    /// In seconds.
    public var duration: Double { motion.duration }

    /// Frames 0 … ⌊duration · fps⌋, both included.
    public var frameCount: Int { motion.frameCount }

    /// A frame's width and height in pixels.
    public var pixelSize: (width: Int, height: Int) {
        Size(scene.screen.width, scene.screen.height).pixels(at: scene.screen.scale)
    }

    /// The film's start and end, both ends of each step of its timeline, and a quarter, half and three quarters of each
    /// motion: in seconds, in rising order.
    public var keyTimes: [Double] { motion.keyTimes }

    /// The moment of frame `k`, in seconds.
    public func time(ofFrame k: Int) -> Double { scene.timeline.fps.time(ofFrame: k) }

    /// How far a finger that is down at `time` (seconds) has moved, in points; nil where none is.
    package func translation(at time: Double) -> Double? { motion.translation(at: time) }

    /// Where everything of the first carousel is at `time` (seconds).
    public func pose(at time: Double) -> Pose { motion.pose(at: time) }

    /// Where everything is at `time` (seconds), for each of the scene's carousels in their order.
    public func poses(at time: Double) -> [Pose] { motion.poses(at: time) }

    /// The state at `time` (seconds) as the bytes of a PNG file: RGB, or RGBA where the background is not opaque.
    public func png(at time: Double, compression: FrameCompression = .fast) throws -> [UInt8] {
        try renderer(compression: compression).png(at: time)
    }

    /// The state at `time` (seconds) as the bytes of an SVG file.
    public func svg(at time: Double, style: SVGStyle = .layers) throws -> [UInt8] {
        try renderer(svgStyle: style).svg(at: time)
    }

    /// The state at `time` (seconds) as pixels: rows from the top, four bytes each (red, green, blue, alpha, the
    /// alpha not multiplied in).
    public func pixels(at time: Double) throws -> [UInt8] { try renderer().pixels(at: time) }

    /// What draws many moments of this film faster than one by one.
    public func renderer(
        compression: FrameCompression = .fast, svgStyle: SVGStyle = .layers
    ) -> FilmRenderer {
        FilmRenderer(
            scene: scene, motion: motion, resources: resources, compression: compression,
            svgStyle: svgStyle)
    }

    /// What the pixels depend on besides the scene, by name.
    package static var libraryVersions: [(name: String, version: String)] {
        [
            ("Cairo", LibraryVersions.cairo), ("Pango", LibraryVersions.pango),
            ("libpng", PNGEncoder.libraryVersion),
        ]
    }

    /// The font files that the film's texts take their glyphs from, sorted.
    package func fontFiles() throws -> [String] { try resources.fontFiles(of: scene.texts) }

    /// Those files' names, and by what their contents are known.
    package func fontVersions() throws -> [(name: String, version: String)] {
        try fontFiles().map { file in
            let digest = FileManager.default.contents(atPath: file).map { SHA256.hex(of: [UInt8]($0)) }
            let version = LibraryVersions.font(file) ?? "of no version"
            return (FilePath.split(file).name, version + (digest.map { " (\($0.prefix(8)))" } ?? ""))
        }
    }
}

/// Why a film cannot be made or drawn.
public enum FilmError: Error, Hashable, Sendable {
    /// The scene file is missing or cannot be read, and why.
    case unreadable(file: String, reason: String)
    /// A value of the scene, or a file it names, cannot be drawn, and why.
    case invalid(String)
}

extension FilmError: CustomStringConvertible {
    /// One line.
    public var description: String {
        switch self {
        case .unreadable(let file, let reason): "cannot read \(file): \(reason)"
        case .invalid(let reason): reason
        }
    }
}

/// Where a scene comes from.
private enum SceneFile {
    /// Paths inside a scene start at its own folder; those of standard input at the current one.
    static func folder(of file: String) -> String {
        guard file != "-", let slash = file.lastIndex(of: "/") else { return "." }
        return slash == file.startIndex ? "/" : String(file[..<slash])
    }

    static func bytes(of file: String) throws(FilmError) -> [UInt8] {
        let isNamed = file != "-"
        let input = isNamed ? open(file, O_RDONLY | O_CLOEXEC) : STDIN_FILENO
        defer { if isNamed, input >= 0 { close(input) } }
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        while input >= 0 {
            let count = read(input, &piece, piece.count)
            if count == 0 { return bytes }
            if count > 0 { bytes += piece[..<count] } else if errno != EINTR { break }
        }
        throw .unreadable(file: file, reason: reason(errno))
    }

    /// The first line of its comment, where it begins with one.
    static func headline(of bytes: [UInt8]) -> String? {
        guard bytes.first == UInt8(ascii: "#") else { return nil }
        let line = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
        let text = line.drop { $0 == "#" || $0.isWhitespace }
        return text.isEmpty || text.hasPrefix("yaml-language-server") ? nil : String(text)
    }

    private static func reason(_ code: Int32) -> String {
        switch code {
        case ENOENT, ENOTDIR: "there is no such file"
        case EISDIR: "this is a folder, not a scene file"
        default: String(cString: strerror(code))
        }
    }
}

extension Film {
    /// The version of this library and of the `carousel` program.
    package static let toolVersion = "0.1.0"

    /// The name of the drawing tool and of the libraries it draws with, each with its version.
    package static var versions: [(name: String, version: String)] {
        [("carousel", toolVersion)] + libraryVersions
    }
}
