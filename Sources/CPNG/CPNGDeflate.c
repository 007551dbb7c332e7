#include "CPNGDeflate.h"

#include <stdlib.h>
#include <string.h>

_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "equal_bytes reads words lowest byte first");

#ifndef BLOCK
#define BLOCK 256
#define RUN 48
#define FAR 6
#define TB 12
#define SKIP 7
#endif
enum {
    block_bytes = BLOCK << 10,  // of rows coded with one set of Huffman codes
    shortest_run = RUN,        // equal rows that are worth a block of their own
    window = 32 << 10,        // deflate's farthest distance
    longest_match = 258,
    near_match = 4,   // bytes that make a repetition of the pixel or row before worth its code
    far_match = FAR,    // and one of anything else
    table_bits = TB,  // small enough to stay in the first cache
    drain_bytes = 64 << 10,
    end_of_block = 256,
    literal_symbols = 286,  // 256 bytes, the end of the block, 29 classes of lengths
    distance_symbols = 30,
    length_symbols = 19,  // the alphabet in which code lengths are written
    up = 2,               // PNG's number of the filter
};

// Some bytes as they are, then a repetition of earlier ones.
typedef struct {
    uint32_t literals;
    uint16_t length, distance;  // 0, 0 in a block's last step
} step;

typedef struct {
    uint16_t bits, count;
} code;

typedef struct {
    uint8_t *at;
    uint64_t bits;  // that do not fill a byte yet
    unsigned count;
} writer;

struct cpng_deflate {
    size_t row_bytes, pixel_bytes;
    cpng_sink *sink;
    void *context;

    uint8_t *above;  // the row before
    uint8_t *block;  // filtered rows, each behind its filter's number
    size_t filled, capacity;
    size_t same_rows;  // that follow the block
    step *steps;
    uint32_t table[1 << table_bits];  // where four bytes with this hash were seen last, plus 1

    uint8_t *output;
    writer writer;

    uint32_t sum, sum_of_sums;  // Adler-32
};

// MARK: Bits, lowest first

// At most 57 bits may wait; fewer than 8 do after `flush`.
static inline void put(writer *w, uint64_t bits, unsigned count) {
    w->bits |= bits << w->count;
    w->count += count;
}

static inline void flush(writer *w) {
    memcpy(w->at, &w->bits, 8);
    w->at += w->count / 8;
    w->bits >>= w->count & ~7u;
    w->count &= 7;
}

static void put_number(writer *w, uint64_t bits, unsigned count) {
    put(w, bits, count);
    flush(w);
}

static void fill_byte(writer *w) {
    if (w->count) put_number(w, 0, 8 - w->count);
}

// MARK: Classes: a symbol of the Huffman codes, and bits that say which of its members

typedef struct {
    unsigned symbol, extra, extra_bits;
} class;

static inline unsigned highest_bit(unsigned n) { return 31 - (unsigned)__builtin_clz(n); }

static inline class class_of_length(unsigned length) {
    unsigned n = length - 3;
    if (n < 8) return (class){257 + n, 0, 0};
    if (length == longest_match) return (class){285, 0, 0};
    unsigned bits = highest_bit(n) - 2;
    return (class){261 + 4 * bits + (n >> bits & 3), n & ((1u << bits) - 1), bits};
}

static inline class class_of_distance(unsigned distance) {
    unsigned n = distance - 1;
    if (n < 4) return (class){n, 0, 0};
    unsigned bits = highest_bit(n) - 1;
    return (class){2 + 2 * bits + (n >> bits & 1), n & ((1u << bits) - 1), bits};
}

// MARK: Huffman codes

typedef struct {
    uint32_t weight;
    uint16_t symbol;
} leaf;

static int by_weight(const void *a, const void *b) {
    const leaf *x = a, *y = b;
    if (x->weight != y->weight) return x->weight < y->weight ? -1 : 1;
    return x->symbol - y->symbol;
}

