import CarouselDrawing

extension Indicator {
    static let table = FieldTable<Indicator>(
        "indicator", { Indicator(appearance: $0) }, placeFields + markFields + lookFields)

    private static let placeFields: [Field<Indicator>] = [
        Field("style", \.style, .word, "What it shows"),
        Field(
            "placement", \.placement, .word, "Where it stands; `over` it takes no room",
            fallback: "`below`; dots and counter `over`, without a `spacing`"),
        Field(
            "spacing", \.spacing, .points(), "From the carousel to the indicator below or above it",
            fallback: "bars 30, others 16"),
        Field(
            "alignment", \.alignment, .choice(Card.Alignment.named),
            "Where it stands: across the container, and over it from top to bottom, too",
            fallback: "`center`; over `bottom`, counter `topTrailing`"),
        Field(
            "inset", \.inset, .points(.notNegative),
            "From the container's edges, of an indicator over it"),
        Field(
            "length", \.length, .points(.positive), "Of `progress` and of all `segments`",
            fallback: "the container's; over it without `inset` at both ends"),
    ]

    private static let markFields: [Field<Indicator>] = [
        Field(
            "itemWidth", \.itemWidth, .points(.positive), "Of a mark",
            fallback: "bars 20, dots 7, others 8"),
        Field(
            "itemHeight", \.itemHeight, .points(.positive), "Of a mark",
            fallback: "bars, progress and segments 3, dots 7, others 8"),
        Field(
            "itemSpacing", \.itemSpacing, .points(.notNegative),
            "From the end of one mark to the start of the next",
            fallback: "bars and segments 4, dots 11, others 8"),
        Field(
            "expansion", \.expansion, .number(.range(1, 100)),
            "How many times as wide the selected mark of `expand` is"),
        Field(
            "visible", \.visible, .oddCount, "The most marks of `dots` and `scroll` that are shown",
            fallback: "scroll 5, dots as many as fit"),
    ]

    private static let lookFields: [Field<Indicator>] = [
        Field(
            "format", \.format, .counterFormat,
            "A counter's text: `{number}` is the page from 1, `{count}` how many there are"),
        Field("font", \.font, .font, "A counter's", fallback: "the `footnote` style"),
        Field("padding", \.padding, .padding, "Around a counter's text"),
        Field(
            "color", \.color, .color, "Of what is not selected, and of a counter's text",
            fallback:
                "bars `primary`; over the carousel white at 45 %, beside it `primary` at 25 %; a counter as selected"
        ),
        Field(
            "selectedColor", \.selectedColor, .color, "Of what is selected",
            fallback: "bars `gray`; over the carousel `white`, beside it `primary`"),
        Field(
            "background", \.background, .backdrop,
            "A capsule behind it; `prominent` is gray at 25 %",
            fallback: "`none`; a counter over the carousel has black at 45 %, beside it `prominent`"),
        Field(
            "follows", \.follows, .word, "The fractional position, or the whole page",
            fallback: "`offset`; dots, segments and counter `index`"),
    ]

    /// A counter's text on a page, from 0.
    package func text(page: Int, of count: Int) -> Card.Text {
        let string = (TemplatePiece.pieces(of: format) ?? [.text(format)]).map { piece in
            switch piece {
            case .text(let text): text
            case .name(let name): name == Self.numberName ? "\(page + 1)" : "\(count)"
            }
        }.joined()
        return Card.Text(string, font: font, color: color, lineLimit: 1)
    }

    /// The text by which fonts are judged: a counter's on its first page; nil for other styles.
    func sample(of count: Int) -> Card.Text? { style == .counter ? text(page: 0, of: count) : nil }

    /// A counter's text on its last page, mostly its widest; nil for other styles.
    package func widest(of count: Int) -> Card.Text? {
        style == .counter ? text(page: max(0, count - 1), of: count) : nil
    }

    func check(_ checker: SceneChecker) {
        Self.table.check(self, checker)
        guard let text = sample(of: checker.count) else { return }
        checker.at("format") { checker.warn(about: text) }
    }

    private static let numberName = "number"

    /// The names that a counter's format may have.
    private static let formatNames = [numberName, "count"]

    /// What is wrong with a counter's format, or nil.
    static func formatFault(_ format: String) -> String? {
        guard let pieces = TemplatePiece.pieces(of: format) else { return Message.openFormatBrace }
        for case .name(let name) in pieces where !formatNames.contains(name) {
            let guess = Spelling.suggestion(for: name, among: formatNames)
            return Message.unknownFormatName(name, known: formatNames, suggestion: guess)
        }
        return nil
    }
}

extension Codec<Indicator?> {
    /// `none` or a map; what is not said is the style's.
    static var indicator: Codec {
        let map = Codec<Indicator>.map(
            Indicator.table,
            start: { map in
                Indicator(
                    style: map.read("style", .word) ?? .bars, placement: map.read("placement", .word),
                    spacing: map.read("spacing", .points()), appearance: map.reader.appearance,
                    isVertical: map.reader.axis == .vertical)
            },
            settle: { indicator, map in
                for key in map.keys {
                    if let fault = indicator.misplaced(key) { map.report(fault, atKey: key) }
                }
                if let text = map.reader.count.flatMap(indicator.sample) {
                    map.reader.warn(about: text, at: map.peek("format")?.span ?? map.home)
                }
                return true
            },
            begin: { indicator, map, writer in
                map.set("style", .scalar(indicator.style.rawValue))
                // It goes without saying where there is a distance from the carousel.
                let isVertical = writer.axis == .vertical
                var usual = Indicator(
                    style: indicator.style, appearance: writer.appearance, isVertical: isVertical)
                if usual.placement != indicator.placement {
                    usual = Indicator(
                        style: indicator.style, placement: indicator.placement, appearance: writer.appearance,
                        isVertical: isVertical)
                    map.set("placement", .scalar(indicator.placement.rawValue))
                }
                return usual
            })
        let none = Codec(
            "`none`", schema: { _ in ["const": "none"] },
            read: { slot, reader in
                if !slot.node.isScalar("none") {
                    reader.wrongType(slot.node, slot.name, due: "none or a map as { style: bars }")
                }
                return .some(nil)
            },
            write: { indicator, _ in indicator == nil ? .scalar("none") : nil })
        // What means nothing here has no effect, and no place in the file.
        let written = Codec<Indicator>(
            map.about, schema: map.schema, read: map.read,
            write: { indicator, writer in
                guard case .map(let all)? = map.write(indicator, writer) else { return nil }
                var kept = YAMLMap()
                for (key, value) in all.entries where indicator.misplaced(key) == nil { kept.set(key, value) }
                return .map(kept)
            }, check: map.check)
        return none.or(written.converted(Optional.some) { $0 }, "a map", where: \.isNoScalar)
    }
}
