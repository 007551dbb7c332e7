import CarouselFrames
import Testing

struct ShardTests {
    @Test(arguments: [0, 1, 7, 132, 1_000_000], [1, 2, 3, 7, 200])
    func partsAreEqualAndCoverAll(total: Int, count: Int) throws {
        let parts = try (1...count).map { try #require(Shard($0, of: count)).part(of: total) }
        #expect(parts.first?.lowerBound == 0)
        #expect(parts.last?.upperBound == total)
        for (part, next) in zip(parts, parts.dropFirst()) { #expect(part.upperBound == next.lowerBound) }
        let sizes = parts.map(\.count)
        #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
    }

    @Test func refusesWhatIsNoPart() {
        #expect(Shard(0, of: 4) == nil)
        #expect(Shard(5, of: 4) == nil)
        #expect(Shard(1, of: 0) == nil)
    }

    @Test func survivesAnyCount() {
        #expect(Shard(.max, of: .max)?.part(of: 10) == 10..<10)
        #expect(Shard(10, of: .max)?.part(of: 10) == 9..<10)
    }
}
