"""Copper stills in their hall: bodies of revolution that mirror the hall and one another."""

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
    look_up,
    mix,
    normal,
    openness,
    ramp,
    smoothed,
    step,
    unit,
    walk,
    join,
)

STILLS = ((0.15, 0.0), (-2.35, 3.4), (1.7, 5.2))


def still(p):
    """The distance to one pot still on the y axis, its arm to the right and back."""
    r, y = np.hypot(p[:, 0], p[:, 2]), p[:, 1]
    pot = (np.hypot(r / 1.06, (y - 1.0) / 0.78) - 1) * 0.76
    base = np.maximum(r - 0.98, np.abs(y - 0.45) - 0.5)
    bulb = np.hypot(r, (y - 2.02) * 1.1) - 0.5
    narrow = 0.4 - 0.23 * np.clip((y - 1.9) / 1.6, 0, 1)
    neck = np.maximum(r - narrow, np.abs(y - 2.35) - 1.15) * 0.95
    body = join(join(join(pot, base, 0.1), bulb, 0.22), neck, 0.16)
    # The bend, a quarter of a torus, and the arm that leads away from it.
    u, v = p[:, 0] - 0.4, y - 3.5
    bend = np.hypot(np.hypot(u, v) - 0.4, p[:, 2]) - 0.17
    bend = np.maximum(bend, np.maximum(u, -v))
    t = np.clip((p[:, 0] - 0.4) / 3.2, 0, 1)
    arm = np.hypot(y - (3.9 - 0.35 * t), p[:, 2]) - (0.17 - 0.04 * t)
    arm = np.maximum(arm, np.maximum(0.4 - p[:, 0], p[:, 0] - 3.6))
    body = join(body, np.minimum(bend, arm), 0.04)
    for height, radius in ((0.86, 1.04), (1.66, 0.6), (2.62, 0.335), (3.46, 0.2)):
        body = np.minimum(body, np.hypot(np.maximum(np.abs(r - radius) - 0.03, 0), y - height) - 0.022)
    # The manhole looks at the viewer, left of the middle: a neck with a rim, a domed lid.
    side = np.array([-0.46, 0.1, -0.882], np.float32)
    centre = np.array([0, 1.1, 0], np.float32)
    along = (p - centre) @ side
    off = np.linalg.norm(p - centre - np.outer(along, side), axis=1)
    door = np.maximum(off - 0.23, np.abs(along - 0.9) - 0.18)
    door = join(door, np.hypot(np.maximum(np.abs(off - 0.24) - 0.03, 0), along - 1.06) - 0.025, 0.03)
    lid = np.maximum(np.hypot(off, along - 0.6) - 0.53, off - 0.22)
    body = join(body, door, 0.05)
    return np.minimum(body, lid)


def hall(p):
    near = p[:, 1].copy()
    for x, z in STILLS:
        near = np.minimum(near, still(p - np.array([x, 0, z], np.float32)))
    return near


def hall_light(d):
    """What the hall looks like in a direction: windows to the left and behind, lamps, a timber roof."""
    x, y, z = d[:, 0], d[:, 1], d[:, 2]
    sky = ramp(y, (-1, "1A100B"), (-0.2, "3A2114"), (0.05, "7A5238"), (0.5, "4A2E1E"), (1, "1C1310"))
    turn = np.arctan2(x, z)
    for middle, wide, power in ((-1.75, 0.26, 7.0), (-1.05, 0.17, 3.6), (2.75, 0.22, 1.7), (-2.7, 0.16, 2.2)):
        pane = step(wide, wide * 0.8, np.abs(turn - middle)) * step(-0.08, 0.0, y) * step(0.72, 0.6, y)
        bars = 1 - 0.8 * step(0.025, 0.012, np.abs(turn - middle)) * 1
        bars = bars * (1 - 0.8 * step(0.025, 0.012, np.abs(y - 0.3)))
        sky = sky + (pane * bars * power)[:, None] * colour("FFE9CF")
    for lamp, size, power in (
        ((0.75, 0.5, -0.45), 0.985, 9.0),
        ((0.9, 0.2, 0.35), 0.99, 7.0),
        ((0.2, 0.9, 0.2), 0.97, 2.5),
    ):
        toward = d @ unit(np.array(lamp, np.float32))
        sky = sky + (step(size, 1, toward) * power)[:, None] * colour("FFB45E")
    return sky


