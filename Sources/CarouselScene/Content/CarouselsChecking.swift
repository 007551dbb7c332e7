extension Scene {
    /// Holds each carousel, and their names, to the rules.
    func checkCarousels(_ checker: SceneChecker) {
        guard carousels.count != 1 || carousels[0].name != nil else {
            checker.judge(by: carousels[0])
            checker.at("carousel") { carousel.check(on: screen, checker) }
            if let indicator { checker.at("indicator") { indicator.check(checker) } }
            return
        }
        checker.at("carousels") {
            if !(1...SceneLimits.carousels).contains(carousels.count) {
                checker.report(sentence: Message.carouselCount(found: carousels.count))
            }
            var seen: Set<String> = []
            for (k, named) in carousels.enumerated() {
                checker.at(k) {
                    let name = named.name ?? ""
                    if !SceneReader.isName(name) {
                        checker.report(sentence: Message.carouselName(name))
                    } else if !seen.insert(name).inserted {
                        checker.report(sentence: Message.carouselTwice(name))
                    }
                    checker.judge(by: named)
                    named.carousel.check(on: screen, checker)
                    if let indicator = named.indicator {
                        checker.at("indicator") { indicator.check(checker) }
                    }
                }
            }
            if screen.content == nil { checker.report(sentence: Message.contentMissing) }
        }
    }

    /// Holds the screen's content to the rules: each carousel stands in it once.
    func checkContent(_ checker: SceneChecker) {
        guard let content = screen.content else { return }
        checker.isInContent = true
        defer { checker.isInContent = false }
        checker.at("screen") {
            checker.at("content") {
                Codec.view.check(content, checker)
                for named in carousels where !checker.placed.contains("carousel \(named.address)") {
                    checker.report(sentence: Message.carouselNowhere(named.name))
                }
            }
        }
    }
}

extension SceneChecker {
    /// What items are judged by from now on.
    func judge(by named: NamedCarousel) {
        (count, kind) = (named.carousel.cards.count, named.carousel.kind.values)
    }
}
