#include "CPNGDeflate.h"

#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#include "CPNGHuffman.h"
#include "CPNGMatches.h"
#include "CPNGRows.h"

enum {
    block_bytes = 256 << 10,  // of rows coded with one set of codes
    shortest_run = 48,        // equal rows that are worth a block of their own
    codes_bytes = 64,         // what the codes themselves take, about
    drain_bytes = 64 << 10,   // of output that are handed on at once
    adler_base = 65521,
};

struct cpng_deflate {
    size_t row_bytes, pixel_bytes;
    cpng_sink *sink;
    void *context;

    uint8_t *above;  // the row before
    uint8_t *block;  // filtered rows, each behind its filter's number
    size_t filled, capacity;
    size_t same_rows;  // that follow the block
    cpng_step *steps;

    uint8_t *output;
    cpng_writer writer;

    uint32_t sum, sum_of_sums;  // the two halves of Adler-32
};

// MARK: Blocks

// Counts what the steps need codes for; returns the number of bits that are not codes.
static size_t count_symbols(const cpng_deflate *d, cpng_frequencies *f) {
    size_t extra_bits = 0;
    const uint8_t *bytes = d->block;
    for (const cpng_step *s = d->steps;; s++) {
        for (unsigned i = 0; i < s->literals; i++) f->literal[bytes[i]]++;
        if (s->length == 0) break;
        bytes += s->literals + s->length;
        cpng_member length = cpng_length_member(s->length), distance = cpng_distance_member(s->distance);
        f->literal[length.symbol]++;
        f->distance[distance.symbol]++;
        extra_bits += length.extra_bits + distance.extra_bits;
    }
    f->literal[cpng_end_of_block]++;
    return extra_bits;
}

static size_t coded_bits(const cpng_frequencies *f, const cpng_codes *c) {
    size_t bits = 0;
    for (unsigned s = 0; s < cpng_literal_symbols; s++) {
        bits += (size_t)f->literal[s] * c->literal[s].count;
    }
    for (unsigned s = 0; s < cpng_distance_symbols; s++) {
        bits += (size_t)f->distance[s] * c->distance[s].count;
    }
    return bits;
}

static void put_steps(cpng_deflate *d, const cpng_codes *c) {
    cpng_writer w = d->writer;  // a copy, which can stay in registers
    const uint8_t *bytes = d->block;
    for (const cpng_step *s = d->steps;; s++) {
        unsigned n = s->literals;
        for (; n >= 3; n -= 3) {  // three codes of at most 15 bits fit at once
            for (int i = 0; i < 3; i++, bytes++) {
                cpng_put(&w, c->literal[*bytes].bits, c->literal[*bytes].count);
            }
            cpng_flush(&w);
        }
        for (; n > 0; n--, bytes++) cpng_put(&w, c->literal[*bytes].bits, c->literal[*bytes].count);
        cpng_flush(&w);
        if (s->length == 0) break;
        bytes += s->length;
        cpng_member length = cpng_length_member(s->length), distance = cpng_distance_member(s->distance);
        cpng_put(&w, c->literal[length.symbol].bits, c->literal[length.symbol].count);
        cpng_put(&w, length.extra, length.extra_bits);
        cpng_put(&w, c->distance[distance.symbol].bits, c->distance[distance.symbol].count);
        cpng_put(&w, distance.extra, distance.extra_bits);
        cpng_flush(&w);
    }
    d->writer = w;
}

// As it is, in pieces of at most 64 KiB.
static void put_stored(cpng_writer *w, const uint8_t *bytes, size_t count) {
    for (size_t piece; count > 0; bytes += piece, count -= piece) {
        piece = count < 0xFFFF ? count : 0xFFFF;
        cpng_put_number(w, 0, 3);  // stored, and not the last block
        cpng_fill_byte(w);
        cpng_put_number(w, piece | (piece ^ 0xFFFF) << 16, 32);
        memcpy(w->at, bytes, piece);
        w->at += piece;
    }
}

static void drain(cpng_deflate *d) {
    d->sink(d->context, d->output, (size_t)(d->writer.at - d->output));
    d->writer.at = d->output;
}

