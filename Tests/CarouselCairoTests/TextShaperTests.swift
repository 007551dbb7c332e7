import Foundation
import CarouselCairo
import CarouselDrawing
import CarouselLayout
import CarouselScene
import Testing

@Suite struct TextShaperTests {
    private let shaper: TextShaper

    init() throws { shaper = try TextShaper() }

    private func block(
        _ string: String, size: Double = 17, width: Double? = nil, lines: Int? = nil,
        alignment: Card.HorizontalAlignment = .leading, wrap: Card.Text.Wrap = .words
    ) throws -> TextBlock {
        let font = Card.Font(family: "Inter, NanumGothic", size: size, lineHeight: 22)
        return try shaper.block(
            Card.Text(string, font: font, alignment: alignment, wrap: wrap), width: width, lines: lines)
    }

    /// How wide the text of one line is, ink only.
    private func inkWidths(_ block: TextBlock) throws -> [Double] {
        try (0..<block.lineCount).map { row in
            let points = try block.outlines.elements.compactMap { element -> Point? in
                switch element {
                case .move(let p), .line(let p), .curve(_, _, let p): p
                case .close: nil
                }
            }
            let line = points.filter { ($0.y / 22).rounded(.down) == Double(row) }.map(\.x)
            return (line.max() ?? 0) - (line.min() ?? 0)
        }
    }

    @Test func widthsGrowWithTheSizeAlone() throws {
        // Nothing is hinted or rounded: ten times the size is ten times the width.
        let small = try block("Carousel 캐러셀", size: 10)
        let large = try block("Carousel 캐러셀", size: 100)
        #expect(abs(large.size.width - 10 * small.size.width) < 0.05)
    }

    @Test func aLongLineIsWhole() throws {
        let block = try block(String(repeating: "a", count: 400))
        #expect(try abs(block.outlines.bounds.maxX - block.size.width) < 2)
    }

    @Test func everyLineHasTheStylesHeight() throws {
        let block = try block("one\ntwo\nthree")
        #expect(block.lineCount == 3)
        // From baseline to baseline, and no leading around.
        #expect(abs(block.lines[0].pitch - 22) < 1e-9)
        #expect(abs(block.size.height - (44 + 17 * 1.2099609375)) < 0.1)
    }

    @Test func aTextFitsTheWidthMeasuredForIt() throws {
        for string in ["Card 1", "둘이면 둘", "a b c d e f"] {
            let free = try block(string)
            #expect(try block(string, width: free.size.width).lineCount == 1)
        }
    }

    @Test func linesBreakBetweenWords() throws {
        let block = try block("alpha beta gamma", width: 90)
        #expect(block.lineCount == 2)
        let beta = try self.block("alpha beta ")
        #expect(abs(block.size.width - beta.size.width) < 0.01)
    }

    @Test func hangulWordsStayWhole() throws {
        // Room for one word and a syllable of the next: Pango alone would fill the line up.
        let word = try block("가나다라")
        let broken = try block("가나다라 마바사아", width: word.size.width * 1.5)
        #expect(broken.lineCount == 2)
        #expect(try abs(broken.size.width - self.block("가나다라 ").size.width) < 1)
        let anywhere = try block("가나다라 마바사아", width: word.size.width * 1.5, wrap: .characters)
        #expect(anywhere.size.width > word.size.width * 1.2)
    }

    @Test func aWordLongerThanTheLineIsBroken() throws {
        let syllable = try block("가")
        let block = try block("가나다라마바사", width: syllable.size.width * 3.2)
        #expect(block.lineCount == 3)
        #expect(block.size.width <= syllable.size.width * 3.2)
    }

    @Test func aBrokenWordGetsNoHyphen() throws {
        let block = try block("Supercalifragilistic", width: 80)
        #expect(block.lineCount == 2)
        let hyphen = try self.block("-").outlines.elements.count
        let letters = try self.block("Supercalifragilistic").outlines.elements.count
        #expect(try hyphen > 0 && block.outlines.elements.count == letters)
    }

    @Test func aVariableFontTakesAnyWeight() throws {
        // Its one letter is a bar, as many thousandths of the size wide as its weight.
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fonts/variable.ttf")
        #expect(shaper.addFont(file.path))
        for weight in [100, 250, 400, 650, 900] {
            let font = Card.Font(family: "Carousel Variable", size: 100, weight: weight)
            let width = try shaper.block(Card.Text("I", font: font), width: nil, lines: nil).outlines.bounds
                .width
            #expect(abs(width - Double(weight) / 10) < 1, "\(weight)")
        }
    }

    @Test func thousandsOfLinesTakeNoTime() throws {
        #expect(try block(String(repeating: "a\n", count: 5000)).lineCount == 5001)
    }

