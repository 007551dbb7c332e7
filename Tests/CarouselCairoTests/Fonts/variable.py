"""Makes variable.ttf: a font of one letter, "I", a bar as many units wide as its weight. Needs fontTools."""

import pathlib

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib.tables.TupleVariation import TupleVariation


def bar(width):
    pen = TTGlyphPen(None)
    pen.moveTo((0, 0))
    for point in [(0, 700), (width, 700), (width, 0)]:
        pen.lineTo(point)
    pen.closePath()
    return pen.glyph()


builder = FontBuilder(1000, isTTF=True)
builder.setupGlyphOrder([".notdef", "I"])
builder.setupCharacterMap({ord("I"): "I"})
builder.setupGlyf({".notdef": TTGlyphPen(None).glyph(), "I": bar(100)})
builder.setupHorizontalMetrics({".notdef": (500, 0), "I": (1000, 0)})
builder.setupHorizontalHeader(ascent=800, descent=-200)
builder.setupNameTable({"familyName": "Carousel Variable", "styleName": "Regular"})
builder.setupOS2(sTypoAscender=800, sTypoDescender=-200, usWeightClass=100)
builder.setupPost()
builder.setupFvar([("wght", 100, 100, 900, "Weight")], [])
# The four corners, then the four phantom points.
heavier = [(0, 0), (0, 0), (800, 0), (800, 0), (0, 0), (0, 0), (0, 0), (0, 0)]
builder.setupGvar({"I": [TupleVariation({"wght": (0.0, 1.0, 1.0)}, heavier)]})
builder.font["head"].created = builder.font["head"].modified = 0
builder.font.recalcTimestamp = False
builder.save(pathlib.Path(__file__).with_name("variable.ttf"))
