import CarouselDrawing
import CarouselScene

/// A scene in motion: its events have been run, and any moment can be asked for on its own.
package struct Motion: Sendable {
    /// In seconds: the scene's, or else until all steps are done and all is at rest.
    package let duration: Double
    /// In the order of the scene's carousels.
    package let carousels: [CarouselMotion]
    private let frameRate: FrameRate
    private let steps: [Step]

    /// - Parameter places: Where the screen's content has each carousel; nil where there is none.
    package init(_ scene: Scene, places: [CarouselPlace]? = nil) {
        let parts = scene.parts
        let viewports = parts.enumerated().map { k, part in
            let place = places.flatMap { $0.indices.contains(k) ? $0[k] : nil }
            return Viewport(part, in: place?.frame, hasIndicator: place?.indicator == nil)
        }
        let recordings = Simulation.run(
            scene.timeline,
            of: zip(parts, viewports).map { part, viewport in
                (part.carousels[0].address, part.carousel.kind.system(for: part, on: viewport.track))
            },
            along: { viewports[$1].along($0) })
        duration = recordings.first?.duration ?? 0
        carousels = parts.indices.map { k in
            let leaf = places.flatMap { $0.indices.contains(k) ? $0[k].indicator : nil }
            return CarouselMotion(
                viewport: viewports[k],
                indicator: parts[k].indicator.map { PageIndicator($0, in: viewports[k], leaf: leaf) },
                recording: recordings[k])
        }
        frameRate = scene.timeline.fps
        steps = scene.timeline.steps
    }

    /// Frames 0 … ⌊duration·fps + 10⁻⁶⌋, the first and the last state included.
    package var frameCount: Int {
        let last = (duration * frameRate.numerator / frameRate.denominator + 1e-6).rounded(.down)
        return Int(last, in: 0...Int(Int32.max)) + 1
    }

    /// The moment of frame `k`, in seconds.
    package func time(ofFrame k: Int) -> Double { frameRate.time(ofFrame: k) }

    /// The moments that say most about the film, in seconds, in rising order; see `Recording.keyTimes`.
    package var keyTimes: [Double] { Set(carousels.flatMap(\.recording.keyTimes)).sorted() }

    /// How far a finger that is down at `time` (seconds) has moved, in points, negative to the left; nil where none is.
    package func translation(at time: Double) -> Double? {
        let stepTimes = carousels.first?.recording.stepTimes ?? []
        for (step, begin) in zip(steps, stride(from: 0, to: stepTimes.count, by: 2)) {
            guard case .drag(let drag) = step, stepTimes.indices.contains(begin + 1) else { continue }
            let (start, end) = (stepTimes[begin], stepTimes[begin + 1])
            if start <= time + sameInstant, time < end { return Finger(drag).translation(at: time - start) }
        }
        return nil
    }

    /// The first carousel's pose.
    package func pose(at time: Double) -> Pose {
        carousels.first?.pose(at: time)
            ?? Pose(time: time, phase: .rest, index: 0, position: 0, offset: 0)
    }

    /// Where everything of each carousel is at `time` (seconds); before 0 as at 0, after the end as it would go on.
    package func poses(at time: Double) -> [Pose] { carousels.map { $0.pose(at: time) } }
}

/// Where the screen's content has a carousel, on the screen.
package struct CarouselPlace: Equatable, Sendable {
    /// The carousel's, with an indicator that takes room above or below it and has no view of its own.
    package var frame: Rect
    /// Of the indicator's own view, where it has one.
    package var indicator: Rect?

    package init(frame: Rect, indicator: Rect? = nil) {
        self.frame = frame
        self.indicator = indicator
    }
}

/// One carousel of a scene in motion.
package struct CarouselMotion: Sendable {
    fileprivate let viewport: Viewport
    fileprivate let indicator: PageIndicator?
    fileprivate let recording: any AnyRecording

    /// Where it is on the screen.
    package var container: Rect { viewport.container }
    /// What the cards are clipped to; nil where the screen alone clips them.
    package var clip: Rect? { viewport.clip }

    package func pose(at time: Double) -> Pose {
        let standing = recording.standing(at: time)
        var pose = Pose(
            time: time, phase: standing.phase, index: standing.index, position: standing.position,
            offset: standing.offset, places: viewport.places(standing.slots),
            indicator: indicator?.pose(of: standing, elapsed: recording.elapsedShare(at: time)))
        (pose.page, pose.pageCount) = (standing.page, standing.pageCount)
        return pose
    }
}
