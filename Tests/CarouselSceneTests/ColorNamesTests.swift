import CarouselDrawing
import CarouselScene
import Testing

struct ColorNamesTests {
    private static let light = [
        "red": (255, 59, 48), "orange": (255, 149, 0), "yellow": (255, 204, 0), "green": (52, 199, 89),
        "mint": (0, 199, 190), "teal": (48, 176, 199), "cyan": (50, 173, 230), "blue": (0, 122, 255),
        "indigo": (88, 86, 214), "purple": (175, 82, 222), "pink": (255, 45, 85), "brown": (162, 132, 94),
        "gray": (142, 142, 147), "white": (255, 255, 255), "black": (0, 0, 0), "primary": (0, 0, 0),
    ]
    private static let dark = [
        "red": (255, 69, 58), "orange": (255, 159, 10), "yellow": (255, 214, 10), "green": (48, 209, 88),
        "mint": (102, 212, 207), "teal": (64, 200, 224), "cyan": (100, 210, 255), "blue": (10, 132, 255),
        "indigo": (94, 92, 230), "purple": (191, 90, 242), "pink": (255, 55, 95), "brown": (172, 142, 104),
        "gray": (142, 142, 147), "white": (255, 255, 255), "black": (0, 0, 0), "primary": (255, 255, 255),
    ]

    @Test func systemColors() {
        for (appearance, values) in [(Appearance.light, Self.light), (.dark, Self.dark)] {
            for (name, (r, g, b)) in values {
                let expected = Color(bytes: UInt8(r), UInt8(g), UInt8(b))
                #expect(Color.parse(name, appearance: appearance) == expected, "\(name) \(appearance)")
                if let system = SystemColor(rawValue: name) {
                    #expect(Color.system(system, appearance) == expected)
                }
            }
        }
    }

    @Test(arguments: [
        ("label", Color.black, Color.white),
        ("secondary", Color(bytes: 60, 60, 67, 153), Color(bytes: 235, 235, 245, 153)),
        ("tertiary", Color(bytes: 60, 60, 67, 77), Color(bytes: 235, 235, 245, 77)),
        ("quaternary", Color(bytes: 60, 60, 67, 46), Color(bytes: 235, 235, 245, 46)),
        ("separator", Color(bytes: 60, 60, 67, 74), Color(bytes: 84, 84, 88, 153)),
        ("systemBackground", .white, .black),
        ("secondarySystemBackground", Color(bytes: 242, 242, 247), Color(bytes: 28, 28, 30)),
        ("systemGray2", Color(bytes: 174, 174, 178), Color(bytes: 99, 99, 102)),
        ("systemGray6", Color(bytes: 242, 242, 247), Color(bytes: 28, 28, 30)),
    ])
    func labelsAndBackgrounds(_ name: String, light: Color, dark: Color) {
        #expect(Color.parse(name, appearance: .light) == light)
        #expect(Color.parse(name, appearance: .dark, ios: .v26) == dark)
    }

    @Test(arguments: [
        ("red", Color(bytes: 255, 56, 60), Color(bytes: 255, 66, 69)),
        ("blue", Color(bytes: 0, 136, 255), Color(bytes: 0, 145, 255)),
        ("mint", Color(bytes: 0, 200, 179), Color(bytes: 0, 218, 195)),
        ("gray", Color(bytes: 142, 142, 147), Color(bytes: 142, 142, 147)),
    ])
    func ios26HasNewerColors(_ name: String, light: Color, dark: Color) {
        #expect(Color.parse(name, appearance: .light, ios: .v26) == light)
        #expect(Color.parse(name, appearance: .dark, ios: .v26) == dark)
        #expect(Color.parse(name, appearance: .light) == .parse(name, appearance: .light, ios: .v18))
    }

    @Test(arguments: [
        ("#F80", Color(bytes: 255, 136, 0)), ("#f808", Color(bytes: 255, 136, 0, 136)),
        ("#34C759", Color(bytes: 52, 199, 89)), ("#34c75900", Color(bytes: 52, 199, 89, 0)),
        ("clear", Color(red: 0, green: 0, blue: 0, alpha: 0)),
    ])
    func written(_ text: String, _ expected: Color) {
        #expect(Color.parse(text, appearance: .light) == expected)
    }

    @Test(arguments: [
        "", "#", "#12", "#12345", "#1234567", "#123456789", "#ggg", "#１２３", "Red", " red", "FFF",
    ])
    func refused(_ text: String) {
        #expect(Color.parse(text, appearance: .light) == nil)
    }
}
