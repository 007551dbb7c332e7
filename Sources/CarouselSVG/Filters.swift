import CarouselDrawing

/// Filters as their definitions have them, from the attributes on. Colours are computed in sRGB, as in pixels.
enum Filter {
    /// Whether a σ is one that can be told from none: readers differ in what they draw with a σ of 0.
    static func blurs(_ radius: Double) -> Bool { radius >= 0.001 }

    /// A blur of what lies in `box`.
    static func blur(_ blur: Blur, around box: Rect) -> String {
        let gaussian = self.gaussian(blur.radius)
        guard blur.opaque else { return filter(reaching(blur.radius, from: box), gaussian) }
        // Colours without their alpha, then as much of them as there was.
        return filter(
            reaching(blur.radius, from: box),
            gaussian
                + #"<feComponentTransfer><feFuncA type="linear" slope="0" intercept="1"/></feComponentTransfer>"#
                + #"<feComposite operator="in" in2="SourceAlpha"/>"#)
    }

    /// A shadow of σ `radius`, 0 for a hard one, in another colour where one is given.
    static func shadow(_ radius: Double, recolored color: Color?, around box: Rect) -> String {
        filter(
            reaching(radius, from: box),
            (color.map(flood) ?? "") + (blurs(radius) ? gaussian(radius) : ""))
    }

    /// All in one colour, with the alpha that it has.
    static func recoloring(_ color: Color, around box: Rect) -> String {
        filter(box, flood(color))
    }

    /// One effect after the other.
    static func effects(_ effects: [ColorMatrix], around box: Rect) -> String {
        filter(box, effects.map { matrix($0.rows, [$0.constant, $0.constant, $0.constant]) }.joined())
    }

    private static func filter(_ region: Rect, _ steps: String) -> String {
        " filterUnits=\"userSpaceOnUse\"\(region.outward.attributes) "
            + "color-interpolation-filters=\"sRGB\">\(steps)</filter>"
    }

    private static func reaching(_ radius: Double, from box: Rect) -> Rect {
        box.inset(by: -DropShadow.reach * radius - 1)
    }

    private static func gaussian(_ radius: Double) -> String {
        "<feGaussianBlur stdDeviation=\"\(radius.place)\"/>"
    }

    private static func flood(_ color: Color) -> String {
        let color = color.inBytes
        return matrix(Array(repeating: [0, 0, 0], count: 3), [color.red, color.green, color.blue])
    }

    private static func matrix(_ rows: [[Double]], _ constants: [Double]) -> String {
        let values = zip(rows, constants).map { row, constant in
            (row + [0, constant]).map { $0.text(Digits.ofFactors) }.joined(separator: " ")
        }
        return "<feColorMatrix values=\"\((values + ["0 0 0 1 0"]).joined(separator: " "))\"/>"
    }
}
