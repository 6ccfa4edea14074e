"""Compression of the site for servers that send files as they are, and the budget of the download."""

import json
from collections.abc import Iterable, Mapping
from pathlib import Path

import environment
from files import copy_file
from paths import BUILD, CACHE, NODE_MODULES
from programs import BuildError, run_quietly

COMPRESSED_CACHE = CACHE / "compressed"
NO_COMPRESSION, QUICK, BEST = 0, 5, 11
"""Levels of compression: none, for a local server; Brotli's 5 for tests; 11, which takes minutes, for publication."""
PACKED = {".br", ".gz"}
# Formats that are compressed already.
INCOMPRESSIBLE = {".woff2", ".png", ".jpg", ".whl", ".avif"}
SCRIPTS_AND_STYLES = ("shell-*", "soon-*.css", "app-*.css", "early-*.js", "main-*.js", "chunk-*.js", "en-*.js")
# Files by kind, of the site and of a bare Pyodide.
MODULE, LIBRARY, GLUE, PYSCRIPT = "the module", "Python's library, the engine", "the glue", "PyScript"
PYTHON_IN_THE_PAGE = {
    MODULE: ("engine-*.wasm",),
    LIBRARY: ("snapshot-*.bin",),
    GLUE: ("interpreter-*.js",),
    PYSCRIPT: ("fetch-worker-*.js", "pyscript-*/*.js", "worker-*.py"),
}
BARE_PYODIDE = {
    MODULE: ("pyodide.asm.wasm",),
    LIBRARY: ("python_stdlib.zip",),
    GLUE: ("pyodide.asm.mjs", "pyodide.mjs"),
    "the list of packages": ("pyodide-lock.json",),
}
ON_DEMAND_FILES = (("rest", ".wasm"), ("more", ".zip"))
PAGE = "the page"
BUDGET = {QUICK: 0.469, BEST: 0.445}
"""The largest download of a first visit, as a share of a bare Pyodide at the same level; BEST counts in publication."""
USUAL = {MODULE: 0.126, LIBRARY: 0.214, GLUE: 0.0154, PYSCRIPT: 0.0068, PAGE: 0.0716}
"""What each part has at BEST of that, to name the part that grew."""

Sizes = dict[str, dict[str, int]]


def compress(site: Path, level: int) -> None:
    """Write a .br and a .gz next to each file, where that makes it smaller."""
    files = [file for file in sorted(site.rglob("*")) if file.is_file() and file.suffix not in INCOMPRESSIBLE | PACKED]
    for name, size in measure(files, level).items():
        for kind in ("br", "gz"):
            packed = COMPRESSED_CACHE / f"{size['hash']}-{level}.{kind}"
            if packed.stat().st_size < size["plain"]:
                copy_file(packed, Path(f"{name}.{kind}"))


def measure(files: Iterable[Path], level: int) -> Sizes:
    COMPRESSED_CACHE.mkdir(parents=True, exist_ok=True)
    node = environment.require_node()
    sizes: Sizes = json.loads(run_quietly([node, BUILD / "compress.mjs", COMPRESSED_CACHE, str(level), *files]))
    return sizes


def compressed_sizes(files: Iterable[Path], level: int) -> dict[Path, int]:
    """Return how many bytes of each file are sent."""
    if level == NO_COMPRESSION:
        return {file: file.stat().st_size for file in files}
    return {Path(name): size["brotli"] for name, size in measure(files, level).items()}


def bytes_to_play(site: Path, level: int) -> dict[str, int]:
    """Return what a first visit downloads until a card can be placed, compressed, by file."""
    return {name: size for files in sizes_by_kind(site, level).values() for name, size in files.items()}


def sizes_by_kind(site: Path, level: int) -> dict[str, dict[str, int]]:
    """Return what a first visit downloads until a card can be placed, by kind and file."""
    fonts = _matching(site, "alegreya*-latin-*-normal-*.woff2")
    pictures = _matching(site, "map-day-*.avif", "sheets-day-*.avif")
    files = {kind: _matching(site, *patterns) for kind, patterns in PYTHON_IN_THE_PAGE.items()}
    files[PAGE] = [site / "index.html", *_matching(site, *SCRIPTS_AND_STYLES)]
    sizes = {kind: {file.name: size for file, size in compressed_sizes(files[kind], level).items()} for kind in files}
    plain = [*pictures, *(font for font in fonts if "latin-ext" not in font.name)]
    return {**sizes, PAGE: {**sizes[PAGE], **{file.name: file.stat().st_size for file in plain}}}


def totals_by_kind(site: Path, level: int) -> dict[str, int]:
    return {kind: sum(files.values()) for kind, files in sizes_by_kind(site, level).items()}


def bare_pyodide(level: int) -> dict[str, int]:
    """Return what Pyodide itself downloads, by kind."""
    files = {kind: [NODE_MODULES / "pyodide" / name for name in names] for kind, names in BARE_PYODIDE.items()}
    return {kind: sum(compressed_sizes(files[kind], level).values()) for kind in files}


def size_table(site: Path, level: int) -> str:
    """Return kilobytes by kind compared with a bare Pyodide, and what is downloaded only when it is needed."""
    ours, bare = totals_by_kind(site, level), bare_pyodide(level)
    total, other = sum(ours.values()), sum(bare.values())
    rows = [(kind, ours.get(kind), bare.get(kind)) for kind in {**ours, **bare}]
    rows.append((f"together: {total / other:.2f}", total, other))
    for stem, suffix in ON_DEMAND_FILES:
        files = _matching(site, f"{stem}-*{suffix}")
        rows.append((f"only when it is needed: {stem}{suffix}", sum(compressed_sizes(files, level).values()), None))
    lines = [_row(kind, _kilobytes(size), _kilobytes(pyodide)) for kind, size, pyodide in rows]
    return "\n".join([_row("kB to play, brotli", "Mapwright", "bare Pyodide"), *lines])


def check_budget(site: Path, level: int) -> None:
    """Print the sizes; raise BuildError when a first visit downloads more than its share of a bare Pyodide."""
    print(size_table(site, level))
    if message := over_budget(totals_by_kind(site, level), sum(bare_pyodide(level).values()), level):
        raise BuildError(message)


def over_budget(parts: Mapping[str, int], bare: int, level: int) -> str:
    """Return a sentence that names the parts that grew, or an empty text if all parts together fit."""
    share = sum(parts.values()) / bare
    if share <= BUDGET[level]:
        return ""
    scale = bare * BUDGET[level] / BUDGET[BEST]
    grown = [
        f"{name} by {_kilobytes(round(size - USUAL[name] * scale))} kB"
        for name, size in parts.items()
        if size > USUAL[name] * scale * 1.02
    ]
    limit = f"more than {BUDGET[level]}; larger than usual: {', '.join(grown)}"
    return f"playing downloads {share:.3f} of bare Pyodide, {limit}"


def _row(*cells: str) -> str:
    return f"   {cells[0]:<36}{cells[1]:>10}{cells[2]:>14}"


def _kilobytes(size: int | None) -> str:
    return "" if size is None else f"{size / 1000:,.0f}"


def _matching(site: Path, *patterns: str) -> list[Path]:
    """Return the files of `assets` with one of these names."""
    files = [file for pattern in patterns for file in sorted((site / "assets").glob(pattern))]
    return [file for file in files if file.suffix not in PACKED]