    @Test func whatDoesNotFitEndsInAnEllipsis() throws {
        let full = try block("Peat smoke and heather on the moor", width: 120)
        #expect(full.lineCount == 3)
        let cut = try block("Peat smoke and heather on the moor", width: 120, lines: 2)
        #expect(cut.lineCount == 2)
        #expect(cut.size.width <= 121)
        // The last line shows more than the second one of the full text did, up to the dots.
        #expect(try inkWidths(cut)[1] > inkWidths(full)[1] * 0.9)
        #expect(try cut.outlines != full.outlines)
    }

    @Test func aLineLimitCountsAllParagraphs() throws {
        let cut = try block("one\ntwo\nthree", lines: 2)
        #expect(cut.lineCount == 2)
        let second = try block("two…")
        #expect(try abs(inkWidths(cut)[1] - second.outlines.bounds.width) < 0.5)
    }

    @Test func alignmentMovesTheShorterLines() throws {
        let leading = try block("wide line\nx", alignment: .leading).outlines
        let centred = try block("wide line\nx", alignment: .center).outlines
        let trailing = try block("wide line\nx", alignment: .trailing).outlines
        #expect(leading != centred && centred != trailing)
        #expect(leading.bounds == centred.bounds || leading.bounds.width <= centred.bounds.width)
    }

    @Test func aFontsOwnLineHeight() throws {
        let text = Card.Text("a", font: Card.Font(family: "Inter", size: 34, lineHeight: nil))
        // Inter's ascent and descent are 0.96875 and 0.2412109375 of its size.
        #expect(abs(try shaper.block(text, width: nil, lines: nil).size.height - 34 * 1.2099609375) < 0.1)
    }

