import CarouselDrawing

extension Carousel.Transition.Properties {
    private typealias Properties = Carousel.Transition.Properties

    static let table = FieldTable(
        "away", Properties(),
        [
            Field("opacity", \.opacity, .number(.fraction), "Times the kind's own"),
            Field("scale", \.scale, .factors, "Its size"),
            Field("offset", \.offset, .offset, "Moved to the right and down"),
            Field("rotate", \.rotate, .degrees, "Clockwise"),
            Field("rotateX", \.rotateX, .degrees, "About the x axis: the top goes back"),
            Field("rotateY", \.rotateY, .degrees, "About the y axis: the right side goes back"),
            Field("z", \.z, .points(), "Towards the eye"),
            Field("blur", \.blur, .points(.range(0, 100)), "A Gaussian's σ"),
            Field("saturation", \.saturation, .number(.notNegative), "0 leaves grays only"),
            Field("brightness", \.brightness, .number(.range(-1, 1)), "Added to each component"),
            Field("order", \.order, .number(), "What is higher is drawn later"),
        ])
}

extension Carousel.Transition.Keyframe {
    static let table = FieldTable(
        "keyframe", Carousel.Transition.Keyframe(at: 0, Carousel.Transition.Properties()),
        [Field("at", \.at, .number(), "The phase", isRequired: true)]
            + Carousel.Transition.Properties.table.fields.map { $0.within(\.properties) })
}

extension Codec<[Carousel.Transition.Keyframe]> {
    static var keyframes: Codec {
        Codec.list(.map(Carousel.Transition.Keyframe.table, isToldAtValue: true), "keyframe", atLeast: 1)
            .judged(
                { keyframes, slot, reader in
                    guard case .sequence(let nodes) = slot.node.content, nodes.count == keyframes.count else {
                        return keyframes
                    }
                    for (i, fault) in faults(keyframes) {
                        reader.report(fault, at: nodes[i].child("at") ?? nodes[i])
                    }
                    return keyframes
                },
                { keyframes, checker in
                    for (i, fault) in faults(keyframes) { checker.at(i) { checker.report(sentence: fault) } }
                })
    }

    private static func faults(_ keyframes: [Carousel.Transition.Keyframe]) -> [(index: Int, String)] {
        zip(keyframes, keyframes.dropFirst()).enumerated().compactMap { i, pair in
            pair.1.at > pair.0.at
                ? nil : (i + 1, Message.notRising("at", before: pair.0.at, found: pair.1.at))
        }
    }
}

extension Codec<Size> {
    /// A factor for both sides, or one each.
    fileprivate static var factors: Codec {
        let pair = Codec<[Double]>.numbers(2, [0: ("x", .notNegative), 1: ("y", .notNegative)])
            .converted({ Size($0[0], $0[1]) }, { [$0.width, $0.height] })
        return Codec<Double>.number(.notNegative)
            .converted({ Size($0, $0) }, { $0.width == $0.height ? $0.width : nil })
            .or(pair, "`[x, y]`", where: \.isList)
    }
}

extension Codec<Carousel.Transition.Offset> {
    fileprivate static var offset: Codec {
        let length = Codec<Carousel.Transition.Length>.length
        return Codec(
            "`[x, y]`, each in points or as `\"50%\"` of the card's own side",
            schema: { scope in
                [
                    "type": "array", "items": .map(length.schema(scope)), "minItems": .number(2),
                    "maxItems": .number(2),
                ]
            },
            read: { slot, reader in
                guard let nodes = reader.list(slot.node, slot.name) else { return nil }
                guard nodes.count == 2 else {
                    let message = Message.listCount(slot.name, must: "2 numbers", found: nodes.count)
                    reader.report(message, at: slot.node)
                    return nil
                }
                guard let x = length.read(Slot(nodes[0], slot.name), reader),
                    let y = length.read(Slot(nodes[1], slot.name), reader)
                else { return nil }
                return Carousel.Transition.Offset(x: x, y: y)
            },
            write: { offset, writer in
                .list([offset.x, offset.y].compactMap { length.write($0, writer) })
            },
            check: { offset, checker in
                for (i, part) in [offset.x, offset.y].enumerated() {
                    checker.at(i) { length.check(part, checker) }
                }
            })
    }
}

extension Codec<Carousel.Transition.Length> {
    fileprivate static var length: Codec {
        Codec(
            schema: { scope in
                ["anyOf": [.map(NumberRule.any.schema("number")), ["type": "string", "pattern": "%$"]]]
            },
            read: { slot, reader in
                guard case .scalar(let text, _) = slot.node.content, text.hasSuffix("%"),
                    let percent = NumberText.parse(String(text.dropLast()))
                else { return reader.number(slot.node, slot.name, .any).map { .points($0) } }
                if let must = NumberRule.any.must(for: percent) {
                    reader.report(Message.outOfRange(slot.name, must: must, found: text), at: slot.node)
                    return nil
                }
                return .percent(percent)
            },
            write: { length, _ in
                switch length {
                case .points(let points): .number(points)
                case .percent(let percent): .string(NumberText.plain(percent) + "%")
                }
            },
            check: { length, checker in
                switch length {
                case .points(let value), .percent(let value): checker.check(value, .any)
                }
            })
    }
}
