import CarouselPlatform

/// Which references a run writes. What it writes fails, so that somebody looks at it.
public enum RecordMode: String, Hashable, Sendable, CaseIterable {
    /// Those that are missing.
    case missing
    /// All, also those that are as they should be.
    case all
    /// Those that are missing or differ.
    case failed
    /// None; a missing one fails all the same.
    case never

    /// What holds where nobody says anything else: the environment's `CAROUSEL_RECORD`; `never` on a server for
    /// continuous integration, by its `CI`; `missing`.
    /// - Throws: `SnapshotError.recordMode` where `CAROUSEL_RECORD` is none.
    public static func standard(
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(SnapshotError) -> RecordMode {
        if let text = environment["CAROUSEL_RECORD"], !text.isEmpty {
            guard let mode = RecordMode(rawValue: text) else { throw .recordMode(text) }
            return mode
        }
        return ["", "0", "false"].contains(environment["CI", default: ""].lowercased()) ? .missing : .never
    }
}
