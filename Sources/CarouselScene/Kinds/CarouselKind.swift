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

    /// Whether the cards are cut off at the container, or by the screen alone.
    var clips: Bool { get }
    /// Whether a card is a cell of UIKit's, whose own shadow and opacity are those of the whole, not of each leaf.
    var hasCells: Bool { get }
    /// Whether a timer turns its pages.
    var autoplays: Bool { get }
    /// The cards beside the carousel's own that come later.
    var refillCards: [Card.View] { get }
    /// The container's, in points, where the scene gives none.
    func defaultHeight(on screen: Size) -> Double
    /// What is left for an item of a container's width, in points.
    func room(in width: Double) -> Room
}

extension CarouselKind {
    package static var defaultPadding: Double { 0 }
    package static var hasIndicator: Bool { false }
    package static var isSelectable: Bool { true }
    package var hasCells: Bool { false }
    package var autoplays: Bool { false }
    package var refillCards: [Card.View] { [] }
}

/// What a kind needs of its container along the axis, in points: without more than 0 of each nothing can move.
package struct Room: Hashable, Sendable {
    /// What remains for an item.
    package var item: Double
    /// From one item to the next.
    package var stride: Double

    package init(item: Double, stride: Double = .infinity) {
        self.item = item
        self.stride = stride
    }
}
