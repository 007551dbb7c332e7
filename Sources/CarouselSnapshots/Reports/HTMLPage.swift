/// The parts of the report page that are the same every time.
///
/// Without scripts a figure is what is seen side by side: reference | difference | actual. The script shows the stage
/// for the other two modes, on which the actual picture lies over the reference.
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
        img, .layers { background: var(--check); outline: 1px solid #8886 }
        img { max-width: 100% }
        .sheet { display: inline-block }
        .labels { display: flex; justify-content: space-between; opacity: .6 }
        .layers { position: relative; aspect-ratio: var(--width) / var(--height);
          width: min(100%, var(--width) * 1px, 85vh * var(--width) / var(--height)) }
        .layer { position: absolute; inset: 0; background: var(--check), Canvas }
        .layer img { display: block; background: none; outline: 0 }
        .swipe .actual { clip-path: inset(0 0 0 var(--at, 50%)) }
        .blink .actual { animation: blink 1s steps(1) infinite }
        .stage input { width: 100%; margin: .25rem 0 }
        .blink input { visibility: hidden }
        .bar { position: sticky; bottom: 0; z-index: 1; margin: 0; padding: .75rem 0; background: Canvas }
        .bar code { display: block; white-space: pre-wrap; overflow-wrap: anywhere }
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

    static let slider =
        "<input type=\"range\" aria-label=\"where the actual picture begins\">"

    /// Copies the command for what is chosen; seen as soon as something is.
    static let bar = """
        <p class="bar" hidden><button data-copy>Copy the command for the chosen ones</button> <code></code></p>

        """

    static let end = """
        <script>
        for (const slider of document.querySelectorAll(".stage input"))
          slider.oninput = () => slider.parentNode.style.setProperty("--at", slider.value + "%");
        // The command for each scene's chosen pictures, in the words of `AcceptCommand`.
        const bar = document.querySelector(".bar"), code = bar.querySelector("code");
        document.onchange = event => {
          if (event.target.type != "checkbox") return;
          const scenes = new Map();
          for (const box of document.querySelectorAll("input:checked")) {
            const { command, frame, at, geometry } = box.dataset;
            const parts = scenes.get(command) || { frame: [], at: [], geometry: [] };
            for (const [name, value] of Object.entries({ frame, at, geometry }))
              if (value) parts[name].push(value);
            scenes.set(command, parts);
          }
          code.textContent = [...scenes].map(([command, parts]) => command + Object.entries(parts)
            .map(([name, values]) => values.length ? ` --${name} ${values}` : "").join("")).join("\\n");
          bar.hidden = !scenes.size;
        };
        bar.querySelector("button").onclick = () => {
          const range = document.createRange();
          range.selectNodeContents(code);
          getSelection().removeAllRanges();
          getSelection().addRange(range);
          // A page that is opened as a file may not use the newer clipboard.
          document.execCommand("copy");
        };
        for (const button of document.querySelectorAll("button[data-mode]")) {
          button.onclick = () => {
            const figure = button.closest("figure"), mode = button.dataset.mode;
            const box = figure.querySelector(".stage");
            box.className = "stage " + mode;
            box.hidden = mode == "sheet";
            figure.querySelector(".sheet").hidden = mode != "sheet";
            for (const other of figure.querySelectorAll("button"))
              other.setAttribute("aria-pressed", other == button);
          };
        }
        // n and p: the next and the previous failure; d, s, b: its modes; a: its box.
        let current = -1;
        const figures = [...document.querySelectorAll("figure")];
        document.onkeydown = event => {
          if (event.ctrlKey || event.metaKey || event.altKey || event.target.type == "range") return;
          const step = { n: 1, p: -1 }[event.key];
          if (step) {
            current = Math.max(0, Math.min(figures.length - 1, current + step));
            figures[current]?.scrollIntoView();
          }
          const what = { d: "[data-mode=sheet]", s: "[data-mode=swipe]", b: "[data-mode=blink]", a: "[data-command]" };
          figures[current]?.querySelector(what[event.key] || "none")?.click();
        };
        </script>
        </html>

        """
}
