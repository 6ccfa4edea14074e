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
# By kind, and the same of a bare Pyodide.
MODULE, LIBRARY, GLUE, PYSCRIPT = "the module", "Python's library, the engine", "the glue", "PyScript"
PYTHON_IN_THE_PAGE = {
    MODULE: ("engine-*.wasm",),
    LIBRARY: ("snapshot-*.bin",),
    GLUE: ("interpreter-*.js",),
    PYSCRIPT: ("fetcher-*.js", "pyscript-*/*.js", "worker-*.py"),
}
BARE_PYODIDE = {
    MODULE: ("pyodide.asm.wasm",),
    LIBRARY: ("python_stdlib.zip",),
    GLUE: ("pyodide.asm.mjs", "pyodide.mjs"),
    "the list of packages": ("pyodide-lock.json",),
}
LATER = ("rest.wasm", "more.zip")
# Of a bare Pyodide: what a first visit may cost.
BUDGET = 0.5

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
    return {name: size for part in parts(site).values() for name, size in part.items()}


def parts(site: Path) -> dict[str, dict[str, int]]:
    """The same by kind."""
    assets = site / "assets"
    fonts = [font for font in _matching(assets, "alegreya*-latin-*-normal-*.woff2") if "latin-ext" not in font.name]
    pictures = _matching(assets, "map-day-*.avif", "sheets-day-*.avif")
    packed = {name: _packed(_matching(assets, *patterns)) for name, patterns in PYTHON_IN_THE_PAGE.items()}
    page = _packed([site / "index.html", *_matching(assets, *SCRIPTS_AND_STYLES)])
    return {**packed, "the page": {**page, **{file.name: file.stat().st_size for file in [*fonts, *pictures]}}}


def bare_pyodide() -> int:
    return sum(bare_parts().values())


def bare_parts() -> dict[str, int]:
    folder = NODE_MODULES / "pyodide"
    return {name: sum(_packed([folder / file for file in files]).values()) for name, files in BARE_PYODIDE.items()}


def table(site: Path) -> str:
    """Kilobytes by kind beside a bare Pyodide, and what comes later if at all."""
    ours = {name: sum(sizes.values()) for name, sizes in parts(site).items()}
    bare = bare_parts()
    total, other = sum(ours.values()), sum(bare.values())
    rows = [(name, ours.get(name), bare.get(name)) for name in {**ours, **bare}]
    lines = [_row(name, _kilobytes(mine), _kilobytes(theirs)) for name, mine, theirs in rows]
    return "\n".join(
        [
            _row("kB to play, brotli", "Mapwright", "bare Pyodide"),
            *lines,
            _row(f"together: {total / other:.2f}", _kilobytes(total), _kilobytes(other)),
            *(_row(f"only when it is needed: {name}", _kilobytes(_later(site, name)), "") for name in LATER),
        ]
    )


def _later(site: Path, name: str) -> int:
    stem, _, kind = name.partition(".")
    return sum(_packed(_matching(site / "assets", f"{stem}-*.{kind}")).values())


def check_budget(site: Path, most: float = 1) -> None:
    """Print the sizes; fail when playing costs more than that share of a bare Pyodide."""
    print(table(site))
    total, budget = sum(bytes_to_play(site).values()), most * bare_pyodide()
    if total > budget:
        raise Stop(f"{total:,} bytes to play are more than {most} of bare Pyodide, {budget:,.0f}")


def _row(*cells: str) -> str:
    return f"   {cells[0]:<36}{cells[1]:>10}{cells[2]:>14}"


def _kilobytes(size: int | None) -> str:
    return "" if size is None else f"{size / 1000:,.0f}"


def _packed(files: Iterable[Path]) -> dict[str, int]:
    return {Path(name).name: size["brotli"] for name, size in measure(files).items()}


def _matching(folder: Path, *patterns: str) -> list[Path]:
    return [file for pattern in patterns for file in sorted(folder.glob(pattern)) if file.suffix not in PACKED]
