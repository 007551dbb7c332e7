import CLCMS

/// Why the colour profile of a picture is not applied. The description does not name the picture: whoever asked for it
/// does.
package enum ColorProfileFault: Error, Equatable, CustomStringConvertible {
    case broken
    /// The profile is for other colours than the picture's.
    case otherColors(of: String, picture: String)

    package var description: String {
        switch self {
        case .broken: "has a broken colour profile; none is applied"
        case .otherColors(let space, let picture):
            "is \(picture), but its colour profile is for \(space); none is applied"
        }
    }
}

/// How the colours of a picture are meant: an ICC profile, or what PNG says with a gamma and primaries.
struct ColorProfile: ~Copyable {
    /// Where a colour lies in the CIE's diagram of 1931.
    struct Chromaticity {
        var x: Double
        var y: Double

        fileprivate var withFullLuminance: cmsCIExyY { cmsCIExyY(x: x, y: y, Y: 1) }
    }

    struct Chromaticities {
        var white: Chromaticity
        var red: Chromaticity
        var green: Chromaticity
        var blue: Chromaticity

        /// IEC 61966-2-1, as ITU-R BT.709 has them.
        static let sRGB = Chromaticities(
            white: Chromaticity(x: 0.3127, y: 0.329), red: Chromaticity(x: 0.64, y: 0.33),
            green: Chromaticity(x: 0.3, y: 0.6), blue: Chromaticity(x: 0.15, y: 0.06))

        fileprivate var all: [Chromaticity] { [white, red, green, blue] }

        func isNear(_ other: Chromaticities) -> Bool {
            zip(all, other.all).allSatisfy { abs($0.x - $1.x) < 0.002 && abs($0.y - $1.y) < 0.002 }
        }
    }

    private let handle: cmsHPROFILE

    private init(handle: cmsHPROFILE?) throws(ColorProfileFault) {
        guard let handle else { throw .broken }
        self.handle = handle
    }

    deinit { cmsCloseProfile(handle) }

    /// From the bytes of an ICC profile.
    init(icc bytes: UnsafeBufferPointer<UInt8>) throws(ColorProfileFault) {
        try self.init(handle: cmsOpenProfileFromMem(bytes.baseAddress, UInt32(bytes.count)))
    }

    /// - Parameter exponent: Light is the stored value to this power; nil for sRGB's own curve.
    init(exponent: Double?, _ colors: Chromaticities) throws(ColorProfileFault) {
        guard colors.all.allSatisfy({ 0...1 ~= $0.x && 0...1 ~= $0.y && $0.y > 0 }) else { throw .broken }
        // Parametric curve 4 of lcms2: ((x + 0.055) / 1.055)^2.4, and x / 12.92 below 0.04045.
        let curve =
            exponent.map { cmsBuildGamma(nil, $0) }
            ?? cmsBuildParametricToneCurve(nil, 4, [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045])
        guard let curve else { throw .broken }
        defer { cmsFreeToneCurve(curve) }
        var white = colors.white.withFullLuminance
        var primaries = cmsCIExyYTRIPLE(
            Red: colors.red.withFullLuminance, Green: colors.green.withFullLuminance,
            Blue: colors.blue.withFullLuminance)
        var curves: [OpaquePointer?] = [curve, curve, curve]
        try self.init(handle: cmsCreateRGBProfile(&white, &primaries, &curves))
    }

    /// How the four bytes of a pixel follow one another.
    enum PixelLayout {
        case rgba
        /// A native-endian 0xAARRGGBB.
        case native

        fileprivate func format(gray: Bool) -> UInt32 {
            switch self {
            case .rgba: UInt32(gray ? clcms_gray_first : clcms_rgba)
            case .native where 1.littleEndian == 1: UInt32(gray ? clcms_gray_first : clcms_bgra)
            case .native: UInt32(gray ? clcms_gray_last : clcms_argb)
            }
        }
    }

    /// Turns the colours of pixels whose alpha is not multiplied in into sRGB, relative to white and with black point
    /// compensation; false if they are sRGB already, as far as 8 bits show it, and are left as they are.
    ///
    /// - Parameter isGray: Red, green and blue of all pixels are equal.
    func convert(
        _ pixels: UnsafeMutableBufferPointer<UInt32>, _ layout: PixelLayout, isGray: Bool
    ) throws(ColorProfileFault) -> Bool {
        let space = cmsGetColorSpace(handle)
        let hasGray = space == cmsSigGrayData
        guard space == cmsSigRgbData || hasGray && isGray else {
            throw .otherColors(of: Self.name(of: space), picture: isGray ? "gray" : "RGB")
        }
        guard let target = cmsCreate_sRGBProfile() else { throw .broken }
        defer { cmsCloseProfile(target) }
        let transform = cmsCreateTransform(
            handle, layout.format(gray: hasGray), target, layout.format(gray: false),
            UInt32(INTENT_RELATIVE_COLORIMETRIC), UInt32(cmsFLAGS_BLACKPOINTCOMPENSATION))
        guard let transform else { throw .broken }
        defer { cmsDeleteTransform(transform) }

        let samples = Self.samples(grayOnly: isGray)
        var converted = samples
        cmsDoTransform(transform, samples, &converted, UInt32(samples.count))
        if zip(samples, converted).allSatisfy(Self.differLittle) { return false }
        cmsDoTransform(transform, pixels.baseAddress, pixels.baseAddress, UInt32(pixels.count))
        return true
    }

    /// Pixels, of either layout, that tell whether a profile changes anything: all grays, and colours evenly spread.
    private static func samples(grayOnly: Bool) -> [UInt32] {
        let grays = (0...255).map { UInt32($0) * 0x0101_0101 }
        if grayOnly { return grays }
        let steps = stride(from: UInt32(0), through: 255, by: 51)
        return grays
            + steps.flatMap { a in
                steps.flatMap { b in
                    steps.flatMap { c in steps.map { d in a << 24 | b << 16 | c << 8 | d } }
                }
            }
    }

    /// Each byte by one at most.
    private static func differLittle(_ one: UInt32, _ other: UInt32) -> Bool {
        [0, 8, 16, 24].allSatisfy { abs(Int(one >> $0 & 0xFF) - Int(other >> $0 & 0xFF)) <= 1 }
    }

    private static func name(of space: cmsColorSpaceSignature) -> String {
        switch space {
        case cmsSigRgbData: "RGB"
        case cmsSigGrayData: "gray"
        case cmsSigCmykData: "CMYK"
        case cmsSigLabData: "Lab"
        case cmsSigXYZData: "XYZ"
        default: "other colours"
        }
    }
}
