import CarouselPlatform

/// Which states of a film are written.
public enum FrameSelection: Hashable, Sendable {
    /// The whole film.
    case all
    /// These frames of the grid, from 0; written in rising order, each once.
    case frames([Int])
    /// The states at these times, in seconds, ≥ 0; also beyond the film's end.
    case times([Double])
}

/// One of several equal parts of a sequence, so that several machines can share it.
public struct Shard: Hashable, Sendable {
    /// From 1.
    public let index: Int
    public let count: Int

    /// nil unless 1 ≤ `index` ≤ `count`.
    public init?(_ index: Int, of count: Int) {
        guard index >= 1, index <= count else { return nil }
        self.index = index
        self.count = count
    }

    /// Its part of `total` frames: all parts together are 0 ..< `total`, and their sizes differ by one at most.
    public func part(of total: Int) -> Range<Int> {
        let (size, larger) = total.quotientAndRemainder(dividingBy: count)
        let start = (index - 1) * size + min(index - 1, larger)
        return start..<(start + size + (index <= larger ? 1 : 0))
    }
}

/// Where the frames of a sequence go.
public enum SequenceDestination: Hashable, Sendable {
    /// Files `frame-0000.png` …, or `at-00350.png` … (milliseconds) for times; made if it is missing.
    case folder(String)
    case pattern(FramePattern)
    /// A file for the only frame, or in a film's format for all of them.
    case file(String)
}

/// How a sequence is written.
public struct SequenceOptions: Hashable, Sendable {
    public var format: FrameFormat
    /// Of PNG files; for SVG it means nothing.
    public var compression: FrameCompression
    /// Of SVG files; for PNG it means nothing.
    public var svgStyle: SVGStyle
    public var selection: FrameSelection
    /// nil: all of the selection.
    public var shard: Shard?
    /// How many threads draw, ≥ 1; the files do not depend on it.
    public var jobs: Int
    /// Whether files that no manifest lists, or a single file that exists, may be replaced where a frame has their
    /// name.
    public var overwrite: Bool
    /// What the manifest calls the scene.
    public var sceneName: String
    /// How a film in one file is made; for frames' own files it means nothing.
    public var film = FilmOptions()

    public init(
        format: FrameFormat = .png, compression: FrameCompression = .fast, svgStyle: SVGStyle = .layers,
        selection: FrameSelection = .all, shard: Shard? = nil,
        jobs: Int = ProcessInfo.processInfo.activeProcessorCount, overwrite: Bool = false,
        sceneName: String = "scene"
    ) {
        self.format = format
        self.compression = compression
        self.svgStyle = svgStyle
        self.selection = selection
        self.shard = shard
        self.jobs = jobs
        self.overwrite = overwrite
        self.sceneName = sceneName
    }
}

/// How far the writing of a sequence has come.
public struct SequenceProgress: Hashable, Sendable {
    /// Frames written so far.
    public var done: Int
    public var total: Int
    /// Where the time went so far, over all threads.
    public var times = StageTimes()
}

/// How a film that stands in one file is made.
public struct FilmOptions: Hashable, Sendable {
    /// How often it is shown, ≥ 0; 0: for ever. Of APNG, GIF and WebP.
    public var loop = 0
    /// Of WebP: whether every pixel stays as it is.
    public var lossless = false
    /// Of WebP: from 0, small, to 100, good.
    public var quality = 80

    public init() {}
}

/// What of `FilmOptions` a format has a use for.
package enum FilmSetting: Hashable, Sendable {
    case loop, lossless, quality
}
