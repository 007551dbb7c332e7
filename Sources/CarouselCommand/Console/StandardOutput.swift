import CarouselFiles
import CarouselFrames
import CarouselPlatform
import Synchronization

/// Standard output does not take what it is given.
enum OutputError: Error, CustomStringConvertible {
    /// Nobody reads it any more, as with `| head`: nothing to complain about.
    case closed
    case failed(reason: String)

    var description: String {
        switch self {
        case .closed: "standard output is closed"
        case .failed(let reason): "cannot write to standard output: \(reason)"
        }
    }
}

/// Data for standard output, written in large pieces.
struct StandardOutput: ~Copyable {
    private var buffer: [UInt8] = []
    private static let size = 1 << 16

    mutating func append(_ text: String) throws(OutputError) {
        buffer.append(contentsOf: text.utf8)
        if buffer.count >= Self.size { try flush() }
    }

    /// Writes what is left; to be called at the end.
    mutating func flush() throws(OutputError) {
        try Self.write(buffer)
        buffer.removeAll(keepingCapacity: true)
    }

    static func write(_ text: String) throws(OutputError) { try write(Array(text.utf8)) }

    static func write(_ bytes: [UInt8]) throws(OutputError) {
        let written = bytes.withUnsafeBytes { FileDescriptor.writeAll($0, to: STDOUT_FILENO) }
        guard !written else { return }
        throw errno == EPIPE ? .closed : .failed(reason: String(cString: strerror(errno)))
    }
}

/// Takes what several threads have done in whatever order, and hands it on in that of the numbers.
final class InOrder<Value: Sendable>: Sendable {
    private struct State {
        var next = 0
        var waiting: [Int: Value] = [:]
    }

    private let state = Mutex(State())
    private let body: @Sendable (Value) -> Void

    /// - Parameter body: Called with one value at a time.
    init(_ body: @escaping @Sendable (Value) -> Void) { self.body = body }

    /// Hands on this value and those that have waited for it.
    func add(_ value: Value, at k: Int) {
        state.withLock { state in
            state.waiting[k] = value
            while let value = state.waiting.removeValue(forKey: state.next) {
                state.next += 1
                body(value)
            }
        }
    }
}
