import Foundation
import Testing

@testable import CarouselPixels

@Suite struct JPEGSegmentsTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Pictures")

    private static func segment(_ marker: UInt8, _ text: String) -> [UInt8] {
        [0xFF, marker, 0, UInt8(text.utf8.count + 2)] + Array(text.utf8)
    }

    /// What cameras, editors and telephones add, each with a word that must be gone.
    private static let additions =
        segment(0xE1, "Exif\0\0 secret") + segment(0xE1, "http://ns.adobe.com/xap/1.0/\0 secret")
        + segment(0xE2, "ICC_PROFILE\0 secret") + segment(0xED, "Photoshop 3.0\0 secret")
        + segment(0xEF, "secret") + segment(0xFE, "secret")

    @Test(arguments: ["rgb.jpg", "gray.jpg", "progressive.jpg"])
    func onlyThePictureIsLeft(name: String) throws {
        let plain = JPEGSegments.withoutMetadata(
            [UInt8](try Data(contentsOf: Self.folder.appendingPathComponent(name))))
        let preview = plain + Self.additions
        let full = Array(plain[..<2]) + Self.additions + [0xFF] + plain[2...] + preview
        let left = JPEGSegments.withoutMetadata(full)
        #expect(left == plain)
        #expect(Data(left).range(of: Data("secret".utf8)) == nil)
        let (before, after) = (try PictureDecoder.decode(full), try PictureDecoder.decode(left))
        #expect(before.bitmap.rgba == after.bitmap.rgba)
    }

    /// They say how the colours are to be read.
    @Test func whatTheDecoderNeedsStays() throws {
        let plain = [UInt8](try Data(contentsOf: Self.folder.appendingPathComponent("rgb.jpg")))
        let adobe = Self.segment(0xEE, "Adobe\0d\0\0\0\0\u{1}")
        let left = JPEGSegments.withoutMetadata(Array(plain[..<2] + adobe + plain[2...]))
        #expect(Data(left).range(of: Data(adobe)) != nil)
    }

    @Test(arguments: [0, 1, 2, 3, 5, 30])
    func aPieceOfAFileIsNoTrouble(count: Int) throws {
        let plain = [UInt8](try Data(contentsOf: Self.folder.appendingPathComponent("rgb.jpg")))
        #expect(JPEGSegments.withoutMetadata(Array(plain.prefix(count))).starts(with: [0xFF, 0xD8]))
    }
}
