import CarouselDrawing
import Testing

@testable import CarouselScene

struct PathDataTests {
    private func elements(_ text: String) throws -> [Path.Element] { try PathData.parse(text).elements }

    @Test(arguments: [
        ("M1 2L3 4", "M1,2 L3,4"), ("m1 2l3 4", "M1,2 L4,6"), ("M1,2,3,4", "M1,2 L3,4"),
        ("m1 2 3 4-1-1", "M1,2 L4,6 L3,5"), ("M1 2H5V6h-1v-1", "M1,2 L5,2 L5,6 L4,6 L4,5"),
        ("M.5.5-.5.5", "M0.5,0.5 L-0.5,0.5"), ("M1e1 1E-1", "M10,0.1"), ("M+1-2", "M1,-2"),
        ("M0 0z", "M0,0 Z"), ("M1 1h2zl0 3", "M1,1 L3,1 Z M1,1 L1,4"),
        ("M1 1h2zm1 1h1", "M1,1 L3,1 Z M2,2 L3,2"),
        ("M0 0C1 2 3 4 5 6", "M0,0 C1,2,3,4,5,6"), ("M1 1c1 2 3 4 5 6", "M1,1 C2,3,4,5,6,7"),
        ("M0 0C0 1 2 3 4 3S7 2 8 0", "M0,0 C0,1,2,3,4,3 C6,3,7,2,8,0"),
        ("M1 1s1 0 2 2", "M1,1 C1,1,2,1,3,3"), ("M0 0Q3 3 6 0", "M0,0 C2,2,4,2,6,0"),
        ("M0 0Q3 3 6 0T12 0", "M0,0 C2,2,4,2,6,0 C8,-2,10,-2,12,0"),
        ("M0 0q3 3 6 0t6 0", "M0,0 C2,2,4,2,6,0 C8,-2,10,-2,12,0"),
        ("M3 3T9 3", "M3,3 C3,3,5,3,9,3"), ("M0 0A0 5 0 0 1 3 4", "M0,0 L3,4"),
        ("M1 1A5 5 0 0 1 1 1", "M1,1"),
        ("  M 0 , 0\n\tL 1\r2  ", "M0,0 L1,2"),
    ])
    func commands(_ text: String, _ expected: String) throws {
        #expect(try elements(text).map(Self.written).joined(separator: " ") == expected)
    }

    private static func written(_ element: Path.Element) -> String {
        func numbers(_ points: Point...) -> String {
            points.flatMap { [$0.x, $0.y] }.map { NumberText.plain(($0 * 1e6).rounded() / 1e6 + 0) }
                .joined(separator: ",")
        }
        return switch element {
        case .move(let p): "M" + numbers(p)
        case .line(let p): "L" + numbers(p)
        case .curve(let c, let d, let p): "C" + numbers(c, d, p)
        case .close: "Z"
        }
    }

    @Test(arguments: [
        ("M10 0A10 10 0 0 1 0 10", 1), ("M10 0A10 10 0 0 1 -10 0", 2), ("M10 0A10 10 0 1 0 0 10", 3),
        ("M10 0a10 10 0 11-10-10", 3), ("M10 0A10 10 30 0110 0", 0),
    ])
    func arcsOfACircleStayOnIt(_ text: String, _ pieces: Int) throws {
        let elements = try elements(text)
        #expect(elements.count == 1 + pieces)
        var from = Point(10, 0)
        for case .curve(let c, let d, let p) in elements {
            for t in stride(from: 0.0, through: 1, by: 0.125) {
                let (a, b, e, f) = (
                    (1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t), 3 * t * t * (1 - t), t * t * t
                )
                let on = from * a + c * b + d * e + p * f
                #expect(abs((on.x * on.x + on.y * on.y).squareRoot() - 10) < 0.003)
            }
            from = p
        }
    }

    @Test func flagsChooseTheArc() throws {
        /// Where the arc is half-way, by its first and last curve's common end or its only curve's middle.
        func middle(_ flags: String) throws -> Point {
            let elements = try elements("M0 0A5 5 0 \(flags) 6 0")
            var points = [Point(0, 0)]
            for case .curve(let c, let d, let p) in elements { points += [c, d, p] }
            let curves = (points.count - 1) / 3
            if curves % 2 == 0 { return points[3 * curves / 2] }
            let i = 3 * (curves / 2)
            return points[i] * 0.125 + points[i + 1] * 0.375 + points[i + 2] * 0.375 + points[i + 3] * 0.125
        }
        // A chord of 6 in a circle of radius 5 lies 4 from its centre: the arcs rise 1 and 9 above or below it.
        for (flags, y) in [("0 1", -1.0), ("0 0", 1), ("1 1", -9), ("1 0", 9)] {
            let point = try middle(flags)
            #expect(abs(point.x - 3) < 0.01 && abs(point.y - y) < 0.01, "\(flags): \(point)")
        }
    }

    @Test func radiiTooSmallAreScaledUp() throws {
        let bounds = try PathData.parse("M0 0A1 2 0 0 1 20 0").bounds
        #expect(abs(bounds.minY + 20) < 1e-9)
        #expect(abs(bounds.maxX - 20) < 1e-9)
    }

    @Test func arcsAreRotated() throws {
        // An ellipse of 10 × 5, turned upright, is 5 wide and 10 high.
        let bounds = try PathData.parse("M-5 0A10 5 90 0 1 5 0A10 5 90 0 1 -5 0z").bounds
        #expect(abs(bounds.minX + 5) < 1e-9 && abs(bounds.maxX - 5) < 1e-9)
        #expect(abs(bounds.minY + 10) < 1e-9 && abs(bounds.maxY - 10) < 1e-9)
    }

    @Test(arguments: [
        ("", "it is empty", 0), ("  ", "it is empty", 0), ("L1 1", "it must begin with M", 0),
        ("M", "a number is missing at the end", 1), ("M1", "a number is missing at the end", 2),
        ("M1 1L", "a number is missing at the end", 5), ("M1 1X", "'X' is no command", 4),
        ("M1 x", "a number is due, not 'x'", 3), ("M1 1,", "a number is missing at the end", 5),
        ("M1 1e999", "number out of range", 3), ("M1 1L1e400 1", "number out of range", 5),
        ("M0 0A1 1 0 2 1 3 3", "an arc's flag must be 0 or 1", 11), ("M0 0z1 1", "'1' is no command", 5),
        ("M0 0 .", "a number is due, not '.'", 5), ("M0 0 nan", "'n' is no command", 5),
    ])
    func errors(_ text: String, _ message: String, _ offset: Int) {
        #expect(throws: PathDataError(message: message, offset: offset)) { try PathData.parse(text) }
    }

    @Test func extremeArcsStayFinite() throws {
        for text in [
            "M0 0A1e-300 1e-300 0 0 1 1 1", "M0 0A1e9 1e-9 45 1 1 1e-9 0", "M1e9 1e9A1e9 1e9 1e9 1 0-1e9-1e9",
        ] {
            let bounds = try PathData.parse(text).bounds
            #expect(
                [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY].allSatisfy { $0.isFinite }, "\(text)")
        }
    }
}