// The length of each symbol's code, 0 for those that do not occur. Where the best code is longer than `limit`
// frequencies are made more alike until it is not.
static void find_lengths(const uint32_t *frequency, unsigned count, unsigned limit, uint8_t *lengths) {
    for (unsigned shift = 0;; shift++) {
        leaf leaves[literal_symbols];
        unsigned used = 0;
        for (unsigned s = 0; s < count; s++) {
            lengths[s] = 0;
            if (frequency[s]) leaves[used++] = (leaf){(frequency[s] >> shift) + 1, (uint16_t)s};
        }
        if (used == 1) lengths[leaves[0].symbol] = 1;
        if (used < 2) return;
        qsort(leaves, used, sizeof(leaf), by_weight);

        // Joins the two lightest of leaves and joints, both of which are in order, until one is left.
        uint64_t weight[2 * literal_symbols];
        uint16_t parent[2 * literal_symbols];
        unsigned nodes = 2 * used - 1, next_leaf = 0, next_joint = used;
        for (unsigned i = 0; i < used; i++) weight[i] = leaves[i].weight;
        for (unsigned joint = used; joint < nodes; joint++) {
            weight[joint] = 0;
            for (int child = 0; child < 2; child++) {
                bool is_leaf = next_leaf < used
                    && (next_joint == joint || weight[next_leaf] <= weight[next_joint]);
                unsigned lightest = is_leaf ? next_leaf++ : next_joint++;
                weight[joint] += weight[lightest];
                parent[lightest] = (uint16_t)joint;
            }
        }
        uint16_t depth[2 * literal_symbols];
        unsigned deepest = 0;
        depth[nodes - 1] = 0;
        for (unsigned i = nodes - 1; i-- > 0;) {
            depth[i] = depth[parent[i]] + 1;
            if (depth[i] > deepest) deepest = depth[i];
        }
        if (deepest > limit) continue;
        for (unsigned i = 0; i < used; i++) lengths[leaves[i].symbol] = (uint8_t)depth[i];
        return;
    }
}

// The canonical codes of these lengths, first bit lowest.
static void assign_codes(const uint8_t *lengths, unsigned count, code *codes) {
    unsigned with_length[16] = {0}, next[16] = {0};
    for (unsigned s = 0; s < count; s++) with_length[lengths[s]]++;
    with_length[0] = 0;
    for (unsigned n = 1; n < 16; n++) next[n] = (next[n - 1] + with_length[n - 1]) << 1;
    for (unsigned s = 0; s < count; s++) {
        unsigned forward = lengths[s] ? next[lengths[s]]++ : 0, reversed = 0;
        for (unsigned i = 0; i < lengths[s]; i++) reversed |= (forward >> i & 1) << (lengths[s] - 1 - i);
        codes[s] = (code){(uint16_t)reversed, lengths[s]};
    }
}

// MARK: The search for repetitions

static inline uint32_t four_bytes(const uint8_t *p) {
    uint32_t word;
    memcpy(&word, p, 4);
    return word;
}

static inline size_t equal_bytes(const uint8_t *a, const uint8_t *b, size_t most) {
    size_t n = 0;
    while (n + 8 <= most) {
        uint64_t x, y;
        memcpy(&x, a + n, 8);
        memcpy(&y, b + n, 8);
        if (x != y) return n + (size_t)__builtin_ctzll(x ^ y) / 8;
        n += 8;
    }
    while (n < most && a[n] == b[n]) n++;
    return n;
}

static void find_steps(cpng_deflate *d) {
    const uint8_t *block = d->block;
    const size_t pixel = d->pixel_bytes, row = d->row_bytes + 1, count = d->filled;
    size_t written = 0, i = 0;  // bytes that steps were made of, bytes looked at
    step *s = d->steps;
    memset(d->table, 0, sizeof d->table);
    while (i + 8 <= count) {
        uint32_t four = four_bytes(block + i);
        size_t distance = 0, shortest = near_match;
        if (i >= pixel && four_bytes(block + i - pixel) == four) {
            distance = pixel;
        } else if (i >= row && row <= window && four_bytes(block + i - row) == four) {
            distance = row;
        } else {
            uint32_t *seen = &d->table[four * 0x9E3779B1u >> (32 - table_bits)];
            if (*seen && i - (*seen - 1) <= window && four_bytes(block + *seen - 1) == four) {
                distance = i - (*seen - 1);
                shortest = far_match;
            }
            *seen = (uint32_t)i + 1;
        }
        if (distance) {
            size_t most = count - i < longest_match ? count - i : longest_match;
            size_t length = equal_bytes(block + i, block + i - distance, most);
            if (length >= shortest) {
                *s++ = (step){(uint32_t)(i - written), (uint16_t)length, (uint16_t)distance};
                i += length;
                written = i;
                continue;
            }
        }
        i += 1 + (i - written >> SKIP);  // the longer nothing is found, the more is passed over
    }
    *s = (step){(uint32_t)(count - written), 0, 0};
}

// MARK: Blocks

static void put_stored(writer *w, const uint8_t *bytes, size_t count) {
    while (count > 0) {
        unsigned part = count < 65535 ? (unsigned)count : 65535;
        put_number(w, 0, 3);
        fill_byte(w);
        put_number(w, part | (uint64_t)(part ^ 0xFFFF) << 16, 32);
        memcpy(w->at, bytes, part);
        w->at += part;
        bytes += part;
        count -= part;
    }
}

typedef struct {
    code literal[literal_symbols], distance[distance_symbols];
} codes;

