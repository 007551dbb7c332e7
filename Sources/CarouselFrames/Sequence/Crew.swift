import CYAML
import CarouselPlatform
import Synchronization

/// Threads that share some work.
package enum Crew {
    /// Runs `work` on the caller's thread and on others beside it, and returns when all are done.
    ///
    /// Where the system grants fewer threads than were asked for, fewer do the work.
    /// - Parameter count: How many threads work in all; less than 2 is the caller's alone.
    package static func work(_ count: Int, _ work: @escaping @Sendable () -> Void) {
        var threads: [pthread_t] = []
        while threads.count < count - 1, let thread = start(work) { threads.append(thread) }
        work()
        for thread in threads { pthread_join(thread, nil) }
    }

    /// A thread of its own, to be joined; nil where the system has none to give. Foundation's would not say so.
    private static func start(_ work: @escaping @Sendable () -> Void) -> pthread_t? {
        final class Job {
            let work: @Sendable () -> Void
            init(_ work: @escaping @Sendable () -> Void) { self.work = work }
        }
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return nil }
        defer { pthread_attr_destroy(&attributes) }
        // As deep as a main thread's: card templates nest.
        pthread_attr_setstacksize(&attributes, 8 << 20)
        let job = Unmanaged.passRetained(Job(work))
        #if canImport(Darwin)
            var thread: pthread_t?
            let status = pthread_create(
                &thread, &attributes,
                { argument in
                    Unmanaged<Job>.fromOpaque(argument).takeRetainedValue().work()
                    return nil
                }, job.toOpaque())
        #else
            var thread = pthread_t()
            let status = pthread_create(
                &thread, &attributes,
                { argument in
                    if let argument { Unmanaged<Job>.fromOpaque(argument).takeRetainedValue().work() }
                    return nil
                }, job.toOpaque())
        #endif
        guard status == 0 else {
            job.release()
            return nil
        }
        return thread
    }

    /// What `body` makes of the numbers 0 ..< `total`, in their order, by several threads that each take the next one.
    ///
    /// After an error no more are begun.
    /// - Parameter makeTool: Called once on each thread, for what its calls of `body` can share.
    /// - Throws: The error of the lowest number that has one.
    package static func map<Tool, Result: Sendable>(
        _ total: Int, threads: Int, makeTool: @escaping @Sendable () -> Tool,
        _ body: @escaping @Sendable (Int, Tool) throws -> Result
    ) throws -> [Result] {
        let queue = Queue<Result>(total)
        work(min(threads, total)) {
            let tool = makeTool()
            while let k = queue.next() {
                queue.finish(k, Swift.Result { try body(k, tool) })
            }
        }
        return try queue.results()
    }

    private final class Queue<Result: Sendable>: Sendable {
        private struct State {
            var next = 0
            var hasFailed = false
            var results: [Swift.Result<Result, any Error>?]
        }

        private let state: Mutex<State>

        init(_ total: Int) { state = Mutex(State(results: Array(repeating: nil, count: total))) }

        func next() -> Int? {
            state.withLock { state in
                guard !state.hasFailed, state.next < state.results.count else { return nil }
                state.next += 1
                return state.next - 1
            }
        }

        func finish(_ k: Int, _ result: Swift.Result<Result, any Error>) {
            state.withLock { state in
                state.results[k] = result
                if case .failure = result { state.hasFailed = true }
            }
        }

        /// All numbers below one that failed were begun before it, and are done.
        func results() throws -> [Result] {
            try state.withLock { state in try state.results.compactMap { try $0?.get() } }
        }
    }
}

/// Lets threads pass in the order of the numbers they hold.
final class Turnstile: @unchecked Sendable {
    // Guarded by `mutex`: what makes this class Sendable.
    private var next = 0
    private var passed: [Int: Int] = [:]
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let moved = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

    init() {
        pthread_mutex_init(mutex, nil)
        pthread_cond_init(moved, nil)
    }

    deinit {
        pthread_cond_destroy(moved)
        pthread_mutex_destroy(mutex)
        moved.deallocate()
        mutex.deallocate()
    }

    /// Returns when all numbers below `number` have passed.
    func wait(for number: Int) {
        pthread_mutex_lock(mutex)
        while next < number { pthread_cond_wait(moved, mutex) }
        pthread_mutex_unlock(mutex)
    }

    /// Lets some numbers in a row pass.
    func pass(_ numbers: Range<Int>) {
        pthread_mutex_lock(mutex)
        passed[numbers.lowerBound] = numbers.upperBound
        while let end = passed.removeValue(forKey: next) { next = end }
        pthread_cond_broadcast(moved)
        pthread_mutex_unlock(mutex)
    }
}
