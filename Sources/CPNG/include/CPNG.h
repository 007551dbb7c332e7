// What Swift needs of libpng, and the loops over bytes that have to be fast.
//
// C, because libpng reports its errors by longjmp, which must never cross a Swift frame: every call here
// catches them and hands them back as data. Nothing is ever printed.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum {
    CPNG_OK,
    CPNG_BROKEN,
    CPNG_TRUNCATED,
    CPNG_TOO_LARGE,
    CPNG_NO_MEMORY,
} cpng_status;

/// What a file says of its colours; a chunk whose length is wrong counts as one with zeros.
typedef struct {
    /// It has an iCCP chunk: this profile, from malloc, or NULL if the chunk is broken.
    bool has_profile;
    uint8_t *profile;
    size_t profile_count;
    /// It has an sRGB chunk.
    bool is_srgb;
    /// gAMA and cHRM, each value times 100,000.
    bool has_gamma, has_chromaticities;
    uint32_t gamma;
    uint32_t white_x, white_y, red_x, red_y, green_x, green_y, blue_x, blue_y;
    /// The picture is gray: red, green and blue of all pixels are equal.
    bool is_gray;
} cpng_colors;

/// A decoded picture, or why there is none; `cpng_picture_free` releases what it holds.
typedef struct {
    /// From malloc; width × height pixels of R, G, B, A bytes until `cpng_picture_premultiply`. NULL unless the
    /// status is OK.
    uint32_t *pixels;
    uint32_t width, height;
    /// Whole rows decoded before a fault.
    uint32_t rows;
    /// No pixel lets anything through; known once the alpha is multiplied in.
    bool opaque;
    cpng_colors colors;
    /// The eXIf chunk (a TIFF block), or NULL.
    uint8_t *exif;
    size_t exif_count;
    cpng_status status;
    /// libpng's words for what is wrong.
    char message[120];
} cpng_picture;

/// Decodes a PNG of any kind to 8 bits a channel; refuses more than the given pixels a side, or in all,
/// before any of them is allocated.
void cpng_decode(
    const uint8_t *bytes, size_t count, uint32_t max_side, uint64_t max_pixels, cpng_picture *result);

/// Makes the pixels native-endian 0xAARRGGBB with the alpha multiplied in.
void cpng_picture_premultiply(cpng_picture *picture);

void cpng_picture_free(cpng_picture *picture);

const char *cpng_picture_message(const cpng_picture *picture);

/// The PNG file just made; `bytes` is from malloc, NULL unless the status is OK.
typedef struct {
    uint8_t *bytes;
    size_t count, capacity;
    cpng_status status;
} cpng_file;

/// Rows from `first` up to, but without, `end`.
typedef struct {
    uint32_t first, end;
} cpng_rows;

/// Compresses quickly: see CPNGDeflate.h for how.
///
/// Only the rows of `drawn` are looked at (in order, apart from each other, the first beginning at row 0); each
/// other row is taken to be equal to the one above.
///
/// `pixels` are as in `cpng_picture`. An `opaque` picture becomes 8-bit RGB, whatever its alpha; any other
/// RGBA, with the alpha divided out.
void cpng_encode_fast(
    const uint32_t *pixels, uint32_t width, uint32_t height, bool opaque, const cpng_rows *drawn,
    size_t drawn_count, cpng_file *result);

/// Compresses well: libpng's own filters and a high level of zlib.
void cpng_encode_small(
    const uint32_t *pixels, uint32_t width, uint32_t height, bool opaque, cpng_file *result);

/// Where a frame of an animated PNG is, and when.
typedef struct {
    uint32_t number;  // from 0
    uint32_t x, y;
    uint16_t delay_numerator, delay_denominator;  // of seconds
} cpng_animation_frame;

/// The chunks of a frame: its fcTL, and an IDAT (frame 0) or one fdAT. It replaces what was in its rectangle.
///
/// `pixels` is the rectangle's first one, `stride` the number of pixels from one row to the next; `drawn` counts
/// from the rectangle's first row, and means nothing if `small`, which asks for libpng's filters and a high level of
/// zlib.
void cpng_encode_animation_frame(
    const uint32_t *pixels, size_t stride, uint32_t width, uint32_t height, bool opaque,
    const cpng_rows *drawn, size_t drawn_count, bool small, const cpng_animation_frame *frame, cpng_file *result);

/// What an animated PNG has before its frames, up to acTL; with 0 `frames`, what it has behind them. `plays` is 0
/// for ever.
void cpng_animation_ends(
    uint32_t width, uint32_t height, bool opaque, uint32_t frames, uint32_t plays, cpng_file *result);

void cpng_file_free(cpng_file *file);

/// The version of libpng in use, as "1.6.39".
const char *cpng_version(void);
