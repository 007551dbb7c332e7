/// The parts of the report page that are the same every time.
///
/// A figure's picture is reference | difference | actual. Without scripts that is what is seen: side by side. The
/// script cuts the two outer ones out of it for the other two modes.
enum HTMLPage {
    static let head = """
        <!DOCTYPE html>
        <html lang="en">
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width">
        <title>carousel snapshot</title>
        <style>
        :root { color-scheme: light dark; font: 15px/1.45 -apple-system, "Inter", sans-serif }
        body { margin: 2rem auto; max-width: 90rem; padding: 0 1rem }
        h2 { margin-top: 3rem }
        ol { columns: 20rem }
        .passed::before { content: "✓ "; color: #28a745 }
        .failed::before { content: "✗ "; color: #d73a49 }
        pre { white-space: pre-wrap; overflow-wrap: anywhere }
        figure { margin: 2rem 0; --check: conic-gradient(#8883 25%, #0000 0 50%, #8883 0 75%, #0000 0) 0 0 / 16px 16px }
        figcaption { font-weight: 600 }
        nav { margin: .5rem 0 }
        button { font: inherit; margin-right: .25rem }
        button[aria-pressed=true] { font-weight: 700 }
        img, .stage { background: var(--check); outline: 1px solid #8886 }
        img { max-width: 100% }
        .sheet { display: inline-block }
        .labels { display: flex; justify-content: space-between; opacity: .6 }
        .stage { display: inline-grid }
        .stage canvas { grid-area: 1 / 1; max-width: 100%; max-height: 85vh }
        .swipe .actual { clip-path: inset(0 0 0 var(--at, 50%)) }
        .blink .actual { animation: blink 1s steps(1) infinite }
        .stage input { grid-row: 2; width: 100%; margin: .25rem 0 }
        .blink input { visibility: hidden }
        @keyframes blink { 50% { opacity: 0 } }
        [hidden] { display: none }
        </style>

        """

    static let modes = """
        <nav><button data-mode="sheet" aria-pressed="true">Side by side</button>\
        <button data-mode="swipe">Swipe</button><button data-mode="blink">Blink</button></nav>
        """

    static let labels =
        "<div class=\"labels\"><span>reference</span><span>difference</span><span>actual</span></div>"

    static let end = """
        <script>
        // Makes the canvases on which the reference lies under the actual picture.
        function stage(figure) {
          const sheet = figure.querySelector("img");
          const [width, height, actualWidth, actualHeight] = figure.dataset.sheet.split(" ").map(Number);
          const box = document.createElement("div");
          const parts = [["reference", 0, width, height],
            ["actual", sheet.naturalWidth - actualWidth, actualWidth, actualHeight]];
          for (const [name, left, w, h] of parts) {
            const canvas = document.createElement("canvas");
            canvas.className = name;
            canvas.width = w;
            canvas.height = h;
            canvas.getContext("2d").drawImage(sheet, left, 0, w, h, 0, 0, w, h);
            box.append(canvas);
          }
          const slider = document.createElement("input");
          slider.type = "range";
          slider.setAttribute("aria-label", "where the actual picture begins");
          slider.oninput = () => box.style.setProperty("--at", slider.value + "%");
          box.append(slider);
          figure.append(box);
          return box;
        }
        for (const button of document.querySelectorAll("button[data-mode]")) {
          button.onclick = () => {
            const figure = button.closest("figure"), mode = button.dataset.mode;
            const box = figure.querySelector(".stage") || stage(figure);
            box.className = "stage " + mode;
            box.hidden = mode == "sheet";
            figure.querySelector(".sheet").hidden = mode != "sheet";
            for (const other of figure.querySelectorAll("button"))
              other.setAttribute("aria-pressed", other == button);
          };
        }
        </script>
        </html>

        """
}
