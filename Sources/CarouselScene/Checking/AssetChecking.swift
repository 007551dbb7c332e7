/// What is asked about the files and fonts that a scene names, so that their faults are told together with all others.
/// Fulfilled by whoever will draw them.
package protocol AssetChecking {
    /// Why a picture cannot be drawn, or nil.
    func fault(ofPicture file: String) -> String?
    /// Why a font file cannot be used, or nil; a good one is used for the texts asked about from then on.
    func fault(ofFont file: String) -> String?
    /// Families and glyphs that are missing for a text, one message each.
    func warnings(about text: Card.Text) -> [String]
}

/// Asks about each picture and each text once, however many cards have it.
final class AssetMemory {
    private let assets: any AssetChecking
    private var pictures: [String: String?] = [:]
    private var texts: [Card.Text: [String]] = [:]

    init(_ assets: any AssetChecking) { self.assets = assets }

    func fault(ofPicture file: String) -> String? {
        if let known = pictures[file] { return known }
        let fault = assets.fault(ofPicture: file)
        pictures[file] = .some(fault)
        return fault
    }

    func fault(ofFont file: String) -> String? { assets.fault(ofFont: file) }

    func warnings(about text: Card.Text) -> [String] {
        if let known = texts[text] { return known }
        let warnings = assets.warnings(about: text)
        texts[text] = warnings
        return warnings
    }
}
