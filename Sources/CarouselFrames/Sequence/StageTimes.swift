/// How long each stage of making frames took, added up over frames and threads.
public struct StageTimes: Hashable, Sendable {
    /// The steps from a scene file to a frame's file, in this order.
    public enum Stage: Int, Hashable, Sendable, CaseIterable {
        /// Reading the scene, its fonts and pictures: once per film.
        case decode
        /// Where everything is at a moment.
        case pose
        /// From there to what is drawn.
        case compose
        /// Drawing; for SVG its text as well.
        case paint
        /// From pixels to the bytes of a PNG file.
        case encode
        /// The file, and its digest for the manifest.
        case write
    }

    /// How many frames were made.
    public package(set) var frames = 0
    /// How many of them showed what the thread's frame before showed, and were neither painted nor encoded.
    public package(set) var repeats = 0
    /// The size of all frames' files together.
    public package(set) var bytes = 0
    private var seconds = [Double](repeating: 0, count: Stage.allCases.count)

    public init() {}

    /// In seconds.
    public subscript(stage: Stage) -> Double {
        get { seconds[stage.rawValue] }
        set { seconds[stage.rawValue] = newValue }
    }

    /// All stages together, in seconds: of threads at work, so more than has passed where there are several.
    public var total: Double { seconds.reduce(0, +) }

    /// Adds another thread's share.
    public static func += (sum: inout StageTimes, other: StageTimes) {
        sum.frames += other.frames
        sum.repeats += other.repeats
        sum.bytes += other.bytes
        for stage in Stage.allCases { sum[stage] += other[stage] }
    }

    /// Does `work`, and counts the time it takes as the stage's.
    ///
    /// Two looks at the clock, some fifty nanoseconds: there is no need to switch it off.
    package mutating func measure<T, E>(_ stage: Stage, _ work: () throws(E) -> T) throws(E) -> T {
        let start = ContinuousClock.now
        let result = try work()
        self[stage] += (ContinuousClock.now - start) / .seconds(1)
        return result
    }
}
