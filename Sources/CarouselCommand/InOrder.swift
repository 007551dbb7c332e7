import Synchronization

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
