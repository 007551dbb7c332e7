import CarouselCairo
import Testing

/// What is advised where no font has a character.
struct FontWarningsTests {
    @Test(
        arguments: [
            ("가", "'가' (U+AC00); install the package fonts-nanum"),
            ("ᄒᆞᆫ", "'ᄒᆞᆫ' (U+1112 U+119E U+11AB); install the package fonts-noto-cjk"),
            ("漢", "'漢' (U+6F22); install the package fonts-noto-cjk"),
            ("ไ", "'ไ' (U+0E44); install Noto Sans Thai, as the package fonts-noto-core has it"),
            ("م", "'م' (U+0645); install Noto Sans Arabic, as the package fonts-noto-core has it"),
            ("ქ", "'ქ' (U+10E5); install the Noto font of its script, as the package fonts-noto-core has it"),
            ("\u{E000}", "'\u{E000}' (U+E000); install the font it was made for"),
        ] as [(Character, String)])
    func byScript(character: Character, advice: String) {
        #expect(
            FontWarnings.missing(character)
                == "no installed font has \(advice), or name a font file that has it under 'fonts'")
    }

    @Test(
        arguments: [
            ("👍🏽", "'👍🏽' (U+1F44D U+1F3FD)"), ("❤️", "'❤️' (U+2764 U+FE0F)"),
        ] as [(Character, String)])
    func emoji(character: Character, name: String) {
        #expect(
            FontWarnings.missing(character)
                == "\(name) has no outline in any installed font, as colour emoji have none, and is not drawn; use a picture"
        )
    }
}
