import CarouselDrawing

/// Holds values to the rules of the scene file, and collects their faults by path.
final class SceneChecker {
    /// What the values' own rules depend on: how many items there are, and of which kind the carousel is.
    var count = 0
    var kind: (any CarouselKind)?
    var carousels: [NamedCarousel] = []
    /// Whether it is the screen's content that is checked, and not a card.
    var isInContent = false
    /// Which carousels and indicators have a place in the content.
    var placed: Set<String> = []
    /// nil where files are not to be opened.
    let assets: AssetMemory?
    private(set) var faults: [Diagnostic] = []
    private var path: [String] = []
    /// A text that many cards have is warned about once.
    private var warned: Set<String> = []

    init(_ assets: (any AssetChecking)?) { self.assets = assets.map(AssetMemory.init) }

    var hasErrors: Bool { faults.contains { $0.severity == .error } }

    // MARK: - Places

    func at(_ key: String, _ check: () -> Void) {
        path.append(path.isEmpty ? key : "." + key)
        check()
        path.removeLast()
    }

    func at(_ index: Int, _ check: () -> Void) {
        path.append("[\(index)]")
        check()
        path.removeLast()
    }

    /// Says what the value at this place must be, or what is wrong with it: the predicate of a sentence.
    func report(_ predicate: String) { add("\(path.joined()) \(predicate)", .error) }

    /// Says something that stands for itself.
    func report(sentence: String) { add("\(path.joined()): \(sentence)", .error) }

    func warn(_ sentence: String) {
        if warned.insert(sentence).inserted { add("\(path.joined()): \(sentence)", .warning) }
    }

    /// Warns of fonts and glyphs that are missing for a text.
    func warn(about text: Card.Text) { assets?.warnings(about: text).forEach(warn) }

    private func add(_ message: String, _ severity: Diagnostic.Severity) {
        faults.append(Diagnostic(severity: severity, path: path.joined(), message: message))
    }

    // MARK: - Single values

    func check(_ value: Double, _ rule: NumberRule) {
        let must = value.isNaN ? "a number" : rule.must(for: value)
        if let must { report(Message.must("be \(must)", found: NumberText.plain(value))) }
    }

    func check(text: String) {
        if let control = Message.firstControl(in: text) {
            report("must not hold character \(Message.code(of: control))")
        }
    }

    func check(color: Color) {
        let parts = [color.red, color.green, color.blue, color.alpha]
        if let part = parts.first(where: { !(0...1).contains($0) }) {
            report("must be a colour with parts from 0 to 1, not \(NumberText.plain(part))")
        }
    }
}

extension Scene {
    /// Holds a scene that was built in code to the rules of scene files.
    ///
    /// Files the scene names are not opened: making a film does that.
    /// - Throws: every fault, each with the path of its value, as `carousel.cards[2].frame.width`.
    public func validate() throws(SceneError) { _ = try checked(assets: nil) }

    /// The scene with what there is to warn about.
    ///
    /// - Parameter assets: Asked about its pictures, fonts and texts, if there is someone to ask.
    /// - Throws: every fault, each with the path of its value.
    package func checked(assets: (any AssetChecking)?) throws(SceneError) -> CheckedScene {
        let checker = SceneChecker(assets)
        checker.carousels = carousels
        checker.at("screen") { Screen.codec.check(screen, checker) }
        checker.at("fonts") { Codec.fonts.check(fonts, checker) }
        checkCarousels(checker)
        checkContent(checker)
        checker.at("timeline") { timeline.check(checker) }
        let errors = checker.faults.filter { $0.severity == .error }
        guard errors.isEmpty else { throw SceneError(errors) }
        return CheckedScene(
            scene: self, warnings: checker.faults,
            length: Diagnostic(
                path: timeline.duration == nil ? "timeline.steps" : "timeline.duration", message: ""))
    }
}

/// A scene that keeps all rules, with what there is to warn about.
package struct CheckedScene: Sendable {
    package var scene: Scene
    package var warnings: [Diagnostic]
    /// Where its length comes from, with nothing said about it yet.
    var length: Diagnostic

    /// What to say about a film whose length has this fault only once its motions are known.
    package func settlingError(_ fault: String) -> SceneError {
        var diagnostic = length
        let path = diagnostic.path.map { "\($0): " } ?? ""
        diagnostic.message = path + Message.restsLate(fault)
        return SceneError([diagnostic])
    }
}

/// What is asked about the files and fonts that a scene names, so that their faults are told together with all others.
/// Fulfilled by whoever will draw them.
package protocol AssetChecking {
    /// Why a picture cannot be drawn, or nil.
    func fault(ofPicture file: String) -> String?
    /// What is to be told about a picture that can be drawn, or nil: what follows its name in a sentence.
    func warning(aboutPicture file: String) -> String?
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

    func warning(aboutPicture file: String) -> String? { assets.warning(aboutPicture: file) }

    func fault(ofFont file: String) -> String? { assets.fault(ofFont: file) }

    func warnings(about text: Card.Text) -> [String] {
        if let known = texts[text] { return known }
        let warnings = assets.warnings(about: text)
        texts[text] = warnings
        return warnings
    }
}
