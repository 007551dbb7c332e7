import CarouselCairo
import CarouselDrawing
import CarouselScene

/// What a frame's file, or a whole film's, holds.
public struct FrameFormat: Sendable {
    /// As `--format` has it.
    public let name: String
    /// Of files' names.
    public let ending: String
    /// What it is for, in a few words.
    public let purpose: String
    /// Whether a file's size is told in pixels, or in points.
    package let isMeasuredInPixels: Bool
    /// Whether it has no place for an alpha.
    package let isOpaque: Bool
    /// Which options of films mean something to it.
    package let settings: Set<FilmSetting>
    package let container: FrameContainer
    /// Whether a frame's bytes depend on the frame before it as well.
    package let looksBack: Bool
    /// One thread's encoder.
    package let makeEncoder: @Sendable (FrameEncoding) -> any FrameEncoder
    /// What makes frames of pixels that are drawn already; nil where a frame is no pixels.
    package let makePixelEncoder: (@Sendable (PixelEncoding) -> any PixelEncoder)?

    /// Every format there is, the default first.
    public static let all: [FrameFormat] = [
        .png, .svg, .animatedSVG, .apng, .mp4, .mov, .webm, .gif, .webp, .y4m, .rgba,
    ]

    /// The format of this name, in any case; nil where there is none.
    public init?(named name: String) {
        guard let format = Self.all.first(where: { $0.name == name.lowercased() }) else { return nil }
        self = format
    }

    package init(
        _ name: String, ending: String? = nil, for purpose: String, isMeasuredInPixels: Bool = true,
        isOpaque: Bool = false,
        settings: Set<FilmSetting> = [], container: FrameContainer = .files,
        looksBack: Bool = false, _ makeEncoder: @escaping @Sendable (FrameEncoding) -> any FrameEncoder
    ) {
        self.name = name
        self.ending = ending ?? name
        self.purpose = purpose
        self.isMeasuredInPixels = isMeasuredInPixels
        self.isOpaque = isOpaque
        self.settings = settings
        self.container = container
        self.looksBack = looksBack
        self.makeEncoder = makeEncoder
        makePixelEncoder = nil
    }

    /// A film's format whose frames are made of pixels alone.
    /// - Parameter looksBack: Whether it draws of a frame only what differs from the one before, and keeps nothing.
    package init(
        film name: String, for purpose: String, isOpaque: Bool = false, settings: Set<FilmSetting> = [],
        container: FrameContainer, looksBack: Bool = false,
        _ makePixelEncoder: @escaping @Sendable (PixelEncoding) -> any PixelEncoder
    ) {
        self.name = name
        ending = name
        self.purpose = purpose
        isMeasuredInPixels = true
        self.isOpaque = isOpaque
        self.settings = settings
        self.container = container
        self.looksBack = looksBack
        makeEncoder = { encoding in
            let pixels = makePixelEncoder(encoding.pixels)
            return looksBack ? AreaEncoder(encoding, pixels) : UpdateEncoder(encoding, pixels)
        }
        self.makePixelEncoder = makePixelEncoder
    }

    /// Whether all frames stand in one file.
    public var isFilm: Bool {
        if case .files = container { false } else { true }
    }

    /// Whether files of this ending, in lower case, can hold it.
    package func takes(ending: String) -> Bool {
        ending == self.ending || self == .apng && ending == "png"
    }
}

extension FrameFormat: Hashable {
    public static func == (a: FrameFormat, b: FrameFormat) -> Bool { a.name == b.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// What frames stand in.
package enum FrameContainer: Sendable {
    /// Each in a file of its own.
    case files
    /// All in one file or stream, in order.
    case stream(head: @Sendable (FilmShape) throws -> [UInt8], tail: @Sendable (FilmShape) throws -> [UInt8])
    /// All in one file that is made of what they all draw.
    case drawing(@Sendable (FrameEncoding, FilmShape) -> any FilmEncoder)
    /// All in one file that ffmpeg makes of them.
    case ffmpeg(FFmpegRecipe)
}

/// What a film's file says of the whole.
package struct FilmShape: Sendable {
    /// In pixels.
    package let width: Int
    package let height: Int
    package let fps: FrameRate
    package let frames: Int
    /// Whether the background lets nothing through.
    package let isOpaque: Bool
    package let options: FilmOptions
}

/// Turns what frames draw into bytes, one after the other, on one thread.
package protocol FrameEncoder: AnyObject {
    /// - Parameter times: Is given the time it took.
    func encode(_ frame: FrameDrawing, _ times: inout StageTimes) throws -> [UInt8]
}

/// Turns what all frames of a film draw into one file, on one thread.
package protocol FilmEncoder: AnyObject {
    /// Takes the next frame.
    func add(_ list: DisplayList)
    /// The file's bytes.
    func finish() throws -> [UInt8]
}

/// A frame, as encoders are given it.
package struct FrameDrawing {
    package let list: DisplayList
    /// Its place among the frames that are written; 0 where that does not matter.
    package var index = 0
    /// What the frame before it draws; nil for the first, and where that does not matter.
    package var previous: DisplayList?
}

/// What encoders are made of.
package struct FrameEncoding {
    package let scene: Scene
    package let canvases: CanvasSource
    package let compression: FrameCompression
    package let svgStyle: SVGStyle

    package var screen: Screen { scene.screen }
    package var pixels: PixelEncoding {
        PixelEncoding(fps: scene.timeline.fps, background: screen.background, compression: compression)
    }
}
