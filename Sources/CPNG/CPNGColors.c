#include "CPNGColors.h"

#include <stdlib.h>
#include <string.h>
#include <zlib.h>

const uint8_t cpng_color_chunks[] = "iCCP\0sRGB\0gAMA\0cHRM";

// As much as a JPEG can hold.
enum { most_profile_bytes = 255 * 65519 };

static uint32_t big_endian(const uint8_t *p) {
    return (uint32_t)p[0] << 24 | (uint32_t)p[1] << 16 | (uint32_t)p[2] << 8 | p[3];
}

// The profile in an iCCP chunk: a name, a zero, the method of compression (0), then zlib's stream. Leaves NULL where
// the chunk is broken; false if there is not enough memory.
static bool read_profile(const png_unknown_chunk *chunk, cpng_colors *colors) {
    const uint8_t *end = chunk->data + chunk->size;
    const uint8_t *zero = chunk->size > 0 ? memchr(chunk->data, 0, chunk->size) : NULL;
    // A profile begins with its own size.
    uint8_t head[4];
    if (!zero || end - zero < 3 || zero[1] != 0) return true;
    z_stream stream = {
        .next_in = (Bytef *)zero + 2, .avail_in = (uInt)(end - zero - 2), .next_out = head, .avail_out = 4};
    if (inflateInit(&stream) != Z_OK) return false;
    bool enough = true;
    int status = inflate(&stream, Z_SYNC_FLUSH);
    if ((status == Z_OK || status == Z_STREAM_END) && stream.avail_out == 0) {
        uint32_t size = big_endian(head);
        if (size >= 128 && size <= most_profile_bytes) {
            uint8_t *profile = malloc(size);
            enough = profile != NULL;
            if (profile) {
                memcpy(profile, head, 4);
                stream.next_out = profile + 4;
                stream.avail_out = size - 4;
                inflate(&stream, Z_FINISH);
                if (stream.avail_out == 0) {
                    colors->profile = profile;
                    colors->profile_count = size;
                } else {
                    free(profile);
                }
            }
        }
    }
    inflateEnd(&stream);
    return enough;
}

bool cpng_read_colors(png_structp png, png_infop info, cpng_colors *colors) {
    png_unknown_chunkp chunks = NULL;
    int count = png_get_unknown_chunks(png, info, &chunks);
    // The first of each kind counts, as long as it stands before the picture.
    for (int i = 0; i < count; i++) {
        const png_unknown_chunk *chunk = &chunks[i];
        const char *name = (const char *)chunk->name;
        if (chunk->location & PNG_AFTER_IDAT) continue;
        if (!strcmp(name, "sRGB")) {
            colors->is_srgb = true;
        } else if (!strcmp(name, "iCCP") && !colors->has_profile) {
            colors->has_profile = true;
            if (!read_profile(chunk, colors)) return false;
        } else if (!strcmp(name, "gAMA") && !colors->has_gamma) {
            colors->has_gamma = true;
            if (chunk->size == 4) colors->gamma = big_endian(chunk->data);
        } else if (!strcmp(name, "cHRM") && !colors->has_chromaticities) {
            colors->has_chromaticities = true;
            if (chunk->size != 32) continue;
            uint32_t *values[] = {
                &colors->white_x, &colors->white_y, &colors->red_x, &colors->red_y,
                &colors->green_x, &colors->green_y, &colors->blue_x, &colors->blue_y};
            for (int j = 0; j < 8; j++) *values[j] = big_endian(chunk->data + 4 * j);
        }
    }
    return true;
}
