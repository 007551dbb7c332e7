import CarouselDrawing

extension Carousel.Transition {
    private static let forms = ["preset", "keyframes", "away"]

    static let table = FieldTable(
        "transition", Carousel.Transition(.preset(Preset(.fade))),
        [
            Field(own: "preset", .presetName, "One that is known by its name"),
            Field(
                own: "keyframes", .keyframes,
                "Instead: what a card is at some phases, linear in between and constant beyond"),
            Field(
                own: "away", .map(Properties.table),
                "Instead: what a card is at phase 1; at −1 its mirror image across the axis"),
        ]
            + Preset.Key.allCases.map { key in
                Field(own: key.rawValue, key.codec, key.meaning, fallback: key.fallback)
            } + [
                Field("phase", \.phase, .word, "Strides from the focus, or SwiftUI's `scrollTransition`"),
                Field(
                    "threshold", \.threshold, .threshold,
                    "With `edges`: from which visible share on a card is as it always was"),
                Field(
                    "curve", \.curve, .curve, "From phase 0 outwards; none beside a preset, but for `edges`",
                    fallback: "`linear`, of `edges` `easeInOut`"),
                Field(
                    "travel", \.travel, .number(.fraction), "The share of its natural way that a card goes",
                    fallback: "1 or the preset's"),
                Field(
                    "perspective", \.perspective, .perspective, "How far away the eye is",
                    fallback: "500 or the preset's"),
                Field("eye", \.eye, .word, "What it is in front of", fallback: "`card` or the preset's"),
                Field(
                    "anchor", \.anchor, .unitPoint,
                    "What scales and turns leave where it is; none beside a preset"),
                Field(
                    "backface", \.backface, .word, "What is to be seen of a card from behind",
                    fallback: "`visible` or the preset's"),
            ])

    fileprivate static let map = Codec<Carousel.Transition>.map(
        table,
        describe: { $0.set("oneOf", .list(forms.map { .map(["required": [.string($0)]]) })) },
        settle: { transition, map in
            let given = forms.filter(map.has)
            guard let form = given.first, given.count == 1 else {
                if given.count > 1 {
                    map.report(Message.oneForm, atKey: given[1])
                } else {
                    map.report(Message.oneForm)
                }
                return false
            }
            if transition.phase != .edges, map.has("threshold") {
                map.report(Message.thresholdOfEdges, atKey: "threshold")
            }
            switch form {
            case "preset":
                guard let name = map.read("preset", .presetName) else { return false }
                var preset = Preset(name)
                for key in Preset.Key.allCases where name.numbers[key] != nil {
                    if let value = map.read(key.rawValue, key.codec) { preset[key] = value }
                }
                for key in transition.idleKeys(of: name) where map.has(key) {
                    map.report(Message.noKey(key, ofPreset: name.rawValue), atKey: key)
                }
                transition.form = .preset(preset)
            default:
                for key in Preset.Key.allCases {
                    map.report(
                        Message.misplacedKey(key.rawValue, in: table.name, owner: key.owner),
                        atKey: key.rawValue)
                }
                if form == "away" {
                    guard let properties = map.read("away", .map(Properties.table)) else { return false }
                    transition.form = .away(properties)
                } else {
                    guard let keyframes = map.read("keyframes", .keyframes) else { return false }
                    transition.form = .keyframes(keyframes)
                }
            }
            return true
        },
        begin: { transition, map, writer in
            switch transition.form {
            case .preset(let preset):
                map.set("preset", .scalar(preset.name.rawValue))
                for key in Preset.Key.allCases where preset[key] != Preset(preset.name)[key] {
                    map.set(key.rawValue, .number(preset[key]))
                }
            case .keyframes(let keyframes): map.set("keyframes", Codec.keyframes.write(keyframes, writer))
            case .away(let properties):
                map.set("away", Codec.map(Properties.table).write(properties, writer))
            }
            return nil
        },
        check: { transition, checker in
            switch transition.form {
            case .preset(let preset):
                let usual = Carousel.Transition(transition.form)
                var idle = preset.foreign.map(\.rawValue)
                if transition.phase != .edges, transition.curve != nil { idle.append("curve") }
                if transition.anchor != usual.anchor { idle.append("anchor") }
                for key in idle {
                    checker.report(sentence: Message.noKey(key, ofPreset: preset.name.rawValue))
                }
                for key in Preset.Key.allCases where preset.name.numbers[key] != nil {
                    checker.at(key.rawValue) { key.codec.check(preset[key], checker) }
                }
            case .keyframes(let keyframes):
                checker.at("keyframes") { Codec.keyframes.check(keyframes, checker) }
            case .away(let properties): checker.at("away") { Properties.table.check(properties, checker) }
            }
        })

