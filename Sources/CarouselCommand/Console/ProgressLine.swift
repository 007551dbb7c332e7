import CarouselFiles
import CarouselFrames
import CarouselPlatform
import Synchronization

/// How far a run has come, on standard error.
final class ProgressLine: Sendable {
    enum Style: String {
        /// One line that is redrawn.
        case redrawn
        /// A line for each tenth.
        case plain
        case none
    }

    private struct State {
        var lastDrawn: Double = 0
        var tenths = 0
        var isDrawn = false
    }

    private let title: String
    private let style: Style
    private let console: Console
    private let state = Mutex(State())

    init(_ title: String, _ style: Style, _ console: Console) {
        self.title = title
        self.style = style
        self.console = console
    }

    /// What `--progress` asks for on this terminal.
    static func style(_ arguments: Arguments, _ console: Console) throws(UsageError) -> Style {
        let style: Style
        switch arguments[.progress] {
        case nil, "auto": style = Console.isTerminal(STDERR_FILENO) ? .redrawn : .none
        case "plain": style = .plain
        case "none": style = .none
        case let text?: throw .badValue(.progress, text, must: "auto, plain or none")
        }
        return console.isQuiet ? .none : style
    }

    func show(_ progress: SequenceProgress) {
        let count = "\(title): \(progress.done) of \(progress.total) frames"
        state.withLock { state in
            switch style {
            case .none: break
            case .plain:
                let tenths = progress.done * 10 / max(1, progress.total)
                if tenths > state.tenths { console.note(count) }
                state.tenths = tenths
            case .redrawn:
                let now = ProcessInfo.processInfo.systemUptime
                guard now - state.lastDrawn >= 0.1 else { return }
                state.lastDrawn = now
                state.isDrawn = true
                draw("\r\u{1B}[K" + count)
            }
        }
    }

    /// Takes the redrawn line away.
    func clear() {
        state.withLock { state in
            if state.isDrawn { draw("\r\u{1B}[K") }
            state.isDrawn = false
        }
    }

    private func draw(_ text: String) {
        _ = Array(text.utf8).withUnsafeBytes { FileDescriptor.writeAll($0, to: STDERR_FILENO) }
    }
}
