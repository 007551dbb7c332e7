import Foundation
import Testing

/// The built benchmark: that it works, not how fast.
struct BenchmarkProcessTests {
    private let place: Workplace

    init() throws { place = try Workplace() }

    private func run(_ words: String) throws -> ProgramResult {
        try place.shell("\"$(dirname \"$carousel\")\"/carousel-benchmark " + words)
    }

    @Test func quickAsJSON() throws {
        let result = try run("--quick --json --threads 1,2")
        #expect(result.code == 0, "\(result.errors)")
        #expect(result.errors == "")
        let report = try #require(try JSONSerialization.jsonObject(with: result.output) as? [String: Any])
        let runs = try #require(report["runs"] as? [[String: Any]])
        let names = ["flat", "shadow", "photographs", "text"]
        #expect(runs.map { $0["film"] as? String } == names.flatMap { [$0, $0] })
        #expect(runs.map { $0["threads"] as? Int } == names.flatMap { _ in [1, 2] })
        for run in runs {
            #expect(run["width"] as? Int == 390)
            #expect(run["frames"] as? Int == 12)
            let stages = try #require(run["stages"] as? [String: [String: Double]])
            #expect(Set(stages.keys) == ["decode", "pose", "compose", "paint", "encode", "write"])
            for (stage, figures) in stages {
                #expect((figures[stage == "decode" ? "ms" : "msPerFrame"] ?? 0) > 0)
            }
            #expect((stages["encode"]?["MBPerSecond"] ?? 0) > 0)
        }
    }

    @Test func aLineForEachRun() throws {
        let lines = try run("--quick --films flat --threads 1").text.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines.first?.hasPrefix("film         scale  threads  frames") == true)
        #expect(lines.last?.hasPrefix("flat             1        1      12") == true)
        #expect(lines.first?.count == lines.last?.count)
    }

    @Test(arguments: [
        ("--films flta", "--films must be some of flat,shadow,photographs,text, not 'flta'"),
        ("--scales nan", "--scales must be numbers from 0.1 to 10, like 1,2,3, not 'nan'"),
        ("--threads 0", "--threads must be whole numbers from 1 to 1024, like 1,2, not '0'"),
        ("--runs", "--runs must be a whole number from 1 to 1000, not ''"),
        ("--slow", "there is no option '--slow'"),
    ])
    func wrongUse(words: String, message: String) throws {
        let result = try run(words)
        #expect(result.code == 64)
        #expect(result.errors == "carousel-benchmark: error: \(message); see carousel-benchmark --help\n")
    }
}
