import CarouselScene

extension Card.Font {
    /// The families' names, as they are written.
    var familyNames: [String] {
        family.split(separator: ",").compactMap { name in
            let trimmed = name.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed()
            return trimmed.isEmpty ? nil : String(trimmed)
        }
    }

    /// The families that are looked for: behind each of Apple's, which only Apple's systems have, what stands in for it.
    var familiesWithStandIns: String {
        familyNames.map { name in
            AppleFamily(name).map { "\(name), \($0.standIn)" } ?? name
        }.joined(separator: ", ")
    }

    /// Whether it is the system font by name, or for want of one: San Francisco.
    var isSystemFont: Bool {
        family == Card.Font.defaultFamily
            || familyNames.first.map { AppleFamily($0) == .sanFrancisco } ?? false
    }
}

/// Apple's families for interfaces, by the names that they go by.
enum AppleFamily {
    case sanFrancisco
    case appleSDGothicNeo
    case newYork
    case sanFranciscoMono

    /// nil for any other family.
    init?(_ name: String) {
        let name = name.lowercased().filter { $0 != " " && $0 != "-" }
        if name.hasPrefix("applesdgothicneo") {
            self = .appleSDGothicNeo
        } else if name.hasPrefix("newyork") {
            self = .newYork
        } else if name.hasPrefix("sfmono") || name == "menlo" {
            self = .sanFranciscoMono
        } else if ["sfpro", "sfui", "sfcompact"].contains(where: name.hasPrefix)
            || ["sanfrancisco", "applesystem", ".applesystemuifont", ".sfnstext", ".sfns", "system"].contains(
                name)
        {
            self = .sanFrancisco
        } else {
            return nil
        }
    }

    /// Families that are free and look like it.
    var standIn: String {
        switch self {
        case .sanFrancisco: "Inter, NanumGothic"
        case .appleSDGothicNeo: "NanumGothic, Inter"
        case .newYork: "serif, NanumMyeongjo"
        case .sanFranciscoMono: "monospace, NanumGothicCoding"
        }
    }
}
