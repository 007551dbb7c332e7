import CarouselScene
import Foundation

// Renews the key tables of the article whose path is given: what stands between `<!-- keys: NAME -->` and
// `<!-- /keys -->`.
guard let path = CommandLine.arguments.dropFirst().first else {
    print("usage: scene-reference ARTICLE.md")
    exit(64)
}
let article = try String(contentsOfFile: path, encoding: .utf8)
try SceneReference.renewed(article).write(toFile: path, atomically: true, encoding: .utf8)
