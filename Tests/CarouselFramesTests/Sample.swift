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

    /// A scene of the tests' own, at two pixels per point as the samples are.
    static func film(ofTests name: String) throws -> Film {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Scenes/\(name).yaml")
        return try Film(contentsOf: file.path) { $0.screen.scale = 2 }
    }
}
