import CPango
import CarouselDrawing
import CarouselPlatform
import CarouselScene

/// Finds families and characters that the fonts of a film do not have.
package final class FontWarnings {
    private let shaper: TextShaper
    private lazy var families = shaper.withFonts { $0.families() }
    /// What was said already: each is said once.
    private var said: Set<String> = []
    /// Characters that were looked for, and are missing or not.
    private var known: [Card.Font: [Character: Bool]] = [:]

    /// Names that stand for whatever is installed.
    private static let generic: Set<String> = [
        "sans-serif", "sans", "serif", "monospace", "mono", "cursive", "fantasy", "system-ui",
    ]

    package init(_ shaper: TextShaper) { self.shaper = shaper }

    package func warnings(about text: Card.Text) -> [String] {
        let messages: [String]
        if shaper.withFonts({ $0.isEmpty }) {
            messages = [FontWarnings.noFonts]
        } else {
            let styles = text.runStyles
            messages =
                styles.flatMap { missingFamilies($0.font) }
                + FontWarnings.missing(
                    zip(text.runs, styles).flatMap { missing(in: $0.string, $1.font) }, text)
        }
        return messages.filter { said.insert($0).inserted }
    }

    private static let noFonts =
        "no font is installed, and no text is drawn; install the packages fonts-inter and fonts-nanum, "
        + "or name font files under 'fonts'"

    // MARK: - Families

    private func missingFamilies(_ font: Card.Font) -> [String] {
        let names = font.familyNames
        return names.indices.filter { index in
            let name = names[index].lowercased()
            return !FontWarnings.generic.contains(name) && AppleFamily(name) == nil
                && !families.contains(name)
        }.map { index in
            "font family '\(names[index])' is not installed\(standIn(for: names, font)); "
                + FontWarnings.remedy(family: names[index])
        }
    }

    /// Which family is used instead.
    private func standIn(for names: [String], _ font: Card.Font) -> String {
        let found = shaper.withFonts { fonts in
            (try? FontDescription(font)).flatMap { fonts.family(for: $0) }
        }
        return found.map { ", '\($0)' stands in for it" } ?? ""
    }

    private static func remedy(family: String) -> String {
        switch family.lowercased() {
        case "inter": "install the package fonts-inter, or name a file of it under 'fonts'"
        case "nanumgothic": "install the package fonts-nanum, or name a file of it under 'fonts'"
        default: "install it, name its file under 'fonts', or choose another family"
        }
    }

    // MARK: - Characters

    /// The characters of a run that no font has, each once.
    private func missing(in string: String, _ font: Card.Font) -> [Character] {
        var font = font
        // Neither has to do with what there is.
        (font.size, font.lineHeight) = (17, nil)
        var seen: Set<Character> = []
        let characters = string.filter { seen.insert($0).inserted && FontWarnings.isVisible($0) }
        let new = characters.filter { known[font]?[$0] == nil }
        // Most texts lack nothing: one look at all is enough.
        let areAllThere = new.isEmpty || !lacksAny(new.map { "\($0) " }.joined(), font)
        for character in new {
            known[font, default: [:]][character] = !areAllThere && lacksAny(String(character), font)
        }
        return characters.filter { known[font]?[$0] == true }
    }

    private func lacksAny(_ string: String, _ font: Card.Font) -> Bool {
        shaper.withFonts { fonts in
            let layout = try? TextLayout(
                StyledString(string), TextFonts([RunStyle(font, Card.Text.Traits())], fonts))
            return layout.map { $0.unknownGlyphs > 0 } ?? false
        }
    }

    /// What to say about characters of a text that no font has: a sentence for each script.
    package static func missing(_ characters: [Character], _ text: Card.Text) -> [String] {
        var scripts: [(remedy: String, characters: [Character])] = []
        for character in characters {
            let remedy = remedy(character)
            if let index = scripts.firstIndex(where: { $0.remedy == remedy }) {
                if !scripts[index].characters.contains(character) {
                    scripts[index].characters.append(character)
                }
            } else {
                scripts.append((remedy, [character]))
            }
        }
        return scripts.map { remedy, characters in
            let shown = characters.prefix(named).map(name).joined(separator: ", ")
            let rest = characters.count > named ? " and \(characters.count - named) more" : ""
            return
                "no installed font has \(shown)\(rest), left out of '\(excerpt(text.string))'; install \(remedy), "
                + "or name a font file that has \(characters.count == 1 ? "it" : "them") under 'fonts'"
        }
    }

    /// How many characters a sentence names.
    private static let named = 3

    /// How much of a text is quoted, in characters.
    private static let quoted = 24

    private static func excerpt(_ string: String) -> String {
        let line = string.prefix { !$0.isNewline }
        return line.count > quoted || line.count < string.count ? line.prefix(quoted) + "…" : String(line)
    }

    /// `'A' (U+0041)`
    private static func name(_ character: Character) -> String {
        let codes = character.unicodeScalars.map { scalar in
            let hex = String(scalar.value, radix: 16, uppercase: true)
            return "U+" + String(repeating: "0", count: max(0, 4 - hex.count)) + hex
        }
        return "'\(character)' (\(codes.joined(separator: " ")))"
    }

    /// The package with the fonts of a character's script.
    private static func remedy(_ character: Character) -> String {
        let scalars = character.unicodeScalars
        guard let scalar = scalars.first else { return "" }
        if scalar.properties.isEmojiPresentation || scalars.contains("\u{FE0F}") {
            return "the package fonts-noto-color-emoji"
        }
        if scalar.isASCII { return "the package fonts-inter" }
        switch scalar.value {
        case 0xAC00...0xD7A3: return "the package fonts-nanum"
        case 0xE000...0xF8FF, 0xF0000...: return "the font it was made for"  // private use
        default: break
        }
        switch g_unichar_get_script(scalar.value) {
        case G_UNICODE_SCRIPT_HAN, G_UNICODE_SCRIPT_HANGUL, G_UNICODE_SCRIPT_HIRAGANA,
            G_UNICODE_SCRIPT_KATAKANA, G_UNICODE_SCRIPT_BOPOMOFO:
            return "the package fonts-noto-cjk"
        case G_UNICODE_SCRIPT_LATIN: return "the package fonts-inter"
        case G_UNICODE_SCRIPT_THAI: return "Noto Sans Thai, as the package fonts-noto-core has it"
        case G_UNICODE_SCRIPT_ARABIC: return "Noto Sans Arabic, as the package fonts-noto-core has it"
        case G_UNICODE_SCRIPT_HEBREW: return "Noto Sans Hebrew, as the package fonts-noto-core has it"
        default: return "the Noto font of its script, as the package fonts-noto-core has it"
        }
    }

    private static func isVisible(_ character: Character) -> Bool {
        character.unicodeScalars.contains { scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator, .nonspacingMark:
                false
            default: true
            }
        }
    }
}
