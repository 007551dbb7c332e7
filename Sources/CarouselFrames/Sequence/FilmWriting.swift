import CarouselFiles
import CarouselPlatform
import CarouselScene

extension Film {
    /// Writes frames to files, or the film to one: each is whole as soon as it has its name, and all are the same for
    /// any number of jobs.
    ///
    /// A folder of frames also gets a manifest, `frames.json` (a shard: `frames.I-of-N.json`), marked incomplete until
    /// the last frame is there. Files there that no manifest lists are an error unless `options.overwrite`, and so is a
    /// single file that exists; they are never removed. What an earlier run wrote is replaced, and by a whole film's
    /// run removed where it is too much.
    ///
    /// - Parameter progress: Called at the start, after each frame and while something has to be waited for, one call
    ///   at a time, from any thread. What it throws ends the writing and is thrown on.
    /// - Returns: The files' paths, in the order of the frames.
    /// - Throws: `SequenceError`, `FileError`, `FFmpegError`; what drawing a frame throws. Frames' own files that were
    ///   written by then stay; of a film's file nothing is left.
    @discardableResult
    public func write(
        to destination: SequenceDestination, _ options: SequenceOptions = SequenceOptions(),
        progress: @escaping @Sendable (SequenceProgress) throws -> Void = { _ in }
    ) throws -> [String] {
        if options.format.isFilm {
            guard case .file(let path) = destination, options.shard == nil else {
                throw SequenceError.oneFileOnly(format: options.format.name)
            }
            let moments = try film(options.selection)
            try progress(SequenceProgress(done: 0, total: moments.count))
            let output = FilmOutput(format: options.format, shape: shape(moments.count, options))
            let sink = try output.sink(for: path, overwrite: options.overwrite) { chosen, answer in
                try write(chosen.map { moments[$0] }, to: answer, options) { _ in
                    try progress(SequenceProgress(done: 0, total: moments.count))
                }
            }
            try write(moments, to: sink, options, progress: progress)
            return [path]
        }
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

    /// Writes frames one behind the other, in order: a film's format whole, of another format the only frame.
    ///
    /// - Throws: `SequenceError`; what `body` throws.
    package func stream(
        _ options: SequenceOptions,
        progress: @escaping @Sendable (SequenceProgress) throws -> Void = { _ in },
        to body: @escaping @Sendable ([UInt8]) throws -> Void
    ) throws {
        let moments = try options.format.isFilm ? film(options.selection) : self.moments(options.selection)
        if !options.format.isFilm, moments.count != 1 {
            throw SequenceError.oneFrameOnly(count: moments.count, output: "standard output")
        }
        let output = FilmOutput(format: options.format, shape: shape(moments.count, options))
        let sink = try output.stream(body)
        try write(moments, to: sink, options, progress: progress)
    }

    /// Writes moments of the film to a sink.
    package func write(
        _ moments: [Moment], to sink: any FrameSink, _ options: SequenceOptions,
        progress: @escaping @Sendable (SequenceProgress) throws -> Void
    ) throws {
        do {
            try sink.begin()
            if case .drawing(let makeEncoder) = options.format.container {
                let shape = shape(moments.count, options)
                let bytes = try renderer().film(moments, shape, makeEncoder, progress)
                try sink.take(bytes, as: 0) {}
                return try sink.end {}
            }
            let writer = SequenceWriter(
                film: self, moments: moments, sink: sink, options: options, progress: progress)
            try writer.run()
            try sink.end(waiting: writer.waiting)
        } catch {
            sink.abandon()
            throw error
        }
    }

    /// The frames of a film's file, each of which is shown for as long as the frame rate says.
    private func film(_ selection: FrameSelection) throws(SequenceError) -> [Moment] {
        if case .times = selection { throw .noTimes }
        return try moments(selection)
    }

    private func shape(_ frames: Int, _ options: SequenceOptions) -> FilmShape {
        FilmShape(
            width: pixelSize.width, height: pixelSize.height, fps: scene.timeline.fps, frames: frames,
            isOpaque: scene.screen.background.alpha >= 1, options: options.film)
    }
}
