# Installs the system packages that are missing; sourced by Samples/render.sh and Tests/run.sh.
# Pass "tests" for what the tests need besides.

if ! command -v swift >/dev/null; then
    echo "setup: Swift 6 is missing; install it from swift.org (or Xcode on macOS)" >&2
    exit 1
fi

debian_packages=(pkg-config libcairo2-dev libpango1.0-dev libpng-dev libjpeg-dev liblcms2-dev libyaml-dev
    fonts-inter fonts-nanum fonts-noto-color-emoji)
brew_packages=(pkgconf cairo pango libpng jpeg-turbo little-cms2 libyaml font-inter font-nanum-gothic
    font-noto-color-emoji)
if [ "${1:-}" = tests ]; then
    debian_packages+=(fonts-tlwg-loma-otf librsvg2-bin chromium-headless-shell ffmpeg pngcheck inkscape
        python3-pil python3-jsonschema python3-venv)
    brew_packages+=(librsvg ffmpeg pngcheck pillow)
fi

if [ "$(uname)" = Darwin ]; then
    for package in "${brew_packages[@]}"; do
        brew list "$package" >/dev/null 2>&1 || brew install "$package"
    done
elif command -v apt-get >/dev/null; then
    missing=()
    for package in "${debian_packages[@]}"; do
        dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q '^install ok installed' ||
            missing+=("$package")
    done
    if [ ${#missing[@]} -gt 0 ]; then
        echo "setup: installing ${missing[*]}" >&2
        root=()
        [ "$(id -u)" = 0 ] || root=(sudo)
        "${root[@]}" apt-get update -qq
        "${root[@]}" env DEBIAN_FRONTEND=noninteractive \
            apt-get install -y -qq --no-install-recommends "${missing[@]}" >&2
    fi
else
    echo "setup: install the equivalents of these Debian packages: ${debian_packages[*]}" >&2
fi
