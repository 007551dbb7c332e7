extension [Node] {
    /// Black nodes that cover what these cover: all that a shadow depends on.
    ///
    /// What lies under or on something opaque of the same outline is left out, so that most cards come down to one
    /// path, which cards of a size share, whatever they show and while one fades into another.
    package func silhouette(isOpaque: (Picture) throws -> Bool) rethrows -> [Node] {
        var kept: [Node] = []
        for node in self {
            for var shape in try node.silhouette(isOpaque: isOpaque) {
                if case .group(var group) = shape, group.isPlainSheet {
                    // What fades in over its like changes nothing; else each moment of a fade had its own shadow.
                    group.children.removeAll { child in kept.contains { $0 == child || $0.hides(child) } }
                    if group.children.isEmpty { continue }
                    shape = .group(group)
                }
                if kept.contains(where: { $0.hides(shape) }) { continue }
                kept.removeAll { shape.hides($0) }
                kept.append(shape)
            }
        }
        return kept
    }

    /// A silhouette in an opaque colour instead of black; nil where a picture with holes is part of it.
    package func colored(_ color: Color) -> [Node]? {
        var nodes: [Node] = []
        for node in self {
            guard let colored = node.colored(color) else { return nil }
            nodes.append(colored)
        }
        return nodes
    }
}

extension Node {
    fileprivate func colored(_ color: Color) -> Node? {
        switch self {
        case .fill(let path, let paint): return paint.colored(color).map { .fill(path, $0) }
        case .stroke(let path, let style, let paint):
            return paint.colored(color).map { .stroke(path, style, $0) }
        case .group(var group):
            guard let children = group.children.colored(color) else { return nil }
            group.children = children
            if let shadow = group.shadow {
                group.shadow?.color = Color(
                    red: color.red, green: color.green, blue: color.blue, alpha: shadow.color.alpha)
            }
            return .group(group)
        case .projected(var group, let map):
            guard let children = group.children.colored(color) else { return nil }
            group.children = children
            return .projected(group, through: map)
        }
    }

    fileprivate func silhouette(isOpaque: (Picture) throws -> Bool) rethrows -> [Node] {
        switch self {
        case .fill(let path, let paint): return [.fill(path, try paint.silhouette(isOpaque: isOpaque))]
        case .stroke(let path, let style, let paint):
            return [.stroke(path, style, try paint.silhouette(isOpaque: isOpaque))]
        case .projected(var group, let map):
            group.identity = nil
            group.children = try group.children.silhouette(isOpaque: isOpaque)
            return [.projected(group, through: map)]
        case .group(var group):
            group.identity = nil
            group.children = try group.children.silhouette(isOpaque: isOpaque)
            if group.shadow != nil || group.mask != nil { return [.group(group)] }
            if let blur = group.blur {
                guard blur.opaque else { return [.group(group)] }
                group.blur = nil  // its alpha is as it was
            }
            if let clip = group.clip, group.children.contains(where: { $0.covers(clip.bounds) }) {
                group.children = [.fill(clip, .color(.black))]
                group.clip = nil
            }
            guard group.isPlainSheet else { return [.group(group)] }
            if group.opacity == 1 { return group.children }
            if group.children.count == 1, case .fill(let path, .color(let color)) = group.children[0] {
                return [.fill(path, .color(color.opacity(group.opacity)))]
            }
            return [.group(group)]
        }
    }

    /// Whether `other`, drawn before or after, changes nothing: an opaque fill hides a fill of the same outline, and
    /// what lies within a rectangle.
    fileprivate func hides(_ other: Node) -> Bool {
        guard case .fill(let path, .color(let color)) = self, color.alpha == 1 else { return false }
        if case .fill(path, _) = other { return true }
        return covers(other.bounds)
    }

    /// Whether this is an opaque fill of a rectangle, or of another convex outline, around `box`.
    fileprivate func covers(_ box: Rect) -> Bool {
        guard case .fill(let path, .color(let color)) = self, color.alpha == 1 else { return false }
        if let rectangle = path.asRectangle { return rectangle.contains(box) }
        return path.contains(box)
    }
}

extension Group {
    /// Whether it only makes its children translucent.
    fileprivate var isPlainSheet: Bool {
        clip == nil && mask == nil && blur == nil && shadow == nil && transform == .identity
    }
}

extension Paint {
    fileprivate func colored(_ color: Color) -> Paint? {
        func alike(_ other: Color) -> Color {
            Color(red: color.red, green: color.green, blue: color.blue, alpha: other.alpha)
        }
        return if case .picture = self { nil } else { recolored(alike) }
    }

    fileprivate func silhouette(isOpaque: (Picture) throws -> Bool) rethrows -> Paint {
        switch self {
        case .linear(let stops, _, _), .radial(let stops, _, _, _), .angular(let stops, _, _):
            stops.allSatisfy { $0.color.alpha == 1 } ? .color(.black) : colored(.black) ?? self
        case .color: colored(.black) ?? self
        case .picture(let picture, _): try isOpaque(picture) ? .color(.black) : self
        }
    }
}
