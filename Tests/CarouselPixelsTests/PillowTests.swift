import CarouselPixels
import Foundation
import Testing

/// A decoder that has nothing to do with libpng's users here reads every kind of frame as it was painted.
@Suite struct PillowTests {
    private static let script = """
        import glob, sys
        from PIL import Image
        for file in glob.glob(sys.argv[1] + "/*.png"):
            open(file[:-4] + ".raw", "wb").write(Image.open(file).convert("RGBA").tobytes())
        """

    /// Runs a script that uses Pillow on a folder.
    static func run(_ script: String, _ folder: String) throws {
        let python = try #require(
            ["/usr/bin/python3", "/opt/homebrew/bin/python3"].first(
                where: FileManager.default.isExecutableFile))
        let process = Process()
        process.executableURL = URL(fileURLWithPath: python)
        process.arguments = ["-c", script, folder]
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0, "Pillow is missing, or refuses a file")
    }

    @Test func readsWhatWasPainted() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("pillow-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let cases = PNGEncoderTests.frames.flatMap { frame in
            PNGCompression.allCases.map { (frame: frame, compression: $0) }
        }
        for (index, item) in cases.enumerated() {
            let bytes = try PNGEncoder(compression: item.compression)
                .encode(item.frame.bitmap, opaque: item.frame.opaque)
            try Data(bytes).write(to: folder.appendingPathComponent("\(index).png"))
        }
        try Self.run(Self.script, folder.path)
        for (index, item) in cases.enumerated() {
            let raw = try [UInt8](Data(contentsOf: folder.appendingPathComponent("\(index).raw")))
            #expect(raw == item.frame.bitmap.rgba, "\(item.frame.testDescription), \(item.compression)")
        }
    }
}
