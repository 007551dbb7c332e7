import CarouselDrawing
import CarouselPixels
import Synchronization

/// The pictures of a film, each decoded and halved once and shared by all threads.
package final class PictureStore: Sendable {
    private struct State {
        var decoded: [String: Result<DecodedPicture, PictureError>] = [:]
        /// Characters that are pictures.
        var glyphs: [Picture: DecodedPicture] = [:]
        /// By the colours in which they are drawn, too.
        var recolored: [Picture: DecodedPicture] = [:]
        var levels: [Picture: PictureLevels] = [:]

        mutating func decode(_ file: String) -> Result<DecodedPicture, PictureError> {
            if let known = decoded[file] { return known }
            let outcome = Result { () throws(PictureError) in
                try PictureDecoder.decode(contentsOf: file)
            }
            decoded[file] = outcome
            return outcome
        }
    }

    private let state = Mutex(State())

    package init() {}

    /// A picture in the colours in which it is drawn.
    func picture(_ picture: Picture) throws -> DecodedPicture {
        let decoded = try plain(picture)
        guard !picture.effects.isEmpty else { return decoded }
        return try state.withLock { state in
            if let known = state.recolored[picture] { return known }
            let made = try decoded.recolored(by: picture.effects)
            state.recolored[picture] = made
            return made
        }
    }

    /// A picture in its own colours.
    private func plain(_ picture: Picture) throws -> DecodedPicture {
        if let glyph = picture.glyph {
            let plain = Picture(file: picture.file, glyph: glyph)
            return try state.withLock { state in
                if let known = state.glyphs[plain] { return known }
                let drawn = try ColorGlyph.picture(glyph, in: picture.file)
                state.glyphs[plain] = drawn
                return drawn
            }
        }
        switch state.withLock({ $0.decode(picture.file) }) {
        case .success(let decoded): return decoded
        case .failure(let error):
            throw DrawingError.picture(file: picture.file, fault: error.description)
        }
    }

    /// A picture with its smaller copies.
    func levels(_ picture: Picture) throws -> PictureLevels {
        let decoded = try self.picture(picture)
        return try state.withLock { state in
            if let known = state.levels[picture] { return known }
            let made = try PictureLevels(decoded)
            state.levels[picture] = made
            return made
        }
    }

    /// Why a file cannot be drawn, or nil.
    package func fault(of file: String) -> String? {
        if case .failure(let error) = state.withLock({ $0.decode(file) }) { error.description } else { nil }
    }

    /// What is to be told about the colours of a file that can be drawn, or nil.
    package func warning(about file: String) -> String? {
        if case .success(let picture) = state.withLock({ $0.decode(file) }) {
            picture.profileFault?.description
        } else {
            nil
        }
    }
}

extension DecodedPicture {
    /// The same pixels in other colours.
    fileprivate func recolored(by effects: [ColorMatrix]) throws -> DecodedPicture {
        let changed = try Bitmap(width: width, height: height)
        // Photos have many colours, but neighbours are often alike.
        var last: (pixel: UInt32, changed: UInt32) = (0, 0)
        for index in 0..<width * height {
            let pixel = bitmap.pixels[index]
            if pixel != last.pixel {
                let color = effects.reduce(Color(premultiplied: pixel)) { $1.apply($0) }
                last = (pixel, color.premultiplied)
            }
            changed.pixels[index] = last.changed
        }
        var picture = self
        picture.bitmap = changed
        picture.jpeg = nil
        return picture
    }
}

extension Color {
    /// From one of Cairo's pixels.
    fileprivate init(premultiplied pixel: UInt32) {
        let alpha = Double(pixel >> 24)
        func part(_ shift: UInt32) -> Double { alpha > 0 ? Double(pixel >> shift & 0xFF) / alpha : 0 }
        self.init(red: part(16), green: part(8), blue: part(0), alpha: alpha / 255)
    }
}
