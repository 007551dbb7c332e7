// A compressor for the rows of a frame: deflate (RFC 1951) in the frame of zlib (RFC 1950), as PNG asks for
// it.
//
// Frames of a user interface are mostly rows equal to the one above, and compressing those with a general
// compressor is where all the time goes. Here a run of them costs next to nothing, and the rest goes
// through a plain, quick search for repetitions. The output is the same on every machine.
//
//     filter      each row becomes the difference to the row above (PNG's filter Up): equal rows become zeros
//     cut         into blocks: either one run of equal rows, or up to 256 KiB of other rows
//     match       within a block: what was there one pixel, one row or anywhere before (LZ77)
//     code        each block with Huffman codes of its own; a run codes its first row, and repeats those bits
//
// Blocks do not refer to one another.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct cpng_deflate cpng_deflate;

/// Takes `count` compressed bytes; they are gone after the call.
typedef void cpng_sink(void *context, const uint8_t *bytes, size_t count);

/// For rows of `row_bytes` bytes (without the filter's), `pixel_bytes` to a pixel; NULL if memory has run
/// out.
cpng_deflate *cpng_deflate_new(size_t row_bytes, size_t pixel_bytes, cpng_sink *sink, void *context);

/// Adds the next row.
void cpng_deflate_row(cpng_deflate *d, const uint8_t *row);

/// Adds a row that is equal to the one before, or to zeros if it is the first.
void cpng_deflate_same_row(cpng_deflate *d);

/// Writes what is left and the checksum.
void cpng_deflate_finish(cpng_deflate *d);

void cpng_deflate_free(cpng_deflate *d);
