import CarouselDrawing
import CarouselScene

/// A scene in motion: its events have been run, and any moment can be asked for on its own.
package struct Motion: Sendable {
    /// In seconds: the scene's, or else until all steps are done and all is at rest.
    package let duration: Double
    private let frameRate: FrameRate
    private let stage: Stage
    private let indicator: PageIndicator?
    private let run: Run

    /// The systems that have states of their own.
    private enum Run: Sendable {
        case snap(Recording<SnapSystem>)
        case scroll(Recording<ScrollView>)
        case cards(Recording<CardsSystem>)
    }

    package init(_ scene: Scene) {
        let stage = Stage(scene)
        let timeline = scene.timeline
        let scroll: ScrollView
        var autoplay: Banner.Autoplay?
        switch scene.carousel.kind {
        case .snap(let snap):
            let system = SnapSystem(snap, scene, on: stage)
            self.init(scene, stage, .snap(Simulator.run(timeline, of: system, autoplay: nil)))
            return
        case .cards(let cards):
            let system = CardsSystem(cards, scene, on: stage)
            self.init(scene, stage, .cards(Simulator.run(timeline, of: system, autoplay: nil)))
            return
        case .banner(let banner):
            scroll = ScrollView(banner, scene, on: stage)
            autoplay = banner.autoplay
        case .peek(let peek):
            scroll = ScrollView(peek, scene, on: stage)
        case .pager(let pager):
            scroll = ScrollView(pager, scene, on: stage)
        }
        self.init(scene, stage, .scroll(Simulator.run(timeline, of: scroll, autoplay: autoplay)))
    }

    private init(_ scene: Scene, _ stage: Stage, _ run: Run) {
        self.stage = stage
        self.run = run
        indicator = scene.indicator.map { PageIndicator($0, on: stage) }
        frameRate = scene.timeline.fps
        duration =
            switch run {
            case .snap(let recording): recording.duration
            case .scroll(let recording): recording.duration
            case .cards(let recording): recording.duration
            }
    }

    /// The carousel's container on the screen.
    package var container: Rect { stage.container }
    /// What the cards are clipped to; nil where the screen alone clips them.
    package var clip: Rect? { stage.clip }

    /// Frames 0 … ⌊duration·fps + 10⁻⁶⌋, the first and the last state included.
    package var frameCount: Int {
        let last = (duration * frameRate.numerator / frameRate.denominator + 1e-6).rounded(.down)
        return Int(last, in: 0...Int(Int32.max)) + 1
    }

    /// The moment of frame `k`, in seconds.
    package func time(ofFrame k: Int) -> Double { frameRate.time(ofFrame: k) }

    /// The moments that say most about the film, in seconds, in rising order; see `Recording.keyTimes`.
    package var keyTimes: [Double] {
        switch run {
        case .snap(let recording): recording.keyTimes
        case .scroll(let recording): recording.keyTimes
        case .cards(let recording): recording.keyTimes
        }
    }

    /// Where everything is at `time` (seconds); before 0 as at 0, after the end as it would go on.
    package func pose(at time: Double) -> Pose {
        let moment =
            switch run {
            case .snap(let recording): recording.moment(at: time)
            case .scroll(let recording): recording.moment(at: time)
            case .cards(let recording): recording.moment(at: time)
            }
        return Pose(
            time: time, phase: moment.phase, index: moment.index, position: moment.position,
            offset: moment.offset, places: moment.places, indicator: indicator?.pose(of: moment))
    }
}
