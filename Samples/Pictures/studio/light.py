"""What draw.py paints with: float pictures in linear light, noise, blur, a small ray tracer, and the darkroom.

A picture is an array [rows, columns, 3] of float32; 1.0 is white before exposure. Positions on it are in widths of
the picture: x from 0 to 1, y from 0 (top) to 1.417. In the traced scenes x is right, y up, z away from the viewer.
"""

import numpy as np
from PIL import Image, ImageDraw

WIDTH, HEIGHT = 840, 1190


def colour(code):
    """The linear light of an sRGB colour written as "RRGGBB"."""
    value = np.array([int(code[i : i + 2], 16) for i in (0, 2, 4)], np.float32) / 255
    return np.where(value <= 0.04045, value / 12.92, ((value + 0.055) / 1.055) ** 2.4).astype(np.float32)


def grid():
    """x and y of every pixel's centre."""
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float32)
    return (x + 0.5) / WIDTH, (y + 0.5) / WIDTH


def step(start, end, value):
    """0 up to start, 1 from end on, smooth between."""
    t = np.clip((value - start) / (end - start), 0, 1)
    return t * t * (3 - 2 * t)


def mix(a, b, amount):
    """From a to b; a mask as the amount serves all three channels."""
    amount = np.asarray(amount, np.float32)
    return a + (b - a) * (amount[..., None] if amount.ndim and amount.shape[-1] != 1 else amount)


def ramp(value, *stops):
    """A gradient through (position, "RRGGBB") stops."""
    places = [stop[0] for stop in stops]
    colours = np.array([colour(stop[1]) for stop in stops])
    return np.stack([np.interp(value, places, colours[:, c]) for c in range(3)], -1).astype(np.float32)


def polygon(points, soft=0.0):
    """The mask of a polygon, its edges blurred over so many widths."""
    image = Image.new("L", (WIDTH * 2, HEIGHT * 2))
    ImageDraw.Draw(image).polygon([(x * WIDTH * 2, y * WIDTH * 2) for x, y in points], fill=255)
    mask = np.asarray(image, np.float32).reshape(HEIGHT, 2, WIDTH, 2).mean((1, 3)) / 255
    return blur(mask, soft) if soft > 0 else mask


def blur(picture, sigma):
    """A Gaussian blur, sigma in widths, with the edges mirrored."""
    pixels = sigma * WIDTH
    if pixels < 0.3:
        return picture
    margin = min(int(pixels * 3) + 1, picture.shape[0] - 1, picture.shape[1] - 1)
    for axis in (0, 1):
        pad = [(0, 0)] * picture.ndim
        pad[axis] = (margin, margin)
        padded = np.pad(picture, pad, "reflect")
        length = padded.shape[axis]
        wave = np.exp(-2 * (np.pi * pixels * np.fft.rfftfreq(length)) ** 2)
        wave = wave.reshape([-1 if i == axis else 1 for i in range(picture.ndim)])
        smooth = np.fft.irfft(np.fft.rfft(padded, axis=axis) * wave, length, axis)
        picture = np.take(smooth, range(margin, length - margin), axis).astype(np.float32)
    return picture


def defocus(picture, amount, widest):
    """Blurs each pixel by its own share (0 … 1) of the widest sigma."""
    shares = (0, 0.25, 0.5, 1)
    blurred = [blur(picture, widest * share) for share in shares[1:]]
    for less, more, level in zip(shares, shares[1:], blurred):
        picture = mix(picture, level, np.clip((amount - less) / (more - less), 0, 1))
    return picture


def clouds(seed, roughness=2.0, stretch=1.0, size=(HEIGHT, WIDTH)):
    """Noise of mean 0 and deviation 1 whose waves lose strength as 1/f^(roughness/2); it tiles."""
    wave_y = np.fft.fftfreq(size[0])[:, None] * stretch
    wave_x = np.fft.rfftfreq(size[1])[None, :]
    frequency = np.hypot(wave_x, wave_y)
    frequency[0, 0] = np.inf
    white = np.random.default_rng(seed).standard_normal(size)
    noise = np.fft.irfft2(np.fft.rfft2(white) * frequency ** (-roughness / 2), size)
    return ((noise - noise.mean()) / noise.std()).astype(np.float32)


def look_up(tile, u, v):
    """The tile's value at u, v, where 1 is the whole tile; it repeats."""
    rows, columns = tile.shape
    return tile[(v * rows).astype(np.int64) % rows, (u * columns).astype(np.int64) % columns]


def level(tile, u, v):
    """As look_up, but smooth between the tile's values: for heights."""
    rows, columns = tile.shape
    x, y = u * columns, v * rows
    i, j = np.floor(x), np.floor(y)
    s, t = (x - i).astype(np.float32), (y - j).astype(np.float32)
    s, t = s * s * (3 - 2 * s), t * t * (3 - 2 * t)
    i, j = i.astype(np.int64) % columns, j.astype(np.int64) % rows
    k, m = (i + 1) % columns, (j + 1) % rows
    return (tile[j, i] * (1 - s) + tile[j, k] * s) * (1 - t) + (tile[m, i] * (1 - s) + tile[m, k] * s) * t


