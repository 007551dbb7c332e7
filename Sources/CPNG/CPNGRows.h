// A row of pixels as a PNG file has it. In C because these loops go over every byte of a frame.
#pragma once

#include <stddef.h>
#include <stdint.h>

/// R, G, B from each pixel; the alpha is not looked at.
void cpng_row_rgb(const uint32_t *pixels, uint32_t width, uint8_t *row);

/// R, G, B, A from each pixel, the alpha divided out of the colours.
void cpng_row_rgba(const uint32_t *pixels, uint32_t width, uint8_t *row);

enum {
    cpng_filter_none,
    cpng_filter_sub,
    cpng_filter_up,
    cpng_filter_average,
    cpng_filter_paeth,
    cpng_filters,
};

/// Applies one of PNG's filters to `count` bytes. In front of `row` and of the row `above`, `pixel_bytes`
/// zeros have to lie.
void cpng_filter(
    int filter, const uint8_t *row, const uint8_t *above, size_t count, size_t pixel_bytes,
    uint8_t *filtered);

/// How far a filtered row is from zeros: the sum of all bytes, taken as signed, without their signs.
uint64_t cpng_distance_from_zero(const uint8_t *filtered, size_t count);
