import Testing

@testable import CarouselSVG

/// Values as straight lines from knot to knot.
@Suite struct CourseTests {
    private func course(_ values: [Double], _ tolerance: Double = 0.03) -> Course {
        Course(through: [values.map { Window(around: $0, by: tolerance) }])
    }

    private func value(_ course: Course, at frame: Int, _ k: Int = 0) throws -> Double {
        let next = try #require(course.knots.firstIndex { $0.frame >= frame })
        let (b, a) = (course.knots[next], course.knots[max(0, next - 1)])
        guard b.frame > a.frame else { return b.values[k] }
        return a.values[k]
            + (b.values[k] - a.values[k]) * Double(frame - a.frame) / Double(b.frame - a.frame)
    }

    @Test func aStraightLineNeedsTwoKnots() {
        let course = course((0...40).map { 7.5 - 13.3 * Double($0) })
        #expect(course.knots.map(\.frame) == [0, 40])
        #expect(abs(course.knots[1].values[0] - (7.5 - 13.3 * 40)) < 0.03)
    }

    /// As positions on whole pixels do: no two steps need be alike.
    @Test(arguments: [0.5, 1 / 3.0])
    func aStraightLineOnWholePixelsNeedsTwoKnots(grid: Double) throws {
        let values = (0...40).map { ((12.03 + 3.37 * Double($0)) / grid).rounded() * grid }
        let course = Course(through: [values.map { Window(around: $0, by: grid / 2 - 0.002) }])
        #expect(course.knots.map(\.frame) == [0, 40])
        for (frame, value) in values.enumerated() {
            let rounded = try (self.value(course, at: frame) / grid).rounded() * grid
            #expect(abs(rounded - value) < 1e-9)
        }
    }

    @Test func whatRestsBeforeAndAfterBendsTwice() {
        let values = (0...60).map { 5 * min(max(Double($0) - 20, 0), 20) }
        #expect(course(values).knots.map(\.frame).count == 4)
    }

    @Test func everyFrameIsWithinItsWindow() throws {
        let springs = [0.7, 1.9].map { stiffness in
            (0...120).map { frame -> Double in
                let t = Double(frame) / 20
                // A parabola and a jump in it.
                return 8 * (1 - t * stiffness) * (1 - t) + (frame > 70 ? 33 : 0)
            }
        }
        let course = Course(through: springs.map { $0.map { Window(around: $0, by: 0.05) } })
        #expect(course.knots.count < 60)
        for (k, values) in springs.enumerated() {
            for (frame, value) in values.enumerated() {
                #expect(try abs(self.value(course, at: frame, k) - value) < 0.0500001)
            }
        }
    }

    @Test func framesThatNobodySeesNeedNoKnots() {
        var windows = (0...30).map { Window(around: Double($0 % 2), by: 0.01) }
        for frame in 0...30 where !(10...20).contains(frame) || (12...18).contains(frame) {
            windows[frame] = .anywhere
        }
        let course = Course(through: [windows])
        #expect(course.knots.first?.frame == 10)
        #expect(course.knots.last?.frame == 20)
        #expect(course.knots.count <= 4)
        #expect(Course(through: [[Window.anywhere]]).knots.isEmpty)
        #expect(Course(through: [[Window(1, 3)]]).knots.map(\.values) == [[2]])
    }
}
