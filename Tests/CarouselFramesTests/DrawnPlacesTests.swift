import CarouselDrawing
import CarouselFrames
import CarouselMotion
import CarouselScene
import Testing

/// What `inspect` tells of a moment is what its frame shows: 300 random films, the same in each run, a moment of each.
struct DrawnPlacesTests {
    private typealias Pixel = [Double]
    private static let screen = Screen(width: 240, height: 180, scale: 1)
    private static let colors: [Color] = [
        Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0.6, blue: 0),
        Color(red: 0, green: 0, blue: 1), Color(red: 1, green: 0.8, blue: 0),
        Color(red: 0.6, green: 0, blue: 0.8),
    ]

    /// Films, and a moment of each as a share of its length.
    private static let moments: [(scene: Scene, share: Double)] = {
        var random = Drand48()
        return (0..<300).map { (film($0, &random), random.next()) }
    }()

    @Test(arguments: 0..<10) func framesShowWhatIsInspected(part: Int) throws {
        for number in stride(from: part, to: 300, by: 10) {
            let film = try Film(Self.moments[number].scene)
            let time = film.duration * Self.moments[number].share
            let pose = film.pose(at: time)
            let pixels = try film.pixels(at: time)
            var compared = 0
            for y in stride(from: 2, to: Int(Self.screen.height), by: 5) {
                for x in stride(from: 2, to: Int(Self.screen.width), by: 5) {
                    guard let due = Self.pixel(Point(Double(x) + 0.5, Double(y) + 0.5), pose, film.scene)
                    else { continue }
                    compared += 1
                    let start = (y * Int(Self.screen.width) + x) * 4
                    let seen = pixels[start..<start + 3].map(Double.init)
                    let isSame = zip(seen, due).allSatisfy { abs($0 - $1) <= 2 }
                    #expect(isSame, "film \(number) at \(time): (\(x), \(y)) is \(seen), not \(due)")
                }
            }
            #expect(compared > 200, "film \(number)")
        }
    }

    /// What is to be seen at a point; nil too near to an edge.
    private static func pixel(_ point: Point, _ pose: Pose, _ scene: Scene) -> Pixel? {
        let height = scene.carousel.height
        let container = Rect(
            x: scene.carousel.padding, y: (screen.height - height) / 2,
            width: screen.width - 2 * scene.carousel.padding, height: height)
        let clip = scene.carousel.kind.values.clips ? container : nil
        var pixel: Pixel = [255, 255, 255]
        if let clip {
            guard let isInside = clip.holds(point) else { return nil }
            if !isInside { return pixel }
        }
        for place in pose.places {
            guard let isInside = place.frame.scaled(by: place.scale).holds(point) else { return nil }
            guard isInside else { continue }
            let below = pixel
            for layer in place.layers {
                let color = colors[layer.item % colors.count]
                pixel = pixel.covered(
                    by: [color.red * 255, color.green * 255, color.blue * 255], layer.opacity)
            }
            pixel = below.covered(by: pixel, place.opacity)
        }
        return pixel
    }

    private static func film(_ number: Int, _ random: inout Drand48) -> Scene {
        let kinds: [Carousel.Kind] = [
            .snap(Snap()), .peek(Peek(itemSize: Size(150, 100))), .pager(Pager()),
            .banner(Banner(loop: .ring)), .banner(Banner(loop: .append)), .banner(Banner(loop: .rewind)),
            .cards(Cards(swap: .crossfade, shadow: nil)), .cards(Cards(swap: .slide, shadow: nil)),
            .scroll(Scroll(item: .points(90))), .scroll(Scroll(behavior: .none, item: .points(70))),
            .scroll(Scroll(behavior: .paging)),
            .scroll(Scroll(anchor: .center, item: .points(150), loop: .ring, clips: false)),
        ]
        let kind = kinds[number % kinds.count]
        let count = 2 + Int(random.next() * 4)
        let steps = (0..<1 + Int(random.next() * 3)).flatMap { _ -> [Step] in
            let way = random.next() * 400 - 200
            let drag = Drag(.by(way, over: 0.1 + random.next() * 0.3))
            return random.next() < 0.5 ? [.drag(drag), .settle] : [.drag(drag)]
        }
        let isStack = kind.name == "cards"
        var scene = Scene(
            screen: screen,
            carousel: Carousel(
                kind: kind,
                cards: (0..<count).map { item in
                    Card.View(.shape(Card.Shape(.rectangle, fill: .color(colors[item]))))
                }, height: 100, padding: isStack ? 30 : nil, screen: Size(screen.width, screen.height)),
            timeline: Timeline(duration: kind.values.autoplays ? 3 : nil, steps: steps))
        if !isStack, random.next() < 0.5 {
            scene.carousel.focus = Carousel.Focus(scale: 0.8, opacity: 0.5)
        }
        return scene
    }
}

extension Rect {
    /// Whether a point is inside; nil nearer to an edge than a pixel.
    fileprivate func holds(_ point: Point) -> Bool? {
        func holds(by margin: Double) -> Bool {
            point.x > minX - margin && point.x < maxX + margin && point.y > minY - margin
                && point.y < maxY + margin
        }
        return holds(by: 1) == holds(by: -1) ? holds(by: 0) : nil
    }
}

extension [Double] {
    fileprivate func covered(by above: [Double], _ opacity: Double) -> [Double] {
        zip(self, above).map { $0 + ($1 - $0) * opacity }
    }
}
