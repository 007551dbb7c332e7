import CarouselDrawing
import CarouselFrames
import CarouselPixels
import CarouselScene
import Foundation
import Testing

/// A film's moments in one picture.
struct ContactSheetTests {
    private func film(_ changes: (inout Scene) -> Void = { _ in }) throws -> Film {
        let card = Card.View(.shape(Card.Shape(.rectangle, fill: .color(Color(bytes: 255, 0, 0)))))
        var scene = Scene(
            screen: Screen(width: 180, height: 100, scale: 1),
            carousel: Carousel(kind: .pager(Pager()), cards: [card, card, card]),
            timeline: Timeline(steps: [.wait(0.5), .drag(Drag(.by(-90, over: 0.25))), .settle]))
        scene.carousel.height = 100
        changes(&scene)
        return try Film(scene)
    }

    private func size(_ png: [UInt8]) -> [Int] {
        [16, 20].map { offset in png[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    }

    @Test func whatGoesOn() throws {
        let film = try film()
        #expect(
            [0, 0.4, 0.6, 0.7, 0.8, 30].map(film.occurrence) == [
                "at rest, item 0", "at rest, item 0", "drag −36 pt", "drag −72 pt", "settling",
                "at rest, item 1",
            ])
    }

    @Test(arguments: [
        // Frames of 180 × 100 points, 16 apart, with 42 points of caption below; 24 points of margin.
        (moments: 3, columns: 2 as Int?, width: 424, rows: 2), (3, nil, 620, 1), (7, nil, 1012, 2),
        (1, 9, 228, 1),
    ])
    func framesStandInRows(moments: Int, columns: Int?, width: Int, rows: Int) throws {
        let times = (0..<moments).map { Double($0) * 0.1 }
        let sheet = try ContactSheet(
            [.init(film(), title: "film")], times: times, columns: columns, scale: 1)
        let size = size(try sheet.file(.png))
        #expect(size[0] == width)
        #expect(size[1] == 24 + 25 + 16 + rows * (100 + 42 + 16) - 16 + 24)
        let svg = String(decoding: try sheet.file(.svg), as: UTF8.self)
        #expect(svg.contains("viewBox=\"0 0 \(width) \(size[1])\""))
    }

    @Test func severalFilmsShowTheSameMoments() throws {
        let long = try film { $0.timeline.steps.append(.wait(1)) }
        let sections = [ContactSheet.Section(try film(), title: "a"), .init(long, title: "b")]
        let count = Set(long.keyTimes + sections[0].film.keyTimes).count
        let size = size(try ContactSheet(sections, scale: 1).file(.png))
        #expect(size[0] == 48 + count * 196 - 16)
    }

    @Test func aFrameIsTheFilmsMadeSmaller() throws {
        let sheet = try ContactSheet([.init(film(), title: "film")], times: [0.25], scale: 1).file(.png)
        let bitmap = try PictureDecoder.decode(sheet).bitmap
        func pixel(_ x: Int, _ y: Int) -> UInt32 { bitmap.pixels[y * bitmap.width + x] }
        // At the frame's middle the card's red, beside it the sheet.
        #expect(pixel(24 + 90, 65 + 50) == 0xFFFF_0000)
        #expect(pixel(10, 65 + 50) == 0xFFFF_FFFF)
    }

    @Test func tooManyFramesAreRefused() throws {
        #expect(throws: FilmError.self) {
            _ = try ContactSheet([.init(film(), title: "film")], times: Array(repeating: 0, count: 201))
        }
    }
}
