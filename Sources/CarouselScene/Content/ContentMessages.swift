/// What is wrong with a screen's content and its carousels.
extension Message {
    static func noCarousel(_ name: String, _ names: [String]) -> String {
        if names.isEmpty {
            return "no carousel is called '\(short(name))': here is only one, which needs no name"
        }
        let guess = Spelling.suggestion(for: name, among: names)
        return "no carousel is called '\(short(name))'"
            + (guess == nil
                ? "; there \(names.count == 1 ? "is" : "are") \(list(names, last: "and"))"
                : didYouMean(guess))
    }

    static func stepNeedsName(_ names: [String]) -> String {
        "a step must say which carousel: \(list(names.map { "on: \($0)" }, last: "or"))"
    }

    static func leafNeedsName(_ key: String, _ names: [String]) -> String {
        "'\(key)' must say which: \(list(names.map { "\(key): \($0)" }, last: "or"))"
    }

    static func leafOutsideContent(_ key: String) -> String {
        "'\(key)' stands in screen.content only, not in a card"
    }

    static func placedTwice(_ key: String, _ address: String) -> String {
        "\(whose(key, address)) stands in screen.content already, and can be there only once"
    }

    static func noIndicator(_ address: String) -> String {
        "\(whose("carousel", address)) has no indicator: give it one, as indicator: { style: dots }"
    }

    static func carouselNowhere(_ name: String?) -> String {
        let leaf = name.map { "carousel: \($0)" } ?? "carousel"
        return
            "\(name.map { "carousel '\($0)'" } ?? "the carousel") is nowhere in screen.content: write '- \(leaf)' where it goes"
    }

    private static func whose(_ key: String, _ address: String) -> String {
        if address == NamedCarousel.onlyAddress { return "the \(key)" }
        return key == "carousel" ? "carousel '\(address)'" : "the \(key) of '\(address)'"
    }

    static func groupOfCarousel(_ key: String) -> String {
        "'\(key)' makes one picture of its view, so no carousel can stand in it: give it to views beside the carousel"
    }

    static let contentMissing =
        "'carousels' needs screen.content, which says where each stands, as content: { vstack: [carousel: NAME] }"

    static let indicatorOfSeveral = "'indicator' goes into the map of its carousel, where there are several"

    static let twoIndicators = "the carousel has its 'indicator' in its own map already: keep one of the two"

    static func carouselCount(found: Int) -> String {
        "'carousels' must have 1 to \(SceneLimits.carousels) carousels, not \(found)"
    }

    static func carouselName(_ name: String) -> String {
        "a carousel's name is made of letters, digits, - and _, and '\(short(name))' is not"
    }

    static func carouselTwice(_ name: String) -> String { "two carousels are called '\(name)'" }

    static func noLiveName(_ name: String, _ addresses: [String]) -> String {
        let example = addresses.first ?? NamedCarousel.onlyAddress
        return
            "'{\(short(name))}' names nothing: write a carousel and what is asked of it, as {\(example).number};"
            + " a brace by itself is written twice"
    }

    static func unknownLiveKey(_ key: String, of address: String, known: [String], suggestion: String?)
        -> String
    {
        let text = "unknown name '\(short(key))' of \(whose("carousel", address))"
        return suggestion != nil
            ? text + didYouMean(suggestion) : text + "; there are \(list(known, last: "and"))"
    }

    static let startOfSeveral = "'start' must be a map of carousels' names where there are several"
}
