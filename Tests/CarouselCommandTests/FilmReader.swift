import Foundation
import Testing

/// Programs that read films, and that we did not write: Pillow and ffmpeg.
enum FilmReader {
    /// What a film shows beside the PNG files of the same frames.
    struct Finding: Decodable {
        var count: Int
        var width: Int
        var height: Int
        /// In milliseconds, of each frame; empty where the reader does not tell.
        var delays: [Double]
        /// How often it is shown; 0: for ever.
        var loop: Int?
        /// The largest difference of a channel in any frame, and the largest mean one of a frame.
        var most: Double
        var mean: Double
    }

    /// Reads a film frame by frame.
    /// - Parameters:
    ///   - frames: A folder of PNG files, which are compared in the order of their names.
    ///   - ffmpeg: Whether ffmpeg decodes it, of BT.709's colours; else Pillow.
    static func read(_ film: String, beside frames: String, ffmpeg: Bool = false) throws -> Finding {
        let scratch = FileManager.default.temporaryDirectory.appendingPathComponent(
            "film-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: scratch) }
        let output = try run("/usr/bin/python3", ["-c", script, film, frames, ffmpeg ? scratch.path : ""])
        return try JSONDecoder().decode(Finding.self, from: output)
    }

    /// What ffprobe tells of the film's stream, by its names.
    static func probe(_ film: String) throws -> [String: String] {
        let entries =
            "stream=codec_name,width,height,pix_fmt,color_space,color_primaries,color_transfer,color_range,"
            + "r_frame_rate,nb_read_frames,duration"
        let output = try run(
            "/usr/bin/env",
            [
                "ffprobe", "-v", "error", "-count_frames", "-show_entries", entries, "-of", "default=nw=1",
                film,
            ])
        let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
        return Dictionary(
            lines.compactMap { line in
                let parts = line.split(separator: "=", maxSplits: 1).map(String.init)
                return parts.count == 2 ? (parts[0], parts[1]) : nil
            }, uniquingKeysWith: { first, _ in first })
    }

    /// Red, green, blue, alpha of each pixel of a picture file, as Pillow reads them.
    static func pixels(_ file: String) throws -> [UInt8] {
        let script = """
            import sys
            from PIL import Image
            sys.stdout.buffer.write(Image.open(sys.argv[1]).convert("RGBA").tobytes())
            """
        return [UInt8](try run("/usr/bin/python3", ["-c", script, file]))
    }

    private struct Failed: Error, CustomStringConvertible {
        var description: String
    }

    private static func run(_ program: String, _ arguments: [String]) throws -> Data {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        let words = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failed(description: "\(arguments): \(String(decoding: words, as: UTF8.self))")
        }
        return data
    }

    private static let script = """
        import glob, json, subprocess, sys
        from PIL import Image, ImageChops, ImageSequence, ImageStat
        film, folder, scratch = sys.argv[1:4]
        delays, loop = [], None
        if scratch:
            # ffmpeg's own decoder of VP9 leaves the alpha out.
            codec = ["-c:v", "libvpx-vp9"] if film.endswith("webm") else []
            subprocess.run(["ffmpeg", "-v", "error"] + codec + ["-i", film, "-vf", "scale=in_color_matrix=bt709:"
                "sws_flags=accurate_rnd+full_chroma_int", "-pix_fmt", "rgba", "-vsync", "0",
                scratch + "/%05d.png"], check=True)
            read = [Image.open(f).convert("RGBA") for f in sorted(glob.glob(scratch + "/*.png"))]
        else:
            picture = Image.open(film)
            read = []
            for frame in ImageSequence.Iterator(picture):
                read.append(frame.convert("RGBA"))
                delays.append(float(frame.info.get("duration", 0)))
            loop = picture.info.get("loop")
        names = sorted(glob.glob(folder + "/*.png"))
        # What is shown in the middle of each frame: WebP joins frames alike into one.
        ends = [sum(delays[:k + 1]) for k in range(len(delays))]
        shown = read if scratch or not ends[-1] else [
            read[next(i for i, end in enumerate(ends) if end > (k + 0.5) * ends[-1] / len(names))]
            for k in range(len(names))]
        most = mean = 0
        for frame, name in zip(shown, names):
            due = Image.open(name).convert("RGBA")
            part = frame.crop((0, 0) + due.size)
            # What is clear has no colour.
            both = [Image.alpha_composite(Image.new("RGBA", due.size, ground), p)
                for ground in ("black", "white") for p in (part, due)]
            for a, b in ((both[0], both[1]), (both[2], both[3])):
                stat = ImageStat.Stat(ImageChops.difference(a, b))
                most = max([most] + [high for low, high in stat.extrema])
                mean = max([mean] + stat.mean)
        print(json.dumps(dict(count=len(read), width=read[0].width, height=read[0].height,
            delays=delays, loop=loop, most=most, mean=mean)))
        """
}
