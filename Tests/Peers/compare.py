"""Runs this program and its peers in turn, and prints the ratios; started by run.sh.

Wall seconds, process start included; the median of --runs. Peers that use one core run as two processes, each with
half of the frames.
"""
import argparse
import glob
import os
import shutil
import statistics
import subprocess
import sys
import time

import film

HERE = os.path.dirname(os.path.abspath(__file__))
SAMPLES = os.path.join(HERE, "../../../Samples")
FILMS = {name: os.path.join(HERE, f"../Benchmark/Films/{name}.yaml") for name in ("flat", "shadow")}
FILMS["cards"] = os.path.join(SAMPLES, "cards.yaml")
ROWS = ["flat", "shadow", "cards", "svg", "start", "threads", "memory", "compare"]

parser = argparse.ArgumentParser()
parser.add_argument("--carousel", required=True)
parser.add_argument("--folder", required=True)
parser.add_argument("--runs", type=int, default=3)
parser.add_argument("--only", default=",".join(ROWS))
options = parser.parse_args()


def place(name):
    """An empty folder."""
    path = os.path.join(options.folder, name)
    shutil.rmtree(path, ignore_errors=True)
    os.makedirs(path)
    return path


def once(*commands):
    """Seconds until all of the commands, started at once, are done, and the largest one's peak in MiB."""
    start = time.perf_counter()
    children = [subprocess.Popen(command, stdout=subprocess.DEVNULL) for command in commands]
    peaks = []
    for child in children:
        _, status, usage = os.wait4(child.pid, 0)
        child.returncode = os.waitstatus_to_exitcode(status)
        if child.returncode:
            sys.exit(f"failed: {child.args}")
        # Kilobytes, but bytes on macOS.
        peaks.append(usage.ru_maxrss / (2**20 if sys.platform == "darwin" else 2**10))
    return time.perf_counter() - start, max(peaks)


def in_turn(*contestants):
    """The median seconds of each; they take turns, so that a busy moment meets them all."""
    times = [[once(*commands())[0] for commands in contestants] for _ in range(options.runs)]
    return [statistics.median(column) for column in zip(*times)]


def ours(name, *more, scene=None):
    return lambda: [
        [options.carousel, "render", scene or FILMS[name], "-q", "-o", place("ours-" + name), *more]
    ]


