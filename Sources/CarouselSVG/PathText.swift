import CarouselDrawing

extension Path {
    /// As the attribute `d`, in steps from point to point: each point is rounded by itself, so that they do not add up
    /// their errors.
    ///
    /// - Parameter uniform: Whether equal steps get equal letters, wherever they lead: only such texts change evenly into
    ///   each other.
    func data(digits: Int, uniform: Bool = false) -> String {
        var data = PathText(digits: digits, uniform: uniform)
        for element in elements { data.add(element) }
        return String(decoding: data.text, as: UTF8.self)
    }
}

/// The attribute `d` in the making.
private struct PathText {
    let digits: Int
    let uniform: Bool
    private(set) var text: [UInt8] = []
    private var command: UInt8 = 0
    private var at = Units(x: 0, y: 0)
    private var start = Units(x: 0, y: 0)

    /// A point in units of the last digit.
    private struct Units: Equatable {
        var x: Int
        var y: Int
    }

    init(digits: Int, uniform: Bool) {
        self.digits = digits
        self.uniform = uniform
    }

    mutating func add(_ element: Path.Element) {
        switch element {
        case .move(let p):
            let to = units(p)
            write(text.isEmpty ? "M" : "m", text.isEmpty ? [to.x, to.y] : [to.x - at.x, to.y - at.y])
            command = 0  // what follows a move without a letter would be a line
            at = to
            start = to
        case .line(let p):
            let to = units(p)
            if to.y == at.y, !uniform {
                write("h", [to.x - at.x])
            } else if to.x == at.x, !uniform {
                write("v", [to.y - at.y])
            } else {
                write("l", [to.x - at.x, to.y - at.y])
            }
            at = to
        case .curve(let c, let d, let p):
            let (first, second, to) = (units(c), units(d), units(p))
            write(
                "c",
                [first.x - at.x, first.y - at.y, second.x - at.x, second.y - at.y, to.x - at.x, to.y - at.y])
            at = to
        case .close:
            write("z", [])
            at = start
        }
    }

    private func units(_ p: Point) -> Units {
        Units(x: Digits.units(p.x, digits), y: Digits.units(p.y, digits))
    }

    private mutating func write(_ letter: Unicode.Scalar, _ numbers: [Int]) {
        let letter = UInt8(ascii: letter)
        var follows = letter == command && !numbers.isEmpty
        if !follows { text.append(letter) }
        command = letter
        for number in numbers {
            if follows, number >= 0 { text.append(UInt8(ascii: " ")) }
            Digits.append(number, digits, to: &text)
            follows = true
        }
    }
}
