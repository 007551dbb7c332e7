import CarouselCommand
import CarouselFrames
import Testing

struct FrameListTests {
    @Test(arguments: [
        ("12", 20, [12]),
        ("0-3", 20, [0, 1, 2, 3]),
        ("7,1-2,16-", 20, [1, 2, 7, 16, 17, 18, 19]),
        ("3,3,2-4,0-3", 20, [0, 1, 2, 3, 4]),
        ("0-", 1, [0]),
    ])
    func frames(text: String, count: Int, frames: [Int]) throws {
        #expect(try FrameList(text).frames(of: count) == frames)
    }

    @Test(arguments: [
        ("20", 20, "there is no frame 20: the film has frames 0-19"),
        ("0-20", 20, "there is no frame 20: the film has frames 0-19"),
        ("25-", 20, "there is no frame 25: the film has frames 0-19"),
        ("0-9999999999999999", 20, "there is no frame 9999999999999999: the film has frames 0-19"),
        ("1", 1, "there is no frame 1: the film has only frame 0"),
    ])
    func outOfRange(text: String, count: Int, message: String) throws {
        let list = try FrameList(text)
        let error = #expect(throws: SequenceError.self) { try list.frames(of: count) }
        #expect(error?.description == message)
    }

    @Test func numberTooLarge() {
        #expect(throws: UsageError.self) { try FrameList("99999999999999999999") }
    }
}
