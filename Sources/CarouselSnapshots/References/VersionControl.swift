import CarouselPlatform

/// What a version control system puts in the place of a file.
enum VersionControl {
    /// What is said of a file with a merge conflict: a clause.
    static let conflict = "it holds a merge conflict: choose one side of it"

    /// Whether the bytes are a pointer of Git LFS to a file that is elsewhere.
    static func isPointer(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "version https://git-lfs".utf8) }

    /// Whether a line of a text begins as Git marks the two sides of a conflict; a picture has no lines.
    static func isConflict(_ bytes: [UInt8]) -> Bool {
        guard let first = bytes.first, first < 0x80 else { return false }
        return ["<<<<<<< ", ">>>>>>> "].contains { hasLine(startingWith: Array($0.utf8), in: bytes) }
    }

    /// Also without the optimizer as fast as memory is: the geometry of a film may be megabytes.
    private static func hasLine(startingWith mark: [UInt8], in bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { text in
            var start = 0
            while let base = text.baseAddress, text.count - start >= mark.count,
                let found = memchr(base + start, Int32(mark[0]), text.count - start)
            {
                let place = base.distance(to: found)
                let isAtStart = place == 0 || text[place - 1] == UInt8(ascii: "\n")
                if isAtStart, text[place...].starts(with: mark) { return true }
                start = place + 1
            }
            return false
        }
    }
}