    /// The keys that mean nothing beside a preset.
    private func idleKeys(of name: Preset.Name) -> [String] {
        let foreign = Preset.Key.allCases.filter { name.numbers[$0] == nil }.map(\.rawValue)
        return foreign + (phase == .edges ? [] : ["curve"]) + ["anchor"]
    }
}

extension Codec<Carousel.Transition> {
    /// A preset's name, or a map.
    static var transition: Codec {
        Codec<Carousel.Transition.Preset.Name>.presetName
            .converted({ Carousel.Transition(.preset(Carousel.Transition.Preset($0))) }) { transition in
                guard case .preset(let preset) = transition.form,
                    transition == Carousel.Transition(.preset(Carousel.Transition.Preset(preset.name)))
                else { return nil }
                return preset.name
            }
            .or(Carousel.Transition.map, where: \.isNoScalar)
    }
}

extension Codec<Carousel.Transition.Preset.Name> {
    fileprivate static var presetName: Codec {
        let choices = Carousel.Transition.Preset.Name.allCases
        return Codec(
            choices.map { "`\($0.rawValue)`" }.joined(separator: ", "),
            schema: { _ in ["enum": .list(choices.map { .string($0.rawValue) })] },
            read: { slot, reader in
                guard let text = reader.string(slot.node, slot.name, due: "a preset's name") else {
                    return nil
                }
                if let found = choices.first(where: { $0.rawValue == text }) { return found }
                reader.report(Message.unknownPreset(text, choices.map(\.rawValue)), at: slot.node)
                return nil
            },
            write: { name, _ in .scalar(name.rawValue) })
    }
}

extension Codec<Carousel.Transition.Threshold> {
    fileprivate static var threshold: Codec {
        let share = Codec<Double>.number(.fraction)
            .converted(Carousel.Transition.Threshold.visible) {
                if case .visible(let share) = $0 { share } else { nil }
            }
        let words: [(String, Carousel.Transition.Threshold)] = [
            ("visible", .visible(1)), ("centered", .centered), ("hidden", .visible(0)),
        ]
        return choice(words, orElse: "a share from 0 to 1")
            .or(share, "a share from 0 to 1") { $0.isNumber }
    }
}

extension Codec<Carousel.Transition.Perspective> {
    /// Points, or a map of `factor`.
    fileprivate static var perspective: Codec {
        Codec<Double>.points(.positive)
            .converted(Carousel.Transition.Perspective.points) {
                if case .points(let points) = $0 { points } else { nil }
            }
            .or(
                Codec<Double>.number(.positive).keyed("factor", in: "perspective")
                    .converted(Carousel.Transition.Perspective.factor) {
                        if case .factor(let factor) = $0 { factor } else { nil }
                    }, "`{ factor: f }` of the card's longer side divided by f", where: \.isMap)
    }
}

/// The wording about transitions.
extension Message {
    static let oneForm = "a transition has one of 'preset', 'keyframes' and 'away'"

    static func unknownPreset(_ name: String, _ known: [String]) -> String {
        let guess = Spelling.suggestion(for: name, among: known)
        let text = "unknown preset '\(short(name))'"
        return text + (guess == nil ? "; there are \(list(known, last: "and"))" : didYouMean(guess))
    }

    static func noKey(_ key: String, ofPreset preset: String) -> String {
        "'\(key)' is no key of preset \(preset)"
    }

    static func notRising(_ key: String, before: Double, found: Double) -> String {
        "'\(key)' must be larger than the one before (\(NumberText.plain(before))), found \(NumberText.plain(found))"
    }

    static let thresholdOfEdges = "'threshold' goes with phase edges; here it is cards"

    static let transitionOfCards = "a transition does not go with kind cards; it has 'swap'"

    static let focusAndTransition =
        "'focus' and 'transition' exclude each other: focus is transition: { away: … }"
}
