// One import is enough for a user of the library: scenes, colours and poses come with films.
@_exported import CarouselDrawing
@_exported import CarouselMotion
@_exported import CarouselScene
