"""Rasterises an SVG file with a renderer from PyPI.

    rasterise.py resvg|skia|thorvg frame.svg frame.png ZOOM

Tests/run.sh installs what it needs.
"""
import re
import sys

renderer, source, target, zoom = sys.argv[1:]
with open(source, "rb") as file:
    svg = file.read()
zoom = float(zoom)
size = re.search(rb'<svg[^>]* width="([\d.]+)(?:px)?" height="([\d.]+)', svg)
width, height = (float(side) for side in size.groups())
pixels = (round(width * zoom), round(height * zoom))


def resvg():
    import resvg_py

    return bytes(resvg_py.svg_to_bytes(svg_string=svg.decode(), zoom=zoom))


def skia():
    import skia

    surface = skia.Surface(*pixels)
    canvas = surface.getCanvas()
    canvas.scale(zoom, zoom)
    drawing = skia.SVGDOM.MakeFromStream(skia.MemoryStream(svg, True))
    drawing.setContainerSize(skia.Size(width, height))
    drawing.render(canvas)
    return bytes(surface.makeImageSnapshot().encodeToData())


def thorvg():
    import io

    import thorvg_python
    from PIL import Image

    engine = thorvg_python.Engine(threads=0)
    canvas = thorvg_python.SwCanvas(engine)
    canvas.set_target(*pixels)
    picture = thorvg_python.Picture(engine)
    # Its wrapper wants a folder for resources whose name is as long as the type's.
    picture.load_data(svg, "svg", "tmp", True)
    picture.set_size(*pixels)
    canvas.add(picture)
    canvas.update()
    canvas.draw(True)
    canvas.sync()
    out = io.BytesIO()
    Image.frombytes("RGBA", pixels, bytes(canvas.buffer_arr)).save(out, "PNG")
    return out.getvalue()


with open(target, "wb") as file:
    file.write({"resvg": resvg, "skia": skia, "thorvg": thorvg}[renderer]())