def still_hall(shift):
    eye, rays = camera((-0.5, 1.75, -6.6), (0.12, 2.12, 0), 2.0, shift)
    way = walk(hall, eye, rays, 16.0)
    point = eye + rays * way[:, None]
    hit = way < 15.9
    picture = np.zeros_like(rays)

    # What no ray hits is the far wall: dark stone with tall lit windows.
    wall = eye + rays * ((10.0 - eye[2]) / np.maximum(rays[:, 2:], 0.05))
    stone = look_up(clouds(4, 1.6), wall[:, 0] / 9, wall[:, 1] / 9)
    back = colour("4E3526") * (0.55 + 0.12 * stone)[:, None]
    for middle in (-4.2, -1.6, 1.1, 3.7):
        arch = (
            np.hypot(np.maximum(np.abs(wall[:, 0] - middle) - 0.12, 0), np.maximum(wall[:, 1] - 4.6, 0)) < 0.6
        )
        pane = arch & (wall[:, 1] > 1.7) & (np.abs(wall[:, 0] - middle) > 0.04) & (wall[:, 1] % 0.95 > 0.07)
        back = back + pane[:, None] * colour("FFD9A6") * 1.7
    picture[~hit] = back[~hit]

    p, ray = point[hit], rays[hit]
    n = normal(hall, p)
    floor = p[:, 1] < 0.004
    mirror = ray - 2 * (ray * n).sum(1, keepdims=True) * n
    hammered = np.stack(
        [look_up(clouds(s, 3.0), np.arctan2(p[:, 0], p[:, 2]) / 2, p[:, 1] / 4) for s in (1, 2, 3)], 1
    )
    mirror = unit(mirror + hammered * np.where(floor, 0.035, 0.012)[:, None])
    bounce = walk(hall, p + n * 0.02, mirror, 14.0, 60)
    landed = p + mirror * bounce[:, None]
    second = normal(hall, landed)
    again = mirror - 2 * (mirror * second).sum(1, keepdims=True) * second
    copper = np.array([0.93, 0.46, 0.27], np.float32)
    seen = np.where(
        (bounce < 13.9)[:, None],
        np.where(landed[:, 1:2] < 0.01, colour("6B432A") * 0.9, hall_light(again) * copper),
        hall_light(mirror),
    )
    edge = (1 - np.clip(-(ray * n).sum(1), 0, 1)) ** 5
    open_air = openness(hall, p, n, 0.7)
    tone = np.clip(1 + 0.07 * hammered[:, 0], 0.7, 1.3)[:, None]
    metal = seen * mix(copper * tone, np.ones(3, np.float32), edge) + copper * 0.05 * tone
    boards = 0.6 + 0.25 * look_up(clouds(9, 1.4, 6), p[:, 0] / 3, p[:, 2] / 5)
    boards = boards * (1 - 0.6 * step(0.02, 0.005, np.abs(p[:, 0] % 0.5 - 0.25)))
    ground = colour("5A3722") * boards[:, None] * 0.5 + seen * (0.06 + 0.6 * edge)[:, None]
    picture[hit] = np.minimum(np.where(floor[:, None], ground, metal), 4) * (0.25 + 0.75 * open_air)[:, None]

    picture = mix(picture, colour("9A6238") * 0.6, np.where(hit, step(6, 15, way) * 0.45, 0.3))
    far = np.clip((way - 7.0) / 4.5, 0, 1).reshape(HEIGHT, WIDTH)
    return defocus(picture.reshape(HEIGHT, WIDTH, 3), blur(far, 0.002), 0.011)


def stills(folder):
    develop(smoothed(still_hall), folder / "stills.jpg", exposure=1.25, seed=11)
