import CarouselDrawing
import CarouselScene

/// A picture, resizable but for `original`; one pixel of the file is one point of its own size.
final class ImageElement: Element {
    let image: Card.Image

    init(_ image: Card.Image, _ context: LayoutContext) {
        self.image = image
        super.init(context)
    }

    override func measure(_ proposal: Proposal) throws -> Size {
        let ideal = try context.resources.size(of: Picture(file: image.file))
        switch image.mode {
        case .stretch:
            return Size(proposal.width ?? ideal.width, proposal.height ?? ideal.height).finite(or: ideal)
        case .fit: return ideal.scaled(into: proposal, by: min)
        case .fill: return ideal.scaled(into: proposal, by: max)
        case .original: return ideal
        }
    }

    override func draw(at origin: Point, _ proposal: Proposal) throws -> [Node] {
        let frame = try pixelFrame(at: origin, proposal)
        guard !frame.isEmpty else { return [] }
        return [.fill(.rectangle(frame), .picture(Picture(file: image.file), frame: frame))]
    }
}

/// A gap that takes all there is along its stack's axis, at least `minLength`.
final class SpacerElement: Element {
    let minLength: Double
    /// nil outside of horizontal and vertical stacks: it grows in both directions.
    let axis: Axis?

    init(minLength: Double?, axis: Axis?, _ context: LayoutContext) {
        self.minLength = minLength ?? 8
        self.axis = axis
        super.init(context)
    }

    /// Of a stack, it gets only what the others leave.
    override var layoutPriority: Double { axis == nil ? 0 : -.infinity }
    override func spacingWishes() -> ViewSpacing { .none }

    override func measure(_ proposal: Proposal) throws -> Size {
        func length(_ a: Axis) -> Double {
            axis == nil || axis == a ? max(minLength, proposal[a] ?? 0) : 0
        }
        return Size(length(.horizontal), length(.vertical))
    }
}

/// A hairline across the stack it is in, half a point thick but at least a pixel; horizontal outside of one.
final class DividerElement: Element {
    let color: Color
    /// The one it is thin along.
    let axis: Axis

    init(_ color: Color, axis: Axis?, _ context: LayoutContext) {
        self.color = color
        self.axis = axis ?? .vertical
        super.init(context)
    }

    override func measure(_ proposal: Proposal) -> Size {
        var size = Size(proposal.width ?? 10, proposal.height ?? 10)
        size[axis] = max(0.5, 1 / context.scale)
        return size
    }

    override func draw(at origin: Point, _ proposal: Proposal) throws -> [Node] {
        let frame = try pixelFrame(at: origin, proposal)
        return frame.isEmpty ? [] : [.fill(.rectangle(frame), .color(color))]
    }
}

extension Size {
    /// In its own proportions, by the smaller (`min`) or larger (`max`) of the two factors that make one side the
    /// one offered; unchanged where nothing finite is offered.
    func scaled(into proposal: Proposal, by choose: (Double, Double) -> Double) -> Size {
        guard width > 0, height > 0 else { return .zero }
        let x = proposal.width.flatMap { $0.isFinite ? max(0, $0) / width : nil }
        let y = proposal.height.flatMap { $0.isFinite ? max(0, $0) / height : nil }
        guard let factor = x.map({ x in y.map { choose(x, $0) } ?? x }) ?? y else { return self }
        return Size(width * factor, height * factor)
    }

    /// With `ideal` in place of an infinite side.
    fileprivate func finite(or ideal: Size) -> Size {
        Size(width.isFinite ? max(0, width) : ideal.width, height.isFinite ? max(0, height) : ideal.height)
    }
}
