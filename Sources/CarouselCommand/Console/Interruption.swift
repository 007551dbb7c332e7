import CarouselPlatform
import Synchronization

/// The run was ended from outside.
struct Interrupted: Error {}

/// Signals that end the program: at once, or, while files are written, after the frames at hand.
enum Interruption {
    private static let isWriting = Atomic<Bool>(false)
    private static let isPending = Atomic<Bool>(false)

    /// Catches Control-C, a terminal that closes and a plain `kill`; and turns a reader that has gone, or a file that
    /// grows too large, from a signal into an error.
    static func watch() {
        // Both exist before a handler can ask for them.
        isWriting.store(false, ordering: .relaxed)
        isPending.store(false, ordering: .relaxed)
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
        var numbers = sigset_t()
        sigemptyset(&numbers)
        for number in [SIGINT, SIGTERM, SIGHUP] {
            sigaddset(&numbers, number)
            var before = sigaction()
            sigaction(number, nil, &before)
            if isIgnored(before) { continue }  // as under nohup
            signal(number) { _ in
                if Interruption.isWriting.load(ordering: .relaxed),
                    !Interruption.isPending.exchange(true, ordering: .relaxed)
                {
                    return
                }
                _exit(ExitCode.interrupted.rawValue)
            }
        }
        // A parent's worker thread, as Dispatch makes them, hands down that it takes no signals.
        pthread_sigmask(SIG_UNBLOCK, &numbers, nil)
    }

    /// Runs what writes files, and has to look at `check` now and then.
    static func whileWriting<T>(_ body: () throws -> T) rethrows -> T {
        isWriting.store(true, ordering: .relaxed)
        defer { isWriting.store(false, ordering: .relaxed) }
        return try body()
    }

    static func check() throws(Interrupted) {
        if isPending.load(ordering: .relaxed) { throw Interrupted() }
    }

    private static func isIgnored(_ action: sigaction) -> Bool {
        #if canImport(Darwin)
            let handler = action.__sigaction_u.__sa_handler
        #else
            let handler = action.__sigaction_handler.sa_handler
        #endif
        return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }
}
