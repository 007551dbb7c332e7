// swift-tools-version: 6.0
import PackageDescription

/// Each file names the modules whose members it uses, as each target below does.
let settings: [SwiftSetting] = [.enableUpcomingFeature("MemberImportVisibility")]

let package = Package(
    name: "CarouselFrames",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "CarouselFrames", targets: ["CarouselFrames"]),
        .library(name: "CarouselSnapshots", targets: ["CarouselSnapshots"]),
        .executable(name: "carousel", targets: ["CarouselCommand"]),
    ],
    targets: [
        .systemLibrary(
            name: "CCairo", pkgConfig: "cairo",
            providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
        .systemLibrary(
            name: "CPango", pkgConfig: "pangocairo",
            providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]),
        .systemLibrary(
            name: "CGLib", pkgConfig: "glib-2.0",
            providers: [.apt(["libglib2.0-dev"]), .brew(["glib"])]),
        .systemLibrary(
            name: "CYAML", pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
        .systemLibrary(
            name: "CLibPNG", pkgConfig: "libpng",
            providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
        .systemLibrary(
            name: "CLibJPEG", pkgConfig: "libjpeg",
            providers: [.apt(["libjpeg-dev"]), .brew(["jpeg-turbo"])]),
        .systemLibrary(
            name: "CLCMS", pkgConfig: "lcms2",
            providers: [.apt(["liblcms2-dev"]), .brew(["little-cms2"])]),
        .target(name: "CPNG", dependencies: ["CLibPNG"], linkerSettings: [.linkedLibrary("z")]),
        .target(name: "CJPEG", dependencies: ["CLibJPEG"]),

        // Leaves: the system, files, drawings, pixels.
        .target(name: "CarouselPlatform", swiftSettings: settings),
        .target(name: "CarouselFiles", dependencies: ["CGLib", "CarouselPlatform"], swiftSettings: settings),
        .target(name: "CarouselDrawing", dependencies: ["CarouselPlatform"], swiftSettings: settings),
        .target(
            name: "CarouselPixels",
            dependencies: ["CJPEG", "CLCMS", "CPNG", "CarouselDrawing", "CarouselFiles", "CarouselPlatform"],
            swiftSettings: settings),

        // The street, from a scene file to frames.
        .target(
            name: "CarouselScene", dependencies: ["CYAML", "CarouselDrawing", "CarouselPlatform"],
            swiftSettings: settings),
        .target(
            name: "CarouselMotion", dependencies: ["CarouselDrawing", "CarouselPlatform", "CarouselScene"],
            swiftSettings: settings),
        .target(
            name: "CarouselLayout", dependencies: ["CarouselDrawing", "CarouselMotion", "CarouselScene"],
            swiftSettings: settings),
        .target(
            name: "CarouselSVG", dependencies: ["CarouselDrawing", "CarouselPixels", "CarouselPlatform"],
            swiftSettings: settings),
        .target(
            name: "CarouselCairo",
            dependencies: [
                "CCairo", "CPango", "CarouselDrawing", "CarouselLayout", "CarouselPixels",
                "CarouselPlatform", "CarouselSVG", "CarouselScene",
            ], swiftSettings: settings),
        .target(
            name: "CarouselFrames",
            dependencies: [
                "CarouselCairo", "CarouselDrawing", "CarouselFiles", "CarouselLayout", "CarouselMotion",
                "CarouselPixels", "CarouselPlatform", "CarouselSVG", "CarouselScene",
            ], swiftSettings: settings),
        .target(
            name: "CarouselSnapshots",
            dependencies: [
                "CarouselDrawing", "CarouselFiles", "CarouselFrames", "CarouselMotion", "CarouselPixels",
                "CarouselPlatform", "CarouselScene",
            ], swiftSettings: settings),
        .executableTarget(
            name: "CarouselCommand",
            dependencies: [
                "CarouselCairo", "CarouselDrawing", "CarouselFiles", "CarouselFrames", "CarouselPlatform",
                "CarouselScene", "CarouselSnapshots",
            ], swiftSettings: settings),

        .executableTarget(
            name: "carousel-benchmark",
            dependencies: [
                "CarouselCairo", "CarouselFiles", "CarouselFrames", "CarouselPixels", "CarouselScene",
                "CarouselSnapshots",
            ], path: "Tests/Benchmark", exclude: ["Films"], swiftSettings: settings),
        .executableTarget(
            name: "scene-reference", dependencies: ["CarouselPlatform", "CarouselScene"],
            path: "Tests/SceneReference", swiftSettings: settings),
        .testTarget(name: "CarouselDrawingTests", dependencies: ["CarouselDrawing"]),
        .testTarget(
            name: "CarouselSceneTests", dependencies: ["CarouselScene"],
            exclude: ["Scenes", "validate.py"]),
        .testTarget(
            name: "CarouselMotionTests", dependencies: ["CarouselMotion"],
            exclude: ["Cases"]),
        .testTarget(name: "CarouselLayoutTests", dependencies: ["CarouselLayout"]),
        .testTarget(name: "CarouselPixelsTests", dependencies: ["CarouselPixels"], exclude: ["Pictures"]),
        .testTarget(name: "CarouselSVGTests", dependencies: ["CarouselSVG"]),
        .testTarget(name: "CarouselCairoTests", dependencies: ["CarouselCairo"], exclude: ["Fonts"]),
        .testTarget(
            name: "CarouselFramesTests", dependencies: ["CarouselFrames", "CarouselSnapshots"],
            exclude: ["Effects", "Layout", "Scenes", "__Snapshots__"]),
        .testTarget(
            name: "CarouselSnapshotsTests", dependencies: ["CarouselSnapshots"],
            exclude: ["Pairs", "__Snapshots__", "pixelmatch_counts.py"]),
        .testTarget(name: "CarouselCommandTests", dependencies: ["CarouselCommand", "CarouselFrames"]),
    ]
)
