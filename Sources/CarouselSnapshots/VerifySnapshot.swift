import CarouselFrames
import Foundation

/// A film is not as its references have it. Its description is the whole report.
public struct SnapshotFailure: LocalizedError, CustomStringConvertible {
    public let report: SnapshotReport

    public var description: String { report.description }
    public var errorDescription: String? { description }
}

/// Compares a scene file with its references: in XCTest, Swift Testing or anywhere else.
///
/// The references lie beside the test file, in `__Snapshots__/<test file>/<name>/`. What is missing there is recorded,
/// and fails once; see `RecordMode`.
/// - Parameters:
///   - sceneFile: A path; if it is relative, it starts at the test file's folder.
///   - name: What the references' folder is called; nil: as the scene file, without its ending.
///   - filePath: The test file.
/// - Returns: What was compared, if nothing differs.
/// - Throws: `SnapshotFailure` with everything that differs; what `Film(contentsOf:)` throws; `SnapshotError`,
///   `ComparisonOptionsError` and `SequenceError` where something cannot be compared or written at all.
@discardableResult
public func verifySnapshot(
    of sceneFile: String, named name: String? = nil, _ options: SnapshotOptions = SnapshotOptions(),
    filePath: StaticString = #filePath
) throws -> SnapshotReport {
    let folder = FilePath.split("\(filePath)").folder
    let file = sceneFile.hasPrefix("/") ? sceneFile : FilePath.join(folder, sceneFile)
    let place = TestFile("\(filePath)", name ?? FilePath.stem(file))
    return try place.verify(try Film(contentsOf: file), sceneFile: file, options)
}

/// Compares a scene that was built in code with its references; see `verifySnapshot(of:named:_:filePath:)`.
///
/// - Parameter name: What the references' folder is called; nil: as the test function.
@discardableResult
public func verifySnapshot(
    of scene: Scene, named name: String? = nil, _ options: SnapshotOptions = SnapshotOptions(),
    filePath: StaticString = #filePath, function: String = #function
) throws -> SnapshotReport {
    try verifySnapshot(
        of: try Film(scene), named: name, options, filePath: filePath, function: function)
}

/// Compares a film with its references; see `verifySnapshot(of:named:_:filePath:)`.
///
/// - Parameter name: What the references' folder is called; nil: as the test function.
@discardableResult
public func verifySnapshot(
    of film: Film, named name: String? = nil, _ options: SnapshotOptions = SnapshotOptions(),
    filePath: StaticString = #filePath, function: String = #function
) throws -> SnapshotReport {
    let name = name ?? String(function.prefix { $0 != "(" })
    return try TestFile("\(filePath)", name).verify(film, sceneFile: nil, options)
}

/// Where a test's references and artifacts are.
private struct TestFile {
    let references: ReferenceFolder
    /// Of the test file and the references, for folders beside others.
    let name: String

    init(_ path: String, _ name: String) {
        let (folder, file) = FilePath.split(path)
        // A slash in a name would lead elsewhere.
        let own = FilePath.stem(file) + "/" + name.replacingOccurrences(of: "/", with: "-")
        self.name = own
        references = ReferenceFolder(FilePath.join(folder, "__Snapshots__/" + own))
    }

    func verify(_ film: Film, sceneFile: String?, _ options: SnapshotOptions) throws -> SnapshotReport {
        let environment = ProcessInfo.processInfo.environment["CAROUSEL_ARTIFACTS"] ?? ""
        let artifacts = (options.artifacts ?? (environment.isEmpty ? nil : environment)).map {
            FilePath.join($0, name)
        }
        let report = try Snapshot(
            of: film, named: name, sceneFile: sceneFile, references: references, options
        ).run(artifacts: artifacts.map(ArtifactFolder.init))
        if let artifacts, !report.passed {
            try HTMLReport.write([.compared(report)], to: FilePath.join(artifacts, "report.html"))
        }
        guard report.passed else { throw SnapshotFailure(report: report) }
        return report
    }
}
