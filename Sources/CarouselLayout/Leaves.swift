import CarouselDrawing

extension [Node] {
    /// These as one leaf: what is done to it is done to all together.
    var asOneLeaf: [Node] { count <= 1 ? self : [.group(Group(children: self))] }

    /// Each leaf with a share of its opacity; what shines through a leaf is what lies under it.
    func faded(by opacity: Double) -> [Node] {
        opacity <= 0 ? [] : opacity >= 1 ? self : map { $0.faded(by: opacity) }
    }

    /// Each leaf with a shadow of its own, which falls on what lies under it.
    package func casting(_ shadow: DropShadow) -> [Node] {
        map { .group(Group(shadow: shadow, children: [$0])) }
    }

    /// Leaves that lie over `others` as one card does that fades in over another, without the shadows that those
    /// cast in the same place: else they would be twice as dark.
    package func withoutShadows(castBy others: [Node]) -> [Node] {
        others.isEmpty
            ? self
            : map { leaf in
                guard case .group(var group) = leaf, group.shadow != nil,
                    others.contains(where: { leaf.hasOutline(of: $0) })
                else { return leaf }
                group.shadow = nil
                return .group(group)
            }
    }
}

extension Node {
    fileprivate func faded(by opacity: Double) -> Node {
        switch self {
        case .fill(let path, let paint):
            if case .picture = paint { return .group(Group(opacity: opacity, children: [self])) }
            return .fill(path, paint.recolored { $0.opacity(opacity) })
        case .stroke(let path, let style, let paint):
            return .stroke(path, style, paint.recolored { $0.opacity(opacity) })
        case .group(var group):
            group.opacity *= opacity
            return .group(group)
        case .projected(var group, let map):
            group.opacity *= opacity
            return .projected(group, through: map)
        }
    }

    func transformed(by map: Transform) -> Node {
        if case .group(var group) = self {
            group.transform = group.transform.then(map)
            return .group(group)
        }
        return .group(Group(transform: map, children: [self]))
    }

    /// Whether both fill the same outline, and so cast the same shadow.
    fileprivate func hasOutline(of other: Node) -> Bool {
        switch (self, other) {
        case (.fill(let path, _), .fill(let otherPath, _)): path == otherPath
        case (.group(let group), .group(let other)):
            group.clip == other.clip && group.transform == other.transform && group.shadow == other.shadow
                && group.opacity == other.opacity
                && (group.clip != nil
                    || group.children.count == other.children.count
                        && zip(group.children, other.children).allSatisfy { $0.hasOutline(of: $1) })
        case (.fill, _), (.stroke, _), (.group, _), (.projected, _): false
        }
    }
}
