import CarouselDrawing

extension Body {
    mutating func fill(_ path: Path, _ paint: Paint) throws {
        guard !path.isEmpty else { return }
        switch paint {
        case .color(let color):
            guard color.alpha > 0 else { return }
            if path.lettering == nil {
                outline(path, color.attributes(for: "fill"))
            } else {
                spell(path, color)
            }
        case .linear, .radial:
            if let gradient = gradient(paint) { outline(path, " fill=\"url(#\(gradient))\"") }
        case .angular(let stops, let center, let angle):
            let clip = clip(to: path)
            fan(AngularFan(stops, center: center, angle: angle, around: path.bounds), clip)
        case .picture(let picture, let frame):
            try draw(picture, in: frame, path == .rectangle(frame) ? "" : clip(to: path))
        }
    }

    mutating func stroke(_ path: Path, _ style: LineStyle, _ paint: Paint) throws {
        guard !path.isEmpty, style.width > 0 else { return }
        switch paint {
        case .color(let color):
            guard color.alpha > 0 else { return }
            outline(path, style.attributes + color.attributes(for: "stroke"))
        case .linear, .radial:
            guard let gradient = gradient(paint) else { return }
            outline(path, "\(style.attributes) stroke=\"url(#\(gradient))\"")
        case .angular, .picture:
            let line = Node.stroke(path, style, .color(.white))
            let attributes = try mask(by: [line])
            markup.line("<g\(attributes)>")
            try fill(.rectangle(line.bounds), paint)
            markup.line("</g>")
        }
    }

    /// The definition of a gradient along a line or outwards from a point.
    private mutating func gradient(_ paint: Paint) -> String? {
        switch paint {
        case .linear(let stops, let start, let end):
            markup.define(
                "linearGradient",
                " gradientUnits=\"userSpaceOnUse\" x1=\"\(start.x.place)\" y1=\"\(start.y.place)\" "
                    + "x2=\"\(end.x.place)\" y2=\"\(end.y.place)\">\(stops.elements)</linearGradient>")
        case .radial(let stops, let center, let startRadius, let endRadius):
            markup.define(
                "radialGradient",
                " gradientUnits=\"userSpaceOnUse\" cx=\"\(center.x.place)\" cy=\"\(center.y.place)\" "
                    + "r=\"\(max(endRadius, startRadius + 1e-3).place)\">"
                    + "\(stops.from(startRadius / max(endRadius, startRadius + 1e-3)).elements)</radialGradient>"
            )
        case .color, .angular, .picture: nil
        }
    }

    private mutating func draw(_ picture: Picture, in frame: Rect, _ clip: String) throws {
        let id = try writer.define(picture, in: &markup)
        var attributes = clip
        if !picture.effects.isEmpty {
            let filter = markup.define("filter", Filter.effects(picture.effects, around: frame))
            attributes += " filter=\"url(#\(filter))\""
        }
        let map = try writer.picture(picture).fromStoredPixels(to: frame)
        if !attributes.isEmpty { markup.line("<g\(attributes)>") }
        markup.line(use(id, map.attribute))
        if !attributes.isEmpty { markup.line("</g>") }
    }
}

extension Color {
    /// As the attributes of what is filled or stroked with it, or of a stop.
    func attributes(for name: String, opacity: String? = nil) -> String {
        let alpha = alpha < 1 ? " \(opacity ?? name + "-opacity")=\"\(alpha.share)\"" : ""
        return " \(name)=\"\(hex)\"\(alpha)"
    }

    /// `#rrggbb`, or `#rgb` where that says the same.
    var hex: String {
        let color = inBytes
        let bytes = [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
        let isShort = bytes.allSatisfy { $0 % 17 == 0 }
        return bytes.reduce("#") {
            let text = String(isShort ? $1 / 17 : $1, radix: 16)
            return $0 + (isShort || text.count == 2 ? text : "0" + text)
        }
    }
}

extension [ColorStop] {
    fileprivate var elements: String {
        map { stop in
            "<stop offset=\"\(stop.location.share)\""
                + stop.color.attributes(for: "stop-color", opacity: "stop-opacity") + "/>"
        }.joined()
    }

    /// The same from a share of the way on, in place of from its beginning.
    fileprivate func from(_ share: Double) -> [ColorStop] {
        map { ColorStop($0.color, at: share + $0.location * (1 - share)) }
    }
}

extension LineStyle {
    var attributes: String {
        var text = " fill=\"none\" stroke-width=\"\(width.place)\""
        if cap != .butt { text += " stroke-linecap=\"\(cap.rawValue)\"" }
        if dash.contains(where: { $0 > 0 }) {
            text += " stroke-dasharray=\"\(dash.map(\.place).joined(separator: " "))\""
        }
        return text
    }
}
