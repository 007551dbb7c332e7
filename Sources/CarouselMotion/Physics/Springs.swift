import CarouselScene
import CarouselPlatform

/// What is left of a spring's way, over time: one of the three solutions of a damped spring.
///
/// All three keep their form when they are differentiated, so the velocity is one of them, too.
struct Damped: Equatable, Sendable {
    private enum Form: Equatable, Sendable {
        /// e^(−decay·t) · (a·cos wt + b·sin wt)
        case oscillating(decay: Double, w: Double)
        /// e^(−decay·t) · (a + b·t)
        case critical(decay: Double)
        /// a·e^(−slow·t) + b·e^(−fast·t)
        case creeping(slow: Double, fast: Double)
    }

    private let form: Form
    private let a, b: Double

    private init(form: Form, a: Double, b: Double) {
        self.form = form
        self.a = a
        self.b = b
    }

    /// The rest of the way for a spring that has to go `distance` and starts at `velocity` (both in the same
    /// direction where their signs agree); nil for a spring that is none.
    init?(_ spring: Carousel.Spring, distance d: Double, velocity v: Double) {
        let omega = 2 * Double.pi / spring.response
        let zeta = spring.dampingFraction
        guard omega > 0, omega < 1e9, zeta >= 0, zeta < 1e6, d.isFinite, v.isFinite else { return nil }
        if abs(zeta - 1) < 1e-10 {
            self.init(form: .critical(decay: omega), a: d, b: omega * d - v)
        } else if zeta < 1 {
            let w = omega * (1 - zeta * zeta).squareRoot()
            self.init(
                form: .oscillating(decay: zeta * omega, w: w), a: d, b: (zeta * omega * d - v) / w)
        } else {
            let root = omega * (zeta * zeta - 1).squareRoot()
            let fast = zeta * omega + root
            let slow = omega * omega / fast  // ζω − root without cancellation
            self.init(
                form: .creeping(slow: slow, fast: fast), a: (fast * d - v) / (2 * root),
                b: (v - slow * d) / (2 * root))
        }
    }

    func value(at t: Double) -> Double {
        switch form {
        case .oscillating(let decay, let w): exp(-decay * t) * (a * cos(w * t) + b * sin(w * t))
        case .critical(let decay): exp(-decay * t) * (a + b * t)
        case .creeping(let slow, let fast): a * exp(-slow * t) + b * exp(-fast * t)
        }
    }

    var derivative: Damped {
        switch form {
        case .oscillating(let decay, let w):
            Damped(form: form, a: b * w - decay * a, b: -a * w - decay * b)
        case .critical(let decay):
            Damped(form: form, a: b - decay * a, b: -decay * b)
        case .creeping(let slow, let fast):
            Damped(form: form, a: -slow * a, b: -fast * b)
        }
    }

    /// The first moment from which on the value stays closer to 0 than `limit`; infinite where it never does.
    func settlingTime(within limit: Double) -> Double {
        // Between two extremes the value is monotonic, and the extremes shrink: it leaves the limits for the last
        // time after the last extreme that is outside.
        var start = 0.0
        for t in lastExtremes(outside: limit) where abs(value(at: t)) >= limit { start = max(start, t) }
        guard abs(value(at: start)) >= limit else { return 0 }
        var end = start
        switch form {
        case .oscillating(let decay, let w):
            guard decay > 0 else { return .infinity }
            end = start + .pi / w
            if let next = firstExtreme, start < next { end = next }
        case .critical(let rate), .creeping(let rate, _):
            if let next = firstExtreme, start < next {
                end = next
            } else {
                var step = 1 / rate
                repeat {
                    end += step
                    step *= 2
                } while abs(value(at: end)) >= limit && end.isFinite
            }
        }
        for _ in 0..<100 {
            let middle = (start + end) / 2
            if abs(value(at: middle)) >= limit { start = middle } else { end = middle }
        }
        return end
    }

    /// The first moment after 0 at which the value turns round.
    private var firstExtreme: Double? {
        let slope = derivative
        let t: Double
        switch form {
        case .oscillating(_, let w):
            // slope.a·cos wt + slope.b·sin wt = 0
            var angle = atan2(-slope.a, slope.b)
            while angle <= 0 { angle += .pi }
            t = angle / w
        case .critical:
            t = -slope.a / slope.b
        case .creeping(let slow, let fast):
            t = log(-slope.b / slope.a) / (fast - slow)
        }
        return t > 0 && t.isFinite ? t : nil
    }

    /// Extremes among which the last one outside `limit` is, should there be one.
    private func lastExtremes(outside limit: Double) -> [Double] {
        guard let first = firstExtreme else { return [] }
        guard case .oscillating(let decay, let w) = form, decay > 0 else { return [first] }
        let half = Double.pi / w
        let count = (log(abs(value(at: first)) / limit) / (decay * half)).rounded(.down)
        guard count.isFinite, count >= 0 else { return [first] }
        return [count - 1, count, count + 1].map { first + max(0, $0) * half }
    }
}
