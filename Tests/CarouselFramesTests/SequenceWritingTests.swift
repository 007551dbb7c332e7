import CarouselDrawing
import CarouselFrames
import CarouselScene
import Foundation
import Synchronization
import Synchronization
import Testing

/// Writing sequences as a user of the library does.
struct SequenceWritingTests {
    private let folder: String
    private let film: Film

    init() throws {
        folder =
            FileManager.default.temporaryDirectory.appendingPathComponent("film-\(UUID().uuidString)").path
        film = try Film(
            Scene(
                screen: Screen(width: 30, height: 60, scale: 1),
                carousel: Carousel(
                    kind: .pager(Pager(spacing: 2)),
                    cards: [Color.black, .white].map {
                        Card.View(.shape(Card.Shape(.rectangle, fill: .color($0))))
                    },
                    height: 20),
                timeline: Timeline(fps: FrameRate(10), duration: 0.5, steps: [.select(1)])))
    }

    private var names: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }

    @Test func wholeFilm() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let files = try film.write(to: .folder(folder))
        #expect(files == (0...5).map { "\(folder)/frame-000\($0).png" })
        #expect(names == (0...5).map { "frame-000\($0).png" } + ["frames.json"])
        let bytes = try Data(contentsOf: URL(fileURLWithPath: files[3]))
        #expect(Array(bytes) == (try film.png(at: 0.3)))
    }

    @Test func chosenStates() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let pattern = try FramePattern(folder + "/s%d.svg")
        let options = SequenceOptions(format: .svg, selection: .frames([4, 2, 4]), jobs: 3)
        #expect(try film.write(to: .pattern(pattern), options) == ["\(folder)/s2.svg", "\(folder)/s4.svg"])
        try film.write(to: .file(folder + "/x.png"), SequenceOptions(selection: .times([0.25])))
        #expect(names == ["frames.json", "s2.svg", "s4.svg", "x.png"])
    }

    @Test(arguments: [
        (FrameSelection.frames([6]), SequenceError.noSuchFrame(6, count: 6)),
        (.frames([-1]), .noSuchFrame(-1, count: 6)),
        (.times([-0.1]), .noSuchTime(-0.1)),
        (.times([.infinity]), .noSuchTime(.infinity)),
        (.times([0.1, 0.1001]), .sameName(0.1, 0.1001, file: "at-00100.png")),
    ])
    func wrongSelections(selection: FrameSelection, fault: SequenceError) {
        #expect(throws: fault) { try film.write(to: .folder(folder), SequenceOptions(selection: selection)) }
        #expect(names.isEmpty)
    }

    @Test func oneFrameOnly() {
        #expect(throws: SequenceError.oneFrameOnly(count: 6, output: "x.png")) {
            try film.write(to: .file("x.png"))
        }
    }

    @Test(arguments: [1, 3])
    func progressCanEndIt(jobs: Int) throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        struct Enough: Error {}
        // So many frames that a thread takes several in a row.
        var scene = film.scene
        scene.timeline.fps = FrameRate(200)
        let film = try Film(scene)
        let calls = Mutex<[Int]>([])
        #expect(throws: Enough.self) {
            try film.write(to: .folder(folder), SequenceOptions(jobs: jobs)) { progress in
                calls.withLock { $0.append(progress.done) }
                if progress.done == 2 { throw Enough() }
            }
        }
        let done = calls.withLock { $0 }
        #expect(done.prefix(3) == [0, 1, 2])
        #expect(done.count <= 2 + jobs)
        #expect(names.filter { $0.hasSuffix(".png") }.count == done.count - 1)
        // Nothing is in the way of another try.
        #expect(try film.write(to: .folder(folder), SequenceOptions(jobs: jobs)).count == 101)
    }
}

/// Frames for a stream come in order, whatever thread has drawn them.
@Suite struct StreamSinkTests {
    @Test(arguments: [1, 2, 5]) func framesComeInOrder(jobs: Int) throws {
        let film = try Sample.film("pager-dots") { $0.screen.scale = 0.25 }
        let moments = try film.moments(.all)
        let collected = Mutex<[[UInt8]]>([])
        let sink = StreamSink { bytes in collected.withLock { $0.append(bytes) } }
        try film.write(moments, to: sink, SequenceOptions(jobs: jobs)) { _ in }
        let renderer = film.renderer()
        #expect(try collected.withLock(\.self) == moments.map { try renderer.png(at: $0.time) })
    }

    @Test func whatFailsFirstIsTold() throws {
        struct Full: Error, Equatable { var count: Int }
        let film = try Sample.film("pager-dots") { $0.screen.scale = 0.25 }
        let count = Mutex(0)
        let sink = StreamSink { _ in
            try count.withLock { count in
                count += 1
                if count > 7 { throw Full(count: count) }
            }
        }
        #expect(throws: Full(count: 8)) {
            try film.write(try film.moments(.all), to: sink, SequenceOptions(jobs: 3)) { _ in }
        }
        #expect(count.withLock { $0 } == 8)
    }
}
