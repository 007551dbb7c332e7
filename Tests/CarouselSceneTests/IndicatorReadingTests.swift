import CarouselDrawing
import CarouselScene
import Testing

/// What an indicator's map says, and what goes without saying.
struct IndicatorReadingTests {
    private func indicator(_ map: String, appearance: String = "light") throws -> Indicator {
        let yaml = scene("snap") + "indicator: \(map)\nscreen: { appearance: \(appearance) }"
        return try #require(try read(yaml).indicator)
    }

    @Test func everythingIsRead() throws {
        let counter = try indicator(
            """
            { style: counter, placement: above, spacing: 5, alignment: leading, format: "{{{number}}} of {count}",
              font: { size: 20 }, padding: 3, color: red, background: { linear: [red, blue] }, follows: offset }
            """)
        #expect(
            counter
                == Indicator(
                    style: .counter, placement: .above, spacing: 5, alignment: .leading,
                    format: "{{{number}}} of {count}", font: Card.Font(size: 20), padding: 3,
                    color: .system(.red),
                    background: .fill(
                        .linear([.system(.red), .system(.blue)], from: .top, to: .bottom)), follows: .offset))
        #expect(counter.text(page: 1, of: 5).string == "{2} of 5")
        let expand = try indicator(
            "{ style: expand, placement: over, inset: 4, itemWidth: 6, itemHeight: 5, itemSpacing: 3, expansion: 2 }"
        )
        #expect(
            expand
                == Indicator(
                    style: .expand, placement: .over, inset: 4, itemWidth: 6, itemHeight: 5, itemSpacing: 3,
                    expansion: 2))
        #expect(try indicator("{ style: scroll, visible: 7 }").visible == 7)
        #expect(try indicator("{ style: segments, length: 90 }").length == 90)
    }

    @Test func placement() throws {
        #expect(try indicator("{ style: worm }").placement == .below)
        #expect(try indicator("{ style: dots }").placement == .over)
        #expect(try indicator("{ style: dots, spacing: 4 }").placement == .below)
        #expect(try indicator("{ style: counter }").alignment == .topTrailing)
        #expect(try indicator("{ style: worm, placement: over }").alignment == .bottom)
        #expect(try indicator("{ style: counter, spacing: 4 }").alignment == .center)
    }

    @Test func lengths() throws {
        func lengths(_ style: String) throws -> [Double] {
            let indicator = try indicator("{ style: \(style) }")
            return [indicator.spacing, indicator.itemWidth, indicator.itemHeight, indicator.itemSpacing]
        }
        #expect(try lengths("bars") == [30, 20, 3, 4])
        #expect(try lengths("worm") == [16, 8, 8, 8])
        #expect(try lengths("progress")[2] == 3)
        #expect(try lengths("segments").suffix(2) == [3, 4])
        #expect(try indicator("{ style: scroll }").visible == 5)
    }

    @Test func colors() throws {
        func colors(_ map: String) throws -> [Color] {
            let indicator = try indicator(map, appearance: "dark")
            return [indicator.color, indicator.selectedColor]
        }
        #expect(try colors("{ style: worm }") == [.white.opacity(0.25), .white])
        #expect(try colors("{ style: worm, placement: over }") == [.white.opacity(0.45), .white])
        #expect(try colors("{ style: dots, spacing: 4 }") == [.white.opacity(0.45), .white])
        #expect(try indicator("{ style: worm }").color == .black.opacity(0.25))
        #expect(try indicator("{ style: counter }").color == .white)
        #expect(try indicator("{ style: counter, placement: below }").color == .black)
        #expect(try indicator("{ style: counter, placement: below }").background == .prominent)
        #expect(try indicator("{ style: counter }").background == .fill(.color(.black.opacity(0.45))))
        #expect(try indicator("{ style: worm, background: prominent }").background == .prominent)
        #expect(try indicator("{ style: counter, background: none }").background == .nothing)
    }

    @Test func follows() throws {
        #expect(try indicator("{ style: worm }").follows == .offset)
        for style in ["dots", "segments", "counter"] {
            #expect(try indicator("{ style: \(style) }").follows == .index)
        }
    }

    /// What has no effect has no place in a file.
    @Test func whatAnotherStyleHasIsNotWritten() throws {
        var scene = try read(scene("snap"))
        scene.indicator = Indicator(style: .worm, placement: .over, spacing: 3, expansion: 5, visible: 7)
        #expect(scene.yaml.contains("\nindicator: { style: worm, placement: over }\n"))
        scene.indicator = Indicator(style: .dots, spacing: 3)
        #expect(scene.yaml.contains("\nindicator: { style: dots, placement: below, spacing: 3 }\n"))
    }
}
