#include "CPNG.h"

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#include "CPNGDeflate.h"
#include "CPNGRows.h"

// A picture on its way to a file; libpng writes the signature and the chunks.
typedef struct {
    const uint32_t *pixels;
    size_t stride;  // pixels from one row to the next
    uint32_t width, height;
    bool opaque;
    // The rows that are drawn; every other one is equal to the one above it.
    const cpng_rows *drawn;
    size_t drawn_count;
    size_t pixel_bytes, row_bytes;
    const cpng_animation_frame *animation;  // NULL for a file of its own
    png_structp png;
    // What has to be freed whether or not libpng has left by longjmp.
    uint8_t *memory;
    cpng_deflate *deflate;
    z_stream zlib;
    cpng_file data;  // an fdAT chunk's
} job;

static void fail(png_structp png, png_const_charp message) {
    (void)message;  // nothing but memory can be missing
    png_longjmp(png, 1);
}

static void ignore(png_structp png, png_const_charp message) {
    (void)png;
    (void)message;
}

static void write_to(png_structp png, cpng_file *file, const uint8_t *bytes, size_t count) {
    if (count > file->capacity - file->count) {
        size_t capacity = file->capacity + file->capacity / 2 + count + 4096;
        uint8_t *larger = realloc(file->bytes, capacity);
        if (!larger) png_error(png, "out of memory");
        file->bytes = larger;
        file->capacity = capacity;
    }
    memcpy(file->bytes + file->count, bytes, count);
    file->count += count;
}

static void write_bytes(png_structp png, png_bytep bytes, size_t count) {
    write_to(png, png_get_io_ptr(png), bytes, count);
}

static void flush(png_structp png) { (void)png; }

static void write_data(void *context, const uint8_t *bytes, size_t count) {
    job *j = context;
    if (!j->animation || j->animation->number == 0) {
        png_write_chunk(j->png, (png_const_bytep) "IDAT", bytes, count);
        return;
    }
    // Each chunk of a later frame's data has a number: how many there are must not depend on the compressor's
    // pieces, so that all frames' numbers are known beforehand. They are joined into one.
    write_to(j->png, &j->data, bytes, count);
}

static const uint32_t *row_of_pixels(const job *j, uint32_t y) { return j->pixels + y * j->stride; }

static void convert_row(const job *j, uint32_t y, uint8_t *row) {
    (j->opaque ? cpng_row_rgb : cpng_row_rgba)(row_of_pixels(j, y), j->width, row);
}

static void same_rows(job *j, uint32_t count) {
    for (; count > 0; count--) cpng_deflate_same_row(j->deflate);
}

static void write_fast(job *j) {
    j->deflate = cpng_deflate_new(j->row_bytes, j->pixel_bytes, write_data, j);
    j->memory = malloc(2 * j->row_bytes);
    if (!j->deflate || !j->memory) png_error(j->png, "out of memory");
    uint8_t *row = j->memory, *last = row + j->row_bytes;
    uint32_t written = 0;
    for (size_t i = 0; i < j->drawn_count; i++) {
        const cpng_rows *drawn = j->drawn + i;
        same_rows(j, drawn->first - written);
        for (uint32_t y = drawn->first; y < drawn->end; y++) {
            const uint32_t *pixels = row_of_pixels(j, y);
            if (y > drawn->first && memcmp(pixels, pixels - j->stride, 4 * (size_t)j->width) == 0) {
                same_rows(j, 1);
                continue;
            }
            convert_row(j, y, row);
            // Above the first row of a stretch the pixels may be anything: compare it with what was written last.
            if (y == drawn->first && y > 0 && memcmp(row, last, j->row_bytes) == 0) {
                same_rows(j, 1);
                continue;
            }
            cpng_deflate_row(j->deflate, row);
            uint8_t *other = last;
            last = row;
            row = other;
        }
        written = drawn->end;
    }
    same_rows(j, j->height - written);
    cpng_deflate_finish(j->deflate);
}

