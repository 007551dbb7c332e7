"""PNG frames by pycairo: cairo_frames.py flat|shadow FOLDER FIRST END
                        cairo_frames.py photographs FOLDER FIRST END SAMPLES POSES

Photographs: the pictures of SAMPLES/cards.yaml, clipped to the cards, which POSES (what `carousel inspect` prints)
places; no texts. All that a script can do once is done once: shadows blurred, pictures decoded and scaled.
"""
import json
import math
import os
import re
import sys

import cairo

import film

BLACK = (0, 0, 0)


def rounded(context, x, y, width, height, radius):
    context.new_sub_path()
    quarter = math.pi / 2
    corners = [(x + width, y, -1, 1), (x + width, y + height, -1, -1), (x, y + height, 1, -1), (x, y, 1, 1)]
    for k, (cx, cy, dx, dy) in enumerate(corners):
        context.arc(cx + dx * radius, cy + dy * radius, radius, (k - 1) * quarter, k * quarter)
    context.close_path()


def blurred_shadow():
    """The card's silhouette, blurred, as a mask in pixels, and how far it reaches beyond the card in points."""
    import numpy

    reach = 4 * film.SHADOW_SIGMA
    size = [math.ceil((side + 2 * reach) * film.SCALE) for side in film.CARD]
    mask = cairo.ImageSurface(cairo.FORMAT_A8, *size)
    context = cairo.Context(mask)
    context.scale(film.SCALE, film.SCALE)
    rounded(context, reach, reach, *film.CARD, film.RADIUS)
    context.fill()
    mask.flush()
    pixels = numpy.frombuffer(mask.get_data(), numpy.uint8).reshape(size[1], mask.get_stride())
    sigma = film.SHADOW_SIGMA * film.SCALE
    offsets = numpy.arange(-3 * sigma, 3 * sigma + 1)
    kernel = numpy.exp(-(offsets**2) / (2 * sigma**2))
    kernel /= kernel.sum()
    soft = pixels.astype(numpy.float32)
    for axis in (0, 1):
        soft = numpy.apply_along_axis(numpy.convolve, axis, soft, kernel, "same")
    pixels[:] = soft.round().clip(0, 255).astype(numpy.uint8)
    mask.mark_dirty()
    return mask, reach


class Strip:
    """Coloured cards with a label each."""

    def __init__(self, shadow):
        self.shadow = blurred_shadow() if shadow else None

    def draw(self, context, frame):
        context.select_font_face(film.FONT)
        context.set_font_size(film.FONT_SIZE)
        for number, x in film.cards(frame):
            if self.shadow:
                mask, reach = self.shadow
                context.save()
                context.translate(x - reach, film.TOP - reach)
                context.scale(1 / film.SCALE, 1 / film.SCALE)
                context.set_source_rgba(*BLACK, film.SHADOW_ALPHA)
                context.mask_surface(mask)
                context.restore()
            rounded(context, x, film.TOP, *film.CARD, film.RADIUS)
            context.set_source_rgb(*film.rgb(film.COLORS[number]))
            context.fill()
            label = f"Card {number + 1}"
            width = context.text_extents(label).x_advance
            context.set_source_rgb(1, 1, 1)
            context.move_to(x + (film.CARD[0] - width) / 2, film.TOP + film.BASELINE)
            context.show_text(label)


class Photographs:
    """The cards sample."""

    def __init__(self, samples, poses):
        text = open(os.path.join(samples, "cards.yaml"), encoding="utf-8").read()
        self.files = [os.path.join(samples, name) for name in re.findall(r"\{ picture: ([^,]+),", text)]
        self.poses = [json.loads(line) for line in open(poses, encoding="utf-8")]
        self.scaled = {}

    def picture(self, item, width, height):
        from PIL import Image

        key = (item, round(width * film.SCALE), round(height * film.SCALE))
        if key not in self.scaled:
            image = Image.open(self.files[item]).convert("RGB").resize(key[1:], Image.LANCZOS)
            pixels = bytearray(image.tobytes("raw", "BGRX"))
            self.scaled[key] = cairo.ImageSurface.create_for_data(pixels, cairo.FORMAT_RGB24, *key[1:])
        return self.scaled[key]

    def draw(self, context, frame):
        for item in self.poses[frame]["items"]:
            if item["opacity"] <= 0:
                continue
            box = [item[name] for name in ("x", "y", "width", "height")]
            context.save()
            rounded(context, *box, 20)
            context.clip()
            context.translate(*box[:2])
            context.scale(1 / film.SCALE, 1 / film.SCALE)
            context.set_source_surface(self.picture(item["item"], *box[2:]))
            context.paint_with_alpha(item["opacity"])
            context.restore()


def main(kind, folder, first, end, *files):
    drawing = Photographs(*files) if kind == "photographs" else Strip(kind == "shadow")
    surface = cairo.ImageSurface(cairo.FORMAT_RGB24, film.WIDTH * film.SCALE, film.HEIGHT * film.SCALE)
    context = cairo.Context(surface)
    context.scale(film.SCALE, film.SCALE)
    for frame in range(int(first), int(end)):
        context.set_source_rgb(1, 1, 1)
        context.paint()
        drawing.draw(context, frame)
        surface.write_to_png(os.path.join(folder, f"{frame:04}.png"))


main(*sys.argv[1:])
