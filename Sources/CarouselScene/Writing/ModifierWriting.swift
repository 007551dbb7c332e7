import CarouselDrawing

extension Card.View.Modifier {
    /// Its place in the order in which the reader applies what a view's map holds.
    fileprivate var rank: Int {
        switch self {
        case .padding: 1
        case .frame: 2
        case .background, .backgroundView: 3
        case .clip: 4
        case .overlay: 5
        case .border: 6
        case .shadow: 7
        case .opacity: 8
        // These have no keys yet.
        default: 9
        }
    }
}

extension SceneWriter {
    func castsNothing(_ modifier: Card.View.Modifier) -> Bool {
        guard case .shadow(let shadow) = modifier else { return false }
        return self.shadow(shadow) == nil
    }

    /// Moves modifiers into the view's map as far as the order allows; a map without an outline takes at least one.
    func take(
        _ rest: inout ArraySlice<Card.View.Modifier>, outline: Card.Shape.Outline?, into map: inout YAMLMap
    ) {
        var rank = 0
        var corners = Self.corners(of: outline)
        while let modifier = rest.first, modifier.rank > rank, fits(modifier, outline) {
            rank = modifier.rank
            rest.removeFirst()
            if case .clip(let clip) = modifier { corners = clip }
            set(modifier, outline, followed: corners, in: &map)
        }
    }

    /// A map has one `cornerRadius` and one `cornerStyle`, which may be the shape's own.
    private func fits(_ modifier: Card.View.Modifier, _ outline: Card.Shape.Outline?) -> Bool {
        guard case .clip(let clip) = modifier else { return true }
        switch outline {
        case .roundedRectangle: return false
        case .capsule(let style): return clip.style == style
        case .rectangle, .circle, .ellipse, .unevenRoundedRectangle, nil: return true
        }
    }

    /// What a border follows where nothing else is said; as `Reading.outlineCorners`.
    private static func corners(of outline: Card.Shape.Outline?) -> Corners {
        switch outline {
        case .roundedRectangle(let corners): corners
        case .circle, .ellipse: Corners(radius: NumberRule.limit, style: .circular)
        case .capsule(let style): Corners(radius: NumberRule.limit, style: style)
        case .rectangle, .unevenRoundedRectangle, nil: Corners(radius: 0)
        }
    }

    private func set(
        _ modifier: Card.View.Modifier, _ outline: Card.Shape.Outline?, followed: Corners,
        in map: inout YAMLMap
    ) {
        switch modifier {
        case .padding(let insets): map.set("padding", padding(insets))
        case .frame(let frame): map.set("frame", .map(self.frame(frame)))
        case .background(let fill): map.set("background", self.fill(fill))
        case .backgroundView(let view, _): map.set("background", self.view(view))
        case .clip(let corners):
            if case .capsule = outline {
                map.set("cornerRadius", .number(corners.radius))
            } else {
                set(corners, in: &map)
            }
        case .overlay(let view, _): map.set("overlay", self.view(view))
        case .border(let color, let width, let corners):
            var border = line(color, width)
            if corners != followed { set(corners, in: &border) }
            map.set("border", .map(border))
        case .shadow(let shadow): map.set("shadow", self.shadow(shadow))
        case .opacity(let share): map.set("opacity", .number(share))
        default: break
        }
    }

    func set(_ corners: Corners, in map: inout YAMLMap) {
        map.set("cornerRadius", .number(corners.radius))
        map.set("cornerStyle", corners.style, unless: .continuous)
    }

    private func padding(_ insets: Insets) -> YAMLValue {
        if insets == Insets(all: insets.top) { return .number(insets.top) }
        var map = YAMLMap()
        if insets.leading == insets.trailing {
            map.set("horizontal", insets.leading, unless: 0)
        } else {
            map.set("leading", insets.leading, unless: 0)
            map.set("trailing", insets.trailing, unless: 0)
        }
        if insets.top == insets.bottom {
            map.set("vertical", insets.top, unless: 0)
        } else {
            map.set("top", insets.top, unless: 0)
            map.set("bottom", insets.bottom, unless: 0)
        }
        return .map(map)
    }

    private func frame(_ frame: Card.Frame) -> YAMLMap {
        func maximum(_ value: Double) -> YAMLValue {
            value == .infinity ? .scalar("infinity") : .number(value)
        }
        var map = YAMLMap()
        map.set("width", frame.width)
        map.set("height", frame.height)
        map.set("maxWidth", frame.maxWidth.map(maximum))
        map.set("maxHeight", frame.maxHeight.map(maximum))
        if frame.alignment != .center { map.set("alignment", alignment(frame.alignment)) }
        return map
    }

    func alignment(_ alignment: Card.Alignment) -> YAMLValue? {
        Card.Alignment.named.first { $0.1 == alignment }.map { .scalar($0.0) }
    }
}