// zlib's own level 9, but where that takes long and gains little: in photographs, which hardly get shorter,
// only the last 512 likely places are tried for a repetition instead of 4,096.
static void tune(z_stream *zlib, uint64_t bytes_in, uint64_t bytes_out) {
    bool hard = bytes_out > bytes_in / 8;
    deflateTune(zlib, hard ? 8 : 32, hard ? 32 : 258, hard ? 128 : 258, hard ? 512 : 4096);
}

// The rows that `small` works on: one row and the one above, with zeros in front of each, and two filtered
// ones behind their filters' numbers.
typedef struct {
    uint8_t *row, *above, *best, *other;
} rows;

static void swap(uint8_t **a, uint8_t **b) {
    uint8_t *c = *a;
    *a = *b;
    *b = c;
}

// Filters the row with what brings it nearest to zeros, as libpng does; the result is in `best`.
static void choose_filter(const job *j, rows *r) {
    uint64_t least = UINT64_MAX;
    for (int filter = 0; filter < cpng_filters && least > 0; filter++) {
        r->other[0] = (uint8_t)filter;
        cpng_filter(filter, r->row, r->above, j->row_bytes, j->pixel_bytes, r->other + 1);
        uint64_t distance = cpng_distance_from_zero(r->other + 1, j->row_bytes);
        if (distance >= least) continue;
        least = distance;
        swap(&r->best, &r->other);
    }
}

static void write_small(job *j) {
    enum { piece = 64 << 10, tuned_bytes = 256 << 10 };
    size_t room = 8 + j->row_bytes;
    j->memory = calloc(1, 4 * room + piece);
    if (!j->memory || deflateInit2(&j->zlib, 9, Z_DEFLATED, 15, 8, Z_FILTERED) != Z_OK) {
        png_error(j->png, "out of memory");
    }
    uint8_t *first = j->memory + 4, *output = j->memory + 4 * room;
    rows r = {first, first + room, first + 2 * room, first + 3 * room};
    uint64_t tuned_in = 0, tuned_out = 0;
    for (uint32_t y = 0; y < j->height; y++) {
        swap(&r.row, &r.above);
        convert_row(j, y, r.row);
        choose_filter(j, &r);
        j->zlib.next_in = r.best;
        j->zlib.avail_in = (uInt)(1 + j->row_bytes);
        do {
            j->zlib.next_out = output;
            j->zlib.avail_out = piece;
            deflate(&j->zlib, y == j->height - 1 ? Z_FINISH : Z_NO_FLUSH);
            if (j->zlib.avail_out < piece) write_data(j, output, piece - j->zlib.avail_out);
        } while (j->zlib.avail_out == 0);
        if (j->zlib.total_in - tuned_in >= tuned_bytes && y < j->height - 1) {
            tune(&j->zlib, j->zlib.total_in - tuned_in, j->zlib.total_out - tuned_out);
            tuned_in = j->zlib.total_in;
            tuned_out = j->zlib.total_out;
        }
    }
}

static void write_header(png_structp png, uint32_t width, uint32_t height, bool opaque) {
    uint8_t header[13] = {[8] = 8, [9] = opaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGBA};
    png_save_uint_32(header, width);
    png_save_uint_32(header + 4, height);
    png_write_sig(png);
    png_write_chunk(png, (png_const_bytep) "IHDR", header, sizeof header);
}

// A frame's fcTL, then its data: frame 0 has numbers for the one, all others for both.
static void write_frame(job *j, void write_rows(job *)) {
    const cpng_animation_frame *a = j->animation;
    uint32_t number = a->number == 0 ? 0 : 2 * a->number - 1;
    uint8_t control[26] = {0};  // the last two: leave it there, and put the next one over it as it is
    png_save_uint_32(control, number);
    png_save_uint_32(control + 4, j->width);
    png_save_uint_32(control + 8, j->height);
    png_save_uint_32(control + 12, a->x);
    png_save_uint_32(control + 16, a->y);
    png_save_uint_16(control + 20, a->delay_numerator);
    png_save_uint_16(control + 22, a->delay_denominator);
    png_write_chunk(j->png, (png_const_bytep) "fcTL", control, sizeof control);
    uint8_t sequence[4];
    png_save_uint_32(sequence, number + 1);
    if (a->number > 0) write_to(j->png, &j->data, sequence, sizeof sequence);
    write_rows(j);
    if (a->number > 0) png_write_chunk(j->png, (png_const_bytep) "fdAT", j->data.bytes, j->data.count);
}

