import CarouselFrames
import CarouselScene
import CarouselSnapshots
import Foundation

extension Verb {
    package static let snapshot = Verb(
        name: "snapshot", summary: "frames against reference pictures",
        about: """
            Compares each scene with its references in __Snapshots__/<scene>/ beside it:
            the pictures at the film's key moments (its start and end, both ends of each
            step, a quarter, half and three quarters of each motion), and the geometry of
            every frame. What differs is reported with its frame, its pixels and what has
            moved; the exit code is 1 then.

            References that are missing are recorded, and fail once: look at them, and
            commit them. Nothing is recorded where CI is set. CAROUSEL_RECORD says
            otherwise, and --record before all. References that nothing is compared with
            any more are listed.

            The report goes to standard output.
            """,
        options: [
            .record, .references, .at, .every, .geometry, .threshold, .maxDiffPixels, .maxDiffRatio,
            .ignoreAntialiasing, .ignore, .artifacts, .junit, .json, .prune, .fps, .scale, .background,
            .jobs, .strict, .quiet, .color,
        ],
        examples: [
            ("snapshot Samples/*.yaml", "compare; record what is missing"),
            ("snapshot Samples/snap.yaml --record failed", "take what differs for right"),
            ("snapshot Samples/*.yaml --artifacts out --junit out/junit.xml", "on a build server"),
            ("snapshot Samples/snap.yaml --threshold 0.1 --max-diff-ratio 0.001", "be lenient"),
        ],
        run: { arguments, console in try SnapshotCommand(arguments, console).run() })
}

/// `carousel snapshot`, its options read.
struct SnapshotCommand {
    private let arguments: Arguments
    private let console: Console
    private let opening: FilmOpening
    private let options: SnapshotOptions
    private let places: [Place]

    /// Where a scene's references are, and where pictures of its failures go.
    private struct Place {
        var scene: String
        var references: ReferenceFolder
        var artifacts: ArtifactFolder?
    }

    init(_ arguments: Arguments, _ console: Console) throws {
        self.arguments = arguments
        self.console = console
        opening = try FilmOpening(arguments)
        options = try arguments.snapshotOptions()
        places = try Self.places(arguments)
    }

    /// All scenes are tried, several at once; what is said of them is said in their order.
    func run() throws -> ExitCode {
        let threads = min(options.jobs, places.count)
        var inner = options
        inner.jobs = max(1, options.jobs / threads)
        let order = InOrder<SceneRun> { run in try report(run) }
        let runs = try Interruption.whileWriting {
            try Crew.map(places.count, threads: threads) {
            } _: { [inner] k, _ in
                let run = try compare(places[k], inner)
                try order.add(run, at: k)
                return run
            }
        }
        let outcomes = runs.map(\.outcome)
        let orphans = try orphans()
        if arguments.has(.json) {
            try StandardOutput.write(RunJSON.text(of: outcomes, orphans: orphans))
        }
        if let file = arguments[.junit] {
            try AtomicFile.makeFolder(FilePath.split(file).folder)
            try AtomicFile.write(Array(JUnitReport.text(of: outcomes).utf8), to: file)
        }
        try adviseAndShow(outcomes)
        return runs.map(\.code).first { $0 != .done } ?? .done
    }

    private func adviseAndShow(_ outcomes: [SnapshotOutcome]) throws {
        var lines: [String] = []
        let isOpen = outcomes.contains { outcome in
            if case .compared(let report) = outcome { !report.isSettled } else { false }
        }
        if isOpen { lines.append("Where a change is wanted, --record failed takes it for right.") }
        if let folder = options.artifacts {
            let page = FilePath.join(folder, "report.html")
            try HTMLReport.write(outcomes, for: .commandLine, to: page)
            if !outcomes.allSatisfy(\.passed) { lines.append("See \(page).") }
        }
        if !lines.isEmpty, !arguments.has(.json) {
            try StandardOutput.write(lines.joined(separator: "\n") + "\n")
        }
    }

    // MARK: One scene

    private struct SceneRun: Sendable {
        var outcome: SnapshotOutcome
        var code: ExitCode
        var warnings: [Diagnostic] = []
        /// Why nothing could be compared.
        var error: (any Error)?
    }

    /// - Throws: `Interrupted`
    private func compare(_ place: Place, _ options: SnapshotOptions) throws -> SceneRun {
        var warnings: [Diagnostic] = []
        do {
            let film = try opening.film(place.scene)
            warnings = film.warnings
            let snapshot = try Snapshot(
                of: film, named: place.scene, sceneFile: place.scene == "-" ? nil : place.scene,
                references: place.references, options, check: { try Interruption.check() })
            let report = try snapshot.run(artifacts: place.artifacts)
            return SceneRun(
                outcome: .compared(report), code: report.passed ? .done : .different, warnings: warnings)
        } catch let error as Interrupted {
            throw error
        } catch {
            return SceneRun(
                outcome: .broken(scene: place.scene, reason: Console.text(of: error)),
                code: ExitCode(error), warnings: warnings, error: error)
        }
    }

    private func report(_ run: SceneRun) throws(OutputError) {
        run.warnings.forEach(console.report)
        if let error = run.error { console.report(error, scene: run.outcome.scene) }
        guard case .compared(let report) = run.outcome, !arguments.has(.json) else { return }
        let isWorthALine = !report.passed || !report.unused.isEmpty || !console.isQuiet
        if isWorthALine { try StandardOutput.write(report.text(for: .commandLine) + "\n") }
    }

    // MARK: Folders

    private func orphans() throws -> [String] {
        let inUse = Set(places.map(\.references.path))
        let roots = Set(inUse.map { FilePath.split($0).folder }).sorted()
        // Where a folder cannot be read, its scenes have said so.
        let orphans = roots.flatMap { (try? ReferenceFolder.orphans(in: $0, except: inUse)) ?? [] }
        for orphan in orphans {
            if options.prune { try orphan.remove() }
            if arguments.has(.json) { continue }
            try StandardOutput.write(
                options.prune
                    ? "\(orphan.path): removed, its scene is gone\n"
                    : "\(orphan.path): its scene is gone: --prune removes it\n")
        }
        return orphans.map(\.path)
    }

    private static func places(_ arguments: Arguments) throws -> [Place] {
        var scenes: [String: String] = [:]
        var names: [String: Int] = [:]
        // One that is named twice, as by two patterns of the shell, is compared once.
        var seen: Set<String> = []
        return try arguments.scenes.filter { seen.insert(URL(fileURLWithPath: $0).path).inserted }.map {
            scene in
            let name = RenderOutput.sceneName(scene)
            let root =
                arguments[.references]
                ?? FilePath.join(scene == "-" ? "." : FilePath.split(scene).folder, "__Snapshots__")
            let references = ReferenceFolder(FilePath.join(root, name))
            // On a Mac's disk, Snap and snap are one folder.
            if let other = scenes.updateValue(scene, forKey: references.path.lowercased()) {
                throw SnapshotError.sharedReferences(other, scene, folder: references.path)
            }
            let count = names[name.lowercased(), default: 0] + 1
            names[name.lowercased()] = count
            let artifacts = arguments[.artifacts].map {
                ArtifactFolder(FilePath.join($0, count == 1 ? name : "\(name)-\(count)"))
            }
            return Place(scene: scene, references: references, artifacts: artifacts)
        }
    }
}
