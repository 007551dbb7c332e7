"""PNG frames by headless Chromium in its fastest mode: chromium_frames.py flat|shadow FOLDER

The page is moved by script and each frame is asked for by HeadlessExperimental.beginFrame, which draws it and takes
the picture (optimizeForSpeed) in one go.
"""
import base64
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
import urllib.parse

import websocket

import film


def page(shadow):
    width, height = film.CARD
    cards = "".join(
        f'<div style="left:{number * (width + film.SPACING)}px;background:{color}">Card {number + 1}</div>'
        for number, color in enumerate(film.COLORS)
    )
    glow = f"box-shadow:0 0 {2 * film.SHADOW_SIGMA}px rgba(0,0,0,{film.SHADOW_ALPHA});" if shadow else ""
    return (
        "<!doctype html><style>body{margin:0;overflow:hidden;background:white}"
        f"main{{position:absolute;top:{film.TOP}px;will-change:transform}}"
        f"div{{position:absolute;width:{width}px;height:{height}px;border-radius:{film.RADIUS}px;{glow}"
        f"color:white;text-align:center;font:{film.FONT_SIZE}px/{height}px {film.FONT}}}</style>"
        f"<main>{cards}</main>"
    )


class Connection:
    """Calls of the DevTools protocol, one after the other."""

    def __init__(self, address):
        self.socket = websocket.create_connection(address, skip_utf8_validation=True)
        self.calls = 0

    def __call__(self, method, **parameters):
        self.calls += 1
        self.socket.send(json.dumps({"id": self.calls, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self.socket.recv())
            if answer.get("id") != self.calls:
                continue
            if "error" in answer:
                sys.exit(f"{method}: {answer['error']}")
            return answer["result"]


def main(kind, folder):
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        browser = subprocess.Popen(
            ["chromium-headless-shell", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"]
            + ["--remote-debugging-port=0", "--remote-allow-origins=*", f"--user-data-dir={profile}"]
            + [f"--force-device-scale-factor={film.SCALE}", f"--window-size={film.WIDTH},{film.HEIGHT}"]
            + ["--enable-begin-frame-control", "--run-all-compositor-stages-before-draw"]
            + ["--disable-threaded-animation", "--disable-threaded-scrolling", "about:blank"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        try:
            draw(kind, folder, os.path.join(profile, "DevToolsActivePort"))
        finally:
            # The command is a script, which would not pass a signal on to the browser.
            os.killpg(browser.pid, signal.SIGTERM)
            browser.wait()


def draw(kind, folder, port_file):
    deadline = time.monotonic() + 20
    port = []
    while len(port) < 2 and time.monotonic() < deadline:
        time.sleep(0.01)
        if os.path.exists(port_file):
            port = open(port_file).read().split("\n")
    control = Connection(f"ws://127.0.0.1:{port[0]}{port[1]}")
    target = control(
        "Target.createTarget", url="data:text/html," + urllib.parse.quote(page(kind == "shadow")),
        width=film.WIDTH, height=film.HEIGHT, enableBeginFrameControl=True,
    )["targetId"]  # fmt: skip
    tab = Connection(f"ws://127.0.0.1:{port[0]}/devtools/page/{target}")
    ready = "document.readyState == 'complete' && !!document.querySelector('main')"
    while not tab("Runtime.evaluate", expression=ready)["result"].get("value"):
        time.sleep(0.01)
    interval = 1000 / 60
    for frame in range(film.FRAMES):
        number, x = film.cards(frame)[0]
        x -= number * (film.CARD[0] + film.SPACING)
        move = f"document.querySelector('main').style.transform = 'translateX({x:.4f}px)'"
        tab("Runtime.evaluate", expression=move)
        answer = tab(
            "HeadlessExperimental.beginFrame", frameTimeTicks=1000 + frame * interval, interval=interval,
            screenshot={"format": "png", "optimizeForSpeed": True},
        )  # fmt: skip
        with open(os.path.join(folder, f"{frame:04}.png"), "wb") as file:
            file.write(base64.b64decode(answer["screenshotData"]))


main(*sys.argv[1:])
