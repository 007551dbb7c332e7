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
        let sink: any FrameSink
        switch destination {
        case .file(let path): sink = FileSink(path: path, overwrite: options.overwrite)
        case .folder, .pattern: sink = try FolderSink(self, plan, options)
        }
        try write(plan.entries.map(\.moment), to: sink, options, progress: progress)
        return plan.entries.map { FilePath.join(plan.folder, $0.file) }
    }

    /// Writes moments of the film to a sink.
    package func write(
        _ moments: [Moment], to sink: any FrameSink, _ options: SequenceOptions,
        progress: @escaping @Sendable (SequenceProgress) throws -> Void
    ) throws {
        try sink.begin()
        try SequenceWriter(
            film: self, moments: moments, sink: sink, options: options, progress: progress
        ).run()
        try sink.end()
    }
}
