import CCairo

/// What becomes of memory that a frame has freed.
package enum FreedMemory {
    /// Keeps up to 128 MiB of it for the next frame. By default glibc gives it back to the system, frame after frame,
    /// and threads wait for each other there. All threads share one pool: what one has freed another can use. For programs
    /// to call once, at their start: it concerns the whole process.
    package static func keep() {
        #if canImport(Glibc)
            mallopt(M_ARENA_MAX, 1)
            mallopt(M_TRIM_THRESHOLD, 128 << 20)
            mallopt(M_MMAP_THRESHOLD, 32 << 20)
        #endif
    }
}
