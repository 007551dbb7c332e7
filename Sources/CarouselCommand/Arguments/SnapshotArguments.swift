import CarouselDrawing
import CarouselFrames
import CarouselScene
import CarouselSnapshots
import CarouselPlatform

extension Option {
    package static let record = Option(
        "record", value: "MODE",
        help: "Which references are written: missing, all, failed or never. Default: CAROUSEL_RECORD, never"
            + " where CI is set, else missing.")
    package static let references = Option(
        "references", value: "DIR",
        help: "The folder with one folder of references per scene, in place of __Snapshots__ beside each.")
    package static let frame = Option(
        "frame", value: "N[,N...]", help: "With accept: only the pictures of these frames.")
    package static let every = Option(
        "every", value: "S", help: "A frame every so many seconds, in place of the key moments.")
    package static let geometry = Option(
        "geometry", value: "on|off", help: "Whether the geometry of every frame is compared. Default: on.")
    package static let threshold = Option(
        "threshold", value: "D",
        help: "How far apart two colours may be, from 0 to 1, as pixelmatch measures it. Default: 0.")
    package static let maxDiffPixels = Option(
        "max-diff-pixels", value: "N", help: "How many pixels of a picture may differ. Default: none.")
    package static let maxDiffRatio = Option(
        "max-diff-ratio", value: "R",
        help: "Which part of a picture's pixels may differ, from 0 to 1. Default: none.")
    package static let ignoreAntialiasing = Option(
        "ignore-antialiasing", help: "Let pass pixels that look like the smoothed edge of a shape.")
    package static let ignore = Option(
        "ignore", value: "X,Y,W,H",
        help: "Do not compare this part of the screen, in points. May stand several times.")
    package static let artifacts = Option(
        "artifacts", value: "DIR",
        help: "Write reference | difference | actual of each failure, and report.html, into this folder.")
    package static let singleFile = Option(
        "single-file", help: "Put the pictures into report.html, so that it needs nothing but itself.")
    package static let junit = Option(
        "junit", value: "FILE", help: "Write the outcome as JUnit's XML.")
    package static let annotations = Option(
        "annotations", value: "github",
        help: "Print each failure for GitHub, which shows it beside the scene's file.")
    package static let summary = Option(
        "summary", value: "FILE", help: "Write the failures with their pictures in Markdown.")
    package static let json = Option("json", help: "Print the outcome as JSON instead of text.")
    package static let prune = Option(
        "prune", help: "Remove references that nothing is compared with any more.")
}

extension Arguments {
    func snapshotOptions() throws -> SnapshotOptions {
        for option in [Option.references, .artifacts] where self[option]?.isEmpty == true {
            throw UsageError.badValue(option, "", must: "a folder")
        }
        for (option, example) in [(Option.junit, "junit.xml"), (.summary, "summary.md")] {
            _ = try value(of: option, must: "the name of a file that is no scene, like \(example)") { file in
                file.isEmpty || file == "-" || SceneFileName.isScene(file) || scenes.contains(file)
                    ? nil : file
            }
        }
        _ = try value(of: .annotations, must: "github") { $0 == "github" ? $0 : nil }
        if has(.annotations), has(.json) {
            throw UsageError.exclusive(.annotations, .json, why: "each is for standard output")
        }
        var options = SnapshotOptions(
            moments: try snapshotMoments(), comparison: try comparisonOptions(), geometry: try geometry(),
            record: try recordMode(), prune: has(.prune), artifacts: self[.artifacts],
            jobs: try jobs() ?? ProcessInfo.processInfo.activeProcessorCount)
        if let scope = try recordScope() {
            options.record = .failed
            options.scope = scope
        }
        return options
    }

    private func snapshotMoments() throws(UsageError) -> SnapshotMoments {
        let interval = try value(of: .every, must: "seconds from 0.001 on, like 0.1") { text in
            NumberText.parse(text).flatMap { $0 >= 0.001 ? $0 : nil }
        }
        guard let times = try times() else { return interval.map { .every($0) } ?? .key }
        if interval != nil { throw .exclusive(.at, .every, why: "each says which moments are compared") }
        return .times(times)
    }

    private func geometry() throws(UsageError) -> Bool { try geometryChoice() ?? true }

    /// nil where it is left open.
    func geometryChoice() throws(UsageError) -> Bool? {
        try value(of: .geometry, must: "on or off") { ["on": true, "off": false][$0] }
    }

    private func recordMode() throws -> RecordMode {
        let names = RecordMode.allCases.map(\.rawValue)
        let must = names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
        return try value(of: .record, must: must) { RecordMode(rawValue: $0) } ?? RecordMode.standard()
    }

    private func comparisonOptions() throws(UsageError) -> ComparisonOptions {
        func share(_ option: Option) throws(UsageError) -> Double? {
            try value(of: option, must: "a number from 0 to 1, like 0.1") { text in
                NumberText.parse(text).flatMap { (0...1).contains($0) ? $0 : nil }
            }
        }
        var options = ComparisonOptions()
        options.threshold = try share(.threshold) ?? 0
        options.maxDiffRatio = try share(.maxDiffRatio)
        options.maxDiffPixels = try value(of: .maxDiffPixels, must: "a whole number from 0 on") { text in
            Int(text).flatMap { $0 >= 0 ? $0 : nil }
        }
        options.ignoreAntialiasing = has(.ignoreAntialiasing)
        for text in all(.ignore) { options.ignoredRegions.append(try Self.region(text)) }
        return options
    }

    private static func region(_ text: String) throws(UsageError) -> Rect {
        let items = text.split(separator: ",", omittingEmptySubsequences: false)
        let numbers = items.compactMap { NumberText.parse(String($0)) }
        guard items.count == 4, numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else {
            throw .badValue(.ignore, text, must: "x,y,width,height in points, like 0,0,390,47")
        }
        return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
}
