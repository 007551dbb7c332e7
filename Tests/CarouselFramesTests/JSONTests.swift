import CarouselFrames
import Testing

struct JSONTests {
    @Test(
        arguments: [
            (0, "0.0"), (-0.0, "0.0"), (50, "50.0"), (0.128_205_128_2, "0.128205"), (-1.5, "-1.5"),
            (-0.000_000_4, "0.0"), (-0.000_001, "-0.000001"), (1.999_999_9, "2.0"),
            (100_000.000_001, "100000.000001"),
            (1e18, "1e+18"), (.nan, "null"), (-.infinity, "null"),
        ] as [(Double, String)])
    func numbers(number: Double, text: String) {
        #expect(JSON.number(number).text == text)
    }

    @Test(
        arguments: [(60, "60"), (30000.0 / 1001, "29.97002997002997"), (.infinity, "null")]
            as [(Double, String)])
    func exactNumbers(number: Double, text: String) {
        #expect(JSON.exact(number).text == text)
    }

    @Test func stringsAreEscaped() {
        #expect(JSON.string("a\"\\/\n\t\u{1}하나").text == #""a\"\\/\n\t\u0001하나""#)
    }

    @Test func keysStayInOrder() {
        let value = JSON.object([
            ("z", .integer(1)), ("a", .array([.bool(true), .object([])])), ("m", .array([])),
        ])
        #expect(value.text == #"{"z":1,"a":[true,{}],"m":[]}"#)
        #expect(value.lines == "{\n  \"z\": 1,\n  \"a\": [\n    true,\n    {}\n  ],\n  \"m\": []\n}\n")
    }
}
