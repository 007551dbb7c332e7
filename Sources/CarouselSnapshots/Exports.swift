// One import is enough for a test: films and scenes come with their snapshots.
@_exported import CarouselFrames
