import CarouselDrawing
import CarouselPlatform

/// What is wrong with SVG path data, and at which character, from 0.
public struct PathDataError: Error, Hashable, Sendable, CustomStringConvertible {
    public var message: String
    /// In Unicode scalars.
    public var offset: Int

    /// `path data, character 3: 'x' is no command`, counted from 1.
    public var description: String { "path data, character \(offset + 1): \(message)" }

    package init(message: String, offset: Int) {
        self.message = message
        self.offset = offset
    }
}

/// Reads SVG 2 path data: every command, absolute and relative, arcs as cubics.
package struct PathData {
    private let text: [Unicode.Scalar]
    private var position = 0
    private var elements: [Path.Element] = []
    private var current = Point.zero
    private var start = Point.zero
    /// The last control of the curve before, for the smooth commands.
    private var cubicControl: Point?
    private var quadraticControl: Point?
    private var isClosed = false

    package static func parse(_ text: String) throws(PathDataError) -> Path {
        var data = PathData(text: Array(text.unicodeScalars))
        try data.read()
        return Path(data.elements)
    }

    private init(text: [Unicode.Scalar]) { self.text = text }

    private mutating func read() throws(PathDataError) {
        skipSpace()
        guard let first = peek else { throw PathDataError(message: "it is empty", offset: 0) }
        guard first == "M" || first == "m" else { throw fail("it must begin with M") }
        while let letter = peek {
            guard "MmLlHhVvCcSsQqTtAaZz".unicodeScalars.contains(letter) else {
                throw fail("'\(letter)' is no command")
            }
            position += 1
            try run(Character(letter))
            skipSpace()
        }
    }

    /// One command with all its repetitions.
    private mutating func run(_ letter: Character) throws(PathDataError) {
        if letter == "Z" || letter == "z" {
            elements.append(.close)
            current = start
            isClosed = true
            cubicControl = nil
            quadraticControl = nil
            return
        }
        var letter = letter
        repeat {
            try runOnce(letter)
            // Further pairs after a move are lines.
            if letter == "M" { letter = "L" } else if letter == "m" { letter = "l" }
            skipSpace()
            if peek == "," {
                skipSeparator()
                guard startsNumber else { throw missingNumber }
            }
        } while startsNumber
    }

    private mutating func runOnce(_ letter: Character) throws(PathDataError) {
        let origin = letter.isLowercase ? current : .zero
        switch letter.uppercased() {
        case "M":
            current = try point(origin)
            start = current
            isClosed = false
            elements.append(.move(current))
            (cubicControl, quadraticControl) = (nil, nil)
        case "L": line(to: try point(origin))
        case "H": line(to: Point(try number() + origin.x, current.y))
        case "V": line(to: Point(current.x, try number() + origin.y))
        case "C": curve(try point(origin), try point(origin), try point(origin))
        case "S":
            let first = reflected(cubicControl)
            curve(first, try point(origin), try point(origin))
        case "Q": quadratic(try point(origin), try point(origin))
        case "T":
            let control = reflected(quadraticControl)
            quadratic(control, try point(origin))
        default:
            let radii = Size(abs(try number()), abs(try number()))
            let rotation = try number() * .pi / 180
            let (isLarge, isPositive) = (try flag(), try flag())
            arc(to: try point(origin), radii, rotation, isLarge: isLarge, isPositive: isPositive)
        }
    }

    // MARK: - Drawing

    /// After a close the next line begins where the closed outline began.
    private mutating func reopen() {
        if isClosed { elements.append(.move(start)) }
        isClosed = false
    }

    private mutating func line(to end: Point) {
        reopen()
        elements.append(.line(end))
        current = end
        (cubicControl, quadraticControl) = (nil, nil)
    }

    private mutating func curve(_ c: Point, _ d: Point, _ end: Point) {
        reopen()
        elements.append(.curve(c, d, end))
        current = end
        (cubicControl, quadraticControl) = (d, nil)
    }

    /// A quadratic Bézier is the cubic whose controls lie two thirds of the way to its own.
    private mutating func quadratic(_ control: Point, _ end: Point) {
        let from = current
        curve(from + (control - from) * (2.0 / 3), end + (control - end) * (2.0 / 3), end)
        (cubicControl, quadraticControl) = (nil, control)
    }

    private func reflected(_ control: Point?) -> Point {
        control.map { current + (current - $0) } ?? current
    }

    private mutating func arc(
        to end: Point, _ radii: Size, _ rotation: Double, isLarge: Bool, isPositive: Bool
    ) {
        guard radii.width > 0, radii.height > 0 else { return line(to: end) }
        let pieces = EllipticalArc.cubics(
            from: current, to: end, radii: radii, rotation: rotation, isLarge: isLarge,
            isPositive: isPositive)
        for (c, d, p) in pieces { curve(c, d, p) }
        (cubicControl, quadraticControl) = (nil, nil)
        current = end
    }

    // MARK: - Scanning

    private var peek: Unicode.Scalar? { position < text.count ? text[position] : nil }

    private func fail(_ message: String) -> PathDataError {
        PathDataError(message: message, offset: position)
    }

    private var missingNumber: PathDataError {
        fail(peek.map { "a number is due, not '\($0)'" } ?? "a number is missing at the end")
    }

    private mutating func skipSpace() {
        while let c = peek, " \t\r\n\u{C}".unicodeScalars.contains(c) { position += 1 }
    }

    private mutating func skipSeparator() {
        skipSpace()
        if peek == "," {
            position += 1
            skipSpace()
        }
    }

    private var startsNumber: Bool {
        guard let c = peek else { return false }
        return isDigit(c) || c == "." || c == "-" || c == "+"
    }

    private func isDigit(_ c: Unicode.Scalar?) -> Bool { c.map { ("0"..."9").contains($0) } ?? false }

    private mutating func point(_ origin: Point) throws(PathDataError) -> Point {
        Point(try number(), try number()) + origin
    }

    /// A number ends where it cannot go on, so that `.5.5` and `1-2` are two.
    private mutating func number() throws(PathDataError) -> Double {
        skipSeparator()
        let begin = position
        if peek == "+" || peek == "-" { position += 1 }
        let digits = position
        while isDigit(peek) { position += 1 }
        var count = position - digits
        if peek == "." {
            position += 1
            let fraction = position
            while isDigit(peek) { position += 1 }
            count += position - fraction
        }
        guard count > 0 else {
            position = begin
            throw missingNumber
        }
        skipExponent()
        var written = String.UnicodeScalarView()
        written.append(contentsOf: text[begin..<position])
        guard let value = Double(String(written)), abs(value) <= 1e9 else {
            position = begin
            throw fail("number out of range")
        }
        return value
    }

    private mutating func skipExponent() {
        guard peek == "e" || peek == "E" else { return }
        var next = position + 1
        if next < text.count, text[next] == "+" || text[next] == "-" { next += 1 }
        guard next < text.count, isDigit(text[next]) else { return }
        position = next
        while isDigit(peek) { position += 1 }
    }

    /// An arc's flag is one digit and needs no separator behind it.
    private mutating func flag() throws(PathDataError) -> Bool {
        skipSeparator()
        guard let c = peek, c == "0" || c == "1" else { throw fail("an arc's flag must be 0 or 1") }
        position += 1
        return c == "1"
    }
}

extension Card.PathShape {
    /// An outline from SVG path data, as `"M0 0H10V10Z"`: every command of SVG 2, absolute or relative.
    ///
    /// `viewBox` is the part of the outline's own coordinates that is scaled to fit; its sides must be above 0.
    /// - Throws: what is wrong with the data, and at which character.
    public init(
        _ data: String, viewBox: Rect, fill: Card.Fill? = .color(.black), stroke: Card.Stroke? = nil
    ) throws(PathDataError) {
        self.init(path: try PathData.parse(data), viewBox: viewBox, fill: fill, stroke: stroke)
    }

    /// The outline as SVG path data in absolute moves, lines and cubics, which reads back as the same outline.
    public var data: String { PathData.text(of: path) }
}

extension PathData {
    static func text(of path: Path) -> String {
        func text(_ points: Point...) -> String {
            points.map { "\(NumberText.plain($0.x)) \(NumberText.plain($0.y))" }.joined(separator: " ")
        }
        return path.elements.map {
            switch $0 {
            case .move(let p): "M\(text(p))"
            case .line(let p): "L\(text(p))"
            case .curve(let c, let d, let p): "C\(text(c, d, p))"
            case .close: "Z"
            }
        }.joined(separator: " ")
    }
}
