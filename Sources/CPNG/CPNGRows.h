// A row of pixels as a PNG file has it. In C because these loops take most of the time of a frame.
#pragma once

#include <stdint.h>

/// R, G, B from each pixel; the alpha is not looked at.
void cpng_row_rgb(const uint32_t *pixels, uint32_t width, uint8_t *row);

/// R, G, B, A from each pixel, the alpha divided out of the colours.
void cpng_row_rgba(const uint32_t *pixels, uint32_t width, uint8_t *row);
