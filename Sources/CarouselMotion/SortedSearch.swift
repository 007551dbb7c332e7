extension Array {
    /// The first index whose element is beyond a point that all earlier ones are before: `count` where none is.
    ///
    /// The elements must be sorted so that `isBeyond` is false up to somewhere and true from there on.
    func partition(_ isBeyond: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = low + (high - low) / 2
            if isBeyond(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
