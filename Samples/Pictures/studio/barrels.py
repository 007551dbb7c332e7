"""Casks in a warehouse, row above row, in the light of the lamps along the aisle."""

import numpy as np
from PIL import Image, ImageDraw, ImageFilter, ImageFont

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
    shade,
    smoothed,
    step,
    unit,
    walk,
)

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
    wood = mix(
        colour("74503A"), colour("A88158"), np.clip(0.2 + 0.35 * tone + 0.4 * own + 0.16 * grain, 0, 1)
    )
    gap = np.where(head, np.abs(a / 0.115 % 1 - 0.5), np.abs(angle / (2 * np.pi) * 26 % 1 - 0.5))
    wood = wood * (1 - 0.75 * step(0.46, 0.495, gap))[:, None]
    wood = wood * (0.78 + 0.2 * look_up(coarse, p[:, 0] / 3, p[:, 1] / 3)).clip(0.35, 1.3)[:, None]
    rust = look_up(coarse, angle / 3 + own, q[:, 2] * 2)
    iron = mix(colour("2C2D30"), colour("54382A"), np.clip(0.3 + 0.3 * rust, 0, 1))
    hoop = (
        (r > 0.39)
        & ((np.abs(z - 0.44) < 0.034) | (np.abs(z - 0.33) < 0.022) | (np.abs(z - 0.15) < 0.026))
        & (z < 0.473)
    )
    skin = np.where(hoop[:, None], iron, wood)
    rail = cask(q) > 0.004
    skin = np.where(
        rail[:, None], colour("6B4A30") * (0.8 + 0.2 * look_up(fine, p[:, 2], p[:, 0] / 4))[:, None], skin
    )
    ground = p[:, 1] < 0.01
    skin = np.where(
        ground[:, None],
        colour("4A3B30") * (0.8 + 0.2 * look_up(coarse, p[:, 0] / 2, p[:, 2] / 2))[:, None],
        skin,
    )

    paint = stencils()
    i = np.clip((128 + a / 0.74 * 256), 0, 255).astype(int)
    j = np.clip((128 - b / 0.74 * 256), 0, 255).astype(int)
    worn = np.clip(0.62 + 0.3 * grain + 0.2 * look_up(coarse, u * 2, v * 2), 0, 0.75)
    skin = mix(
        skin, colour("E6DCC8") * 0.8, head * paint[(column * 3 + row * 4).astype(int) % 11, j, i] * worn
    )

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


def barrels(folder):
    develop(smoothed(cask_rows), folder / "barrels.jpg", exposure=1.55, seed=12)