// Never inlined: what is changed between setjmp and longjmp must not be a local of the same frame.
__attribute__((noinline)) static void write_file(job *j, cpng_file *result, void write_rows(job *)) {
    if (setjmp(png_jmpbuf(j->png))) return;
    png_set_write_fn(j->png, result, write_bytes, flush);
    if (j->animation) {
        write_frame(j, write_rows);
    } else {
        write_header(j->png, j->width, j->height, j->opaque);
        write_rows(j);
        png_write_chunk(j->png, (png_const_bytep) "IEND", NULL, 0);
    }
    result->status = CPNG_OK;
}

static void encode(job *j, void write_rows(job *), cpng_file *result) {
    j->pixel_bytes = j->opaque ? 3 : 4;
    j->row_bytes = j->pixel_bytes * j->width;
    j->png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, fail, ignore);
    *result = (cpng_file){.status = CPNG_NO_MEMORY};
    if (j->png) write_file(j, result, write_rows);
    png_destroy_write_struct(&j->png, NULL);
    cpng_deflate_free(j->deflate);
    deflateEnd(&j->zlib);
    free(j->memory);
    cpng_file_free(&j->data);
    if (result->status != CPNG_OK) cpng_file_free(result);
}

void cpng_encode_fast(
    const uint32_t *pixels, uint32_t width, uint32_t height, bool opaque, const cpng_rows *drawn,
    size_t drawn_count, cpng_file *result
) {
    job j = {
        .pixels = pixels, .stride = width, .width = width, .height = height, .opaque = opaque, .drawn = drawn,
        .drawn_count = drawn_count,
    };
    encode(&j, write_fast, result);
}

void cpng_encode_small(
    const uint32_t *pixels, uint32_t width, uint32_t height, bool opaque, cpng_file *result
) {
    job j = {.pixels = pixels, .stride = width, .width = width, .height = height, .opaque = opaque};
    encode(&j, write_small, result);
}

void cpng_encode_animation_frame(
    const uint32_t *pixels, size_t stride, uint32_t width, uint32_t height, bool opaque,
    const cpng_rows *drawn, size_t drawn_count, bool small, const cpng_animation_frame *frame, cpng_file *result
) {
    job j = {
        .pixels = pixels, .stride = stride, .width = width, .height = height, .opaque = opaque, .drawn = drawn,
        .drawn_count = drawn_count, .animation = frame,
    };
    encode(&j, small ? write_small : write_fast, result);
}

__attribute__((noinline)) static void write_ends(
    png_structp png, uint32_t width, uint32_t height, bool opaque, uint32_t frames, uint32_t plays,
    cpng_file *result
) {
    if (setjmp(png_jmpbuf(png))) return;
    png_set_write_fn(png, result, write_bytes, flush);
    if (frames == 0) {
        png_write_chunk(png, (png_const_bytep) "IEND", NULL, 0);
    } else {
        uint8_t control[8];
        png_save_uint_32(control, frames);
        png_save_uint_32(control + 4, plays);
        write_header(png, width, height, opaque);
        png_write_chunk(png, (png_const_bytep) "acTL", control, sizeof control);
    }
    result->status = CPNG_OK;
}

void cpng_animation_ends(
    uint32_t width, uint32_t height, bool opaque, uint32_t frames, uint32_t plays, cpng_file *result
) {
    *result = (cpng_file){.status = CPNG_NO_MEMORY};
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, fail, ignore);
    if (png) write_ends(png, width, height, opaque, frames, plays, result);
    png_destroy_write_struct(&png, NULL);
    if (result->status != CPNG_OK) cpng_file_free(result);
}

void cpng_file_free(cpng_file *file) {
    free(file->bytes);
    file->bytes = NULL;
}
