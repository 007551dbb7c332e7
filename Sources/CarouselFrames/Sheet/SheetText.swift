import CarouselCairo
import CarouselDrawing
import CarouselLayout
import CarouselMotion
import CarouselScene

/// The texts of a contact sheet, laid out as a card's are.
struct SheetText {
    private let context: LayoutContext
    private let appearance: Appearance

    init(_ resources: FilmResources, _ scale: Double, _ appearance: Appearance) {
        context = LayoutContext(resources: resources, scale: scale)
        self.appearance = appearance
    }

    /// A film's title and the first line of its comment.
    func title(_ section: ContactSheet.Section, width: Double) throws -> (nodes: [Node], height: Double) {
        let title = text(section.title, Card.Font(.title3, weight: 600), lines: 1)
        guard let headline = section.film.headline else {
            let size = Size(width, Card.Font.TextStyle.title3.lineHeight)
            return (try draw([title], in: size), size.height)
        }
        let size = Size(
            width, Card.Font.TextStyle.title3.lineHeight + 2 * Card.Font.TextStyle.subheadline.lineHeight)
        return (
            try draw([title, text(headline, Card.Font(.subheadline), lines: 2, isFaint: true)], in: size),
            size.height
        )
    }

    /// A frame's time and what goes on in it.
    func caption(_ film: Film, at time: Double, in size: Size) throws -> [Node] {
        try draw(
            [
                text(Self.seconds(time), Card.Font(.footnote, weight: 600), lines: 1),
                text(film.occurrence(at: time), Card.Font(.caption), lines: 1, isFaint: true),
            ], in: size)
    }

    private static func seconds(_ time: Double) -> String {
        let hundredths = Int((time * 100).rounded())
        let rest = hundredths % 100
        return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) s"
    }

    private func text(_ string: String, _ font: Card.Font, lines: Int, isFaint: Bool = false) -> Card.View {
        let plain: Color = appearance == .light ? .black : .white
        return Card.View(
            .text(
                Card.Text(string, font: font, color: isFaint ? plain.opacity(0.6) : plain, lineLimit: lines)))
    }

    private func draw(_ texts: [Card.View], in size: Size) throws -> [Node] {
        let stack = Card.View(
            .stack(Card.Stack(.vertical, spacing: 0, alignment: .topLeading, texts)),
            [.frame(Card.Frame(width: size.width, height: size.height, alignment: .topLeading))])
        return try CardLayout(stack, context).draw(in: size)
    }
}

extension Film {
    /// What goes on at `time` (seconds), in a few words: `drag −120 pt`, `settling`, `at rest, item 2`.
    package func occurrence(at time: Double) -> String {
        let poses = poses(at: time)
        let phases = poses.map(\.phase)
        switch [Pose.Phase.dragging, .moving].first(where: phases.contains) ?? .rest {
        case .dragging:
            guard let points = translation(at: time) else { return "drag" }
            let rounded = Int(min(max(points, -1e6), 1e6).rounded())
            return "drag \(rounded < 0 ? "−" : "")\(abs(rounded)) pt"
        case .moving: return "settling"
        case .rest: return poses.count == 1 ? "at rest, item \(poses[0].index)" : "at rest"
        }
    }
}
