import Testing

@testable import CarouselScene

struct NumberTextTests {
    @Test(arguments: [
        ("0", 0.0), ("-0", 0), ("+3", 3), ("010", 10), (".5", 0.5), ("5.", 5), ("-1.25", -1.25),
        ("1e3", 1000),
        ("1E-2", 0.01), ("1e999", .infinity), ("99999999999999999999", 1e20),
    ])
    func decimals(_ text: String, _ expected: Double) { #expect(NumberText.parse(text) == expected) }

    @Test(arguments: [
        "", "+", ".", "-.", "1e", "1e+", "e3", "0x10", "0o7", "1_000", ".inf", "-.inf", ".nan", "inf", "nan",
        "infinity",
        "1,5", " 1", "1 ", "1.2.3", "１", "1pt",
    ])
    func refused(_ text: String) { #expect(NumberText.parse(text) == nil) }

    @Test func written() {
        #expect([0.0, -3, 0.1, 86400].map(NumberText.plain) == ["0", "-3", "0.1", "86400"])
        #expect(
            [0.1 + 0.2, 1e9, -1 / 3.0, 1e-9, .infinity].map(NumberText.readable)
                == ["0.3", "1000000000", "-0.333333", "1e-09", "inf"])
        #expect([0, 999, 1000, -1_234_567].map(NumberText.grouped) == ["0", "999", "1,000", "-1,234,567"])
    }

    @Test func rules() {
        #expect(NumberRule.fraction.must(for: 1) == nil)
        #expect(NumberRule.fraction.must(for: 1.01) == "from 0 to 1")
        #expect(NumberRule.between(0, 1).must(for: 1) == "above 0 and below 1")
        #expect(NumberRule.positive.must(for: 0) == "greater than 0")
        #expect(NumberRule.notNegative.must(for: 0) == nil)
        #expect(NumberRule.notNegative.must(for: -1) == "at least 0")
        #expect(NumberRule.any.must(for: .infinity) == "at most 1,000,000")
        #expect(NumberRule.any.must(for: .nan) != nil)
    }
}
