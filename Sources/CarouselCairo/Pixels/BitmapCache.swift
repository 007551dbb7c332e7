import CarouselPixels
import CarouselDrawing
import Synchronization

/// Pixels that were drawn once and are copied from then on, shared by all threads: those used last, up to a fixed
/// amount of memory.
///
/// Whether something is found here changes nothing but the time: drawing it anew gives the same pixels.
final class BitmapCache: Sendable {
    private struct State {
        var entries: [(key: Key, value: Value)] = []
        var bytes = 0
    }

    private let state = Mutex(State())

    /// Enough for seven cards of a phone's width at three pixels per point, and their shadows.
    private static let mostBytes = 48 << 20

    /// What is drawn, and as what.
    struct Key: Equatable, Sendable {
        var drawn: Drawn
        /// Pixels per point.
        var scale: Double
        /// Two equal lists that come from one place share their storage and are compared at once.
        var nodes: [Node]
    }

    enum Drawn: Equatable, Sendable {
        /// The nodes themselves.
        case nodes
        /// The shadow they cast.
        case shadow(DropShadow)
        /// What they draw, blurred.
        case blurred(Blur)
    }

    struct Value: Sendable {
        var bitmap: Bitmap
        /// Where its upper left pixel belongs, in the coordinates of the nodes' parent, in points.
        var origin: Point
    }

    /// What is kept under `key`, or what `make` draws; nil if that draws nothing.
    func value(for key: Key, make: () throws -> Value?) rethrows -> Value? {
        if let known = find(key) { return known }
        guard let made = try make() else { return nil }
        keep(made, for: key)
        return made
    }

    private func find(_ key: Key) -> Value? {
        state.withLock { state in
            guard let index = state.entries.lastIndex(where: { $0.key == key }) else { return nil }
            let entry = state.entries.remove(at: index)
            state.entries.append(entry)
            return entry.value
        }
    }

    private func keep(_ value: Value, for key: Key) {
        let size = value.bitmap.stride * value.bitmap.height
        guard size <= BitmapCache.mostBytes else { return }
        state.withLock { state in
            // Another thread may have drawn the same in the meantime.
            guard !state.entries.contains(where: { $0.key == key }) else { return }
            state.entries.append((key, value))
            state.bytes += size
            while state.bytes > BitmapCache.mostBytes {
                let oldest = state.entries.removeFirst().value.bitmap
                state.bytes -= oldest.stride * oldest.height
            }
        }
    }
}
