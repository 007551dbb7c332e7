"""The film of ../Benchmark/Films/flat.yaml and shadow.yaml in numbers, for those who cannot read scenes. In points."""

WIDTH, HEIGHT, SCALE = 390, 844, 3
FRAMES = 120
CARD = (290, 400)
TOP = (HEIGHT - CARD[1]) / 2
RADIUS = 20
SPACING = 15
COLORS = ["#FF3B30", "#FF9500", "#34C759", "#007AFF", "#5856D6"]
FONT, FONT_SIZE = "DejaVu Sans", 34
# Of the text, from the card's top: centred by the font's ascent and descent.
BASELINE = CARD[1] / 2 + FONT_SIZE * (0.928 - 0.236) / 2
SHADOW_SIGMA, SHADOW_ALPHA = 3, 0.33


def bezier(progress, x1=0.65, y1=0.0, x2=0.35, y2=1.0):
    """The timing curve: y at the parameter whose x is `progress`, found by halving."""

    def at(a, b, u):
        return 3 * a * u * (1 - u) ** 2 + 3 * b * u * u * (1 - u) + u**3

    low, high = 0.0, 1.0
    for _ in range(40):
        middle = (low + high) / 2
        low, high = (middle, high) if at(x1, x2, middle) < progress else (low, middle)
    return at(y1, y2, low)


def cards(frame):
    """(number, x) of each card that is at least partly seen, its shadow included."""
    step = CARD[0] + SPACING
    first = SPACING - 3 * step * bezier(frame / (FRAMES - 1))
    reach = 4 * SHADOW_SIGMA
    places = [(number, first + number * step) for number in range(len(COLORS))]
    return [(number, x) for number, x in places if -CARD[0] - reach < x < WIDTH + reach]


def rgb(color):
    return [int(color[k : k + 2], 16) / 255 for k in (1, 3, 5)]
