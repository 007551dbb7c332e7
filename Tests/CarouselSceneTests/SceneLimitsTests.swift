import CarouselScene
import Testing

struct SceneLimitsTests {
    @Test func sizes() {
        #expect(SceneLimits.sizeFault(width: 390, height: 844, scale: 3) == nil)
        #expect(SceneLimits.sizeFault(width: 32767, height: 100, scale: 1) == nil)
        #expect(SceneLimits.sizeFault(width: 16000, height: 16000, scale: 1) == nil)
        #expect(
            SceneLimits.sizeFault(width: 32768, height: 100, scale: 1)
                == "a frame of 32,768 × 100 pixels is too large; at most 32,767 on a side")
        #expect(
            SceneLimits.sizeFault(width: 16001, height: 16000, scale: 1)
                == "a frame of 16,001 × 16,000 pixels is too large; at most 256,000,000 in all")
        #expect(
            SceneLimits.sizeFault(width: 390, height: 844, scale: 0.001)
                == "a frame of 0 × 1 pixels is empty")
        for scale in [Double.nan, .infinity, 1e300, -1] {
            #expect(SceneLimits.sizeFault(width: 390, height: 844, scale: scale) != nil)
        }
    }

    @Test func lengths() {
        #expect(SceneLimits.lengthFault(duration: 16666, fps: FrameRate(60)) == nil)
        #expect(
            SceneLimits.lengthFault(duration: 16667, fps: FrameRate(60))
                == "16667 seconds at 60 fps are 1,000,021 frames, more than 1,000,000")
        #expect(SceneLimits.lengthFault(duration: 86400, fps: FrameRate(1)) == nil)
        #expect(
            SceneLimits.lengthFault(duration: 86400.1 + 0.2, fps: FrameRate(1))
                == "86400.3 seconds are more than a day (86,400)")
        #expect(SceneLimits.lengthFault(duration: .nan, fps: FrameRate(60)) != nil)
        #expect(SceneLimits.lengthFault(duration: .infinity, fps: FrameRate(60)) != nil)
    }
}
