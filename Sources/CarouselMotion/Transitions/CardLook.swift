import CarouselDrawing
import CarouselPlatform
import CarouselScene

/// What a transition makes of one card at one moment: lengths in points, angles in degrees.
struct CardLook: Equatable, Sendable {
    var opacity = 1.0
    var scale = Size(1, 1)
    var offset = Point.zero
    var rotate = 0.0
    var rotateX = 0.0
    var rotateY = 0.0
    var z = 0.0
    var blur = 0.0
    var saturation = 1.0
    var brightness = 0.0
    /// What is higher is drawn later.
    var order = 0.0
    /// What scales and turns leave where it is, as a share of the card.
    var anchor = UnitPoint.center

    /// The map of a card `frame` large, from its own coordinates to the screen's.
    ///
    /// In words of CSS: translate, perspective, translateZ, rotateX, rotateY, rotateZ, scale.
    /// - Parameters:
    ///   - distance: Of the eye from the screen.
    ///   - center: What the eye is in front of; nil for the card's own anchor.
    func map(of frame: Rect, distance: Double, center: Point?) -> Projection {
        let anchor = anchor.point(in: Rect(origin: .zero, size: frame.size))
        let (sinX, cosX) = Self.sine(rotateX)
        let (sinY, cosY) = Self.sine(rotateY)
        let (sinZ, cosZ) = Self.sine(rotate)
        // Rows over (x, y, 1): Rx·Ry·Rz·S·T(−a) of the plane z = 0.
        let moved = (
            x: SIMD3(scale.width, 0, -scale.width * anchor.x),
            y: SIMD3(0, scale.height, -scale.height * anchor.y)
        )
        let rolled = (x: cosZ * moved.x - sinZ * moved.y, y: sinZ * moved.x + cosZ * moved.y)
        let swung = (x: cosY * rolled.x, z: -sinY * rolled.x)
        let one = SIMD3(0.0, 0, 1)
        let x = swung.x
        let y = cosX * rolled.y - sinX * swung.z
        let depth = sinX * rolled.y + cosX * swung.z + z * one
        let w = one - depth / distance
        let place = Point(frame.x + offset.x + anchor.x, frame.y + offset.y + anchor.y)
        let eye = center ?? place
        return Projection(
            x: x + (place.x - eye.x) * one + eye.x * w, y: y + (place.y - eye.y) * one + eye.y * w, w: w)
    }

    /// Exact at whole quarters of a turn.
    private static func sine(_ degrees: Double) -> (sin: Double, cos: Double) {
        switch degrees.remainder(dividingBy: 360) {
        case 90: (1, 0)
        case -90: (-1, 0)
        case 180, -180: (0, -1)
        case let rest: (sin(rest * .pi / 180), cos(rest * .pi / 180))
        }
    }
}

extension CardLook {
    /// The keyframe's in a card of that size.
    init(_ properties: Carousel.Transition.Properties, in size: Size) {
        opacity = properties.opacity
        scale = properties.scale
        offset = Point(
            properties.offset.x.points(of: size.width), properties.offset.y.points(of: size.height))
        rotate = properties.rotate
        rotateX = properties.rotateX
        rotateY = properties.rotateY
        z = properties.z
        blur = properties.blur
        saturation = properties.saturation
        brightness = properties.brightness
        order = properties.order
    }

    /// A share `t` of the way to another one, which a curve may overshoot; each property as far as it goes.
    func mixed(with other: CardLook, _ t: Double) -> CardLook {
        func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * t }
        var look = self
        look.opacity = min(max(mix(opacity, other.opacity), 0), 1)
        look.scale = Size(
            max(0, mix(scale.width, other.scale.width)), max(0, mix(scale.height, other.scale.height)))
        look.offset = Point(mix(offset.x, other.offset.x), mix(offset.y, other.offset.y))
        look.rotate = mix(rotate, other.rotate)
        look.rotateX = mix(rotateX, other.rotateX)
        look.rotateY = mix(rotateY, other.rotateY)
        look.z = mix(z, other.z)
        look.blur = min(max(mix(blur, other.blur), 0), 100)
        look.saturation = max(0, mix(saturation, other.saturation))
        look.brightness = min(max(mix(brightness, other.brightness), -1), 1)
        look.order = mix(order, other.order)
        return look
    }

    /// Reflected across the axis: what is at a phase's opposite.
    func mirrored(isVertical: Bool) -> CardLook {
        var look = self
        look.rotate = -rotate
        if isVertical {
            look.offset.y = -offset.y
            look.rotateX = -rotateX
        } else {
            look.offset.x = -offset.x
            look.rotateY = -rotateY
        }
        return look
    }
}

extension Carousel.Transition.Length {
    fileprivate func points(of side: Double) -> Double {
        switch self {
        case .points(let points): points
        case .percent(let percent): percent / 100 * side
        }
    }
}
