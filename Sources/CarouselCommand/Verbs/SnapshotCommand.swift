import CarouselFiles
import CarouselFrames
import CarouselScene
import CarouselSnapshots
import CarouselPlatform
import Synchronization

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

            snapshot accept SCENE takes what differs for right: all of it, or only the
            pictures of --frame or --at, or with --geometry on the geometry. Each failure's
            line ends with its command.

            The report goes to standard output.
            """,
        options: [
            .record, .references, .at, .frame, .every, .geometry, .threshold, .maxDiffPixels, .maxDiffRatio,
            .ignoreAntialiasing, .ignore, .artifacts, .singleFile, .junit, .annotations, .summary, .json,
            .prune, .set, .appearance,
            .device, .fps,
            .scale, .background,
            .jobs, .strict, .quiet, .color,
        ],
        examples: [
            ("snapshot Samples/*.yaml", "compare; record what is missing"),
            ("snapshot Samples/snap.yaml --record failed", "take what differs for right"),
            ("snapshot accept Samples/snap.yaml --frame 15,19", "take two pictures for right"),
            ("snapshot Samples/*.yaml --artifacts failures --junit junit.xml", "on a build server"),
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
    /// Whether differences are taken for right.
    private let isAccepting: Bool
    private let places: [SnapshotPlace]

    init(_ arguments: Arguments, _ console: Console) throws {
        self.arguments = arguments
        self.console = console
        opening = try FilmOpening(arguments)
        isAccepting = arguments.isAccepting
        options = try arguments.snapshotOptions()
        places = try SnapshotPlace.all(arguments)
    }

    /// All scenes are tried, several at once; what is said of them is said in their order.
    func run() throws -> ExitCode {
        let threads = min(options.jobs, places.count)
        var inner = options
        inner.jobs = max(1, options.jobs / threads)
        inner.isForSeveralScenes = places.count > 1
        let printer = Printer()
        let order = InOrder<SceneRun> { run in report(run, on: printer) }
        let runs = try Interruption.whileWriting {
            let runs = try Crew.map(places.count, threads: threads) {
            } _: { [inner] k, _ in
                var run = SceneRun(outcome: .broken(scene: places[k].scene, reason: ""), code: .done)
                let time = try ContinuousClock().measure { run = try compare(places[k], inner) }
                run.seconds = time / .seconds(1)
                order.add(run, at: k)
                return run
            }
            try Interruption.check()
            return runs
        }
        let outcomes = runs.map(\.outcome)
        let page = options.artifacts.map { FilePath.join($0, ArtifactFolder.page) }
        let isPruning = options.prune && outcomes.allSatisfy(\.isSettled)
        var faults: [any Error] = []
        // Each is tried, whatever becomes of the others: a build server wants its files.
        func attempt(_ body: () throws -> Void) { do { try body() } catch { faults.append(error) } }
        var orphans: [String] = []
        attempt { orphans = try self.orphans(printer, isPruning) }
        printer.print(
            arguments.has(.json)
                ? RunJSON.text(of: outcomes, orphans: orphans, arePruned: isPruning)
                : advice(outcomes, page))
        if arguments.has(.annotations) { printer.print(GitHubAnnotations.text(of: outcomes)) }
        attempt {
            try write(.junit) { _ in JUnitReport.text(of: outcomes, seconds: runs.map(\.seconds)) }
        }
        attempt { try write(.summary) { file in MarkdownSummary.text(of: outcomes, for: file) } }
        attempt {
            if let page {
                try HTMLReport.write(
                    outcomes, for: .commandLine, embedding: arguments.has(.singleFile), to: page)
            }
        }
        attempt { try printer.check() }
        if let fault = faults.first { throw fault }
        return runs.map(\.code).first { $0 != .done } ?? .done
    }

    /// Writes a file if the option names one.
    private func write(_ option: Option, _ text: (String) -> String) throws {
        guard let file = arguments[option] else { return }
        try AtomicFile.makeFolder(FilePath.split(file).folder)
        try AtomicFile.write(Array(text(file).utf8), to: file)
    }

    /// What to do now, in a line each.
    private func advice(_ outcomes: [SnapshotOutcome], _ page: String?) -> String {
        var text = ""
        if isAccepting { return "" }
        let isOpen = outcomes.contains { outcome in
            if case .compared(let report) = outcome { !report.isSettled } else { false }
        }
        if isOpen { text += "Where a change is wanted, --record failed takes it for right.\n" }
        if let page, !outcomes.allSatisfy(\.passed) { text += "See \(page).\n" }
        return text
    }

    // MARK: One scene

    private struct SceneRun: Sendable {
        var outcome: SnapshotOutcome
        var code: ExitCode
        var warnings: [Diagnostic] = []
        var seconds = 0.0
        /// Why nothing could be compared.
        var error: (any Error)?
    }

    /// - Throws: `Interrupted`
    private func compare(_ place: SnapshotPlace, _ options: SnapshotOptions) throws -> SceneRun {
        var warnings: [Diagnostic] = []
        do {
            try place.artifacts?.clear()
            let film = try opening.film(place.scene)
            warnings = film.warnings
            let snapshot = try Snapshot(
                of: film, named: place.scene, sceneFile: place.scene == "-" ? nil : place.scene,
                references: place.references, options, check: { try Interruption.check() })
            var report = try snapshot.run(artifacts: place.artifacts)
            if place.scene != "-" { report.acceptCommand = arguments.acceptCommand(place.scene) }
            let isDone = isAccepting ? report.isAccepted : report.passed
            return SceneRun(
                outcome: .compared(report), code: isDone ? .done : .different, warnings: warnings)
        } catch let error as Interrupted {
            throw error
        } catch {
            return SceneRun(
                outcome: .broken(scene: place.scene, reason: Console.text(of: error)),
                code: ExitCode(error), warnings: warnings, error: error)
        }
    }

    private func report(_ run: SceneRun, on printer: Printer) {
        run.warnings.forEach(console.report)
        if let error = run.error { console.report(error, scene: run.outcome.scene) }
        guard case .compared(let report) = run.outcome, !arguments.has(.json) else { return }
        if isAccepting {
            printer.print(report.acceptance + "\n")
            return
        }
        let isWorthALine = !report.passed || !report.unused.isEmpty || !console.isQuiet
        if isWorthALine { printer.print(report.text(for: .commandLine) + "\n") }
    }

    // MARK: Folders

    /// Folders of references whose scenes are gone; with `--prune` they are removed, if nothing differs any more.
    private func orphans(_ printer: Printer, _ isPruning: Bool) throws -> [String] {
        let inUse = Set(places.map(\.references.path))
        let roots = Set(inUse.map { FilePath.split($0).folder }).sorted()
        // A folder that may not be listed shows none.
        let orphans = roots.flatMap { (try? ReferenceFolder.orphans(in: $0, except: inUse)) ?? [] }
        for orphan in orphans {
            let isGone = isPruning ? try orphan.remove() : false
            if arguments.has(.json) { continue }
            let fate =
                !isPruning
                ? "its scene is gone: --prune removes it"
                : isGone
                    ? "removed, its scene is gone"
                    : "its references removed, the scene is gone; other files stay"
            printer.print("\(orphan.path): \(fate)\n")
        }
        return orphans.map(\.path)
    }
}
