/// A scene as read, with what there is to warn about.
package struct ReadScene: Sendable {
    package var scene: Scene
    package var warnings: [Diagnostic]

    package init(scene: Scene, warnings: [Diagnostic]) {
        self.scene = scene
        self.warnings = warnings
    }
}
