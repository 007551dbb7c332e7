import CarouselFrames

/// The command line that takes what differs in one scene for right.
package struct AcceptCommand: Hashable, Sendable {
    /// One thing that can be taken for right.
    enum Part: Hashable {
        case frame(Int)
        case time(Double)
        case geometry

        init(_ moment: Moment) { self = moment.frame.map { .frame($0) } ?? .time(moment.time) }
    }

    /// The command for everything.
    package let all: String

    /// - Parameter words: The command for everything, word by word.
    package init(_ words: [String]) { all = words.map(Self.quoted).joined(separator: " ") }

    /// The command for these parts.
    func text(_ parts: [Part]) -> String {
        let frames = parts.compactMap { if case .frame(let number) = $0 { "\(number)" } else { nil } }
        let times = parts.compactMap { if case .time(let seconds) = $0 { "\(seconds)" } else { nil } }
        var text = all
        if !frames.isEmpty { text += " --frame " + frames.joined(separator: ",") }
        if !times.isEmpty { text += " --at " + times.joined(separator: ",") }
        return parts.contains(.geometry) ? text + " --geometry on" : text
    }

    /// A word as a shell takes it.
    private static func quoted(_ word: String) -> String {
        let isPlain = word.utf8.allSatisfy { byte in
            UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
                || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || "-_./,:=@%+".utf8.contains(byte)
        }
        return isPlain && !word.isEmpty ? word : "'" + word.replacing("'", with: "'\\''") + "'"
    }
}

/// Which differences become references, of all that a run compares.
package struct RecordScope: Hashable, Sendable {
    /// nil: those of all moments that are compared.
    package var frames: Set<Int>?
    package var pictures: Bool
    package var geometry: Bool

    package init(frames: Set<Int>? = nil, pictures: Bool = true, geometry: Bool = true) {
        self.frames = frames
        self.pictures = pictures
        self.geometry = geometry
    }

    func includes(_ moment: Moment) -> Bool {
        pictures && (frames.map { frames in moment.frame.map(frames.contains) ?? false } ?? true)
    }
}