    @Test func theDefaultFamilyHasSanFranciscosHeights() throws {
        let sized = try shaper.block(Card.Text("a\nb", font: Card.Font(size: 20)), width: nil, lines: nil)
        #expect(
            abs(sized.lines[0].ascender - 20 * 0.9521) < 0.01
                && abs(sized.lines[0].descender - 20 * 0.2412) < 0.01)
        #expect(sized.lines[0].leading == 0 && abs(sized.size.height - 2 * 20 * 1.19336) < 0.01)
        let body = try shaper.block(Card.Text("a\nb", font: Card.Font(.body)), width: nil, lines: nil)
        #expect(abs(body.lines[0].pitch - 22) < 1e-9 && abs(body.size.height - (22 + 17 * 1.19336)) < 0.01)
    }

    /// Inter and NanumGothic stand in for Apple's families, which only Apple's systems have, and nobody is warned.
    @Test(arguments: [
        ("SF Pro", "Inter"), ("-apple-system", "Inter"), ("SF Pro Display, serif", "Inter"),
        ("Apple SD Gothic Neo", "NanumGothic"), ("AppleSDGothicNeo-Bold", "NanumGothic"),
    ])
    func applesFamiliesHaveStandIns(family: String, standIn: String) throws {
        func outlines(_ family: String) throws -> Path {
            let text = Card.Text("Carousel 캐러셀", font: Card.Font(family: family, size: 20))
            let block = try shaper.block(text, width: nil, lines: nil)
            // Heights may differ, and with them where the line begins.
            return try block.outlines.transformed(by: .translation(0, -block.firstBaseline))
        }
        #expect(try outlines(family).bounds.width == outlines(standIn + ", Inter, NanumGothic").bounds.width)
        let checker = FilmAssetChecker(try FilmResources())
        #expect(checker.warnings(about: Card.Text("가a", font: Card.Font(family: family))).isEmpty)
    }

    @Test func sanFranciscoByNameHasItsHeights() throws {
        let text = { Card.Text("a", font: Card.Font(family: $0, size: 20)) }
        let named = try shaper.block(text("SF Pro Text"), width: nil, lines: nil)
        let usual = try shaper.block(text(Card.Font.defaultFamily), width: nil, lines: nil)
        #expect(named.lines == usual.lines)
    }

    @Test func aLineThatEndsAtASoftHyphenShowsOne() throws {
        let soft = try block("문서 Fern\u{AD}seh\u{AD}gerät", width: block("문서 Fern-").size.width + 5)
        let hard = try block("문서 Fern-\nsehgerät")
        #expect(soft.lineCount == 2)
        #expect(try inkWidths(soft) == inkWidths(hard))
        #expect(abs(soft.size.width - hard.size.width) < 0.01)
        // Where no line ends nothing is seen of them.
        #expect(try block("Fern\u{AD}seh").size.width == block("Fernseh").size.width)
        // Without room for the hyphen the line ends earlier.
        let narrow = try block("Fern\u{AD}seh", width: block("Fern").size.width + 1)
        #expect(try inkWidths(narrow)[0] < block("Fern").outlines.bounds.width)
    }

    @Test func aShortenedTextIsAsWideAsItsDots() throws {
        let cut = try block("alpha beta gamma", width: block("alpha b").size.width + 8, lines: 1)
        let expected = try block("alpha…")
        #expect(cut.size.width <= (try block("alpha b…").size.width) + 0.01)
        let atTheSpace = try block("alpha beta", width: expected.size.width + 3, lines: 1)
        #expect(abs(atTheSpace.size.width - expected.size.width) < 0.01)
        #expect(try atTheSpace.outlines.elements == expected.outlines.elements)
    }

    @Test func aBrokenLineCountsItsSpaceUpToWhatIsOffered() throws {
        let (bare, spaced) = try (block("alpha beta").size.width, block("alpha beta ").size.width)
        #expect(try abs(block("alpha beta gamma delta eps", width: spaced + 5).size.width - spaced) < 0.01)
        #expect(try abs(block("alpha beta gamma delta eps", width: bare + 1).size.width - bare - 1) < 0.01)
    }

    @Test(arguments: [
        // One word more goes down, if the lines are then more alike.
        ("alpha beta gamma it", "alpha beta", "gamma it"), ("bananas it", "bananas", "it"),
        ("a wonderfully incomprehensible", "a wonderfully", "incomprehensible"),
    ])
    func theLastOfTwoLinesIsNoLoneWord(_ text: String, _ first: String, _ second: String) throws {
        let shorter = try block(String(text.dropLast(1))).size.width
        let broken = try inkWidths(block(text, width: shorter))
        let expected = try [first, second].map { try block($0).outlines.bounds.width }
        #expect(zip(broken, expected).allSatisfy { abs($0 - $1) < 0.1 }, "\(broken), \(expected)")
    }

    @Test(arguments: [String(repeating: "가", count: 40_000), String(repeating: "a", count: 100_000)])
    func veryLongWordsTakeNoTime(_ text: String) throws {
        let clock = ContinuousClock()
        let time = try clock.measure {
            let whole = try block(text, width: 80)
            #expect(whole.lineCount > 5000)
            #expect(try !block(text, width: 80, lines: 4).outlines.isEmpty)
        }
        #expect(time < .seconds(20), "a fraction of a second where it is optimized")
    }

    @Test(arguments: ["\u{F8FE}"])
    func whatNoFontHasIsLeftOut(_ character: String) throws {
        // No box with a code.
        #expect(try block(character).outlines.isEmpty)
        #expect(try block("a" + character).outlines.elements == block("a").outlines.elements)
    }

    @Test func manyThreadsGetTheSame() async throws {
        let expected = try block("다섯이면 다섯 Five", size: 20).outlines
        let fresh = try TextShaper()
        try await withThrowingTaskGroup(of: Path.self) { group in
            for _ in 0..<16 {
                group.addTask {
                    let font = Card.Font(family: "Inter, NanumGothic", size: 20, lineHeight: 22)
                    return try fresh.block(Card.Text("다섯이면 다섯 Five", font: font), width: nil, lines: nil)
                        .outlines
                }
            }
            for try await found in group { #expect(found == expected) }
        }
    }

    @Test func fontFilesAreThoseOfTheTextsAskedAbout() throws {
        _ = try block("drawn before")
        #expect(try shaper.fontFiles(of: []) == [])
        let font = Card.Font(family: "Inter, NanumGothic")
        let latin = try shaper.fontFiles(of: [Card.Text("a", font: font)])
        let both = try shaper.fontFiles(of: [Card.Text("가", font: font), Card.Text("a", font: font)])
        #expect(latin.count == 1 && both.count == 2)
        #expect(both == both.sorted() && both.contains(latin[0]))
    }

    @Test func missingFamiliesAndCharactersAreSaidOnce() throws {
        let checker = FilmAssetChecker(try FilmResources())
        let text = Card.Text("a", font: Card.Font(family: "No Such Family, Inter"))
        let said = checker.warnings(about: text)
        #expect(
            said == [
                "font family 'No Such Family' is not installed, 'Inter' stands in for it; install it, name its file under 'fonts', "
                    + "or choose another family"
            ])
        #expect(checker.warnings(about: text).isEmpty)
        let private1 = checker.warnings(about: Card.Text("x\u{F8FE}", font: Card.Font(family: "Inter")))
        #expect(private1.count == 1)
        #expect(private1.first?.contains("U+F8FE") == true)
    }
}

extension TextBlock {
    /// All letters, in one path.
    fileprivate var outlines: Path {
        get throws {
            try parts.reduce(into: Path()) { all, part in
                if case .outlines(let path, _) = part { all.elements += path.elements }
            }
        }
    }
}
