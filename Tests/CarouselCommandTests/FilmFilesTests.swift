import Foundation
import Testing

/// Films in one file, read by others and compared with the PNG files of the same frames.
@Suite struct FilmFilesTests {
    private let place: Workplace

    init() throws {
        place = try Workplace()
        try place.write(Self.clear, to: "clear.yaml")
        try place.write(
            Workplace.scene.replacingOccurrences(of: "width: 40, height: 80", with: "width: 41, height: 81"),
            to: "odd.yaml")
        try place.write(
            Workplace.scene.replacingOccurrences(of: "by: -30, over: 0.3", with: "by: 0, over: 0.3"),
            to: "still.yaml")
    }

    /// A see-through background, shadows, text and cards that pass one another.
    private static let clear = """
        version: 1
        screen: { width: 160, height: 80, scale: 1, background: clear }
        carousel:
          kind: cards
          swap: slide
          height: 40
          items: [{ color: red }, { color: "#00800080" }, { color: blue }]
          card:
            zstack:
              - { shape: rectangle, fill: "{color}" }
              - { text: "{index}", color: white }
            cornerRadius: 8
        timeline:
          fps: 30000/1001
          duration: 0.6
          steps:
            - drag: { by: -150, over: 0.2 }
        """

    private func render(_ words: String...) throws {
        let line = words.joined(separator: " ")
        let result = try place.shell("cd '\(place.folder.path)' && \"$carousel\" render \(line)")
        try #require(result.code == 0, "\(line): \(result.errors)")
    }

    @Test(
        arguments: [
            ("film", "", 11, 100.0), ("clear", "", 18, 1001.0 / 30), ("odd", "", 11, 100),
            ("still", "", 11, 100),
            ("film", "--frames 3", 1, 100), ("still", "--frames 0", 1, 100),
            ("film", "--compression small", 11, 100),
            ("clear", "--compression small -j 3", 18, 1001.0 / 30),
            ("film", "--frames 2-8 --fps 29.97", 7, 100 / 2.997),
        ] as [(String, String, Int, Double)])
    func apngIsThePNGFiles(scene: String, options: String, count: Int, delay: Double) throws {
        try render("\(scene).yaml \(options) -o frames")
        try render("\(scene).yaml \(options) -o film.apng --loop 3")
        let finding = try FilmReader.read(place.path("film.apng"), beside: place.path("frames"))
        #expect(finding.count == count)
        #expect(finding.most == 0)
        #expect(place.names("frames").count == count + 1)
        // Pillow tells neither of a picture that does not move.
        if count > 1 {
            #expect(finding.delays.allSatisfy { abs($0 - delay) < 1e-9 }, "\(finding.delays)")
            #expect(finding.loop == 3)
        }
    }

    @Test func apngIsTheSameForAnyNumberOfThreadsAndThroughAPipe() throws {
        try render("film.yaml --format apng -o one.png -j 1")
        try render("film.yaml --format apng -j 4 -o - > piped.apng")
        #expect(try place.data("one.png") == place.data("piped.apng"))
    }

    @Test func apngKeepsFractionsExactly() throws {
        try render("clear.yaml --frames 0,1 -o film.apng")
        let bytes = [UInt8](try place.data("film.apng"))
        let name = Array("fcTL".utf8)
        let start = try #require(bytes.indices.first { bytes[$0...].starts(with: name) }) + 4
        // 1001 / 30000
        #expect(Array(bytes[start + 20..<start + 24]) == [0x03, 0xE9, 0x75, 0x30])
    }

    @Test(arguments: ["film", "clear"])
    func rgbaIsThePixels(scene: String) throws {
        try render("\(scene).yaml --format rgba -j 2 -o - > film.raw")
        try render("\(scene).yaml -o frames")
        let raw = [UInt8](try place.data("film.raw"))
        let names = place.names("frames").filter { $0.hasSuffix(".png") }
        try #require(!names.isEmpty && raw.count % names.count == 0)
        let size = raw.count / names.count
        for (k, name) in names.enumerated() {
            let pixels = try FilmReader.pixels(place.path("frames/\(name)"))
            #expect(Array(raw[k * size..<(k + 1) * size]) == pixels, "\(name)")
        }
    }

