// The search for repetitions in a block of filtered rows (LZ77).
#pragma once

#include <stddef.h>
#include <stdint.h>

/// Some bytes as they are, then a repetition of earlier ones.
typedef struct {
    uint32_t literals;
    uint16_t length, distance;  // 0, 0 in a block's last step
} cpng_step;

enum { cpng_shortest_match = 4 };

/// Cuts `count` bytes into steps, of which there are at most count / cpng_shortest_match + 1.
void cpng_find_steps(
    const uint8_t *bytes, size_t count, size_t pixel_bytes, size_t row_bytes, cpng_step *steps);
