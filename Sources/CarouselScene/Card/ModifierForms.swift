import CarouselDrawing

/// The modifiers of the file, in the groups in which their plain keys are applied.
extension ModifierForm {
    typealias Modifier = Card.View.Modifier

    /// How large a view is.
    static let sizes = [
        ModifierForm(
            "ignoresSafeArea", .safeEdges,
            "As large as reaches to the screen's edge, where it stands at the safe area's; in a screen's content",
            { $0.isEmpty ? nil : .ignoresSafeArea($0) },
            { if case .ignoresSafeArea(let edges) = $0 { edges } else { nil } }),
        ModifierForm(
            "fixedSize", .fixedSize, "Its own size, whatever is offered",
            { .fixedSize(horizontal: $0.horizontal, vertical: $0.vertical) },
            { if case .fixedSize(let x, let y) = $0 { FixedSize(horizontal: x, vertical: y) } else { nil } }),
        ModifierForm(
            "aspectRatio", .aspectRatio, "Its width divided by its height",
            { .aspectRatio(ratio: $0.ratio, mode: $0.mode) },
            {
                if case .aspectRatio(let ratio, let mode) = $0 {
                    AspectRatio(ratio: ratio, mode: mode)
                } else {
                    nil
                }
            }),
        ModifierForm(
            "padding", .padding, "Room around it", Modifier.padding,
            { if case .padding(let insets) = $0 { insets } else { nil } }),
        ModifierForm(
            "frame", .frame, "Its size", Modifier.frame,
            { if case .frame(let frame) = $0 { frame } else { nil } }),
        ModifierForm(
            "parallax", .number(.range(-2, 2)),
            "What is in it moves against the card: by so many of the card's lengths a stride, backwards",
            { $0 == 0 ? nil : .parallax($0) },
            { if case .parallax(let share) = $0 { share } else { nil } }),
    ]

    /// What is behind it, over it and around it.
    static let looks = [
        ModifierForm(
            "background", .background, "A fill or a view behind it", { $0.modifier }, { Background($0) }),
        ModifierForm(
            "cornerRadius", .corners, "Clips it to rounded corners; beside it, `cornerStyle`", Modifier.clip,
            { if case .clip(let corners) = $0 { corners } else { nil } }),
        ModifierForm(
            "clipShape", .clipShape, "Clips it to a shape of its size", Modifier.clipShape,
            { if case .clipShape(let outline) = $0 { outline } else { nil } }),
        ModifierForm(
            "mask", .view, "A view that is offered its size; it shows where that is opaque", Modifier.mask,
            { if case .mask(let view) = $0 { view } else { nil } }),
        ModifierForm(
            "overlay", .overlay, "A view over it, which is offered its size",
            { .overlay($0.view, alignment: $0.alignment) },
            {
                if case .overlay(let view, let alignment) = $0 {
                    SecondView(view: view, alignment: alignment)
                } else {
                    nil
                }
            }),
        ModifierForm(
            "border", .border, "A line inside its edge, which follows its corners",
            { .border($0.color, width: $0.width, corners: $0.corners ?? $1) },
            { modifier, corners in
                guard case .border(let color, let width, let own) = modifier else { return nil }
                return Border(color: color, width: width, corners: own == corners ? nil : own)
            }),
    ]

    /// What becomes of what is drawn.
    static let effects = [
        color(
            "brightness", .number(.range(-1, 1)), "Added to each component of its colours",
            Card.ColorEffect.brightness
        ) {
            if case .brightness(let amount) = $0 { amount } else { nil }
        },
        color(
            "contrast", .number(), "Moves its colours away from the middle; 1 changes nothing",
            Card.ColorEffect.contrast
        ) {
            if case .contrast(let amount) = $0 { amount } else { nil }
        },
        color("saturation", .number(), "0 leaves grays only, 1 changes nothing", Card.ColorEffect.saturation)
        {
            if case .saturation(let amount) = $0 { amount } else { nil }
        },
        color(
            "grayscale", .number(.fraction), "0 changes nothing, 1 leaves grays only",
            Card.ColorEffect.grayscale
        ) {
            if case .grayscale(let amount) = $0 { amount } else { nil }
        },
        color("hueRotation", .degrees, "Round the colour wheel", Card.ColorEffect.hueRotation) {
            if case .hueRotation(let angle) = $0 { angle } else { nil }
        },
        ModifierForm(
            "blur", .blur, "Blurs it by this σ", { $0.radius == 0 ? nil : .blur($0) },
            { if case .blur(let blur) = $0 { blur } else { nil } }),
        ModifierForm(
            "compositingGroup", .flag, "Shadow and opacity take it as a whole",
            { $0 ? .compositingGroup : nil },
            { if case .compositingGroup = $0 { true } else { nil } }),
        ModifierForm(
            "shadow", .shadow(), "A blurred copy underneath", { $0.map(Modifier.shadow) },
            { if case .shadow(let shadow) = $0 { .some(shadow) } else { nil } }),
        ModifierForm(
            "opacity", .number(.fraction), "Of each text, picture, shape, fill and border in it",
            Modifier.opacity,
            { if case .opacity(let share) = $0 { share } else { nil } }),
        ModifierForm(
            "hidden", .flag, "Takes its room but is not drawn", { $0 ? .hidden : nil },
            { if case .hidden = $0 { true } else { nil } }),
    ]

    /// Where it is drawn.
    static let places = [
        ModifierForm(
            "scaleEffect", .scaleEffect, "Drawn larger or smaller; laid out as if it were not",
            { .scaleEffect(x: $0.x, y: $0.y, anchor: $0.anchor) },
            {
                if case .scaleEffect(let x, let y, let anchor) = $0 {
                    ScaleEffect(x: x, y: y, anchor: anchor)
                } else {
                    nil
                }
            }),
        ModifierForm(
            "rotation", .rotation, "Turned clockwise; laid out as if it were not",
            { .rotation(degrees: $0.degrees, anchor: $0.anchor) },
            {
                if case .rotation(let degrees, let anchor) = $0 {
                    Rotation(degrees: degrees, anchor: anchor)
                } else {
                    nil
                }
            }),
        ModifierForm(
            "offset", .map(Point.table("offset")), "Drawn elsewhere; laid out as if it were not",
            Modifier.offset,
            { if case .offset(let point) = $0 { point } else { nil } }),
        ModifierForm(
            "position", .map(Point.table("position")),
            "Takes all that is offered, its centre at this point of it",
            Modifier.position, { if case .position(let point) = $0 { point } else { nil } }),
        ModifierForm(
            "layoutPriority", .number(), "Views of a higher one have their size first in a stack; usually 0",
            Modifier.layoutPriority, { if case .layoutPriority(let value) = $0 { value } else { nil } }),
        ModifierForm(
            "zIndex", .number(), "Views of a higher one are drawn later in a stack; usually 0",
            Modifier.zIndex,
            { if case .zIndex(let index) = $0 { index } else { nil } }),
    ]

    private static func color(
        _ key: String, _ codec: Codec<Double>, _ meaning: String,
        _ effect: @escaping @Sendable (Double) -> Card.ColorEffect,
        _ value: @escaping @Sendable (Card.ColorEffect) -> Double?
    ) -> ModifierForm {
        ModifierForm(
            key, codec, meaning, { .colorEffect(effect($0)) },
            { if case .colorEffect(let effect) = $0 { value(effect) } else { nil } })
    }
}
