import CarouselFrames
import CarouselMotion
import CarouselPlatform

/// Where everything is in each frame of a film: `inspect`'s numbers, as they are kept beside reference pictures.
///
/// Its text is one JSON array with a line for each item of each frame, so that a text diff shows only what moved.
package struct GeometryRecord: Decodable, Hashable, Sendable {
    package var frames: [GeometryFrame]

    /// In frames per second; nil where that cannot be told.
    var frameRate: Double? {
        guard let frame = frames.last, let number = frame.frame, number > 0, frame.time > 0 else {
            return nil
        }
        return Double(number) / frame.time
    }

    /// Reads what `text` has written.
    package init(_ text: String) throws(GeometryFault) {
        do {
            self = try JSONDecoder().decode(Self.self, from: Data(text.utf8))
        } catch {
            throw GeometryFault(error)
        }
        var seen: Set<Int> = []
        for case let frame? in frames.map(\.frame) where !seen.insert(frame).inserted {
            throw GeometryFault(repeated: frame)
        }
    }

    package init(from decoder: any Decoder) throws {
        frames = try [GeometryFrame](from: decoder)
    }

    /// What is kept of a film's states; the same states give the same text.
    package static func text(of film: Film, at moments: [Moment]) -> String {
        text(of: moments.map(film.json))
    }

    static func text(of states: [JSON]) -> String {
        let frames = states.map(rows)
        return frames.isEmpty ? "[]\n" : "[\n" + frames.joined(separator: ",\n") + "\n]\n"
    }

    /// An object on one line, but for the elements of its arrays and for its own objects, which have one each.
    private static func rows(_ frame: JSON) -> String {
        guard case .object(let members) = frame else { return frame.text }
        let parts = members.map { key, value in
            let start = JSON.string(key).text + ":"
            if key == "carousels", case .object(let named) = value {
                let lines = named.map { JSON.string($0.key).text + ":" + rows($0.value) }
                return start + "{\n" + lines.joined(separator: ",\n") + "}"
            }
            guard case .array(let elements) = value, !elements.isEmpty else { return start + value.text }
            return start + "[\n" + elements.map { "  " + $0.text }.joined(separator: ",\n") + "]"
        }
        return "{" + parts.joined(separator: ",") + "}"
    }
}

/// One state of a film.
package struct GeometryFrame: Decodable, Hashable, Sendable {
    /// nil for a state that is not on the grid of frames.
    package var frame: Int?
    /// In seconds.
    package var time: Double
    /// By name, sorted; without a name where there is only one.
    var carousels: [(name: String?, state: CarouselGeometry)]

    package var moment: Moment { Moment(frame: frame, time: time) }

    private enum Keys: String, CodingKey { case frame, time, carousels }

    package init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: Keys.self)
        frame = try members.decodeIfPresent(Int.self, forKey: .frame)
        time = try members.decode(Double.self, forKey: .time)
        if let named = try members.decodeIfPresent([String: CarouselGeometry].self, forKey: .carousels) {
            carousels = named.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        } else {
            carousels = [(nil, try CarouselGeometry(from: decoder))]
        }
    }

    package static func == (a: GeometryFrame, b: GeometryFrame) -> Bool {
        a.frame == b.frame && a.time == b.time
            && a.carousels.elementsEqual(b.carousels) { $0.name == $1.name && $0.state == $1.state }
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(frame)
        hasher.combine(time)
        for carousel in carousels { hasher.combine(carousel.state) }
    }
}

/// One carousel's state; the names and units are those of `inspect`. A number is nil where it was not finite.
package struct CarouselGeometry: Decodable, Hashable, Sendable {
    package struct Item: Decodable, Hashable, Sendable {
        var item: Int
        var x: Double?
        var y: Double?
        var width: Double?
        var height: Double?
        var opacity: Double?
        var scale: Double?
        /// The last four only where there is a transition.
        var corners: [Double?]?
        var blur: Double?
        var saturation: Double?
        var brightness: Double?
        var z: Int
    }

    package struct Indicator: Decodable, Hashable, Sendable {
        var index: Int
        var mask: Mask?
        var marks: [Mask]?
        var text: String?
    }

    package struct Mask: Decodable, Hashable, Sendable {
        var x: Double?
        var y: Double?
        var width: Double?
        var height: Double?
        /// Of a mark alone.
        var mix: Double?
    }

    var phase: String
    var index: Int
    var position: Double?
    var offset: Double?
    var items: [Item]
    var indicator: Indicator?
}

/// Why a text is not a geometry record. The description names no file: whoever read one does.
package struct GeometryFault: Error, Hashable, CustomStringConvertible {
    package var description: String

    fileprivate init(repeated frame: Int) {
        description = "the geometry is broken: frame \(frame) stands there twice"
    }

    fileprivate init(_ error: any Error) {
        func place(_ context: DecodingError.Context) -> String {
            guard let index = context.codingPath.first?.intValue else { return "" }
            return " in state \(index + 1) of the list"
        }
        description =
            switch error {
            case DecodingError.keyNotFound(let key, let context):
                "the geometry is broken: '\(key.stringValue)' is missing\(place(context))"
            case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
                context.codingPath.last.map {
                    "the geometry is broken: '\($0.stringValue)' has a wrong value\(place(context))"
                } ?? "the geometry is broken: it is not a list"
            default: "the geometry is broken: it is not JSON"
            }
    }
}
