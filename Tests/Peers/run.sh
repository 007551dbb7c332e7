#!/usr/bin/env bash
# Times this program beside what one might use instead, on the same films and the same machine, and prints how many
# times faster it is. Arguments go on to compare.py: --runs N, --only flat,shadow,…
#
# Keep the machine idle meanwhile: the ratios of a busy one mean little.
set -euo pipefail
cd "$(dirname "$0")"
root="$(cd ../.. && pwd)"
work="${PEERS_FOLDER:-$root/.build/peers}"

missing=()
command -v chromium-headless-shell >/dev/null || missing+=(chromium-headless-shell)
[ -e /usr/share/fonts/truetype/dejavu/DejaVuSans.ttf ] || missing+=(fonts-dejavu-core)
command -v compare >/dev/null || missing+=(imagemagick)
if [ ${#missing[@]} -gt 0 ]; then
    echo "peers: please install ${missing[*]}" >&2
    exit 1
fi
if ! "$work/venv/bin/python" -c 'import pixelmatch' 2>/dev/null; then
    python3 -m venv "$work/venv"
    "$work/venv/bin/pip" install --quiet pycairo numpy pillow websocket-client resvg-cli pixelmatch
fi
if [ -z "${CAROUSEL:-}" ]; then
    swift build --package-path "$root" -c release --product carousel
    swift build --package-path "$root" -c release --product carousel-benchmark
    CAROUSEL="$(swift build --package-path "$root" -c release --show-bin-path)/carousel"
fi
exec "$work/venv/bin/python" compare.py --carousel "$CAROUSEL" --folder "$work" "$@"
