import CarouselDrawing

/// SwiftUI's `ScrollView` with a target behaviour, or an orthogonal section of a compositional layout.
public struct Scroll: Hashable, Sendable {
    public var behavior: Behavior
    /// How many stops one drag goes at most; of `viewAligned` alone.
    public var limit: Limit
    /// Where in the container items rest; of `viewAligned` alone.
    public var anchor: Anchor
    public var item: Item
    /// Between two columns.
    public var spacing: Double
    public var margins: Margins
    /// Items per column.
    public var rows: Int
    /// Between two items of a column; nil: as between columns.
    public var rowSpacing: Double?
    /// The share of its speed a scroll keeps in a millisecond, above 0 and below 1; nil: the behaviour's.
    public var decelerationRate: Double?
    /// `append` is not for this kind.
    public var loop: Banner.Loop
    /// nil: no timer.
    public var autoplay: Banner.Autoplay?
    /// Whether the items are clipped to the container.
    public var clips: Bool

    public init(
        behavior: Behavior = .viewAligned, limit: Limit = .automatic, anchor: Anchor = .leading,
        item: Item = .count(1), spacing: Double = 8, margins: Margins = Margins(), rows: Int = 1,
        rowSpacing: Double? = nil, decelerationRate: Double? = nil, loop: Banner.Loop = .none,
        autoplay: Banner.Autoplay? = nil, clips: Bool = true
    ) {
        self.behavior = behavior
        self.limit = limit
        self.anchor = anchor
        self.item = item
        self.spacing = spacing
        self.margins = margins
        self.rows = rows
        self.rowSpacing = rowSpacing
        self.decelerationRate = decelerationRate
        self.loop = loop
        self.autoplay = autoplay
        self.clips = clips
    }

    /// Where a scroll comes to rest after the lift, by SwiftUI's and UIKit's names.
    public enum Behavior: String, Hashable, Sendable, CaseIterable {
        /// Where it rolls out.
        case none
        /// The same, as a section of UIKit's.
        case continuous
        /// At the nearest column.
        case continuousGroupLeadingBoundary
        /// At the nearest column, within the limit.
        case viewAligned
        /// At the next column at most.
        case groupPaging
        /// The same, in the middle.
        case groupPagingCentered
        /// At whole containers' lengths.
        case paging
    }

    /// How many stops one drag goes at most, by SwiftUI's `ViewAlignedScrollTargetBehavior.LimitBehavior`.
    public enum Limit: String, Hashable, Sendable, CaseIterable {
        /// `always` in a compact size class, else `never`.
        case automatic
        /// As many as there are whole items in sight.
        case always
        case alwaysByFew
        case alwaysByOne
        case never
    }

    /// Where in the container items rest.
    public enum Anchor: String, Hashable, Sendable, CaseIterable {
        case leading
        case center
        case trailing
    }

    /// How long an item is along the axis.
    public enum Item: Hashable, Sendable {
        case points(Double)
        /// Of the container without its margins.
        case fraction(Double)
        /// `span` of so many that fill the container without its margins, `spacing` apart; nil: as the columns.
        case count(Int, span: Int = 1, spacing: Double? = nil)
    }

    /// SwiftUI's `contentMargins` along the axis, in points.
    public struct Margins: Hashable, Sendable {
        public var leading: Double
        public var trailing: Double

        public init(leading: Double = 0, trailing: Double = 0) {
            self.leading = leading
            self.trailing = trailing
        }
    }
}

