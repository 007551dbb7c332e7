#include "CPNGRows.h"

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
