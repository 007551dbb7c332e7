import CarouselDrawing
import CarouselPlatform

/// The wording about values; `name` is the key, or what else the reader calls it.
extension Message {
    static func unknownKey(_ key: String, in place: String, suggestion: String?) -> String {
        "unknown key '\(key)' in \(place)" + didYouMean(suggestion)
    }

    static func misplacedKey(_ key: String, in place: String, owner: String) -> String {
        "unknown key '\(key)' in \(place); it is for \(owner)"
    }

    static func noSuchPlace(_ key: String, count: Int) -> String {
        count == 0
            ? "there is nothing in this list"
            : "a list's values are 0 to \(count - 1), not '\(short(key))'"
    }

    static func missingKey(_ key: String, in place: String) -> String { "\(place) needs '\(key)'" }

    static func missingOneOf(_ keys: [String], in place: String) -> String {
        "\(place) needs \(list(keys.map { "'\($0)'" }, last: "or"))"
    }

    static func exclude(_ key: String, _ other: String, in place: String) -> String {
        "'\(key)' and '\(other)' exclude each other in \(place)"
    }

    static func goesWith(_ key: String, _ other: String) -> String { "'\(key)' needs '\(other)' beside it" }

    /// - Parameter kind: What `names` are, as `style`.
    static func goesOnly(_ key: String, _ kind: String, _ names: [String]) -> String {
        "key '\(key)' goes with \(kind)\(names.count == 1 ? "" : "s") \(list(names, last: "and"))"
    }

    static func missingValue(_ name: String, due: String, comment: String?) -> String {
        let text = "\(quoted(name)) has no value; \(due) is due"
        guard let comment else { return text }
        return text + ", and '\(comment)' without quotes is a comment: write \"\(comment)\""
    }

    static func wrongType(_ name: String, due: String, found node: YAMLNode) -> String {
        if let names = node.bareNames {
            let braces = "{\(names.joined(separator: ", "))}"
            return
                "\(quoted(name)) must be \(due), not a map; quote \"\(braces)\" to fill in the item's value"
        }
        var text = "\(quoted(name)) must be \(due), not \(describe(node))"
        if case .scalar(let value, let plain) = node.content {
            if !plain,
                due.hasSuffix("number") && NumberText.parse(value) != nil
                    || due == "true or false" && ["true", "false"].contains(value)
            {
                text += "; remove the quotes"
            } else if due.hasSuffix("number"),
                let match = value.firstMatch(of: /^(.*[0-9.])\s*(pt|px|s|ms|%)$/),
                NumberText.parse(String(match.1)) != nil
            {
                text += "; numbers have no unit here"
            }
        }
        return text
    }

    static func describe(_ node: YAMLNode) -> String {
        switch node.content {
        case .scalar(let text, plain: true): node.isNull ? "nothing" : "'\(short(text))'"
        case .scalar(let text, plain: false): "the text \"\(short(text))\""
        case .sequence: "a list"
        case .mapping: "a map"
        }
    }

    static func outOfRange(_ name: String, must: String, found: String) -> String {
        "\(quoted(name)) must be \(must), not \(short(found))"
    }

    static func choice(_ name: String, _ choices: [String], found: String, suggestion: String?) -> String {
        "\(quoted(name)) must be \(list(choices, last: "or")), not '\(short(found))'" + didYouMean(suggestion)
    }

    static func notAColor(_ name: String, found: String, suggestion: String?) -> String {
        let text = "\(quoted(name)) must be a colour, not '\(short(found))'"
        if found.wholeMatch(of: /[0-9A-Fa-f]{3,8}/) != nil, [3, 4, 6, 8].contains(found.count) {
            return text + "; write \"#\(found)\""
        }
        if suggestion != nil { return text + didYouMean(suggestion) }
        if found.hasPrefix("#") { return text + "; behind the # stand 3, 4, 6 or 8 hexadecimal digits" }
        return text + "; there are \(list(Color.names, last: "and")), and \"#RRGGBB\""
    }

    static func listCount(_ name: String, must: String, found: Int) -> String {
        "\(quoted(name)) must have \(must), not \(found)"
    }

    /// Keys stand in quotes, what the reader calls something by its own words does not.
    static func quoted(_ name: String) -> String { name.contains(" ") ? name : "'\(name)'" }

    static func didYouMean(_ suggestion: String?) -> String {
        suggestion.map { "; did you mean '\($0)'?" } ?? ""
    }

    /// `a`, `a or b`, `a, b or c`.
    static func list(_ words: [String], last: String) -> String {
        guard let end = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " \(last) \(end)"
    }

    /// Text fit for the middle of a message.
    static func short(_ text: String) -> String {
        let line = text.map { $0.isNewline ? "\\n" : String($0) }.joined()
        return line.count <= 40 ? line : line.prefix(39) + "…"
    }
}