def lights(picture, seed, count, area, radius, colours, strength=1.0):
    """Adds lamps out of focus: discs, a little brighter at the rim, inside area (x0, y0, x1, y1)."""
    random = np.random.default_rng(seed)
    x, y = grid()
    for _ in range(count):
        cx, cy = random.uniform(area[0], area[2]), random.uniform(area[1], area[3])
        size = random.uniform(*radius)
        power = strength * random.uniform(0.25, 1)
        distance = np.hypot(x - cx, y - cy) / size
        disc = step(1.04, 0.96, distance) * (0.7 + 0.5 * np.minimum(distance, 1) ** 6)
        picture = picture + disc[..., None] * power * colour(colours[random.integers(len(colours))])
    return picture


# The ray tracer: distances to surfaces, walked along.


def unit(vector):
    return vector / np.maximum(np.linalg.norm(vector, axis=-1, keepdims=True), 1e-9)


SHIFTS = ((-0.375, -0.125), (0.125, -0.375), (0.375, 0.125), (-0.125, 0.375))


def smoothed(render):
    """The mean of four pictures, each a fraction of a pixel aside: even edges."""
    return sum(render(shift) for shift in SHIFTS) / len(SHIFTS)


def camera(eye, target, focal, shift=(0, 0)):
    """The rays of all pixels, flat: origin and directions [n, 3]. The picture is 1/focal wide at distance 1."""
    eye, target = np.array(eye, np.float32), np.array(target, np.float32)
    ahead = unit(target - eye)
    right = unit(np.cross([0, 1, 0], ahead))
    up = np.cross(ahead, right)
    x, y = grid()
    x, y = x - 0.5 + shift[0] / WIDTH, y - HEIGHT / WIDTH / 2 + shift[1] / WIDTH
    x, y = x.ravel()[:, None], y.ravel()[:, None]
    return eye, unit(ahead * focal + right * x - up * y).astype(np.float32)


def walk(distance, origin, direction, far, steps=110, start=0.0):
    """How far each ray gets to the first surface, or far."""
    origin = np.broadcast_to(origin, direction.shape)
    way = np.full(len(direction), start, np.float32)
    active = np.arange(len(direction))
    for _ in range(steps):
        gap = distance(origin[active] + direction[active] * way[active, None])
        way[active] += gap * 0.9
        active = active[(gap > 4e-4 * (1 + way[active])) & (way[active] < far)]
        if len(active) == 0:
            break
    return np.minimum(way, far)


def join(a, b, round):
    """The distance to two bodies, melted together over a length."""
    h = np.clip(0.5 + 0.5 * (b - a) / round, 0, 1)
    return b + (a - b) * h - round * h * (1 - h)


def normal(distance, point, reach=1e-3):
    """The surface's direction, from four samples around the point."""
    total = np.zeros_like(point)
    for corner in ((1, -1, -1), (-1, -1, 1), (-1, 1, -1), (1, 1, 1)):
        corner = np.array(corner, np.float32)
        total += corner * distance(point + corner * reach)[:, None]
    return unit(total)


def shade(distance, point, direction, far, hardness):
    """How much light comes from a direction (1: all of it), with soft edges."""
    light = np.ones(len(point), np.float32)
    way = np.full(len(point), 0.02, np.float32)
    for _ in range(36):
        gap = distance(point + direction * way[:, None])
        light = np.minimum(light, np.clip(hardness * gap / way, 0, 1))
        way = np.minimum(way + np.clip(gap, 0.015, 0.3), far)
    return light * light * (3 - 2 * light)


def openness(distance, point, surface, reach):
    """How little stands in front of the surface nearby: 0 in a corner, 1 in the open."""
    hidden = np.zeros(len(point), np.float32)
    for i in range(1, 5):
        length = reach * i / 4
        hidden += np.clip(length - distance(point + surface * length), 0, None) / 2**i
    return np.clip(1 - 1.6 * hidden / reach, 0, 1)


# The darkroom.


def develop(picture, name, exposure=1.0, top=0.75, bottom=0.85, glow=0.25, seed=1):
    """Exposes, darkens top and bottom for white text over them, and saves a JPEG below 150 KB."""
    x, y = grid()
    tall = HEIGHT / WIDTH
    bright = np.clip(picture - 0.8, 0, 4)
    picture = picture + glow * (blur(bright, 0.012) + 0.6 * blur(bright, 0.05))
    fall = 1 - 0.32 * ((x - 0.5) ** 2 + ((y / tall) - 0.5) ** 2) * 2
    fall = fall * (1 - top * step(0.36, 0.0, y)) * (1 - bottom * step(tall - 0.5, tall - 0.02, y))
    light = np.clip(picture * exposure * fall[..., None], 0, None)
    film = np.clip(light * (2.51 * light + 0.03) / (light * (2.43 * light + 0.59) + 0.14), 0, 1)
    coded = np.where(film <= 0.0031308, 12.92 * film, 1.055 * film ** (1 / 2.4) - 0.055)
    grain = blur(np.random.default_rng(seed).standard_normal((HEIGHT, WIDTH)).astype(np.float32), 0.7 / WIDTH)
    coded = coded + grain[..., None] * 0.008
    image = Image.fromarray((np.clip(coded, 0, 1) * 255 + 0.5).astype(np.uint8))
    for quality in range(82, 50, -2):
        image.save(name, quality=quality, optimize=True)
        if name.stat().st_size < 150_000:
            break
