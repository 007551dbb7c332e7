import CarouselDrawing
import CarouselScene

/// Text: as wide as its longest line, at most as wide as offered; shortened with `…` where its lines do not fit
/// into the height offered, though never below one line. Its height is rounded up to the pixel.
final class TextElement: Element {
    let text: Card.Text

    init(_ text: Card.Text, _ context: LayoutContext) {
        self.text = text
        super.init(context)
    }

    /// The text as it is, or as much smaller as it has to and may be.
    private func block(_ proposal: Proposal) throws -> TextBlock {
        let whole = try block(text, proposal)
        guard whole.isShortened, text.minimumScaleFactor < 1 else { return whole }
        var (least, most) = (text.minimumScaleFactor, 1.0)
        var best = try block(text.scaled(by: least), proposal)
        guard !best.isShortened else { return best }
        for _ in 0..<TextElement.halvings {
            let scale = (least + most) / 2
            let smaller = try block(text.scaled(by: scale), proposal)
            if smaller.isShortened {
                most = scale
            } else {
                (least, best) = (scale, smaller)
            }
        }
        return best
    }

    /// How exactly the scale of a smaller text is found: to 1/1024.
    private static let halvings = 10

    private func block(_ text: Card.Text, _ proposal: Proposal) throws -> TextBlock {
        let width = proposal.width.flatMap { $0.isFinite ? max(0, $0) : nil }
        let block = try context.resources.block(text, width: width, lines: text.lineLimit)
        guard let height = proposal.height, height.isFinite, block.size.height > height + 1e-6 else {
            return block
        }
        return try context.resources.block(text, width: width, lines: block.lines(fittingInto: height))
    }

    override func measure(_ proposal: Proposal) throws -> Size {
        let size = try block(proposal).size
        return Size(size.width, context.roundedUp(size.height))
    }

    override func spacingWishes() throws -> ViewSpacing {
        var empty = text
        empty.runs = [Card.Text.Run("")]
        let leading = try context.resources.block(empty, width: nil, lines: 1).leading
        return .text(size: text.font.size, leading: context.roundedUp(max(0, leading)))
    }

    override func findBaselines(_ proposal: Proposal) throws -> Baselines? {
        let block = try block(proposal)
        return Baselines(first: block.firstBaseline, last: block.lastBaseline)
    }

    override func draw(at origin: Point, _ proposal: Proposal) throws -> [Node] {
        let block = try block(proposal)
        let frame = Rect(origin: origin, size: block.size)
        return try block.parts.map { part in
            switch part {
            case .outlines(let path, let run):
                .fill(
                    path.transformed(by: .translation(origin.x, origin.y)),
                    text.foregroundStyle(ofRun: run).paint(in: frame, context.mixing))
            case .picture(let picture, let box, let run):
                text.foregroundStyle(ofRun: run).node(picture, in: box.offset(by: origin))
            }
        }.asOneLeaf
    }
}

extension Card.Text {
    fileprivate func foregroundStyle(ofRun run: Int) -> Card.Fill {
        runs[run].foregroundStyle ?? foregroundStyle
    }

    /// In fonts of another size.
    fileprivate func scaled(by scale: Double) -> Card.Text {
        var text = self
        text.font = font.scaled(by: scale)
        text.traits = traits.scaled(by: scale)
        text.lineSpacing *= scale
        for index in runs.indices {
            text.runs[index].font = runs[index].font?.scaled(by: scale)
            text.runs[index].traits = runs[index].traits.scaled(by: scale)
        }
        return text
    }
}

extension Card.Font {
    fileprivate func scaled(by scale: Double) -> Card.Font {
        var font = self
        font.size *= scale
        font.lineHeight = lineHeight.map { $0 * scale }
        return font
    }
}

extension Card.Text.Traits {
    fileprivate func scaled(by scale: Double) -> Card.Text.Traits {
        var traits = self
        traits.kerning = kerning.map { $0 * scale }
        return traits
    }
}

extension Card.Fill {
    /// A picture among letters: it has their opacity, not their colour.
    fileprivate func node(_ picture: Picture, in frame: Rect) -> Node {
        let node = Node.fill(.rectangle(frame), .picture(picture, frame: frame))
        guard case .color(let color) = self, color.alpha < 1 else { return node }
        return .group(Group(opacity: color.alpha, children: [node]))
    }
}
