import CarouselFrames
import CarouselPlatform

/// What `--timing` prints.
package struct TimingTable: CustomStringConvertible {
    private let title: String
    private let times: StageTimes
    private let seconds: Double

    /// - Parameters:
    ///   - times: Over all threads.
    ///   - seconds: How long it took to somebody who waited.
    package init(_ title: String, _ times: StageTimes, seconds: Double) {
        self.title = title
        self.times = times
        self.seconds = seconds
    }

    /// A line for each stage, their sum, and how fast the frames came out, each line ended by a newline.
    package var description: String {
        let stages = StageTimes.Stage.allCases.map { row("\($0)", times[$0]) }
        let size = Self.decimal(Double(times.bytes) / 1e6 / max(seconds, 1e-9), 1)
        let rate = Self.decimal(Double(times.frames) / max(seconds, 1e-9), 1)
        let repeats = times.repeats == 0 ? "" : ", \(times.repeats) of them repeated"
        let lines =
            [
                "\(title): where the time went, over all threads",
                Self.line("stage", "ms", "ms/frame", "share"),
            ]
            + stages
            + [
                row("all", times.total),
                "\(times.frames) \(times.frames == 1 ? "frame" : "frames")\(repeats) in"
                    + " \(Self.decimal(seconds, 3)) s: \(rate) frames/s, \(size) MB/s",
            ]
        return lines.joined(separator: "\n") + "\n"
    }

    private func row(_ name: String, _ seconds: Double) -> String {
        let share = times.total > 0 ? seconds / times.total * 100 : 0
        return Self.line(
            name, Self.decimal(seconds * 1000, 1),
            Self.decimal(seconds * 1000 / Double(max(1, times.frames)), 3), Self.decimal(share, 1) + " %")
    }

    private static func line(_ name: String, _ columns: String...) -> String {
        func space(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
        return "  " + name + space(7 - name.count)
            + columns.map { space(12 - $0.count) + $0 }.joined()
    }

    private static func decimal(_ number: Double, _ digits: Int) -> String {
        let unit = (0..<digits).reduce(1.0) { power, _ in power * 10 }
        guard let scaled = Int(exactly: (number * unit).rounded()) else { return "\(number)" }
        let text = String(scaled.magnitude)
        let padded = String(repeating: "0", count: max(0, digits + 1 - text.count)) + text
        return (scaled < 0 ? "-" : "") + padded.dropLast(digits) + "." + padded.suffix(digits)
    }
}
