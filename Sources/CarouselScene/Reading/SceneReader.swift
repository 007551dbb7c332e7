import CarouselDrawing

/// Reads a scene file into a scene, every default filled in and every fault found.
package enum SceneReader {
    /// The scene in `bytes`, or all that is wrong with it, by line.
    ///
    /// - Parameters:
    ///   - file: the name for diagnostics, `-` for standard input.
    ///   - folder: where relative paths in the scene start; `.` leaves them as they are.
    package static func read(
        bytes: [UInt8], file: String, folder: String, assets: any AssetChecking
    ) throws(SceneError) -> ReadScene {
        let source = SourceText(bytes: bytes)
        let document = YAMLDocument(source)
        let reading = Reading(source: source, folder: folder, assets: assets, isWhole: document.isWhole)
        for fault in document.faults { reading.report(fault.message, at: fault.span) }
        let scene = document.root.flatMap { reading.scene($0) }
        if document.root == nil, document.isWhole {
            reading.report(Message.emptyFile, at: Span(start: 0, length: 1))
        }
        // What the text before a syntax error seems to say is not judged at the error itself.
        let end = document.isWhole ? nil : document.faults.last?.span.start
        let known = reading.faults.filter { fault in
            end.map { fault.span.start < $0 } ?? true || fault == document.faults.last
        }
        let faults = sorted(known, in: source, file: file)
        let errors = faults.filter { $0.severity == .error }
        guard errors.isEmpty, let scene else { throw SceneError(errors) }
        let length = Fault("", at: reading.lengthSpan ?? Span(start: 0, length: 1))
        return ReadScene(
            scene: scene, warnings: faults, length: diagnostic(length, in: source, file: file))
    }

    private static func sorted(_ faults: [Fault], in source: SourceText, file: String) -> [Diagnostic] {
        let ordered = faults.enumerated().sorted {
            ($0.element.span.start, $0.offset) < ($1.element.span.start, $1.offset)
        }
        return ordered.map { diagnostic($0.element, in: source, file: file) }
    }

    private static func diagnostic(_ fault: Fault, in source: SourceText, file: String) -> Diagnostic {
        let (line, column) = source.place(of: fault.span.start)
        let excerpt = source.line(line, around: column)
        return Diagnostic(
            severity: fault.severity, file: file, line: line, column: column, message: fault.message,
            source: excerpt.text, sourceColumn: excerpt.column, length: max(1, fault.span.length))
    }
}

extension Reading {
    /// The whole of a scene; nil where nothing can come of it.
    func scene(_ root: YAMLNode) -> Scene? {
        guard let fields = Fields(root, "a scene", in: self) else { return nil }
        fields.place = "scene"
        if let version = fields.required("version") { checkVersion(version) }
        let screen = screen(fields)
        appearance = screen.appearance
        let fonts = fonts(fields)
        let timeline = fields.fields("timeline")
        _ = fields.required("carousel")
        guard let carousel = fields.fields("carousel") else {
            // What depends on the carousel cannot be judged without it.
            fields.allow(["indicator"])
            fields.finish()
            return nil
        }
        let read = self.carousel(carousel, screen: screen)
        let indicator = indicator(fields, kind: read.carousel.kind)
        let context = TimelineContext(
            kind: read.kindIsKnown ? read.carousel.kind : nil, count: read.count,
            blame: read.autoplaySpan)
        let times = self.timeline(timeline, context, isMissing: !fields.has("timeline"))
        fields.finish()
        return Scene(
            screen: screen, fonts: fonts, carousel: read.carousel, indicator: indicator, timeline: times)
    }

    private func checkVersion(_ node: YAMLNode) {
        guard let version = number(node, "version", .any), version != 1 else { return }
        report(Message.version(NumberText.plain(version)), at: node)
    }

    private func fonts(_ scene: Fields) -> [String] {
        var files: [String] = []
        for node in scene.list("fonts") ?? [] {
            guard let written = string(node, "fonts") else { continue }
            let file = path(written)
            guard !files.contains(file) else { continue }
            files.append(file)
            if let fault = assets.fault(ofFont: file) { report(Message.font(written, fault), at: node) }
        }
        return files
    }
}
