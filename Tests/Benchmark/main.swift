import CarouselCairo
import Foundation

FreedMemory.keep()
exit(BenchmarkProgram.run(Array(CommandLine.arguments.dropFirst())))
