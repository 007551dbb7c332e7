#include "CPNGHuffman.h"

#include <stdbool.h>
#include <stdlib.h>

_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "cpng_flush writes the lowest byte first");

typedef struct {
    uint32_t weight;
    uint16_t symbol;
} leaf;

// The symbol decides between equal weights, so that every qsort gives the same order.
static int by_weight(const void *a, const void *b) {
    const leaf *x = a, *y = b;
    if (x->weight != y->weight) return x->weight < y->weight ? -1 : 1;
    return x->symbol - y->symbol;
}

// Joins the two lightest of leaves and earlier joints, both of which are in order, until all are one tree.
// Sets each leaf's depth in it and returns the greatest.
static unsigned find_depths(const leaf *leaves, unsigned count, uint16_t *depth) {
    uint64_t weight[2 * cpng_literal_symbols];
    uint16_t parent[2 * cpng_literal_symbols];
    unsigned nodes = 2 * count - 1, next_leaf = 0, next_joint = count;
    for (unsigned i = 0; i < count; i++) weight[i] = leaves[i].weight;
    for (unsigned joint = count; joint < nodes; joint++) {
        weight[joint] = 0;
        for (int child = 0; child < 2; child++) {
            bool is_leaf = next_leaf < count
                && (next_joint == joint || weight[next_leaf] <= weight[next_joint]);
            unsigned lightest = is_leaf ? next_leaf++ : next_joint++;
            weight[joint] += weight[lightest];
            parent[lightest] = (uint16_t)joint;
        }
    }
    unsigned deepest = 0;
    depth[nodes - 1] = 0;
    for (unsigned i = nodes - 1; i-- > 0;) {
        depth[i] = depth[parent[i]] + 1;
        if (depth[i] > deepest) deepest = depth[i];
    }
    return deepest;
}

// The length of each symbol's code, 0 for those that do not occur. While the best code is longer than
// `limit`, the frequencies are made more alike.
static void find_lengths(const uint32_t *frequency, unsigned count, unsigned limit, uint8_t *lengths) {
    leaf leaves[cpng_literal_symbols];
    uint16_t depth[2 * cpng_literal_symbols];
    memset(lengths, 0, count);
    for (unsigned shift = 0;; shift++) {
        unsigned used = 0;
        for (unsigned s = 0; s < count; s++) {
            if (frequency[s]) leaves[used++] = (leaf){(frequency[s] >> shift) + 1, (uint16_t)s};
        }
        if (used == 1) lengths[leaves[0].symbol] = 1;
        if (used < 2) return;
        qsort(leaves, used, sizeof(leaf), by_weight);
        if (find_depths(leaves, used, depth) > limit) continue;
        for (unsigned i = 0; i < used; i++) lengths[leaves[i].symbol] = (uint8_t)depth[i];
        return;
    }
}

// The canonical codes of these lengths (RFC 1951, 3.2.2).
static void assign_codes(const uint8_t *lengths, unsigned count, cpng_code *codes) {
    unsigned with_length[16] = {0}, next[16] = {0};
    for (unsigned s = 0; s < count; s++) with_length[lengths[s]]++;
    with_length[0] = 0;
    for (unsigned n = 1; n < 16; n++) next[n] = (next[n - 1] + with_length[n - 1]) << 1;
    for (unsigned s = 0; s < count; s++) {
        unsigned bits = lengths[s] ? next[lengths[s]]++ : 0, reversed = 0;
        for (unsigned i = 0; i < lengths[s]; i++) reversed |= ((bits >> i) & 1) << (lengths[s] - 1 - i);
        codes[s] = (cpng_code){(uint16_t)reversed, lengths[s]};
    }
}

void cpng_make_codes(const cpng_frequencies *frequencies, cpng_codes *codes) {
    uint8_t lengths[cpng_literal_symbols];
    find_lengths(frequencies->literal, cpng_literal_symbols, 15, lengths);
    assign_codes(lengths, cpng_literal_symbols, codes->literal);
    find_lengths(frequencies->distance, cpng_distance_symbols, 15, lengths);
    assign_codes(lengths, cpng_distance_symbols, codes->distance);
}

enum {
    all_symbols = cpng_literal_symbols + cpng_distance_symbols,
    // The alphabet in which lengths are written: 0 to 15 are lengths, the others repeat.
    repeat_length = 16,
    repeat_zero = 17,
    repeat_zero_often = 18,
    length_symbols = 19,
};

typedef struct {
    uint8_t symbol, extra;
} entry;

// Writes down the lengths run by run; returns the number of entries.
static unsigned shorten(const uint8_t *lengths, entry *entries) {
    unsigned n = 0;
    for (unsigned i = 0, run; i < all_symbols; i += run) {
        run = 1;
        while (i + run < all_symbols && lengths[i + run] == lengths[i]) run++;
        if (run >= 3 && lengths[i] == 0) {
            if (run > 138) run = 138;
            entries[n++] = run < 11 ? (entry){repeat_zero, (uint8_t)(run - 3)}
                                    : (entry){repeat_zero_often, (uint8_t)(run - 11)};
        } else if (run >= 3 && i > 0 && lengths[i] == lengths[i - 1]) {
            if (run > 6) run = 6;
            entries[n++] = (entry){repeat_length, (uint8_t)(run - 3)};
        } else {
            run = 1;
            entries[n++] = (entry){lengths[i], 0};
        }
    }
    return n;
}

void cpng_put_codes(cpng_writer *w, const cpng_codes *codes) {
    // The order in which RFC 1951 (3.2.7) wants the lengths of the lengths' codes; zeros at the end are
    // left out.
    static const uint8_t order[length_symbols] = {16, 17, 18, 0, 8,  7, 9,  6, 10, 5,
                                                  11, 4,  12, 3, 13, 2, 14, 1, 15};
    static const uint8_t extra_bits[length_symbols] = {
        [repeat_length] = 2, [repeat_zero] = 3, [repeat_zero_often] = 7};

    uint8_t lengths[all_symbols];
    for (unsigned s = 0; s < cpng_literal_symbols; s++) lengths[s] = (uint8_t)codes->literal[s].count;
    for (unsigned s = 0; s < cpng_distance_symbols; s++) {
        lengths[cpng_literal_symbols + s] = (uint8_t)codes->distance[s].count;
    }
    entry entries[all_symbols];
    unsigned count = shorten(lengths, entries);
    uint32_t frequency[length_symbols] = {0};
    for (unsigned i = 0; i < count; i++) frequency[entries[i].symbol]++;
    uint8_t own_lengths[length_symbols];
    cpng_code own[length_symbols];
    find_lengths(frequency, length_symbols, 7, own_lengths);
    assign_codes(own_lengths, length_symbols, own);
    unsigned written = length_symbols;
    while (written > 4 && own_lengths[order[written - 1]] == 0) written--;

    cpng_put_number(w, cpng_literal_symbols - 257, 5);
    cpng_put_number(w, cpng_distance_symbols - 1, 5);
    cpng_put_number(w, written - 4, 4);
    for (unsigned i = 0; i < written; i++) cpng_put_number(w, own_lengths[order[i]], 3);
    for (unsigned i = 0; i < count; i++) {
        cpng_put(w, own[entries[i].symbol].bits, own[entries[i].symbol].count);
        cpng_put_number(w, entries[i].extra, extra_bits[entries[i].symbol]);
    }
}
