import CarouselFiles
import CarouselFrames
import CarouselPlatform
import Synchronization

/// Compares a scene file with its references: in XCTest, Swift Testing or anywhere else.
///
/// The references lie beside the test file, in `__Snapshots__/<test file>/<name>/`. What is missing there is recorded,
/// and fails once; see `RecordMode`.
/// - Parameters:
///   - sceneFile: A path; if it is relative, it starts at the test file's folder.
///   - name: What the references' folder is called; nil: as the scene file, without its ending. Different scenes of
///     one test file need different names.
///   - adjust: May change the scene before it is made ready, as the options `--fps` and `--scale` do.
/// - Returns: What was compared, if nothing differs.
/// - Throws: `SnapshotFailure` with everything that differs (in `verifySnapshots`, that does at its end); what `Film(contentsOf:)` throws; `SnapshotError`,
///   `ComparisonOptionsError` and `SequenceError` where something cannot be compared or written at all.
@discardableResult
public func verifySnapshot(
    of sceneFile: String, named name: String? = nil, _ options: SnapshotOptions = SnapshotOptions(),
    filePath: StaticString = #filePath, line: UInt = #line,
    adjust: (inout Scene) throws -> Void = { _ in }
) throws -> SnapshotReport {
    let folder = FilePath.split("\(filePath)").folder
    let file = sceneFile.hasPrefix("/") ? sceneFile : FilePath.join(folder, sceneFile)
    let call = SnapshotCall(file: "\(filePath)", line: line, name: name ?? FilePath.stem(file))
    return try call.verify(try Film(contentsOf: file, adjust: adjust), sceneFile: file, options)
}

/// Compares a scene that was built in code with its references; see `verifySnapshot(of:named:_:filePath:line:adjust:)`.
///
/// - Parameter name: What the references' folder is called; nil: as the test function. Different scenes of one test
///   file need different names, those of one parameterized test, too.
@discardableResult
public func verifySnapshot(
    of scene: Scene, named name: String? = nil, _ options: SnapshotOptions = SnapshotOptions(),
    filePath: StaticString = #filePath, line: UInt = #line, function: String = #function
) throws -> SnapshotReport {
    try verifySnapshot(
        of: try Film(scene), named: name, options, filePath: filePath, line: line, function: function)
}

/// Compares a film with its references; see `verifySnapshot(of:named:_:filePath:line:adjust:)`.
///
/// - Parameter name: What the references' folder is called; nil: as the test function. Different scenes of one test
///   file need different names, those of one parameterized test, too.
@discardableResult
public func verifySnapshot(
    of film: Film, named name: String? = nil, _ options: SnapshotOptions = SnapshotOptions(),
    filePath: StaticString = #filePath, line: UInt = #line, function: String = #function
) throws -> SnapshotReport {
    let name = name ?? String(function.prefix { $0 != "(" })
    return try SnapshotCall(file: "\(filePath)", line: line, name: name)
        .verify(film, sceneFile: nil, options)
}

/// A film is not as its references have it. Its description is the whole report.
public struct SnapshotFailure: LocalizedError, CustomStringConvertible {
    public let report: SnapshotReport
    public let description: String

    public var errorDescription: String? { description }
}

/// A call of `verifySnapshot`, and where its references are.
private struct SnapshotCall {
    /// `IntroTests.swift:12`
    private let place: String
    private let references: ReferenceFolder
    /// Of the test file and the references, for folders beside others.
    private let name: String

    /// What was compared in this process, by the folder of references.
    private static let scenes = Mutex<[String: Scene]>([:])

    init(file: String, line: UInt, name: String) {
        let (folder, fileName) = FilePath.split(file)
        place = "\(fileName):\(line)"
        let root = FilePath.join(folder, "__Snapshots__/" + FilePath.stem(file))
        references = ReferenceFolder(name, in: root)
        self.name = FilePath.stem(file) + "/" + FilePath.split(references.path).name
    }

    func verify(_ film: Film, sceneFile: String?, _ options: SnapshotOptions) throws -> SnapshotReport {
        let first = Self.scenes.withLock { scenes in
            let first = scenes[references.path] ?? film.scene
            scenes[references.path] = first
            return first
        }
        guard first == film.scene else { throw SnapshotError.sharedName(folder: references.path) }

        let root = options.artifacts ?? ProcessInfo.processInfo.environment["CAROUSEL_ARTIFACTS"] ?? ""
        let artifacts = root.isEmpty ? nil : ArtifactFolder(FilePath.join(root, name))
        try artifacts?.clear()
        let report = try Snapshot(
            of: film, named: name, sceneFile: sceneFile, references: references, options
        ).run(artifacts: artifacts)
        guard !report.passed else { return report }
        var lines = ["\(place): \(report)"] + report.warnings.map { "  \($0)" }
        if !report.isSettled {
            lines.append("  where the change is wanted, CAROUSEL_RECORD=failed takes it for right")
        }
        if let artifacts {
            let page = FilePath.join(artifacts.path, ArtifactFolder.page)
            try HTMLReport.write([.compared(report)], for: .test, to: page)
            lines.append("  see \(page)")
        }
        let failure = SnapshotFailure(report: report, description: lines.joined(separator: "\n"))
        guard let group = SnapshotGroup.current else { throw failure }
        group.failures.withLock { $0.append(failure) }
        return report
    }
}
