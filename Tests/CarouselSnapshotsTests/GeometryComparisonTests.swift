import CarouselFrames
import Testing

@testable import CarouselSnapshots

struct GeometryComparisonTests {
    private func record(_ frames: String...) throws -> GeometryRecord {
        try GeometryRecord("[" + frames.joined(separator: ",") + "]")
    }

    private func frame(
        _ number: Int?, time: Double = 0.25, phase: String = "moving", offset: Double = -10,
        _ items: String = "",
        indicator: String? = nil
    ) -> String {
        (number.map { #"{"frame":\#($0),"# } ?? "{") + #""time":\#(time),"phase":"\#(phase)","index":0,"#
            + #""position":0.5,"offset":\#(offset),"items":[\#(items)]"#
            + (indicator.map { #","indicator":\#($0)"# } ?? "") + "}"
    }

    private func card(_ item: Int, x: Double = 41, scale: Double = 1, z: Int = 0) -> String {
        #"{"item":\#(item),"x":\#(x),"y":5,"width":300,"height":90,"opacity":1,"scale":\#(scale),"z":\#(z)}"#
    }

    private func sentence(_ old: String, _ new: String) throws -> String {
        let found = GeometryComparison(reference: try record(old), actual: try record(new))
        return found.states.map { GeometryChange.sentence($0.changes) }.joined(separator: " | ")
    }

    @Test func nothingMoved() throws {
        let old = try record(frame(0, card(3)), frame(nil, time: 0.3, card(3)))
        #expect(GeometryComparison(reference: old, actual: old).isSame)
        // The other rounding of the last digit.
        let new = try record(frame(0, card(3, x: 41.000001)), frame(nil, time: 0.3, card(3)))
        #expect(GeometryComparison(reference: old, actual: new).isSame)
        let moved = try record(frame(0, card(3, x: 41.000002)), frame(nil, time: 0.3, card(3)))
        #expect(!GeometryComparison(reference: old, actual: moved).isSame)
    }

    @Test func changesAreNamed() throws {
        #expect(try sentence(frame(0, card(3)), frame(0, card(3, x: 41.4))) == "card 3: x 41.0 → 41.4 pt")
        #expect(
            try sentence(
                frame(0, card(3)), frame(0, phase: "rest", offset: -10.25, card(3, x: 40.75, scale: 0.9)))
                == "card 3: x 41.0 → 40.75 pt, scale 1.0 → 0.9; phase moving → rest, offset -10.0 → -10.25 pt"
        )
        #expect(
            try sentence(frame(0, card(3)), frame(0, card(3, x: 41.000012))) == "card 3: x 41.0 → 41.00001 pt"
        )
        #expect(
            try sentence(frame(0, card(3)), frame(0, time: 0.5, card(3))) == "time 0.25 → 0.5 s")
        #expect(
            try sentence(frame(0, card(0) + "," + card(1, z: 1)), frame(0, card(1) + "," + card(0, z: 1)))
                == "card 1: z 1 → 0; card 0: z 0 → 1")
    }

