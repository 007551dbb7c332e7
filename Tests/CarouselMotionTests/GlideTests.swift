import CarouselScene
import Foundation
import Testing

@testable import CarouselMotion

struct GlideTests {
    static let glides: [Glide?] = [
        Glide(from: 20, to: -180, by: .easeInOut),
        Glide(from: 20, to: -180, by: .spring(.bouncy), velocity: 700),
        Glide(from: 20, to: -180, decayingBy: 0.99),
    ]

    @Test(arguments: glides)
    func startsAndEndsExactly(glide: Glide?) throws {
        let glide = try #require(glide)
        expectClose(glide.value(at: 0), 20, within: 1e-12)
        #expect(glide.value(at: glide.length) == -180)
        #expect(glide.velocity(at: glide.length) == 0)
        expectClose(glide.value(at: glide.length - 1e-9), -180, within: 0.1001)
        for t in [0.01, 0.1, 0.2] {
            let difference = (glide.value(at: t + 1e-6) - glide.value(at: t - 1e-6)) / 2e-6
            expectClose(glide.velocity(at: t), difference, within: 0.05)
        }
    }

    @Test func decayEndsAtATenthOfAPoint() throws {
        let glide = try #require(Glide(from: 0, to: 68.095238, decayingBy: 0.99))
        expectClose(glide.length, log(680.95238) / (-1000 * log(0.99)), within: 1e-12)
        #expect(Glide(from: 0, to: 0.09, decayingBy: 0.99) == nil)
    }

    @Test func noWayIsNoMotion() {
        #expect(Glide(from: 5, to: 5, by: .easeInOut, velocity: 1000) == nil)
        #expect(Glide(from: 5, to: 5, by: .spring(.smooth)) == nil)
        #expect(Glide(from: 5, to: 5, by: .spring(.smooth), velocity: 1000) != nil)
        #expect(Glide(from: 5, to: 9, by: .curve(.linear, duration: 0)) == nil)
        #expect(Glide(from: 5, to: .nan, by: .easeInOut) == nil)
        #expect(Glide(from: 5, to: 9, by: .curve(.linear, duration: .infinity)) == nil)
    }

    @Test func springsCountTheirUnitsInPoints() throws {
        let coarse = try #require(Glide(from: 0, to: 1, by: .spring(.smooth)))
        let fine = try #require(Glide(from: 0, to: 1, by: .spring(.smooth), unit: 100))
        let points = try #require(Glide(from: 0, to: 100, by: .spring(.smooth)))
        #expect(coarse.length < fine.length)
        expectClose(fine.length, points.length, within: 1e-9)
    }
}
