import CarouselCommand
import CarouselDrawing
import CarouselMotion
import Testing

struct PoseJSONTests {
    private let place = Place(
        frame: Rect(x: -40, y: 350.5, width: 370, height: 110), scale: 0.9, opacity: 0.6,
        layers: [.init(item: 4), .init(item: 0, opacity: 0.25)])

    @Test func keysInOrder() {
        let pose = Pose(
            time: 0.2, phase: .dragging, index: 0, position: 5.0 / 39, offset: 50,
            places: [place, Place(frame: Rect(x: 0, y: 0, width: 1, height: 1), layers: [.init(item: 1)])],
            indicator: IndicatorPose(
                index: 0, items: [],
                masks: [
                    Rect(x: 140.076_923_08, y: 490.5, width: 20, height: 3),
                    Rect(x: 0, y: 0, width: 0, height: 0),
                ]))
        #expect(
            pose.json(frame: 12).text
                == #"{"frame":12,"time":0.2,"phase":"dragging","index":0,"position":0.128205,"offset":50.0,"items":["#
                + #"{"item":4,"x":-40.0,"y":350.5,"width":370.0,"height":110.0,"opacity":0.6,"scale":0.9,"z":0},"#
                + #"{"item":0,"x":-40.0,"y":350.5,"width":370.0,"height":110.0,"opacity":0.15,"scale":0.9,"z":1},"#
                + #"{"item":1,"x":0.0,"y":0.0,"width":1.0,"height":1.0,"opacity":1.0,"scale":1.0,"z":2}],"#
                + #""indicator":{"index":0,"mask":{"x":140.076923,"y":490.5,"width":20.0,"height":3.0}}}"#)
    }

    @Test func leavesOutWhatIsNotThere() {
        var pose = Pose(time: 0, phase: .rest, index: 2, position: 2, offset: -0.000_000_1)
        #expect(
            pose.json(frame: nil).text
                == #"{"time":0.0,"phase":"rest","index":2,"position":2.0,"offset":0.0,"items":[]}"#)
        pose.indicator = IndicatorPose(index: 2, items: [], masks: [])
        #expect(pose.json(frame: nil).text.hasSuffix(#""items":[],"indicator":{"index":2}}"#))
    }

    @Test func marksAndText() {
        var pose = Pose(time: 0, phase: .rest, index: 1, position: 1, offset: 0)
        let mark = IndicatorPose.Mark(frame: Rect(x: 16, y: 5, width: 8, height: 3), mix: 0.25)
        pose.indicator = IndicatorPose(index: 1, marks: [mark])
        #expect(
            pose.json(frame: nil).text.hasSuffix(
                #""indicator":{"index":1,"marks":[{"x":16.0,"y":5.0,"width":8.0,"height":3.0,"mix":0.25}]}}"#)
        )
        pose.indicator = IndicatorPose(index: 1, caption: .init(text: "2 / 5", share: 1))
        #expect(pose.json(frame: nil).text.hasSuffix(#""indicator":{"index":1,"text":"2 / 5"}}"#))
    }
}
