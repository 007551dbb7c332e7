import CarouselDrawing
import CarouselPlatform

/// The keys of the scene file, for documents and tools, made of the tables that read it.
package enum SceneReference {
    /// A key of a table.
    package struct Row: Hashable, Sendable {
        package let key: String
        /// What holds without it.
        package let fallback: String
        package let meaning: String
    }

    /// Each table's name and its text as Markdown, in the order of the reference.
    package static var tables: [(name: String, markdown: String)] { rows.map { ($0, markdown($1)) } }

    /// A Markdown article with each table anew that stands between `<!-- keys: NAME -->` and `<!-- /keys -->`; a name
    /// that is none keeps what it has.
    package static func renewed(_ article: String) -> String {
        tables.reduce(article) { article, table in
            let open = "<!-- keys: \(table.name) -->\n"
            guard let start = article.firstRange(of: open)?.upperBound,
                let end = article[start...].firstRange(of: "<!-- /keys -->")?.lowerBound
            else { return article }
            return article[..<start] + table.markdown + article[end...]
        }
    }

    private static var rows: [(String, [Row])] {
        // Those of a screen's content have no keys but their names.
        let contents = ContentForm.all.filter { !ContentForm.leaves.contains($0.key) }.map {
            ($0.key, $0.rows())
        }
        let kinds = Carousel.Kind.all.map(\.values).map { (type(of: $0).name, $0.rows) }
        return carousels(kinds) + [("view", ContentForm.all.compactMap { $0.rows().first })] + contents
            + paints
            + modifiers
    }

    private static func carousels(_ kinds: [(String, [Row])]) -> [(String, [Row])] {
        let head = [
            ("scene", Scene.table.rows), ("screen", Screen.table.rows),
            ("safeArea", Screen.SafeArea.table.rows), ("carousel", Carousel.table.rows),
            ("generate", Generator.table.rows), ("focus", Carousel.Focus.table.rows),
            ("transition", Carousel.Transition.table.rows),
            ("away", Carousel.Transition.Properties.table.rows),
        ]
        return head + kinds + [
            ("autoplay", Banner.Autoplay.table.rows), ("itemSize", Peek.itemSizeTable.rows),
            ("item", Scroll.Item.table.rows), ("margins", Scroll.Margins.table.rows),
            ("stamp", Cards.Stamp.table.rows), ("refill", Cards.Refill.table.rows),
            ("animation", Carousel.Animation.table.rows),
            ("spring", Carousel.Spring.table.rows), ("indicator", Indicator.table.rows),
            ("timeline", Timeline.table.rows), ("steps", Step.table.rows), ("drag", Drag.table.rows),
            ("select", Selection.table.rows),
        ]
    }

    private static var paints: [(String, [Row])] {
        [
            ("run", Card.Text.Run.table.rows), ("font", Card.Font.table.rows),
            ("color", AdaptiveColor.table.rows),
            ("gradient", LinearGradient.table.rows), ("radial", RadialGradient.table.rows),
            ("angular", AngularGradient.table.rows), ("stop", ColorStop.table.rows),
            ("stroke", Card.Stroke.table.rows), ("corners", CornerRadii.table.rows),
        ]
    }

    private static var modifiers: [(String, [Row])] {
        [
            ("modifiers", ModifierForm.rows), ("fixedSize", FixedSize.table.rows),
            ("aspectRatio", AspectRatio.table.rows), ("padding", Insets.table.rows),
            ("frame", Card.Frame.table.rows), ("secondView", SecondView.table.rows),
            ("cornerRadius", Corners.table.rows), ("border", Border.table.rows), ("blur", Blur.table.rows),
            ("shadow", DropShadow.table.rows), ("scaleEffect", ScaleEffect.table.rows),
            ("rotation", Rotation.table.rows), ("offset", Point.table("offset").rows),
        ]
    }

    private static func markdown(_ rows: [Row]) -> String {
        func cell(_ text: String) -> String { text.replacing("|", with: "\\|") }
        let lines = rows.map { "| `\($0.key)` | \(cell($0.fallback)) | \(cell($0.meaning)) |" }
        return (["| key | default | meaning |", "| --- | --- | --- |"] + lines).joined(separator: "\n") + "\n"
    }

    // MARK: - Schema

    /// The JSON Schema (2020-12) of the whole file.
    package static var schema: String {
        var schema: YAMLMap = [
            "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Scene of a carousel",
        ]
        for (key, value) in Scene.table.schema(.scene).entries { schema.set(key, value) }
        schema.set("patternProperties", ["^\(Scene.freePrefix)": [:]])
        schema.set("oneOf", [["required": ["carousel"]], ["required": ["carousels"]]])
        var definitions: YAMLMap = [
            "placeholder": [
                "description": "Text with names of the item's values in braces", "type": "string",
                "pattern": "\\{[^{}]+\\}",
            ],
            "item": [
                "type": "object",
                "properties": ["card": ["anyOf": [["$ref": "#/$defs/view"], .map(value)]]],
                "additionalProperties": [
                    "anyOf": [.map(value), .map(AdaptiveColor.table.schema(.scene))]
                ],
            ],
            "view": ["anyOf": .list(ContentForm.all.map { ["$ref": .string("#/$defs/view.\($0.key)")] })],
            "modifier": .map(modifier),
        ]
        for (key, value) in Codec<Color>.definitions.entries { definitions.set(key, value) }
        for form in ContentForm.all { definitions.set("view.\(form.key)", .map(view(form.schema()))) }
        for kind in Carousel.Kind.all.map(\.values) {
            definitions.set("carousel.\(type(of: kind).name)", .map(carousel(kind)))
        }
        schema.set("$defs", .map(definitions))
        return YAMLValue.map(schema).json() + "\n"
    }

    private static let value: YAMLMap = ["type": ["string", "number", "boolean"]]

    /// A map of one key.
    private static var modifier: YAMLMap {
        var schema = YAMLMap.object(ModifierForm.properties)
        schema.set("minProperties", 1)
        schema.set("maxProperties", 1)
        return schema
    }

    /// A content's keys together with those of all modifiers.
    private static func view(_ content: YAMLMap) -> YAMLMap {
        var extra = ModifierForm.properties
        extra.set("cornerStyle", .map(Codec<Corners.Style>.word.schema(.template)))
        extra.set("modifiers", ["type": "array", "items": ["$ref": "#/$defs/modifier"]])
        return content.adding(extra)
    }

    private static func carousel(_ kind: some CarouselKind) -> YAMLMap {
        let type = type(of: kind)
        var extra = type.table.properties(.scene)
        if type.scrolls {
            for (key, schema) in Carousel.phaseTable.properties(.scene).entries { extra.set(key, schema) }
        }
        var schema = Carousel.table.schema(.scene).adding(
            extra, changing: ["kind": ["const": .string(type.name)]])
        schema.set("oneOf", [["required": ["items"]], ["required": ["generate"]]])
        return schema
    }
}

