"""Compresses the site for servers that send files as they are, and keeps the download within its budget."""

import json
from collections.abc import Iterable
from pathlib import Path

import environment
from files import copy
from paths import BUILD, CACHE, NODE_MODULES
from shell import Stop, run_quietly

FOLDER = CACHE / "compressed"
PACKED = {".br", ".gz"}
# Compressed already, or too small to matter.
AS_THEY_ARE = {".woff2", ".png", ".jpg", ".whl", ".avif"}
SCRIPTS_AND_STYLES = ("shell-*", "soon-*.css", "app-*.css", "early-*.js", "main-*.js", "chunk-*.js", "en-*.js")
PYTHON_IN_THE_PAGE = (
    "fetcher-*.js",
    "pyscript-*/*.js",
    "interpreter-*.js",
    "worker-*.py",
    "snapshot-*.bin",
    "engine-*.wasm",
)
BARE_PYODIDE = ("pyodide.asm.wasm", "pyodide.asm.mjs", "pyodide.mjs", "python_stdlib.zip", "pyodide-lock.json")

Sizes = dict[str, dict[str, int]]


def compress(site: Path) -> None:
    """Lay a .br and a .gz beside each file, where that makes it smaller."""
    files = [file for file in sorted(site.rglob("*")) if file.is_file() and file.suffix not in AS_THEY_ARE | PACKED]
    for name, size in measure(files).items():
        for kind in ("br", "gz"):
            packed = FOLDER / f"{size['hash']}.{kind}"
            if packed.stat().st_size < size["plain"]:
                copy(packed, Path(f"{name}.{kind}"))


def measure(files: Iterable[Path]) -> Sizes:
    FOLDER.mkdir(parents=True, exist_ok=True)
    node = environment.require_node()
    sizes: Sizes = json.loads(run_quietly([node, BUILD / "compress.mjs", FOLDER, *files]))
    return sizes


def bytes_to_play(site: Path) -> dict[str, int]:
    """What a first visit downloads until a card can be placed, compressed, by file."""
    assets = site / "assets"
    wanted = [site / "index.html", *_matching(assets, *SCRIPTS_AND_STYLES, *PYTHON_IN_THE_PAGE)]
    fonts = [font for font in _matching(assets, "alegreya*-latin-*-normal-*.woff2") if "latin-ext" not in font.name]
    packed = [*fonts, *_matching(assets, "map-day-*.avif", "sheets-day-*.avif")]
    sizes = {Path(name).name: size["brotli"] for name, size in measure(wanted).items()}
    return {**sizes, **{file.name: file.stat().st_size for file in packed}}


def bare_pyodide() -> int:
    files = [NODE_MODULES / "pyodide" / name for name in BARE_PYODIDE]
    return sum(size["brotli"] for size in measure(files).values())


def check_budget(site: Path) -> None:
    """Print the sizes; fail when playing costs more than a bare Pyodide."""
    sizes = bytes_to_play(site)
    total, budget = sum(sizes.values()), bare_pyodide()
    for name, size in sorted(sizes.items(), key=lambda item: -item[1])[:8]:
        print(f"   {size / 1000:>8,.0f} kB  {name}")
    print(f"   {total / 1000:>8,.0f} kB  to play, brotli; bare Pyodide {budget / 1000:,.0f} kB")
    if total > budget:
        raise Stop(f"{total:,} bytes to play are more than the {budget:,} of bare Pyodide")


def _matching(folder: Path, *patterns: str) -> list[Path]:
    return [file for pattern in patterns for file in sorted(folder.glob(pattern)) if file.suffix not in PACKED]
