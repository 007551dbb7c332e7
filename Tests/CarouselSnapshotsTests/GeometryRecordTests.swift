import CarouselFrames
import CarouselMotion
import CarouselScene
import Foundation
import Testing

@testable import CarouselSnapshots

struct GeometryRecordTests {
    private static let states = """
        [
        {"frame":0,"time":0.0,"phase":"rest","index":0,"position":0.0,"offset":0.0,"items":[
          {"item":0,"x":20.0,"y":10.0,"width":300.0,"height":90.0,"opacity":1.0,"scale":1.0,"z":0}],\
        "indicator":{"index":0,"mask":{"x":5.0,"y":80.0,"width":20.0,"height":3.0}}},
        {"time":0.5,"phase":"moving","index":1,"position":null,"offset":-2.5,"items":[]}
        ]

        """

    @Test func textIsRead() throws {
        let record = try GeometryRecord(Self.states)
        #expect(record.frames.map(\.frame) == [0, nil])
        #expect(record.frames.map(\.time) == [0, 0.5])
        #expect(record.frames.map(\.carousels[0].state.items.count) == [1, 0])
        #expect(record.frames[0].carousels[0].state.items[0].width == 300)
        #expect(record.frames[0].carousels[0].state.indicator?.mask?.y == 80)
        #expect(record.frames[1].carousels[0].state.position == nil)
        #expect(record.frames[1].carousels[0].state.indicator == nil)
    }

    @Test func posesAreWrittenInTheSameForm() throws {
        let card = Place(frame: .init(x: 20, y: 10, width: 300, height: 90), layers: [.init(item: 0)])
        let mask = IndicatorPose(index: 0, items: [], masks: [.init(x: 5, y: 80, width: 20, height: 3)])
        let poses: [(frame: Int?, pose: Pose)] = [
            (
                0,
                Pose(time: 0, phase: .rest, index: 0, position: 0, offset: 0, places: [card], indicator: mask)
            ),
            (nil, Pose(time: 0.5, phase: .moving, index: 1, position: .nan, offset: -2.5)),
        ]
        #expect(GeometryRecord.text(of: poses.map { $0.pose.json(frame: $0.frame) }) == Self.states)
        #expect(GeometryRecord.text(of: []) == "[]\n")
        #expect(try GeometryRecord("[]\n").frames.isEmpty)
    }

    @Test(arguments: [
        ("", "it is not JSON"), ("[", "it is not JSON"), ("[{}]x", "it is not JSON"),
        ("{}", "it is not a list"), ("[{}]", "'time' is missing in state 1 of the list"),
        (#"[{"frame":"a","time":0}]"#, "'frame' has a wrong value in state 1 of the list"),
        (
            states.replacing(#""z":0"#, with: #""z":null"#), "'z' has a wrong value in state 1 of the list"
        ),
        (states.replacing(#""index":1,"#, with: ""), "'index' is missing in state 2 of the list"),
        (states.replacing(#""index":1,"#, with: #""index":1e300,"#), "it is not JSON"),
    ])
    func brokenTextIsAnError(text: String, reason: String) {
        do {
            _ = try GeometryRecord(text)
            Issue.record("it was read")
        } catch {
            #expect(error.description == "the geometry is broken: \(reason)")
        }
    }

    @Test func aFrameStandsOnce() {
        let twice = Self.states.dropLast(3) + ",\n" + Self.states.dropFirst(2)
        #expect(throws: GeometryFault.self) { try GeometryRecord(String(twice)) }
        do {
            _ = try GeometryRecord(String(twice))
        } catch {
            #expect(error.description == "the geometry is broken: frame 0 stands there twice")
        }
    }

    @Test func filmsAreRecorded() throws {
        let sample = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Samples/snap.yaml").standardized.path
        let film = try Film(contentsOf: sample)
        let moments = try film.moments(.all)
        let record = try GeometryRecord(GeometryRecord.text(of: film, at: moments))
        #expect(record.frames.map(\.frame) == moments.map(\.frame))
        #expect(record.frames.allSatisfy { !$0.carousels[0].state.items.isEmpty })
        #expect(GeometryComparison(reference: record, actual: record).isSame)

        let wider = try Film(contentsOf: sample) { $0.screen.width += 0.5 }
        let other = try GeometryRecord(GeometryRecord.text(of: wider, at: moments))
        #expect(GeometryComparison(reference: record, actual: other).states.count == moments.count)
    }
}
