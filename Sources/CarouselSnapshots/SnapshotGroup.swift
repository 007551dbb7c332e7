import CarouselFrames
import CarouselPlatform
import Synchronization

/// Makes several comparisons of one test: all of them are made, and what is missing is recorded, before what failed is
/// thrown.
///
///     try verifySnapshots {
///         try verifySnapshot(of: "Scenes/intro.yaml")
///         try verifySnapshot(of: "Scenes/intro.yaml", named: "dark") { $0.screen.appearance = .dark }
///     }
///
/// - Parameter body: In it `verifySnapshot` throws no `SnapshotFailure` and returns the failing report.
/// - Throws: `SnapshotGroupFailure` with all that failed; what else `body` throws, if nothing failed before.
public func verifySnapshots<Result>(_ body: () throws -> Result) throws -> Result {
    let group = SnapshotGroup()
    let result = Swift.Result { try SnapshotGroup.$current.withValue(group) { try body() } }
    let failures = group.failures.withLock(\.self)
    guard !failures.isEmpty else { return try result.get() }
    var description = failures.map(\.description).joined(separator: "\n")
    if case .failure(let error) = result { description += "\nand then: \(error)" }
    throw SnapshotGroupFailure(reports: failures.map(\.report), description: description)
}

/// Several films are not as their references have them. Its description is all their reports.
public struct SnapshotGroupFailure: LocalizedError, CustomStringConvertible {
    /// Of what failed, in the order of the calls.
    public let reports: [SnapshotReport]
    public let description: String

    public var errorDescription: String? { description }
}

/// What failed in a call of `verifySnapshots`.
final class SnapshotGroup: Sendable {
    /// That of the call that is running.
    @TaskLocal static var current: SnapshotGroup?

    let failures = Mutex<[SnapshotFailure]>([])
}
