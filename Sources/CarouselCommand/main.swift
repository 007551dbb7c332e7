import CarouselCairo
import Foundation

FreedMemory.keep()
Console.occupyClosedStreams()
Interruption.watch()
let code = Program.run(Array(CommandLine.arguments.dropFirst()))
exit(code.rawValue)
