import CarouselDrawing

extension Scene {
    /// The scene as a scene file: what is at its default is left out.
    ///
    /// Read back it is an equal scene, numbers to the last bit, save for what draws the same but is written in one
    /// way only:
    /// - A colour takes its nearest value of 8 bits (a red of 0.5 is read as 128/255).
    /// - Modifiers in another order than the file format's (padding, frame, background, cornerRadius, overlay, border,
    ///   shadow, opacity) are put around a `zstack` of one view.
    /// - What has no effect is left out: a shadow that casts nothing, a font file named twice, the vertical alignment
    ///   of a `vstack` and the horizontal one of an `hstack`. A shape without fill and stroke is filled `clear`, and
    ///   a `peek` has the container's height.
    ///
    /// Relative file names are written as they are. They start at the current folder, those in a file at the file's:
    /// the two are the same where the file is written to the current folder. A value that no scene may have, as a
    /// height of NaN, is written so that the reader refuses it; `validate()` tells.
    public var yaml: String {
        let writer = SceneWriter(appearance: screen.appearance)
        var map = YAMLMap()
        map.set("version", 1)
        map.set("screen", writer.screen(screen))
        if !fonts.isEmpty { map.set("fonts", .list(fonts.map(YAMLValue.string))) }
        map.set("carousel", writer.carousel(carousel, screen))
        map.set("indicator", writer.indicator(indicator, kind: carousel.kind))
        map.set("timeline", writer.timeline(timeline))
        return YAMLValue.map(map).document
    }
}

/// Writes the parts of a scene; the reverse of `Reading`.
struct SceneWriter {
    /// Which values the names of system colours stand for.
    let appearance: Appearance

    func screen(_ screen: Screen) -> YAMLMap {
        let usual = Screen(appearance: screen.appearance)
        var map = YAMLMap()
        map.set("width", screen.width, unless: usual.width)
        map.set("height", screen.height, unless: usual.height)
        map.set("scale", screen.scale, unless: usual.scale)
        if screen.background != usual.background { map.set("background", color(screen.background)) }
        map.set("appearance", screen.appearance, unless: .light)
        return map
    }

    /// nil where the kind has by default what is there.
    func indicator(_ indicator: Indicator?, kind: Carousel.Kind) -> YAMLValue? {
        let isUsual = type(of: kind.values).hasIndicator
        guard let indicator else { return isUsual ? .scalar("none") : nil }
        if isUsual, indicator == Indicator(appearance: appearance) { return nil }
        let usual = Indicator(style: indicator.style, appearance: appearance)
        var map = YAMLMap()
        map.set("style", .scalar(indicator.style.rawValue))
        map.set("spacing", indicator.spacing, unless: usual.spacing)
        if indicator.alignment != usual.alignment {
            map.set(
                "alignment",
                Card.Alignment.named.first { $0.1 == indicator.alignment }.map { .scalar($0.0) })
        }
        map.set("itemWidth", indicator.itemWidth, unless: usual.itemWidth)
        map.set("itemHeight", indicator.itemHeight, unless: usual.itemHeight)
        map.set("itemSpacing", indicator.itemSpacing, unless: usual.itemSpacing)
        if indicator.color != usual.color { map.set("color", color(indicator.color)) }
        if indicator.selectedColor != usual.selectedColor {
            map.set("selectedColor", color(indicator.selectedColor))
        }
        map.set("follows", indicator.follows, unless: usual.follows)
        return .map(map)
    }
}
