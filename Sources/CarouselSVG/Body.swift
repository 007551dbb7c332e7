import CarouselDrawing

/// What a file draws, in the making.
struct Body {
    let writer: LayersWriter
    var markup = Markup()
    /// By how much outlines are enlarged where they are drawn.
    var enlargement = 1.0
    /// Whether texts are told to those who listen: not where they only cast a shadow or mask something.
    var speaks = true
    /// How often each identity has been met.
    private var identities: [String: Int] = [:]

    init(writer: LayersWriter) { self.writer = writer }

    /// Of the outlines here.
    var digits: Int { Digits.ofOutlines(enlarged: enlargement) }

    mutating func draw(_ nodes: [Node]) throws {
        for node in nodes { try draw(node) }
    }

    mutating func draw(_ node: Node) throws {
        switch node {
        case .fill(let path, let paint): try fill(path, paint)
        case .stroke(let path, let style, let paint): try stroke(path, style, paint)
        case .group(let group): try draw(group)
        case .projected(let group, let map): try draw(writer.nodes(of: group, through: map))
        }
    }

    private mutating func draw(_ group: Group) throws {
        guard !group.children.isEmpty, group.opacity > 0 else { return }
        if let clip = group.clip, clip.bounds.isEmpty { return }
        if let mask = group.mask, mask.bounds.isEmpty { return }
        var attributes = group.identity.map { name($0) } ?? ""
        attributes += group.transform.attribute
        if group.opacity < 1 { attributes += " opacity=\"\(group.opacity.share)\"" }

        let outer = enlargement
        enlargement *= group.transform.enlargement
        defer { enlargement = outer }
        let hasEffect = group.shadow != nil || group.blur != nil
        if !hasEffect { attributes += try cut(of: group) }
        if !attributes.isEmpty { markup.line("<g\(attributes)>") }
        if let title = group.title { markup.line("<title>\(title.escaped)</title>") }
        if hasEffect { try drawWithEffects(group) } else { try drawChildren(of: group) }
        if !attributes.isEmpty { markup.line("</g>") }
    }

    /// The attribute that names a group.
    mutating func name(_ identity: String) -> String {
        defer { identities[identity, default: 0] += 1 }
        return writer.attributes(of: identity, count: identities[identity, default: 0])
    }

    /// What moves as a whole is written once and kept.
    private mutating func drawChildren(of group: Group) throws {
        guard group.identity != nil, !group.children.contains(where: \.hasIdentity) else {
            return try draw(group.children)
        }
        markup.append(
            try writer.markup(of: group.children, digits: digits) {
                var body = inner()
                try body.draw(group.children)
                return body.markup
            })
    }

    /// A body for what stands in a place of its own within this one.
    func inner() -> Body {
        var body = Body(writer: writer)
        body.enlargement = enlargement
        body.speaks = speaks
        return body
    }

    /// The group's shadow, and on it the group, blurred after it is cut.
    private mutating func drawWithEffects(_ group: Group) throws {
        var content = Group(clip: group.clip, mask: group.mask, blur: group.blur, children: group.children)
        if let shadow = group.shadow { try cast(shadow, by: content) }
        guard let blur = content.blur, Filter.blurs(blur.radius) else {
            content.blur = nil
            return try draw(.group(content))
        }
        let box = Node.group(content).bounds
        guard !box.isEmpty else { return }
        let filter = markup.define("filter", Filter.blur(blur, around: box))
        content.blur = nil
        markup.line("<g filter=\"url(#\(filter))\">")
        try draw(.group(content))
        markup.line("</g>")
    }

    /// The attributes that cut a group by its clip and its mask.
    private mutating func cut(of group: Group) throws -> String {
        var attributes = ""
        if let clip = group.clip { attributes += self.clip(to: clip) }
        if let mask = group.mask { attributes += try self.mask(by: mask) }
        return attributes
    }

    mutating func clip(to path: Path) -> String {
        let id = markup.define("clipPath", ">\(path.element("", digits: digits))</clipPath>")
        return " clip-path=\"url(#\(id))\""
    }

    /// A mask works by its brightness where it is drawn in white: not all readers know those that work by alpha.
    mutating func mask(by nodes: [Node]) throws -> String {
        var body = inner()
        body.speaks = false
        if let white = nodes.colored(.white) {
            try body.draw(white)
        } else {
            let filter = markup.define("filter", Filter.recoloring(.white, around: nodes.bounds))
            body.markup.line("<g filter=\"url(#\(filter))\">")
            try body.draw(nodes)
            body.markup.line("</g>")
        }
        markup.adopt(body.markup)
        let inside = String(decoding: body.markup.lines, as: UTF8.self).split(separator: "\n").joined()
        let id = markup.define(
            "mask", " maskUnits=\"userSpaceOnUse\"\(nodes.bounds.outward.attributes)>\(inside)</mask>")
        return " mask=\"url(#\(id))\""
    }

    /// The shadow of what `content` covers.
    private mutating func cast(_ shadow: DropShadow, by content: Group) throws {
        guard shadow.color.alpha > 0 else { return }
        let silhouette = try [Node.group(content)].silhouette { try writer.picture($0).isOpaque }
        let box = silhouette.bounds
        guard !box.isEmpty else { return }
        var attributes = Transform.translation(shadow.x, shadow.y).attribute
        let shape = silhouette.colored(shadow.color)
        if Filter.blurs(shadow.radius) || shape == nil {
            let filter = markup.define(
                "filter",
                Filter.shadow(shadow.radius, recolored: shape == nil ? shadow.color : nil, around: box))
            attributes += " filter=\"url(#\(filter))\""
        }
        let spoke = speaks
        speaks = false
        defer { speaks = spoke }
        // In a group of its own: not all readers apply a filter and an opacity of one element in this order.
        if shadow.color.alpha < 1 { markup.line("<g opacity=\"\(shadow.color.alpha.share)\">") }
        if !attributes.isEmpty { markup.line("<g\(attributes)>") }
        try draw(shape ?? silhouette)
        if !attributes.isEmpty { markup.line("</g>") }
        if shadow.color.alpha < 1 { markup.line("</g>") }
    }
}

extension Node {
    fileprivate var hasIdentity: Bool {
        switch self {
        case .group(let group), .projected(let group, _): group.identity != nil
        case .fill, .stroke: false
        }
    }
}
