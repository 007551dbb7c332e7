#include "CPNGRows.h"

#include <stdlib.h>
#include <string.h>

void cpng_row_rgb(const uint32_t *pixels, uint32_t width, uint8_t *row) {
    for (uint32_t x = 0; x < width; x++, row += 3) {
        uint32_t p = pixels[x];
        row[0] = p >> 16;
        row[1] = p >> 8;
        row[2] = p;
    }
}

// Nearest to c · 255 / a. A colour above its alpha, which no premultiplied pixel has, counts as the alpha.
static uint8_t divide(uint32_t c, uint32_t a) { return c >= a ? 255 : (c * 255 + a / 2) / a; }

void cpng_row_rgba(const uint32_t *pixels, uint32_t width, uint8_t *row) {
    for (uint32_t x = 0; x < width; x++, row += 4) {
        uint32_t p = pixels[x], a = p >> 24;
        uint8_t r = p >> 16, g = p >> 8, b = p;
        if (a == 0) {
            r = g = b = 0;
        } else if (a < 255) {
            r = divide(r, a);
            g = divide(g, a);
            b = divide(b, a);
        }
        row[0] = r;
        row[1] = g;
        row[2] = b;
        row[3] = a;
    }
}

// Of left, above and above left, the one nearest to left + above − above left (PNG's specification, 9.4).
static inline uint8_t paeth(int left, int above, int corner) {
    int from_left = abs(above - corner), from_above = abs(left - corner);
    int from_corner = abs(left + above - 2 * corner);
    if (from_left <= from_above && from_left <= from_corner) return (uint8_t)left;
    return (uint8_t)(from_above <= from_corner ? above : corner);
}

void cpng_filter(
    int filter, const uint8_t *row, const uint8_t *above, size_t count, size_t pixel_bytes, uint8_t *filtered
) {
    const uint8_t *left = row - pixel_bytes, *corner = above - pixel_bytes;
    switch (filter) {
    case cpng_filter_none: memcpy(filtered, row, count); break;
    case cpng_filter_sub:
        for (size_t i = 0; i < count; i++) filtered[i] = row[i] - left[i];
        break;
    case cpng_filter_up:
        for (size_t i = 0; i < count; i++) filtered[i] = row[i] - above[i];
        break;
    case cpng_filter_average:
        for (size_t i = 0; i < count; i++) filtered[i] = row[i] - (uint8_t)((left[i] + above[i]) / 2);
        break;
    case cpng_filter_paeth:
        for (size_t i = 0; i < count; i++) filtered[i] = row[i] - paeth(left[i], above[i], corner[i]);
        break;
    }
}

uint64_t cpng_distance_from_zero(const uint8_t *filtered, size_t count) {
    uint64_t sum = 0;
    for (size_t i = 0; i < count; i++) sum += filtered[i] < 128 ? filtered[i] : 256 - filtered[i];
    return sum;
}
