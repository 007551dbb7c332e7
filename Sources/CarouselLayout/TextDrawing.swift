import CarouselDrawing
import Foundation

/// What a text draws, made once, when it is asked for first.
final class TextDrawing: @unchecked Sendable {
    // Guarded by `lock`: what makes this class Sendable.
    private var made: Path?
    private let make: @Sendable () throws -> Path
    private let lock = NSLock()

    init(_ make: @escaping @Sendable () throws -> Path) { self.make = make }

    var outlines: Path {
        get throws {
            try lock.withLock {
                if let made { return made }
                let outlines = try make()
                made = outlines
                return outlines
            }
        }
    }
}
