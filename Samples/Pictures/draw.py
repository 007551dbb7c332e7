#!/usr/bin/env python3
"""Draws the pictures of the samples: five photographs that nobody took, and a portrait.

    python3 -m venv venv && venv/bin/pip install numpy pillow
    venv/bin/python Samples/Pictures/draw.py            # all, beside this file; about two minutes
    venv/bin/python Samples/Pictures/draw.py coast      # only the named ones

Every number is fixed, so each run draws the same. The tools are in light.py.
"""

import sys
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw, ImageFilter, ImageFont

from light import *

FOLDER = Path(__file__).resolve().parent


def join(a, b, round):
    """The distance to two bodies, melted together over a length."""
    h = np.clip(0.5 + 0.5 * (b - a) / round, 0, 1)
    return b + (a - b) * h - round * h * (1 - h)


# Copper stills in their hall


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
    for lamp, size, power in (((0.75, 0.5, -0.45), 0.985, 9.0), ((0.9, 0.2, 0.35), 0.99, 7.0), ((0.2, 0.9, 0.2), 0.97, 2.5)):
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
        arch = np.hypot(np.maximum(np.abs(wall[:, 0] - middle) - 0.12, 0), np.maximum(wall[:, 1] - 4.6, 0)) < 0.6
        pane = arch & (wall[:, 1] > 1.7) & (np.abs(wall[:, 0] - middle) > 0.04) & (wall[:, 1] % 0.95 > 0.07)
        back = back + pane[:, None] * colour("FFD9A6") * 1.7
    picture[~hit] = back[~hit]

    p, ray = point[hit], rays[hit]
    n = normal(hall, p)
    floor = p[:, 1] < 0.004
    mirror = ray - 2 * (ray * n).sum(1, keepdims=True) * n
    hammered = np.stack([look_up(clouds(s, 3.0), np.arctan2(p[:, 0], p[:, 2]) / 2, p[:, 1] / 4) for s in (1, 2, 3)], 1)
    mirror = unit(mirror + hammered * np.where(floor, 0.035, 0.012)[:, None])
    bounce = walk(hall, p + n * 0.02, mirror, 14.0, 60)
    landed = p + mirror * bounce[:, None]
    second = normal(hall, landed)
    again = mirror - 2 * (mirror * second).sum(1, keepdims=True) * second
    copper = np.array([0.93, 0.46, 0.27], np.float32)
    seen = np.where((bounce < 13.9)[:, None], np.where(landed[:, 1:2] < 0.01, colour("6B432A") * 0.9, hall_light(again) * copper), hall_light(mirror))
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


def stills():
    develop(smoothed(still_hall), FOLDER / "stills.jpg", exposure=1.25, seed=11)


# Casks in a warehouse

ASIDE, UP = 1.08, 1.07  # from one cask to the next


def place(p):
    """The column and row of the nearest cask, and the point as seen from its middle."""
    column = np.floor(p[:, 0] / ASIDE)
    row = np.clip(np.floor(p[:, 1] / UP), 0, 3)
    middle = np.stack([(column + 0.5) * ASIDE, (row + 0.5) * UP, np.zeros_like(row)], 1)
    return column, row, (p - middle).astype(np.float32)


def cask(p):
    r, z = np.hypot(p[:, 0], p[:, 1]), np.abs(p[:, 2])
    bulge = 0.51 - 0.085 * (z / 0.475) ** 2
    hoop = (np.abs(z - 0.44) < 0.034) | (np.abs(z - 0.33) < 0.022) | (np.abs(z - 0.15) < 0.026)
    hollow = np.maximum(r - 0.385, 0.425 - z)
    return np.maximum(np.maximum(r - bulge - hoop * 0.007, z - 0.475), -hollow) * 0.92


def warehouse(p):
    _, _, q = place(p)
    rail = np.abs(p[:, 1] - np.round(p[:, 1] / UP).clip(1, 3) * UP) - 0.032
    rail = np.maximum(rail, np.abs(np.abs(p[:, 2]) - 0.24) - 0.045)
    return np.minimum(np.minimum(cask(q), rail), np.minimum(p[:, 1], 1.3 - p[:, 2]))


def stencils():
    """What is painted on the heads: a number and a year, one tile for each of eleven casks."""
    tiles = []
    for k in range(11):
        image = Image.new("L", (256, 256))
        pen = ImageDraw.Draw(image)
        pen.text((128, 92), f"No {47 + k * 173 % 400}", 255, ImageFont.load_default(38), anchor="mm")
        pen.text((128, 146), f"{1996 + k * 5 % 13}", 255, ImageFont.load_default(52), anchor="mm")
        tiles.append(np.asarray(image.filter(ImageFilter.GaussianBlur(1)), np.float32) / 255)
    return np.stack(tiles)


