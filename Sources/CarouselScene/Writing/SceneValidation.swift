extension Scene {
    /// Holds a scene that was built in code to the rules of scene files.
    ///
    /// Files the scene names are not opened: making a film does that.
    /// - Throws: every fault, at its line of `yaml`, the file being called `Scene.yaml`.
    public func validate() throws(SceneError) { _ = try reread(assets: AnyAssets()) }

    /// The scene as read again from `yaml`, with what there is to warn about, as if that were a file named
    /// `Scene.yaml` in the current folder.
    ///
    /// - Throws: every fault, those of pictures and fonts included.
    package func reread(assets: any AssetChecking) throws(SceneError) -> ReadScene {
        try SceneReader.read(bytes: Array(yaml.utf8), file: "Scene.yaml", folder: ".", assets: assets)
    }
}

/// Finds no fault with any file.
private struct AnyAssets: AssetChecking {
    func fault(ofPicture file: String) -> String? { nil }
    func fault(ofFont file: String) -> String? { nil }
    func warnings(about text: Card.Text) -> [String] { [] }
}
