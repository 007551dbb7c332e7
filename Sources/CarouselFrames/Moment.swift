/// A state of a film that somebody asked for.
package struct Moment: Hashable, Sendable {
    /// nil for a state that is not on the grid of frames.
    package var frame: Int?
    /// In seconds.
    package var time: Double

    package init(frame: Int?, time: Double) {
        self.frame = frame
        self.time = time
    }

    /// The last time that can be asked for: about eleven days, in seconds.
    package static let latest = 1e6
    /// How many states one run takes at most.
    package static let limit = 1_000_000

    /// In milliseconds, halves rounded up.
    package var milliseconds: Int { Int((time * 1000).rounded()) }
}

extension Film {
    /// The states of a selection: frames in rising order, each once; times as they were given.
    /// - Throws: `SequenceError.noSuchFrame`, `SequenceError.noSuchTime`, `SequenceError.tooManyFrames`.
    package func moments(_ selection: FrameSelection) throws(SequenceError) -> [Moment] {
        switch selection {
        case .all:
            guard frameCount <= Moment.limit else { throw .tooManyFrames(count: frameCount) }
            return (0..<frameCount).map { Moment(frame: $0, time: time(ofFrame: $0)) }
        case .frames(let frames):
            for frame in frames where frame < 0 || frame >= frameCount {
                throw .noSuchFrame(frame, count: frameCount)
            }
            return Set(frames).sorted().map { Moment(frame: $0, time: time(ofFrame: $0)) }
        case .times(let times):
            for time in times where !(time >= 0 && time <= Moment.latest) { throw .noSuchTime(time) }
            return times.map { Moment(frame: nil, time: $0) }
        }
    }
}
