import CarouselDrawing
import CarouselScene
import Testing

/// Views of every sort, written and read back.
struct ViewWritingTests {
    private func written(_ view: Card.View, appearance: Appearance = .light) -> Scene {
        // The second card keeps the first from standing as the template of both.
        Scene(
            screen: Screen(appearance: appearance),
            carousel: Carousel(kind: .snap(Snap()), cards: [view, Card.View(.shape(Card.Shape(.circle)))]))
    }

    private func again(_ view: Card.View) throws -> Card.View {
        try read(written(view).yaml).carousel.cards[0]
    }

    static let texts: [String] = [
        "", " ", " a", "a ", "a  b", "a: b", "a:b", "- a", "a #b", "#a", "\"", "'", "it's", "\\n", "a\nb",
        "\n",
        "\t", "a\tb", "{", "}", "{{", "}}", "{a}", "{{{a}}}", "a } b", "{\u{301}", "}\u{301}}", "~", "null",
        "NULL",
        "true", "no", "On", "12", "1e3", "-1", ".5", "0x1", "infinity", "none", "spacer", "<<", "---", "...",
        "!a",
        "&a", "*a", "%a", "@a", "`a`", "|", ">", "? a", "[a]", "a, b", "하나", "하나 둘", "셋🍎", "👩‍👩‍👧", "e\u{301}",
        "\u{7F}", "\u{85}", "\u{A0}", "\u{2028}", "a\u{FEFF}b", "\u{FFFF}", "\u{1F600}", "\u{202E}abc",
        String(repeating: "long ", count: 400),
    ]

    @Test(arguments: texts)
    func oddStrings(_ string: String) throws {
        let view = Card.View(
            .stack(
                Card.Stack(
                    .horizontal,
                    [
                        Card.View(.text(Card.Text(string, font: Card.Font(family: "A" + string)))),
                        Card.View(.image(Card.Image(string))),
                        Card.View(.spacer(minLength: nil)),
                    ])))
        let card = try again(view)
        #expect(card == view)
        // Equal strings may still differ in their scalars.
        guard case .stack(let stack) = card.content, case .text(let text) = stack.views[0].content else {
            Issue.record("no text")
            return
        }
        #expect(Array(text.string.unicodeScalars) == Array(string.unicodeScalars))
    }

    @Test func runsOfAText() throws {
        var text = Card.Text("", font: Card.Font(.title))
        var bold = Card.Text.Traits()
        bold.bold = true
        bold.kerning = 2
        text.runs = [
            .init("a {b}", foregroundStyle: .color(Color(bytes: 1, 2, 3)), traits: bold), .init(" "),
            .init("c", font: Card.Font(size: 9)),
        ]
        text.traits = bold
        text.lineSpacing = 3
        text.minimumScaleFactor = 0.25
        text.foregroundStyle = .linear([.black, .white], from: .top, to: .bottom)
        #expect(try again(Card.View(.text(text))) == Card.View(.text(text)))
        text.runs = [.init("a", traits: bold)]
        #expect(try again(Card.View(.text(text))) == Card.View(.text(text)))
    }

    @Test func fonts() throws {
        var fonts = [
            Card.Font(), Card.Font(size: 17), Card.Font(size: 20.5, lineHeight: 40),
            Card.Font(.body, weight: 450),
        ]
        for style in Card.Font.TextStyle.allCases {
            fonts += [Card.Font(style), Card.Font(style, weight: 600), Card.Font(style, weight: 400)]
            fonts.append(Card.Font(family: "Arial", size: style.size, weight: 900))
        }
        for font in fonts {
            let view = Card.View(
                .text(
                    Card.Text(
                        "a", font: font, color: .white, lineLimit: 2, alignment: .trailing, wrap: .characters)
                ))
            #expect(try again(view) == view)
        }
    }

    @Test func contents() throws {
        let stroke = Card.Stroke(color: .system(.red), width: 2)
        let corners = Corners(radius: 12, style: .circular)
        var contents: [Card.View.Content] = [
            .shape(Card.Shape(.circle, fill: nil, stroke: stroke)),
            .shape(Card.Shape(.rectangle, stroke: stroke)),
            .shape(Card.Shape(.rectangle, fill: .color(.white), stroke: Card.Stroke(color: .black))),
            .shape(Card.Shape(.roundedRectangle(corners))), .shape(Card.Shape(.capsule(.circular))),
            .shape(Card.Shape(.capsule(.continuous), fill: .color(.clear))),
            .path(
                try Card.PathShape(
                    "M0 0Q3 4 10 .1t1e-7 1ZL5 5", viewBox: Rect(x: -1, y: 0.5, width: 10, height: 1e-5))
            ), .stack(Card.Stack(.depth, spacing: 3, [])),
        ]
        for mode in Card.Image.Mode.allCases { contents.append(.image(Card.Image("a.png", mode: mode))) }
        for horizontal in Card.HorizontalAlignment.allCases {
            contents.append(.stack(Card.Stack(.vertical, alignment: Card.Alignment(horizontal, .center), [])))
            for vertical in Card.VerticalAlignment.allCases {
                if [.top, .center, .bottom].contains(vertical) {
                    contents.append(
                        .stack(Card.Stack(.depth, alignment: Card.Alignment(horizontal, vertical), [])))
                }
                contents.append(
                    .stack(
                        Card.Stack(.horizontal, spacing: -1, alignment: Card.Alignment(.center, vertical), [])
                    ))
            }
        }
        let ways: [(UnitPoint, UnitPoint)] = [
            (.top, .bottom), (.bottom, .top), (.leading, UnitPoint(x: 0.25, y: -1)),
        ]
        for points in ways {
            let fill = Card.Fill.linear([.black, .system(.mint), .clear], from: points.0, to: points.1)
            contents.append(.shape(Card.Shape(.circle, fill: fill)))
        }
        for content in contents {
            let view = Card.View(content)
            #expect(try again(view) == view, "\(content)")
        }
    }

