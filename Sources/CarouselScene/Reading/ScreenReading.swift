import CarouselDrawing

extension Reading {
    /// `screen`; its own size and scale override the device's.
    func screen(_ scene: Fields) -> Screen {
        guard let fields = scene.fields("screen") else { return Screen() }
        let device = fields.string("device").flatMap { knownDevice($0, fields) }
        let appearance: Appearance = fields.choice("appearance") ?? .light
        self.appearance = appearance
        let screen = Screen(
            width: fields.number("width", .positive) ?? device?.size.width ?? 390,
            height: fields.number("height", .positive) ?? device?.size.height ?? 844,
            scale: fields.number("scale", .positive) ?? device?.scale ?? 2,
            background: fields.color("background"), appearance: appearance)
        fields.finish()
        let fault = SceneLimits.sizeFault(width: screen.width, height: screen.height, scale: screen.scale)
        if let fault {
            let key = ["width", "height", "scale"].filter { fields.has($0) }
                .max { a, b in excess(a, screen) < excess(b, screen) }
            if let node = key.flatMap({ fields[$0] }) {
                report(fault, at: node)
            } else {
                fields.report(fault)
            }
        }
        return screen
    }

    private func knownDevice(_ name: String, _ fields: Fields) -> Device? {
        if let device = Device.named(name) { return device }
        if let node = fields["device"] {
            let guess = Spelling.suggestion(for: name, among: Device.all.map(\.name))
            report(Message.unknownDevice(name, suggestion: guess), at: node)
        }
        return nil
    }

    /// How far a value is from the usual, to find the one to blame.
    private func excess(_ key: String, _ screen: Screen) -> Double {
        let share =
            switch key {
            case "width": screen.width / 390
            case "height": screen.height / 844
            default: screen.scale / 2
            }
        return max(share, 1 / share)
    }
}
