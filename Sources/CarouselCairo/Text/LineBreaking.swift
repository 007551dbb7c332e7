import CarouselScene

/// One line of a paragraph.
struct BrokenLine: Equatable {
    /// Scalars, without the white space at which the line is broken.
    var range: Range<Int>
    /// Whether it ends at a soft hyphen, which is then shown.
    var isHyphenated = false
    /// In Pango's units, without white space at its end.
    var ink: Int
    /// With the white space at which it is broken, up to what is offered.
    var width: Int
}

extension Paragraph {
    /// Lines at most `limit` wide, in Pango's units; one where there is no limit.
    ///
    /// A word that is longer than a line is broken anywhere. `hyphen` is the width of one.
    func lines(limit: Int?, wrap: Card.Text.Wrap, hyphen: Int) -> [BrokenLine] {
        let limit = limit ?? .max
        let allowed = allowedBreaks(limit: limit, wrap)
        var lines: [BrokenLine] = []
        var start = 0
        repeat {
            let end = self.end(ofLineFrom: start, limit: limit, allowed, hyphen: hyphen)
            lines.append(line(start..<end, limit: limit, hyphen: hyphen))
            start = end
        } while start < scalars.count
        if lines.count == 2, wrap == .words { spareLoneWord(&lines, limit: limit, hyphen: hyphen) }
        return lines
    }

    private func allowedBreaks(limit: Int, _ wrap: Card.Text.Wrap) -> [Bool] {
        guard wrap == .words else { return characters }
        var allowed = breaks
        for word in hangulWords where widths[word].reduce(0, +) <= limit {
            for index in word.dropFirst() { allowed[index] = false }
        }
        return allowed
    }

    private func end(ofLineFrom start: Int, limit: Int, _ allowed: [Bool], hyphen: Int) -> Int {
        var x = 0
        var ink = 0
        var between: Int?
        var inside: Int?
        for index in start..<scalars.count {
            if index > start {
                let needed = scalars[index - 1] == .softHyphen ? ink + hyphen : ink
                if needed <= limit {
                    if allowed[index] { between = index }
                    if characters[index], scalars[index] != .softHyphen { inside = index }
                }
            }
            x += widths[index]
            guard !scalars[index].properties.isWhitespace else { continue }
            ink = x
            guard ink > limit else { continue }
            if let end = between ?? inside { return end }
            // Not even one character fits.
            return characters[(index + 1)...].firstIndex(of: true) ?? scalars.count
        }
        return scalars.count
    }

    private func line(_ range: Range<Int>, limit: Int, hyphen: Int) -> BrokenLine {
        let isLast = range.upperBound == scalars.count
        var end = range.upperBound
        while end > range.lowerBound, scalars[end - 1].properties.isWhitespace { end -= 1 }
        var ink = widths[range.lowerBound..<end].reduce(0, +)
        let width = ink + widths[end..<range.upperBound].reduce(0, +)
        let isHyphenated = !isLast && end > range.lowerBound && scalars[end - 1] == .softHyphen
        if isHyphenated { ink += hyphen }
        return BrokenLine(
            range: range.lowerBound..<(isLast ? range.upperBound : end), isHyphenated: isHyphenated, ink: ink,
            width: max(ink, min(width, limit)))
    }

    /// Moves one more word down to the last of two lines where that is alone, if the lines are then more alike.
    private func spareLoneWord(_ lines: inout [BrokenLine], limit: Int, hyphen: Int) {
        func isSpace(_ index: Int) -> Bool { scalars[index].properties.isWhitespace }
        let second = lines[1].range
        guard !second.contains(where: isSpace), !lines[0].isHyphenated,
            let space = lines[0].range.last(where: isSpace), space > lines[0].range.lowerBound,
            isSpace(second.lowerBound - 1)
        else { return }
        let moved = [
            line(lines[0].range.lowerBound..<space + 1, limit: limit, hyphen: hyphen),
            line(space + 1..<scalars.count, limit: limit, hyphen: hyphen),
        ]
        let before = abs(lines[0].ink - lines[1].ink)
        guard moved[1].ink <= limit, abs(moved[0].ink - moved[1].ink) < before else { return }
        lines = moved
    }
}
