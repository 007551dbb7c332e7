import CarouselFrames
import Testing

@testable import CarouselSnapshots

@Suite struct SnapshotMomentsTests {
    /// 31 frames at 30 a second; a finger from 0.2 to 0.5 s, then a motion until the film's end.
    private func frames(_ moments: SnapshotMoments) throws -> [Int?] {
        let fixture = try SnapshotFixture()
        return try Film(contentsOf: fixture.folder + "/film.yaml").moments(moments).map(\.frame)
    }

    @Test func keyMomentsAreTheFirstFramesNotBeforeThem() throws {
        // 0 and 0.2, 0.2 and 0.5; 0.625, 0.75 and 0.875 would be 18.75, 22.5 and 26.25, but the motion ends at 0.966.
        #expect(try frames(.key) == [0, 6, 15, 19, 22, 25, 30])
    }

    @Test(
        arguments: [
            (0.25, [0, 8, 15, 23, 30]), (0.4, [0, 12, 24, 30]), (1, [0, 30]), (5, [0, 30]),
            (0.001, Array(0...30)),
        ] as [(Double, [Int])])
    func every(interval: Double, expected: [Int]) throws {
        #expect(try frames(.every(interval)) == expected)
    }

    @Test(arguments: [0, -1, 0.0001, .nan, .infinity])
    func intervalsThatAreNone(interval: Double) throws {
        #expect(throws: SnapshotError.self) { try frames(.every(interval)) }
    }

    @Test func timesNeedNoFrame() throws {
        let fixture = try SnapshotFixture()
        let film = try Film(contentsOf: fixture.folder + "/film.yaml")
        let moments = try film.moments(SnapshotMoments.times([0.7, 0.3, 0.3]))
        #expect(moments == [Moment(frame: nil, time: 0.3), Moment(frame: nil, time: 0.7)])
        #expect(throws: SequenceError.noSuchTime(-1)) { try film.moments(SnapshotMoments.times([-1])) }
    }
}
