"""The flat film as SVG files, for resvg: svg_frames.py FOLDER"""
import os
import sys

import film

for frame in range(film.FRAMES):
    shapes = []
    for number, x in film.cards(frame):
        width, height = film.CARD
        shapes.append(
            f'<rect x="{x:.4f}" y="{film.TOP}" width="{width}" height="{height}" rx="{film.RADIUS}"'
            f' fill="{film.COLORS[number]}"/>'
            f'<text x="{x + width / 2:.4f}" y="{film.TOP + film.BASELINE:.3f}">Card {number + 1}</text>'
        )
    with open(os.path.join(sys.argv[1], f"{frame:04}.svg"), "w") as file:
        file.write(
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {film.WIDTH} {film.HEIGHT}"'
            f' width="{film.WIDTH * film.SCALE}" height="{film.HEIGHT * film.SCALE}"'
            f' fill="white" font-family="{film.FONT}" font-size="{film.FONT_SIZE}" text-anchor="middle">'
            f'<rect width="100%" height="100%"/>{"".join(shapes)}</svg>\n'
        )
