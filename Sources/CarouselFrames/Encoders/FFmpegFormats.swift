import CarouselDrawing
import CarouselScene

extension FrameFormat {
    /// H.264 that QuickTime, browsers and phones play; odd sides get a pixel of the background more.
    public static let mp4 = FrameFormat(
        film: "mp4", for: "a film that plays everywhere (H.264)", isOpaque: true,
        container: .ffmpeg(
            FFmpegRecipe(isRaw: { _ in false }) { _ in
                FFmpegRecipe.h264 + ["-movflags", "+faststart", "-f", "mp4"]
            })
    ) { Y4MEncoder($0, even: true) }

    /// H.264, or ProRes 4444 where the background lets something through.
    public static let mov = FrameFormat(
        film: "mov", for: "a film for editing: ProRes 4444 if the background is clear, else H.264",
        container: .ffmpeg(
            FFmpegRecipe(isRaw: { !$0.isOpaque }) { shape in
                let codec =
                    shape.isOpaque
                    ? FFmpegRecipe.h264
                    : FFmpegRecipe.fromRGB("yuva444p10le")
                        + ["-c:v", "prores_ks", "-profile:v", "4444", "-vendor", "apl0"] + FFmpegRecipe.colors
                return codec + ["-movflags", "+faststart", "-f", "mov"]
            })
    ) { FFmpegRecipe.encoder($0, even: true) }

    /// VP9, with alpha where the background lets something through.
    public static let webm = FrameFormat(
        film: "webm", for: "a small film for browsers (VP9), clear where the background is",
        container: .ffmpeg(
            FFmpegRecipe(isRaw: { !$0.isOpaque }, even: false) { shape in
                let pixels =
                    shape.isOpaque
                    ? ["-pix_fmt", "yuv420p"] : FFmpegRecipe.fromRGB("yuva420p") + ["-auto-alt-ref", "0"]
                // Without bitexact, a random number says which file it is.
                let codec = [
                    "-c:v", "libvpx-vp9", "-crf", "24", "-b:v", "0", "-cpu-used", "4", "-row-mt", "1",
                ]
                return pixels + codec + FFmpegRecipe.colors + ["-fflags", "+bitexact", "-f", "webm"]
            })
    ) { FFmpegRecipe.encoder($0, even: false) }

    /// 256 colours, chosen for the whole film.
    public static let gif = FrameFormat(
        film: "gif", for: "a film for chats and old mail programs, in 256 colours", settings: [.loop],
        container: .ffmpeg(
            FFmpegRecipe(isRaw: { _ in true }, mostFramesPerSecond: 50, hasPalette: true) { shape in
                // How often it is repeated; -1: shown once.
                let repeats = shape.options.loop == 1 ? -1 : max(0, shape.options.loop - 1)
                return [
                    "-lavfi", "[0:v][1:v]paletteuse=diff_mode=rectangle", "-loop", String(repeats), "-f",
                    "gif",
                ]
            })
    ) { _ in RGBAEncoder() }

    /// Animated WebP.
    public static let webp = FrameFormat(
        film: "webp", for: "a small film that stands in pages as a picture",
        settings: [.loop, .lossless, .quality],
        container: .ffmpeg(
            FFmpegRecipe(isRaw: { _ in true }) { shape in
                let options = shape.options
                return [
                    "-c:v", "libwebp_anim", "-pix_fmt", "bgra", "-lossless", options.lossless ? "1" : "0",
                    "-quality", String(options.quality), "-loop", String(options.loop), "-f", "webp",
                ]
            })
    ) { _ in RGBAEncoder() }
}

