import CarouselFiles

extension Film {
    /// Writes frames to files: each is whole as soon as it has its name, and all are the same for any number of jobs.
    ///
    /// A folder of frames also gets a manifest, `frames.json` (a shard: `frames.I-of-N.json`), marked incomplete until
    /// the last frame is there. Files there that no manifest lists are an error unless `options.overwrite`, and so is a
    /// single file that exists; they are never removed. What an earlier run wrote is replaced, and by a whole film's
    /// run removed where it is too much.
    ///
    /// - Parameter progress: Called at the start and after each frame, one call at a time, from any thread. What it
    ///   throws ends the writing and is thrown on.
    /// - Returns: The files' paths, in the order of the frames.
    /// - Throws: `SequenceError`, `FileError`; what drawing a frame throws. The frames that were written by then stay.
    @discardableResult
    public func write(
        to destination: SequenceDestination, _ options: SequenceOptions = SequenceOptions(),
        progress: @escaping @Sendable (SequenceProgress) throws -> Void = { _ in }
    ) throws -> [String] {
        let plan = try SequencePlan(self, to: destination, options)
        try progress(SequenceProgress(done: 0, total: plan.entries.count))
        if case .file(let path) = destination {
            if !options.overwrite { try AtomicFile.checkNothing(at: path) }
            try AtomicFile.makeFolder(plan.folder)
            _ = try SequenceWriter(film: self, plan: plan, options: options, progress: progress).run()
            return [path]
        }

        let folder = try OutputFolder.open(for: plan, options)
        var manifest = Manifest(
            header: try Manifest.header(self, options), isComplete: false, frames: [], earlier: [])
        let kept = folder.kept(for: plan, by: manifest)

        try AtomicFile.makeFolder(plan.folder)
        try folder.removeStaleFiles(plan)
        manifest.list(plan, digests: [], kept: kept)
        try manifest.write(to: plan)

        let digests = try SequenceWriter(film: self, plan: plan, options: options, progress: progress).run()

        try folder.removeSurplus(plan)
        manifest.isComplete = true
        manifest.list(
            plan, digests: digests,
            kept: (
                kept.frames.filter { !plan.isSurplus($0.file) }, kept.earlier.filter { !plan.isSurplus($0) }
            ))
        try manifest.write(to: plan)
        return plan.entries.map { FilePath.join(plan.folder, $0.file) }
    }
}

extension Manifest {
    fileprivate mutating func list(
        _ plan: SequencePlan, digests: [String], kept: (frames: [Frame], earlier: [String])
    ) {
        let own = plan.entries.enumerated().map { k, entry in
            Frame(
                frame: entry.moment.frame, file: entry.file, time: entry.moment.time,
                sha256: k < digests.count ? digests[k] : nil)
        }
        frames = (own + kept.frames).sorted { ($0.time, $0.file) < ($1.time, $1.file) }
        earlier = kept.earlier
    }

    fileprivate func write(to plan: SequencePlan) throws {
        try AtomicFile.write(Array(text.utf8), to: FilePath.join(plan.folder, plan.manifestName))
    }
}
