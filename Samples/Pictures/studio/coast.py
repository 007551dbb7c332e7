"""A distillery by the sea at dusk, and once more in the water."""

import numpy as np

from .light import (
    HEIGHT,
    WIDTH,
    camera,
    clouds,
    colour,
    develop,
    level,
    look_up,
    mix,
    normal,
    openness,
    ramp,
    smoothed,
    step,
    unit,
    walk,
)


def gable(p, x, z, wide, deep, tall, roof):
    """A house, its ridge along x: the distance to the walls and to the roof."""
    q = np.abs(p - np.array([x, 0, z], np.float32))
    walls = np.maximum(np.maximum(q[:, 0] - wide, q[:, 2] - deep), p[:, 1] - tall)
    slope = (p[:, 1] - tall - roof) + q[:, 2] * roof / (deep + 0.25)
    top = np.maximum(slope * deep / np.hypot(deep, roof), np.abs(p[:, 1] - tall - roof / 2) - roof / 2)
    return walls, np.maximum(top, q[:, 0] - wide - 0.12)


HOUSES = (
    (-13.5, 61, 6.5, 4.0, 5.0, 3.6),
    (-1.0, 63, 5.2, 4.4, 6.6, 3.8),
    (11.5, 60, 6.4, 3.8, 4.4, 3.2),
    (22.0, 65, 5.0, 4.0, 4.8, 3.2),
)
RISE, ROCK = clouds(51, 3.3), clouds(52, 2.6)
FELLS = clouds(53, 3.7)


def coast_height(x, z):
    shore = 53.5 + 2.2 * level(RISE, x / 90 + 0.3, x * 0 + 0.2)
    beach = np.clip((z - shore) * 0.35, -2, 1.0)
    hills = step(76, 300, z) * (30 + 26 * level(FELLS, x / 640 + 0.1, z / 640 + 0.42))
    stones = np.abs(level(ROCK, x / 34, z / 34)) * 0.3 * step(2.5, -0.5, np.abs(z - shore))
    skerry = 2.6 - np.hypot((x - 9.5) / 2.2, (z - 24) / 1.2) * 0.9 + level(ROCK, x / 26, z / 26) * 0.5
    return np.maximum(np.maximum(beach + hills + stones, skerry - 1.9), -2)


def village(p):
    """The nearest of land, walls and roofs, as three distances."""
    land = (p[:, 1] - coast_height(p[:, 0], p[:, 2])) * 0.5
    walls, roofs = np.full(len(p), 1e3, np.float32), np.full(len(p), 1e3, np.float32)
    for house in HOUSES:
        wall, roof = gable(p, *house)
        walls, roofs = np.minimum(walls, wall), np.minimum(roofs, roof)
    # The kiln: a square tower with a pagoda on it, and a chimney beside it.
    q = np.abs(p - np.array([5.6, 0, 64], np.float32))
    side, y = np.maximum(q[:, 0], q[:, 2]), p[:, 1]
    walls = np.minimum(walls, np.maximum(side - 2.6, y - 8.6))
    roofs = np.minimum(roofs, np.maximum((side - 3.0 + (y - 8.6) * 0.62) * 0.8, np.abs(y - 10.4) - 1.8))
    walls = np.minimum(walls, np.maximum(side - 0.62, np.abs(y - 12.3) - 0.7))
    roofs = np.minimum(roofs, np.maximum((side - 1.35 + (y - 12.9) * 0.8) * 0.75, np.abs(y - 13.7) - 0.8))
    roofs = np.minimum(roofs, np.maximum(side - 0.07, np.abs(y - 14.8) - 0.7))
    stack = np.hypot(p[:, 0] + 7.6, p[:, 2] - 67)
    return land, np.minimum(walls, np.maximum(stack - 0.95 + 0.02 * y, y - 14.5) * 0.95), roofs


def dusk_sky(d):
    up, toward = np.maximum(d[:, 1], 0), np.clip(d @ unit(np.array([-0.55, 0.02, 1], np.float32)), 0, 1)
    sky = ramp(
        up,
        (0, "F2A56E"),
        (0.05, "E79A7C"),
        (0.13, "A9809A"),
        (0.24, "5B6A9C"),
        (0.42, "2C4272"),
        (0.8, "142448"),
    )
    u, v = d[:, 0] / (up + 0.1), d[:, 2] / (up + 0.1)
    streaks = level(RISE, u / 16 + 0.7, v / 9 + 0.1) + 0.35 * level(ROCK, u / 12, v / 6)
    sky = mix(
        sky,
        mix(colour("F08C6C"), colour("6A6488"), step(0.08, 0.3, up)),
        np.clip(streaks * 0.5 - 0.05, 0, 0.75) * step(0.0, 0.06, up),
    )
    return sky * 0.75 + (toward**14 * 0.55)[:, None] * colour("FF9A55")


