import CarouselDrawing
import CarouselScene
import Testing

/// What views can say of their size, place and looks, read and written back.
struct ModifierKeysTests {
    @Test(
        arguments: [
            ("fixedSize: true", .fixedSize()),
            ("fixedSize: { horizontal: true }", .fixedSize(horizontal: true, vertical: false)),
            ("aspectRatio: 2", .aspectRatio(ratio: 2)),
            ("aspectRatio: { mode: fill }", .aspectRatio(ratio: nil, mode: .fill)),
            ("padding: default", .padding(16)),
            (
                "frame: { minWidth: 1, idealWidth: 2, maxWidth: 3, minHeight: 4, idealHeight: 5, maxHeight: infinity }",
                .frame(
                    Card.Frame(
                        minWidth: 1, idealWidth: 2, maxWidth: 3, minHeight: 4, idealHeight: 5,
                        maxHeight: .infinity))
            ),
            ("background: { light: white, dark: black }", .background(.color(.white))),
            (
                "background: { view: { shape: circle }, alignment: top }",
                .backgroundView(Card.View(.shape(Card.Shape(.circle))), alignment: .top)
            ),
            ("overlay: { view: { shape: circle } }", .overlay(Card.View(.shape(Card.Shape(.circle))))),
            ("mask: { shape: circle }", .mask(Card.View(.shape(Card.Shape(.circle))))),
            ("clipShape: circle", .clipShape(.circle)),
            ("clipShape: capsule", .clipShape(.capsule(.continuous))),
            ("clipShape: { capsule: circular }", .clipShape(.capsule(.circular))),
            ("clipShape: { cornerRadius: 8 }", .clipShape(.roundedRectangle(Corners(radius: 8)))),
            (
                "clipShape: { topLeading: 8, cornerStyle: circular }",
                .clipShape(.unevenRoundedRectangle(CornerRadii(topLeading: 8, style: .circular)))
            ),
            ("brightness: -0.5", .colorEffect(.brightness(-0.5))),
            ("contrast: 2", .colorEffect(.contrast(2))),
            ("saturation: 3", .colorEffect(.saturation(3))), ("grayscale: 1", .colorEffect(.grayscale(1))),
            ("hueRotation: 90", .colorEffect(.hueRotation(90))),
            ("blur: 4", .blur(Blur(radius: 4))),
            ("blur: { radius: 4, opaque: true }", .blur(Blur(radius: 4, opaque: true))),
            ("compositingGroup: true", .compositingGroup), ("hidden: true", .hidden),
            ("scaleEffect: 1.5", .scaleEffect(x: 1.5, y: 1.5)),
            ("scaleEffect: { x: -1, anchor: top }", .scaleEffect(x: -1, y: 1, anchor: .top)),
            ("rotation: 45", .rotation(degrees: 45)),
            (
                "rotation: { degrees: 45, anchor: [0, 2] }",
                .rotation(degrees: 45, anchor: UnitPoint(x: 0, y: 2))
            ),
            ("offset: { x: 10, y: -4 }", .offset(Point(10, -4))),
            ("position: { x: 5 }", .position(Point(5, 0))),
            ("layoutPriority: 1", .layoutPriority(1)), ("zIndex: -1", .zIndex(-1)),
        ] as [(String, Card.View.Modifier)])
    func modifiers(_ yaml: String, _ expected: Card.View.Modifier) throws {
        #expect(try card("text: a\n\(yaml)").modifiers == [expected])
        // The second card keeps the first from standing as the template of both.
        let cards = [Card.View(.text("a"), [expected]), Card.View(.text("b"))]
        let scene = Scene(carousel: Carousel(kind: .snap(Snap()), cards: cards))
        #expect(try read(scene.yaml) == scene)
    }

    @Test(arguments: ["hidden: false", "compositingGroup: false", "blur: 0"])
    func nothing(_ yaml: String) throws { #expect(try card("text: a\n\(yaml)").modifiers.isEmpty) }

    /// As far in as SwiftUI's users write them: sizes first, places last.
    @Test func plainKeysHaveAnOrder() throws {
        let view = try card("text: a\noffset: { x: 1 }\nblur: 2\nbackground: red\naspectRatio: 1")
        #expect(
            view.modifiers == [
                .aspectRatio(ratio: 1), .background(.color(.system(.red))), .blur(Blur(radius: 2)),
                .offset(Point(1, 0)),
            ])
    }

    @Test(
        arguments: [
            (
                "{ linear: [{ color: white, at: 0.1 }, { color: { light: black, dark: white }, at: 0.7 }] }",
                .linear([ColorStop(.white, at: 0.1), ColorStop(.black, at: 0.7)], from: .top, to: .bottom)
            ),
            (
                "{ radial: { colors: [white, black], center: top, endRadius: 20 } }",
                .radial(.evenly([.white, .black]), center: .top, endRadius: 20)
            ),
            (
                "{ angular: { colors: [white, { light: black, dark: white }], angle: 90 } }",
                .angular(.evenly([.white, .black]), angle: 90)
            ),
            ("separator", .color(.system(.separator))),
        ] as [(String, Card.Fill)])
    func fills(_ yaml: String, _ expected: Card.Fill) throws {
        #expect(
            try card("shape: ellipse\nfill: \(yaml)").content == .shape(Card.Shape(.ellipse, fill: expected)))
        #expect(try card("text: a\nbackground: \(yaml)").modifiers == [.background(expected)])
    }

    @Test func strokesMayBeDashed() throws {
        let stroke = Card.Stroke(color: .white, width: 2, dash: [4, 2], cap: .round)
        let view = try card(
            "shape: { topTrailing: 3 }\nstroke: { color: white, width: 2, dash: [4, 2], cap: round }")
        let outline = Card.Shape.Outline.unevenRoundedRectangle(CornerRadii(topTrailing: 3))
        #expect(view.content == .shape(Card.Shape(outline, fill: nil, stroke: stroke)))
    }

    @Test func dividersHaveTheReadersSeparator() throws {
        #expect(try card("divider: true").content == .divider(color: .system(.separator)))
        #expect(
            try card("divider: true", appearance: .dark).content
                == .divider(color: .system(.separator, .dark)))
        #expect(try card("divider: true\ncolor: white").content == .divider(color: .white))
    }

    @Test func colorsAreThoseOfTheScreensSystem() throws {
        let scene = try read(
            "version: 1\nscreen: { background: red, ios: 26 }\ncarousel: { kind: snap, items: [{ color: blue }] }"
        )
        #expect(scene.screen.ios == .v26)
        #expect(scene.screen.background == .system(.red, ios: .v26))
        #expect(
            scene.carousel.cards[0]
                == Card.View(.shape(Card.Shape(.rectangle, fill: .color(.system(.blue, ios: .v26))))))
        #expect(try read(scene.yaml) == scene)
        #expect(scene.yaml.contains("background: red") && scene.yaml.contains("ios: 26"))
    }

    @Test(arguments: [
        MessageCase(
            "stops out of order",
            """
              card:
                shape: circle
                fill: { linear: «[{ color: red, at: 1 }, { color: blue, at: 0 }]» }
            """, "a gradient's stops must be in the order of 'at'"),
        MessageCase(
            "a colour for one appearance",
            """
              card:
                text: a
                color: «{ light: red }»
            """, "color needs 'dark'"),
        MessageCase(
            "a divider that is none",
            """
              card:
                divider: «false»
            """, "'divider' must be true, not 'false'"),
    ])
    func messages(_ c: MessageCase) { #expect(c.found == c.expected) }
}
