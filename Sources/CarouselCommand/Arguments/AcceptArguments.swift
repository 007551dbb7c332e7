import CarouselFrames
import CarouselScene
import CarouselSnapshots

/// `carousel snapshot accept SCENE`: a word before the scenes.
extension Arguments {
    private static let accept = "accept"

    var isAccepting: Bool { scenes.first == Self.accept }

    /// The scenes without that word.
    var snapshotScenes: [String] { isAccepting ? Array(scenes.dropFirst()) : scenes }

    /// What is accepted; nil where nothing is.
    func recordScope() throws(UsageError) -> RecordScope? {
        let frames = try value(of: .frame, must: "numbers of frames, like 15 or 0,15") { text in
            let items = text.split(separator: ",", omittingEmptySubsequences: false)
            let numbers = items.compactMap { Int($0) }.filter { $0 >= 0 }
            return numbers.count == items.count ? Set(numbers) : nil
        }
        guard isAccepting else {
            if has(.frame) { throw .misplaced(.frame, why: "it belongs to snapshot accept") }
            return nil
        }
        guard !snapshotScenes.isEmpty else { throw .noScene(verb: "snapshot accept") }
        if has(.record) { throw .misplaced(.record, why: "accept records what differs") }
        if frames != nil, has(.at) {
            throw .exclusive(.frame, .at, why: "each says which pictures are accepted")
        }
        let isGeometry = try geometryChoice()
        let isPictures = frames != nil || has(.at)
        // Without a word of which part, everything.
        return RecordScope(
            frames: frames, pictures: isPictures || isGeometry != true,
            geometry: isGeometry ?? !isPictures)
    }

    /// What takes the differences of a scene for right, compared as on this command line.
    func acceptCommand(_ scene: String) -> AcceptCommand {
        let others: Set<Option> = [
            .at, .frame, .record, .artifacts, .singleFile, .junit, .annotations, .summary, .json, .prune,
            .jobs, .strict, .quiet,
            .color,
        ]
        let kept = Verb.snapshot.options.filter { !others.contains($0) }
        let words = kept.flatMap { option -> [String] in
            guard option.value != nil else { return has(option) ? ["--" + option.name] : [] }
            let values =
                option.name == Option.ignore.name || option.name == Option.set.name
                ? all(option) : self[option].map { [$0] } ?? []
            return values.filter { option != .geometry || $0 == "off" }.map { "--\(option.name)=\($0)" }
        }
        let name = scene.hasPrefix("-") || scene == Self.accept ? "./" + scene : scene
        return AcceptCommand(["carousel", "snapshot", Self.accept, name] + words)
    }
}
