"""Bundles the front end and our interpreter module, and points the pages at the results."""

import json
import posixpath
import re
from pathlib import Path

import environment
import python_build
from files import copy, copy_hashed, empty, read_json, write_json
from paths import BUILD, CACHE, NODE_MODULES, ROOT, WEB
from python_build import PythonFiles
from shell import run_quietly
from stamps import fingerprint, is_fresh, remember

ENTRIES = ("src/main.ts", "src/embed.ts", "styles/app.css", "styles/embed.css")
PYSCRIPT = NODE_MODULES / "@pyscript" / "core" / "dist"
PYODIDE = NODE_MODULES / "pyodide"
# PyScript's own entry, the module behind it, and the one plugin that it loads even when told not to.
PYSCRIPT_FILES = ("core.js", "core-*.js", "error-*.js")

Names = dict[str, str]


def build(python: PythonFiles, assets: Path) -> Names:
    """Fill `assets`; say which file each entry of the pages became."""
    files = copy_parts(python, assets)
    interpreter = bundle("interpreter", ["web/boot/interpreter.ts"], {"PYODIDE_LOCK": python_build.pyodide_lock()}, assets)
    boot = {
        "core": copy_pyscript(assets),
        "interpreter": interpreter["web/boot/interpreter.ts"],
        "worker": copy_hashed(WEB / "boot" / "worker.py", assets),
    }
    entries = [f"web/{entry}" for entry in ENTRIES if (WEB / entry).exists()]
    return bundle("page", entries, {"BOOT_FILES": boot, "DOWNLOADS": files}, assets)


def copy_parts(python: PythonFiles, assets: Path) -> dict[str, dict[str, str | int]]:
    parts = {"wasm": PYODIDE / "pyodide.asm.wasm", "snapshot": python.snapshot, "archive": python.archive}
    return {part: {"name": copy_hashed(file, assets), "size": file.stat().st_size} for part, file in parts.items()}


def copy_pyscript(assets: Path) -> str:
    """PyScript as it is shipped; its files name each other, so they keep their names in a folder of its version."""
    folder = f"pyscript-{read_json(PYSCRIPT.parent / 'package.json')['version']}"
    for pattern in PYSCRIPT_FILES:
        for file in sorted(PYSCRIPT.glob(pattern)):
            copy(file, assets / folder / file.name)
    return f"{folder}/core.js"


def bundle(name: str, entries: list[str], define: dict[str, object], assets: Path) -> Names:
    """Run esbuild, or take what it made last time from the same sources."""
    folder = CACHE / "bundles" / name
    mark = fingerprint([json.dumps([entries, define]), WEB, BUILD / "bundle.mjs", ROOT / "package-lock.json"])
    if not is_fresh(f"bundle-{name}", mark):
        empty(folder)
        job = {"entries": entries, "outdir": str(folder / "files"), "define": define}
        made = run_quietly([environment.require_node(), BUILD / "bundle.mjs", json.dumps(job)])
        write_json(folder / "names.json", json.loads(made.strip().splitlines()[-1]))
        remember(f"bundle-{name}", mark)
    for file in sorted((folder / "files").iterdir()):
        copy(file, assets / file.name)
    names: Names = read_json(folder / "names.json")
    return names


def write_pages(names: Names, site: Path) -> None:
    """Copy every page of web/, with the names of sources replaced by the names of what was made of them."""
    for page in sorted(WEB.rglob("*.html")):
        place = page.relative_to(WEB)
        up = "../" * (len(place.parts) - 1)

        def link(match: re.Match[str], place: Path = place, up: str = up) -> str:
            source = posixpath.normpath(posixpath.join("web", place.parent.as_posix(), match[2]))
            return f'{match[1]}="{up}assets/{names[source]}"' if source in names else match[0]

        text = re.sub(r'\b(href|src)="([^"]+)"', link, page.read_text(encoding="utf-8"))
        target = site / place
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
