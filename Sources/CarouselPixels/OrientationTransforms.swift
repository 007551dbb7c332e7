import CarouselDrawing

extension ExifOrientation {
    /// Where a point of the upright unit square lies in the stored one.
    package var toStored: Transform {
        switch self {
        case .topLeft: .identity
        case .topRight: Transform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
        case .bottomRight: Transform(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
        case .bottomLeft: Transform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
        case .leftTop: Transform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case .rightTop: Transform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
        case .rightBottom: Transform(a: 0, b: -1, c: -1, d: 0, tx: 1, ty: 1)
        case .leftBottom: Transform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
        }
    }

    /// Where a point of the stored unit square lies in the upright one.
    package var toUpright: Transform {
        switch self {
        case .rightTop: ExifOrientation.leftBottom.toStored
        case .leftBottom: ExifOrientation.rightTop.toStored
        case .topLeft, .topRight, .bottomRight, .bottomLeft, .leftTop, .rightBottom: toStored
        }
    }
}
