import CarouselFrames
import CarouselScene
import Foundation
import Synchronization

/// What the benchmark makes the frames of.
enum BenchmarkFilm: String, CaseIterable {
    case flat
    case shadow
    /// The sample with the stacked pictures.
    case photographs
    case text

    /// The scene's file, beside this source file: the program is run where it was built.
    var path: String {
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let file =
            switch self {
            case .flat, .shadow, .text: sources.appendingPathComponent("Films/\(rawValue).yaml")
            case .photographs:
                sources.deletingLastPathComponent().deletingLastPathComponent()
                    .appendingPathComponent("Samples/cards.yaml")
            }
        return file.path
    }
}

/// One film, made once.
struct Measurement {
    var film: BenchmarkFilm
    /// Pixels per point.
    var scale: Double
    var threads: Int
    /// Of a frame, in pixels.
    var width: Int
    var height: Int
    /// Over all threads.
    var times: StageTimes
    /// From the first frame to the last file, to somebody who waits; the decoding comes before.
    var seconds: Double

    /// The run that took the median time.
    static func median(
        of film: BenchmarkFilm, scale: Double, threads: Int, _ options: BenchmarkOptions
    ) throws -> Measurement {
        let runs = try (0..<options.runs).map { _ in
            try Measurement(film, scale: scale, threads: threads, frames: options.frames)
        }
        return runs.sorted { $0.seconds < $1.seconds }[runs.count / 2]
    }

    private init(_ film: BenchmarkFilm, scale: Double, threads: Int, frames: Int) throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("carousel-benchmark-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }

        var decoding = StageTimes()
        let opened = try decoding.measure(.decode) {
            try Film(contentsOf: film.path) { $0.screen.scale = scale }
        }
        // Spread over the whole film, which may begin at rest.
        let step = max(1, opened.frameCount / frames)
        let chosen = stride(from: 0, to: opened.frameCount, by: step).prefix(frames)
        let options = SequenceOptions(selection: .frames(Array(chosen)), jobs: threads)
        let spent = Mutex(StageTimes())
        let start = ContinuousClock.now
        try opened.write(to: .folder(folder.path), options) { progress in
            spent.withLock { $0 = progress.times }
        }
        seconds = (ContinuousClock.now - start) / .seconds(1)
        times = spent.withLock { $0 }
        times += decoding
        self.film = film
        self.scale = scale
        self.threads = threads
        (width, height) = opened.pixelSize
    }

    /// In ms: the decoding of the film, or a stage of one frame.
    func milliseconds(_ stage: StageTimes.Stage) -> Double {
        times[stage] * 1000 / (stage == .decode ? 1 : Double(max(1, times.frames)))
    }

    /// In 10⁶ bytes a second, of pixels or of files; nil for what has no bytes, or was not done.
    func megabytesPerSecond(_ stage: StageTimes.Stage) -> Double? {
        guard times[stage] > 0 else { return nil }
        switch stage {
        case .decode, .pose, .compose: return nil
        case .paint, .encode:
            let drawn = times.frames - times.repeats
            return Double(drawn * width * height * 4) / 1e6 / times[stage]
        case .write: return Double(times.bytes) / 1e6 / times[stage]
        }
    }
}
