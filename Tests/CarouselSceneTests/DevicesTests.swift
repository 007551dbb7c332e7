import CarouselScene
import Testing

struct DevicesTests {
    @Test(arguments: [
        ("iPhone SE", 375.0, 667.0, 2.0), ("iPhone 12 mini", 375, 812, 3), ("iPhone 13 Pro Max", 428, 926, 3),
        ("iPhone 14", 390, 844, 3), ("iPhone 14 Pro", 393, 852, 3), ("iPhone 15", 393, 852, 3),
        ("iPhone 15 Pro Max", 430, 932, 3), ("iPhone 16 Pro", 402, 874, 3),
        ("iPhone 16 Pro Max", 440, 956, 3),
    ])
    func sizes(_ name: String, _ width: Double, _ height: Double, _ scale: Double) throws {
        let screen = try read(scene("snap") + "screen: { device: \(name) }").screen
        #expect((screen.width, screen.height, screen.scale) == (width, height, scale))
    }

    @Test func ownSizesOverrideTheDevices() throws {
        let screen = try read(scene("snap") + "screen: { scale: 1, device: iPhone 15, width: 200 }").screen
        #expect((screen.width, screen.height, screen.scale) == (200, 852, 1))
    }

    @Test(arguments: [
        ("device: iPhone SE", 20.0, 0.0), ("device: iPhone 14", 47, 34), ("device: iPhone 15", 59, 34),
        ("width: 390", 0, 0), ("device: iPhone 15, safeArea: { top: 10 }", 10, 0),
    ])
    func safeAreas(_ keys: String, _ top: Double, _ bottom: Double) throws {
        let screen = try read(scene("snap") + "screen: { \(keys) }").screen
        #expect(screen.safeArea == Screen.SafeArea(top: top, bottom: bottom))
    }
}
