#!/usr/bin/env bash
# Installs what is missing, builds the program, and renders every sample into out/: as PNG at 2 pixels per point,
# two of them as SVG as well. With --gallery, the moving pictures of README.md into .readme/gallery instead.
set -euo pipefail
cd "$(dirname "$0")/.."
source Samples/setup.sh

swift build -c release --product carousel
carousel="$(swift build -c release --show-bin-path)/carousel"
if [ "${1:-}" = --gallery ]; then
    gallery=.readme/gallery
    rm -rf "$gallery"
    grep -v '^#' Samples/gallery.txt | while read -r name ending options; do
        # shellcheck disable=SC2086 # several options
        "$carousel" render "Samples/$name.yaml" $options -o "$gallery/$name.$ending" --quiet </dev/null
    done
    "$carousel" --version >"$gallery/version.txt"
    exit
fi
"$carousel" render Samples/*.yaml --scale 2 -o out
"$carousel" render Samples/snap.yaml Samples/pager.yaml --format svg -o out/svg
