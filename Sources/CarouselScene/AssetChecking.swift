/// What the reader of a scene asks about the files and fonts it names, so that their faults are reported at their
/// lines together with all others. Fulfilled by whoever will draw them.
package protocol AssetChecking {
    /// Why a picture cannot be drawn, or nil.
    func fault(ofPicture file: String) -> String?
    /// Why a font file cannot be used, or nil; a good one is used for the texts asked about from then on.
    func fault(ofFont file: String) -> String?
    /// Families and glyphs that are missing for a text, one message each.
    func warnings(about text: Card.Text) -> [String]
}
