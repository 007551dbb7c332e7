"""Draws pairs of small opaque pictures and writes down how many of their pixels differ for pixelmatch.

    pip install pixelmatch==0.4.0
    python3 pixelmatch_counts.py

The pictures go to Pairs/<name>-a.png and Pairs/<name>-b.png, the counts to Pairs/counts.txt: a line for each pair with
those at thresholds 0, 0.1 and 0.3, first of all pixels, then with smoothed edges let pass.
"""

import math
import os
import struct
import zlib

from pixelmatch import pixelmatch

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "Pairs")
WIDTH, HEIGHT = 48, 36
WHITE, BLACK, NAVY, AMBER = (255, 255, 255), (0, 0, 0), (28, 40, 94), (242, 169, 59)


class Noise:
    """The same numbers on every machine (a linear congruential generator)."""

    def __init__(self, seed):
        self.state = seed

    def below(self, limit):
        self.state = (self.state * 1664525 + 1013904223) % 2**32
        return (self.state >> 8) % limit


def picture(colour, width=WIDTH, height=HEIGHT):
    """colour(x, y) -> (r, g, b)"""
    return width, height, [colour(x, y) for y in range(height) for x in range(width)]


def shape(inside, ink=NAVY, paper=WHITE, samples=4):
    """A shape with smoothed edges; inside(x, y) in fractions of pixels. One sample: with stairs."""

    def colour(x, y):
        steps = [(k + 0.5) / samples for k in range(samples)]
        share = sum(inside(x + dx, y + dy) for dx in steps for dy in steps) / samples**2
        return tuple(round(p + (i - p) * share) for i, p in zip(ink, paper))

    return picture(colour)


def circle(cx, cy, r):
    return lambda x, y: math.hypot(x - cx, y - cy) < r


def ring(cx, cy, r, w):
    return lambda x, y: abs(math.hypot(x - cx, y - cy) - r) < w / 2


def box(left, top, right, bottom, r):
    def inside(x, y):
        dx = max(left + r - x, x - right + r, 0)
        dy = max(top + r - y, y - bottom + r, 0)
        return math.hypot(dx, dy) < r

    return inside


def strokes(dx, w=1.3):
    """Something like the letters N, V and X."""
    lines = [
        (5, 28, 5, 8), (5, 8, 15, 28), (15, 28, 15, 8),
        (20, 8, 25, 28), (25, 28, 30, 8),
        (34, 8, 44, 28), (44, 8, 34, 28),
    ]

    def inside(x, y):
        for x1, y1, x2, y2 in lines:
            ax, ay, bx, by = x - x1 - dx, y - y1, x2 - x1, y2 - y1
            t = min(1, max(0, (ax * bx + ay * by) / (bx * bx + by * by)))
            if math.hypot(ax - t * bx, ay - t * by) < w / 2:
                return True
        return False

    return inside


def either(*shapes):
    return lambda x, y: any(inside(x, y) for inside in shapes)


def without(shape, hole):
    return lambda x, y: shape(x, y) and not hole(x, y)


