import CarouselFrames
import Foundation

/// The `carousel-benchmark` program: how long each stage of making frames takes on this machine.
enum BenchmarkProgram {
    static let usage = """
        Usage: carousel-benchmark [options]

        Makes the frames of some films, again and again, and prints how long each stage
        takes: at one, two and three pixels per point, on one thread up to all cores.
        Of the runs of one kind, the one with the median time is printed.

        Options:
          --films LIST    Some of flat,shadow,photographs,text. Default: all.
          --scales LIST   Pixels per point. Default: 1,2,3.
          --threads LIST  Default: 1 and so on to the number of cores.
          --runs N        Runs of each kind. Default: 3.
          --quick         Twelve frames, one run, at 1: to see that it works.
          --json          One JSON object, for programs.
          --compare A B   Compares two pictures once instead, and prints how many pixels
                          differ: for a clock outside, process start included.
          --lenient       … at a threshold of 0.1, smoothed edges aside.

        Columns: decode (the scene, its fonts and pictures) in ms; the other stages and
        a whole frame in ms per frame, the stages added up over all threads; then MB/s:
        of pixels, four bytes each, for paint and encode, of files for write.

        """

    /// - Parameter words: The command line without the program's name.
    /// - Returns: The exit code.
    static func run(_ words: [String]) -> Int32 {
        if words.contains("--help") || words.contains("-h") {
            print(usage, terminator: "")
            return 0
        }
        do {
            let options = try BenchmarkOptions(words)
            if let pictures = options.pictures {
                print(try PictureMeasurement.count(pictures.reference, pictures.actual, options))
                return 0
            }
            var results: [Measurement] = []
            if !options.json { print(BenchmarkReport.heading) }
            for film in options.films {
                for scale in options.scales {
                    for threads in options.threads {
                        let result = try Measurement.median(
                            of: film, scale: scale, threads: threads, options)
                        results.append(result)
                        if !options.json { print(BenchmarkReport.row(result)) }
                        // A run takes minutes; somebody may be reading along.
                        fflush(nil)
                    }
                }
            }
            if options.json { print(BenchmarkReport.json(results).text) }
            return 0
        } catch let error as BenchmarkOptions.Fault {
            complain("\(error.description); see carousel-benchmark --help")
            return 64
        } catch {
            complain("\(error)")
            return 70
        }
    }

    private static func complain(_ text: String) {
        FileHandle.standardError.write(Data("carousel-benchmark: error: \(text)\n".utf8))
    }
}
