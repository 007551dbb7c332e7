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
        try Data(page.utf8).write(to: folder.url("page.html"))
        try Tool.chromium.run([
            "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-color-profile=srgb",
            "--force-device-scale-factor=2", "--window-size=\(files.count * width),\(height)",
            "--user-data-dir=\(folder.path("profile"))", "--screenshot=\(folder.path("page.png"))",
            "file://\(folder.path("page.html"))",
        ])
        return try PictureDecoder.decode(contentsOf: folder.path("page.png")).bitmap
    }
}
