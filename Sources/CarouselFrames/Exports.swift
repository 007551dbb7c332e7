// One import is enough for a user of the library: scenes, colours, poses and faults of files come with films.
@_exported import CarouselDrawing
@_exported import CarouselFiles
@_exported import CarouselMotion
@_exported import CarouselScene
