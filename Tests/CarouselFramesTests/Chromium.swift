import CarouselPixels
import CarouselCairo
import Foundation

/// A browser without a window.
enum Chromium {
    /// What a page shows in which SVG files stand inline side by side, each in `width` × `height` points, at two
    /// pixels per point.
    static func screenshot(
        of files: [String], width: Int, height: Int, in folder: TemporaryFolder
    ) throws -> Bitmap {
        var page = "<!doctype html><meta charset=utf-8><style>body{margin:0}</style>"
        for (index, svg) in files.enumerated() {
            let start = svg.range(of: "<svg")?.lowerBound ?? svg.startIndex
            page += "<div style='position:absolute;top:0;left:\(index * width)px'>\(svg[start...])</div>"
        }
        return try screenshot(ofPage: page, width: files.count * width, height: height, in: folder)
    }

    /// What films in SVG show side by side when their clocks are stopped at some times, in seconds, each in `width` ×
    /// `height` points, at two pixels per point.
    static func screenshot(
        of stills: [(film: String, time: Double)], width: Int, height: Int, in folder: TemporaryFolder
    ) throws -> Bitmap {
        var page = "<!doctype html><meta charset=utf-8><style>body{margin:0}</style>"
        for (index, still) in stills.enumerated() {
            let start = still.film.range(of: "<svg")?.lowerBound ?? still.film.startIndex
            // Documents of their own: ids of one film are alike.
            let document =
                "<!doctype html><meta charset=utf-8><style>body{margin:0}</style>"
                + still.film[start...]
            let escaped = document.replacingOccurrences(of: "&", with: "&amp;")
                .replacingOccurrences(of: "\"", with: "&quot;")
            page +=
                "<iframe width=\(width) height=\(height) data-time=\(still.time * 1000) "
                + "style='border:0;position:absolute;top:0;left:\(index * width)px' srcdoc=\"\(escaped)\"></iframe>"
        }
        page += """
            <script>onload = () => document.querySelectorAll('iframe').forEach(frame =>
              frame.contentDocument.getAnimations().forEach(animation => {
                animation.pause();
                animation.currentTime = Number(frame.dataset.time);
              }))</script>
            """
        return try screenshot(ofPage: page, width: stills.count * width, height: height, in: folder)
    }

    /// What a page shows, at two pixels per point.
    static func screenshot(
        ofPage page: String, width: Int, height: Int, in folder: TemporaryFolder, _ options: [String] = []
    ) throws -> Bitmap {
        try Data(page.utf8).write(to: folder.url("page.html"))
        try Tool.chromium.run(
            [
                "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-color-profile=srgb",
                "--force-device-scale-factor=2", "--window-size=\(width),\(height)",
                "--user-data-dir=\(folder.path("profile"))", "--screenshot=\(folder.path("page.png"))",
            ] + options + ["file://\(folder.path("page.html"))"])
        return try PictureDecoder.decode(contentsOf: folder.path("page.png")).bitmap
    }
}
