import CarouselDrawing

/// A scene file while it is read: collects what is wrong with it and checks single values.
///
/// What a reader cannot read it reports and replaces by something harmless: a scene with a fault is never given out.
package final class SceneReader {
    let source: SourceText
    let folder: String
    let assets: AssetMemory
    /// Which values system colours take; known once the screen has been read.
    var appearance = Appearance.light
    /// The carousel's, once it has been read.
    var axis = Carousel.Axis.horizontal
    /// Whose system colours those are; known as early.
    var ios = Screen.IOS.v18
    /// Whether the document has been read to its end.
    let isWhole: Bool
    /// Where the timeline says how long the film is, if it does.
    var lengthSpan: SourceSpan?
    /// What the cards are made of; known once the items have been read.
    var template: CardTemplate?
    /// How many items there are; nil where they could not be read.
    var count: Int?
    /// nil where it is not known.
    var kind: (any CarouselKind)?
    /// Those of the carousel that was read last.
    var items: [Item] = []
    /// Whether the timeline says how long the film is.
    var hasDuration = false
    /// The carousels that have been read.
    var carousels: [CarouselFacts] = []
    /// Whether it is the screen's content that is read, and not a card.
    var isInContent = false
    /// Which carousels and indicators have a place in the content.
    var placed: Set<String> = []
    private(set) var faults: [Fault] = []
    private var seen: Set<Fault> = []

    init(source: SourceText, folder: String, assets: any AssetChecking, isWhole: Bool) {
        self.source = source
        self.folder = folder
        self.assets = AssetMemory(assets)
        self.isWhole = isWhole
    }

    // MARK: - Reporting

    /// Each fault counts once, however many items it shows in.
    func report(_ message: String, at span: SourceSpan, severity: Diagnostic.Severity = .error) {
        let fault = Fault(message, at: span, severity: severity)
        if seen.insert(fault).inserted { faults.append(fault) }
    }

    func report(_ message: String, at node: YAMLNode, severity: Diagnostic.Severity = .error) {
        guard node.isWhole else { return }
        report(message + (node.note ?? ""), at: node.span, severity: severity)
    }

    /// Warns of fonts and glyphs that are missing for a text.
    func warn(about text: Card.Text, at span: SourceSpan) {
        for warning in assets.warnings(about: text) { report(warning, at: span, severity: .warning) }
    }

    // MARK: - Single values

    /// Says that there is no value, or one of another type.
    func wrongType(_ node: YAMLNode, _ name: String, due: String) {
        guard node.isNull else {
            return report(Message.wrongType(name, due: due, found: node), at: node)
        }
        let rest = source.glance(from: node.span.end)
        let comment = rest.prefixMatch(of: /:?\s+(#[0-9A-Za-z]+)/).map { String($0.1) }
        report(Message.missingValue(name, due: due, comment: comment), at: node)
    }

    func number(_ node: YAMLNode, _ name: String, _ rule: NumberRule) -> Double? {
        guard case .scalar(let text, plain: true) = node.content, !node.isNull,
            let value = NumberText.parse(text)
        else {
            wrongType(node, name, due: "a number")
            return nil
        }
        if let must = rule.must(for: value) {
            report(Message.outOfRange(name, must: must, found: text), at: node)
            return nil
        }
        return value
    }

    func integer(_ node: YAMLNode, _ name: String, _ rule: NumberRule) -> Int? {
        guard let value = number(node, name, rule) else { return nil }
        guard let whole = Int(exactly: value) else {
            report(Message.outOfRange(name, must: "a whole number", found: NumberText.plain(value)), at: node)
            return nil
        }
        return whole
    }

    func flag(_ node: YAMLNode, _ name: String) -> Bool? {
        guard case .scalar(let text, plain: true) = node.content, let value = Bool(text) else {
            wrongType(node, name, due: "true or false")
            return nil
        }
        return value
    }

    func string(_ node: YAMLNode, _ name: String, due: String = "text") -> String? {
        guard case .scalar(let written, _) = node.content, !node.isNull else {
            wrongType(node, name, due: due)
            return nil
        }
        // YAML reads the line breaks of Windows as \n, but for those that are escaped.
        let text = written.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
        if let control = Message.firstControl(in: text) {
            report(Message.controlCharacter(control), at: node)
            return nil
        }
        return text
    }

    /// One of some words; `orElse` says what may be there instead.
    func choice<T>(
        _ node: YAMLNode, _ name: String, of choices: [(String, T)], orElse: String? = nil
    ) -> T? {
        let names = choices.map(\.0)
        let all = names + (orElse.map { [$0] } ?? [])
        guard let text = string(node, name, due: Message.list(all, last: "or")) else { return nil }
        if let found = choices.first(where: { $0.0 == text }) { return found.1 }
        let guess = Spelling.suggestion(for: text, among: names)
        report(Message.choice(name, all, found: text, suggestion: guess), at: node)
        return nil
    }

    func color(_ node: YAMLNode, _ name: String) -> Color? {
        if let color = node.color { return color }
        guard let text = string(node, name, due: "a colour") else { return nil }
        if let color = Color.parse(text, appearance: appearance, ios: ios) { return color }
        let guess = Spelling.suggestion(for: text, among: Color.names)
        report(Message.notAColor(name, found: text, suggestion: guess), at: node)
        return nil
    }

    func list(_ node: YAMLNode, _ name: String) -> [YAMLNode]? {
        if case .sequence(let nodes) = node.content { return nodes }
        wrongType(node, name, due: "a list")
        return nil
    }

    /// A list of exactly `count` numbers.
    func numbers(_ node: YAMLNode, _ name: String, count: Int) -> [Double]? {
        guard let nodes = list(node, name) else { return nil }
        guard nodes.count == count else {
            report(Message.listCount(name, must: "\(count) numbers", found: nodes.count), at: node)
            return nil
        }
        let values = nodes.compactMap { number($0, name, .any) }
        return values.count == count ? values : nil
    }

    /// An item's index, which must be there.
    func item(_ node: YAMLNode, _ name: String) -> Int? {
        guard let index = integer(node, name, .any) else { return nil }
        if let count, !(0..<count).contains(index) {
            report(Message.noSuchItem(name, found: index, count: count), at: node)
            return nil
        }
        return index
    }

    /// A path of the scene, from the current folder.
    func path(_ path: String) -> String {
        if path.hasPrefix("/") || folder.isEmpty || folder == "." { return path }
        return folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
    }
}
