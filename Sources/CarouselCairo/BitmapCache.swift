import CarouselDrawing
import Foundation

/// Pixels that were drawn once and are copied from then on, shared by all threads: those used last, up to a fixed
/// amount of memory.
///
/// Whether something is found here changes nothing but the time: drawing it anew gives the same pixels.
final class BitmapCache: @unchecked Sendable {
    // Guarded by `lock`: what makes this class Sendable.
    private var entries: [(key: Key, value: Value)] = []
    private var bytes = 0
    private let lock = NSLock()

    /// Enough for ten cards of a phone's width at three pixels per point, and their shadows.
    private static let mostBytes = 64 << 20

    /// What is drawn, and as what.
    struct Key: Equatable {
        var drawn: Drawn
        /// Pixels per point.
        var scale: Double
        /// Two equal lists that come from one place share their storage and are compared at once.
        var nodes: [Node]
    }

    enum Drawn: Equatable {
        /// The nodes themselves.
        case nodes
        /// The shadow they cast.
        case shadow(DropShadow)
        /// What they draw, blurred.
        case blurred(Blur)
    }

    struct Value {
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
        lock.withLock {
            guard let index = entries.lastIndex(where: { $0.key == key }) else { return nil }
            let entry = entries.remove(at: index)
            entries.append(entry)
            return entry.value
        }
    }

    private func keep(_ value: Value, for key: Key) {
        let size = value.bitmap.stride * value.bitmap.height
        guard size <= BitmapCache.mostBytes else { return }
        lock.withLock {
            // Another thread may have drawn the same in the meantime.
            guard !entries.contains(where: { $0.key == key }) else { return }
            entries.append((key, value))
            bytes += size
            while bytes > BitmapCache.mostBytes {
                let oldest = entries.removeFirst().value.bitmap
                bytes -= oldest.stride * oldest.height
            }
        }
    }
}
