/// How a line is drawn along an outline, half of it on either side.
package struct LineStyle: Hashable, Sendable {
    /// Points.
    package var width: Double
    package var cap: LineCap
    /// Lengths of dashes and gaps in turn, in points; empty for an unbroken line.
    package var dash: [Double]

    package init(width: Double, cap: LineCap = .butt, dash: [Double] = []) {
        self.width = width
        self.cap = cap
        self.dash = dash
    }
}

/// How the ends of lines and dashes look, as SwiftUI's `CGLineCap`.
public enum LineCap: String, Hashable, Sendable, CaseIterable {
    /// They end where the line does.
    case butt
    /// A half circle beyond the end.
    case round
    /// Half the line's width beyond the end.
    case square
}