def changed(source, change):
    """change(x, y, colour) -> colour"""
    width, height, pixels = source
    return width, height, [change(k % width, k // width, p) for k, p in enumerate(pixels)]


def noisy(source, seed, most):
    noise = Noise(seed)
    return changed(
        source, lambda x, y, p: tuple(min(255, max(0, c + noise.below(2 * most + 1) - most)) for c in p))


def speckled(seed, colours, width=WIDTH, height=HEIGHT):
    noise = Noise(seed)
    return picture(lambda x, y: colours[noise.below(len(colours))], width, height)


def ramp(shift):
    return picture(lambda x, y: ((x * 5 + shift) % 256, (y * 7) % 256, (x + y) * 3 % 256))


def steps(x, y, p):
    """Each pixel a little further from the other picture's."""
    k = (y * WIDTH + x) // 8
    return (128, 128, 128) if k == 0 else ((128 + k) % 256, 128, (128 - k) % 256)


FEW = [WHITE, BLACK, NAVY, AMBER]
GRAYS = [(c, c, c) for c in (0, 90, 91, 180, 255)]
CARD = either(box(6, 6, 40, 30, 6), circle(42, 31, 3))
GRAY = picture(lambda x, y: (128, 128, 128))

PAIRS = {
    "equal": (shape(CARD), shape(CARD)),
    "circle-moved": (shape(circle(24, 18, 12)), shape(circle(24.4, 18, 12))),
    "circle-stairs": (shape(circle(24, 18, 12)), shape(circle(24, 18, 12), samples=1)),
    "one-step": (shape(CARD), changed(shape(CARD), lambda x, y, p: (p[0], p[1], min(255, p[2] + 1)))),
    "icon-gone": (shape(without(CARD, ring(16, 18, 5, 2)), AMBER), shape(CARD, AMBER)),
    "icon-inside": (shape(ring(22, 18, 8, 3), AMBER, NAVY), shape(ring(22.3, 18.2, 8, 3), AMBER, NAVY)),
    "card-taller": (shape(CARD), shape(either(CARD, box(6, 6, 40, 31, 6)))),
    "letters-moved": (shape(strokes(0)), shape(strokes(0.3))),
    "letters-bolder": (shape(strokes(0, 1.1), WHITE, NAVY), shape(strokes(0, 1.5), WHITE, NAVY)),
    "gradient-moved": (ramp(0), ramp(4)),
    "noise": (speckled(1, [(r, g, b) for r in (3, 77, 201) for g in (9, 120) for b in (40, 255)]),
              speckled(2, [(r, g, b) for r in (3, 77, 201) for g in (9, 120) for b in (40, 255)])),
    "grain": (noisy(shape(CARD), 3, 2), noisy(shape(CARD), 4, 12)),
    "few-colours": (speckled(5, FEW), speckled(6, FEW)),
    "mostly-white": (speckled(7, [WHITE] * 9 + GRAYS), speckled(8, [WHITE] * 9 + GRAYS)),
    "chessboard": (picture(lambda x, y: FEW[(x + y) % 2]), picture(lambda x, y: FEW[(x + y + 1) % 2])),
    "stripes": (picture(lambda x, y: FEW[x // 3 % 4]), picture(lambda x, y: FEW[(x + 1) // 3 % 4])),
    "border": (GRAY, changed(GRAY, lambda x, y, p: AMBER if x in (0, 47) or y in (0, 35) else p)),
    "steps": (GRAY, changed(GRAY, steps)),
    "black-white": (picture(lambda x, y: BLACK), picture(lambda x, y: WHITE)),
    "column": (speckled(9, GRAYS, 1, 40), speckled(10, GRAYS, 1, 40)),
    "row": (speckled(11, FEW, 40, 1), speckled(12, FEW, 40, 1)),
    "two-by-two": (speckled(13, GRAYS, 2, 2), speckled(14, GRAYS, 2, 2)),
    "pixel": (picture(lambda x, y: NAVY, 1, 1), picture(lambda x, y: AMBER, 1, 1)),
}


def write_png(name, source):
    width, height, pixels = source
    rows = b"".join(
        b"\0" + bytes(c for p in pixels[y * width:(y + 1) * width] for c in p) for y in range(height))

    def chunk(kind, body):
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    with open(os.path.join(FOLDER, name), "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head))
        file.write(chunk(b"IDAT", zlib.compress(rows, 9)) + chunk(b"IEND", b""))


def rgba(source):
    return bytes(c for p in source[2] for c in (*p, 255))


os.makedirs(FOLDER, exist_ok=True)
with open(os.path.join(FOLDER, "counts.txt"), "w") as table:
    for name, (a, b) in PAIRS.items():
        write_png(f"{name}-a.png", a)
        write_png(f"{name}-b.png", b)
        counts = [
            pixelmatch(rgba(a), rgba(b), a[0], a[1], threshold=threshold, includeAA=every)
            for every in (True, False) for threshold in (0, 0.1, 0.3)
        ]
        print(name, *counts, file=table)
