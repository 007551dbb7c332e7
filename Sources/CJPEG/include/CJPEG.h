// What Swift needs of libjpeg-turbo: a picture from bytes.
//
// C, because libjpeg leaves by calling a function that must not return, and so by longjmp, which must never
// cross a Swift frame: it is caught here and handed back as data. Nothing is ever printed.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum {
    CJPEG_OK,
    CJPEG_BROKEN,
    CJPEG_TRUNCATED,
    CJPEG_TOO_LARGE,
    CJPEG_NO_MEMORY,
    /// Four colours for print (CMYK or YCCK), whose conversion needs a colour profile.
    CJPEG_CMYK,
} cjpeg_status;

/// A decoded picture, or why there is none; `cjpeg_picture_free` releases what it holds.
typedef struct {
    /// From malloc; width × height native-endian 0xFFRRGGBB. NULL unless the status is OK.
    uint32_t *pixels;
    uint32_t width, height;
    /// Whole rows decoded before a fault.
    uint32_t rows;
    /// The TIFF block of the first Exif segment, or NULL.
    uint8_t *exif;
    size_t exif_count;
    /// The colour profile, from malloc, or NULL: there is none, or its segments do not fit together.
    uint8_t *profile;
    size_t profile_count;
    bool has_broken_profile;
    /// The picture is gray: red, green and blue of all pixels are equal.
    bool is_gray;
    cjpeg_status status;
    /// libjpeg's words for what is wrong.
    char message[200];
} cjpeg_picture;

/// Decodes a JPEG, colour or gray; refuses more than the given pixels a side, or in all, before any of them
/// is allocated.
void cjpeg_decode(
    const uint8_t *bytes, size_t count, uint32_t max_side, uint64_t max_pixels, cjpeg_picture *result);

void cjpeg_picture_free(cjpeg_picture *picture);

const char *cjpeg_picture_message(const cjpeg_picture *picture);