def cask_rows(shift):
    lamps = np.array([(0.1, 3.0, -1.9), (3.6, 3.1, -1.5), (7.4, 3.1, -1.5), (11.5, 3.1, -1.5)], np.float32)
    eye, rays = camera((-1.75, 1.75, -2.75), (0.62, 1.5, 0), 1.15, shift)
    way = walk(warehouse, eye, rays, 30.0, 130)
    p = eye + rays * way[:, None]
    n = normal(warehouse, p, 2e-3)
    column, row, q = place(p)
    r, z = np.hypot(q[:, 0], q[:, 1]), np.abs(q[:, 2])
    own = (np.sin(column * 12.99 + row * 78.23) * 43758.5) % 1  # each cask's own number, 0 to 1
    turn = (own - 0.5) * 0.7
    a, b = q[:, 0] * np.cos(turn) + q[:, 1] * np.sin(turn), q[:, 1] * np.cos(turn) - q[:, 0] * np.sin(turn)

    # The wood: planks of different tone on the heads, staves around, grain along both.
    fine, coarse = clouds(21, 1.7, 0.12), clouds(22, 2.4)
    head = (r < 0.387) & (z < 0.45) & (q[:, 2] < 0)
    angle = np.arctan2(q[:, 1], q[:, 0])
    plank = np.where(head, np.floor(a / 0.115), np.floor(angle / (2 * np.pi) * 26))
    tone = (np.sin(plank * 91.7 + own * 37) * 9631.7) % 1
    u = np.where(head, a * 1.1, angle * 0.55) + tone
    v = np.where(head, b * 0.9, q[:, 2] * 0.9) + own * 3
    grain = look_up(fine, u, v * 0.6)
    wood = mix(colour("74503A"), colour("A88158"), np.clip(0.2 + 0.35 * tone + 0.4 * own + 0.16 * grain, 0, 1))
    gap = np.where(head, np.abs(a / 0.115 % 1 - 0.5), np.abs(angle / (2 * np.pi) * 26 % 1 - 0.5))
    wood = wood * (1 - 0.75 * step(0.46, 0.495, gap))[:, None]
    wood = wood * (0.78 + 0.2 * look_up(coarse, p[:, 0] / 3, p[:, 1] / 3)).clip(0.35, 1.3)[:, None]
    rust = look_up(coarse, angle / 3 + own, q[:, 2] * 2)
    iron = mix(colour("2C2D30"), colour("54382A"), np.clip(0.3 + 0.3 * rust, 0, 1))
    hoop = (r > 0.39) & ((np.abs(z - 0.44) < 0.034) | (np.abs(z - 0.33) < 0.022) | (np.abs(z - 0.15) < 0.026)) & (z < 0.473)
    skin = np.where(hoop[:, None], iron, wood)
    rail = cask(q) > 0.004
    skin = np.where(rail[:, None], colour("6B4A30") * (0.8 + 0.2 * look_up(fine, p[:, 2], p[:, 0] / 4))[:, None], skin)
    ground = p[:, 1] < 0.01
    skin = np.where(ground[:, None], colour("4A3B30") * (0.8 + 0.2 * look_up(coarse, p[:, 0] / 2, p[:, 2] / 2))[:, None], skin)

    paint = stencils()
    i = np.clip((128 + a / 0.74 * 256), 0, 255).astype(int)
    j = np.clip((128 - b / 0.74 * 256), 0, 255).astype(int)
    worn = np.clip(0.62 + 0.3 * grain + 0.2 * look_up(coarse, u * 2, v * 2), 0, 0.75)
    skin = mix(skin, colour("E6DCC8") * 0.8, head * paint[(column * 3 + row * 4).astype(int) % 11, j, i] * worn)

    # Lamps along the aisle, and a little cold daylight from its far end.
    bumpy = unit(n + np.stack([grain * 0.05, look_up(fine, v, u) * 0.05, grain * 0], 1))
    air = openness(warehouse, p, n, 0.5)
    light = (0.05 + 0.05 * n[:, 1:2].clip(-1, 1)) * colour("8C8A90") * air[:, None]
    for k, lamp in enumerate(lamps):
        to = lamp - p
        far = np.linalg.norm(to, axis=1)
        to = to / far[:, None]
        power = 5.5 * np.clip((bumpy * to).sum(1), 0, 1) / (0.4 + far**2)
        if k < 2:
            power = power * shade(warehouse, p + n * 0.01, to, 4.0, 9)
        shine = np.clip((bumpy * unit(to - rays)).sum(1), 0, 1) ** 40 * np.where(hoop & ~rail, 1.2, 0.12)
        light = light + (power * (0.3 + 0.7 * air))[:, None] * colour("FFD09A") * 0.5
        skin = skin + (shine * power)[:, None] * colour("FFD09A") * 0.12
    day = unit(np.array([0.93, 0.2, -0.5], np.float32))
    light = light + np.clip((n * day).sum(1), 0, 1)[:, None] * colour("86A9CC") * 0.34 * air[:, None]
    picture = skin * light * 2.2
    haze = (1 - np.exp(-np.clip(way - 2.5, 0, None) * 0.09))[:, None]
    picture = picture + (colour("8A7460") * 0.42 - picture) * haze
    picture = picture.reshape(HEIGHT, WIDTH, 3)
    blurred = np.clip((way - 3.9) / 6, 0, 1) ** 0.8 + np.clip((2.35 - way) / 1.2, 0, 1)
    return defocus(picture, blur(np.clip(blurred, 0, 1).reshape(HEIGHT, WIDTH), 0.003), 0.012)


