// Deflate's Huffman codes (RFC 1951, 3.2), and the bits they are written in.
#pragma once

#include <stdint.h>
#include <string.h>

enum {
    cpng_literal_symbols = 286,  // 256 bytes, the end of the block, 29 classes of lengths
    cpng_distance_symbols = 30,
    cpng_end_of_block = 256,
    cpng_longest_match = 258,
};

/// Bits on their way to memory, lowest first.
typedef struct {
    uint8_t *at;
    uint64_t bits;  // that do not fill a byte yet
    unsigned count;
} cpng_writer;

/// At most 57 bits may wait; fewer than 8 do after a flush.
static inline void cpng_put(cpng_writer *w, uint64_t bits, unsigned count) {
    w->bits |= bits << w->count;
    w->count += count;
}

/// Writes the whole bytes; touches up to eight.
static inline void cpng_flush(cpng_writer *w) {
    memcpy(w->at, &w->bits, 8);
    w->at += w->count / 8;
    w->bits >>= w->count & ~7u;
    w->count &= 7;
}

static inline void cpng_put_number(cpng_writer *w, uint64_t bits, unsigned count) {
    cpng_put(w, bits, count);
    cpng_flush(w);
}

/// Zeros up to the next whole byte.
static inline void cpng_fill_byte(cpng_writer *w) {
    if (w->count) cpng_put_number(w, 0, 8 - w->count);
}

/// A length or a distance as deflate writes it: the symbol of a class, and bits that say which of its
/// members.
typedef struct {
    unsigned symbol, extra, extra_bits;
} cpng_member;

static inline unsigned cpng_highest_bit(unsigned n) { return 31 - (unsigned)__builtin_clz(n); }

static inline cpng_member cpng_length_member(unsigned length) {
    unsigned n = length - 3;
    if (n < 8) return (cpng_member){257 + n, 0, 0};
    if (length == cpng_longest_match) return (cpng_member){285, 0, 0};
    unsigned bits = cpng_highest_bit(n) - 2;
    return (cpng_member){261 + 4 * bits + ((n >> bits) & 3), n & ((1u << bits) - 1), bits};
}

static inline cpng_member cpng_distance_member(unsigned distance) {
    unsigned n = distance - 1;
    if (n < 4) return (cpng_member){n, 0, 0};
    unsigned bits = cpng_highest_bit(n) - 1;
    return (cpng_member){2 + 2 * bits + ((n >> bits) & 1), n & ((1u << bits) - 1), bits};
}

/// A symbol's bits, the first lowest.
typedef struct {
    uint16_t bits, count;
} cpng_code;

/// How often each symbol occurs.
typedef struct {
    uint32_t literal[cpng_literal_symbols], distance[cpng_distance_symbols];
} cpng_frequencies;

/// The codes of a block.
typedef struct {
    cpng_code literal[cpng_literal_symbols], distance[cpng_distance_symbols];
} cpng_codes;

/// The shortest codes for these frequencies.
void cpng_make_codes(const cpng_frequencies *frequencies, cpng_codes *codes);

/// Writes the codes, as they stand at the head of a block.
void cpng_put_codes(cpng_writer *w, const cpng_codes *codes);
