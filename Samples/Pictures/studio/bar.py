"""A glass of whisky on the bar at night: light that bends through it eight times, before a shelf out of focus."""

import numpy as np

from .light import (
    HEIGHT,
    WIDTH,
    blur,
    camera,
    clouds,
    colour,
    develop,
    grid,
    lights,
    look_up,
    mix,
    normal,
    ramp,
    smoothed,
    step,
    unit,
    walk,
)

LEVEL, FLOOR, INNER = 0.5, 0.16, 0.395  # of the whisky, of the inside; the inner radius


def tumbler(p):
    """The distance to glass and whisky as one body: the drink bends light nearly as the glass does."""
    r, y = np.hypot(p[:, 0], p[:, 2]), p[:, 1]
    outer = np.maximum(r - 0.44 - 0.03 * y, np.abs(y - 0.5) - 0.49) - 0.008
    sector = np.pi * 2 / 12
    turn = np.arctan2(p[:, 2], p[:, 0]) % sector - sector / 2
    cut = r * np.cos(turn) - 0.418 - 0.07 * y  # flat facets that run out at mid height
    rim = np.hypot(np.maximum(np.abs(r - 0.455) - 0.004, 0), y - 0.99) - 0.016
    cavity = np.maximum(r - INNER - 0.045 * y, LEVEL - y + 0.02 * step(INNER - 0.05, INNER + 0.02, r) ** 2)
    return np.minimum(np.maximum(np.maximum(outer, cut), -cavity), rim) * 0.9


def shelf():
    """The back of the bar as a flat picture: backlit bottles and many small lamps, all far out of focus."""
    x, y = grid()
    picture = ramp(y, (0, "0B0A12"), (0.35, "1C130F"), (0.62, "3A2012"), (0.8, "1A0F0A"), (1.4, "0A0706"))
    random = np.random.default_rng(31)
    for base, size in ((0.43, 0.85), (0.80, 1.0)):
        picture = picture + (np.exp(-(((y - base + 0.17) / 0.13) ** 2)) * 0.3)[..., None] * colour("FF8A2D")
        cx = 0.02
        while cx < 1:
            wide, tall = random.uniform(0.028, 0.042) * size, random.uniform(0.24, 0.3) * size
            up = (base - y) / tall
            radius = wide * np.interp(up, (0, 0.6, 0.74, 0.8, 1), (1, 1, 0.42, 0.32, 0.32))
            u = (x - cx) / radius
            inside = step(1.03, 0.97, np.abs(u)) * (up > 0) * (up < 1)
            tint = colour(("D9791E", "B4521A", "E0A03A", "B8702A", "8A3B16", "A0622E")[random.integers(6)])
            body = tint * (0.05 + 0.55 * (1 - np.minimum(u * u, 1)) ** 0.7 * step(0.75, 0.5, up))[..., None]
            body = body + (np.exp(-(((u + 0.6) / 0.1) ** 2)) * 0.35)[..., None]
            label = step(1, 0.9, np.abs(u)) * (up > 0.16) * (up < 0.45)
            body = mix(body, colour("E8DCC2") * 0.16, label * 0.9)
            picture = mix(picture, body, inside)
            cx += wide * 2 + random.uniform(0.012, 0.04)
        picture = mix(picture, colour("120A06"), ((y > base) & (y < base + 0.02)) * 1.0)
    picture = blur(picture * 0.8, 0.014)
    lamps = ("FFB35C", "FFD9A0", "FF8A4C", "8FB4F0", "FFC46B", "FFB35C")
    picture = lights(picture, 32, 30, (0, 0.02, 1, 0.5), (0.012, 0.038), lamps, 0.6)
    return blur(lights(picture, 33, 12, (0, 0.5, 1, 0.85), (0.01, 0.024), lamps, 0.5), 0.0025)


