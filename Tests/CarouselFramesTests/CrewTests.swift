import CarouselFrames
import Synchronization
import Testing

@Suite struct CrewTests {
    private struct Fault: Error, Equatable { var number: Int }

    @Test(arguments: [-1, 0, 1, 2, 7, 40])
    func resultsStandInTheirOrder(threads: Int) throws {
        let squares = try Crew.map(30, threads: threads) {
        } _: { k, _ in
            k * k
        }
        #expect(squares == (0..<30).map { $0 * $0 })
        #expect(try Crew.map(0, threads: threads, makeTool: {}) { k, _ in k }.isEmpty)
    }

    @Test(arguments: [1, 2, 7])
    func theLowestErrorIsThrownAndEndsTheWork(threads: Int) {
        let begun = Mutex(0)
        #expect(throws: Fault(number: 3)) {
            try Crew.map(10_000, threads: threads) {
            } _: { k, _ in
                begun.withLock { $0 += 1 }
                if k >= 3 { throw Fault(number: k) }
            }
        }
        #expect(begun.withLock { $0 } < 10_000)
    }

    @Test func eachThreadHasAToolOfItsOwn() throws {
        let tools = Mutex(0)
        _ = try Crew.map(50, threads: 4) {
            tools.withLock { $0 += 1 }
        } _: { _, _ in
        }
        #expect((1...4).contains(tools.withLock { $0 }))
    }
}
