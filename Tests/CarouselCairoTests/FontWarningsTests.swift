import CarouselCairo
import CarouselScene
import Testing

/// What is advised where no font has a character.
struct FontWarningsTests {
    @Test(
        arguments: [
            ("가", "'가' (U+AC00)", "the package fonts-nanum"),
            ("ᄒᆞᆫ", "'ᄒᆞᆫ' (U+1112 U+119E U+11AB)", "the package fonts-noto-cjk"),
            ("漢", "'漢' (U+6F22)", "the package fonts-noto-cjk"),
            ("ไ", "'ไ' (U+0E44)", "Noto Sans Thai, as the package fonts-noto-core has it"),
            ("م", "'م' (U+0645)", "Noto Sans Arabic, as the package fonts-noto-core has it"),
            ("ש", "'ש' (U+05E9)", "Noto Sans Hebrew, as the package fonts-noto-core has it"),
            ("ქ", "'ქ' (U+10E5)", "the Noto font of its script, as the package fonts-noto-core has it"),
            ("\u{E000}", "'\u{E000}' (U+E000)", "the font it was made for"),
            ("👍🏽", "'👍🏽' (U+1F44D U+1F3FD)", "the package fonts-noto-color-emoji"),
            ("❤️", "'❤️' (U+2764 U+FE0F)", "the package fonts-noto-color-emoji"),
        ] as [(Character, String, String)])
    func byScript(character: Character, name: String, remedy: String) {
        let warning =
            "no installed font has \(name), left out of 'a\(character)'; install \(remedy), "
            + "or name a font file that has it under 'fonts'"
        #expect(FontWarnings.missing([character], Card.Text("a\(character)")) == [warning])
    }

    @Test func onceForEachScriptOfAText() {
        let text = Card.Text("漢字平仮 ไทย, and what follows in a long line")
        #expect(
            FontWarnings.missing(["漢", "字", "ไ", "平", "仮"], text) == [
                "no installed font has '漢' (U+6F22), '字' (U+5B57), '平' (U+5E73) and 1 more, "
                    + "left out of '漢字平仮 ไทย, and what follo…'; install the package fonts-noto-cjk, "
                    + "or name a font file that has them under 'fonts'",
                "no installed font has 'ไ' (U+0E44), left out of '漢字平仮 ไทย, and what follo…'; "
                    + "install Noto Sans Thai, as the package fonts-noto-core has it, "
                    + "or name a font file that has it under 'fonts'",
            ])
    }
}
