import CarouselFrames
import Foundation

/// Measurements as text.
enum BenchmarkReport {
    private typealias Stage = StageTimes.Stage

    /// What has a rate in MB/s.
    private static let moving: [Stage] = [.paint, .encode, .write]

    static var heading: String {
        line(
            "film",
            ["scale", "threads", "frames", "repeated"] + Stage.allCases.map { "\($0)" }
                + ["frame", "frames/s"] + moving.map { "\($0) MB/s" })
    }

    static func row(_ m: Measurement) -> String {
        let frames = Double(max(1, m.times.frames))
        let stages = Stage.allCases.map { decimal(m.milliseconds($0), $0 == .decode ? 1 : 3) }
        let whole = [decimal(m.seconds * 1000 / frames, 3), decimal(frames / m.seconds, 1)]
        let rates = moving.map { m.megabytesPerSecond($0).map { decimal($0, 0) } ?? "-" }
        let counts = [m.threads, m.times.frames, m.times.repeats].map(String.init)
        return line(m.film.rawValue, [JSON.exact(m.scale).text] + counts + stages + whole + rates)
    }

    /// `{"versions":{…},"runs":[{"film":"flat","scale":1,…,"stages":{"decode":{"ms":…},"pose":{"msPerFrame":…}…}}]}`
    static func json(_ measurements: [Measurement]) -> JSON {
        .object([
            ("versions", .object(Film.versions.map { ($0.name.lowercased(), .string($0.version)) })),
            ("cores", .integer(ProcessInfo.processInfo.activeProcessorCount)),
            ("runs", .array(measurements.map(json))),
        ])
    }

    private static func json(_ m: Measurement) -> JSON {
        let frames = Double(max(1, m.times.frames))
        let stages = Stage.allCases.map { stage -> (key: String, value: JSON) in
            var members: [(key: String, value: JSON)] = [
                (stage == .decode ? "ms" : "msPerFrame", .number(m.milliseconds(stage)))
            ]
            if let rate = m.megabytesPerSecond(stage) { members.append(("MBPerSecond", .number(rate))) }
            return ("\(stage)", .object(members))
        }
        return .object([
            ("film", .string(m.film.rawValue)), ("scale", .exact(m.scale)),
            ("width", .integer(m.width)), ("height", .integer(m.height)),
            ("threads", .integer(m.threads)), ("frames", .integer(m.times.frames)),
            ("repeated", .integer(m.times.repeats)), ("bytes", .integer(m.times.bytes)),
            ("seconds", .number(m.seconds)), ("msPerFrame", .number(m.seconds * 1000 / frames)),
            ("framesPerSecond", .number(frames / m.seconds)), ("stages", .object(stages)),
        ])
    }

    private static func line(_ film: String, _ columns: [String]) -> String {
        func space(_ count: Int) -> String { String(repeating: " ", count: max(1, count)) }
        let widths = [7, 9, 8, 10] + Array(repeating: 9, count: 8) + [12, 12, 12]
        let cells = zip(columns, widths).map { space($1 - $0.count) + $0 }
        return film + space(11 - film.count) + cells.joined()
    }

    private static func decimal(_ number: Double, _ digits: Int) -> String {
        String(format: "%.\(digits)f", number)
    }
}
