import CarouselCommand
import Testing

struct HelpTests {
    @Test(arguments: [Help.overview] + Verb.all.map(Help.text))
    func fitsIntoEightyColumns(text: String) {
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
        #expect(text.hasSuffix(".\n"))
    }

    @Test(arguments: Verb.all.map(\.name))
    func namesEveryOption(name: String) throws {
        let verb = try #require(Verb.all.first { $0.name == name })
        let text = Help.text(of: verb)
        for option in verb.options {
            #expect(text.contains("--" + option.name + (option.value.map { " " + $0 } ?? "")))
        }
        #expect(Help.overview.contains("  " + verb.name + " "))
    }

    /// An option that two verbs have must mean the same in both; short names must not clash.
    @Test func tablesAreSound() {
        for verb in Verb.all {
            #expect(Set(verb.options.map(\.name)).count == verb.options.count)
            let letters = verb.options.compactMap(\.short)
            #expect(Set(letters).count == letters.count)
        }
    }
}
