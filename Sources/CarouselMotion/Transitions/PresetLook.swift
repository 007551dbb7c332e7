import CarouselDrawing
import CarouselPlatform
import CarouselScene

/// What a preset needs to know of a card and its carousel, in points.
struct PresetStage {
    /// Of the card, along the carousel's axis.
    var length: Double
    /// Of the card, across the axis.
    var across: Double
    /// From card to card.
    var stride: Double
    /// How many there are.
    var columns: Int
}

/// What a preset makes of a card, along its carousel's axis and across.
struct PresetLook: Equatable {
    var along = 0.0
    var across = 0.0
    var scale = 1.0
    /// Degrees about the line across the axis: the end goes back.
    var turn = 0.0
    /// Degrees, clockwise on a horizontal axis.
    var rotate = 0.0
    var z = 0.0
    var opacity = 1.0
    var order = 0.0
    /// Along the axis, what the turn leaves where it is.
    var anchor = 0.5

    /// In the screen's directions.
    func look(isVertical: Bool) -> CardLook {
        CardLook(
            opacity: opacity, scale: Size(scale, scale),
            offset: isVertical ? Point(across, along) : Point(along, across),
            rotate: isVertical ? -rotate : rotate, rotateX: isVertical ? -turn : 0,
            rotateY: isVertical ? 0 : turn, z: z, order: order,
            anchor: isVertical ? UnitPoint(x: 0.5, y: anchor) : UnitPoint(x: anchor, y: 0.5))
    }
}

extension Carousel.Transition.Preset.Name {
    /// What a preset has instead of what transitions usually have.
    var usual: TransitionEffect.Usual {
        switch self {
        case .coverflow: .init(distance: 1200, eye: .container)
        case .flip: .init(travel: 0, distance: 1200, eye: .container, backface: .hidden)
        case .rotary: .init(travel: 0, eye: .container)
        case .fade, .crossfade, .stack, .wheel: .init(travel: 0)
        case .cube, .zoomOut, .depth, .scale: .init()
        }
    }
}

extension Carousel.Transition.Preset {
    /// Computing may add so much to a phase.
    private static let tolerance = 1e-9

    /// A card's at phase `p`; nil where the preset shows none.
    func look(at p: Double, on stage: PresetStage) -> PresetLook? {
        let q = abs(p)
        switch name {
        case .coverflow:
            return PresetLook(
                along: -self[.stretch] * p, scale: max(0, 1 - (1 - self[.scale]) * q),
                turn: -self[.rotate] * p, z: -self[.depth] * q, order: -q)
        case .cube:
            guard q < 1 - Self.tolerance else { return nil }
            return PresetLook(turn: self[.angle] * p, anchor: p > 0 ? 0 : 1)
        case .flip: return PresetLook(turn: 180 * min(max(p, -1), 1), order: -q.rounded())
        case .fade:
            guard p > -1 + Self.tolerance else { return nil }
            return PresetLook(opacity: 1 - min(max(p, 0), 1))
        case .crossfade: return PresetLook(opacity: max(0, 1 - q))
        case .zoomOut: return zoomOut(at: p, on: stage)
        case .depth: return depth(at: p, on: stage)
        case .scale:
            let (scale, opacity) = (self[.minScale], self[.minOpacity])
            return PresetLook(
                scale: max(scale, 1 - (1 - scale) * q), opacity: max(0, opacity + (1 - q) * (1 - opacity)),
                order: -q)
        case .stack: return stack(at: p, on: stage)
        case .rotary:
            let count = Double(stage.columns)
            let angle = 2 * .pi * p / count
            let half = stage.stride / 2
            let radius = count <= 2 ? half : max(half, half / tan(.pi / count))
            return PresetLook(along: radius * sin(angle), z: radius * (cos(angle) - 1), order: cos(angle))
        case .wheel:
            guard q <= 5 + Self.tolerance else { return nil }
            let angle = 2 * .pi * p / self[.count]
            let radius = stage.stride * self[.count] / (2 * .pi)
            return PresetLook(
                along: radius * sin(angle), across: radius * (1 - cos(angle)), rotate: angle * 180 / .pi,
                opacity: q < 0.5 ? 1 : self[.minOpacity], order: -q)
        }
    }

    private func zoomOut(at p: Double, on stage: PresetStage) -> PresetLook? {
        let q = abs(p)
        guard q <= 1 + Self.tolerance else { return nil }
        let (least, opacity) = (self[.minScale], self[.minOpacity])
        let scale = max(least, 1 - q)
        let gap = (1 - scale) * (stage.stride / 2 - stage.across)
        return PresetLook(
            along: p < 0 ? gap : -gap, scale: scale,
            opacity: least < 1 ? opacity + (scale - least) / (1 - least) * (1 - opacity) : 1)
    }

    private func depth(at p: Double, on stage: PresetStage) -> PresetLook? {
        guard p >= -1 - Self.tolerance, p < 1 - Self.tolerance else { return nil }
        guard p > 0 else { return PresetLook() }
        let scale = self[.minScale]
        return PresetLook(
            along: -p * stage.stride, scale: scale + (1 - scale) * (1 - p), opacity: 1 - p, order: -1)
    }

    private func stack(at p: Double, on stage: PresetStage) -> PresetLook {
        guard p < 0 else {
            let scale = max(0, 1 - self[.scale] * p)
            return PresetLook(
                across: -stage.across * (self[.gap] * p + (1 - scale) / 2), scale: scale,
                opacity: 1 - min(max((p - self[.size] + 1) / 0.9, 0), 1), order: -p)
        }
        return PresetLook(
            along: 1.3 * stage.length * p, across: -0.3 * stage.across * p, rotate: self[.angle] * max(p, -1),
            opacity: min(max((p + 1) / 0.3, 0), 1), order: -p)
    }
}
