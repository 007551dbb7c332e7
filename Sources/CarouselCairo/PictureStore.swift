import CarouselDrawing
import Foundation

/// The pictures of a film, each decoded and halved once and shared by all threads.
package final class PictureStore: @unchecked Sendable {
    // Guarded by `lock`: what makes this class Sendable.
    private var decoded: [String: Result<DecodedPicture, PictureError>] = [:]
    private var levels: [String: PictureLevels] = [:]
    private let lock = NSLock()

    package init() {}

    func picture(_ picture: Picture) throws(DrawingError) -> DecodedPicture {
        switch lock.withLock({ decode(picture.file) }) {
        case .success(let decoded): return decoded
        case .failure(let error): throw .picture(file: picture.file, fault: error.description)
        }
    }

    /// A picture with its smaller copies.
    func levels(_ picture: Picture) throws -> PictureLevels {
        let decoded = try self.picture(picture)
        return try lock.withLock {
            if let known = levels[picture.file] { return known }
            let made = try PictureLevels(decoded)
            levels[picture.file] = made
            return made
        }
    }

    /// Why a file cannot be drawn, or nil.
    package func fault(of file: String) -> String? {
        if case .failure(let error) = lock.withLock({ decode(file) }) { error.description } else { nil }
    }

    private func decode(_ file: String) -> Result<DecodedPicture, PictureError> {
        if let known = decoded[file] { return known }
        let outcome = Result { () throws(PictureError) in
            try PictureDecoder.decode(contentsOf: file)
        }
        decoded[file] = outcome
        return outcome
    }
}
