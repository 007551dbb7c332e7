#include "CPNGMatches.h"

#include <string.h>

#include "CPNGHuffman.h"

_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "equal_bytes takes the lowest byte for the first");

enum {
    window = 32 << 10,  // deflate's farthest distance
    hashed = 8,         // bytes that make a repetition of anything but the last pixel or row worth its code
    table_bits = 12,    // small enough to stay in the first cache
    patience = 6,       // see cpng_find_steps
};

static inline uint32_t four_bytes(const uint8_t *p) {
    uint32_t word;
    memcpy(&word, p, 4);
    return word;
}

static inline uint64_t eight_bytes(const uint8_t *p) {
    uint64_t word;
    memcpy(&word, p, 8);
    return word;
}

static inline size_t equal_bytes(const uint8_t *a, const uint8_t *b, size_t most) {
    size_t n = 0;
    for (; n + 8 <= most; n += 8) {
        uint64_t difference = eight_bytes(a + n) ^ eight_bytes(b + n);
        if (difference) return n + (size_t)__builtin_ctzll(difference) / 8;
    }
    while (n < most && a[n] == b[n]) n++;
    return n;
}

// Takes the first repetition found, as it is, and looks again behind it. Where nothing was found for long,
// as in photographs, ever more bytes are passed over: one in 2^patience of those since the last find.
void cpng_find_steps(
    const uint8_t *bytes, size_t count, size_t pixel_bytes, size_t row_bytes, cpng_step *steps
) {
    // Where bytes with this hash were last, plus 1.
    uint32_t table[1 << table_bits] = {0};
    size_t taken = 0, i = 0;
    while (i + hashed <= count) {
        const uint8_t *here = bytes + i;
        size_t distance = 0;
        if (i >= pixel_bytes && four_bytes(here - pixel_bytes) == four_bytes(here)) {
            distance = pixel_bytes;
        } else if (i >= row_bytes && row_bytes <= window
                   && four_bytes(here - row_bytes) == four_bytes(here)) {
            distance = row_bytes;
        } else {
            uint32_t *seen = &table[eight_bytes(here) * 0x9E3779B185EBCA87u >> (64 - table_bits)];
            size_t back = *seen ? i - (*seen - 1) : 0;
            *seen = (uint32_t)i + 1;
            if (back && back <= window && eight_bytes(here - back) == eight_bytes(here)) distance = back;
        }
        if (distance == 0) {
            i += 1 + ((i - taken) >> patience);
            continue;
        }
        size_t most = count - i < cpng_longest_match ? count - i : cpng_longest_match;
        size_t length = equal_bytes(here, here - distance, most);
        *steps++ = (cpng_step){(uint32_t)(i - taken), (uint16_t)length, (uint16_t)distance};
        taken = i += length;
    }
    *steps = (cpng_step){(uint32_t)(count - taken), 0, 0};
}
