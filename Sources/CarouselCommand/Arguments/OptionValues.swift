import CarouselDrawing
import CarouselFrames
import CarouselScene

extension FrameFormat {
    /// All formats with what each is for, a line each, as messages and the help list them.
    static var table: String {
        let rows = all.map {
            "  \($0.name)" + String(repeating: " ", count: max(2, 6 - $0.name.count)) + $0.purpose
        }
        return "the formats are\n" + rows.joined(separator: "\n")
    }

    /// Whether a pipe can take it.
    var isStream: Bool {
        switch container {
        case .stream, .drawing: true
        case .files, .ffmpeg: false
        }
    }
}

/// Options' values as what they mean; nil where an option is not given.
extension Arguments {
    package func jobs() throws(UsageError) -> Int? {
        try value(of: .jobs, must: "a whole number from 1 to 1024") {
            Int($0).flatMap { (1...1024) ~= $0 ? $0 : nil }
        }
    }

    package func shard() throws(UsageError) -> Shard? {
        try value(of: .shard, must: "I/N with I from 1 to N, like 1/4") { text in
            let numbers = text.split(separator: "/", omittingEmptySubsequences: false)
            guard numbers.count == 2, let index = Int(numbers[0]), let count = Int(numbers[1]) else {
                return nil
            }
            return Shard(index, of: count)
        }
    }

    package func format() throws(UsageError) -> FrameFormat? {
        guard let text = self[.format] else { return nil }
        guard let format = FrameFormat(named: text) else { throw .unknownFormat(text) }
        return format
    }

    /// How a film is made.
    /// - Throws: `UsageError` also for what means nothing to the format.
    package func film(_ format: FrameFormat) throws(UsageError) -> FilmOptions {
        for (option, setting) in [(.loop, .loop), (.lossless, .lossless), (.quality, .quality)]
            as [(Option, FilmSetting)] where has(option) && !format.settings.contains(setting)
        {
            let takers = FrameFormat.all.filter { $0.settings.contains(setting) }.map(\.name)
            throw .notForFormat(option, format: format.name, takers: takers)
        }
        if has(.lossless), has(.quality) {
            throw .exclusive(.lossless, .quality, why: "without loss there is only one quality")
        }
        var film = FilmOptions()
        film.lossless = has(.lossless)
        if let loop = try number(.loop, 0...65_535) { film.loop = loop }
        if let quality = try number(.quality, 0...100) { film.quality = quality }
        return film
    }

    /// In pixels.
    package func width() throws(UsageError) -> Int? {
        if has(.width), has(.scale) {
            throw .exclusive(.width, .scale, why: "either gives the size of frames")
        }
        return try number(.width, 1...32_767)
    }

    private func number(_ option: Option, _ range: ClosedRange<Int>) throws(UsageError) -> Int? {
        try value(of: option, must: "a whole number from \(range.lowerBound) to \(range.upperBound)") {
            Int($0).flatMap { range ~= $0 ? $0 : nil }
        }
    }

    package func compression() throws(UsageError) -> FrameCompression? {
        try value(of: .compression, must: "fast or small") { FrameCompression(rawValue: $0.lowercased()) }
    }

    package func svgStyle() throws(UsageError) -> SVGStyle? {
        try value(of: .svgStyle, must: "layers or cairo") { SVGStyle(rawValue: $0.lowercased()) }
    }

    package func fps() throws(UsageError) -> FrameRate? {
        try value(of: .fps, must: FrameRate.form) { FrameRate.parse($0) }
    }

    /// Pixels per point.
    package func scale() throws(UsageError) -> Double? {
        try value(of: .scale, must: "a number above 0, like 2 or 1.5") {
            NumberText.parse($0).flatMap { $0 > 0 ? $0 : nil }
        }
    }

    package func background(_ appearance: Appearance, ios: Screen.IOS = .v18) throws(UsageError) -> Color? {
        try value(of: .background, must: "a colour, like white, '#FF8800' or clear") {
            Color.parse($0, appearance: appearance, ios: ios)
        }
    }

    /// What takes the place of scenes' own values, in the order in which it does.
    package func settings() throws(UsageError) -> [SceneSetting] {
        var settings: [SceneSetting] = []
        func add(_ option: Option, _ texts: [String]) {
            settings += texts.compactMap { SceneSetting($0, origin: "--" + option.name) }
        }
        if let device = self[.device] {
            add(
                .device,
                ["width", "height", "scale", "safeArea"].map { "screen.\($0)=" } + ["screen.device=\(device)"]
            )
        }
        if let appearance = self[.appearance] { add(.appearance, ["screen.appearance=\(appearance)"]) }
        for text in all(.set) {
            guard SceneSetting(text) != nil else {
                throw .badValue(.set, text, must: "a path and a value, like carousel.spacing=24")
            }
            add(.set, [text])
        }
        return settings
    }

    /// In seconds.
    package func times() throws(UsageError) -> [Double]? {
        try value(of: .at, must: "times in seconds from 0 on, like 0.35 or 0,0.5,1") { text in
            let items = text.split(separator: ",", omittingEmptySubsequences: false)
            let times = items.compactMap { NumberText.parse(String($0)) }.filter { $0 >= 0 }
            return times.count == items.count ? times : nil
        }
    }

    package func frameList() throws(UsageError) -> FrameList? {
        guard let text = self[.frames] else { return nil }
        if has(.at) { throw .exclusive(.frames, .at, why: "the one counts frames, the other takes times") }
        return try FrameList(text)
    }

    func value<T>(
        of option: Option, must: String, _ read: (String) -> T?
    ) throws(UsageError) -> T? {
        guard let text = self[option] else { return nil }
        guard let value = read(text) else { throw .badValue(option, text, must: must) }
        return value
    }
}
