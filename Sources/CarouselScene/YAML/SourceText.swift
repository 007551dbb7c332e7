/// A stretch of a file's characters (Unicode scalars, as libyaml counts them).
package struct SourceSpan: Hashable {
    /// From 0.
    package var start: Int
    package var length: Int

    package init(start: Int, length: Int) {
        self.start = start
        self.length = length
    }

    var end: Int { start + length }
}

/// The characters of a scene file and where its lines are.
package struct SourceText {
    /// The file itself, without a byte order mark.
    let bytes: [UInt8]
    let scalars: [Unicode.Scalar]
    /// What is wrong with the bytes themselves, and where: such a file cannot be read any further.
    let encodingFault: Fault?
    private let lineStarts: [Int]

    package init(bytes: [UInt8]) {
        var scalars: [Unicode.Scalar] = []
        scalars.reserveCapacity(bytes.count)
        var fault: Fault?
        var input = bytes.makeIterator()
        var parser = Unicode.UTF8.ForwardParser()
        decoding: while true {
            switch parser.parseScalar(from: &input) {
            case .valid(let encoded): scalars.append(Unicode.UTF8.decode(encoded))
            case .error:
                if fault == nil {
                    fault = Fault(Message.notUTF8, at: SourceSpan(start: scalars.count, length: 1))
                }
                scalars.append("\u{FFFD}")
            case .emptyInput: break decoding
            }
        }
        let hasMark = scalars.first == "\u{FEFF}"
        if hasMark {
            scalars.removeFirst()
            fault?.span.start -= 1
        }
        var starts = [0]
        for (i, scalar) in scalars.enumerated() {
            let next = i + 1 < scalars.count ? scalars[i + 1] : nil
            if scalar == "\n" || (scalar == "\r" && next != "\n") { starts.append(i + 1) }
        }
        self.bytes = hasMark ? Array(bytes.dropFirst(3)) : bytes
        self.scalars = scalars
        encodingFault = fault
        lineStarts = starts
    }

    /// Line and column of an offset, both from 1; the end of the text where there is nothing.
    func place(of offset: Int) -> (line: Int, column: Int) {
        let offset = min(max(offset, 0), scalars.count)
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return (low + 1, offset - lineStarts[low] + 1)
    }

    /// The offset of a line's first character, by its number from 1.
    func start(ofLine number: Int) -> Int {
        lineStarts.indices.contains(number - 1) ? lineStarts[number - 1] : scalars.count
    }

    /// A line's text without its end, by its number from 1.
    func line(_ number: Int) -> String { string(scalars[range(ofLine: number)]) }

    /// A line's text and the column it begins at: of a very long line only the part around `column`, since thousands
    /// of faults may be in it.
    func line(_ number: Int, around column: Int) -> (text: String, column: Int) {
        let reach = 500
        let line = range(ofLine: number)
        let here = line.lowerBound + column - 1
        let start = here - line.lowerBound > reach ? here - reach : line.lowerBound
        let end = max(start, min(line.upperBound, here + reach))
        return (string(scalars[start..<end]), start - line.lowerBound + 1)
    }

    private func range(ofLine number: Int) -> Range<Int> {
        guard lineStarts.indices.contains(number - 1) else { return 0..<0 }
        let start = lineStarts[number - 1]
        var end = number < lineStarts.count ? lineStarts[number] : scalars.count
        while end > start, scalars[end - 1] == "\n" || scalars[end - 1] == "\r" { end -= 1 }
        return start..<end
    }

    /// The text of a span, cut to what there is.
    func text(of span: SourceSpan) -> String {
        let start = min(max(span.start, 0), scalars.count)
        return string(scalars[start..<min(max(span.end, start), scalars.count)])
    }

    /// What follows an offset in its line, up to 40 characters.
    func glance(from offset: Int) -> String {
        let start = min(max(offset, 0), scalars.count)
        return string(scalars[start...].prefix(40).prefix { $0 != "\n" && $0 != "\r" })
    }

    private func string(_ part: ArraySlice<Unicode.Scalar>) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: part)
        return String(view)
    }
}

/// Something to say about a place of the text.
package struct Fault: Hashable {
    package var message: String
    package var span: SourceSpan
    var severity: Diagnostic.Severity

    package init(_ message: String, at span: SourceSpan, severity: Diagnostic.Severity = .error) {
        self.message = message
        self.span = span
        self.severity = severity
    }
}
