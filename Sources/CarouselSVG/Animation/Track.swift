import CarouselDrawing

/// One part of a film through all the frames in which it is seen.
final class Track {
    let form: Form
    private(set) var frames = FrameSet()
    /// Of the first frame.
    let first: Node
    private(set) var transforms = Runs<Transform>()
    private(set) var maps = Runs<Projection>()
    private(set) var opacities = Runs<Double>()
    private(set) var clips = Runs<Path?>()
    private(set) var paths = Runs<Path>()
    private(set) var colors = Runs<Color>()
    private(set) var content = Content.same([])

    /// What a group draws.
    enum Content {
        /// In every frame.
        case same([Node])
        case tracks(Tracks)
    }

    init(_ form: Form, _ node: Node) {
        self.form = form
        first = node
        switch node {
        case .group(let group), .projected(let group, _): content = .same(group.children)
        case .fill, .stroke: break
        }
    }

    /// Takes what a part of this form is in some frames behind those that are there.
    func add(_ node: Node, in range: Range<Int>) {
        let frame = range.lowerBound
        switch node {
        case .fill(let path, .color(let color)), .stroke(let path, _, .color(let color)):
            paths.set(path, from: frame)
            colors.set(color, from: frame)
        case .fill, .stroke: break
        case .group(let group):
            transforms.set(group.transform, from: frame)
            add(group, in: range)
        case .projected(let group, let map):
            maps.set(map, from: frame)
            add(group, in: range)
        }
        frames.append(range)
    }

    private func add(_ group: Group, in range: Range<Int>) {
        opacities.set(group.opacity, from: range.lowerBound)
        clips.set(group.clip, from: range.lowerBound)
        switch content {
        case .same(let nodes):
            if nodes == group.children { return }
            let tracks = Tracks()
            for range in frames.ranges { tracks.add(nodes, in: range) }
            tracks.add(group.children, in: range)
            content = .tracks(tracks)
        case .tracks(let tracks): tracks.add(group.children, in: range)
        }
    }

    /// A box around what it holds, in its own coordinates.
    var extent: Rect {
        switch content {
        case .same(let nodes): nodes.bounds
        case .tracks(let tracks): tracks.extent
        }
    }

    /// Whether it draws the same in the same place in all frames in which it is seen.
    var isStill: Bool {
        guard case .same = content else { return false }
        return transforms.isConstant && maps.isConstant && opacities.isConstant && clips.isConstant
            && paths.isConstant && colors.isConstant
    }
}

/// What a part has to have in common with itself in another frame: all that is not told as a change.
enum Form: Hashable {
    /// The same throughout.
    case node(Node)
    /// An outline in one colour, whose points may move.
    case outline([PathStep], LineStyle?)
    /// A group that may move, turn, fade, be cut elsewhere and hold other things.
    case group(identity: String?, title: String?, clip: [PathStep]?, isPlane: Bool)
    /// A group that may move and fade: what its effects make of what it holds is no matter of single parts.
    case sprite(Group, isPlane: Bool)

    /// nil for what draws nothing.
    init?(_ node: Node) {
        switch node {
        case .fill(let path, .color(let color)):
            guard !path.isEmpty, color.alpha > 0 else { return nil }
            self = path.lettering == nil ? .outline(path.steps, nil) : .node(node)
        case .stroke(let path, let style, .color(let color)):
            guard !path.isEmpty, style.width > 0, color.alpha > 0 else { return nil }
            self = .outline(path.steps, style)
        case .fill(let path, _), .stroke(let path, _, _):
            guard !path.isEmpty else { return nil }
            self = .node(node)
        case .group(let group):
            guard let form = Form(group, isPlane: false) else { return nil }
            self = form
        case .projected(let group, _):
            guard let form = Form(group, isPlane: true) else { return nil }
            self = form
        }
    }

    private init?(_ group: Group, isPlane: Bool) {
        guard !group.children.isEmpty, group.opacity > 0 else { return nil }
        if let clip = group.clip, clip.bounds.isEmpty { return nil }
        if let mask = group.mask, mask.bounds.isEmpty { return nil }
        guard group.mask != nil || group.blur != nil || group.shadow != nil else {
            self = .group(
                identity: group.identity, title: group.title, clip: group.clip?.steps, isPlane: isPlane)
            return
        }
        self = .sprite(group.unmoved, isPlane: isPlane)
    }
}

/// A path's element without its points.
enum PathStep: Hashable {
    case move, line, curve, close
}

extension Path {
    var steps: [PathStep] {
        elements.map {
            switch $0 {
            case .move: .move
            case .line: .line
            case .curve: .curve
            case .close: .close
            }
        }
    }
}

extension Group {
    /// Itself, in its own coordinates.
    var unmoved: Group {
        var group = self
        group.transform = .identity
        group.opacity = 1
        return group
    }
}
