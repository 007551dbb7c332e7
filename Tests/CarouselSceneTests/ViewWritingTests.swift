import CarouselDrawing
import CarouselScene
import Testing

/// Views of every sort, written and read back.
struct ViewWritingTests {
    private func written(_ view: View, appearance: Appearance = .light) -> Scene {
        // The second card keeps the first from standing as the template of both.
        Scene(
            screen: Screen(appearance: appearance),
            carousel: Carousel(kind: .snap(Snap()), cards: [view, View(.shape(Shape(.circle)))]))
    }

    private func again(_ view: View) throws -> View {
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
        let view = View(
            .stack(
                Stack(
                    .horizontal,
                    [
                        View(.text(Text(string, font: Font(family: "A" + string)))),
                        View(.image(Image(string))),
                        View(.spacer(minLength: nil)),
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

    @Test func fonts() throws {
        var fonts = [Font(), Font(size: 17), Font(size: 20.5, lineHeight: 40), Font(.body, weight: 450)]
        for style in Font.TextStyle.allCases {
            fonts += [Font(style), Font(style, weight: 600), Font(style, weight: 400)]
            fonts.append(Font(family: "Arial", size: style.size, weight: 900))
        }
        for font in fonts {
            let view = View(
                .text(
                    Text(
                        "a", font: font, color: .white, lineLimit: 2, alignment: .trailing, wrap: .characters)
                ))
            #expect(try again(view) == view)
        }
    }

    @Test func contents() throws {
        let stroke = Stroke(color: .system(.red), width: 2)
        let corners = Corners(radius: 12, style: .circular)
        var contents: [View.Content] = [
            .shape(Shape(.circle, fill: nil, stroke: stroke)), .shape(Shape(.rectangle, stroke: stroke)),
            .shape(Shape(.rectangle, fill: .color(.white), stroke: Stroke(color: .black))),
            .shape(Shape(.roundedRectangle(corners))), .shape(Shape(.capsule(.circular))),
            .shape(Shape(.capsule(.continuous), fill: .color(.clear))),
            .path(
                try PathShape(
                    "M0 0Q3 4 10 .1t1e-7 1ZL5 5", viewBox: Rect(x: -1, y: 0.5, width: 10, height: 1e-5))
            ), .stack(Stack(.depth, spacing: 3, [])),
        ]
        for mode in Image.Mode.allCases { contents.append(.image(Image("a.png", mode: mode))) }
        for horizontal in HorizontalAlignment.allCases {
            contents.append(.stack(Stack(.vertical, alignment: Alignment(horizontal, .center), [])))
            for vertical in VerticalAlignment.allCases {
                contents.append(.stack(Stack(.depth, alignment: Alignment(horizontal, vertical), [])))
                contents.append(
                    .stack(Stack(.horizontal, spacing: -1, alignment: Alignment(.center, vertical), [])))
            }
        }
        let ways: [(UnitPoint, UnitPoint)] = [
            (.top, .bottom), (.bottom, .top), (.leading, UnitPoint(x: 0.25, y: -1)),
        ]
        for points in ways {
            let fill = Fill.linear([.black, .system(.mint), .clear], from: points.0, to: points.1)
            contents.append(.shape(Shape(.circle, fill: fill)))
        }
        for content in contents {
            let view = View(content)
            #expect(try again(view) == view, "\(content)")
        }
    }

    @Test func spacers() throws {
        let spacers = [
            View(.spacer(minLength: nil)), View(.spacer(minLength: 0)),
            View(.spacer(minLength: nil), [.opacity(0.5)]), View(.spacer(minLength: 3), [.padding(1)]),
        ]
        let view = View(.stack(Stack(.vertical, spacers)))
        #expect(try again(view) == view)
    }

    @Test func modifiersInTheFilesOrder() throws {
        let red = Color.system(.red)
        let round = Corners(radius: 4, style: .circular)
        let lists: [[View.Modifier]] = [
            [.padding(Insets(top: 1, leading: 2, bottom: 3, trailing: 4))], [.padding(0)],
            [.padding(Insets(horizontal: 3, vertical: 0))], [.padding(Insets(top: 1))],
            [.frame(Frame())],
            [.frame(Frame(width: 1, height: 2, maxWidth: .infinity, maxHeight: 3, alignment: .topLeading))],
            [
                .background(.color(red)), .clip(Corners(radius: 0)),
                .border(red, width: 1, corners: Corners(radius: 0)),
            ],
            [.background(.linear([red, .white], from: .top, to: .leading)), .border(red, corners: round)],
            [.backgroundView(View(.text("a"))), .overlay(View(.text("b"), [.opacity(0)]))],
            [.clip(round), .border(.black, width: 0, corners: round), .shadow(DropShadow(radius: 0, x: 1))],
            [
                .clip(round), .border(.black, width: 3),
                .shadow(DropShadow(radius: 0, x: -1, y: 2, color: red)),
            ],
            [.shadow(DropShadow(radius: 3.3)), .opacity(1)],
        ]
        for list in lists {
            let view = View(.text("a"), list)
            #expect(try again(view) == view, "\(list)")
        }
    }

    @Test func cornersOfShapes() throws {
        let circle = Corners(radius: 1_000_000, style: .circular)
        for (outline, corners) in [
            (Shape.Outline.rectangle, Corners(radius: 0)), (.circle, circle), (.capsule(.circular), circle),
            (.capsule(.continuous), Corners(radius: 1_000_000)),
            (.roundedRectangle(Corners(radius: 5)), Corners(radius: 5)),
        ] {
            for followed in [corners, Corners(radius: 7)] {
                let view = View(.shape(Shape(outline)), [.border(.black, corners: followed)])
                #expect(try again(view) == view)
            }
        }
        let view = View(
            .shape(Shape(.capsule(.circular))),
            [.clip(Corners(radius: 3, style: .circular)), .border(.black)])
        #expect(try again(view) == view)
    }

    /// What the file would apply in another order stands around a stack of one view.
    @Test func modifiersInAnotherOrder() throws {
        func around(_ view: View, _ modifiers: [View.Modifier]) -> View {
            View(.stack(Stack(.depth, [view])), modifiers)
        }
        let text = View.Content.text("a")
        let rounded = View.Content.shape(Shape(.roundedRectangle(Corners(radius: 5))))
        let capsule = View.Content.shape(Shape(.capsule(.continuous)))
        let round = Corners(radius: 5, style: .circular)
        let cases: [(View, View)] = [
            (View(text, [.opacity(1), .padding(2)]), around(View(text, [.opacity(1)]), [.padding(2)])),
            (View(text, [.padding(1), .padding(2)]), around(View(text, [.padding(1)]), [.padding(2)])),
            (
                View(text, [.background(.color(.black)), .backgroundView(View(text))]),
                around(View(text, [.background(.color(.black))]), [.backgroundView(View(text))])
            ),
            (
                View(text, [.opacity(0), .shadow(DropShadow(radius: 1)), .clip(round), .border(.black)]),
                around(
                    around(View(text, [.opacity(0)]), [.shadow(DropShadow(radius: 1))]),
                    [.clip(round), .border(.black)])
            ),
            (View(rounded, [.clip(round)]), around(View(rounded), [.clip(round)])),
            (View(capsule, [.clip(round)]), around(View(capsule), [.clip(round)])),
            (View(text, [.shadow(DropShadow(radius: 0)), .padding(1)]), View(text, [.padding(1)])),
            (View(.shape(Shape(.circle, fill: nil))), View(.shape(Shape(.circle, fill: .color(.clear))))),
            (
                View(.stack(Stack(.vertical, alignment: .topLeading, []))),
                View(.stack(Stack(.vertical, alignment: .leading, [])))
            ),
        ]
        for (view, expected) in cases {
            let card = try again(view)
            #expect(card == expected)
            #expect(try again(card) == card)
        }
    }
}
