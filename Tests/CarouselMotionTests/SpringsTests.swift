import CarouselScene
import Foundation
import Testing

@testable import CarouselMotion

struct SpringsTests {
    @Test(arguments: [
        (Carousel.Spring.smooth, 0.1, 0.35774), (.smooth, 0.2, 0.71542), (.smooth, 0.5, 0.98640),
        (.bouncy, 0.1, 0.42330), (.bouncy, 0.2, 0.87371), (.bouncy, 0.5, 1.01450),
    ])
    func values(spring: Carousel.Spring, t: Double, value: Double) throws {
        let rest = try #require(Damped(spring, distance: 1, velocity: 0))
        expectClose(1 - rest.value(at: t), value, within: 5e-6)
    }

    static let springs = [
        Carousel.Spring(response: 0.35, dampingFraction: 0.9), .smooth, .bouncy,
        Carousel.Spring(duration: 0.5, bounce: -0.4),
        Carousel.Spring(response: 0.5, dampingFraction: 0.05),
        Carousel.Spring(response: 2, dampingFraction: 8),
        Carousel.Spring(response: 0.5, dampingFraction: 1 - 1e-9),
        Carousel.Spring(response: 0.5, dampingFraction: 1 + 1e-9),
    ]

    /// x″ = −2ζω·x′ − ω²·x, from the given start, for each of the three forms.
    @Test(arguments: springs, [(100.0, 0.0), (100, 900), (-30, 2000), (0, -500)])
    func solvesItsEquation(spring: Carousel.Spring, start: (distance: Double, velocity: Double)) throws {
        let rest = try #require(Damped(spring, distance: start.distance, velocity: start.velocity))
        let speed = rest.derivative
        let omega = 2 * Double.pi / spring.response
        expectClose(rest.value(at: 0), start.distance, within: 1e-6)
        expectClose(-speed.value(at: 0), start.velocity, within: 1e-4)
        for t in [0.0, 0.05, 0.3, 1] {
            let force =
                -2 * spring.dampingFraction * omega * speed.value(at: t) - omega * omega * rest.value(at: t)
            expectClose(speed.derivative.value(at: t), force, within: 1e-3 * max(1, abs(force)))
            let difference = (rest.value(at: t + 1e-6) - rest.value(at: t - 1e-6)) / 2e-6
            expectClose(speed.value(at: t), difference, within: 1e-2)
        }
    }

    /// Outside just before it, inside for ever after: also where it swings out again and again.
    @Test(arguments: springs, [(100.0, 0.0), (100, 900), (-30, 2000), (0, -500), (0.05, 3000)])
    func settlesForGood(spring: Carousel.Spring, start: (distance: Double, velocity: Double)) throws {
        let rest = try #require(Damped(spring, distance: start.distance, velocity: start.velocity))
        for (value, limit) in [(rest, 0.1), (rest.derivative, 10)] {
            let time = value.settlingTime(within: limit)
            if time > 0 { #expect(abs(value.value(at: time - 1e-7)) >= limit * (1 - 1e-3)) }
            for step in 0..<20_000 {
                let t = time + 1e-9 + Double(step) * spring.response / 500
                guard abs(value.value(at: t)) < limit else {
                    Issue.record("outside \(limit) again at \(t), settled at \(time)")
                    break
                }
            }
        }
    }

    @Test func nothingToDoIsSettled() throws {
        let rest = try #require(Damped(.bouncy, distance: 0.05, velocity: 1))
        #expect(rest.settlingTime(within: 0.1) == 0)
        #expect(Glide(from: 0, to: 0.05, by: Carousel.Spring.bouncy, velocity: 1) == nil)
    }

    @Test func undampedNeverSettlesButEnds() throws {
        let spring = Carousel.Spring(duration: 0.5, bounce: 1)
        let rest = try #require(Damped(spring, distance: 1, velocity: 0))
        #expect(rest.settlingTime(within: 0.1) == .infinity)
        #expect(try #require(Glide(from: 0, to: 1, by: spring, velocity: 0)).length == 3600)
    }

    @Test(arguments: [
        Carousel.Spring(response: 0, dampingFraction: 1), Carousel.Spring(response: -1, dampingFraction: 1),
        Carousel.Spring(response: .nan, dampingFraction: 1), Carousel.Spring(duration: 0.5, bounce: -1),
        Carousel.Spring(response: 0.5, dampingFraction: -1),
        Carousel.Spring(response: 0.5, dampingFraction: .nan),
    ])
    func whatIsNoSpringDoesNotMove(spring: Carousel.Spring) {
        #expect(Glide(from: 0, to: 100, by: spring, velocity: 10) == nil)
    }
}
