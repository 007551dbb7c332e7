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
    case stroke(Path, LineStyle, Paint)
    case group(Group)
    /// A group without a transform of its own, in a plane that is seen in perspective.
    case projected(Group, through: Projection)
}

/// Nodes drawn as one: children first onto a sheet of their own, then the sheet, in this order of effects:
/// clip and mask (in the group's own coordinates), blur, shadow, opacity, transform.
package struct Group: Hashable, Sendable {
    /// What the group stands for, as `card 3` or `indicator mask`; nil for a group that is only a means.
    package var identity: String?
    /// What it is called where a person reads of it, as a card's title.
    package var title: String?
    package var transform: Transform
    package var opacity: Double
    package var clip: Path?
    /// Its alpha is what is left of the children.
    package var mask: [Node]?
    package var blur: Blur?
    package var shadow: DropShadow?
    package var children: [Node]

    package init(
        identity: String? = nil, title: String? = nil, transform: Transform = .identity, opacity: Double = 1,
        clip: Path? = nil, mask: [Node]? = nil, blur: Blur? = nil, shadow: DropShadow? = nil,
        children: [Node]
    ) {
        self.identity = identity
        self.title = title
        self.transform = transform
        self.opacity = opacity
        self.clip = clip
        self.mask = mask
        self.blur = blur
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

/// A Gaussian blur with σ = radius of all that a group draws.
public struct Blur: Hashable, Sendable {
    /// Points, above 0.
    public var radius: Double
    /// Keeps the alpha as it is, so that nothing spreads; only the colours are blurred.
    public var opaque: Bool

    public init(radius: Double, opaque: Bool = false) {
        self.radius = radius
        self.opaque = opaque
    }
}

/// What a path is filled or stroked with.
package enum Paint: Hashable, Sendable {
    case color(Color)
    /// From `start` to `end`, the outer colours going on beyond.
    case linear([ColorStop], start: Point, end: Point)
    /// Outwards from `startRadius` to `endRadius` around `center`, the outer colours going on beyond.
    case radial([ColorStop], center: Point, startRadius: Double, endRadius: Double)
    /// Clockwise once round `center`, from `angle` on: in degrees, 0 to the right.
    case angular([ColorStop], center: Point, angle: Double)
    /// A picture stretched over `frame`, its edge pixels going on beyond.
    case picture(Picture, frame: Rect)
}

/// A picture file, or a glyph of a colour font, by its path; what it holds is read by whoever draws it.
package struct Picture: Hashable, Sendable {
    package var file: String
    /// The picture is this glyph of the font in `file`.
    package var glyph: Glyph?
    /// What is done to its colours, pixel by pixel, in this order.
    package var effects: [ColorMatrix] = []

    package init(file: String, glyph: Glyph? = nil) {
        self.file = file
        self.glyph = glyph
    }

    /// The same in its own colours.
    package var plain: Picture { Picture(file: file, glyph: glyph) }

    /// A glyph of a font file.
    package struct Glyph: Hashable, Sendable {
        /// Of the file's fonts, from 0.
        package var face: Int
        package var index: UInt32

        package init(face: Int, index: UInt32) {
            self.face = face
            self.index = index
        }
    }
}

extension Node {
    /// A box around all that the node draws, a shadow's blur included, in its parent's coordinates.
    package var bounds: Rect {
        switch self {
        case .fill(let path, _): return path.bounds
        case .stroke(let path, let style, _):
            // A mitre of Cairo's default limit reaches ten half widths.
            return path.bounds.inset(by: -style.width * 5)
        case .group(let group):
            var box = group.children.bounds
            if let clip = group.clip { box = box.intersection(clip.bounds) }
            if let mask = group.mask { box = box.intersection(mask.bounds) }
            if let blur = group.blur, !blur.opaque, !box.isEmpty {
                box = box.inset(by: -DropShadow.reach * blur.radius - 1)
            }
            if let s = group.shadow {
                let reach = box.inset(by: -DropShadow.reach * s.radius - 1).offset(by: Point(s.x, s.y))
                box = box.union(reach)
            }
            return group.transform.apply(box)
        case .projected(let group, let map):
            let box = Node.group(group).bounds
            return [
                Point(box.minX, box.minY), Point(box.maxX, box.minY), Point(box.maxX, box.maxY),
                Point(box.minX, box.maxY),
            ].map(map.seen).box
        }
    }
}

extension [Node] {
    /// A box around all that the nodes draw.
    package var bounds: Rect { reduce(Rect(x: 0, y: 0, width: 0, height: 0)) { $0.union($1.bounds) } }
}
