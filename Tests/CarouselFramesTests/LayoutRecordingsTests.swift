import CarouselDrawing
import CarouselFrames
import CarouselScene
import Foundation
import Testing

/// Coloured boxes stand where SwiftUI was recorded to put them.
///
/// `Layout/recordings.json` has the frames that Apple's frameworks gave to the views of `Layout/NAME.yaml`, in points
/// and in drawing order: what of a box is covered by later ones is not looked for.
@Suite struct LayoutRecordingsTests {
    private struct Recording: Decodable, CustomTestStringConvertible {
        let name: String
        /// Pixels per point.
        let scale: Double
        let size: [Double]
        let boxes: [Box]
        let gaps: [Gap]
        let equal: [Equal]

        var testDescription: String { name }
    }

    private struct Box: Decodable {
        let color: String
        let name: String
        /// x, y, width, height; null is not compared.
        let frame: [Double?]
        /// What the box is cut to.
        let clip: [Double]?

        var rect: Rect? {
            let known = frame.compactMap { $0 }
            return known.count == 4 ? Rect(known) : nil
        }
    }

    /// From the end of one box to the start of another.
    private struct Gap: Decodable {
        let from: String
        let to: String
        let axis: String
        let length: Double
    }

    /// Two boxes of one width or height.
    private struct Equal: Decodable {
        let one: String
        let other: String
        let side: String
    }

    /// A pixel's half, and what the recording rounds.
    private static let tolerance = 0.51
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Layout")
    private static let recordings: [Recording] = {
        let file = folder.appendingPathComponent("recordings.json")
        return (try? JSONDecoder().decode([Recording].self, from: Data(contentsOf: file))) ?? []
    }()

    @Test func thereAreRecordings() { #expect(Self.recordings.count == 61) }

    @Test(arguments: recordings) private func boxesStandAsRecorded(_ recording: Recording) throws {
        let file = Self.folder.appendingPathComponent("\(recording.name).yaml").path
        let film = try Film(contentsOf: file) { $0.screen.scale = recording.scale }
        let picture = PlainPicture(
            pixels: try film.pixels(at: 0), width: film.pixelSize.width, scale: recording.scale)
        let screen = Rect([0, 0] + recording.size)

        for (index, box) in recording.boxes.enumerated() {
            let found = picture.box(of: box.color)
            guard let rect = box.rect else {
                expectClose(found, box)
                continue
            }
            let seen = rect.meet(screen).meet(box.clip.map { Rect($0) } ?? screen)
                .without(recording.boxes[(index + 1)...].compactMap(\.rect))
            guard let seen else {
                #expect(found == nil, "\(box.name) should be hidden")
                continue
            }
            let isClose = found.map { $0.isClose(to: seen, within: Self.tolerance) } ?? false
            #expect(isClose, "\(box.name) at \(String(describing: found)), recorded at \(seen)")
        }
        for gap in recording.gaps {
            let from = try #require(picture.box(of: gap.from))
            let to = try #require(picture.box(of: gap.to))
            let length = gap.axis == "x" ? to.x - from.maxX : to.y - from.maxY
            #expect(abs(length - gap.length) <= Self.tolerance, "\(gap) is \(length)")
        }
        for pair in recording.equal {
            let one = try #require(picture.box(of: pair.one))
            let other = try #require(picture.box(of: pair.other))
            let difference = pair.side == "width" ? one.width - other.width : one.height - other.height
            #expect(abs(difference) <= Self.tolerance, "\(pair) differ by \(difference)")
        }
    }

    private func expectClose(_ found: Rect?, _ box: Box) {
        let values = found.map { [$0.x, $0.y, $0.width, $0.height] } ?? []
        let isClose = zip(values, box.frame).allSatisfy { value, recorded in
            recorded.map { abs(value - $0) <= Self.tolerance } ?? true
        }
        #expect(!values.isEmpty && isClose, "\(box.name) at \(values), recorded at \(box.frame)")
    }
}

/// RGBA pixels that are searched for flat colours.
private struct PlainPicture {
    let pixels: [UInt8]
    let width: Int
    let scale: Double

    /// Around all pixels of a colour `#rrggbb`, to one level, in points.
    func box(of color: String) -> Rect? {
        guard let value = Int(color.dropFirst(), radix: 16) else { return nil }
        let wanted = [value >> 16, value >> 8 & 0xFF, value & 0xFF]
        var (minX, minY, maxX, maxY) = (Int.max, Int.max, -1, -1)
        for index in 0..<pixels.count / 4
        where (0..<3).allSatisfy({ abs(Int(pixels[index * 4 + $0]) - wanted[$0]) <= 1 }) {
            let (x, y) = (index % width, index / width)
            (minX, maxX) = (min(minX, x), max(maxX, x))
            (minY, maxY) = (min(minY, y), max(maxY, y))
        }
        guard maxX >= 0 else { return nil }
        return Rect(
            x: Double(minX) / scale, y: Double(minY) / scale, width: Double(maxX + 1 - minX) / scale,
            height: Double(maxY + 1 - minY) / scale)
    }
}

extension Rect {
    fileprivate init(_ values: [Double]) {
        self.init(x: values[0], y: values[1], width: values[2], height: values[3])
    }

    fileprivate func meet(_ other: Rect) -> Rect {
        let (left, top) = (max(x, other.x), max(y, other.y))
        return Rect(
            x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
            height: max(0, min(maxY, other.maxY) - top))
    }

    fileprivate func isClose(to other: Rect, within tolerance: Double) -> Bool {
        zip([x, y, maxX, maxY], [other.x, other.y, other.maxX, other.maxY])
            .allSatisfy { abs($0 - $1) <= tolerance }
    }

    /// The box around what `others` leave of it; nil where they leave nothing.
    fileprivate func without(_ others: [Rect]) -> Rect? {
        guard width > 0, height > 0 else { return nil }
        let covers = others.map(meet).filter { $0.width > 0 && $0.height > 0 }
        let columns = Set([x, maxX] + covers.flatMap { [$0.x, $0.maxX] }).sorted()
        let rows = Set([y, maxY] + covers.flatMap { [$0.y, $0.maxY] }).sorted()
        var left: [Rect] = []
        for (a, b) in zip(columns, columns.dropFirst()) {
            for (c, d) in zip(rows, rows.dropFirst()) {
                let (middleX, middleY) = ((a + b) / 2, (c + d) / 2)
                let isCovered = covers.contains {
                    $0.x < middleX && middleX < $0.maxX && $0.y < middleY && middleY < $0.maxY
                }
                if !isCovered { left.append(Rect(x: a, y: c, width: b - a, height: d - c)) }
            }
        }
        guard let first = left.first else { return nil }
        let (minX, minY) = left.reduce((first.x, first.y)) { (min($0.0, $1.x), min($0.1, $1.y)) }
        let (endX, endY) = left.reduce((first.maxX, first.maxY)) { (max($0.0, $1.maxX), max($0.1, $1.maxY)) }
        return Rect(x: minX, y: minY, width: endX - minX, height: endY - minY)
    }
}
