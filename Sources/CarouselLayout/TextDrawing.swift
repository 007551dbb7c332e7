import CarouselDrawing
import Synchronization

/// What a text draws, made once, when it is asked for first.
final class TextDrawing: Sendable {
    private let made = Mutex<[TextPart]?>(nil)
    private let make: @Sendable () throws -> [TextPart]

    init(_ make: @escaping @Sendable () throws -> [TextPart]) { self.make = make }

    var parts: [TextPart] {
        get throws {
            try made.withLock { made in
                if let made { return made }
                let parts = try make()
                made = parts
                return parts
            }
        }
    }
}
