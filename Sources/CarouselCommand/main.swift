import CarouselCairo
import CarouselPlatform

FreedMemory.keep()
Console.occupyClosedStreams()
Interruption.watch()
let code = Program.run(Array(CommandLine.arguments.dropFirst()))
exit(code.rawValue)
