import Foundation

/// The command line of `carousel-benchmark`.
struct BenchmarkOptions {
    var films = BenchmarkFilm.allCases
    /// Pixels per point.
    var scales: [Double] = [1, 2, 3]
    var threads = Array(1...max(1, ProcessInfo.processInfo.activeProcessorCount))
    var runs = 3
    /// How many frames of a film are made at most.
    var frames = Int.max
    var json = false
    /// Two pictures' paths, to be compared instead.
    var pictures: (reference: String, actual: String)?
    var isLenient = false

    /// A wrong use.
    struct Fault: Error, CustomStringConvertible {
        var description: String
    }

    init(_ words: [String]) throws(Fault) {
        if words.contains("--quick") {
            scales = [1]
            threads = Array(threads.prefix(2))
            runs = 1
            frames = 12
        }
        var rest = words[...]
        while let word = rest.popFirst() {
            switch word {
            case "--quick": break
            case "--json": json = true
            case "--compare":
                guard let reference = rest.popFirst(), let actual = rest.popFirst() else {
                    throw Fault(description: "--compare takes two pictures")
                }
                pictures = (reference, actual)
            case "--lenient": isLenient = true
            case "--films":
                films = try Self.list(word, &rest, "some of flat,shadow,photographs,text") {
                    BenchmarkFilm(rawValue: $0)
                }
            case "--scales":
                scales = try Self.list(word, &rest, "numbers from 0.1 to 10, like 1,2,3") {
                    Double($0).flatMap { (0.1...10).contains($0) ? $0 : nil }
                }
            case "--threads":
                threads = try Self.list(word, &rest, "whole numbers from 1 to 1024, like 1,2") {
                    Self.count($0, upTo: 1024)
                }
            case "--runs":
                runs = try Self.list(word, &rest, "a whole number from 1 to 1000") {
                    Self.count($0, upTo: 1000)
                }[0]
            default: throw Fault(description: "there is no option '\(word)'")
            }
        }
    }

    /// At least one value.
    private static func list<T>(
        _ name: String, _ rest: inout ArraySlice<String>, _ must: String, _ read: (String) -> T?
    ) throws(Fault) -> [T] {
        let text = rest.popFirst() ?? ""
        let items = text.split(separator: ",", omittingEmptySubsequences: false)
        let values = items.compactMap { read(String($0)) }
        guard values.count == items.count else {
            throw Fault(description: "\(name) must be \(must), not '\(text)'")
        }
        return values
    }

    private static func count(_ text: String, upTo most: Int) -> Int? {
        Int(text).flatMap { (1...most).contains($0) ? $0 : nil }
    }
}
