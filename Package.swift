// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "CarouselFrames",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "CarouselFrames", targets: ["CarouselFrames"]),
        .library(name: "CarouselSnapshots", targets: ["CarouselSnapshots"]),
        .executable(name: "carousel", targets: ["CarouselCommand"]),
        .executable(name: "carousel-benchmark", targets: ["CarouselBenchmark"]),
    ],
    targets: [
        .systemLibrary(
            name: "CCairo", pkgConfig: "cairo",
            providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
        .systemLibrary(
            name: "CPango", pkgConfig: "pangocairo",
            providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]),
        .systemLibrary(
            name: "CYAML", pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
        .systemLibrary(
            name: "CLibPNG", pkgConfig: "libpng",
            providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
        .systemLibrary(
            name: "CLibJPEG", pkgConfig: "libjpeg",
            providers: [.apt(["libjpeg-dev"]), .brew(["jpeg-turbo"])]),
        .target(name: "CPNG", dependencies: ["CLibPNG"], linkerSettings: [.linkedLibrary("z")]),
        .target(name: "CJPEG", dependencies: ["CLibJPEG"]),

        .target(name: "CarouselDrawing"),
        .target(name: "CarouselScene", dependencies: ["CarouselDrawing", "CYAML"]),
        .target(name: "CarouselMotion", dependencies: ["CarouselScene"]),
        .target(name: "CarouselLayout", dependencies: ["CarouselMotion"]),
        .target(
            name: "CarouselCairo",
            dependencies: ["CarouselLayout", "CCairo", "CPango", "CPNG", "CJPEG"]),
        .target(name: "CarouselFrames", dependencies: ["CarouselCairo", "CPango"]),
        .target(name: "CarouselSnapshots", dependencies: ["CarouselFrames"]),
        .executableTarget(name: "CarouselCommand", dependencies: ["CarouselFrames", "CarouselSnapshots"]),
        .executableTarget(name: "SceneReferenceTool", dependencies: ["CarouselScene"]),
        .executableTarget(
            name: "CarouselBenchmark", dependencies: ["CarouselFrames", "CarouselSnapshots"],
            exclude: ["Films", "peers"]),

        .testTarget(name: "CarouselDrawingTests", dependencies: ["CarouselDrawing"]),
        .testTarget(
            name: "CarouselSceneTests", dependencies: ["CarouselScene"],
            exclude: ["Scenes", "validate.py"]),
        .testTarget(
            name: "CarouselMotionTests", dependencies: ["CarouselMotion"],
            exclude: ["Cases"]),
        .testTarget(name: "CarouselLayoutTests", dependencies: ["CarouselLayout"]),
        .testTarget(
            name: "CarouselCairoTests", dependencies: ["CarouselCairo"],
            exclude: ["Pictures"]),
        .testTarget(
            name: "CarouselFramesTests", dependencies: ["CarouselFrames", "CarouselSnapshots"],
            exclude: ["__Snapshots__"]),
        .testTarget(
            name: "CarouselSnapshotsTests", dependencies: ["CarouselSnapshots"],
            exclude: ["Pairs", "__Snapshots__", "pixelmatch_counts.py"]),
        .testTarget(name: "CarouselCommandTests", dependencies: ["CarouselFrames", "CarouselCommand"]),
    ]
)
