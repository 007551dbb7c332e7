import CarouselFrames
import Foundation

/// The sample scenes of this package.
enum Sample {
    static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Samples")

    static func film(_ name: String, adjust: (inout Scene) -> Void = { _ in }) throws -> Film {
        try Film(contentsOf: folder.appendingPathComponent("\(name).yaml").path, adjust: adjust)
    }
}
