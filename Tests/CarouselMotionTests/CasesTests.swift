import CarouselDrawing
import CarouselScene
import Foundation
import Testing

@testable import CarouselMotion

/// Scenes whose numbers were worked out independently of this program.
struct CasesTests {
    /// The scenes of `Cases/*.yaml`, in Swift: what moves is tested apart from what reads files.
    static let scenes = systems + ScrollCases.scenes

    private static let systems: [(name: String, scene: Scene)] = [
        (
            "away",
            scene(
                .peek, count: 7,
                transition: .init(.away(.init(opacity: 0.5, scale: Size(0.85, 0.85), rotateY: 30))),
                [.drag(-180, over: 0.3), .wait(1)])
        ),
        ("banner-append", scene(.banner(Banner(loop: .append)), count: 3, duration: 5)),
        (
            "banner-drag-pauses",
            scene(.banner(Banner()), count: 4, duration: 6, [.wait(1.6), .drag(-150)])
        ),
        ("banner-fast-timer", scene(.banner(Banner(autoplay: fast)), count: 3, duration: 2)),
        (
            "banner-short-drag",
            scene(.banner(Banner(loop: .append)), count: 6, duration: 6, [.wait(2.5), .drag(-8)])
        ),
        ("cards-crossfade", scene(.cards(.crossfade), [.drag(-150), .wait(0.8), .drag(-90), .wait(0.5)])),
        (
            "cards-fade-under-a-finger",
            scene(
                .cards(.crossfade), count: 3,
                [.drag(-150, over: 0.1), .wait(0.03), .drag(-50, over: 0.4), .wait(0.5)])
        ),
        ("cards-slide", scene(.cards(.slide), [.drag(-150), .wait(0.8), .drag(-80), .wait(0.6)])),
        (
            "coverflow",
            scene(
                .peek, count: 7, transition: .init(.preset(.init(.coverflow))), start: 2,
                [.drag(-180, over: 0.3), .wait(1)])
        ),
        (
            "expand-ring",
            scene(
                .banner(Banner()), count: 4, indicator: Indicator(style: .expand), duration: 5)
        ),
        (
            "pager-recorded",
            scene(
                .pager, count: 4, indicator: Indicator(),
                [.path([(0, 0), (0.05, -30), (0.083, -72), (0.091, -72)]), .wait(1)])
        ),
        (
            "pager-slow-and-back",
            scene(
                .pager, indicator: Indicator(),
                [.drag(-150, over: 1, hold: 0.1), .wait(1), .drag(-240, over: 1, hold: 0.1), .wait(1)])
        ),
        ("peek-flick", scene(.peek, count: 101, [.drag(-120), .wait(1.2)])),
        ("peek-past-the-end", scene(.peek, count: 3, [.drag(150, over: 0.3, hold: 0.2), .wait(1)])),
        ("snap-one-page", scene(.snap, [.wait(0.3), .drag(-220, over: 0.35), .settle, .wait(0.2)])),
        (
            "snap-plain",
            scene(.snap(Snap(adjustment: false)), [.drag(-200), .wait(0.6), .drag(-200), .wait(0.6)])
        ),
        (
            "snap-select-twice",
            scene(.snap(Snap(adjustment: false)), [.select(1), .wait(0.15), .select(2), .wait(0.6)])
        ),
        ("snap-tap-is-no-drag", scene(.snap, count: 3, [.drag(-9), .wait(0.5)])),
        (
            "snap-two-flicks",
            scene(.snap, [.drag(-160, over: 0.12), .wait(0.06), .drag(-160, over: 0.12), .wait(0.6)])
        ),
        ("worm", scene(.pager, indicator: Indicator(style: .worm), [.drag(-240, over: 0.3), .wait(1)])),
    ]

    private static let fast = Banner.Autoplay(interval: 0.3)

    @Test(arguments: scenes.map(\.name))
    func poses(name: String) throws {
        let motion = Motion(try #require(Self.scenes.first { $0.name == name }).scene)
        let lines = try String(
            contentsOf: Self.folder.appending(path: "\(name).expected.jsonl"), encoding: .utf8
        )
        .split(separator: "\n")
        #expect(!lines.isEmpty)
        for line in lines {
            let expected = try JSONDecoder().decode(Expected.self, from: Data(line.utf8))
            compare(motion.pose(at: expected.time), expected)
        }
    }

    @Test func everyCaseHasItsScene() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        let names = files.filter { $0.hasSuffix(".yaml") }.map { String($0.dropLast(5)) }.sorted()
        #expect(names == Self.scenes.map(\.name).sorted())
    }

    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases")

    private struct Expected: Decodable {
        var time: Double
        var phase: String
        var index: Int
        var position: Double
        var offset: Double
        var items: [Item]
        var indicator: Indicator?

        struct Item: Decodable {
            var item: Int
            var x, y, width, height: Double
            var opacity, scale: Double?
            var corners: [Double]?
        }
        struct Indicator: Decodable {
            var mask: Mask?
            var marks: [Mask]?
        }
        struct Mask: Decodable {
            var x, y, width, height: Double
            var mix: Double?
        }
    }

    private func compare(_ pose: Pose, _ expected: Expected) {
        let comment: Comment = "at \(expected.time)"
        func close(_ value: Double?, _ other: Double) { expectClose(value, other, within: 0.002, comment) }
        #expect(pose.phase.rawValue == expected.phase, comment)
        #expect(pose.index == expected.index, comment)
        close(pose.position, expected.position)
        close(pose.offset, expected.offset)
        let drawn = pose.places.flatMap { place in place.layers.map { (place, $0) } }
        #expect(drawn.map(\.1.item) == expected.items.map(\.item), comment)
        for ((place, layer), item) in zip(drawn, expected.items) {
            close(place.frame.x, item.x)
            close(place.frame.y, item.y)
            close(place.frame.width, item.width)
            close(place.frame.height, item.height)
            close(place.opacity * layer.opacity, item.opacity ?? 1)
            close(place.scale, item.scale ?? 1)
            #expect((place.corners == nil) == (item.corners == nil), comment)
            for (value, expected) in zip((place.corners ?? []).flatMap { [$0.x, $0.y] }, item.corners ?? []) {
                expectClose(value, expected, within: 0.01, comment)
            }
        }
        if let mask = expected.indicator?.mask {
            close(pose.indicator?.masks.first?.x, mask.x)
            close(pose.indicator?.masks.first?.y, mask.y)
            close(pose.indicator?.masks.first?.width, mask.width)
            close(pose.indicator?.masks.first?.height, mask.height)
        }
        if let marks = expected.indicator?.marks {
            #expect(pose.indicator?.marks.count == marks.count, comment)
            for (mark, expected) in zip(pose.indicator?.marks ?? [], marks) {
                close(mark.frame.x, expected.x)
                close(mark.frame.y, expected.y)
                close(mark.frame.width, expected.width)
                close(mark.frame.height, expected.height)
                close(mark.mix, expected.mix ?? 0)
            }
        }
    }
}
