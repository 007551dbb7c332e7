import CarouselFrames
import Synchronization

/// Standard output, whose first fault is kept until all is done.
final class Printer: Sendable {
    private let fault = Mutex<OutputError?>(nil)

    func print(_ text: String) {
        fault.withLock { fault in
            guard fault == nil, !text.isEmpty else { return }
            do throws(OutputError) { try StandardOutput.write(text) } catch { fault = error }
        }
    }

    func check() throws { if let fault = fault.withLock({ $0 }) { throw fault } }
}