def glass(shift):
    behind = shelf()
    soft = blur(behind, 0.03)
    wood = clouds(34, 1.8, 0.08)

    def sample(picture, x, y):
        i = np.clip((0.5 + x / 3.3) * WIDTH, 0, WIDTH - 1).astype(int)
        j = np.clip((0.86 - y / 3.3) * WIDTH, 0, HEIGHT - 1).astype(int)
        return picture[j, i]

    def room(p, d):
        """What a ray sees that has left the glass: the shelf at z = 3, or the polished bar under it."""
        t = (3 - p[:, 2]) / np.where(np.abs(d[:, 2]) < 0.05, 0.05, d[:, 2])
        ahead = (d[:, 2] > 0.02)[:, None]
        wall = np.where(ahead, sample(behind, p[:, 0] + d[:, 0] * t, p[:, 1] + d[:, 1] * t), 0.02)
        key = np.clip(d @ unit(np.array([-0.75, 0.5, -0.45], np.float32)), 0, 1)
        strip = (
            step(0.9, 0.96, key) * 2.6
            + step(0.93, 0.99, d @ unit(np.array([0.9, 0.3, -0.1], np.float32))) * 1.6
        )
        wall = wall + np.where(ahead, 0, strip[:, None] * colour("FFD7A0"))
        t = np.where(d[:, 1] < -1e-3, -p[:, 1] / np.minimum(d[:, 1], -1e-3), 1e3)
        q = p + d * np.minimum(t, 50)[:, None]
        m = (3 - q[:, 2]) / np.maximum(d[:, 2], 0.05)
        mirrored = sample(soft, q[:, 0] + d[:, 0] * m, -d[:, 1] * m)
        grain = look_up(wood, q[:, 2] / 3, q[:, 0] / 2)
        near = np.hypot(q[:, 0], q[:, 2])
        top = (
            colour("5A2F18")
            * (0.16 + 0.03 * grain)[:, None]
            * (0.25 + 0.75 * step(0.42, 0.95, near))[:, None]
        )
        glow = np.exp(-(((q[:, 0] - 0.12) / 0.32) ** 2) - ((q[:, 2] + 0.62) / 0.26) ** 2)
        top = (
            top
            + mirrored * 0.55 * step(0.40, 0.6, near)[:, None]
            + (glow * (0.6 + 0.12 * grain))[:, None] * colour("FF8A26") * 0.75
        )
        return np.where(((t < 50) & (q[:, 2] < 2.95))[:, None], top, wall).astype(np.float32)

    eye, rays = camera((0, 1.28, -3.4), (0, 0.62, 0), 1.95, shift)
    origin = np.broadcast_to(eye, rays.shape)
    picture = room(origin, rays)
    way = walk(tumbler, eye, rays, 6.0, 120, 2.2)
    hit = np.flatnonzero(way < 5.9)
    d, p = rays[hit].copy(), eye + rays[hit] * way[hit, None]
    light = np.ones_like(d)  # what is left of the light on its way through
    added = np.zeros_like(d)
    inside = np.zeros(len(d), bool)
    alive = np.ones(len(d), bool)
    swallow = np.array([0.12, 0.85, 3.6], np.float32)
    for turn in range(8):
        n = normal(tumbler, p, 6e-4)
        n = np.where(((n * d).sum(1) > 0)[:, None], -n, n)
        ratio = np.where(inside, 1.42, 1 / 1.42)[:, None]
        cosine = -(n * d).sum(1, keepdims=True)
        root = 1 - ratio**2 * (1 - cosine**2)
        total = root[:, 0] < 0
        through = unit(ratio * d + (ratio * cosine - np.sqrt(np.maximum(root, 0))) * n)
        back = unit(d + 2 * cosine * n)
        mirror = np.clip(0.03 + 0.97 * (1 - cosine) ** 5, 0, 1)
        if turn < 3:
            added += np.where(
                (alive & ~inside & ~total)[:, None], light * mirror * room(p + n * 0.01, back), 0
            )
        light = np.where((alive & ~total)[:, None], light * (1 - mirror), light)
        d = np.where(alive[:, None], np.where(total[:, None], back, through), d)
        inside = np.where(alive & ~total, ~inside, inside)
        go = np.flatnonzero(alive)
        side = np.where(inside[go], -1.0, 1.0).astype(np.float32)
        start = p[go] + d[go] * 0.004
        length = np.zeros(len(go), np.float32)
        for _ in range(60):
            length += np.maximum(np.abs(tumbler(start + d[go] * length[:, None])), 2e-4) * 0.9
            if length.min() > 4:
                break
        end = start + d[go] * np.minimum(length, 4)[:, None]
        # The part of the way that lies in the whisky, from a few samples along it.
        wet = np.zeros(len(go), np.float32)
        for share in np.linspace(0.03, 0.97, 16):
            s = start + (end - start) * share
            wet += (np.hypot(s[:, 0], s[:, 2]) < INNER - 0.005) & (s[:, 1] > FLOOR) & (s[:, 1] < LEVEL + 0.01)
        wet = wet / 16 * np.minimum(length, 4) * (side < 0)
        # It glows a little itself, lit from the shelf behind it.
        glow = (0.35 + 0.65 * step(0.1, 0.5, (start + end)[:, 1] / 2)) * (1 - np.exp(-1.6 * wet))
        added[go] += light[go] * glow[:, None] * colour("FF8C1E") * 0.27
        light[go] *= np.exp(-wet[:, None] * swallow)
        p[go] = end
        out = (length > 2.5) & (side > 0)
        left = go[out]
        added[left] += light[left] * room(start[out], d[left])
        alive[left] = False
    added[alive] += light[alive] * soft.mean((0, 1))
    picture[hit] = np.minimum(added, 6)
    return picture.reshape(HEIGHT, WIDTH, 3)


def bar(folder):
    develop(smoothed(glass), folder / "bar.jpg", exposure=1.55, glow=0.35, seed=13)
