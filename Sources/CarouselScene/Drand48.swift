/// The 48-bit linear congruential generator of C's `drand48`, in the state in which macOS and iOS start it.
package struct Drand48 {
    private var state: UInt64 = 0x1234_ABCD_330E

    package init() {}

    /// The next value, from 0 up to but not including 1.
    package mutating func next() -> Double {
        state = (state &* 0x5_DEEC_E66D &+ 0xB) & 0xFFFF_FFFF_FFFF
        return Double(state) / 281_474_976_710_656  // 2^48
    }
}
