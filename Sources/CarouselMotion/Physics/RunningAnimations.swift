import CarouselScene

/// What an animated value still lacks of its changes, as SwiftUI runs them.
///
/// A change of the value does not stop the curves that run: each change goes on with its own, and what is shown is
/// short of the value by their sum. A spring that follows a spring replaces it instead, and takes over its value and
/// velocity. (Apple's documentation of `CustomAnimation.shouldMerge`.)
struct RunningAnimations: Equatable, Sendable {
    private var glides: [Aged] = []

    /// What is left of a change, on its way to 0.
    private struct Aged: Equatable, Sendable {
        var glide: Glide
        /// How long it had run, in seconds, when the state that holds it began.
        var age = 0.0
    }

    /// How long the last of them goes on, in seconds; nil where none is left.
    var length: Double? { glides.map { $0.glide.length - $0.age }.max() }

    /// What is shown less the value itself, after `t` seconds.
    func shortfall(after t: Double) -> Double {
        glides.reduce(0) { $0 + $1.glide.value(at: $1.age + t) }
    }

    /// In units per second.
    private func velocity(after t: Double) -> Double {
        glides.reduce(0) { $0 + $1.glide.velocity(at: $1.age + t) }
    }

    /// As they are `t` seconds later, without those that have ended by then.
    func aged(by t: Double) -> RunningAnimations {
        var later = self
        later.glides = glides.map { Aged(glide: $0.glide, age: $0.age + t) }
            .filter { $0.age < $0.glide.length - sameInstant }
        return later
    }

    /// The value changes by `change` at once, `t` seconds from now, and what is shown does not.
    func adding(_ change: Double, after t: Double, by animation: Carousel.Animation) -> RunningAnimations {
        var later = aged(by: t)
        switch animation {
        case .curve:
            if let glide = Glide(from: -change, to: 0, by: animation) {
                later.glides.append(Aged(glide: glide))
            }
        case .spring:
            let glide = Glide(
                from: shortfall(after: t) - change, to: 0, by: animation, velocity: velocity(after: t))
            later.glides = glide.map { [Aged(glide: $0)] } ?? []
        }
        return later
    }
}
