import CarouselCairo
import CarouselDrawing
import CarouselLayout
import CarouselScene
import Testing

/// Texts whose letters differ: in runs, in traits, in pictures among them.
struct TextRunsTests {
    private let shaper: TextShaper

    init() throws { shaper = try TextShaper() }

    private static let font = Card.Font(family: "Inter, NanumGothic", size: 20)

    private func text(_ runs: [Card.Text.Run], _ change: (inout Card.Text) -> Void = { _ in }) -> Card.Text {
        var text = Card.Text("", font: Self.font)
        text.runs = runs
        change(&text)
        return text
    }

    private func block(_ text: Card.Text, width: Double? = nil, lines: Int? = nil) throws -> TextBlock {
        try shaper.block(text, width: width, lines: lines)
    }

    private func plain(_ string: String, _ change: (inout Card.Text) -> Void = { _ in }) throws -> TextBlock {
        try block(text([Card.Text.Run(string)], change))
    }

    private func bounds(_ part: TextPart) -> Rect {
        switch part {
        case .outlines(let path, _): path.bounds
        case .picture(_, let frame, _): frame
        }
    }

    private func run(_ part: TextPart) -> Int {
        switch part {
        case .outlines(_, let run), .picture(_, _, let run): run
        }
    }

    // MARK: - Runs

