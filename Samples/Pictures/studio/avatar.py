"""The portrait of whoever posts the cards, flat, on a disc."""

from PIL import Image, ImageDraw


def avatar(folder):
    scale = 8
    image = Image.new("RGBA", (150 * scale, 150 * scale))
    pen = ImageDraw.Draw(image)

    def oval(x, y, rx, ry, fill, **more):
        box = [(x - rx) * scale, (y - ry) * scale, (x + rx) * scale, (y + ry) * scale]
        pen.ellipse(box, fill=fill, **more)

    for row in range(150 * scale):
        t = row / (150 * scale)
        shade = tuple(int(a + (b - a) * t) for a, b in zip((250, 190, 120), (226, 98, 92)))
        pen.line([(0, row), (150 * scale, row)], fill=shade + (255,))
    oval(104, 50, 20, 20, "#FFE2A8")  # the sun behind
    oval(75, 70, 31, 35, "#2B2035")  # hair, down to the shoulders
    pen.rounded_rectangle([44 * scale, 66 * scale, 106 * scale, 112 * scale], 16 * scale, fill="#2B2035")
    oval(75, 150, 50, 41, "#1F5C66")  # the jumper and its collar
    oval(75, 112, 18, 12, "#2F7C84")
    pen.rounded_rectangle([65 * scale, 86 * scale, 85 * scale, 114 * scale], 10 * scale, fill="#D9987A")
    oval(75, 73, 23, 27, "#F0B795")
    pen.chord([48 * scale, 38 * scale, 102 * scale, 86 * scale], 180, 318, fill="#2B2035")  # the fringe
    for x in (66, 84):
        oval(x, 75, 2.2, 2.6, "#2B2035")
        oval(x + (-5 if x < 75 else 5), 83, 4.2, 2.8, "#E99C84")
    pen.arc([68 * scale, 79 * scale, 82 * scale, 90 * scale], 25, 155, fill="#A5504A", width=int(1.8 * scale))

    # A disc with a white ring; the rest is transparent.
    mask = Image.new("L", image.size)
    ImageDraw.Draw(mask).ellipse([11 * scale, 11 * scale, 139 * scale, 139 * scale], fill=255)
    oval(75, 75, 64, 64, None, outline="white", width=int(4 * scale))
    image.putalpha(mask)
    image.resize((150, 150), Image.Resampling.BOX).save(folder / "avatar.png", optimize=True)
