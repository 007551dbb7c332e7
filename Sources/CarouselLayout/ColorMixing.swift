import CarouselDrawing
import CarouselScene
import CarouselPlatform

/// In which space the colours between two stops of a gradient are found.
enum ColorMixing {
    case sRGB
    /// Oklab (https://bottosson.github.io/posts/oklab), which is near what iOS does from 26 on.
    case perceptual
}

extension [ColorStop] {
    /// Stops between which sRGB gives what these give in another space: with fifteen more between any two.
    func resolved(_ mixing: ColorMixing) -> [ColorStop] {
        guard mixing == .perceptual, let first else { return self }
        return [first]
            + zip(self, dropFirst()).flatMap { from, to in
                let (start, end) = (Oklab(from.color), Oklab(to.color))
                return (1...16).map { step in
                    let share = Double(step) / 16
                    return ColorStop(
                        start.mixed(with: end, share).color,
                        at: from.location + (to.location - from.location) * share)
                }
            }
    }
}

/// A colour by its lightness and its distances from gray.
private struct Oklab {
    private var lab: SIMD3<Double>
    private var alpha: Double

    init(_ color: Color) {
        func linear(_ c: Double) -> Double { c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4) }
        let (r, g, b) = (linear(color.red), linear(color.green), linear(color.blue))
        let l = cbrt(0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b)
        let m = cbrt(0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b)
        let s = cbrt(0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b)
        lab = SIMD3(
            0.210_454_255_3 * l + 0.793_617_785 * m - 0.004_072_046_8 * s,
            1.977_998_495_1 * l - 2.428_592_205 * m + 0.450_593_709_9 * s,
            0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766 * s)
        alpha = color.alpha
    }

    func mixed(with other: Oklab, _ share: Double) -> Oklab {
        var mixed = self
        mixed.lab += (other.lab - lab) * share
        mixed.alpha += (other.alpha - alpha) * share
        return mixed
    }

    var color: Color {
        func cube(_ a: Double, _ b: Double) -> Double {
            let root = lab.x + a * lab.y + b * lab.z
            return root * root * root
        }
        let l = cube(0.396_337_777_4, 0.215_803_757_3)
        let m = cube(-0.105_561_345_8, -0.063_854_172_8)
        let s = cube(-0.089_484_177_5, -1.291_485_548)
        func component(_ c: Double) -> Double {
            min(max(c <= 0.003_130_8 ? c * 12.92 : 1.055 * pow(c, 1 / 2.4) - 0.055, 0), 1)
        }
        return Color(
            red: component(4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s),
            green: component(-1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s),
            blue: component(-0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701 * s), alpha: alpha)
    }
}

extension Card.ColorEffect {
    /// The effect as sums of the components.
    var matrix: ColorMatrix {
        switch self {
        case .brightness(let amount): ColorMatrix(factor: 1, constant: amount)
        case .contrast(let factor): ColorMatrix(factor: factor, constant: 0.5 - 0.5 * factor)
        case .saturation(let amount): .saturation(amount)
        case .grayscale(let amount): .saturation(1 - amount)
        case .hueRotation(let degrees): .hueRotation(degrees: degrees)
        }
    }
}

extension ColorMatrix {
    /// Towards the luminance, with the weights of sRGB.
    fileprivate static func saturation(_ amount: Double) -> ColorMatrix {
        let luminance = [0.2126, 0.7152, 0.0722]
        return ColorMatrix(
            rows: (0..<3).map { row in
                (0..<3).map { luminance[$0] * (1 - amount) + ($0 == row ? amount : 0) }
            })
    }

    /// SVG's `feColorMatrix` of type `hueRotate`.
    fileprivate static func hueRotation(degrees: Double) -> ColorMatrix {
        let (c, s) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
        return ColorMatrix(rows: [
            [0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928],
            [0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283],
            [0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072],
        ])
    }
}
