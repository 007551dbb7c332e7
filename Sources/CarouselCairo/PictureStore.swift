import CCairo
import CarouselDrawing
import Foundation

/// The pictures of a film, each decoded once and shared by all threads.
package final class PictureStore: @unchecked Sendable {
    // Guarded by `lock`: what makes this class Sendable.
    private var decoded: [String: Result<DecodedPicture, PictureError>] = [:]
    private let lock = NSLock()

    package init() {}

    func picture(_ picture: Picture) throws(DrawingError) -> DecodedPicture {
        switch decode(picture.file) {
        case .success(let decoded): return decoded
        case .failure(let error): throw .picture(file: picture.file, fault: error.description)
        }
    }

    /// Why a file cannot be drawn, or nil.
    package func fault(of file: String) -> String? {
        if case .failure(let error) = decode(file) { error.description } else { nil }
    }

    private func decode(_ file: String) -> Result<DecodedPicture, PictureError> {
        lock.withLock {
            if let known = decoded[file] { return known }
            let outcome = Result { () throws(PictureError) in
                try PictureDecoder.decode(contentsOf: file)
            }
            decoded[file] = outcome
            return outcome
        }
    }
}
