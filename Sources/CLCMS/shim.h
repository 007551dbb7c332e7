#include <lcms2.h>

// Macros that call others, which Swift does not see. Four bytes a pixel; the gray ones take one and leave the rest.
#define CLCMS_GRAY (COLORSPACE_SH(PT_GRAY) | EXTRA_SH(3) | CHANNELS_SH(1) | BYTES_SH(1))

enum {
    clcms_rgba = TYPE_RGBA_8,
    clcms_bgra = TYPE_BGRA_8,
    clcms_argb = TYPE_ARGB_8,
    clcms_gray_first = CLCMS_GRAY,
    clcms_gray_last = CLCMS_GRAY | SWAPFIRST_SH(1),
};