def halves(kind, frames, *files):
    """Two pycairo processes."""

    def commands():
        folder = place("cairo-" + kind)
        script = [sys.executable, os.path.join(HERE, "cairo_frames.py"), kind, folder]
        return [
            [*script, str(first), str(end), *files]
            for first, end in ((0, frames // 2), (frames // 2, frames))
        ]

    return commands


def resvg():
    folder = place("resvg")
    tool = os.path.join(os.path.dirname(sys.executable), "resvg")
    font = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
    command = f'"{tool}" --skip-system-fonts --use-font-file {font} "{options.folder}/svg/{{}}.svg" {{}}.png'
    numbers = " ".join(f"{frame:04}" for frame in range(film.FRAMES))
    return [["sh", "-c", f"cd '{folder}' && printf '%s\\n' {numbers} | xargs -P 2 -I{{}} {command}"]]


def chromium(kind):
    script = os.path.join(HERE, "chromium_frames.py")
    return lambda: [[sys.executable, script, kind, place("chromium-" + kind)]]


def size(name):
    return sum(os.path.getsize(file) for file in glob.glob(os.path.join(options.folder, name, "*.png")))


def longer(name, seconds):
    """The film, drawn out to so many seconds."""
    path = os.path.join(options.folder, f"{name}-{seconds:.0f}.yaml")
    text = open(FILMS[name], encoding="utf-8").read()
    open(path, "w", encoding="utf-8").write(text.replace("1.9833333333", f"{seconds:.10f}"))
    return path


def show(work, against, found, asked):
    print(f"| {work} | {against} | {found} | {asked} |", flush=True)


def against(work, peer, own, other, asked):
    show(work, peer, f"{other / own:.1f}× ({own:.3f} s, {other:.2f} s)", asked)


def sizes(work, own, other, most):
    found = f"{size(own) / size(other):.2f}× the size"
    show(work, "files of `cairo_surface_write_to_png`", found, f"at most {most}×")


def flat():
    subprocess.run([sys.executable, os.path.join(HERE, "svg_frames.py"), place("svg")], check=True)
    own, tool, cairo = in_turn(ours("flat"), resvg, halves("flat", film.FRAMES))
    against("flat", "resvg, two processes", own, tool, "10× faster")
    against("flat", "pycairo, two processes", own, cairo, "25× faster")
    sizes("flat", "ours-flat", "cairo-flat", 1.2)


def shadow():
    own, browser, cairo = in_turn(ours("shadow"), chromium("shadow"), halves("shadow", film.FRAMES))
    against("shadow", "Chromium, beginFrame", own, browser, "10× faster")
    against("shadow", "pycairo, two processes", own, cairo, "–")
    sizes("shadow", "ours-shadow", "cairo-shadow", 1.2)


def cards():
    poses = os.path.join(options.folder, "cards.jsonl")
    with open(poses, "w") as file:
        subprocess.run([options.carousel, "inspect", FILMS["cards"]], stdout=file, check=True)
    frames = sum(1 for _ in open(poses))
    own, cairo = in_turn(
        ours("cards", "--scale", "3"), halves("photographs", frames, SAMPLES, poses))
    against("cards, 3×", "pycairo, two processes", own, cairo, "6× faster")
    sizes("cards, 3×", "ours-cards", "cairo-photographs", 1.6)


def svg():
    png, vector = in_turn(ours("flat"), ours("flat", "--format", "svg"))
    show("flat as SVG", "our own PNG", f"{png / vector:.1f}× ({vector:.3f} s, {png:.3f} s)", "no slower")


def start():
    version, frame = in_turn(
        lambda: [[options.carousel, "--version"]], ours("flat", "--scale", "1", "--frames", "0"))
    show("start", "`carousel --version`", f"{version * 1000:.0f} ms", "below 50 ms")
    show("start", "one small frame", f"{frame * 1000:.0f} ms", "below 120 ms")


def threads():
    films = [(name, longer(name, 1199 / 60), []) for name in ("flat", "shadow")]
    films.append(("cards", FILMS["cards"], ["--scale", "3", "--fps", "295"]))
    for name, scene, more in films:
        one, two = in_turn(
            ours(name, "-j", "1", *more, scene=scene), ours(name, "-j", "2", *more, scene=scene))
        show(f"{name}, 1,200 frames", "two threads against one", f"{one / two:.2f}×", "1.7×")


def memory():
    for frames in (120, 12000):
        scene = longer("flat", (frames - 1) / 60)
        _, peak = once(*ours("flat", scene=scene)())
        show(f"flat, {frames:,} frames", "peak memory", f"{peak:.0f} MiB", "below 200 MiB")
    _, peak = once(*ours("cards", "--scale", "3")())
    show("cards, 3×", "peak memory", f"{peak:.0f} MiB", "below 200 MiB")


PIXELMATCH = """
import sys
from PIL import Image
from pixelmatch.contrib.PIL import pixelmatch
print(pixelmatch(*map(Image.open, sys.argv[1:]), threshold=0.1))
"""


def compare():
    """Two frames of a film that differ, and a frame with a copy of itself; one comparison per process."""
    tool = os.path.join(os.path.dirname(options.carousel), "carousel-benchmark")
    for name, scale, numbers in (("flat", "3", "20,60"), ("cards", "3", "0,40")):
        subprocess.run(ours(name, "--scale", scale, "--frames", numbers)()[0], check=True)
        folder = os.path.join(options.folder, "ours-" + name)
        a, b = (os.path.join(folder, f"frame-{int(number):04}.png") for number in numbers.split(","))
        same = os.path.join(folder, "same.png")
        shutil.copy(a, same)
        own, lenient, equal, reading, magick, pixelmatch = in_turn(
            lambda: [[tool, "--compare", a, b]],
            lambda: [[tool, "--compare", a, b, "--lenient"]],
            lambda: [[tool, "--compare", a, same]],
            lambda: [["cat", a, same]],
            lambda: [["sh", "-c", f"compare -metric AE '{a}' '{b}' null: 2>/dev/null || true"]],
            lambda: [[sys.executable, "-c", PIXELMATCH, a, b]],
        )
        pair = f"{name}, two frames at {scale}×"
        against(pair, "ImageMagick's `compare`", own, magick, "3×")
        against(pair, "pixelmatch of PyPI, edges aside", lenient, pixelmatch, "3×")
        show(f"{name}, a frame and its copy", "`cat` of both", f"{(equal - reading) * 1000:.0f} ms more", "little")


print("| work | against | found (ours, theirs) | asked for |\n|---|---|---|---|")
for row in options.only.split(","):
    if row not in ROWS:
        sys.exit(f"--only takes some of {','.join(ROWS)}, not '{row}'")
    {"flat": flat, "shadow": shadow, "cards": cards, "svg": svg, "start": start, "threads": threads,
     "memory": memory, "compare": compare}[row]()  # fmt: skip
for name in os.listdir(options.folder):
    if name != "venv":
        path = os.path.join(options.folder, name)
        shutil.rmtree(path) if os.path.isdir(path) else os.remove(path)
