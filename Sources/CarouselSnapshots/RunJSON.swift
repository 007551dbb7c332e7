import CarouselFrames

/// A whole run as JSON, with a line for each scene.
package enum RunJSON {
    /// - Parameter orphans: Folders of references whose scenes are gone.
    package static func text(of outcomes: [SnapshotOutcome], orphans: [String]) -> String {
        JSON.object([
            ("passed", .bool(outcomes.allSatisfy(\.passed))),
            ("scenes", .array(outcomes.map(\.json))),
            ("orphans", .array(orphans.map(JSON.string))),
        ]).lines
    }
}
