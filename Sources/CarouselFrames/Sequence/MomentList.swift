import CarouselScene

/// Which states a run writes, as manifests say it: frames as `0-30,45`, times as `0.35s,0.7s`.
struct MomentList: Hashable {
    enum Item: Hashable {
        case frame(Int)
        /// A number of seconds, as it is written.
        case time(String)

        init(frame: Int?, time: Double) {
            self = frame.map { .frame($0) } ?? .time(NumberText.plain(time))
        }
    }

    var items: [Item]

    init(_ items: some Sequence<Item>) { self.items = Array(items) }

    init(_ moments: [Moment]) { self.init(moments.map { Item(frame: $0.frame, time: $0.time) }) }

    /// nil where it is no such list, or one of more states than a run takes.
    init?(_ text: String) {
        items = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) where !text.isEmpty {
            if part.hasSuffix("s") {
                items.append(.time(String(part.dropLast())))
                continue
            }
            let ends = part.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
            guard let first = ends.first ?? nil, let last = ends.last ?? nil, ends.count <= 2, first <= last,
                last - first < Moment.limit
            else { return nil }
            items += (first...last).map { .frame($0) }
            if items.count > Moment.limit { return nil }
        }
    }

    var text: String {
        var parts: [String] = []
        var rest = items[...]
        while let first = rest.popFirst() {
            switch first {
            case .time(let seconds): parts.append(seconds + "s")
            case .frame(let start):
                var last = start
                while rest.first == .frame(last + 1) {
                    last += 1
                    rest.removeFirst()
                }
                parts.append(last > start ? "\(start)-\(last)" : "\(start)")
            }
        }
        return parts.joined(separator: ",")
    }
}
