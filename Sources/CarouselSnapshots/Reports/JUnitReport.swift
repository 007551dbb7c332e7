/// A run as JUnit's XML, which build servers show: a suite for each scene, a case for each picture and for the geometry.
///
/// Attachments are named as GitLab and Jenkins find them.
package enum JUnitReport {
    /// - Parameter seconds: How long each scene took; without them, equal runs give equal files.
    package static func text(of outcomes: [SnapshotOutcome], seconds: [Double] = []) -> String {
        let suites = outcomes.enumerated().map { k, outcome in
            Suite(outcome, seconds: seconds.indices.contains(k) ? seconds[k] : nil)
        }
        let head = """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites name="carousel snapshot" \(Suite.counts(suites))>

            """
        return head + suites.map(\.text).joined() + "</testsuites>\n"
    }

    private struct Suite {
        let scene: String
        let checks: [SnapshotCheck]
        /// Why nothing could be compared.
        let error: String?
        /// What else there is to know, in a line each.
        let notes: [String]
        let seconds: Double?

        init(_ outcome: SnapshotOutcome, seconds: Double?) {
            scene = outcome.scene
            self.seconds = seconds
            switch outcome {
            case .compared(let report):
                checks = report.checks
                error = nil
                notes =
                    [report.letPassNotice, report.versionNotice].compactMap(\.self)
                    + report.warnings.map { "\($0)" }
            case .broken(_, let reason):
                checks = []
                error = reason
                notes = []
            }
        }

        static func counts(_ suites: [Suite]) -> String {
            let errors = suites.filter { $0.error != nil }.count
            let tests = suites.reduce(errors) { $0 + $1.checks.count }
            let failures = suites.reduce(0) { $0 + $1.checks.filter { $0.failure != nil }.count }
            let times = suites.compactMap(\.seconds)
            let time = ReadableNumber.fixed(times.reduce(0, +), decimals: 3)
            return "tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\""
                + (times.isEmpty ? "" : " time=\"\(time)\"")
        }

        var text: String {
            let name = XMLText.escaped(scene)
            let file = scene == "-" ? "" : " file=\"\(name)\""
            var cases = checks.map { check in
                let start =
                    "    <testcase classname=\"\(name)\" name=\"\(XMLText.escaped(check.name))\"\(file)"
                guard let failure = check.failure.map(XMLText.escaped) else { return start + "/>\n" }
                let more = check.artifact.map { "\n" + XMLText.escaped($0.best) } ?? ""
                let attachments = (check.artifact?.all ?? []).map { file in
                    "      <system-out>[[ATTACHMENT|\(XMLText.escaped(file))]]</system-out>\n"
                }
                return start
                    + ">\n      <failure message=\"\(failure)\">\(failure)\(more)</failure>\n"
                    + attachments.joined() + "    </testcase>\n"
            }
            if let error = error.map(XMLText.escaped) {
                let first = error.prefix { $0 != "\n" }
                cases.append(
                    "    <testcase classname=\"\(name)\" name=\"scene\"\(file)>\n      <error message=\"\(first)\">\(error)</error>\n    </testcase>\n"
                )
            }
            if !notes.isEmpty {
                let text = XMLText.escaped(notes.joined(separator: "\n"))
                cases.append("    <system-out>\(text)</system-out>\n")
            }
            return "  <testsuite name=\"\(name)\" \(Self.counts([self]))>\n" + cases.joined()
                + "  </testsuite>\n"
        }
    }
}