def see(origin, d, steps):
    """The colour and the distance of what lies along rays over the water."""

    def gap(p):
        return np.minimum(np.minimum.reduce(village(p)), 400.0)

    picture, way = dusk_sky(d), walk(gap, origin, d, 420.0, steps, 0.5)
    hit = np.flatnonzero(way < 415)
    p, t = (np.broadcast_to(origin, d.shape)[hit] + d[hit] * way[hit, None]).astype(np.float32), way[hit]
    n = normal(gap, p, 0.02)
    land, wall, roof = village(p)
    x, y = p[:, 0], p[:, 1]
    rough = look_up(ROCK, x / 15 + p[:, 2] / 23, y / 9 + p[:, 2] / 31)
    green = mix(colour("3A4030"), colour("5E5440"), np.clip(0.5 + 0.35 * rough, 0, 1))
    skin = mix(green, colour("2E2A2A"), step(1.1, 0.5, y))
    is_wall = (wall < land) & (wall < roof)
    is_roof = (roof < land) & ~is_wall
    skin = np.where(is_wall[:, None], colour("E9E4DA") * (0.85 + 0.06 * rough)[:, None], skin)
    slate = (0.85 + 0.12 * rough) * (1 - 0.25 * step(0.42, 0.5, np.abs(y * 2.2 % 1 - 0.5)))
    skin = np.where(is_roof[:, None], colour("3C4250") * slate[:, None], skin)
    west = unit(np.array([-0.75, 0.16, -0.1], np.float32))
    air = openness(gap, p, n, 2.0)
    light = mix(colour("5A6A9A"), colour("8C97C0"), n[:, 1].clip(0, 1)) * 0.62 * air[:, None]
    light = (
        light
        + colour("FF9C62") * (np.where(land < wall, 0.5, 1.1) * np.clip((n * west).sum(1), 0, 1))[:, None]
    )
    seen = skin * light
    # Windows on the fronts, lit from inside, and lamps that wash over the walls below the eaves.
    front = is_wall & (n[:, 2] < -0.7)
    column, across = np.floor(x / 2.1), x / 2.1 % 1 - 0.5
    floor, along = np.floor((y - 1.2) / 2.4), (y - 1.2) / 2.4 % 1 - 0.5
    lit = (np.sin(column * 7.3 + floor * 3.1) * 917.3) % 1 > 0.35
    pane = front & (np.abs(across) < 0.19) & (np.abs(along) < 0.28) & (y > 1.2) & (y < 8) & (roof > 0.4)
    cross = (np.abs(across) > 0.015) & (np.abs(along - 0.02) > 0.02)
    lamp_light = np.where(lit[:, None], colour("FFC068") * 2.3, colour("2A3146") * 0.6)
    seen = np.where(pane[:, None], lamp_light * np.where(cross, 1, 0.25)[:, None], seen)
    pool = np.exp(-(((x / 6.3 % 1 - 0.5) * 6.3) ** 2) / 2.2 - (y - 2.6) ** 2 / 3.5) * front
    pool = (
        pool + np.exp(-(((x / 6.3 % 1 - 0.5) * 6.3) ** 2) / 3 - (p[:, 2] - 54.5) ** 2 / 6) * (y < 1.6) * 0.6
    )
    seen = seen + skin * (pool * 1.5)[:, None] * colour("FFB05A") * ~pane[:, None]
    mist = (1 - np.exp(-np.maximum(t - 66, 0) * 0.0085))[:, None]
    picture[hit] = mix(
        seen, dusk_sky(unit(d[hit] * np.array([1, 0, 1], np.float32))) * 0.1 + colour("3C4C86") * 0.62, mist
    )
    return picture.astype(np.float32), way


def bay(shift):
    eye, rays = camera((-1.5, 3.6, 0), (1.2, 8.6, 60), 1.28, shift)
    picture, way = see(eye, rays, 170)
    t = np.where(rays[:, 1] < -1e-3, -eye[1] / np.minimum(rays[:, 1], -1e-3), 1e4)
    sea = np.flatnonzero(t < np.minimum(way, 400))
    p = eye + rays[sea] * t[sea, None]
    x, z, fade = p[:, 0], p[:, 2], 1 / (1 + t[sea] / 45)
    wave_x = (level(RISE, x / 21, z / 13) * 0.03 + level(ROCK, x / 9, z / 5) * 0.022) * fade
    wave_z = (level(RISE, x / 17 + 0.4, z / 9) * 0.05 + level(ROCK, x / 8 + 0.3, z / 4) * 0.04) * fade
    n = unit(np.stack([wave_x, np.ones_like(x), wave_z], 1).astype(np.float32))
    d = rays[sea]
    up = d - 2 * (d * n).sum(1, keepdims=True) * n
    up[:, 1] = np.abs(up[:, 1]) + 0.002
    mirrored, _ = see(p + np.array([0, 0.02, 0], np.float32), unit(up), 90)
    fresnel = (0.06 + 0.94 * (1 - np.clip(-(d * n).sum(1, keepdims=True), 0, 1)) ** 4) * 0.95
    picture[sea] = mirrored * fresnel + colour("0C2236") * 0.35 * (1 - fresnel)
    return np.minimum(picture, 3).reshape(HEIGHT, WIDTH, 3)


def coast(folder):
    develop(smoothed(bay), folder / "coast.jpg", exposure=1.25, seed=15)
