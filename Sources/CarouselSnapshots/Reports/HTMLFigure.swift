import CarouselFiles
import CarouselFrames
import CarouselPlatform

/// A failure's pictures on the page: side by side, one over the other under a swipe, or blinking.
struct HTMLFigure {
    let check: SnapshotCheck
    /// nil where no command takes it for right.
    let accept: AcceptCommand?
    /// The page's folder.
    let folder: String
    /// Whether the pictures are to be in the page, else they stay files beside it.
    let isEmbedding: Bool

    /// - Throws: `WholeFile.Fault`
    func text() throws -> String {
        guard let failure = check.failure else { return "" }
        let caption = XMLText.escaped("\(check.name): \(failure)")
        let start = "<figure>\n<figcaption>\(box)\(caption)\(box.isEmpty ? "" : "</label>")</figcaption>\n"
        guard let artifact = check.artifact else { return box.isEmpty ? "" : start + "</figure>\n" }
        guard let sizes = artifact.sizes, let reference = artifact.reference else {
            return start + (try image(artifact.actual, "alt=\"\(caption)\"")) + "\n</figure>\n"
        }
        let sheet = try artifact.sheet.map {
            "<div class=\"sheet\">\(HTMLPage.labels)\(try image($0, "alt=\"\(caption)\""))</div>\n"
        }
        return start + (sheet == nil ? "" : HTMLPage.modes + "\n") + (sheet ?? "")
            + (try stage(sizes, reference, artifact.actual, isHidden: sheet != nil)) + "</figure>\n"
    }

    /// What chooses this for the command that is copied.
    private var box: String {
        guard let accept, let part = check.part else { return "" }
        let choice =
            switch part {
            case .frame(let number): "data-frame=\"\(number)\""
            case .time(let seconds): "data-at=\"\(seconds)\""
            case .geometry: "data-geometry=\"on\""
            }
        let command = XMLText.escaped(accept.all)
        return "<label><input type=\"checkbox\" data-command=\"\(command)\" \(choice)> "
    }

    /// Both pictures in one scale, from the same corner.
    private func stage(
        _ sizes: Artifact.Sizes, _ reference: String, _ actual: String, isHidden: Bool
    ) throws -> String {
        let room = sizes.union
        func layer(_ file: String, _ name: String, _ size: PixelSize) throws -> String {
            let width = ReadableNumber.text(100 * Double(size.width) / Double(room.width), decimals: 4)
            let picture = try image(file, "alt=\"\(name)\" style=\"width: \(width)%\"")
            return "<div class=\"layer \(name)\">\(picture)</div>"
        }
        return """
            <div class="stage swipe"\(isHidden ? " hidden" : "")>\
            <div class="layers" style="--width: \(room.width); --height: \(room.height)">\
            \(try layer(reference, "reference", sizes.reference))\(try layer(actual, "actual", sizes.actual))\
            </div>\(HTMLPage.slider)</div>

            """
    }

    private func image(_ file: String, _ attributes: String) throws -> String {
        let source: String
        if isEmbedding, let bytes = try WholeFile.bytes(of: file) {
            source = "data:image/png;base64,\(Data(bytes).base64EncodedString())"
        } else {
            source = Self.link(RelativePath.of(file, from: folder))
        }
        return "<img loading=\"lazy\" \(attributes) src=\"\(source)\">"
    }

    /// A path as it stands in an address: all but letters, digits and a few marks of ASCII in hexadecimal digits.
    static func link(_ path: String) -> String {
        path.utf8.map { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
                UInt8(ascii: "_"), UInt8(ascii: "/"):
                String(UnicodeScalar(byte))
            default: "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }.joined()
    }
}
