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

            The report goes to standard output.
            """,
        options: [
            .record, .references, .at, .every, .geometry, .threshold, .maxDiffPixels, .maxDiffRatio,
            .ignoreAntialiasing, .ignore, .artifacts, .junit, .json, .prune, .set, .appearance, .device, .fps,
            .scale, .background,
            .jobs, .strict, .quiet, .color,
        ],
        examples: [
            ("snapshot Samples/*.yaml", "compare; record what is missing"),
            ("snapshot Samples/snap.yaml --record failed", "take what differs for right"),
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
    private let places: [Comparison]

    /// Where a scene's references are, and where pictures of its failures go.
    private struct Comparison {
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
        let printer = Printer()
        let order = InOrder<SceneRun> { run in report(run, on: printer) }
        let runs = try Interruption.whileWriting {
            let runs = try Crew.map(places.count, threads: threads) {
            } _: { [inner] k, _ in
                let run = try compare(places[k], inner)
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
        attempt {
            guard let file = arguments[.junit] else { return }
            try AtomicFile.makeFolder(FilePath.split(file).folder)
            try AtomicFile.write(Array(JUnitReport.text(of: outcomes).utf8), to: file)
        }
        attempt { if let page { try HTMLReport.write(outcomes, for: .commandLine, to: page) } }
        attempt { try printer.check() }
        if let fault = faults.first { throw fault }
        return runs.map(\.code).first { $0 != .done } ?? .done
    }

    /// What to do now, in a line each.
    private func advice(_ outcomes: [SnapshotOutcome], _ page: String?) -> String {
        var text = ""
        let isOpen = outcomes.contains { outcome in
            if case .compared(let report) = outcome { !report.isSettled } else { false }
        }
        if isOpen { text += "Where a change is wanted, --record failed takes it for right.\n" }
        if let page, !outcomes.allSatisfy(\.passed) { text += "See \(page).\n" }
        return text
    }

    /// Standard output, whose first fault is kept until all is done.
    private final class Printer: Sendable {
        private let fault = Mutex<OutputError?>(nil)

        func print(_ text: String) {
            fault.withLock { fault in
                guard fault == nil, !text.isEmpty else { return }
                do throws(OutputError) { try StandardOutput.write(text) } catch { fault = error }
            }
        }

        func check() throws { if let fault = fault.withLock({ $0 }) { throw fault } }
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
    private func compare(_ place: Comparison, _ options: SnapshotOptions) throws -> SceneRun {
        var warnings: [Diagnostic] = []
        do {
            try place.artifacts?.clear()
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

    private func report(_ run: SceneRun, on printer: Printer) {
        run.warnings.forEach(console.report)
        if let error = run.error { console.report(error, scene: run.outcome.scene) }
        guard case .compared(let report) = run.outcome, !arguments.has(.json) else { return }
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

    private static func places(_ arguments: Arguments) throws -> [Comparison] {
        var owners: [String: String] = [:]
        var taken: Set<String> = []
        return try arguments.scenes.compactMap { scene in
            let name = RenderOutput.sceneName(scene)
            let folder = scene == "-" ? "." : FilePath.split(scene).folder
            let root = arguments[.references] ?? FilePath.join(folder, "__Snapshots__")
            let references = ReferenceFolder(name, in: root)
            let own = FilePath.join(RelativePath.real(root), FilePath.split(references.path).name)
            // On a Mac's disk, Snap and snap are one folder.
            if let other = owners.updateValue(scene, forKey: RelativePath.real(own).lowercased()) {
                // One that is named twice, as by two patterns of the shell, is compared once.
                if scene != "-", other != "-", RelativePath.real(scene) == RelativePath.real(other) {
                    return nil
                }
                throw SnapshotError.sharedReferences(other, scene, folder: references.path)
            }
            let artifacts = arguments[.artifacts].map { root in
                let own = FilePath.split(references.path).name
                let names = [own] + (2...arguments.scenes.count + 1).map { "\(own)-\($0)" }
                let free = names.first { taken.insert($0.lowercased()).inserted }
                return ArtifactFolder(FilePath.join(root, free ?? own))
            }
            return Comparison(scene: scene, references: references, artifacts: artifacts)
        }
    }
}
