import CPango
import CarouselScene
import Foundation

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

    package func warnings(about text: Text) -> [String] {
        let messages = missingFamilies(text.font) + missingCharacters(text)
        return messages.filter { said.insert($0).inserted }
    }

    private func missingFamilies(_ font: Font) -> [String] {
        font.family.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty && !FontWarnings.generic.contains($0.lowercased()) }
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

    private func missingCharacters(_ text: Text) -> [String] {
        let font = "\(text.font.family) \(text.font.weight)"
        let new = text.string.filter { !known[font, default: []].contains($0) }
        guard !new.isEmpty else { return [] }
        known[font, default: []].formUnion(new)
        var seen: Set<Character> = []
        return new.filter { seen.insert($0).inserted && FontWarnings.isVisible($0) }
            .compactMap { fault(of: $0, text.font) }
    }

    private func fault(of character: Character, _ font: Font) -> String? {
        shaper.withFonts { fonts -> String? in
            guard let description = try? FontDescription(font),
                let layout = try? TextLayout(String(character), description, fonts)
            else { return nil }
            let code = character.unicodeScalars.map { "U+" + String($0.value, radix: 16, uppercase: true) }
                .joined(separator: " ")
            if layout.unknownGlyphs > 0 {
                return "no installed font has '\(character)' (\(code)); "
                    + "install one that does, as the packages fonts-nanum (Hangul) or fonts-noto-cjk"
            }
            if let path = try? layout.outlines(ofLine: 0), path.isEmpty {
                return "'\(character)' (\(code)) has no outline in any installed font, as colour emoji, "
                    + "and is not drawn; use a picture"
            }
            return nil
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
