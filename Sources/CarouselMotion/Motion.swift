import CarouselDrawing
import CarouselScene

/// A scene in motion: its events have been run, and any moment can be asked for on its own.
package struct Motion: Sendable {
    /// In seconds: the scene's, or else until all steps are done and all is at rest.
    package let duration: Double
    private let frameRate: FrameRate
    private let steps: [Step]
    private let viewport: Viewport
    private let indicator: PageIndicator?
    private let recording: any AnyRecording

    package init(_ scene: Scene) {
        let viewport = Viewport(scene)
        func record(_ system: some CarouselSystem) -> any AnyRecording {
            Simulator.run(viewport.along(scene.timeline), of: system)
        }
        recording = record(scene.carousel.kind.system(for: scene, on: viewport.track))
        duration = recording.duration
        indicator = scene.indicator.map { PageIndicator($0, in: viewport) }
        frameRate = scene.timeline.fps
        steps = scene.timeline.steps
        self.viewport = viewport
    }

    /// The carousel's container on the screen.
    package var container: Rect { viewport.container }
    /// What the cards are clipped to; nil where the screen alone clips them.
    package var clip: Rect? { viewport.clip }

    /// Frames 0 … ⌊duration·fps + 10⁻⁶⌋, the first and the last state included.
    package var frameCount: Int {
        let last = (duration * frameRate.numerator / frameRate.denominator + 1e-6).rounded(.down)
        return Int(last, in: 0...Int(Int32.max)) + 1
    }

    /// The moment of frame `k`, in seconds.
    package func time(ofFrame k: Int) -> Double { frameRate.time(ofFrame: k) }

    /// The moments that say most about the film, in seconds, in rising order; see `Recording.keyTimes`.
    package var keyTimes: [Double] { recording.keyTimes }

    /// How far a finger that is down at `time` (seconds) has moved, in points, negative to the left; nil where none is.
    package func translation(at time: Double) -> Double? {
        for (step, begin) in zip(steps, stride(from: 0, to: recording.stepTimes.count, by: 2)) {
            guard case .drag(let drag) = step, recording.stepTimes.indices.contains(begin + 1) else {
                continue
            }
            let (start, end) = (recording.stepTimes[begin], recording.stepTimes[begin + 1])
            if start <= time + sameInstant, time < end { return Finger(drag).translation(at: time - start) }
        }
        return nil
    }

    /// Where everything is at `time` (seconds); before 0 as at 0, after the end as it would go on.
    package func pose(at time: Double) -> Pose {
        let standing = recording.standing(at: time)
        return Pose(
            time: time, phase: standing.phase, index: standing.index, position: standing.position,
            offset: standing.offset, places: viewport.places(standing.slots),
            indicator: indicator?.pose(of: standing, elapsed: recording.elapsedShare(at: time)))
    }
}
