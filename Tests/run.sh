#!/usr/bin/env bash
# Installs what is missing, then builds and runs all tests. Arguments go on to `swift test`, as --filter.
#
# Built for release: comparing and blurring pixels takes many times as long in a debug build.
set -euo pipefail
cd "$(dirname "$0")/.."
source Samples/setup.sh tests

# Renderers of SVG that no system package has; the tests that need them say so where they are missing.
renderers=.build/svg-renderers
if [ ! -d $renderers ]; then
    python3 -m venv $renderers &&
        $renderers/bin/pip install --quiet resvg_py==0.5.0 skia-python==144.1 thorvg-python==1.1.3 pillow ||
        { rm -rf $renderers && echo "tests: no renderers from PyPI; their tests are skipped" >&2; }
fi

release=(-c release -Xswiftc -enable-testing)
swift build "${release[@]}" --build-tests
swift test "${release[@]}" --skip-build "$@"