    @Test func comingAndGoingIsNamed() throws {
        let both = card(0) + "," + card(1, z: 1)
        #expect(try sentence(frame(0, both), frame(0, card(1))) == "card 0: gone")
        #expect(try sentence(frame(0, card(1)), frame(0, both)) == "card 0: not in the reference")
        let bar = #"{"index":0,"mask":{"x":1,"y":2,"width":3,"height":4}}"#
        #expect(try sentence(frame(0, indicator: bar), frame(0)) == "indicator: gone")
        #expect(try sentence(frame(0), frame(0, indicator: bar)) == "indicator: not in the reference")
        let moved = #"{"index":1,"mask":{"x":1.5,"y":2,"width":3,"height":4}}"#
        #expect(
            try sentence(frame(0, indicator: bar), frame(0, indicator: moved))
                == "indicator: index 0 → 1; indicator mask: x 1.0 → 1.5 pt")
        let bare = #"{"index":0}"#
        #expect(
            try sentence(frame(0, indicator: bar), frame(0, indicator: bare)) == "indicator mask: gone")
        #expect(
            try sentence(frame(0, indicator: bare), frame(0, indicator: bar))
                == "indicator mask: not in the reference")
        #expect(try sentence(frame(0, indicator: bare), frame(0, indicator: bare)).isEmpty)
        func marks(_ widths: [Double], mix: Double = 0, text: String = "1 / 2") -> String {
            let marks = widths.map { #"{"x":1,"y":2,"width":\#($0),"height":4,"mix":\#(mix)}"# }
            return #"{"index":0,"marks":[\#(marks.joined(separator: ","))],"text":"\#(text)"}"#
        }
        #expect(
            try sentence(frame(0, indicator: marks([8, 8])), frame(0, indicator: marks([8, 9.5])))
                == "indicator mark 1: width 8.0 → 9.5 pt")
        #expect(
            try sentence(frame(0, indicator: marks([8])), frame(0, indicator: marks([8, 8], mix: 0.5)))
                == "indicator mark 0: mix 0.0 → 0.5; indicator mark 1: not in the reference")
        #expect(
            try sentence(frame(0, indicator: marks([])), frame(0, indicator: marks([], text: "2 / 2")))
                == "indicator: text 1 / 2 → 2 / 2")
    }

    /// A looping carousel shows a card twice; each copy is compared with the one that is nearest to it.
    @Test func copiesAreToldApart() throws {
        let old = card(0, x: 0) + "," + card(0, x: 300, z: 1)
        #expect(
            try sentence(frame(0, old), frame(0, card(0, x: 301) + "," + card(0, x: 1, z: 1)))
                == "card 0: x 300.0 → 301.0 pt, z 1 → 0, x 0.0 → 1.0 pt, z 0 → 1")
        #expect(try sentence(frame(0, old), frame(0, card(0, x: 300))) == "card 0: gone")
    }

    @Test func onlySomeSubjectsAreNamed() throws {
        let old = (0..<7).map { card($0) }.joined(separator: ",")
        let new = (0..<7).map { card($0, x: 42) }.joined(separator: ",")
        #expect(
            try sentence(frame(0, old), frame(0, new))
                == "card 0: x 41.0 → 42.0 pt; card 1: x 41.0 → 42.0 pt; card 2: x 41.0 → 42.0 pt; "
                + "card 3: x 41.0 → 42.0 pt; 3 more")
    }

    @Test func statesAreFoundByFrameOrTime() throws {
        let old = try record(frame(0, card(3)), frame(1, card(3)), frame(nil, time: 0.3, card(3)))
        let new = try record(
            frame(nil, time: 0.3, card(3, x: 2)), frame(1, card(3, x: 1)), frame(2), frame(nil, time: 0.4))
        let found = GeometryComparison(reference: old, actual: new)
        let (frame1, at300) = (Moment(frame: 1, time: 0.25), Moment(frame: nil, time: 0.3))
        #expect(found.states.map(\.moment) == [at300, frame1])
        #expect(found.onlyInReference == [Moment(frame: 0, time: 0.25)])
        #expect(found.onlyInFilm == [Moment(frame: 2, time: 0.25), Moment(frame: nil, time: 0.4)])
        #expect(found.states.first.map { GeometryChange.sentence($0.changes) } == "card 3: x 41.0 → 2.0 pt")
        #expect(found.changesByFrame.mapValues(\.count) == [1: 1])
        #expect(!found.isSame)
    }

    @Test func lengthAloneIsADifference() throws {
        let (long, short) = (try record(frame(0), frame(1)), try record(frame(0)))
        #expect(!GeometryComparison(reference: long, actual: short).isSame)
        #expect(!GeometryComparison(reference: short, actual: long).isSame)
    }
}
