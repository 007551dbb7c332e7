import CJPEG
import CPNG

/// What has become of a picture's colours.
enum ColorOutcome: Equatable {
    /// They are sRGB, or nothing is said about them.
    case untouched
    case converted
    case notApplied(ColorProfileFault)

    var fault: ColorProfileFault? { if case .notApplied(let fault) = self { fault } else { nil } }

    /// Applies a profile, if there is one.
    fileprivate init(
        applying profile: () throws(ColorProfileFault) -> ColorProfile?,
        to pixels: UnsafeMutableBufferPointer<UInt32>, _ layout: ColorProfile.PixelLayout, isGray: Bool
    ) {
        do throws(ColorProfileFault) {
            guard let profile = try profile() else {
                self = .untouched
                return
            }
            self = try profile.convert(pixels, layout, isGray: isGray) ? .converted : .untouched
        } catch {
            self = .notApplied(error)
        }
    }
}

extension cjpeg_picture {
    /// Turns the pixels into sRGB.
    func convertColors() -> ColorOutcome {
        ColorOutcome(
            applying: { () throws(ColorProfileFault) in
                if has_broken_profile { throw .broken }
                guard let profile else { return nil }
                return try ColorProfile(icc: UnsafeBufferPointer(start: profile, count: profile_count))
            },
            to: UnsafeMutableBufferPointer(start: pixels, count: Int(width) * Int(height)), .native,
            isGray: is_gray)
    }
}

extension cpng_picture {
    /// Turns the pixels, whose alpha is not multiplied in yet, into sRGB.
    func convertColors() -> ColorOutcome {
        ColorOutcome(
            applying: colors.profile,
            to: UnsafeMutableBufferPointer(start: pixels, count: Int(width) * Int(height)),
            .rgba, isGray: colors.is_gray)
    }
}

extension cpng_colors {
    /// How the colours are meant, nil if they are sRGB: by the chunk that counts most, iCCP before sRGB before gAMA and
    /// cHRM (PNG specification, section 4.3).
    ///
    /// gAMA alone is about sRGB's primaries, and cHRM alone about sRGB's curve.
    fileprivate func profile() throws(ColorProfileFault) -> ColorProfile? {
        if has_profile {
            guard let profile else { throw .broken }
            return try ColorProfile(icc: UnsafeBufferPointer(start: profile, count: profile_count))
        }
        if is_srgb || !has_gamma && !has_chromaticities { return nil }
        if has_gamma, gamma == 0 { throw .broken }
        let primaries = has_chromaticities ? chromaticities : .sRGB
        // What files of sRGB say, whose curve is near a power of 2.2.
        let hasCurve = !has_gamma || (45_000...46_000).contains(gamma)
        if hasCurve, primaries.isNear(.sRGB) { return nil }
        return try ColorProfile(exponent: has_gamma ? 100_000 / Double(gamma) : nil, primaries)
    }

    private var chromaticities: ColorProfile.Chromaticities {
        func point(_ x: UInt32, _ y: UInt32) -> ColorProfile.Chromaticity {
            ColorProfile.Chromaticity(x: Double(x) / 100_000, y: Double(y) / 100_000)
        }
        return ColorProfile.Chromaticities(
            white: point(white_x, white_y), red: point(red_x, red_y), green: point(green_x, green_y),
            blue: point(blue_x, blue_y))
    }
}
