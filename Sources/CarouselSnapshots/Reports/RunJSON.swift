import CarouselFrames

/// A whole run as JSON, with a line for each scene.
package enum RunJSON {
    /// - Parameters:
    ///   - orphans: Folders of references whose scenes are gone.
    ///   - arePruned: Whether what is in them has been removed.
    package static func text(
        of outcomes: [SnapshotOutcome], orphans: [String], arePruned: Bool
    ) -> String {
        JSON.object([
            ("passed", .bool(outcomes.allSatisfy(\.passed))),
            ("scenes", .array(outcomes.map(\.json))),
            ("orphans", .array(orphans.map(JSON.string))),
            ("pruned", .bool(arePruned)),
        ]).lines
    }
}
