import CarouselDrawing

/// Lengths that follow from a scroll's keys, in points.
extension Scroll {
    package var itemsPerColumn: Int { max(1, rows) }

    /// Of an item, in a container of this length; SwiftUI's `containerRelativeFrame`.
    package func itemLength(in length: Double) -> Double {
        let room = length - margins.leading - margins.trailing
        switch item {
        case .points(let points): return points
        case .fraction(let share): return share * room
        case .count(let count, let span, let spacing):
            let gap = spacing ?? self.spacing
            return (room - Double(count - 1) * gap) / Double(count) * Double(span) + Double(span - 1) * gap
        }
    }

    /// Of an item across the axis, in a container of this breadth.
    package func breadth(in breadth: Double) -> Double {
        (breadth - Double(rows - 1) * (rowSpacing ?? spacing)) / Double(rows)
    }

    /// The margins that hold: centred groups have at least what brings the first and the last to the middle.
    package func settledMargins(in length: Double) -> Margins {
        guard behavior == .groupPagingCentered else { return margins }
        let least = (length - itemLength(in: length)) / 2
        return Margins(leading: max(margins.leading, least), trailing: max(margins.trailing, least))
    }

    /// Where items rest.
    package var settledAnchor: Anchor {
        switch behavior {
        case .viewAligned: anchor
        case .groupPagingCentered: .center
        case .none, .continuous, .continuousGroupLeadingBoundary, .groupPaging, .paging: .leading
        }
    }

    /// How many stops one drag goes at most in a container of this length; nil: as far as it rolls.
    package func stopLimit(in length: Double, compact: Bool) -> Int? {
        switch behavior {
        case .none, .continuous, .continuousGroupLeadingBoundary: return nil
        case .groupPaging, .groupPagingCentered, .paging: return 1
        case .viewAligned: break
        }
        switch limit {
        case .never: return nil
        case .automatic where !compact: return nil
        case .alwaysByOne: return 1
        case .automatic, .always, .alwaysByFew:
            // As many as whole items fit.
            let stride = itemLength(in: length) + spacing
            let fitting = (length - margins.leading - margins.trailing + spacing) / stride
            return max(1, Int(exactly: (min(fitting, 1e9) + 1e-9).rounded(.down)) ?? 1)
        }
    }

    /// The share of its speed a scroll keeps in a millisecond.
    package func rate(limited: Bool) -> Double {
        if let decelerationRate { return decelerationRate }
        switch behavior {
        case .none, .continuous, .continuousGroupLeadingBoundary: return Self.normalRate
        case .viewAligned: return limited ? Self.fastRate : Self.normalRate
        case .groupPaging, .groupPagingCentered, .paging: return Self.fastRate
        }
    }

    /// `UIScrollView.DecelerationRate.fast`
    static let fastRate = 0.99
    /// `UIScrollView.DecelerationRate.normal`
    static let normalRate = 0.998
}

extension Screen {
    /// Whether SwiftUI calls its size class along an axis compact.
    package func isCompact(along axis: Carousel.Axis) -> Bool {
        switch axis {
        case .horizontal: min(width, height) < 600
        case .vertical: height < 480
        }
    }
}
