import CarouselDrawing

extension Scene {
    /// The scene as a scene file: what is at its default is left out.
    ///
    /// Read back it is an equal scene, numbers to the last bit, save for what draws the same but is written in one
    /// way only:
    /// - A colour takes its nearest value of 8 bits (a red of 0.5 is read as 128/255).
    /// - What has no effect is left out: a shadow that casts nothing, a font file named twice, the vertical alignment
    ///   of a `vstack` and the horizontal one of an `hstack`, what an indicator's style does not use. A shape without
    ///   fill and stroke is filled `clear`, and a `peek` has the container's height.
    ///
    /// Relative file names are written as they are. They start at the current folder, those in a file at the file's:
    /// the two are the same where the file is written to the current folder. What is no scene, as one with a height of
    /// NaN, is written all the same; `validate()` tells.
    public var yaml: String { yaml { $0 } }

    /// The same, with other names for the files of pictures and fonts.
    package func yaml(naming file: @escaping @Sendable (String) -> String) -> String {
        let writer = writer(nil, file)
        var map: YAMLMap = ["version": 1]
        map.set(filled: "screen", writer.screen(screen))
        map.set(filled: "fonts", Codec.fonts.write(fonts, writer))
        if carousels.count == 1, let only = carousels.first, only.name == nil {
            map.set("carousel", .map(self.writer(only, file).carousel(only, on: screen)))
            map.set("indicator", self.writer(only, file).indicator(only))
        } else {
            var named = YAMLMap()
            for one in carousels {
                var own = self.writer(one, file).carousel(one, on: screen)
                own.set("indicator", self.writer(one, file).indicator(one))
                named.set(one.address, .map(own))
            }
            map.set("carousels", .map(named))
        }
        map.set(filled: "timeline", Codec.map(Timeline.table).write(timeline, writer))
        return YAMLValue.map(map).document
    }

    private func writer(
        _ named: NamedCarousel?, _ file: @escaping @Sendable (String) -> String
    ) -> SceneWriter {
        SceneWriter(
            appearance: screen.appearance, ios: screen.ios, axis: named?.carousel.axis ?? .horizontal,
            cards: named.map { SceneWriter.Cards($0.carousel.allCards) } ?? .each, fileName: file)
    }
}

/// Writes the parts of a scene; the reverse of `SceneReader`.
struct SceneWriter: Sendable {
    /// Which values the names of system colours stand for.
    let appearance: Appearance
    var ios = Screen.IOS.v18
    var axis = Carousel.Axis.horizontal
    var cards = Cards.each
    /// What stands in the place of a file's name.
    var fileName: @Sendable (String) -> String = { $0 }
    /// Whether braces in texts are a template's, as those of a card are, so that they stand for themselves only doubled.
    var isTemplate = true

    /// How the cards stand in the file, the shortest that holds them.
    enum Cards: Sendable {
        /// Rectangles, each in its item's `color`, which is what a scene without a card shows.
        case colors
        /// One `card` for all.
        case template(Card.View)
        /// An item's own `card` each.
        case each

        init(_ cards: [Card.View]) {
            if cards.allSatisfy({ Self.plainColor($0) != nil }) {
                self = .colors
            } else if let first = cards.first, cards.allSatisfy({ $0 == first }) {
                self = .template(first)
            } else {
                self = .each
            }
        }

        /// The colour of a view that is a rectangle and nothing more.
        static func plainColor(_ view: Card.View) -> Color? {
            guard case .shape(let shape) = view.content, case .color(let color)? = shape.fill,
                view == Card.View(.shape(Card.Shape(.rectangle, fill: shape.fill)))
            else { return nil }
            return color
        }
    }

    /// With the content, whose texts hold their names as they are written.
    func screen(_ screen: Screen) -> YAMLValue? {
        let written = Screen.codec.write(screen, self)
        guard let content = screen.content, case .map(var map)? = written else { return written }
        var writer = self
        writer.isTemplate = false
        map.set("content", Codec.view.write(content, writer))
        return .map(map)
    }

    /// nil where it goes without saying.
    func indicator(_ named: NamedCarousel) -> YAMLValue? {
        let usual = Indicator(appearance: appearance, isVertical: axis == .vertical)
        let hasIndicator = type(of: named.carousel.kind.values).hasIndicator
        return named.indicator == (hasIndicator ? usual : nil)
            ? nil : Codec.indicator.write(named.indicator, self)
    }

    func carousel(_ named: NamedCarousel, on screen: Screen) -> YAMLMap {
        let carousel = named.carousel
        var map: YAMLMap = ["kind": .scalar(carousel.kind.name)]
        map.isSpread = true
        let values =
            carousel.axis == .horizontal
            ? carousel.kind.values.fitted(to: carousel.height) : carousel.kind.values
        let hasShadows = carousel.allCards.contains { card in
            card.modifiers.contains {
                if case .shadow(let shadow) = $0 { !shadow.castsNothing } else { false }
            }
        }
        values.write(into: &map, self, hasShadows: hasShadows)
        var usual = Carousel(
            kind: values.kind, cards: [], axis: carousel.axis, screen: Size(screen.width, screen.height))
        usual.axis = .horizontal
        if type(of: values).scrolls {
            Carousel.phaseTable.write(carousel, unless: usual, into: &map, self)
        }
        Carousel.table.write(carousel, unless: usual, into: &map, self)
        if case .template(let view) = cards, named.texts.isEmpty {
            map.set("generate", ["count": .number(carousel.cards.count)])
            map.set("card", Codec.view.write(view, self))
        } else {
            map.set("items", items(carousel.cards, named.texts))
            if case .template(let view) = cards { map.set("card", Codec.view.write(view, self)) }
        }
        return map
    }

    /// - Parameter texts: What else items have, by key.
    func items(_ views: [Card.View], _ texts: [String: [String]] = [:]) -> YAMLValue {
        .list(
            views.enumerated().map { k, view in
                var map = YAMLMap()
                switch cards {
                case .colors:
                    map.set("color", Cards.plainColor(view).flatMap { Codec.color.write($0, self) } ?? "gray")
                case .template: break
                case .each: map.set("card", Codec.view.write(view, self) ?? .map([:]))
                }
                for (key, values) in texts.sorted(by: { $0.key < $1.key }) where values.indices.contains(k) {
                    if map.entries.contains(where: { $0.key == key }) { continue }
                    map.set(key, .string(values[k]))
                }
                return .map(map)
            })
    }
}