// The lengths of both codes, run by run: `symbols` below 16 are lengths, 16 to 18 repeat. Returns how many.
static unsigned shorten(const uint8_t *lengths, unsigned count, uint8_t *symbols, uint8_t *extra) {
    unsigned n = 0;
    for (unsigned i = 0; i < count;) {
        unsigned run = 1;
        while (i + run < count && lengths[i + run] == lengths[i]) run++;
        if (lengths[i] == 0 && run >= 3) {
            if (run > 138) run = 138;
            symbols[n] = run < 11 ? 17 : 18;
            extra[n++] = (uint8_t)(run < 11 ? run - 3 : run - 11);
        } else if (i > 0 && lengths[i] == lengths[i - 1] && run >= 3) {
            if (run > 6) run = 6;
            symbols[n] = 16;
            extra[n++] = (uint8_t)(run - 3);
        } else {
            run = 1;
            symbols[n++] = lengths[i];
        }
        i += run;
    }
    return n;
}

static void put_codes(writer *w, const uint8_t *lengths, unsigned literal_count, unsigned distance_count) {
    static const uint8_t order[length_symbols] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
    uint8_t symbols[literal_symbols + distance_symbols], extra[literal_symbols + distance_symbols];
    unsigned count = shorten(lengths, literal_count + distance_count, symbols, extra);
    uint32_t frequency[length_symbols] = {0};
    for (unsigned i = 0; i < count; i++) frequency[symbols[i]]++;
    uint8_t own_lengths[length_symbols];
    code own[length_symbols];
    find_lengths(frequency, length_symbols, 7, own_lengths);
    assign_codes(own_lengths, length_symbols, own);
    unsigned written = length_symbols;
    while (written > 4 && own_lengths[order[written - 1]] == 0) written--;

    put_number(w, 2 << 1, 3);  // not the last block, own codes
    put_number(w, literal_count - 257, 5);
    put_number(w, distance_count - 1, 5);
    put_number(w, written - 4, 4);
    for (unsigned i = 0; i < written; i++) put_number(w, own_lengths[order[i]], 3);
    for (unsigned i = 0; i < count; i++) {
        static const uint8_t extra_bits[length_symbols] = {[16] = 2, [17] = 3, [18] = 7};
        put(w, own[symbols[i]].bits, own[symbols[i]].count);
        if (symbols[i] >= 16) put(w, extra[i], extra_bits[symbols[i]]);
        flush(w);
    }
}

static void put_steps(writer *target, const uint8_t *bytes, const step *s, const codes *c) {
    writer w = *target;  // a copy, which can stay in registers
    for (;; s++) {
        unsigned n = s->literals;
        for (; n >= 3; n -= 3, bytes += 3) {
            for (int i = 0; i < 3; i++) put(&w, c->literal[bytes[i]].bits, c->literal[bytes[i]].count);
            flush(&w);
        }
        for (; n > 0; n--, bytes++) put(&w, c->literal[*bytes].bits, c->literal[*bytes].count);
        flush(&w);
        if (s->length == 0) break;
        class length = class_of_length(s->length), distance = class_of_distance(s->distance);
        put(&w, c->literal[length.symbol].bits, c->literal[length.symbol].count);
        put(&w, length.extra, length.extra_bits);
        put(&w, c->distance[distance.symbol].bits, c->distance[distance.symbol].count);
        put(&w, distance.extra, distance.extra_bits);
        flush(&w);
        bytes += s->length;
    }
    *target = w;
}

static void drain(cpng_deflate *d) {
    d->sink(d->context, d->output, (size_t)(d->writer.at - d->output));
    d->writer.at = d->output;
}

// Writes the block so many times.
static void put_block(cpng_deflate *d, size_t times) {
    find_steps(d);

    uint32_t frequency[literal_symbols + distance_symbols] = {[end_of_block] = 1};
    uint32_t *distance_frequency = frequency + literal_symbols;
    size_t extra_bits = 0;
    const uint8_t *bytes = d->block;
    for (const step *s = d->steps;; s++) {
        for (unsigned i = 0; i < s->literals; i++) frequency[bytes[i]]++;
        bytes += s->literals + s->length;
        if (s->length == 0) break;
        class length = class_of_length(s->length), distance = class_of_distance(s->distance);
        frequency[length.symbol]++;
        distance_frequency[distance.symbol]++;
        extra_bits += length.extra_bits + distance.extra_bits;
    }

    uint8_t lengths[literal_symbols + distance_symbols];
    find_lengths(frequency, literal_symbols, 15, lengths);
    find_lengths(distance_frequency, distance_symbols, 15, lengths + literal_symbols);
    codes c;
    assign_codes(lengths, literal_symbols, c.literal);
    assign_codes(lengths + literal_symbols, distance_symbols, c.distance);
    size_t bits = extra_bits;
    for (unsigned i = 0; i < literal_symbols + distance_symbols; i++) bits += (size_t)frequency[i] * lengths[i];

    if (times == 1 && bits / 8 + 200 > d->filled) {
        put_stored(&d->writer, d->block, d->filled);
    } else {
        put_codes(&d->writer, lengths, literal_symbols, distance_symbols);
        for (size_t i = 0; i < times; i++) {
            put_steps(&d->writer, d->block, d->steps, &c);
            if ((size_t)(d->writer.at - d->output) >= drain_bytes) drain(d);
        }
        put_number(&d->writer, c.literal[end_of_block].bits, c.literal[end_of_block].count);
    }
    if ((size_t)(d->writer.at - d->output) >= drain_bytes) drain(d);
    d->filled = 0;
}