    @Test func runsFollowEachOtherOnOneBaseline() throws {
        let large = Card.Font(family: "Inter", size: 40)
        let mixed = try block(text([.init("xx"), .init("xx", font: large)]))
        let parts = try mixed.parts
        #expect(parts.map(run) == [0, 1])
        #expect(bounds(parts[0]).maxX < bounds(parts[1]).minX)
        #expect(abs(bounds(parts[0]).maxY - bounds(parts[1]).maxY) < 0.01)
        #expect(
            mixed.lines == (try block(text([.init("xx", font: large)]))).lines,
            "the line is the larger font's")
        #expect(abs(bounds(parts[0]).maxY - mixed.firstBaseline) < 0.01)
    }

    @Test func runsOfOneFontAreAsWideAsTheirText() throws {
        let whole = try plain("HIH 가나 mn")
        let cut = try block(text(["H", "IH ", "가", "나 m", "n"].map { .init($0) }))
        #expect(cut.size == whole.size)
        #expect(try cut.parts.map(run) == [0, 1, 2, 3, 4])
    }

    @Test func linesBreakAcrossRuns() throws {
        let runs = text([.init("first sec"), .init("ond third"), .init(" fourth")])
        let width = try plain("first second").size.width
        let broken = try block(runs, width: width)
        #expect(broken.lineCount == 2)
        let shortened = try block(runs, width: width, lines: 1)
        #expect(shortened.isShortened)
        #expect(shortened.size.width <= width)
        #expect(try shortened.parts.map(run) == [0, 1])
    }

    @Test func aLineIsAsHighAsTheRunsInIt() throws {
        let large = Card.Font(family: "Inter", size: 40)
        let block = try block(text([.init("small\n"), .init("large", font: large), .init("\nsmall")]))
        let pitches = block.lines.map(\.pitch)
        #expect(pitches.count == 3)
        #expect(pitches[0] == pitches[2])
        #expect(abs(pitches[1] - 2 * pitches[0]) < 0.01)
    }

    @Test func scriptsOfAllSortsStandOnOneLine() throws {
        // A run for each word: as it is written.
        let words = ["Card ", "카드 ", "カード ", "中文 ", "การ์ด ", "بطاقة ", "أولى ", "כרטיס ", "end"]
        let all = text(words.map { .init($0) })
        let checker = FilmAssetChecker(try FilmResources())
        #expect(checker.warnings(about: all) == [])
        let block = try block(all)
        #expect(block.lineCount == 1)
        let boxes = try block.parts.map(bounds)
        try #require(boxes.count == words.count)
        for box in boxes { #expect(box.minY < block.firstBaseline && box.maxY > block.firstBaseline - 6) }
        // What runs from right to left is in turn within the line.
        let fromLeft = boxes.indices.sorted { boxes[$0].minX < boxes[$1].minX }
        #expect(fromLeft == [0, 1, 2, 3, 4, 7, 6, 5, 8])
        // Arabic letters are joined: none is as wide as alone.
        let alone = try "بطاقة".reduce(0) { try $0 + plain(String($1)).size.width }
        #expect(try plain("بطاقة").size.width < 0.9 * alone)
    }

    // MARK: - Traits

    @Test func boldIsAtLeastThatHeavy() throws {
        func width(_ weight: Int, bold: Bool) throws -> Double {
            try plain("Heavy") {
                $0.font.weight = weight
                $0.traits.bold = bold
            }.size.width
        }
        #expect(try width(400, bold: true) == width(700, bold: false))
        #expect(try width(900, bold: true) == width(900, bold: false))
        #expect(try width(400, bold: true) > width(400, bold: false))
    }

    @Test func italicLettersLean() throws {
        let upright = bounds(try plain("l").parts[0])
        let leaning = bounds(try plain("l") { $0.traits.italic = true }.parts[0])
        #expect(leaning.width > upright.width + 1)
    }

    @Test func kerningIsAddedBetweenCharacters() throws {
        let close = try plain("abcd").size.width
        for kerning in [-1.0, 3, 10] {
            let wide = try plain("abcd") { $0.traits.kerning = kerning }.size.width
            #expect(abs(wide - close - 3 * kerning) < 1.01 * abs(kerning))
        }
    }

    @Test func digitsAreEquallyWide() throws {
        func width(_ string: String) throws -> Double {
            try plain(string) { $0.traits.monospacedDigit = true }.size.width
        }
        #expect(try width("111") == width("888"))
        #expect(try plain("111").size.width < plain("888").size.width)
    }

    @Test func linesBelowAndThroughLetters() throws {
        let both = try plain("hoho") {
            $0.traits.underline = true
            $0.traits.strikethrough = true
        }
        let parts = try both.parts.map(bounds)
        try #require(parts.count == 3)
        let (below, letters, through) = (parts[0], parts[1], parts[2])
        #expect(below.minY > both.firstBaseline && below.maxY < both.size.height)
        #expect(through.minY > letters.minY && through.maxY < both.firstBaseline)
        for line in [below, through] {
            #expect(abs(line.width - both.size.width) < 0.01 && line.height > 0.5)
        }
    }

    @Test func lineSpacingIsTheLeastBetweenLines() throws {
        let line = try plain("a").size.height
        for (spacing, leading) in [(0.0, 0.0), (5, 5), (12, 12)] {
            #expect(
                try abs(plain("a\nb") { $0.lineSpacing = spacing }.size.height - 2 * line - leading) < 1e-9)
        }
        let style = try plain("a\nb") {
            $0.font.lineHeight = 40
            $0.lineSpacing = 3
        }
        #expect(abs(style.lines[0].pitch - 40) < 1e-9)
    }

    // MARK: - Emoji

    @Test(arguments: ["😀", "👍🏽", "👨‍👩‍👧‍👦", "🇰🇷", "❤️"])
    func aCharacterIsOnePicture(_ emoji: String) throws {
        for size in [10.0, 20, 200] {
            let block = try plain("a" + emoji + "b") { $0.font.size = size }
            let pictures = try block.parts.filter { if case .picture = $0 { true } else { false } }
            try #require(pictures.count == 1)
            let frame = bounds(pictures[0])
            #expect(abs(frame.width - 1.25 * size) < 0.05 * size)
            // It stands on the line, and a little below.
            #expect(frame.minY < block.firstBaseline - 0.8 * size)
            #expect(frame.maxY > block.firstBaseline && frame.maxY < block.firstBaseline + 0.3 * size)
            let letters = bounds(try block.parts[0])
            #expect(letters.minX < frame.minX && letters.maxX > frame.maxX)
        }
    }

    @Test func picturesAreDrawnInTheirColours() throws {
        let resources = try FilmResources()
        let text = Card.Text("😀", font: Card.Font(size: 64))
        let view = CardLayout(Card.View(.text(text)), LayoutContext(resources: resources, scale: 1))
        let canvas = try Canvas(100, 100, try view.draw(in: Size(100, 100)), resources: resources)
        // The middle of the face is yellow, its edge white.
        let middle = canvas[50, 40]
        #expect(middle[1] > 200 && middle[2] > 150 && middle[3] < 120)
        #expect(canvas[2, 2] == [255, 255, 255, 255])
        var faded = text
        faded.foregroundStyle = .color(.black.opacity(0.5))
        let half = CardLayout(Card.View(.text(faded)), LayoutContext(resources: resources, scale: 1))
        let paler = try Canvas(100, 100, try half.draw(in: Size(100, 100)), resources: resources)[50, 40]
        for channel in 1...3 { #expect(abs(paler[channel] - (255 + middle[channel]) / 2) <= 1) }
    }
}
