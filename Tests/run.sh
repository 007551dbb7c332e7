#!/usr/bin/env bash
# Installs what is missing, then builds and runs all tests. Arguments go on to `swift test`, as --filter.
#
# Built for release: comparing and blurring pixels takes many times as long in a debug build.
set -euo pipefail
cd "$(dirname "$0")/.."
source Samples/setup.sh tests

release=(-c release -Xswiftc -enable-testing)
swift build "${release[@]}" --build-tests
swift test "${release[@]}" --skip-build "$@"
