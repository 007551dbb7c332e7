// What a PNG file says of its colours.
#pragma once

#include "CPNG.h"

#include <png.h>

/// The names of the chunks, as `png_set_keep_unknown_chunks` wants them: libpng is to hand them over unread, for it
/// would drop a broken one without a word.
extern const uint8_t cpng_color_chunks[];
enum { cpng_color_chunk_count = 4 };

/// Fills in `colors` from the chunks that were kept; false if there is not enough memory.
bool cpng_read_colors(png_structp png, png_infop info, cpng_colors *colors);