extension YAMLMap {
    /// An object's schema with more keys, of which some are described anew.
    fileprivate func adding(_ more: YAMLMap, changing: YAMLMap = [:]) -> YAMLMap {
        var result = YAMLMap()
        for (key, value) in entries {
            guard key == "properties", case .map(let old) = value else {
                result.set(key, value)
                continue
            }
            var properties = YAMLMap()
            for (name, schema) in old.entries + more.entries {
                properties.set(name, changing.entries.first { $0.key == name }?.value ?? schema)
            }
            result.set("properties", .map(properties))
        }
        return result
    }
}

extension Codec<Carousel> {
    /// For the schema: a carousel is read by its kind.
    static var carousel: Codec {
        Codec(
            schema: { _ in
                ["anyOf": .list(Carousel.Kind.all.map { ["$ref": .string("#/$defs/carousel.\($0.name)")] })]
            }, read: { _, _ in nil }, write: { _, _ in nil })
    }
}

extension Codec<[NamedCarousel]> {
    /// For the schema: each is read as the only one is.
    static var carousels: Codec {
        Codec(
            schema: { scope in
                [
                    "type": "object", "minProperties": 1, "maxProperties": .number(SceneLimits.carousels),
                    "propertyNames": ["pattern": "^[A-Za-z0-9_-]+$"],
                    "additionalProperties": .map(Codec<Carousel>.carousel.schema(scope)),
                ]
            }, read: { _, _ in nil }, write: { _, _ in nil })
    }
}

extension Codec<[Card.View]> {
    /// For the schema: items are read together with the card that they fill.
    static var items: Codec {
        Codec(
            "1 to \(NumberText.grouped(SceneLimits.items))",
            schema: { _ in
                [
                    "type": "array", "items": ["$ref": "#/$defs/item"], "minItems": 1,
                    "maxItems": .number(SceneLimits.items),
                ]
            }, read: { _, _ in nil }, write: { _, _ in nil })
    }
}
