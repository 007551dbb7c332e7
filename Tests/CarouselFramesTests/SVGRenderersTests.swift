import CarouselFrames
import CarouselPixels
import Foundation
import Testing

/// Where the renderers are that Tests/run.sh installs.
private enum Renderers {
    static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// A Python that has them.
    static let python: URL? = {
        let python = package.appendingPathComponent(".build/svg-renderers/bin/python")
        return FileManager.default.isExecutableFile(atPath: python.path) ? python : nil
    }()
}

/// Renderers that share no code with Cairo or a browser show the layers as the PNG does.
@Suite(
    .enabled(
        if: Renderers.python != nil,
        "resvg, Skia and ThorVG are not installed; Tests/run.sh installs them from PyPI"))
struct SVGRenderersTests {
    enum Renderer: String, CaseIterable {
        case resvg
        case skia
        case thorvg

        /// What it is known not to draw: the build of Skia on PyPI has no decoders for pictures in SVG, ThorVG no
        /// filters that change colours.
        func draws(_ moment: SVGMoment) -> Bool {
            switch self {
            case .resvg: true
            case .skia: !["cards", "cards-slide", "halves", "effects"].contains(moment.name)
            case .thorvg: moment.name != "effects"
            }
        }

        /// ThorVG's edges, gradients and blurs are rougher than all others'.
        var tolerance: (mean: Double, farOff: Double) {
            switch self {
            case .resvg, .skia: (0.6, 0.0005)
            case .thorvg: (1.5, 0.004)
            }
        }
    }

    static let cases = Renderer.allCases.flatMap { renderer in
        SVGMoment.all.filter(renderer.draws).map { (renderer: renderer, moment: $0) }
    }

    @Test(arguments: cases)
    func showsWhatThePNGShows(renderer: Renderer, moment: SVGMoment) throws {
        let python = try #require(Renderers.python)
        let film = try moment.film()
        let folder = try TemporaryFolder()
        try Data(film.svg(at: moment.time)).write(to: folder.url("frame.svg"))
        try Tool.run(
            python,
            [
                Renderers.package.appendingPathComponent("Tests/Renderers/rasterise.py").path,
                renderer.rawValue,
                folder.path("frame.svg"), folder.path("frame.png"), "\(film.scene.screen.scale)",
            ])
        let difference = Difference(
            try PictureDecoder.decode(contentsOf: folder.path("frame.png")).bitmap,
            try PictureDecoder.decode(film.png(at: moment.time)).bitmap)
        let tolerance = renderer.tolerance
        #expect(
            difference.mean < tolerance.mean && difference.farOff < tolerance.farOff,
            "\(renderer), \(moment.testDescription): \(difference)")
    }
}

/// Inkscape, in which people edit the layers, opens them without a word and shows what the PNG does.
@Suite(
    .enabled(if: Tool.inkscape.isInstalled, "Inkscape is not installed; Tests/run.sh installs it on Debian"))
struct InkscapeTests {
    @Test(arguments: SVGMoment.all)
    func opensWithoutWarning(moment: SVGMoment) throws {
        let film = try moment.film()
        let folder = try TemporaryFolder()
        try Data(film.svg(at: moment.time)).write(to: folder.url("frame.svg"))
        let said = try Tool.inkscape.run([
            folder.path("frame.svg"), "--export-filename", folder.path("frame.png"), "--export-width",
            "\(film.pixelSize.width)",
        ])
        // What it says of itself where there is no desktop, whatever the file.
        let own = ["GtkRecentManager", "dconf", "Gdk-CRITICAL"]
        let words = said.split(separator: "\n").filter { line in !own.contains { line.contains($0) } }
        #expect(words == [])
        let difference = Difference(
            try PictureDecoder.decode(contentsOf: folder.path("frame.png")).bitmap,
            try PictureDecoder.decode(film.png(at: moment.time)).bitmap)
        #expect(
            difference.mean < 0.6 && difference.farOff < 0.0005, "\(moment.testDescription): \(difference)")
    }
}
