#!/usr/bin/env bash
# Installs what is missing, builds the program, and renders every sample into out/: as PNG at 2 pixels per point,
# two of them as SVG as well.
set -euo pipefail
cd "$(dirname "$0")/.."
source Samples/setup.sh

swift build -c release --product carousel
carousel="$(swift build -c release --show-bin-path)/carousel"
"$carousel" render Samples/*.yaml --scale 2 -o out
"$carousel" render Samples/snap.yaml Samples/pager.yaml --format svg -o out/svg