extension Scroll: CarouselKind {
    package static let name = "scroll"
    package static let table = FieldTable(
        "carousel (kind scroll)", Scroll(),
        [
            Field("behavior", \.behavior, .behavior, "Where it comes to rest after the lift"),
            Field(
                "limit", \.limit, .word,
                "How many stops one drag goes at most, with `behavior: viewAligned`"),
            Field("anchor", \.anchor, .word, "Where items rest, with `behavior: viewAligned`"),
            Field("item", \.item, .itemLength, "The length of an item along the axis"),
            Field("spacing", \.spacing, .points(), "Between two columns; negative where they overlap"),
            Field("margins", \.margins, .margins, "Before the first item and after the last"),
            Field("rows", \.rows, .integer(.range(1, 20)), "Items per column"),
            Field(
                "rowSpacing", \.rowSpacing, .points(), "Between two items of a column", fallback: "`spacing`"),
            Field(
                "decelerationRate", \.decelerationRate, .decelerationRate,
                "The share of its speed a scroll keeps in a millisecond, above 0",
                fallback:
                    "`fast`; `normal` with `limit: never` and the behaviours none, continuous and continuousGroupLeadingBoundary"
            ),
            Field(
                "loop", \.loop,
                .choice(loops.map { ($0.rawValue, $0) }).judged({ loop, _, _ in loop }) { loop, checker in
                    if !loops.contains(loop) {
                        let names = Message.list(loops.map(\.rawValue), last: "or")
                        checker.report(Message.must("be \(names)", found: loop.rawValue))
                    }
                }, "What comes after the last item"),
            Field("autoplay", \.autoplay, .autoplay, "A timer that goes one stop on", fallback: "`false`"),
            Field("clips", \.clips, .flag, "Whether the items are clipped to the container"),
        ])
    private static let loops: [Banner.Loop] = [.none, .ring, .rewind]
    package var kind: Carousel.Kind { .scroll(self) }
    package var autoplays: Bool { autoplay != nil }
    package func defaultHeight(on screen: Size) -> Double { 200 }

    package func faults(writing keys: [String]?) -> [KeyFault] {
        var faults: [KeyFault] = []
        if behavior != .viewAligned {
            let unused = [("limit", limit != .automatic), ("anchor", anchor != .leading)]
            for (key, isSet) in unused where keys?.contains(key) ?? isSet {
                faults.append(KeyFault(Message.goesWithViewAligned(key, not: behavior), [key]))
            }
        }
        let allowsRing = [.viewAligned, .groupPaging, .groupPagingCentered].contains(behavior) && rows == 1
        if loop == .ring, !allowsRing { faults.append(KeyFault(Message.ringOfScroll, ["loop"])) }
        return faults
    }

    package func roomFault(in container: Extent) -> KeyFault? {
        let length = itemLength(in: container.length)
        if length <= 0 {
            return KeyFault(Message.marginsLeave(length), ["margins", "item", "padding"])
        }
        if length + spacing <= 0 { return KeyFault(Message.noStride(length + spacing), ["spacing"]) }
        if breadth(in: container.breadth) <= 0 {
            let message = Message.rowsDoNotFit(
                rows, apart: rowSpacing ?? spacing, into: container.breadth, along: container.axis)
            return KeyFault(message, ["rows", "rowSpacing", "height"])
        }
        return nil
    }
}

extension Message {
    static func goesWithViewAligned(_ key: String, not behavior: Scroll.Behavior) -> String {
        "'\(key)' goes with behavior viewAligned; here it is \(behavior.rawValue)"
    }

    static let ringOfScroll =
        "loop ring needs stops that are one stride apart: "
        + "behavior viewAligned, groupPaging or groupPagingCentered, and one row"

    static func marginsLeave(_ length: Double) -> String {
        "the margins leave an item no length (\(signed(length)) points)"
    }

    static func noStride(_ stride: Double) -> String {
        "an item and its spacing are no longer than \(signed(stride)) points"
    }

    static func rowsDoNotFit(_ rows: Int, apart: Double, into breadth: Double, along axis: Carousel.Axis)
        -> String
    {
        let side = axis == .horizontal ? "height" : "width"
        return "\(rows) rows \(NumberText.readable(apart)) apart do not fit into a \(side) of "
            + NumberText.readable(breadth)
    }

    static func unknownBehavior(_ found: String, in place: String) -> String {
        let names = Scroll.Behavior.allCases.map(\.rawValue)
        // Some differ from what one writes by their ending: paged, continuously.
        let suggestion =
            Spelling.suggestion(for: found, among: names)
            ?? (found.count > 3 ? names.first { $0.hasPrefix(found.lowercased().prefix(3)) } : nil)
        return "unknown behavior '\(short(found))' in \(place)"
            + (suggestion == nil ? "; there are \(list(names, last: "and"))" : didYouMean(suggestion))
    }

    /// With the sign of typeset text.
    private static func signed(_ value: Double) -> String {
        (value < 0 ? "−" : "") + NumberText.readable(abs(value))
    }
}
