import CarouselDrawing

extension Card {
    /// A PNG or JPEG file.
    public struct Image: Hashable, Sendable {
        public var file: String
        public var mode: Mode

        public init(_ file: String, mode: Mode = .stretch) {
            self.file = file
            self.mode = mode
        }

        public enum Mode: String, Hashable, Sendable, CaseIterable {
            /// To whatever size is offered, as SwiftUI's `resizable()`.
            case stretch
            /// As large as fits, in its own proportions.
            case fit
            /// As small as covers, in its own proportions; it may stand out of what is offered.
            case fill
            /// In its own size whatever is offered: not resizable.
            case original
        }
    }
}
