import CarouselDrawing

/// What stands beside each other in a group or on the screen, farthest first, over all frames.
///
/// Each frame's nodes are some of the tracks, in their order. What changes its place among its neighbours is in two
/// tracks, and so is what changes its form.
final class Tracks {
    private(set) var tracks: [Track] = []
    /// A box around all that they draw in any frame.
    private(set) var extent = Rect(x: 0, y: 0, width: 0, height: 0)
    private var last = Level()

    /// What was there in the frames before.
    private struct Level {
        var nodes: [Node] = []
        /// Those that draw anything.
        var drawn: [Node] = []
        var forms: [Form] = []
        var tracks: [Track] = []
    }

    /// Takes the nodes of some frames behind those that are there.
    func add(_ nodes: [Node], in range: Range<Int>) {
        if nodes != last.nodes {
            let formed = nodes.flatMap(\.parts).compactMap { node in
                Form(node).map { (node: node, form: $0) }
            }
            let forms = formed.map(\.form)
            last.nodes = nodes
            extent = extent.union(nodes.bounds)
            last.drawn = formed.map(\.node)
            if forms != last.forms { last.tracks = align(forms, last.drawn) }
            last.forms = forms
        }
        for (track, node) in zip(last.tracks, last.drawn) { track.add(node, in: range) }
    }

    /// The tracks of such nodes: as many as can be of those that there are, the rest new.
    private func align(_ forms: [Form], _ nodes: [Node]) -> [Track] {
        let recent = Set(last.tracks.map(ObjectIdentifier.init))
        // The longest common subsequence, in which tracks of the frame before count a little more.
        let (rows, columns) = (forms.count, tracks.count)
        var best = Array(repeating: Array(repeating: 0, count: columns + 1), count: rows + 1)
        func worth(_ row: Int, _ column: Int) -> Int? {
            guard tracks[column].form == forms[row] else { return nil }
            return 1000 + (recent.contains(ObjectIdentifier(tracks[column])) ? 1 : 0)
        }
        for row in (0..<rows).reversed() {
            for column in (0..<columns).reversed() {
                best[row][column] = max(best[row + 1][column], best[row][column + 1])
                if let worth = worth(row, column) {
                    best[row][column] = max(best[row][column], best[row + 1][column + 1] + worth)
                }
            }
        }
        var (merged, chosen): ([Track], [Track]) = ([], [])
        var (row, column) = (0, 0)
        while row < rows || column < columns {
            if row < rows, column < columns, let worth = worth(row, column),
                best[row][column] == best[row + 1][column + 1] + worth
            {
                merged.append(tracks[column])
                chosen.append(tracks[column])
                (row, column) = (row + 1, column + 1)
            } else if row < rows, column == columns || best[row][column] == best[row + 1][column] {
                let made = Track(forms[row], nodes[row])
                merged.append(made)
                chosen.append(made)
                row += 1
            } else {
                merged.append(tracks[column])
                column += 1
            }
        }
        tracks = merged
        return chosen
    }
}

extension Node {
    /// The node as what of it can move by itself.
    fileprivate var parts: [Node] {
        guard case .fill(let path, let paint) = self else { return [self] }
        switch paint {
        case .color(let color):
            if let origin = path.glyphOrigin {
                return origin == .zero ? [self] : [moved(path, paint, from: origin)]
            }
            return islands(path, color)
        case .picture(_, let frame):
            return frame.origin == .zero ? [self] : [moved(path, paint, from: frame.origin)]
        case .linear, .radial, .angular: return [self]
        }
    }

    /// A text or a picture as a group that is moved to its place: elsewhere it is the same.
    private func moved(_ path: Path, _ paint: Paint, from origin: Point) -> Node {
        let back = Transform.translation(-origin.x, -origin.y)
        var paint = paint
        if case .picture(let picture, let frame) = paint {
            paint = .picture(picture, frame: Rect(origin: .zero, size: frame.size).settled)
        }
        return .group(
            Group(
                transform: .translation(origin.x, origin.y),
                children: [.fill(path.transformed(by: back).settled, paint)]))
    }

    /// An outline in one colour as the outlines that it is made of, where none comes near another: each of them may stay
    /// while another moves.
    private func islands(_ path: Path, _ color: Color) -> [Node] {
        let parts = path.parts
        let boxes = parts.map { $0.bounds.inset(by: -0.5) }
        for (index, box) in boxes.enumerated() {
            if boxes[..<index].contains(where: { !$0.intersection(box).isEmpty }) { return [self] }
        }
        return parts.map { .fill($0, .color(color)) }
    }
}

extension Double {
    /// Without what moving there and back has added, which is far below the last digit that is written.
    fileprivate var settled: Double { (self * 1e6).rounded() / 1e6 }
}

extension Point {
    fileprivate var settled: Point { Point(x.settled, y.settled) }
}

extension Rect {
    fileprivate var settled: Rect {
        Rect(x: x.settled, y: y.settled, width: width.settled, height: height.settled)
    }
}

extension Path {
    /// Each from one move to the next.
    fileprivate var parts: [Path] {
        var parts: [Path] = []
        for element in elements {
            if case .move = element { parts.append(Path()) }
            if parts.isEmpty { return [self] }
            parts[parts.count - 1].elements.append(element)
        }
        return parts
    }

    /// Of the first glyph; nil for what is no text.
    fileprivate var glyphOrigin: Point? { lettering?.glyphs.first?.origin }

    fileprivate var settled: Path {
        Path(
            elements.map {
                switch $0 {
                case .move(let p): .move(p.settled)
                case .line(let p): .line(p.settled)
                case .curve(let c, let d, let p): .curve(c.settled, d.settled, p.settled)
                case .close: .close
                }
            },
            lettering: lettering.map { lettering in
                Lettering(
                    text: lettering.text,
                    glyphs: lettering.glyphs.map { .init(start: $0.start, origin: $0.origin.settled) })
            })
    }
}
