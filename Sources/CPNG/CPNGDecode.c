#include "CPNG.h"

#include "CPNGColors.h"

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

// What libpng's callbacks work with.
typedef struct {
    const uint8_t *bytes;
    size_t count, position;
    bool ended;  // more was asked for than there is
    int pass;
    cpng_picture *picture;
} reader;

static void fail(png_structp png, png_const_charp message) {
    reader *r = png_get_error_ptr(png);
    strncpy(r->picture->message, message, sizeof r->picture->message - 1);
    png_longjmp(png, 1);
}

static void ignore(png_structp png, png_const_charp message) {
    (void)png;
    (void)message;
}

static void read_bytes(png_structp png, png_bytep target, size_t count) {
    reader *r = png_get_io_ptr(png);
    if (count > r->count - r->position) {
        r->ended = true;
        png_error(png, "the file ends too early");
    }
    memcpy(target, r->bytes + r->position, count);
    r->position += count;
}

static uint32_t big_endian(const uint8_t *p) {
    return (uint32_t)p[0] << 24 | (uint32_t)p[1] << 16 | (uint32_t)p[2] << 8 | p[3];
}

static uint8_t all_alphas(const uint8_t *row, uint32_t width) {
    uint8_t all = 255;
    for (uint32_t x = 0; x < width; x++) all &= row[4 * (size_t)x + 3];
    return all;
}

// Turns a row of R, G, B, A bytes into premultiplied pixels, in place; returns the AND of all alphas.
static uint8_t premultiply(uint8_t *row, uint32_t width) {
    uint8_t all = all_alphas(row, width);
    // Without products, several pixels are turned at once.
    if (all == 255) {
        for (uint32_t x = 0; x < width; x++) {
            uint8_t *p = row + 4 * (size_t)x;
            uint32_t pixel = 0xFF000000u | (uint32_t)p[0] << 16 | (uint32_t)p[1] << 8 | p[2];
            memcpy(p, &pixel, 4);
        }
        return all;
    }
    for (uint32_t x = 0; x < width; x++) {
        uint8_t *p = row + 4 * (size_t)x;
        uint32_t a = p[3];
        uint32_t pixel = a << 24 | ((p[0] * a + 127) / 255) << 16 | ((p[1] * a + 127) / 255) << 8
            | (p[2] * a + 127) / 255;
        memcpy(p, &pixel, 4);
    }
    return all;
}

// Everything that may longjmp. What changes after setjmp lives in `r` and `result`, of another frame: hence
// never inlined.
__attribute__((noinline)) static cpng_status decode(
    png_structp png, png_infop info, reader *r, cpng_picture *result
) {
    if (setjmp(png_jmpbuf(png))) return r->ended ? CPNG_TRUNCATED : CPNG_BROKEN;

    png_set_read_fn(png, r, read_bytes);
    png_set_user_limits(png, 0x7fffffff, 0x7fffffff);  // checked already, by the caller's own limits
    png_set_crc_action(png, PNG_CRC_ERROR_QUIT, PNG_CRC_ERROR_QUIT);
    // Texts and times are not read at all; the orientation is, and what is said of colours.
    png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
    png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_AS_DEFAULT, (png_const_bytep) "eXIf", 1);
    png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_ALWAYS, cpng_color_chunks, cpng_color_chunk_count);

    png_read_info(png, info);
    result->colors.is_gray = !(png_get_color_type(png, info) & PNG_COLOR_MASK_COLOR);
    png_set_expand(png);
    png_set_scale_16(png);
    png_set_gray_to_rgb(png);
    png_set_add_alpha(png, 255, PNG_FILLER_AFTER);
    int passes = png_set_interlace_handling(png);
    png_read_update_info(png, info);
    size_t stride = 4 * (size_t)result->width;
    if (png_get_rowbytes(png, info) != stride) png_error(png, "unexpected row size");

    result->pixels = malloc(stride * result->height);
    if (!result->pixels) return CPNG_NO_MEMORY;
    for (r->pass = 0; r->pass < passes; r->pass++) {
        bool last = r->pass == passes - 1;
        for (uint32_t y = 0; y < result->height; y++) {
            png_read_row(png, (png_bytep)result->pixels + y * stride, NULL);
            if (last) result->rows = y + 1;
        }
    }
    png_read_end(png, info);

    png_uint_32 count = 0;
    png_bytep exif = NULL;
    if (png_get_eXIf_1(png, info, &count, &exif) && count > 0) {
        result->exif = malloc(count);
        if (!result->exif) return CPNG_NO_MEMORY;
        memcpy(result->exif, exif, count);
        result->exif_count = count;
    }
    return cpng_read_colors(png, info, &result->colors) ? CPNG_OK : CPNG_NO_MEMORY;
}

void cpng_decode(
    const uint8_t *bytes, size_t count, uint32_t max_side, uint64_t max_pixels, cpng_picture *result
) {
    *result = (cpng_picture){.status = CPNG_TRUNCATED};
    // The signature, then IHDR's length, name, width and height: read here so that a refusal can name the
    // size.
    if (count < 24) return;
    result->width = big_endian(bytes + 16);
    result->height = big_endian(bytes + 20);
    if (result->width > max_side || result->height > max_side
        || (uint64_t)result->width * result->height > max_pixels) {
        bool header = memcmp(bytes + 12, "IHDR", 4) == 0;
        result->status = header ? CPNG_TOO_LARGE : CPNG_BROKEN;
        if (!header) strcpy(result->message, "it does not begin with IHDR");
        return;
    }

    reader r = {.bytes = bytes, .count = count, .picture = result};
    result->status = CPNG_NO_MEMORY;
    png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &r, fail, ignore);
    png_infop info = png ? png_create_info_struct(png) : NULL;
    if (info) result->status = decode(png, info, &r, result);
    png_destroy_read_struct(&png, &info, NULL);
    if (result->status != CPNG_OK) {
        free(result->pixels);
        result->pixels = NULL;
    }
}

void cpng_picture_premultiply(cpng_picture *picture) {
    uint8_t all = 255;
    for (uint32_t y = 0; y < picture->height; y++) {
        all &= premultiply((uint8_t *)(picture->pixels + (size_t)y * picture->width), picture->width);
    }
    picture->opaque = all == 255;
}

void cpng_picture_free(cpng_picture *picture) {
    free(picture->pixels);
    free(picture->exif);
    free(picture->colors.profile);
    picture->pixels = NULL;
    picture->exif = NULL;
    picture->colors.profile = NULL;
}

const char *cpng_picture_message(const cpng_picture *picture) { return picture->message; }

const char *cpng_version(void) { return png_get_libpng_ver(NULL); }
