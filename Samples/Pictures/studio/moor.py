"""A peat moor in the morning: heights of noise, the sun behind the hills, a pool."""

import numpy as np

from .light import (
    HEIGHT,
    WIDTH,
    blur,
    camera,
    clouds,
    colour,
    defocus,
    develop,
    level,
    look_up,
    mix,
    ramp,
    smoothed,
    step,
    unit,
    walk,
)

HILLS, BOG, TUFTS = clouds(41, 3.4), clouds(42, 3.0), clouds(43, 1.9)
MORNING = unit(np.array([0.34, 0.075, 1.0], np.float32))


def moor_height(x, z):
    """Bog with pools close by, hills beyond."""
    rise = step(40, 420, z) ** 1.4
    hills = (level(HILLS, x / 1300 + 0.37, z / 1300 + 0.11) * 34 + 30) * rise
    bog = level(BOG, x / 46 + 0.13, z / 46 + 0.55) * 0.34 + 0.16
    near = step(160, 10, z)
    tufts = np.abs(level(TUFTS, x / 17, z / 17)) * 0.085 * near * step(0.0, 0.25, bog)
    return hills + bog * (1 - 0.6 * rise) + tufts


def morning_sky(d, veil=1.0):
    up, toward = d[:, 1], np.clip(d @ MORNING, 0, 1)
    sky = ramp(
        up,
        (-0.1, "E8B48A"),
        (0.0, "F0B98C"),
        (0.1, "D9A79A"),
        (0.26, "8C8FB0"),
        (0.6, "3F5378"),
        (1, "1F2F52"),
    )
    u, v = d[:, 0] / (np.abs(up) + 0.16), d[:, 2] / (np.abs(up) + 0.16)
    streaks = level(BOG, u / 14 + 0.2, v / 30) + 0.5 * level(TUFTS, u / 9, v / 22)
    sky = mix(sky, colour("F7B79B") * 1.1, np.clip(streaks * 0.35, 0, 0.6) * step(0.03, 0.16, up))
    sun = toward**9 * 0.5 + toward**60 * 0.8 + step(0.9993, 0.9997, toward) * 5 * veil
    return sky * 0.8 + sun[:, None] * colour("FFC483")


def heath(shift):
    def gap(p):
        return (p[:, 1] - np.maximum(moor_height(p[:, 0], p[:, 2]), 0)) * 0.55

    eye, rays = camera((0, 1.75, 0), (0.06, 1.42, 4), 1.15, shift)
    picture = morning_sky(rays)
    way = walk(gap, eye, rays, 1100.0, 260, 0.5)
    hit = np.flatnonzero(way < 1090)
    d, t = rays[hit], way[hit]
    p = eye + d * t[:, None]
    reach = 0.01 + 0.0022 * t
    h = moor_height(p[:, 0], p[:, 2])
    slope_x = (moor_height(p[:, 0] + reach, p[:, 2]) - h) / reach
    slope_z = (moor_height(p[:, 0], p[:, 2] + reach) - h) / reach
    n = unit(np.stack([-slope_x, np.ones_like(h), -slope_z], 1))
    patch = level(BOG, p[:, 0] / 19, p[:, 2] / 19)
    fleck = look_up(TUFTS, p[:, 0] / 5.3, p[:, 2] / 5.3)
    grass = mix(colour("4A3A1E"), colour("8A7440"), np.clip(0.45 + 0.3 * fleck, 0, 1))
    heather = mix(colour("3A2430"), colour("A0587E"), np.clip(0.25 + 0.4 * fleck, 0, 1))
    skin = mix(grass, heather, step(-0.2, 0.7, patch))
    skin = mix(skin, colour("1E140E"), step(0.1, 0.0, h))  # wet peat along the pools
    sun = np.clip((n * MORNING).sum(1), 0, 1)
    rim = np.clip(1 - np.abs((n * d).sum(1)), 0, 1) ** 2 * np.clip(d @ MORNING, 0, 1) ** 4
    light = (
        colour("7C8CB4") * 0.42 * (0.6 + 0.4 * n[:, 1:2])
        + colour("FFB878") * (2.3 * sun + 0.9 * rim)[:, None]
    )
    land = skin * light

    # Still water: the sky and the hills again, upside down.
    water = np.flatnonzero(h < 0.004)
    ripple = np.stack(
        [
            level(TUFTS, p[water, 0] / 3, p[water, 2] / 9) * 0.006,
            np.ones(len(water)),
            level(TUFTS, p[water, 2] / 3, p[water, 0] / 9) * 0.006,
        ],
        1,
    )
    ripple = unit(ripple.astype(np.float32))
    up = d[water] - 2 * (d[water] * ripple).sum(1, keepdims=True) * ripple
    up[:, 1] = np.maximum(up[:, 1], 0.004)
    over = walk(gap, p[water] + np.array([0, 0.01, 0], np.float32), up, 1100.0, 120, 0.3)
    bank = np.where((over < 200)[:, None], colour("2A1E18") * 0.4, colour("75707E") * 0.45)
    mirrored = np.where((over > 1090)[:, None], morning_sky(up, 0.4), bank)
    fresnel = 0.35 + 0.65 * (1 - np.abs(d[water, 1:2])) ** 4
    land[water] = mirrored * fresnel * 0.95 + colour("120C0A") * 0.2

    mist = 1 - np.exp(
        -np.maximum(t - 6, 0) * 0.0036 - 0.35 * step(14, 90, t) * np.exp(-np.maximum(p[:, 1], 0) / 5)
    )
    glow = np.clip(d @ MORNING, 0, 1)[:, None]
    picture[hit] = mix(land, colour("A79DB4") * 0.62 + colour("FFBE86") * (glow**6 * 0.55), mist)
    picture = picture.reshape(HEIGHT, WIDTH, 3)
    close = np.clip((4.2 - way) / 2.2, 0, 1).reshape(HEIGHT, WIDTH)
    return defocus(picture, blur(close, 0.004), 0.007)


def moor(folder):
    develop(smoothed(heath), folder / "moor.jpg", exposure=0.95, top=0.72, seed=14)
