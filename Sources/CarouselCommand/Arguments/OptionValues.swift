import CarouselDrawing
import CarouselFrames
import CarouselScene

extension FrameFormat {
    /// The names of all formats, as messages list them.
    static var choices: String { UsageError.list(all.map(\.name), "or") }
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
        try value(of: .format, must: FrameFormat.choices) { FrameFormat(named: $0) }
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
