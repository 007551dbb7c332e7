import CarouselDrawing
import Synchronization

/// What a text draws, made once, when it is asked for first.
final class TextDrawing: Sendable {
    private let made = Mutex<Path?>(nil)
    private let make: @Sendable () throws -> Path

    init(_ make: @escaping @Sendable () throws -> Path) { self.make = make }

    var outlines: Path {
        get throws {
            try made.withLock { made in
                if let made { return made }
                let outlines = try make()
                made = outlines
                return outlines
            }
        }
    }
}
