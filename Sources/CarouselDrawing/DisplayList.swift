/// What a frame draws, farthest first: every default, unit, colour and font is settled.
///
/// Lengths are points. Two equal lists draw the same pixels, whatever was drawn before.
package struct DisplayList: Hashable, Sendable {
    package var size: Size
    /// Painted under everything; clear for a transparent frame.
    package var background: Color
    package var nodes: [Node]

    package init(size: Size, background: Color, nodes: [Node]) {
        self.size = size
        self.background = background
        self.nodes = nodes
    }
}

/// One step of drawing.
package indirect enum Node: Hashable, Sendable {
    case fill(Path, Paint)
    case stroke(Path, width: Double, Paint)
    case group(Group)
}

/// Nodes drawn as one: children first onto a sheet of their own, then the sheet, in this order of effects:
/// clip (in the group's own coordinates), shadow, opacity, transform.
package struct Group: Hashable, Sendable {
    /// What the group stands for, as `card 3` or `indicator mask`; nil for a group that is only a means.
    package var identity: String?
    package var transform: Transform
    package var opacity: Double
    package var clip: Path?
    package var shadow: DropShadow?
    package var children: [Node]

    package init(
        identity: String? = nil, transform: Transform = .identity, opacity: Double = 1, clip: Path? = nil,
        shadow: DropShadow? = nil, children: [Node]
    ) {
        self.identity = identity
        self.transform = transform
        self.opacity = opacity
        self.clip = clip
        self.shadow = shadow
        self.children = children
    }
}

/// A blurred copy of what casts it, underneath: a Gaussian with σ = radius, of its alpha.
public struct DropShadow: Hashable, Sendable {
    /// Points; 0 gives a hard shadow.
    public var radius: Double
    public var x: Double
    public var y: Double
    public var color: Color

    /// How far a blur is drawn, in σ: three, and the rim of a pixel where it is drawn in large ones.
    package static let reach = 3.1

    /// The colour's default is SwiftUI's: black at 33 %.
    public init(radius: Double, x: Double = 0, y: Double = 0, color: Color = .black.opacity(0.33)) {
        self.radius = radius
        self.x = x
        self.y = y
        self.color = color
    }
}

/// What a path is filled or stroked with.
package enum Paint: Hashable, Sendable {
    case color(Color)
    /// Colours at equal distances from `start` to `end`, the outer ones going on beyond.
    case linear([Color], start: Point, end: Point)
    /// A picture stretched over `frame`, its edge pixels going on beyond.
    case picture(Picture, frame: Rect)
}

/// A picture file, by its path; what it holds is read by whoever draws it.
package struct Picture: Hashable, Sendable {
    package var file: String

    package init(file: String) { self.file = file }
}

extension Node {
    /// A box around all that the node draws, a shadow's blur included, in its parent's coordinates.
    package var bounds: Rect {
        switch self {
        case .fill(let path, _): return path.bounds
        case .stroke(let path, let width, _):
            // A mitre of Cairo's default limit reaches ten half widths.
            return path.bounds.inset(by: -width * 5)
        case .group(let group):
            var box = group.children.bounds
            if let clip = group.clip { box = box.intersection(clip.bounds) }
            if let s = group.shadow {
                let reach = box.inset(by: -DropShadow.reach * s.radius - 1).offset(by: Point(s.x, s.y))
                box = box.union(reach)
            }
            return group.transform.apply(box)
        }
    }
}

extension [Node] {
    /// A box around all that the nodes draw.
    package var bounds: Rect { reduce(Rect(x: 0, y: 0, width: 0, height: 0)) { $0.union($1.bounds) } }
}