// Writes the block so many times: the codes once, then the same bits over and over.
static void put_block(cpng_deflate *d, size_t times) {
    cpng_frequencies frequencies = {0};
    cpng_codes codes;
    cpng_find_steps(d->block, d->filled, d->pixel_bytes, 1 + d->row_bytes, d->steps);
    size_t extra_bits = count_symbols(d, &frequencies);
    cpng_make_codes(&frequencies, &codes);
    size_t bytes = codes_bytes + (coded_bits(&frequencies, &codes) + extra_bits) / 8;

    if (times == 1 && bytes >= d->filled) {
        put_stored(&d->writer, d->block, d->filled);
    } else {
        cpng_put_number(&d->writer, 2 << 1, 3);  // with codes of its own, and not the last block
        cpng_put_codes(&d->writer, &codes);
        for (size_t i = 0; i < times; i++) {
            put_steps(d, &codes);
            if (d->writer.at - d->output >= drain_bytes) drain(d);
        }
        cpng_code end = codes.literal[cpng_end_of_block];
        cpng_put_number(&d->writer, end.bits, end.count);
    }
    if (d->writer.at - d->output >= drain_bytes) drain(d);
    d->filled = 0;
}

// MARK: Rows

// Room for one more row in the block, behind its filter's number.
static uint8_t *next_row(cpng_deflate *d) {
    if (d->filled + 1 + d->row_bytes > d->capacity) put_block(d, 1);
    uint8_t *row = d->block + d->filled;
    d->filled += 1 + d->row_bytes;
    row[0] = cpng_filter_up;
    return row + 1;
}

static void put_same_rows(cpng_deflate *d) {
    // Each of these rows is its filter's number and then zeros: the sum grows by that number, and is itself
    // added as many times as the row has bytes.
    uint64_t rows = d->same_rows, length = 1 + d->row_bytes;
    uint64_t sums = length * (rows * d->sum + rows * (rows + 1) / 2 * cpng_filter_up);
    d->sum_of_sums = (uint32_t)((d->sum_of_sums + sums) % adler_base);
    d->sum = (uint32_t)((d->sum + rows * cpng_filter_up) % adler_base);
    d->same_rows = 0;

    if (rows < shortest_run) {
        while (rows-- > 0) memset(next_row(d), 0, d->row_bytes);
    } else {
        if (d->filled) put_block(d, 1);
        memset(next_row(d), 0, d->row_bytes);
        put_block(d, rows);
    }
}

void cpng_deflate_row(cpng_deflate *d, const uint8_t *row) {
    if (d->same_rows) put_same_rows(d);
    uint8_t *filtered = next_row(d);
    cpng_filter(cpng_filter_up, row, d->above, d->row_bytes, 0, filtered);
    memcpy(d->above, row, d->row_bytes);
    uLong adler = (uLong)d->sum_of_sums << 16 | d->sum;
    adler = adler32(adler, filtered - 1, (uInt)(1 + d->row_bytes));
    d->sum = adler & 0xFFFF;
    d->sum_of_sums = (uint32_t)(adler >> 16);
}

void cpng_deflate_same_row(cpng_deflate *d) { d->same_rows++; }

void cpng_deflate_finish(cpng_deflate *d) {
    if (d->same_rows) put_same_rows(d);
    if (d->filled) put_block(d, 1);
    cpng_put_number(&d->writer, 1 | 1 << 1, 3);  // the last block, with deflate's fixed codes,
    cpng_put_number(&d->writer, 0, 7);           // of which it holds only the end
    cpng_fill_byte(&d->writer);
    cpng_put_number(&d->writer, __builtin_bswap32(d->sum_of_sums << 16 | d->sum), 32);
    drain(d);
}

cpng_deflate *cpng_deflate_new(size_t row_bytes, size_t pixel_bytes, cpng_sink *sink, void *context) {
    cpng_deflate *d = calloc(1, sizeof *d);
    if (!d) return NULL;
    d->row_bytes = row_bytes;
    d->pixel_bytes = pixel_bytes;
    d->sink = sink;
    d->context = context;
    d->sum = 1;
    d->capacity = row_bytes + 1 > block_bytes ? row_bytes + 1 : block_bytes;
    d->above = calloc(1, row_bytes);
    d->block = malloc(d->capacity);
    d->steps = malloc((d->capacity / cpng_shortest_match + 1) * sizeof(cpng_step));
    // What waits, and a block: stored if its codes were longer, but for a repeated one, at most 15 bits a
    // byte.
    d->output = malloc(drain_bytes + 2 * d->capacity + 1024);
    if (!d->above || !d->block || !d->steps || !d->output) {
        cpng_deflate_free(d);
        return NULL;
    }
    d->writer.at = d->output;
    cpng_put_number(&d->writer, 0x0178, 16);  // zlib's header: a window of 32 KiB, compressed quickly
    return d;
}

void cpng_deflate_free(cpng_deflate *d) {
    if (!d) return;
    free(d->above);
    free(d->block);
    free(d->steps);
    free(d->output);
    free(d);
}
