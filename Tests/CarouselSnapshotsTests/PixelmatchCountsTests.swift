import CarouselCairo
import CarouselSnapshots
import Foundation
import Testing

/// A pair of pictures and what pixelmatch counts in it; made by `pixelmatch_counts.py`.
struct PixelmatchPair: CustomTestStringConvertible {
    static let thresholds = [0, 0.1, 0.3]

    var name: String
    /// At the three thresholds: of all pixels, then with smoothed edges let pass.
    var counts: [Int]

    var testDescription: String { name }

    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Pairs").path

    static let all: [PixelmatchPair] = {
        let table = try? String(contentsOfFile: folder + "/counts.txt", encoding: .utf8)
        return (table ?? "").split(separator: "\n").map { line in
            let words = line.split(separator: " ")
            return PixelmatchPair(name: String(words[0]), counts: words.dropFirst().compactMap { Int($0) })
        }
    }()

    func bytes(_ side: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: URL(fileURLWithPath: "\(Self.folder)/\(name)-\(side).png")))
    }
}

struct PixelmatchCountsTests {
    @Test func thereAreEnoughPairs() {
        #expect(PixelmatchPair.all.count >= 20)
        #expect(PixelmatchPair.all.allSatisfy { $0.counts.count == 6 })
    }

    @Test(arguments: PixelmatchPair.all)
    func countIsPixelmatchs(pair: PixelmatchPair) throws {
        let (a, b) = (try pair.bytes("a"), try pair.bytes("b"))
        var counts: [Int] = []
        for ignoreAntialiasing in [false, true] {
            for threshold in PixelmatchPair.thresholds {
                let options = ComparisonOptions(threshold: threshold, ignoreAntialiasing: ignoreAntialiasing)
                let there = try count(a, b, options)
                #expect(try count(b, a, options) == there, "the order of the two plays no part")
                counts.append(there)
            }
        }
        #expect(counts == pair.counts)
    }

    private func count(_ a: [UInt8], _ b: [UInt8], _ options: ComparisonOptions) throws -> Int {
        let difference = try PictureComparer(options, scale: 1).compare(reference: a, actual: b).difference
        guard let difference else { return 0 }
        guard case .pixels(let count, _, _) = difference.finding else { return -1 }
        #expect(difference.verdicts.filter { $0 == .different }.count == count)
        return count
    }
}