// MARK: Rows

static void add_to_sum(cpng_deflate *d, const uint8_t *bytes, size_t count) {
    uint32_t sum = d->sum, sum_of_sums = d->sum_of_sums;
    while (count > 0) {
        size_t part = count < 5552 ? count : 5552;  // the most that cannot overflow 32 bits
        for (size_t i = 0; i < part; i++) {
            sum += bytes[i];
            sum_of_sums += sum;
        }
        sum %= 65521;
        sum_of_sums %= 65521;
        bytes += part;
        count -= part;
    }
    d->sum = sum;
    d->sum_of_sums = sum_of_sums;
}

// A filtered row that is all zeros but for its filter.
static void add_zero_row(cpng_deflate *d) {
    d->block[d->filled] = up;
    memset(d->block + d->filled + 1, 0, d->row_bytes);
    d->filled += 1 + d->row_bytes;
}

static void put_same_rows(cpng_deflate *d) {
    // The sum goes up by the filter's number in each row, and is added once for each byte.
    uint64_t rows = d->same_rows, length = 1 + d->row_bytes;
    d->sum_of_sums = (uint32_t)((d->sum_of_sums + length * (rows * d->sum + rows * (rows + 1) / 2 * up)) % 65521);
    d->sum = (uint32_t)((d->sum + rows * up) % 65521);
    d->same_rows = 0;
    if (rows >= shortest_run) {
        if (d->filled) put_block(d, 1);
        add_zero_row(d);
        put_block(d, rows);
    } else {
        for (; rows > 0; rows--) {
            if (d->filled + length > d->capacity) put_block(d, 1);
            add_zero_row(d);
        }
    }
}

void cpng_deflate_row(cpng_deflate *d, const uint8_t *row) {
    if (d->same_rows) put_same_rows(d);
    if (d->filled + 1 + d->row_bytes > d->capacity) put_block(d, 1);
    uint8_t *filtered = d->block + d->filled;
    filtered[0] = up;
    for (size_t i = 0; i < d->row_bytes; i++) filtered[1 + i] = row[i] - d->above[i];
    memcpy(d->above, row, d->row_bytes);
    add_to_sum(d, filtered, 1 + d->row_bytes);
    d->filled += 1 + d->row_bytes;
}

void cpng_deflate_same_row(cpng_deflate *d) { d->same_rows++; }

void cpng_deflate_finish(cpng_deflate *d) {
    if (d->same_rows) put_same_rows(d);
    if (d->filled) put_block(d, 1);
    put_number(&d->writer, 1 | 1 << 1, 3);  // a last block, in deflate's own codes, and empty
    put_number(&d->writer, 0, 7);
    fill_byte(&d->writer);
    uint32_t check = d->sum_of_sums << 16 | d->sum;
    put_number(&d->writer, __builtin_bswap32(check), 32);
    drain(d);
}

cpng_deflate *cpng_deflate_new(size_t row_bytes, size_t pixel_bytes, cpng_sink *sink, void *context) {
    cpng_deflate *d = calloc(1, sizeof *d);
    if (!d) return NULL;
    d->row_bytes = row_bytes;
    d->pixel_bytes = pixel_bytes;
    d->sink = sink;
    d->context = context;
    d->capacity = row_bytes + 1 > block_bytes ? row_bytes + 1 : block_bytes;
    d->above = calloc(1, row_bytes);
    d->block = malloc(d->capacity);
    d->steps = malloc((d->capacity / near_match + 1) * sizeof(step));
    d->output = malloc(drain_bytes + 2 * d->capacity + 1024);
    d->sum = 1;
    if (!d->above || !d->block || !d->steps || !d->output) {
        cpng_deflate_free(d);
        return NULL;
    }
    d->writer.at = d->output;
    put_number(&d->writer, 0x0178, 16);  // zlib's header: a window of 32 KiB, compressed quickly
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
