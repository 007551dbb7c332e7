import CarouselDrawing
import CarouselScene

/// How far a view wants to be from its neighbours in a stack that says nothing itself, as SwiftUI's `ViewSpacing`.
///
/// For each of its edges a view has wishes in some categories. Two neighbours are as far apart as the largest wish in
/// a category that both have at the edges that meet; 0 if there is none.
struct ViewSpacing {
    enum Edge: CaseIterable {
        case top, leading, bottom, trailing
    }

    enum Category {
        /// Between views of any kind.
        case views
        case textToText
        /// The upper edge of what stands below a text, and the text's lower one.
        case edgeBelowText
        /// The lower edge of what stands above a text, and the text's upper one.
        case edgeAboveText
    }

    private var wishes: [Edge: [Category: Double]] = [:]

    /// No wishes at all, as a spacer has.
    static let none = ViewSpacing()

    /// Any view but text: 8 points, or what a text wants.
    static let view: ViewSpacing = {
        var spacing = ViewSpacing()
        for edge in Edge.allCases { spacing.wishes[edge] = [.views: 8] }
        spacing.wishes[.top]?[.edgeBelowText] = 0
        spacing.wishes[.bottom]?[.edgeAboveText] = 0
        return spacing
    }()

    /// Text as iOS has it (measured): above and below by its size, between texts the lower one's leading.
    ///
    /// `leading` in points, already rounded up to the pixel.
    static func text(size: Double, leading: Double) -> ViewSpacing {
        // What the size lacks to a multiple of four, an eighth of it.
        let rest = ((size / 4).rounded(.up) * 4 - size) / 8
        var spacing = ViewSpacing()
        spacing.wishes = [
            .top: [.edgeAboveText: 0.36621 * size + rest, .textToText: leading],
            .bottom: [.edgeBelowText: 0.61377 * size + rest, .textToText: 0],
            .leading: [.views: 8], .trailing: [.views: 8],
        ]
        return spacing
    }

    /// From this view, which comes first, to `next` along `axis`.
    func distance(to next: ViewSpacing, along axis: Axis) -> Double {
        let (edge, other): (Edge, Edge) = axis == .horizontal ? (.trailing, .leading) : (.bottom, .top)
        let theirs = next.wishes[other] ?? [:]
        return (wishes[edge] ?? [:]).compactMap { category, wish in theirs[category].map { max(wish, $0) } }
            .max() ?? 0
    }

    /// Any view's wishes at these edges, since the content is not what the neighbours see.
    mutating func reset(_ edges: [Edge]) {
        for edge in edges { wishes[edge] = ViewSpacing.view.wishes[edge] }
    }

    /// The larger wishes of both at these edges.
    mutating func merge(_ other: ViewSpacing, _ edges: [Edge] = Edge.allCases) {
        for edge in edges {
            wishes[edge, default: [:]].merge(other.wishes[edge] ?? [:]) { max($0, $1) }
        }
    }
}
