import CarouselDrawing
import CarouselScene
import Testing

@testable import CarouselMotion

/// What holds for any film of any kind: 300 random ones, the same in each run.
struct InvariantsTests {
    private static let films: [Scene] = {
        var random = SplitMix64(state: 2_026)
        return (0..<300).map { film($0, &random) }
    }()

    /// Nothing jumps but by a whole round of a loop, however much is going on.
    ///
    /// A step that a 240th of a second makes is halved, towards the larger half, until only a jump could be left; a
    /// motion's end is one of a tenth of a point at most.
    @Test(arguments: 0..<10) func nothingJumps(part: Int) {
        for number in stride(from: part, to: 300, by: 10) {
            let scene = Self.films[number]
            // The front card's translation ends with its swipe, and a drag of it begins with 10 points.
            if case .cards = scene.carousel.kind { continue }
            let motion = Motion(scene)
            let round = Self.round(of: scene)
            func offset(_ t: Double) -> Double { motion.pose(at: t).offset }
            func step(_ a: Double, _ b: Double) -> Double {
                let way = abs(b - a)
                guard let round else { return way }
                return abs(way - (way / round).rounded() * round)
            }
            var next = offset(0)
            for k in 0..<Int(motion.duration * 240) {
                var (start, end) = (Double(k) / 240, Double(k + 1) / 240)
                var (from, to) = (next, offset(end))
                next = to
                guard step(from, to) > 4 else { continue }
                for _ in 0..<14 {
                    let middle = (start + end) / 2
                    let between = offset(middle)
                    if step(from, between) > step(between, to) {
                        (end, to) = (middle, between)
                    } else {
                        (start, from) = (middle, between)
                    }
                }
                #expect(step(from, to) < 0.11, "film \(number) jumps at \(start)")
            }
        }
    }

    @Test(arguments: 0..<10) func allRestsWhereItWouldStandFromTheStart(part: Int) {
        for number in stride(from: part, to: 300, by: 10) {
            var scene = Self.films[number]
            // What rolls out rests anywhere.
            if case .scroll(let scroll) = scene.carousel.kind, scroll.behavior == .none { continue }
            let motion = Motion(scene)
            let last = motion.pose(at: motion.duration)
            let restless = (0...60).lazy.map { motion.pose(at: motion.duration * Double($0) / 60) }
            let poses = restless.filter { $0.phase == .rest } + (last.phase == .rest ? [last] : [])
            for pose in poses {
                scene.timeline = Timeline(duration: 0, start: pose.index)
                var standing = Motion(scene).pose(at: 0)
                standing.time = pose.time
                #expect(pose == standing, "film \(number) at \(pose.time)")
            }
        }
    }

    /// How far a looping carousel goes until it is where it was.
    private static func round(of scene: Scene) -> Double? {
        let (loop, stride): (Banner.Loop, Double)
        switch scene.carousel.kind {
        case .banner(let banner):
            (loop, stride) = (banner.loop, scene.screen.width - 2 * scene.carousel.padding)
        case .scroll(let scroll):
            guard case .points(let length) = scroll.item else { return nil }
            (loop, stride) = (scroll.loop, length + scroll.spacing)
        default: return nil
        }
        return loop == .ring || loop == .append ? Double(scene.carousel.cards.count) * stride : nil
    }

    private static func film(_ number: Int, _ random: inout SplitMix64) -> Scene {
        let autoplay = Banner.Autoplay(
            interval: .random(in: 0.2...1.5, using: &random), resumeDelay: .random(in: 0...1, using: &random))
        let kinds: [Carousel.Kind] = [
            .snap(Snap(adjustment: .random(using: &random))),
            .peek(Peek(itemSize: Size(.random(in: 100...380, using: &random), 200))), .pager,
            .banner(.ring, autoplay: autoplay), .banner(.append, autoplay: autoplay),
            .banner(.rewind, autoplay: autoplay), .banner(.none), .cards(.crossfade), .cards(.slide),
            .cards(Cards(swap: .slide, swipe: .both, tilt: 15)),
            .scroll(Scroll(item: .points(.random(in: 80...380, using: &random)))),
            .scroll(Scroll(behavior: .none, item: .points(150))),
            .scroll(Scroll(behavior: .paging, spacing: 0)),
            .scroll(Scroll(behavior: .groupPagingCentered, item: .points(300), loop: .rewind)),
            .scroll(Scroll(limit: .never, anchor: .center, item: .points(300), loop: .ring)),
        ]
        let kind = kinds[number % kinds.count]
        let animations: [Carousel.Animation] = [.easeInOut, .linear, .easeOut, .default, .bouncy, .snappy]
        let count = Int.random(in: 2...7, using: &random)
        let steps = (0..<Int.random(in: 1...8, using: &random)).flatMap { _ in step(count, &random) }
        return scene(
            kind, count: count, animation: animations[Int.random(in: 0..<6, using: &random)],
            duration: kind.values.autoplays ? 5 : nil, start: .random(in: 0..<count, using: &random),
            kind.name == "cards" ? steps.filter { !$0.isSelect } : steps)
    }

    private static func step(_ count: Int, _ random: inout SplitMix64) -> [Step] {
        func by() -> Double { .random(in: -300...300, using: &random) }
        switch Int.random(in: 0..<6, using: &random) {
        case 0: return [.wait(.random(in: 0...0.4, using: &random))]
        case 1: return [.settle]
        case 2: return [.select(.random(in: 0..<count, using: &random))]
        case 3: return [.path([(0, 0), (0.1, by()), (0.25, by()), (0.3, by())])]
        case 4: return [.drag(by(), over: .random(in: 0.05...0.5, using: &random), curve: .easeOut)]
        default:
            return [
                .drag(
                    by(), over: .random(in: 0.05...0.5, using: &random),
                    hold: .random(in: 0...0.2, using: &random))
            ]
        }
    }
}

extension Step {
    fileprivate var isSelect: Bool {
        if case .select = self { true } else { false }
    }
}

/// Steele, Lea and Flood's generator: the same numbers from the same seed everywhere.
struct SplitMix64: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
