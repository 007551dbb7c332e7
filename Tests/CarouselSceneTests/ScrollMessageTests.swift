import CarouselScene
import Testing

/// What is said about kind scroll, axes and directions.
struct ScrollMessageTests {
    @Test(arguments: cases) func wholeReport(_ c: MessageCase) { #expect(c.found == c.expected) }

    static let cases = [
        MessageCase(
            "behavior", under: "scroll", "  behavior: «paged»",
            "unknown behavior 'paged' in carousel (kind scroll); did you mean 'paging'?"),
        MessageCase(
            "behavior like none", under: "scroll", "  behavior: «free»",
            "unknown behavior 'free' in carousel (kind scroll); there are none, continuous, "
                + "continuousGroupLeadingBoundary, viewAligned, groupPaging, groupPagingCentered and paging"),
        MessageCase(
            "limit and anchor", under: "scroll",
            """
              behavior: paging
              limit: «never»
              anchor: «leading»
            """,
            "'limit' goes with behavior viewAligned; here it is paging",
            "'anchor' goes with behavior viewAligned; here it is paging"),
        MessageCase(
            "ring of rows", under: "scroll",
            """
              rows: 2
              loop: «ring»
            """,
            "loop ring needs stops that are one stride apart: behavior viewAligned, groupPaging or "
                + "groupPagingCentered, and one row"),
        MessageCase(
            "ring of pages", under: "scroll",
            """
              behavior: paging
              loop: «ring»
            """,
            "loop ring needs stops that are one stride apart: behavior viewAligned, groupPaging or "
                + "groupPagingCentered, and one row"),
        MessageCase(
            "no appended item", under: "scroll", "  loop: «append»",
            "'loop' must be none, ring or rewind, not 'append'"),
        MessageCase(
            "margins", under: "scroll", "  margins: «200»",
            "the margins leave an item no length (−10 points)"),
        MessageCase(
            "negative margins", under: "scroll", "  margins: { leading: «-1», trailing: 2 }",
            "'leading' must be at least 0, not -1"),
        MessageCase(
            "stride", under: "scroll",
            """
              item: 100
              spacing: «-100»
            """,
            "an item and its spacing are no longer than 0 points"),
        MessageCase(
            "rows", under: "scroll",
            """
              rows: «3»
              rowSpacing: 40
              height: 60
            """,
            "3 rows 40 apart do not fit into a height of 60"),
        MessageCase(
            "rows downwards", under: "scroll",
            """
              rows: «3»
              rowSpacing: 200
              axis: vertical
            """,
            "3 rows 200 apart do not fit into a width of 390"),
        MessageCase(
            "span", under: "scroll", "  item: { count: 3, span: «4» }", "span is 4, at most the count (3)"),
        MessageCase(
            "item", under: "scroll", "  «item»: { span: 4 }", "item needs 'fraction' or 'count'"),
        MessageCase(
            "fraction", under: "scroll", "  item: { fraction: «11» }", "'fraction' must be at most 10, not 11"
        ),
        MessageCase(
            "fraction and count", under: "scroll", "  item: { fraction: 1, «count»: 2 }",
            "'count' and 'fraction' exclude each other in item"),
        MessageCase(
            "autoplay", under: "scroll", "  «autoplay»: true",
            "a scroll with autoplay never comes to rest; give timeline a 'duration', or set 'autoplay: false'"
        ),
        MessageCase(
            "axis of cards", under: "cards", "  «axis»: vertical", "axis does not go with kind cards"),
        MessageCase(
            "axis", under: "snap", "  axis: «down»", "'axis' must be horizontal or vertical, not 'down'"),
        MessageCase(
            "no room downwards", under: "snap",
            """
              axis: vertical
              height: 90
              trailingPadding: «100»
            """, "no room: an item would be -10 points high"),
        MessageCase(
            "direction", "screen: { layoutDirection: «rtl» }",
            "'layoutDirection' must be leftToRight or rightToLeft, not 'rtl'"),
    ]

    @Test func ofScenesBuiltInCode() {
        func faults(_ scroll: Scroll, axis: Carousel.Axis = .horizontal) -> [String] {
            let carousel = Carousel(
                kind: .scroll(scroll), cards: [Card.View(.shape(Card.Shape(.rectangle)))], axis: axis)
            do {
                try Scene(carousel: carousel).validate()
                return []
            } catch { return error.diagnostics.map(\.message) }
        }
        #expect(faults(Scroll()) == [])
        #expect(
            faults(Scroll(behavior: .paging, limit: .never)) == [
                "carousel: 'limit' goes with behavior viewAligned; here it is paging"
            ])
        #expect(
            faults(Scroll(item: .count(3, span: 4))) == [
                "carousel.item.span: span is 4, at most the count (3)"
            ])
        #expect(faults(Scroll(loop: .append)) == ["carousel.loop must be none, ring or rewind, not append"])
        #expect(
            faults(Scroll(margins: Scroll.Margins(leading: 400))) == [
                "carousel: the margins leave an item no length (−10 points)"
            ])
    }

    @Test func lengths() throws {
        let yaml = scene(
            "scroll",
            carousel: """
                axis: vertical
                item: { count: 5, span: 4, spacing: 12 }
                margins: { leading: 16, trailing: 40 }
                decelerationRate: normal
                loop: ring
                """)
        let carousel = try read(yaml).carousel
        #expect(carousel.axis == .vertical && carousel.height == 844)
        let margins = Scroll.Margins(leading: 16, trailing: 40)
        #expect(
            carousel.kind
                == .scroll(
                    Scroll(
                        item: .count(5, span: 4, spacing: 12), margins: margins, decelerationRate: 0.998,
                        loop: .ring)))
        #expect(
            try read(scene("scroll", carousel: "margins: 7\nitem: 90")).carousel.kind
                == .scroll(
                    Scroll(item: .points(90), margins: Scroll.Margins(leading: 7, trailing: 7))))
    }
}
