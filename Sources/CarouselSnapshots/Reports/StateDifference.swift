import CarouselFrames

/// In what one state of a film differs from its references: the picture, the geometry, or both.
package struct StateDifference: Hashable, Sendable, CustomStringConvertible {
    package var moment: Moment
    package var picture: PictureFinding?
    /// Where the picture's pixels are that differ.
    package var location: CardLocation?
    package var changes: [GeometryChange]

    package init(
        at moment: Moment, picture: PictureFinding?, location: CardLocation? = nil,
        changes: [GeometryChange] = []
    ) {
        self.moment = moment
        self.picture = picture
        self.location = location
        self.changes = changes
    }

    /// `frame 17 (0.283 s): 412 px differ in 305×12 at (20,430); card 3: x 41.0 → 41.4 pt`; a state that is not on the
    /// grid of frames begins `0.283 s: `.
    package var description: String { "\(Self.name(moment)): \(finding)" }

    /// The description without the moment: `412 px differ in 305×12 at (20,430), in card 3` where nothing has moved.
    package var finding: String {
        guard !changes.isEmpty else {
            return [picture?.description, location?.description].compactMap(\.self).joined(separator: ", ")
        }
        return [picture?.description, GeometryChange.sentence(changes)].compactMap(\.self)
            .joined(separator: "; ")
    }

    /// `frame 17 (0.283 s)`, or `0.283 s`.
    package static func name(_ moment: Moment) -> String {
        let time = ReadableNumber.fixed(moment.time, decimals: 3) + " s"
        return moment.frame.map { "frame \($0) (\(time))" } ?? time
    }
}

/// Numbers of frames as runs: `17–45, 60`.
package struct FrameRuns: Hashable, Sendable, CustomStringConvertible {
    package private(set) var runs: [ClosedRange<Int>] = []

    /// - Parameter frames: In any order, also more than once.
    package init(_ frames: [Int]) {
        for frame in Set(frames).sorted() {
            if let last = runs.last, last.upperBound + 1 == frame {
                runs[runs.count - 1] = last.lowerBound...frame
            } else {
                runs.append(frame...frame)
            }
        }
    }

    /// How many frames there are.
    package var count: Int { runs.reduce(0) { $0 + $1.count } }

    package var description: String { text(of: runs[...]) }

    /// The description, of very many runs only the first ones.
    package var short: String {
        let most = 12
        guard runs.count > most else { return description }
        return text(of: runs.prefix(most))
            + " and \(count - runs.prefix(most).reduce(0) { $0 + $1.count }) more"
    }

    private func text(of runs: ArraySlice<ClosedRange<Int>>) -> String {
        runs.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound)" }
            .joined(separator: ", ")
    }
}
