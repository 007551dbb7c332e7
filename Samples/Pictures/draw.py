#!/usr/bin/env python3
"""Draws the pictures of the samples: five photographs that nobody took, and a portrait.

    python3 -m venv venv && venv/bin/pip install numpy pillow
    venv/bin/python Samples/Pictures/draw.py            # all, into this folder: some minutes
    venv/bin/python Samples/Pictures/draw.py coast      # only the named ones

Every number is fixed, so each run draws the same. How each is made stands in studio/, a file a picture.
"""

import sys
from pathlib import Path

sys.dont_write_bytecode = True

from studio.avatar import avatar
from studio.bar import bar
from studio.barrels import barrels
from studio.coast import coast
from studio.moor import moor
from studio.stills import stills

FOLDER = Path(__file__).resolve().parent
PICTURES = {picture.__name__: picture for picture in (bar, stills, coast, barrels, moor, avatar)}

if __name__ == "__main__":
    for name in sys.argv[1:] or PICTURES:
        if name not in PICTURES:
            sys.exit(f"no picture '{name}'; there are {', '.join(PICTURES)}")
        PICTURES[name](FOLDER)
        print(name)
