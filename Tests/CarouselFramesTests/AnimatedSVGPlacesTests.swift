import CarouselFrames
import Foundation
import Testing

/// Where a browser has the cards of a film in one SVG file at each frame's time, beside where the frame's own file has
/// them.
@Suite struct AnimatedSVGPlacesTests {
    /// A card as it is drawn: by its number, its scales, its shift in points and its opacity.
    private struct Card {
        var number: String
        var scaleX = 1.0
        var scaleY = 1.0
        var x = 0.0
        var y = 0.0
        var opacity = 1.0

        /// How far a point of a card of 400 × 400 points is from where another one has it, at most.
        func distance(to other: Card) -> Double {
            [0.0, 400].map { side in
                let dx = (scaleX - other.scaleX) * side + x - other.x
                let dy = (scaleY - other.scaleY) * side + y - other.y
                return (dx * dx + dy * dy).squareRoot()
            }.max() ?? 0
        }
    }

    @Test(arguments: ["snap", "banner", "row", "peek"])
    func cardsOnWholePixelsAreThereInEveryFrame(sample: String) throws {
        try compare(Sample.film(sample), places: 1e-3, opacity: 1e-3)
    }

    @Test(arguments: ["depth", "zoomOut"])
    func cardsThatAreScaledAreWithinATwentiethOfAPoint(preset: String) throws {
        let folder = try TemporaryFolder()
        let scene = """
            version: 1
            screen: { width: 390, height: 400, scale: 2 }
            carousel:
              kind: scroll
              behavior: paging
              item: { count: 1 }
              spacing: 0
              height: 400
              transition: { preset: \(preset) }
              items: [{ color: red }, { color: green }, { color: blue }]
              card: { shape: rectangle, fill: "{color}" }
            timeline:
              duration: 1.5
              steps: [{ drag: { by: -240, over: 0.3 } }, settle]
            """
        try Data(scene.utf8).write(to: folder.url("s.yaml"))
        try compare(Film(contentsOf: folder.path("s.yaml")), places: 0.05, opacity: 2.0 / 800)
    }

    private func compare(_ film: Film, places: Double, opacity: Double) throws {
        let frames = try seen(film)
        try #require(frames.count == film.frameCount)
        let renderer = film.renderer()
        var count = 0
        for (frame, seen) in frames.enumerated() {
            let drawn = try drawn(renderer.svg(at: film.time(ofFrame: frame)))
            #expect(seen.map(\.number) == drawn.map(\.number), "frame \(frame)")
            for (seen, drawn) in zip(seen, drawn) {
                #expect(seen.distance(to: drawn) <= places, "frame \(frame): \(seen), \(drawn)")
                #expect(abs(seen.opacity - drawn.opacity) <= opacity, "frame \(frame): \(seen), \(drawn)")
                count += 1
            }
        }
        #expect(count >= film.frameCount)
    }

    /// What the frame's own file says.
    private func drawn(_ svg: [UInt8]) -> [Card] {
        let groups = String(decoding: svg, as: UTF8.self).matches(of: /<g id="[^"]*-card-(\d+)[^>]*>/)
        return groups.map { group in
            var card = Card(number: String(group.output.1))
            func numbers(_ match: Regex<(Substring, Substring)>) -> [Double] {
                let text = group.output.0.firstMatch(of: match)?.output.1
                return text?.split(separator: ",").compactMap { Double($0) } ?? []
            }
            let shift = numbers(/translate\(([^)]*)\)/)
            if shift.count == 2 { (card.x, card.y) = (shift[0], shift[1]) }
            let scale = numbers(/scale\(([^)]*)\)/)
            if let first = scale.first { (card.scaleX, card.scaleY) = (first, scale.last ?? first) }
            if let opacity = numbers(/\sopacity="([^"]*)"/).first { card.opacity = opacity }
            return card
        }
    }

    /// What Chromium says of the film's file.
    private func seen(_ film: Film) throws -> [[Card]] {
        let folder = try TemporaryFolder()
        try film.write(to: .file(folder.path("film.svg")), SequenceOptions(format: .animatedSVG))
        let svg = try String(contentsOf: folder.url("film.svg"), encoding: .utf8)
        let times = (0..<film.frameCount).map { film.time(ofFrame: $0) * 1000 }
        let page = """
            <!doctype html><meta charset=utf-8><body>\(svg[(svg.range(of: "<svg")?.lowerBound ?? svg.startIndex)...])
            <pre id=answer></pre><script>
            const animations = document.getAnimations();
            animations.forEach(a => a.pause());
            const cards = [...document.querySelectorAll('g[id*="-card-"]')];
            const answer = \(times).map(time => {
              animations.forEach(a => a.currentTime = time);
              return cards.filter(c => getComputedStyle(c).visibility == 'visible').map(c => {
                const m = c.getCTM();
                return [c.id.replace(/.*-card-/, '').replace(/-.*/, ''),
                  m.a, m.d, m.e, m.f, Number(getComputedStyle(c).opacity)].join(',');
              }).join(' ');
            });
            document.getElementById('answer').textContent = answer.join('/');
            </script>
            """
        try Data(page.utf8).write(to: folder.url("page.html"))
        let answer = try Tool.chromium.run([
            "--no-sandbox", "--disable-gpu", "--user-data-dir=\(folder.path("profile"))", "--dump-dom",
            "file://\(folder.path("page.html"))",
        ])
        let text = try #require(answer.firstMatch(of: /<pre id="answer">([^<]*)</)?.output.1)
        return text.split(separator: "/", omittingEmptySubsequences: false).map { frame in
            frame.split(separator: " ").map { card in
                let parts = card.split(separator: ",")
                let n = parts.dropFirst().compactMap { Double($0) }
                guard n.count == 5 else { return Card(number: "?") }
                return Card(
                    number: String(parts[0]), scaleX: n[0], scaleY: n[1], x: n[2], y: n[3], opacity: n[4])
            }
        }
    }
}
