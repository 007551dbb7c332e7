/// A value over the frames, kept where it changes.
struct Runs<Value: Equatable> {
    private(set) var starts: [Int] = []
    private(set) var values: [Value] = []

    /// From this frame on; frames come in rising order.
    mutating func set(_ value: Value, from frame: Int) {
        if values.last == value { return }
        starts.append(frame)
        values.append(value)
    }

    var isConstant: Bool { values.count <= 1 }

    /// For each frame in `frames`, which are in rising order.
    func values(at frames: FrameSet) -> [(frame: Int, value: Value)] {
        var run = 0
        var found: [(frame: Int, value: Value)] = []
        for range in frames.ranges {
            for frame in range {
                while run + 1 < starts.count, starts[run + 1] <= frame { run += 1 }
                found.append((frame, values[run]))
            }
        }
        return found
    }
}

/// Some frames of a film.
struct FrameSet: Equatable {
    /// In rising order, none touching the next.
    private(set) var ranges: [Range<Int>] = []

    /// Adds frames that all stand behind those that are there.
    mutating func append(_ range: Range<Int>) {
        if let last = ranges.last, last.upperBound == range.lowerBound {
            ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
        } else {
            ranges.append(range)
        }
    }

    var first: Int? { ranges.first?.lowerBound }
    var isAtStart: Bool { first == 0 }
}
