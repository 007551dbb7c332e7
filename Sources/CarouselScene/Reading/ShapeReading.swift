import CarouselDrawing

extension Reading {
    /// `cornerRadius` and `cornerStyle`; nil where a view has no rounded corners, or a border none of its own.
    func corners(_ fields: Fields, isCapsule: Bool = false) -> Corners? {
        let radius = fields.number("cornerRadius", .notNegative)
        let style: Corners.Style? = fields.choice("cornerStyle")
        guard fields.has("cornerRadius") else {
            // A capsule's corners have a style but no radius.
            if fields.has("cornerStyle"), !isCapsule {
                fields.report(Message.goesWith("cornerStyle", "cornerRadius"), atKey: "cornerStyle")
            }
            return nil
        }
        return Corners(radius: radius ?? 0, style: style ?? .continuous)
    }

    func shape(_ node: YAMLNode, _ fields: Fields, _ corners: Corners?) -> Card.Shape? {
        let (fill, stroke) = paint(fields)
        let style: Corners.Style = fields.choice("cornerStyle") ?? .continuous
        let outlines: [(String, Card.Shape.Outline)] = [
            ("rectangle", .rectangle), ("roundedRectangle", .roundedRectangle(corners ?? Corners(radius: 0))),
            ("circle", .circle), ("capsule", .capsule(style)),
        ]
        guard let outline = choice(node, "shape", of: outlines) else { return nil }
        if case .roundedRectangle = outline, !fields.has("cornerRadius") {
            fields.report(Message.goesWith("roundedRectangle", "cornerRadius"))
        }
        return Card.Shape(outline, fill: fill, stroke: stroke)
    }

    func pathShape(_ node: YAMLNode, _ fields: Fields) -> Card.PathShape? {
        let (fill, stroke) = paint(fields)
        let box = fields.required("viewBox").flatMap { viewBox($0) }
        guard let text = string(node, "path", due: "path data"), let path = pathData(text, node), let box
        else { return nil }
        return Card.PathShape(path: path, viewBox: box, fill: fill, stroke: stroke)
    }

    private func viewBox(_ node: YAMLNode) -> Rect? {
        guard let values = numbers(node, "viewBox", count: 4), let nodes = list(node, "viewBox") else {
            return nil
        }
        for i in [2, 3] {
            guard let must = NumberRule.positive.must(for: values[i]) else { continue }
            let name = i == 2 ? "viewBox width" : "viewBox height"
            report(Message.outOfRange(name, must: must, found: NumberText.plain(values[i])), at: nodes[i])
            return nil
        }
        return Rect(x: values[0], y: values[1], width: values[2], height: values[3])
    }

    private func pathData(_ text: String, _ node: YAMLNode) -> Path? {
        do { return try PathData.parse(text) } catch {
            // Where the file has the text as it is, the caret can stand at the very character.
            var place = node
            let written = source.text(of: node.span)
            if written == text || written == "\"\(text)\"" || written == "'\(text)'" {
                let start = node.span.start + (written == text ? 0 : 1) + error.offset
                place.span = Span(start: min(start, node.span.end - 1), length: 1)
            }
            report(Message.pathData(error.message), at: place)
            return nil
        }
    }

    // MARK: - Paint

    /// A shape is filled unless, as with SwiftUI's `stroke`, only its line is asked for.
    private func paint(_ fields: Fields) -> (Card.Fill?, Card.Stroke?) {
        let stroke = fields.fields("stroke").flatMap { line($0) }.map {
            Card.Stroke(color: $0.color, width: $0.width)
        }
        let fill = fields["fill"].flatMap { self.fill($0, "fill") }
        if fields.has("stroke") || fields.has("fill") { return (fill, stroke) }
        return (.color(.primary(appearance)), nil)
    }

    /// The colour and width of a `stroke` or a `border`.
    func line(_ fields: Fields) -> (color: Color, width: Double)? {
        defer { fields.finish() }
        let width = fields.number("width", .notNegative) ?? 1
        return fields.required("color").flatMap { color($0, "color") }.map { ($0, width) }
    }

    /// A colour or `{ linear: [c1, c2], from: top, to: bottom }`.
    func fill(_ node: YAMLNode, _ name: String) -> Card.Fill? {
        guard case .mapping = node.content, node.bareNames == nil else {
            return color(node, name).map(Card.Fill.color)
        }
        guard let fields = Fields(node, name, name: name, in: self) else { return nil }
        defer { fields.finish() }
        let from = fields["from"].flatMap { unitPoint($0, "from") } ?? .top
        let to = fields["to"].flatMap { unitPoint($0, "to") } ?? .bottom
        guard let list = fields.required("linear"), let nodes = self.list(list, "linear") else { return nil }
        let colors = nodes.compactMap { color($0, "linear") }
        if nodes.count < 2 {
            report(Message.listCount("linear", must: "at least 2 colours", found: nodes.count), at: list)
        }
        if from == to { fields.report(Message.sameEnds) }
        return .linear(colors, from: from, to: to)
    }

    /// A name, or two fractions of the width and the height.
    private func unitPoint(_ node: YAMLNode, _ name: String) -> UnitPoint? {
        guard case .sequence = node.content else {
            return choice(node, name, of: UnitPoint.named, orElse: "[x, y]")
        }
        return numbers(node, name, count: 2).map { UnitPoint(x: $0[0], y: $0[1]) }
    }
}

extension UnitPoint {
    /// SwiftUI's names.
    static let named: [(String, UnitPoint)] = [
        ("topLeading", .topLeading), ("top", .top), ("topTrailing", .topTrailing), ("leading", .leading),
        ("center", .center), ("trailing", .trailing), ("bottomLeading", .bottomLeading),
        ("bottom", .bottom), ("bottomTrailing", .bottomTrailing),
    ]
}
