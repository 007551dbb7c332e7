import CarouselFrames
import Foundation
import Testing

/// What a person finds in a frame's layers.
@Suite struct SVGLayersTests {
    private func lines(_ bytes: [UInt8]) -> [Substring] {
        String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    }

    /// A drag of the same cards: nothing but where they are.
    @Test func framesOfAMotionDifferInTheLinesThatMoved() throws {
        let film = try Sample.film("snap")
        let renderer = film.renderer()
        let (first, second) = try (
            lines(renderer.svg(at: film.time(ofFrame: 27))), lines(renderer.svg(at: film.time(ofFrame: 28))),
        )
        try #require(first.count == second.count)
        let moved = zip(first, second).filter { $0 != $1 }
        #expect(moved.count == 2)
        for (before, after) in moved {
            #expect(before.contains(/^<g id="c[0-9a-z]+-card-\d" transform="translate\(/))
            #expect(after.hasPrefix(before.prefix { $0 != "(" }))
        }
    }

    @Test func aCardIsCalledByItsLargestText() throws {
        let svg = lines(try Sample.film("snap").svg(at: 0))
        #expect(svg.contains("<title>새벽 바다</title>"))
        #expect(svg.contains { $0.contains(#"aria-label="Dawn""#) })
    }

    /// They are half as large at most, and Cairo's own groups are not called anything.
    @Test(arguments: ["snap", "banner", "pager-dots"])
    func layersAreSmaller(sample: String) throws {
        let film = try Sample.film(sample)
        #expect(try film.svg(at: 0.5).count * 10 < film.svg(at: 0.5, style: .cairo).count * 6)
    }

    @Test(arguments: SVGStyle.allCases)
    func everyMaskHasUnitsAndARegion(style: SVGStyle) throws {
        for moment in SVGMoment.all {
            let svg = String(decoding: try moment.film().svg(at: moment.time, style: style), as: UTF8.self)
            for mask in svg.matches(of: /<mask[^>]*>/) {
                #expect(
                    mask.output.contains(
                        /maskUnits="userSpaceOnUse" x="-?\d+" y="-?\d+" width="\d+" height="\d+"/))
            }
        }
    }
}
