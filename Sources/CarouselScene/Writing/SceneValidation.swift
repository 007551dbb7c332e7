extension Scene {
    /// Holds a scene that was built in code to the rules of scene files.
    ///
    /// Files the scene names are not opened: making a film does that.
    /// - Throws: every fault, at its line of `yaml`, the file being called `Scene.yaml`.
    public func validate() throws(SceneError) { _ = try warnings(assets: AnyAssets()) }

    /// What there is to warn about, at its line of `yaml`.
    ///
    /// - Throws: every fault, those of pictures and fonts included, as if `yaml` had been read from a file named
    ///   `Scene.yaml` in the current folder.
    package func warnings(assets: any AssetChecking) throws(SceneError) -> [Diagnostic] {
        try SceneReader.read(bytes: Array(yaml.utf8), file: "Scene.yaml", folder: ".", assets: assets)
            .warnings
    }
}

/// Finds no fault with any file.
private struct AnyAssets: AssetChecking {
    func fault(ofPicture file: String) -> String? { nil }
    func fault(ofFont file: String) -> String? { nil }
    func warnings(about text: Text) -> [String] { [] }
}
