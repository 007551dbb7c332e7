import CarouselDrawing
import CPango
import CarouselScene
import CarouselPlatform

/// Finds families and characters that the fonts of a film do not have.
package final class FontWarnings {
    private let shaper: TextShaper
    private lazy var families = shaper.withFonts { $0.families() }
    /// What was said already: each is said once.
    private var said: Set<String> = []
    private var known: [String: Set<Character>] = [:]

    /// Names that stand for whatever is installed.
    private static let generic: Set<String> = [
        "sans-serif", "sans", "serif", "monospace", "mono", "cursive", "fantasy", "system-ui",
    ]

    package init(_ shaper: TextShaper) { self.shaper = shaper }

    package func warnings(about text: Card.Text) -> [String] {
        let messages = missingFamilies(text.font) + missingCharacters(text)
        return messages.filter { said.insert($0).inserted }
    }

    private func missingFamilies(_ font: Card.Font) -> [String] {
        font.familyNames
            .filter { !FontWarnings.generic.contains($0.lowercased()) && AppleFamily($0) == nil }
            .filter { !families.contains($0.lowercased()) }
            .map { "font family '\($0)' is not installed; \(FontWarnings.remedy(family: $0))" }
    }

    private static func remedy(family: String) -> String {
        switch family.lowercased() {
        case "inter": "install the package fonts-inter, or name a file of it under 'fonts'"
        case "nanumgothic": "install the package fonts-nanum, or name a file of it under 'fonts'"
        default: "install it, name its file under 'fonts', or choose another family"
        }
    }

    private func missingCharacters(_ text: Card.Text) -> [String] {
        let font = "\(text.font.family) \(text.font.weight)"
        let new = text.string.filter { !known[font, default: []].contains($0) }
        guard !new.isEmpty else { return [] }
        known[font, default: []].formUnion(new)
        var seen: Set<Character> = []
        return new.filter { seen.insert($0).inserted && FontWarnings.isVisible($0) }
            .compactMap { fault(of: $0, text.font) }
    }

    private func fault(of character: Character, _ font: Card.Font) -> String? {
        shaper.withFonts { fonts -> String? in
            guard let description = try? FontDescription(font),
                let layout = try? TextLayout(String(character), description, fonts)
            else { return nil }
            if layout.unknownGlyphs > 0 { return FontWarnings.missing(character) }
            if let path = try? layout.outlines(), path.isEmpty {
                return FontWarnings.withoutOutline(character)
            }
            return nil
        }
    }

    /// What to say about a character that no font has.
    package static func missing(_ character: Character) -> String {
        guard let first = character.unicodeScalars.first else { return "" }
        // A picture of a font's own could not be drawn, should one be installed.
        if first.properties.isEmojiPresentation || character.unicodeScalars.contains("\u{FE0F}") {
            return withoutOutline(character)
        }
        return "no installed font has \(name(character)); install \(remedy(first)), "
            + "or name a font file that has it under 'fonts'"
    }

    /// What to say about a character that has no outline, as a colour emoji has none.
    private static func withoutOutline(_ character: Character) -> String {
        "\(name(character)) has no outline in any installed font, as colour emoji have none, "
            + "and is not drawn; use a picture"
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
    private static func remedy(_ scalar: Unicode.Scalar) -> String {
        switch scalar.value {
        case 0xAC00...0xD7A3: return "the package fonts-nanum"
        case 0xE000...0xF8FF, 0xF0000...: return "the font it was made for"  // private use
        default: break
        }
        switch g_unichar_get_script(scalar.value) {
        case G_UNICODE_SCRIPT_HAN, G_UNICODE_SCRIPT_HANGUL, G_UNICODE_SCRIPT_HIRAGANA,
            G_UNICODE_SCRIPT_KATAKANA, G_UNICODE_SCRIPT_BOPOMOFO:
            return "the package fonts-noto-cjk"
        case G_UNICODE_SCRIPT_THAI: return "Noto Sans Thai, as the package fonts-noto-core has it"
        case G_UNICODE_SCRIPT_ARABIC: return "Noto Sans Arabic, as the package fonts-noto-core has it"
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
