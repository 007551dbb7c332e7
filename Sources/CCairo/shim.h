#include <stdlib.h>

#include <cairo.h>
#include <cairo-svg.h>

#ifdef __GLIBC__
#include <malloc.h>  // mallopt, which Swift's Glibc module leaves out
#endif
