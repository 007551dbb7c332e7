import CarouselFiles

/// Names of numbered files, as ffmpeg's image2 format reads them: `%d` or `%05d` stands for the number, `%%` for `%`.
public struct FramePattern: Hashable, Sendable {
    /// `.` where the pattern names no folder.
    package let folder: String
    package let prefix: String
    package let suffix: String
    /// The least number of digits; 1 for `%d`.
    package let width: Int

    package init(folder: String, prefix: String, width: Int, suffix: String) {
        self.folder = folder
        self.prefix = prefix
        self.width = width
        self.suffix = suffix
    }

    /// - Throws: `SequenceError.pattern` unless the file's name has exactly one `%d` or `%0Nd`, N from 1 to 99.
    public init(_ pattern: String) throws(SequenceError) {
        func fault(_ reason: String) -> SequenceError { .pattern(pattern, reason: reason) }

        var literal = ""
        var number: (prefix: String, width: Int)?
        var rest = Substring(pattern)
        while let character = rest.popFirst() {
            guard character == "%" else {
                literal.append(character)
                continue
            }
            if rest.first == "%" {
                rest.removeFirst()
                literal.append("%")
                continue
            }
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            rest = rest.dropFirst(digits.count)
            guard rest.popFirst() == "d" else {
                throw fault("'%' must be followed by d or 0Nd; write '%%' for a percent sign")
            }
            guard digits.isEmpty || digits.first == "0", let width = digits.isEmpty ? 1 : Int(digits),
                (1...99).contains(width)
            else { throw fault("write '%d', or '%05d' for five digits") }
            guard number == nil else { throw fault("one number is enough; write '%%' for a percent sign") }
            number = (literal, width)
            literal = ""
        }
        guard let number else { throw fault("it has no '%d' for the frame's number") }
        guard !literal.contains("/") else {
            throw fault("the number belongs into the file's name, not into a folder's")
        }

        let (folder, prefix) = FilePath.split(number.prefix)
        self.init(folder: folder, prefix: prefix, width: number.width, suffix: literal)
    }

    /// The name of the file with this number, which is ≥ 0.
    package func fileName(_ number: Int) -> String {
        let digits = String(number)
        return prefix + String(repeating: "0", count: max(0, width - digits.count)) + digits + suffix
    }

    /// Whether it gives some number this name.
    package func matches(_ name: String) -> Bool {
        guard name.hasPrefix(prefix), name.hasSuffix(suffix),
            name.utf8.count > prefix.utf8.count + suffix.utf8.count
        else { return false }
        let digits = name.dropFirst(prefix.count).dropLast(suffix.count)
        return digits.count >= width && digits.allSatisfy { $0.isASCII && $0.isNumber }
            && (digits.count == width || digits.first != "0")
    }
}
