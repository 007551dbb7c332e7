import CarouselScene

/// A position among pages: on the way from page `i` to page `j`, by the share `f`.
struct RowPosition {
    let count: Int
    let isLoop: Bool
    /// 0 … count − 1; of a loop it runs on to the first page.
    let q: Double
    let i: Int
    let j: Int
    let f: Double

    /// - Parameter count: At least 1.
    init(_ position: Double, count: Int, isLoop: Bool) {
        let position = max(0, position.isFinite ? position : 0)
        let last = Double(count - 1)
        let q = isLoop ? position.modulo(Double(count)) : min(position, last)
        self.count = count
        self.isLoop = isLoop
        self.q = q
        i = min(Int(q), count - 1)
        f = q - Double(i)
        j = isLoop ? (i + 1) % count : i + 1
    }

    /// Whether it is on the way from the last page to the first.
    var wraps: Bool { isLoop && i == count - 1 && f > 0 }

    /// 0 on a page, ½ in the middle between two.
    var t: Double { min(f, 1 - f) }

    /// How much of the selected colour a page's mark has where colours change into one another.
    func mix(of page: Int) -> Double { (page == i ? 1 - f : 0) + (page == j ? f : 0) }
}

/// The marks of the styles that are nothing but marks.
extension Indicator {
    /// From one mark to the next, in points.
    var pitch: Double { itemWidth + itemSpacing }

    /// Of a row of so many plain marks, in points.
    func length(ofMarks count: Int) -> Double {
        Double(count) * itemWidth + Double(count - 1) * itemSpacing
    }

    /// What a row measures, in points: a moving mark does not count, nor a window's smaller ones.
    /// - Parameter room: What is there for a bar that fills.
    func rowLength(pages count: Int, in room: Double) -> Double {
        switch style {
        case .progress, .segments: length ?? max(0, room)
        case .expand: length(ofMarks: count) + (expansion - 1) * itemWidth
        case .scroll: length(ofMarks: min(visible ?? count, count))
        default: length(ofMarks: count)
        }
    }

    /// - Parameters:
    ///   - length: The row's, in points.
    ///   - elapsed: How much of the time between two ticks of the timer has passed, from 0 to 1.
    func marks(at p: RowPosition, length: Double, elapsed: Double) -> [RowMark] {
        let pages = 0..<p.count
        let plain = pages.map { mark(at: Double($0)) }
        switch style {
        case .bars, .dots, .counter: return []
        case .slide: return plain + (portal(p) ?? [mark(at: p.q, mix: 1)])
        case .worm:
            let tail = pitch * max(0, 2 * p.f - 1)
            var worm = mark(at: Double(p.i), mix: 1)
            worm.start += tail
            worm.length += pitch * min(1, 2 * p.f) - tail
            return plain + (portal(p) ?? [worm])
        case .jump: return plain + (portal(p) ?? [mark(at: p.q, size: 1 + 1.25 * p.t, mix: 1)])
        case .drop:
            var drop = mark(at: p.q, size: 1 - 0.625 * p.t, mix: 1)
            drop.top -= 1.5625 * itemHeight * p.t
            return plain + (portal(p) ?? [drop])
        case .swap:
            if let portal = portal(p, out: Double(p.i) + p.f, in: p.f - 1) {
                return pages.dropLast().map { mark(at: Double($0) + p.f) } + portal
            }
            let others = pages.filter { $0 != p.i }
            return others.map { mark(at: Double($0) - ($0 == p.j ? p.f : 0)) } + [mark(at: p.q, mix: 1)]
        case .blend: return pages.map { mark(at: Double($0), mix: p.mix(of: $0)) }
        case .scale:
            return pages.map { mark(at: Double($0), size: 1 + 0.5 * p.mix(of: $0), mix: p.mix(of: $0)) }
        case .expand:
            var start = 0.0
            return pages.map { page in
                var mark = mark(at: 0, mix: p.mix(of: page))
                mark.start = start
                mark.length = itemWidth * (1 + (expansion - 1) * mark.mix)
                start += mark.length + itemSpacing
                return mark
            }
        case .scroll:
            let window = RowWindow(
                count: p.count, fitting: visible ?? p.count, at: p.q, isLoop: p.isLoop, scrolls: true)
            return window.shown.map { k in
                let place = Double(k) - window.start
                return mark(at: place, size: window.size(at: place), mix: p.mix(of: k.modulo(p.count)))
            }
        case .progress:
            // Round a loop's end it runs back.
            let share =
                p.wraps ? 1 - p.f * Double(p.count - 1) / Double(p.count) : (p.q + 1) / Double(p.count)
            return [bar(0, length), bar(0, length * share, mix: 1)]
        case .segments:
            let one = (length - Double(p.count - 1) * itemSpacing) / Double(p.count)
            let step = one + itemSpacing
            return pages.map { bar(Double($0) * step, one) }
                + pages.prefix(p.i).map { bar(Double($0) * step, one, mix: 1) }
                + [bar(Double(p.i) * step, one * elapsed, mix: 1)]
        }
    }

    /// A mark at a place of the row, which may be between two, about its centre so many times as large.
    private func mark(at place: Double, size: Double = 1, mix: Double = 0) -> RowMark {
        RowMark(
            start: place * pitch + itemWidth * (1 - size) / 2, length: itemWidth * size,
            top: itemHeight * (1 - size) / 2, breadth: itemHeight * size, mix: mix)
    }

    private func bar(_ start: Double, _ length: Double, mix: Double = 0) -> RowMark {
        RowMark(start: start, length: max(0, length), top: 0, breadth: itemHeight, mix: mix)
    }

    /// Round a loop's end the selected mark vanishes at the last page while it appears at the first; nil elsewhere.
    /// - Parameters:
    ///   - out: The place where it vanishes, the last where nil.
    ///   - entry: The place where it appears.
    private func portal(_ p: RowPosition, out: Double? = nil, in entry: Double = 0) -> [RowMark]? {
        guard p.wraps else { return nil }
        return [
            mark(at: out ?? Double(p.count - 1), size: 1 - p.f, mix: 1), mark(at: entry, size: p.f, mix: 1),
        ]
    }
}