/// What ffmpeg is told.
package struct FFmpegRecipe: Sendable {
    /// Whether it is given pixels with alpha, else YUV4MPEG2.
    let isRaw: @Sendable (FilmShape) -> Bool
    /// Whether odd sides get a pixel more of the background.
    let even: Bool
    /// What it is told of the file, but for its name.
    let output: @Sendable (FilmShape) -> [String]
    /// Faster films are shown at this rate.
    let mostFramesPerSecond: Double
    /// Whether it is given colours that suit the film as a second input.
    let hasPalette: Bool

    init(
        isRaw: @escaping @Sendable (FilmShape) -> Bool, even: Bool = true,
        mostFramesPerSecond: Double = .infinity,
        hasPalette: Bool = false, output: @escaping @Sendable (FilmShape) -> [String]
    ) {
        self.isRaw = isRaw
        self.even = even
        self.output = output
        self.mostFramesPerSecond = mostFramesPerSecond
        self.hasPalette = hasPalette
    }

    /// What it is told of its standard input, and what comes there before the first frame.
    func input(_ shape: FilmShape) -> (arguments: [String], head: [UInt8]) {
        guard isRaw(shape) else {
            return (["-f", "yuv4mpegpipe", "-i", "pipe:0"], Y4M.head(shape, even: even))
        }
        let rate =
            shape.fps.value > mostFramesPerSecond
            ? (numerator: Int(mostFramesPerSecond), denominator: 1) : shape.fps.ratio(upTo: Int(Int32.max))
        let arguments = [
            "-f", "rawvideo", "-pixel_format", "rgba", "-video_size", "\(shape.width)x\(shape.height)",
            "-framerate", "\(rate.numerator)/\(rate.denominator)", "-i", "pipe:0",
        ]
        return (arguments, [])
    }

    /// Of video, or of pixels with alpha where the background lets something through.
    fileprivate static func encoder(_ encoding: PixelEncoding, even: Bool) -> any PixelEncoder {
        encoding.isOpaque ? Y4MEncoder(encoding, even: even) : RGBAEncoder()
    }

    /// Makes a palette, a picture of 256 pixels, of all its frames, and writes it to its standard output.
    static let palette = ["-vf", "palettegen", "-frames:v", "1", "-f", "image2pipe", "-c:v", "png", "pipe:1"]

    fileprivate static let colors = [
        "-color_primaries", "bt709", "-color_trc", "bt709", "-colorspace", "bt709", "-color_range", "tv",
    ]
    fileprivate static let h264 =
        ["-c:v", "libx264", "-crf", "18", "-pix_fmt", "yuv420p"] + colors

    /// Pixels of another kind, of the colours that `colors` tells.
    fileprivate static func fromRGB(_ pixels: String) -> [String] {
        ["-vf", "scale=out_color_matrix=bt709:out_range=tv,format=\(pixels)"]
    }
}

extension Film {
    /// What a format cannot show of this film as it is: sentences, for somebody who may choose another.
    package func cautions(_ format: FrameFormat) -> [String] {
        format.cautions(fps: scene.timeline.fps, background: scene.screen.background)
    }
}

extension FrameFormat {
    /// What it cannot show of a film of this rate on this background as it is.
    func cautions(fps: FrameRate, background: Color) -> [String] {
        var cautions: [String] = []
        if isOpaque, background.alpha < 1 {
            cautions.append(
                "\(name) has no transparency: what shows through is black; choose a background, or webm or mov"
            )
        }
        let rate = fps.value
        if self == .gif, let nearest = Self.nearestGIFRate(rate) {
            let effect =
                rate > 50 ? "the film plays at 50 frames a second" : "some frames stay longer than others"
            cautions.append(
                "GIF counts hundredths of a second, so \(effect); the nearest rate it can hold is \(nearest) frames a second"
            )
        }
        return cautions
    }

    /// The rate nearest to this one whose frames last whole hundredths of a second, two at least, which browsers take
    /// as they are; nil if this one is such a rate.
    private static func nearestGIFRate(_ rate: Double) -> String? {
        let delay = 100 / rate
        let candidates = [max(2, delay.rounded(.down)), max(2, delay.rounded(.up))]
        guard let nearest = candidates.min(by: { abs(100 / $0 - rate) < abs(100 / $1 - rate) }),
            abs(100 / nearest - rate) > 1e-9 * rate
        else { return nil }
        let whole = 100 / nearest
        return whole == whole.rounded() ? String(Int(whole)) : "100/\(Int(nearest))"
    }
}
