import CarouselCommand
import CarouselFrames
import Testing

struct TimingTableTests {
    private var times: StageTimes {
        var times = StageTimes()
        times.frames = 4
        times.bytes = 3_000_000
        for (stage, seconds) in zip(StageTimes.Stage.allCases, [0.1, 0.001, 0.004, 0.2, 0.19, 0.005]) {
            times[stage] = seconds
        }
        return times
    }

    @Test func aLineForEachStage() {
        #expect(
            TimingTable("film.yaml", times, seconds: 0.5).description == """
                film.yaml: where the time went, over all threads
                  stage            ms    ms/frame       share
                  decode        100.0      25.000      20.0 %
                  pose            1.0       0.250       0.2 %
                  compose         4.0       1.000       0.8 %
                  paint         200.0      50.000      40.0 %
                  encode        190.0      47.500      38.0 %
                  write           5.0       1.250       1.0 %
                  all           500.0     125.000     100.0 %
                4 frames in 0.500 s: 8.0 frames/s, 6.0 MB/s

                """)
    }

    @Test(arguments: [
        (4, 3, "4 frames, 3 of them repeated in 0.500 s: 8.0 frames/s, 6.0 MB/s\n"),
        (1, 0, "1 frame in 0.500 s: 2.0 frames/s, 6.0 MB/s\n"),
    ])
    func theLastLine(frames: Int, repeats: Int, line: String) {
        var times = times
        times.frames = frames
        times.repeats = repeats
        #expect(TimingTable("film.yaml", times, seconds: 0.5).description.hasSuffix("\n" + line))
    }

    @Test func nothingDone() {
        let text = TimingTable("film.yaml", StageTimes(), seconds: 0).description
        #expect(text.hasSuffix("\n0 frames in 0.000 s: 0.0 frames/s, 0.0 MB/s\n"))
        #expect(!text.contains("nan"))
    }
}
