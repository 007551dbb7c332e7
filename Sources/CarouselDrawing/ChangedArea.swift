extension DisplayList {
    /// The pixels, of `width` × `height` in all at `scale` pixels per point, outside of which both lists draw the
    /// same; nil where they are equal.
    package func changedPixels(since other: DisplayList, scale: Double, width: Int, height: Int) -> PixelRect?
    {
        let whole = PixelRect(x: 0, y: 0, width: width, height: height)
        if size != other.size || background != other.background { return whole }
        guard let box = nodes.changedBox(since: other.nodes) else { return nil }
        // A pixel more on each side for edges that are antialiased or lie between two pixels, as for busy rows.
        func first(_ edge: Double, _ count: Int) -> Int {
            Int(min(Double(count), max(0, (edge * scale).rounded(.down) - 1)))
        }
        func end(_ edge: Double, _ count: Int) -> Int {
            Int(min(Double(count), max(0, (edge * scale).rounded(.down) + 2)))
        }
        let (left, top) = (first(box.minX, width), first(box.minY, height))
        let (right, bottom) = (end(box.maxX, width), end(box.maxY, height))
        // Something has changed, but beyond the edges.
        guard left < right, top < bottom else { return nil }
        return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

/// A rectangle of whole pixels, of at least one.
package struct PixelRect: Hashable, Sendable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int

    package init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    package var rows: Range<Int> { y..<y + height }
}

extension [Node] {
    /// A box around all that differs, in their parent's coordinates; nil where nothing does.
    fileprivate func changedBox(since other: [Node]) -> Rect? {
        let start = zip(self, other).prefix { $0 == $1 }.count
        let rest = (self[start...], other[start...])
        let end = zip(rest.0.reversed(), rest.1.reversed()).prefix { $0 == $1 }.count
        let (new, old) = (rest.0.dropLast(end), rest.1.dropLast(end))
        if new.isEmpty, old.isEmpty { return nil }
        let boxes =
            new.count == old.count
            ? zip(new, old).compactMap { $0.changedBox(since: $1) }
            : [Array(new).bounds, Array(old).bounds]
        return boxes.reduce(Rect(x: 0, y: 0, width: 0, height: 0)) { $0.union($1) }
    }
}

extension Node {
    fileprivate func changedBox(since other: Node) -> Rect? {
        if self == other { return nil }
        guard case .group(let new) = self, case .group(let old) = other, new.differsInChildrenOnly(from: old)
        else { return bounds.union(other.bounds) }
        guard var box = new.children.changedBox(since: old.children) else { return nil }
        if let clip = new.clip { box = box.intersection(clip.bounds) }
        return new.transform.apply(box)
    }
}

extension Group {
    /// Whether the children's own pixels are all that a change of them can touch.
    fileprivate func differsInChildrenOnly(from other: Group) -> Bool {
        guard blur == nil, shadow == nil else { return false }
        var same = other
        same.children = children
        same.identity = identity
        return same == self
    }
}