    @Test(arguments: [
        ("film", "film.y4m", "rawvideo", "40x80", "yuv420p"),
        ("odd", "film.y4m", "rawvideo", "41x81", "yuv420p"),
        ("film", "film.mp4", "h264", "40x80", "yuv420p"), ("odd", "film.mp4", "h264", "42x82", "yuv420p"),
        ("odd", "film.mov", "h264", "42x82", "yuv420p"), ("odd", "film.webm", "vp9", "41x81", "yuv420p"),
    ])
    func videoShowsThePNGFiles(
        scene: String, file: String, codec: String, size: String, pixels: String
    ) throws {
        try render("\(scene).yaml -o \(file)")
        try render("\(scene).yaml -o frames")
        let facts = try FilmReader.probe(place.path(file))
        #expect(facts["codec_name"] == codec)
        #expect("\(facts["width"] ?? "")x\(facts["height"] ?? "")" == size)
        #expect(facts["pix_fmt"] == pixels)
        #expect(facts["r_frame_rate"] == "10/1")
        #expect(facts["nb_read_frames"] == "11")
        #expect(facts["color_range"] == "tv")
        if codec != "rawvideo" { #expect(facts["color_space"] == "bt709") }
        let finding = try FilmReader.read(place.path(file), beside: place.path("frames"), ffmpeg: true)
        #expect(finding.count == 11)
        #expect(finding.mean < 7, "\(finding.mean)")
    }

    @Test(
        arguments: [("film.mov", "prores", "yuva444p12le", 1.5), ("film.webm", "vp9", "yuv420p", 8)]
            as [(String, String, String, Double)])
    func whatIsClearStaysClear(file: String, codec: String, pixels: String, mean: Double) throws {
        try render("clear.yaml -o \(file)")
        try render("clear.yaml -o frames")
        let facts = try FilmReader.probe(place.path(file))
        #expect(facts["codec_name"] == codec)
        #expect(facts["pix_fmt"] == pixels)
        #expect(facts["nb_read_frames"] == "18")
        #expect(facts["r_frame_rate"] == "30000/1001")
        let finding = try FilmReader.read(place.path(file), beside: place.path("frames"), ffmpeg: true)
        #expect(finding.mean < mean, "\(finding.mean)")
    }

    @Test(
        arguments: [
            ("film", "film.gif", "--loop 3", 100.0, 3), ("film", "film.gif", "--fps 25", 40, 0),
            ("film", "film.webp", "--lossless --loop 2", 100, 2),
            ("clear", "film.webp", "--lossless", 33.4, 0),
        ] as [(String, String, String, Double, Int)])
    func picturesThatMoveShowThePNGFiles(
        scene: String, file: String, options: String, delay: Double, loop: Int
    ) throws {
        try render("\(scene).yaml -o \(file) \(options)")
        let rate = options.split(separator: " ").firstIndex(of: "--fps").map { _ in options } ?? ""
        try render("\(scene).yaml -o frames \(rate)")
        let finding = try FilmReader.read(place.path(file), beside: place.path("frames"))
        let count = place.names("frames").count - 1
        #expect(finding.count <= count)
        if !file.hasSuffix("webp") { #expect(finding.count == count) }
        #expect(abs(finding.delays.reduce(0, +) - Double(count) * delay) < 40, "\(finding.delays)")
        if file.hasSuffix("webp") {
            #expect(finding.most == 0)
            #expect(finding.loop == loop)
        } else {
            #expect(finding.mean < 2, "\(finding.mean)")
            #expect(finding.loop ?? 0 == max(0, loop - 1))
        }
    }

    @Test func qualityMakesAWebPLarger() throws {
        try render("film.yaml --scale 3 -o small.webp --quality 5")
        try render("film.yaml --scale 3 -o large.webp --quality 95")
        #expect(try place.data("small.webp").count < place.data("large.webp").count)
    }
}
