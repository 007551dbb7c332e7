import CarouselFiles

/// What will be written, and where: settled before the first file is touched.
struct SequencePlan {
    /// A state and its file's name, without the folder.
    struct Entry {
        var moment: Moment
        var file: String
    }

    var folder: String
    var entries: [Entry]
    /// What of the folder it claims is what this could have named; nil: all that is in it.
    private var pattern: FramePattern?
    /// Whether it is the whole film, so that what an earlier run left over can go.
    var isWholeFilm: Bool
    /// Whether it is one of several parts that are written to the same folder.
    var isShard: Bool
    /// `frames.json`, or a shard's.
    var manifestName: String

    init(_ film: Film, to destination: SequenceDestination, _ options: SequenceOptions) throws(SequenceError)
    {
        let moments = try film.moments(options.selection)
        var names: FramePattern?
        switch destination {
        case .folder(let path):
            folder = path
            names = Self.defaultNames(in: path, film: film, options)
        case .pattern(let pattern):
            folder = pattern.folder
            names = pattern
            self.pattern = pattern
        case .file(let path):
            guard moments.count == 1 else { throw .oneFrameOnly(count: moments.count, output: path) }
            folder = FilePath.split(path).folder
        }

        entries = []
        var seen: [String: Double] = [:]
        for moment in moments {
            let file: String
            switch destination {
            case .file(let path): file = FilePath.split(path).name
            case .folder, .pattern: file = names?.fileName(moment.frame ?? moment.milliseconds) ?? ""
            }
            if let time = seen.updateValue(moment.time, forKey: file) {
                if time == moment.time { continue }
                throw .sameName(time, moment.time, file: file)
            }
            entries.append(Entry(moment: moment, file: file))
        }

        isShard = options.shard != nil
        if let shard = options.shard {
            entries = Array(entries[shard.part(of: entries.count)])
            isWholeFilm = false
            manifestName = Manifest.name(ofShard: shard)
        } else {
            isWholeFilm = entries.count == film.frameCount && entries.allSatisfy { $0.moment.frame != nil }
            manifestName = Manifest.name
        }
    }

    /// Four digits for frames, or as many as the film's last one has; five for times.
    private static func defaultNames(in folder: String, film: Film, _ options: SequenceOptions)
        -> FramePattern
    {
        let suffix = "." + options.format.ending
        if case .times = options.selection {
            return FramePattern(folder: folder, prefix: "at-", width: 5, suffix: suffix)
        }
        let digits = String(max(0, film.frameCount - 1)).count
        return FramePattern(folder: folder, prefix: "frame-", width: max(4, digits), suffix: suffix)
    }

    /// Whether a file that is already in the folder, and that no manifest lists, is in the way.
    func minds(_ file: String) -> Bool { pattern?.matches(file) ?? true }

    /// Whether a file that an earlier run wrote and this one does not goes when this one is done.
    func isSurplus(_ file: String) -> Bool { isWholeFilm && minds(file) }
}
