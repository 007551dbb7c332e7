import CarouselCairo
import CarouselDrawing
import CarouselScene

/// What a frame's file holds.
public struct FrameFormat: Sendable {
    /// As `--format` has it; also the ending of files' names.
    public let name: String
    /// What it is for, in a few words.
    public let purpose: String
    /// Whether a file's size is told in pixels, or in points.
    package let isMeasuredInPixels: Bool
    /// One thread's encoder.
    package let makeEncoder: @Sendable (FrameEncoding) -> any FrameEncoder

    /// Every format there is, the default first.
    public static let all: [FrameFormat] = [.png, .svg]

    /// The format of this name, in any case; nil where there is none.
    public init?(named name: String) {
        guard let format = Self.all.first(where: { $0.name == name.lowercased() }) else { return nil }
        self = format
    }

    package init(
        _ name: String, for purpose: String, isMeasuredInPixels: Bool,
        _ makeEncoder: @escaping @Sendable (FrameEncoding) -> any FrameEncoder
    ) {
        self.name = name
        self.purpose = purpose
        self.isMeasuredInPixels = isMeasuredInPixels
        self.makeEncoder = makeEncoder
    }
}

extension FrameFormat: Hashable {
    public static func == (a: FrameFormat, b: FrameFormat) -> Bool { a.name == b.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// Turns what frames draw into the bytes of files, one after the other, on one thread.
package protocol FrameEncoder: AnyObject {
    /// - Parameter times: Is given the time it took.
    func encode(_ list: DisplayList, _ times: inout StageTimes) throws -> [UInt8]
}

/// What encoders are made of.
package struct FrameEncoding {
    package let scene: Scene
    package let canvases: CanvasSource
    package let compression: FrameCompression
    package let svgStyle: SVGStyle

    package var screen: Screen { scene.screen }
}