/// The wording about a value that was built in code: the predicate of a sentence whose subject is its path.
extension Message {
    /// - Parameter rule: With its verb, as `be at least 0`.
    static func must(_ rule: String, found: String) -> String { "must \(rule), not \(short(found))" }
}

/// The wording about a scene as a whole.
extension Message {
    static func version(_ found: String) -> String {
        "this program reads version 1 of the format, not \(short(found))"
    }

    static func unknownDevice(_ name: String, nearest: [String]) -> String {
        "unknown device '\(short(name))'; "
            + (nearest.isEmpty
                ? "there are \(list(Device.all.map(\.name), last: "and"))"
                : "the nearest are \(list(nearest, last: "and"))") + ", or give width, height and scale"
    }

    static func autoplayNeedsDuration(_ kind: any CarouselKind) -> String {
        "a \(type(of: kind).name) with autoplay never comes to rest; "
            + "give timeline a 'duration', or set 'autoplay: false'"
    }

    /// About a film whose length has this fault by its own numbers.
    static func tooLong(_ fault: String, hasDuration: Bool) -> String {
        "\(fault); " + (hasDuration ? "lower 'duration' or 'fps'" : "shorten the steps")
    }

    /// About a film that gets this fault only by waiting for its motions' end.
    static func restsLate(_ fault: String) -> String {
        "it comes to rest too late: \(fault); give timeline a 'duration'"
    }

    static func noRoom(for part: String, length: Double, along axis: Carousel.Axis) -> String {
        "no room: \(part) would be \(NumberText.readable(length)) points "
            + (axis == .horizontal ? "wide" : "high")
    }

    static let axisOfCards = "axis does not go with kind cards"

    static func needsSlide(_ key: String) -> String {
        "'\(key)' goes with swap slide, in which the front card follows the finger; here it is crossfade"
    }

    static let selectOnCards = "'select' is not for kind cards, which only a finger moves"

    static func noSuchItem(_ name: String, found: Int, count: Int) -> String {
        "\(quoted(name)) must be an item from 0 to \(count - 1), not \(found)"
    }

    static let spacerAlone = "a spacer only has a meaning inside a stack"

    static func twoContents(_ a: String, _ b: String) -> String {
        "a view has one content; '\(a)' and '\(b)' exclude each other"
    }

    static func unknownName(_ name: String, known: [String], suggestion: String?) -> String {
        let text = "unknown name '\(name)' in the card"
        if suggestion != nil { return text + didYouMean(suggestion) }
        return text + "; there are \(list(known, last: "and"))"
    }

    static func lackingName(_ name: String, count: Int, first: Int) -> String {
        count == 1
            ? "item \(first) has no '\(name)'"
            : "\(count) items have no '\(name)', the first is item \(first)"
    }

    static func colorsInText(_ name: String) -> String {
        "'{\(name)}' is a colour for light and one for dark, and can only stand alone, as in 'color: \"{\(name)}\"'"
    }

    static func unknownFormatName(_ name: String, known: [String], suggestion: String?) -> String {
        let text = "unknown name '\(name)' in a counter's format"
        return text + (suggestion.map { didYouMean($0) } ?? "; there are \(list(known, last: "and"))")
    }

    static let openFormatBrace = "'{' begins no name of a counter's format; write '{{' for a literal brace"

    static func notOdd(_ name: String, found: Int) -> String {
        "\(quoted(name)) must be an odd number of at least 3, found \(found)"
    }

    static let openBrace = "'{' begins no name of an item; write '{{' for a literal brace"

    static func filled(_ placeholder: String, line: Int) -> String {
        " (for '\(placeholder)' on line \(line))"
    }

    static func filled(item: Int) -> String { " (in item \(item))" }

    /// - Parameter color: As it is written in the file.
    static func overlayIsNoColor(_ color: String) -> String {
        "'overlay' must be a view, not a colour; write { shape: rectangle, fill: \(color) }"
    }

    static let sameEnds = "a gradient's 'from' and 'to' must differ"

    static let stopsOutOfOrder = "a gradient's stops must be in the order of 'at'"

    static func tooManyParts(_ limit: Int) -> String {
        "the card has too many parts for so many items; at most \(NumberText.grouped(limit)) in all"
    }

    static func picture(_ file: String, _ reason: String) -> String {
        "cannot use picture '\(short(file))': \(reason)"
    }

    static func picture(_ file: String, warning: String) -> String { "picture '\(short(file))' \(warning)" }

    static func font(_ file: String, _ reason: String) -> String {
        "cannot use font '\(short(file))': \(reason)"
    }

    static func pathData(_ problem: String) -> String { "path data: \(problem)" }
}

/// The wording about recorded fingers.
extension Message {
    static func timeOfSample(_ name: String, must: String, found: Double) -> String {
        "\(name) must be \(must), not \(NumberText.plain(found)); a path's times start at 0 and rise"
    }
}
