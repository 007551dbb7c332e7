import CarouselFrames
import CarouselPlatform

/// At which moments a film's pictures are compared.
public enum SnapshotMoments: Hashable, Sendable {
    /// The frames at the film's `keyTimes`.
    case key
    /// A frame every so many seconds (0.001 or more), from 0 on, and the last one.
    case every(Double)
    /// The states at these times, in seconds, ≥ 0, whether or not a frame is there.
    case times([Double])
}

/// What of a film is compared with its references, how strictly, and what is written.
public struct SnapshotOptions: Hashable, Sendable {
    public var moments: SnapshotMoments
    public var comparison: ComparisonOptions
    /// Whether the places of all cards in every frame are compared, too.
    public var geometry: Bool
    /// nil: `RecordMode.standard()`.
    public var record: RecordMode?
    /// Whether an ignored region may lie outside of the screen, since it is meant for another scene's, too.
    package var isForSeveralScenes = false
    /// Which of the references that `record` says are written.
    package var scope = RecordScope()
    /// Whether references are removed that nothing is compared with any more.
    public var prune: Bool
    /// The folder for pictures of what differs and for `report.html`; nil: none is written.
    public var artifacts: String?
    /// How many threads draw and compare, ≥ 1; the outcome does not depend on it.
    public var jobs: Int

    public init(
        moments: SnapshotMoments = .key, comparison: ComparisonOptions = ComparisonOptions(),
        geometry: Bool = true, record: RecordMode? = nil, prune: Bool = false, artifacts: String? = nil,
        jobs: Int = ProcessInfo.processInfo.activeProcessorCount
    ) {
        self.moments = moments
        self.comparison = comparison
        self.geometry = geometry
        self.record = record
        self.prune = prune
        self.artifacts = artifacts
        self.jobs = jobs
    }
}

extension Film {
    /// The states whose pictures are compared, each once, in the order of the film.
    /// - Throws: `SnapshotError.interval`, `SequenceError.noSuchTime`.
    func moments(_ choice: SnapshotMoments) throws -> [Moment] {
        switch choice {
        case .key: return frames(at: keyTimes)
        case .every(let interval):
            guard interval >= 0.001, interval.isFinite else { throw SnapshotError.interval(interval) }
            // There is no more than a frame to be had.
            let step = max(interval, self.time(ofFrame: 1))
            let count = Int((duration / step + 1e-6).rounded(.down))
            return frames(at: (0...count).map { Double($0) * step } + [duration])
        case .times(let times):
            return try moments(FrameSelection.times(Set(times).sorted()))
        }
    }

    /// The first frames that are not before these times.
    private func frames(at times: [Double]) -> [Moment] {
        let rate = scene.timeline.fps
        let frames = times.map { time in
            let frame = (time * rate.numerator / rate.denominator - 1e-6).rounded(.up)
            return min(max(0, Int(frame)), frameCount - 1)
        }
        return Set(frames).sorted().map { Moment(frame: $0, time: self.time(ofFrame: $0)) }
    }
}

/// Which references a run writes. What it writes fails, so that somebody looks at it.
public enum RecordMode: String, Hashable, Sendable, CaseIterable {
    /// Those that are missing.
    case missing
    /// All, also those that are as they should be.
    case all
    /// Those that are missing or differ.
    case failed
    /// None; a missing one fails all the same.
    case never

    /// What holds where nobody says anything else: the environment's `CAROUSEL_RECORD`; `never` on a server for
    /// continuous integration, by its `CI`; `missing`.
    /// - Throws: `SnapshotError.recordMode` where `CAROUSEL_RECORD` is none.
    public static func standard(
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(SnapshotError) -> RecordMode {
        if let text = environment["CAROUSEL_RECORD"], !text.isEmpty {
            guard let mode = RecordMode(rawValue: text) else { throw .recordMode(text) }
            return mode
        }
        return ["", "0", "false"].contains(environment["CI", default: ""].lowercased()) ? .missing : .never
    }
}
