import CarouselPixels
import CarouselCairo
import CarouselDrawing
import CarouselFrames
import Testing

/// Drawing only the rows that may differ from the one above gives the picture of drawing all.
@Suite struct BusyRowsAgainstAllTests {
    @Test(arguments: SVGMoment.samples, [1.0, 2, 3])
    func samePixels(moment: SVGMoment, scale: Double) throws {
        let film = try Sample.film(moment.name) { $0.screen.scale = scale }
        let renderer = film.renderer()
        let resources = try FilmResources()
        for step in 0..<3 {
            let list = try renderer.displayList(at: moment.time + Double(step) * 0.05)
            let canvas = try PixelCanvas(size: list.size, scale: scale, resources: resources)
            let rows = try canvas.drawBusyRows(list)
            let file = try PNGEncoder().encode(canvas.bitmap, opaque: true, drawn: rows)

            // A line nobody sees, over everything, makes every row one to be drawn.
            var all = list
            let frame = Rect(x: 0, y: 0, width: list.size.width, height: list.size.height)
            all.nodes.append(.stroke(.rectangle(frame), LineStyle(width: 1), .color(.clear)))
            let whole = try PixelCanvas(size: list.size, scale: scale, resources: resources)
            #expect(try whole.drawBusyRows(all).map(\.count).reduce(0, +) == whole.bitmap.height)
            // Cairo's edges move by a hair where a path is cut off at the sheet's edge in more pieces.
            canvas.bitmap.repeatRows(between: rows)
            #expect(mostApart(canvas.bitmap, whole.bitmap) <= 12)
            #expect(try PNGEncoder().encode(canvas.bitmap, opaque: true) == file)
        }
    }

    /// The largest difference of any channel, 0 … 255.
    private func mostApart(_ a: Bitmap, _ b: Bitmap) -> Int {
        (0..<a.width * a.height).reduce(0) { most, index in
            let (p, q) = (a.pixels[index], b.pixels[index])
            guard p != q else { return most }
            return [0, 8, 16].reduce(most) { max($0, abs(Int(p >> $1 & 0xFF) - Int(q >> $1 & 0xFF))) }
        }
    }
}
