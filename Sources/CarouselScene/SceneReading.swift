/// A scene as read, with what there is to warn about.
package struct ReadScene: Sendable {
    package var scene: Scene
    package var warnings: [Diagnostic]
    /// Where its length comes from, with nothing said about it yet.
    var length: Diagnostic

    /// What to say about a film whose length has this fault only once its motions are known.
    package func settlingError(_ fault: String) -> SceneError {
        var diagnostic = length
        diagnostic.message = Message.restsLate(fault)
        return SceneError([diagnostic])
    }
}
