import CarouselSnapshots
import XCTest

/// The same function serves XCTest.
final class VerifySnapshotXCTests: XCTestCase {
    func testScene() throws {
        let scene = Scene(
            screen: Screen(width: 30, height: 40, scale: 1),
            carousel: Carousel(
                kind: .snap(Snap(trailingPadding: 10)), cards: [Card.View(.shape(Card.Shape(.circle)))],
                height: 20),
            timeline: Timeline(fps: FrameRate(10), duration: 0.1))
        try verifySnapshot(of: scene)
        XCTAssertThrowsError(try verifySnapshot(of: scene, named: "none", SnapshotOptions(record: .never))) {
            error in
            XCTAssertTrue(error is SnapshotFailure)
        }
    }
}