    @Test func spacers() throws {
        let spacers = [
            Card.View(.spacer(minLength: nil)), Card.View(.spacer(minLength: 0)),
            Card.View(.spacer(minLength: nil), [.opacity(0.5)]),
            Card.View(.spacer(minLength: 3), [.padding(1)]),
        ]
        let view = Card.View(.stack(Card.Stack(.vertical, spacers)))
        #expect(try again(view) == view)
    }

    @Test func modifiersInTheFilesOrder() throws {
        let red = Color.system(.red)
        let round = Corners(radius: 4, style: .circular)
        let lists: [[Card.View.Modifier]] = [
            [.padding(Insets(top: 1, leading: 2, bottom: 3, trailing: 4))], [.padding(0)],
            [.padding(Insets(horizontal: 3, vertical: 0))], [.padding(Insets(top: 1))],
            [.frame(Card.Frame())],
            [
                .frame(
                    Card.Frame(width: 1, height: 2, maxWidth: .infinity, maxHeight: 3, alignment: .topLeading)
                )
            ],
            [
                .background(.color(red)), .clip(Corners(radius: 0)),
                .border(red, width: 1, corners: Corners(radius: 0)),
            ],
            [.background(.linear([red, .white], from: .top, to: .leading)), .border(red, corners: round)],
            [.backgroundView(Card.View(.text("a"))), .overlay(Card.View(.text("b"), [.opacity(0)]))],
            [.clip(round), .border(.black, width: 0, corners: round), .shadow(DropShadow(radius: 0, x: 1))],
            [
                .clip(round), .border(.black, width: 3),
                .shadow(DropShadow(radius: 0, x: -1, y: 2, color: red)),
            ],
            [.shadow(DropShadow(radius: 3.3)), .opacity(1)],
        ]
        for list in lists {
            let view = Card.View(.text("a"), list)
            #expect(try again(view) == view, "\(list)")
        }
    }

    @Test func cornersOfShapes() throws {
        let circle = Corners(radius: 1_000_000, style: .circular)
        for (outline, corners) in [
            (Card.Shape.Outline.rectangle, Corners(radius: 0)), (.circle, circle),
            (.capsule(.circular), circle),
            (.capsule(.continuous), Corners(radius: 1_000_000)),
            (.roundedRectangle(Corners(radius: 5)), Corners(radius: 5)),
        ] {
            for followed in [corners, Corners(radius: 7)] {
                let view = Card.View(.shape(Card.Shape(outline)), [.border(.black, corners: followed)])
                #expect(try again(view) == view)
            }
        }
        let view = Card.View(
            .shape(Card.Shape(.capsule(.circular))),
            [.clip(Corners(radius: 3, style: .circular)), .border(.black)])
        #expect(try again(view) == view)
    }

    /// What plain keys would apply in another order stands in a list.
    @Test func modifiersInAnotherOrder() throws {
        let text = Card.View.Content.text("a")
        let rounded = Card.View.Content.shape(Card.Shape(.roundedRectangle(Corners(radius: 5))))
        let capsule = Card.View.Content.shape(Card.Shape(.capsule(.continuous)))
        let round = Corners(radius: 5, style: .circular)
        let lists: [(Card.View.Content, [Card.View.Modifier])] = [
            (text, [.opacity(1), .padding(2)]), (text, [.padding(1), .padding(2)]),
            (text, [.background(.color(.black)), .backgroundView(Card.View(text))]),
            (text, [.opacity(0), .shadow(DropShadow(radius: 1)), .clip(round), .border(.black)]),
            (text, [.border(.black), .clip(round), .border(.black, corners: round), .padding(-1)]),
            (rounded, [.clip(round)]), (capsule, [.clip(round)]),
            (
                capsule,
                [.padding(3), .overlay(Card.View(text, [.opacity(1), .padding(2)])), .frame(Card.Frame())]
            ),
        ]
        for (content, modifiers) in lists {
            let view = Card.View(content, modifiers)
            #expect(written(view).yaml.contains("modifiers:"))
            #expect(try again(view) == view)
        }
    }

    @Test func whatSaysNothingIsLeftOut() throws {
        let text = Card.View.Content.text("a")
        let cases: [(Card.View, Card.View)] = [
            (Card.View(text, [.shadow(DropShadow(radius: 0)), .padding(1)]), Card.View(text, [.padding(1)])),
            (
                Card.View(.shape(Card.Shape(.circle, fill: nil))),
                Card.View(.shape(Card.Shape(.circle, fill: .color(.clear))))
            ),
            (
                Card.View(.stack(Card.Stack(.vertical, alignment: .topLeading, []))),
                Card.View(.stack(Card.Stack(.vertical, alignment: .leading, [])))
            ),
        ]
        for (view, expected) in cases {
            let card = try again(view)
            #expect(card == expected)
            #expect(try again(card) == card)
        }
    }
}
