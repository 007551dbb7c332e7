"""Makes the pictures beside it, with Pillow: four colours in quarters, 16×64 pixels in all.

    pip install pillow && python3 make.py
"""

import os

from PIL import Image

os.chdir(os.path.dirname(os.path.abspath(__file__)))
quarters = Image.new("RGB", (16, 64))
for x in range(16):
    for y in range(64):
        right, lower = x >= 8, y >= 32
        quarters.putpixel((x, y), (200 if right else 40, 200 if lower else 40, 120))

options = {"quality": 90, "subsampling": 0, "optimize": True}
quarters.save("rgb.jpg", **options)
quarters.save("progressive.jpg", progressive=True, **options)
quarters.convert("L").save("gray.jpg", **options)
quarters.convert("CMYK").save("cmyk.jpg", **options)
