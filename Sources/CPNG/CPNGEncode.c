#include "CPNG.h"

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

#include "CPNGDeflate.h"
#include "CPNGRows.h"

static void fail(png_structp png, png_const_charp message) {
    (void)message;
    png_longjmp(png, 1);
}

static void ignore(png_structp png, png_const_charp message) {
    (void)png;
    (void)message;
}

static void write_bytes(png_structp png, png_bytep source, size_t count) {
    cpng_file *file = png_get_io_ptr(png);
    if (count > file->capacity - file->count) {
        size_t capacity = 2 * file->capacity + count + 4096;
        uint8_t *bytes = realloc(file->bytes, capacity);
        if (!bytes) png_error(png, "out of memory");
        file->bytes = bytes;
        file->capacity = capacity;
    }
    memcpy(file->bytes + file->count, source, count);
    file->count += count;
}

static void flush(png_structp png) { (void)png; }

// What both ways to encode have in common: the memory that libpng works with, and where its errors land.
typedef struct {
    const uint32_t *pixels;
    uint32_t width, height;
    bool opaque;
    uint8_t *row;  // room for one row of the file
    cpng_deflate *deflate;
} source;

static void write_small(png_structp png, png_infop info, source *s) {
    png_set_compression_level(png, 9);
    png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_ALL_FILTERS);
    png_set_IHDR(
        png, info, s->width, s->height, 8, s->opaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGBA,
        PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    png_write_info(png, info);
    for (uint32_t y = 0; y < s->height; y++) {
        const uint32_t *pixels = s->pixels + (size_t)y * s->width;
        s->opaque ? cpng_row_rgb(pixels, s->width, s->row) : cpng_row_rgba(pixels, s->width, s->row);
        png_write_row(png, s->row);
    }
    png_write_end(png, info);
}

static void encode(
    source *s, cpng_file *result, void write(png_structp, png_infop, source *)
) {
    *result = (cpng_file){.status = CPNG_NO_MEMORY};
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, fail, ignore);
    png_infop info = png ? png_create_info_struct(png) : NULL;
    if (info && s->row) {
        if (!setjmp(png_jmpbuf(png))) {
            png_set_write_fn(png, result, write_bytes, flush);
            write(png, info, s);
            result->status = CPNG_OK;
        }
    }
    png_destroy_write_struct(&png, &info);
    if (result->status != CPNG_OK) cpng_file_free(result);
}

void cpng_encode_small(
    const uint32_t *pixels, uint32_t width, uint32_t height, bool opaque, cpng_file *result
) {
    source s = {pixels, width, height, opaque, malloc(4 * (size_t)width), NULL};
    encode(&s, result, write_small);
    free(s.row);
}

static void write_data(void *png, const uint8_t *bytes, size_t count) {
    png_write_chunk(png, (png_const_bytep) "IDAT", bytes, count);
}

// libpng for the signature and the chunks, our own compressor for what is in them.
static void write_fast(png_structp png, png_infop info, source *s) {
    (void)info;
    size_t pixel_bytes = s->opaque ? 3 : 4;
    s->deflate = cpng_deflate_new(pixel_bytes * s->width, pixel_bytes, write_data, png);
    if (!s->deflate) png_error(png, "out of memory");
    uint8_t header[13] = {[8] = 8, [9] = s->opaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGBA};
    png_save_uint_32(header, s->width);
    png_save_uint_32(header + 4, s->height);
    png_write_sig(png);
    png_write_chunk(png, (png_const_bytep) "IHDR", header, sizeof header);
    for (uint32_t y = 0; y < s->height; y++) {
        const uint32_t *pixels = s->pixels + (size_t)y * s->width;
        if (y > 0 && memcmp(pixels, pixels - s->width, 4 * (size_t)s->width) == 0) {
            cpng_deflate_same_row(s->deflate);
        } else {
            s->opaque ? cpng_row_rgb(pixels, s->width, s->row) : cpng_row_rgba(pixels, s->width, s->row);
            cpng_deflate_row(s->deflate, s->row);
        }
    }
    cpng_deflate_finish(s->deflate);
    png_write_chunk(png, (png_const_bytep) "IEND", NULL, 0);
}

void cpng_encode_fast(
    const uint32_t *pixels, uint32_t width, uint32_t height, bool opaque, cpng_file *result
) {
    source s = {pixels, width, height, opaque, malloc(4 * (size_t)width), NULL};
    encode(&s, result, write_fast);
    cpng_deflate_free(s.deflate);
    free(s.row);
}

void cpng_file_free(cpng_file *file) {
    free(file->bytes);
    file->bytes = NULL;
}
