extension Indicator {
    /// What shows the page, and how it gets to the next one.
    public enum Style: String, Hashable, Sendable, CaseIterable {
        /// Bars, the selected ones seen through a moving mask.
        case bars
        /// iOS's page control.
        case dots
        /// A mark that moves over the others.
        case slide
        /// One that stretches to the next page and draws its end after it.
        case worm
        /// One that is larger on its way.
        case jump
        /// One that is smaller on its way, in an arc.
        case drop
        /// The selected mark and the next change places.
        case swap
        /// Colours that change into one another.
        case blend
        /// The same, the selected mark larger.
        case scale
        /// The same, the selected mark wider; the others make way.
        case expand
        /// A window of marks that moves along the row, smaller towards its ends.
        case scroll
        /// A bar that fills with the pages.
        case progress
        /// A bar for each page; the current one fills with the time until the timer's tick.
        case segments
        /// A text.
        case counter
    }
}

extension Indicator.Style {
    /// A style's own defaults: lengths are points.
    struct Usual {
        var width = 8.0
        var height = 8.0
        var spacing = 8.0
        var liesOver = false
        var followsIndex = false
    }

    var usual: Usual {
        switch self {
        case .bars: Usual(width: 20, height: 3, spacing: 4)
        case .dots: Usual(width: 7, height: 7, spacing: 11, liesOver: true, followsIndex: true)
        case .slide, .worm, .jump, .drop, .swap, .blend, .scale, .expand, .scroll: Usual()
        case .progress: Usual(height: 3)
        case .segments: Usual(height: 3, spacing: 4, followsIndex: true)
        case .counter: Usual(liesOver: true, followsIndex: true)
        }
    }

    /// Whether it is a row of marks of one size each.
    private var hasItems: Bool {
        switch self {
        case .bars, .dots, .slide, .worm, .jump, .drop, .swap, .blend, .scale, .expand, .scroll: true
        case .progress, .segments, .counter: false
        }
    }

    /// Whether a key of the indicator means something here.
    func has(_ key: String) -> Bool {
        switch key {
        case "itemWidth": hasItems
        case "itemHeight", "selectedColor": self != .counter
        case "itemSpacing": hasItems || self == .segments
        case "length": self == .progress || self == .segments
        case "expansion": self == .expand
        case "visible": self == .dots || self == .scroll
        case "format", "font", "padding": self == .counter
        default: true
        }
    }
}

extension Indicator.Placement {
    func has(_ key: String) -> Bool {
        switch key {
        case "spacing": self != .over
        case "inset": self == .over
        default: true
        }
    }
}

extension Indicator {
    /// A key's fault, where it means nothing beside the style and the placement there are.
    func misplaced(_ key: String) -> String? {
        if !style.has(key) {
            let styles = Style.allCases.filter { $0.has(key) }.map(\.rawValue)
            return Message.goesOnly(key, "style", styles)
        }
        if !placement.has(key) {
            let placements = Placement.allCases.filter { $0.has(key) }.map(\.rawValue)
            return Message.goesOnly(key, "placement", placements)
        }
        return nil
    }
}
