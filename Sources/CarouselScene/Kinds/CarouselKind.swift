import CarouselDrawing

/// What a kind of carousel says of itself; its motion is a file of its own in CarouselMotion.
package protocol CarouselKind: Hashable, Sendable {
    /// As the scene file's `kind` has it.
    static var name: String { get }
    /// Left and right of the container, in points.
    static var defaultPadding: Double { get }
    /// Whether a scene that says nothing about an indicator has one.
    static var hasIndicator: Bool { get }
    /// Whether the program may go to an item, or a finger alone.
    static var isSelectable: Bool { get }
    /// Whether cards move past a place where they rest, so that a `focus` or a `transition` means something.
    static var scrolls: Bool { get }
    /// How many items stand side by side across the axis.
    var itemsPerColumn: Int { get }
    /// The kind's own keys of the scene file.
    static var table: FieldTable<Self> { get }

    /// Whether the cards are cut off at the container, or by the screen alone.
    var clips: Bool { get }
    /// Whether it is UIKit's: a card is a cell, whose own shadow and opacity are those of the whole and not of each
    /// leaf, and the carousel is centred on the whole screen, not in its safe area.
    var isUIKit: Bool { get }
    /// Whether a timer turns its pages.
    var autoplays: Bool { get }
    /// The cards beside the carousel's own that come later.
    var refillCards: [Card.View] { get set }
    /// Views of its own that may show over cards.
    var overlays: [Card.View] { get }
    /// Cast by each card; nil for none.
    var shadow: DropShadow? { get set }
    var kind: Carousel.Kind { get }
    /// The container's, in points, where the scene gives none.
    func defaultHeight(on screen: Size) -> Double
    /// The kind in a container of that height, in points, for one whose items have a height of their own.
    func fitted(to height: Double) -> Self
    /// What is wrong with keys that go together.
    /// - Parameter keys: Those in the file; nil for a scene that was built in code.
    func faults(writing keys: [String]?) -> [KeyFault]
    /// Why nothing can move in a container, or nil.
    func roomFault(in container: Extent) -> KeyFault?
}

extension CarouselKind {
    package static var defaultPadding: Double { 0 }
    package static var hasIndicator: Bool { false }
    package static var isSelectable: Bool { true }
    package static var scrolls: Bool { true }
    package var isUIKit: Bool { false }
    package var autoplays: Bool { false }
    package var refillCards: [Card.View] {
        get { [] }
        set {}
    }
    package var overlays: [Card.View] { [] }
    package var shadow: DropShadow? {
        get { nil }
        set {}
    }
    package func fitted(to height: Double) -> Self { self }
    package func faults(writing keys: [String]?) -> [KeyFault] { [] }
}

/// Something wrong that more than one key may be to blame for, the likeliest first.
package struct KeyFault: Hashable, Sendable {
    var message: String
    var keys: [String]

    init(_ message: String, _ keys: [String]) {
        self.message = message
        self.keys = keys
    }
}

/// The container's measures along a carousel's axis and across it, in points.
package struct Extent: Hashable, Sendable {
    package var axis: Carousel.Axis
    package var length: Double
    package var breadth: Double

    /// For an item of this length, the next one so much further on: without more than 0 of each nothing can move.
    func fault(item: Double, stride: Double = .infinity) -> KeyFault? {
        if item <= 0 {
            return KeyFault(
                Message.noRoom(for: "an item", length: item, along: axis),
                ["padding", "trailingPadding", "spacing"])
        }
        if stride <= 0 {
            return KeyFault(
                Message.noRoom(for: "an item with its spacing", length: stride, along: axis), ["spacing"])
        }
        return nil
    }
}

extension CarouselKind {
    package var itemsPerColumn: Int { 1 }

    /// The keys that this kind has beside those of all kinds.
    static var keys: [String] { table.keys + (scrolls ? Carousel.phaseTable.keys : []) }

    /// What the carousel's map says of the kind, everything else being as usual.
    static func read(_ map: MapReader) -> Self {
        var values = table.usual(map.reader.appearance)
        _ = table.read(&values, map)
        for fault in values.faults(writing: map.keys) { map.report(fault) }
        return values
    }

    /// - Parameter hasShadows: Whether cards have shadows of their own, which switch the kind's off.
    func write(into map: inout YAMLMap, _ writer: SceneWriter, hasShadows: Bool) {
        var usual = Self.table.usual(writer.appearance)
        if hasShadows { usual.shadow = nil }
        Self.table.write(self, unless: usual, into: &map, writer)
    }

    var rows: [SceneReference.Row] { Self.table.rows }

    func check(_ checker: SceneChecker) {
        Self.table.check(self, checker)
        for fault in faults(writing: nil) { checker.report(sentence: fault.message) }
    }
}
