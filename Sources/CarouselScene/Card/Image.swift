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

// MARK: - In the scene file

extension Card.Image {
    static let table = FieldTable(
        "view (image)", Card.Image(""),
        [
            Field("image", \.file, .picture, "A PNG or JPEG file, relative to the scene", isRequired: true),
            Field("mode", \.mode, .word, "How it fills what is offered"),
        ])
}

extension Codec<String> {
    fileprivate static var picture: Codec {
        named.judged(
            { written, slot, reader in
                let file = reader.path(written)
                if let fault = reader.assets.fault(ofPicture: file) {
                    reader.report(Message.picture(written, fault), at: slot.node)
                } else if let warning = reader.assets.warning(aboutPicture: file) {
                    reader.report(
                        Message.picture(written, warning: warning), at: slot.node, severity: .warning)
                }
                return file
            },
            { file, checker in
                if let fault = checker.assets?.fault(ofPicture: file) {
                    checker.report(sentence: Message.picture(file, fault))
                } else if let warning = checker.assets?.warning(aboutPicture: file) {
                    checker.warn(Message.picture(file, warning: warning))
                }
            })
    }

    private static var named: Codec {
        let text = text(due: "a path")
        return Codec(
            schema: text.schema, read: text.read, write: { text.write($1.fileName($0), $1) },
            check: text.check)
    }
}
