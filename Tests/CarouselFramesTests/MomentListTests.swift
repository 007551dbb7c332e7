import Testing

@testable import CarouselFrames

struct MomentListTests {
    @Test(arguments: ["", "0", "0-120", "0-3,7,9-10", "0.35s,0.1s,0.5s", "12,13.5s"])
    func textIsReadBack(text: String) throws {
        #expect(try #require(MomentList(text)).text == text)
    }

    @Test func framesInARowStandAsRange() {
        let moments = [0, 1, 2, 5, 6, 8].map { Moment(frame: $0, time: 0) }
        #expect(MomentList(moments).text == "0-2,5-6,8")
    }

    @Test(arguments: ["a", "1-", "-1", "3-1", "1-2-3", ",", "0-99999999999", "0-600000,0-600000", "1,,2"])
    func refusesWhatIsNoList(text: String) { #expect(MomentList(text) == nil) }
}