def barrels():
    develop(smoothed(cask_rows), FOLDER / "barrels.jpg", exposure=1.55, seed=12)


# A glass on the bar at night

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
        picture = picture + (np.exp(-((y - base + 0.17) / 0.13) ** 2) * 0.3)[..., None] * colour("FF8A2D")
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
        strip = step(0.9, 0.96, key) * 2.6 + step(0.93, 0.99, d @ unit(np.array([0.9, 0.3, -0.1], np.float32))) * 1.6
        wall = wall + np.where(ahead, 0, strip[:, None] * colour("FFD7A0"))
        t = np.where(d[:, 1] < -1e-3, -p[:, 1] / np.minimum(d[:, 1], -1e-3), 1e3)
        q = p + d * np.minimum(t, 50)[:, None]
        m = (3 - q[:, 2]) / np.maximum(d[:, 2], 0.05)
        mirrored = sample(soft, q[:, 0] + d[:, 0] * m, -d[:, 1] * m)
        grain = look_up(wood, q[:, 2] / 3, q[:, 0] / 2)
        near = np.hypot(q[:, 0], q[:, 2])
        top = colour("5A2F18") * (0.16 + 0.03 * grain)[:, None] * (0.25 + 0.75 * step(0.42, 0.95, near))[:, None]
        glow = np.exp(-(((q[:, 0] - 0.12) / 0.32) ** 2) - ((q[:, 2] + 0.62) / 0.26) ** 2)
        top = top + mirrored * 0.55 * step(0.40, 0.6, near)[:, None] + (glow * (0.6 + 0.12 * grain))[:, None] * colour("FF8A26") * 0.75
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
            added += np.where((alive & ~inside & ~total)[:, None], light * mirror * room(p + n * 0.01, back), 0)
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


def bar():
    develop(smoothed(glass), FOLDER / "bar.jpg", exposure=1.55, glow=0.35, seed=13)


# A peat moor in the morning

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
    sky = ramp(up, (-0.1, "E8B48A"), (0.0, "F0B98C"), (0.1, "D9A79A"), (0.26, "8C8FB0"), (0.6, "3F5378"), (1, "1F2F52"))
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
    light = colour("7C8CB4") * 0.42 * (0.6 + 0.4 * n[:, 1:2]) + colour("FFB878") * (2.3 * sun + 0.9 * rim)[:, None]
    land = skin * light

    # Still water: the sky and the hills again, upside down.
    water = np.flatnonzero(h < 0.004)
    ripple = np.stack([level(TUFTS, p[water, 0] / 3, p[water, 2] / 9) * 0.006, np.ones(len(water)), level(TUFTS, p[water, 2] / 3, p[water, 0] / 9) * 0.006], 1)
    ripple = unit(ripple.astype(np.float32))
    up = d[water] - 2 * (d[water] * ripple).sum(1, keepdims=True) * ripple
    up[:, 1] = np.maximum(up[:, 1], 0.004)
    over = walk(gap, p[water] + np.array([0, 0.01, 0], np.float32), up, 1100.0, 120, 0.3)
    bank = np.where((over < 200)[:, None], colour("2A1E18") * 0.4, colour("75707E") * 0.45)
    mirrored = np.where((over > 1090)[:, None], morning_sky(up, 0.4), bank)
    fresnel = 0.35 + 0.65 * (1 - np.abs(d[water, 1:2])) ** 4
    land[water] = mirrored * fresnel * 0.95 + colour("120C0A") * 0.2

    mist = 1 - np.exp(-np.maximum(t - 6, 0) * 0.0036 - 0.35 * step(14, 90, t) * np.exp(-np.maximum(p[:, 1], 0) / 5))
    glow = np.clip(d @ MORNING, 0, 1)[:, None]
    picture[hit] = mix(land, colour("A79DB4") * 0.62 + colour("FFBE86") * (glow**6 * 0.55), mist)
    picture = picture.reshape(HEIGHT, WIDTH, 3)
    close = np.clip((4.2 - way) / 2.2, 0, 1).reshape(HEIGHT, WIDTH)
    return defocus(picture, blur(close, 0.004), 0.007)


