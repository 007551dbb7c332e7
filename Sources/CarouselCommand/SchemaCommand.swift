import CarouselScene

extension Verb {
    package static let schema = Verb(
        name: "schema", summary: "the JSON Schema of scene files, for editors",
        about: """
            Prints the JSON Schema (2020-12) of scene files: every key with its meaning, its
            default and the values it takes. Editors complete and check scenes by it.
            """,
        options: [], takesScenes: false,
        examples: [("schema > scene.schema.json", "a file for an editor's settings")],
        run: { _, _ in
            try StandardOutput.write(SceneReference.schema)
            return .done
        })
}
