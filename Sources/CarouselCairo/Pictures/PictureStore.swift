import CarouselDrawing
import CarouselPixels
import Synchronization

/// The pictures of a film, each decoded and halved once and shared by all threads.
package final class PictureStore: Sendable {
    private struct State {
        var decoded: [String: Result<DecodedPicture, PictureError>] = [:]
        var levels: [String: PictureLevels] = [:]

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

    func picture(_ picture: Picture) throws(DrawingError) -> DecodedPicture {
        switch state.withLock({ $0.decode(picture.file) }) {
        case .success(let decoded): return decoded
        case .failure(let error): throw .picture(file: picture.file, fault: error.description)
        }
    }

    /// A picture with its smaller copies.
    func levels(_ picture: Picture) throws -> PictureLevels {
        let decoded = try self.picture(picture)
        return try state.withLock { state in
            if let known = state.levels[picture.file] { return known }
            let made = try PictureLevels(decoded)
            state.levels[picture.file] = made
            return made
        }
    }

    /// Why a file cannot be drawn, or nil.
    package func fault(of file: String) -> String? {
        if case .failure(let error) = state.withLock({ $0.decode(file) }) { error.description } else { nil }
    }
}
