import CarouselDrawing

/// iPhones by name: the size of their screens in points, the pixels per point, and what of a screen held upright SwiftUI
/// keeps clear of, as Apple publishes them.
struct Device {
    let name: String
    let size: Size
    let scale: Double
    let safeArea: Screen.SafeArea

    private init(
        _ name: String, _ width: Double, _ height: Double, scale: Double = 3, top: Double = 47,
        bottom: Double = 34
    ) {
        self.name = name
        size = Size(width, height)
        self.scale = scale
        safeArea = Screen.SafeArea(top: top, bottom: bottom)
    }

    static let all = [
        Device("iPhone SE", 375, 667, scale: 2, top: 20, bottom: 0),
        Device("iPhone 12 mini", 375, 812, top: 50),
        Device("iPhone 12", 390, 844),
        Device("iPhone 12 Pro", 390, 844),
        Device("iPhone 12 Pro Max", 428, 926),
        Device("iPhone 13 mini", 375, 812, top: 50),
        Device("iPhone 13", 390, 844),
        Device("iPhone 13 Pro", 390, 844),
        Device("iPhone 13 Pro Max", 428, 926),
        Device("iPhone 14", 390, 844),
        Device("iPhone 14 Plus", 428, 926),
        Device("iPhone 14 Pro", 393, 852, top: 59),
        Device("iPhone 14 Pro Max", 430, 932, top: 59),
        Device("iPhone 15", 393, 852, top: 59),
        Device("iPhone 15 Plus", 430, 932, top: 59),
        Device("iPhone 15 Pro", 393, 852, top: 59),
        Device("iPhone 15 Pro Max", 430, 932, top: 59),
        Device("iPhone 16e", 390, 844),
        Device("iPhone 16", 393, 852, top: 59),
        Device("iPhone 16 Plus", 430, 932, top: 59),
        Device("iPhone 16 Pro", 402, 874, top: 62),
        Device("iPhone 16 Pro Max", 440, 956, top: 62),
    ]

    /// The one that a scene names, or nil and a fault.
    static func read(_ slot: Slot, _ reader: SceneReader) -> Device? {
        guard let name = reader.string(slot.node, slot.name) else { return nil }
        if let device = named(name) { return device }
        let nearest = Spelling.nearest(to: name, among: all.map(\.name))
        reader.report(Message.unknownDevice(name, nearest: nearest), at: slot.node)
        return nil
    }

    func screen(_ appearance: Appearance) -> Screen {
        Screen(
            width: size.width, height: size.height, scale: scale, appearance: appearance, safeArea: safeArea)
    }

    /// The one of that name, as `iPhone 15 Pro`.
    static func named(_ name: String) -> Device? { all.first { $0.name == name } }
}

extension Screen {
    /// The iPhones by name, `iPhone SE` to `iPhone 16 Pro Max`.
    public static let devices = Device.all.map(\.name)

    /// The screen of an iPhone, at its own pixels per point unless others are given; nil for a name that is not in
    /// `devices`.
    public init?(
        device: String, scale: Double? = nil, background: Color? = nil, appearance: Appearance = .light
    ) {
        guard let device = Device.named(device) else { return nil }
        self.init(
            width: device.size.width, height: device.size.height, scale: scale ?? device.scale,
            background: background, appearance: appearance, safeArea: device.safeArea)
    }
}
