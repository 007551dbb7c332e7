/// A program that reads what we write to its standard input; what it writes itself is kept.
///
/// For one thread at a time, which is a rule, not something the compiler checks, hence `@unchecked`. It is in a process group of its own, so that Control-C reaches us alone, and we end it.
package final class ChildProcess: @unchecked Sendable {
    /// How it ended.
    package enum Ending: Equatable, Sendable {
        case exit(Int32)
        case signal(Int32)
    }

    /// Why it was given up.
    package struct Silence: Error {}

    private let process: pid_t
    private var input: Int32
    /// Its standard output and error: files without a name, which cannot fill up as pipes do.
    private let outputs: [UnsafeMutablePointer<FILE>]
    private var ending: Ending?

    /// How long is waited before the caller is asked whether to go on, in milliseconds.
    private static let glance: Int32 = 50

    /// Linux's `F_SETPIPE_SZ`, which C hides from who does not ask for its own extensions.
    private static let setPipeSize: Int32 = 1031

    /// The path of a program that a shell would find under this name; nil where there is none.
    package static func find(_ name: String) -> String? {
        let folders = (getenv("PATH").map { String(cString: $0) } ?? "").split(separator: ":")
        return folders.map { "\($0)/\(name)" }.first { path in
            var status = stat()
            return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
        }
    }

    /// Starts a program; nil, with `errno` set, where the system does not.
    package init?(_ program: String, _ arguments: [String]) {
        var ends: [Int32] = [0, 0]
        outputs = [tmpfile(), tmpfile()].compactMap { $0 }
        guard outputs.count == 2, pipe(&ends) == 0 else {
            outputs.forEach { fclose($0) }
            return nil
        }
        let child = Self.spawn(program, arguments, [ends[0]] + outputs.map { fileno($0) }, other: ends[1])
        close(ends[0])
        guard let child else {
            close(ends[1])
            outputs.forEach { fclose($0) }
            return nil
        }
        _ = fcntl(ends[1], F_SETFD, FD_CLOEXEC)
        _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
        #if canImport(Darwin)
            _ = fcntl(ends[1], F_SETNOSIGPIPE, 1)
        #else
            _ = fcntl(ends[1], Self.setPipeSize, 1 << 20)
        #endif
        process = child
        input = ends[1]
    }

    deinit {
        kill()
        outputs.forEach { fclose($0) }
    }

    /// Writes all bytes; false where the program does not read any more.
    /// - Parameters:
    ///   - patience: For how many seconds it may take nothing.
    ///   - check: Called now and then while it takes nothing; what it throws is thrown on.
    /// - Throws: `Silence`
    package func write(
        _ bytes: UnsafeRawBufferPointer, patience: Double, check: () throws -> Void
    ) throws -> Bool {
        var rest = bytes[...]
        var waited = 0.0
        while !rest.isEmpty {
            let count = withoutPipeSignal {
                #if canImport(Darwin)
                    Darwin.write(input, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                #else
                    Glibc.write(input, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                #endif
            }
            if count > 0 {
                rest = rest.dropFirst(count)
                waited = 0
                continue
            }
            guard errno == EAGAIN || errno == EINTR else { return false }
            var descriptor = pollfd(fd: input, events: Int16(POLLOUT), revents: 0)
            if poll(&descriptor, 1, Self.glance) == 0 { waited += Double(Self.glance) / 1000 }
            try check()
            if waited >= patience { throw Silence() }
        }
        return true
    }

    /// Says that there is no more to read, and waits until the program has ended.
    /// - Throws: `Silence` after `patience` seconds; what `check` throws.
    package func finish(patience: Double, check: () throws -> Void) throws -> Ending {
        closeInput()
        var waited = 0.0
        while true {
            if let ending = ended(WNOHANG) { return ending }
            usleep(5000)
            waited += 0.005
            try check()
            if waited >= patience { throw Silence() }
        }
    }

    /// Ends the program and all that it has started, if it is still there.
    package func kill() {
        closeInput()
        guard ending == nil else { return }
        #if canImport(Darwin)
            _ = Darwin.kill(-process, SIGKILL)
        #else
            _ = Glibc.kill(-process, SIGKILL)
        #endif
        _ = ended(0)
    }

    /// What it has written to its standard output.
    package var output: [UInt8] { bytes(of: outputs[0], atMost: .max) }

    /// What it has said on its standard error, at most the last 4,000 bytes.
    package var words: String { String(decoding: bytes(of: outputs[1], atMost: 4000), as: UTF8.self) }

    private func bytes(of stream: UnsafeMutablePointer<FILE>, atMost limit: Int) -> [UInt8] {
        let size = max(0, Int(lseek(fileno(stream), 0, SEEK_END)))
        var bytes = [UInt8](repeating: 0, count: min(size, limit))
        let count = pread(fileno(stream), &bytes, bytes.count, off_t(size - bytes.count))
        return Array(bytes.prefix(max(0, count)))
    }

    private func ended(_ options: Int32) -> Ending? {
        if ending != nil { return ending }
        var status: Int32 = 0
        var result = waitpid(process, &status, options)
        while result < 0, errno == EINTR { result = waitpid(process, &status, options) }
        if result == 0 { return nil }
        // Somebody else has waited for it where there is no such child any more.
        let signal = status & 0x7F
        ending = result < 0 ? .exit(-1) : signal == 0 ? .exit(status >> 8 & 0xFF) : .signal(signal)
        return ending
    }

    private func closeInput() {
        if input >= 0 { close(input) }
        input = -1
    }

    /// A reader that has gone is an error, not a signal: also in a program that has not said so.
    private func withoutPipeSignal(_ body: () -> Int) -> Int {
        #if canImport(Darwin)
            return body()
        #else
            var pipeSignal = sigset_t()
            var before = sigset_t()
            sigemptyset(&pipeSignal)
            sigaddset(&pipeSignal, SIGPIPE)
            pthread_sigmask(SIG_BLOCK, &pipeSignal, &before)
            let count = body()
            let reason = errno
            if count < 0, reason == EPIPE {
                var now = timespec()
                _ = sigtimedwait(&pipeSignal, nil, &now)
            }
            pthread_sigmask(SIG_SETMASK, &before, nil)
            errno = reason
            return count
        #endif
    }

    /// - Parameters:
    ///   - streams: What become its standard input, output and error.
    ///   - other: A descriptor that it must not have.
    private static func spawn(
        _ program: String, _ arguments: [String], _ streams: [Int32], other: Int32
    ) -> pid_t? {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
        #else
            var actions = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        for (file, standard) in zip(streams, [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]) {
            posix_spawn_file_actions_adddup2(&actions, file, standard)
        }
        for file in streams + [other] where file > STDERR_FILENO {
            posix_spawn_file_actions_addclose(&actions, file)
        }
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        for signal in [SIGPIPE, SIGINT, SIGTERM, SIGHUP, SIGXFSZ] { sigaddset(&signals, signal) }
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setpgroup(&attributes, 0)
        let flags =
            Int32(POSIX_SPAWN_SETPGROUP) | Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)
        posix_spawnattr_setflags(&attributes, Int16(flags))

        var words = ([program] + arguments).map { strdup($0) } + [nil]
        defer { words.forEach { free($0) } }
        var child: pid_t = 0
        let status = posix_spawn(&child, program, &actions, &attributes, &words, environ)
        errno = status
        return status == 0 ? child : nil
    }
}
