#include "CJPEG.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>
#include <jerror.h>

#ifndef JCS_EXTENSIONS
#error "libjpeg-turbo is needed: plain libjpeg does not write four bytes a pixel"
#endif

// A progressive file may hold any number of empty scans, each of which costs a walk over the whole picture;
// encoders write about ten.
enum { most_scans = 200 };

typedef struct {
    struct jpeg_error_mgr manager;  // first, so that a pointer to it is one to this
    jmp_buf escape;
    cjpeg_picture *picture;
} errors;

static void fail(j_common_ptr info) {
    errors *e = (errors *)info->err;
    char words[JMSG_LENGTH_MAX];
    e->manager.format_message(info, words);
    strncpy(e->picture->message, words, sizeof e->picture->message - 1);
    switch (e->manager.msg_code) {
    case JWRN_JPEG_EOF:
    case JERR_INPUT_EOF:
    case JERR_INPUT_EMPTY: e->picture->status = CJPEG_TRUNCATED; break;
    case JERR_OUT_OF_MEMORY: e->picture->status = CJPEG_NO_MEMORY; break;
    default: e->picture->status = CJPEG_BROKEN;
    }
    longjmp(e->escape, 1);
}

// libjpeg only warns of missing and damaged data, and pads with gray. That is a fault here; oddities that
// leave the picture whole are not.
static void warn(j_common_ptr info, int level) {
    if (level >= 0) return;
    switch (info->err->msg_code) {
    case JWRN_EXTRANEOUS_DATA:
    case JWRN_ADOBE_XFORM:
    case JWRN_JFIF_MAJOR:
    case JWRN_NOT_SEQUENTIAL: return;
    // Only the colour profile is lost.
    case JWRN_BOGUS_ICC: ((errors *)info->err)->picture->has_broken_profile = true; return;
    default: fail(info);
    }
}

static void say_nothing(j_common_ptr info) { (void)info; }

static void count_scans(j_common_ptr info) {
    if (((j_decompress_ptr)info)->input_scan_number > most_scans) {
        errors *e = (errors *)info->err;
        strcpy(e->picture->message, "too many scans");
        e->picture->status = CJPEG_BROKEN;
        longjmp(e->escape, 1);
    }
}

static void keep_exif(j_decompress_ptr info, cjpeg_picture *result) {
    for (jpeg_saved_marker_ptr m = info->marker_list; m; m = m->next) {
        if (m->marker != JPEG_APP0 + 1 || m->data_length <= 6 || memcmp(m->data, "Exif\0", 6)) continue;
        size_t count = m->data_length - 6;
        result->exif = malloc(count);
        if (!result->exif) return;
        memcpy(result->exif, m->data + 6, count);
        result->exif_count = count;
        return;
    }
}

// Everything that may longjmp. What changes after setjmp lives in `info` and `result`, of another frame:
// hence never inlined.
__attribute__((noinline)) static void decode(
    j_decompress_ptr info, errors *e, struct jpeg_progress_mgr *progress, const uint8_t *bytes, size_t count,
    uint32_t max_side, uint64_t max_pixels, cjpeg_picture *result
) {
    if (setjmp(e->escape)) return;
    jpeg_create_decompress(info);
    info->progress = progress;
    jpeg_mem_src(info, (unsigned char *)bytes, count);
    jpeg_save_markers(info, JPEG_APP0 + 1, 0xFFFF);
    jpeg_save_markers(info, JPEG_APP0 + 2, 0xFFFF);
    jpeg_read_header(info, TRUE);

    result->width = info->image_width;
    result->height = info->image_height;
    if (result->width > max_side || result->height > max_side
        || (uint64_t)result->width * result->height > max_pixels) {
        result->status = CJPEG_TOO_LARGE;
        return;
    }
    if (info->num_components == 4) {
        result->status = CJPEG_CMYK;
        return;
    }
    keep_exif(info, result);
    result->is_gray = info->num_components == 1;
    JOCTET *profile = NULL;
    unsigned int profile_count = 0;
    if (jpeg_read_icc_profile(info, &profile, &profile_count)) {
        result->profile = profile;
        result->profile_count = profile_count;
    }

    const uint32_t one = 1;
    bool little = *(const uint8_t *)&one == 1;
    info->out_color_space = little ? JCS_EXT_BGRA : JCS_EXT_ARGB;
    jpeg_start_decompress(info);
    size_t stride = 4 * (size_t)result->width;
    result->pixels = malloc(stride * result->height);
    if (!result->pixels) {
        result->status = CJPEG_NO_MEMORY;
        return;
    }
    while (info->output_scanline < info->output_height) {
        JSAMPROW row = (JSAMPROW)result->pixels + info->output_scanline * stride;
        jpeg_read_scanlines(info, &row, 1);
        result->rows = info->output_scanline;
    }
    jpeg_finish_decompress(info);
    result->status = CJPEG_OK;
}

void cjpeg_decode(
    const uint8_t *bytes, size_t count, uint32_t max_side, uint64_t max_pixels, cjpeg_picture *result
) {
    *result = (cjpeg_picture){.status = CJPEG_BROKEN};
    struct jpeg_decompress_struct info = {0};
    errors e = {.picture = result};
    info.err = jpeg_std_error(&e.manager);
    e.manager.error_exit = fail;
    e.manager.emit_message = warn;
    e.manager.output_message = say_nothing;
    struct jpeg_progress_mgr progress = {.progress_monitor = count_scans};
    decode(&info, &e, &progress, bytes, count, max_side, max_pixels, result);
    jpeg_destroy_decompress(&info);
    if (result->status != CJPEG_OK) {
        free(result->pixels);
        result->pixels = NULL;
    }
}

void cjpeg_picture_free(cjpeg_picture *picture) {
    free(picture->pixels);
    free(picture->exif);
    free(picture->profile);
    picture->pixels = NULL;
    picture->exif = NULL;
    picture->profile = NULL;
}

const char *cjpeg_picture_message(const cjpeg_picture *picture) { return picture->message; }