def moor():
    develop(smoothed(heath), FOLDER / "moor.jpg", exposure=0.95, top=0.72, seed=14)


# A distillery by the sea at dusk


def gable(p, x, z, wide, deep, tall, roof):
    """A house, its ridge along x: the distance to the walls and to the roof."""
    q = np.abs(p - np.array([x, 0, z], np.float32))
    walls = np.maximum(np.maximum(q[:, 0] - wide, q[:, 2] - deep), p[:, 1] - tall)
    slope = (p[:, 1] - tall - roof) + q[:, 2] * roof / (deep + 0.25)
    top = np.maximum(slope * deep / np.hypot(deep, roof), np.abs(p[:, 1] - tall - roof / 2) - roof / 2)
    return walls, np.maximum(top, q[:, 0] - wide - 0.12)


HOUSES = ((-13.5, 61, 6.5, 4.0, 5.0, 3.6), (-1.0, 63, 5.2, 4.4, 6.6, 3.8), (11.5, 60, 6.4, 3.8, 4.4, 3.2), (22.0, 65, 5.0, 4.0, 4.8, 3.2))
RISE, ROCK = clouds(51, 3.3), clouds(52, 2.6)
FELLS = clouds(53, 4.0)


def coast_height(x, z):
    shore = 53.5 + 2.2 * level(RISE, x / 90 + 0.3, x * 0 + 0.2)
    beach = np.clip((z - shore) * 0.35, -2, 1.0)
    hills = step(72, 190, z) * (21 + 12 * level(FELLS, x / 420 + 0.62, z / 420 + 0.4))
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
    sky = ramp(up, (0, "F2A56E"), (0.05, "E79A7C"), (0.13, "A9809A"), (0.24, "5B6A9C"), (0.42, "2C4272"), (0.8, "142448"))
    u, v = d[:, 0] / (up + 0.1), d[:, 2] / (up + 0.1)
    streaks = level(RISE, u / 16 + 0.7, v / 9 + 0.1) + 0.35 * level(ROCK, u / 12, v / 6)
    sky = mix(sky, mix(colour("F08C6C"), colour("6A6488"), step(0.08, 0.3, up)), np.clip(streaks * 0.5 - 0.05, 0, 0.75) * step(0.0, 0.06, up))
    return sky * 0.75 + (toward**14 * 0.55)[:, None] * colour("FF9A55")


def see(origin, d, steps):
    """The colour and the distance of what lies along rays over the water."""
    gap = lambda p: np.minimum(np.minimum.reduce(village(p)), 400.0)
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
    light = light + colour("FF9C62") * (1.1 * np.clip((n * west).sum(1), 0, 1))[:, None]
    seen = skin * light
    # Windows on the fronts, lit from inside, and lamps that wash over the walls below the eaves.
    front = is_wall & (n[:, 2] < -0.7)
    column, across = np.floor(x / 2.1), x / 2.1 % 1 - 0.5
    floor, along = np.floor((y - 1.2) / 2.4), (y - 1.2) / 2.4 % 1 - 0.5
    lit = (np.sin(column * 7.3 + floor * 3.1) * 917.3) % 1 > 0.35
    pane = front & (np.abs(across) < 0.19) & (np.abs(along) < 0.28) & (y > 1.2) & (roof > 0.4)
    cross = (np.abs(across) > 0.015) & (np.abs(along - 0.02) > 0.02)
    lamp_light = np.where(lit[:, None], colour("FFC068") * 2.3, colour("2A3146") * 0.6)
    seen = np.where(pane[:, None], lamp_light * np.where(cross, 1, 0.25)[:, None], seen)
    pool = np.exp(-((x / 6.3 % 1 - 0.5) * 6.3) ** 2 / 2.2 - (y - 2.6) ** 2 / 3.5) * front
    pool = pool + np.exp(-((x / 6.3 % 1 - 0.5) * 6.3) ** 2 / 3 - (p[:, 2] - 54.5) ** 2 / 6) * (y < 1.6) * 0.6
    seen = seen + skin * (pool * 1.5)[:, None] * colour("FFB05A") * ~pane[:, None]
    mist = (1 - np.exp(-np.maximum(t - 60, 0) * 0.0042))[:, None]
    picture[hit] = mix(seen, dusk_sky(unit(d[hit] * np.array([1, 0, 1], np.float32))) * 0.4 + colour("4A5684") * 0.3, mist)
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


def coast():
    develop(smoothed(bay), FOLDER / "coast.jpg", exposure=1.25, seed=15)


PICTURES = {"coast": coast, "moor": moor, "bar": bar, "stills": stills, "barrels": barrels}

if __name__ == "__main__":
    for name in sys.argv[1:] or PICTURES:
        PICTURES[name]()
        print(name)
