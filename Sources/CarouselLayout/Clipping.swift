import CarouselDrawing

extension [Node] {
    /// The nodes cut to an outline that fills `frame`.
    ///
    /// Where only one of them reaches the corners and fills the whole frame, as a card's background does, that one
    /// is given the outline instead and no clip is needed: the same picture, its edge antialiased once.
    func clipped(to outline: Path, in frame: Rect) -> [Node] {
        let reaching = indices.filter { !outline.contains(self[$0].bounds) }
        if reaching.isEmpty { return self }
        if reaching.count == 1, case .fill(let path, let paint) = self[reaching[0]],
            let rectangle = path.asRectangle, rectangle.contains(frame)
        {
            var nodes = self
            nodes[reaching[0]] = .fill(outline, paint)
            return nodes
        }
        return [.group(Group(clip: outline, children: self))]
    }
}
