"""Builds the files that Python starts from in the browser: archives, the memory snapshot, and the split module."""

import os
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import environment
import wheel_build
from build_cache import build_if_changed
from files import emptied
from paths import BUILD, CACHE, NODE_MODULES, ROOT, WEB
from programs import run_quietly

FOLDER = CACHE / "python"
SCRIPTS = BUILD / "python"
HOT_FUNCTIONS = SCRIPTS / "hot.txt"
INPUTS = (SCRIPTS, BUILD / "split", WEB / "worker")


@dataclass(frozen=True)
class PythonFiles:
    wheel: Path
    archive: Path
    on_demand_modules: Path
    snapshot: Path
    primary_module: Path
    cold_module: Path
    glue: Path
    sandbox: Path
    """What the workshop's interpreter loads in addition to the snapshot."""


def build() -> PythonFiles:
    return _build(FOLDER, "python-files")


def build_for_profile() -> PythonFiles:
    """Build the files with an unsplit module that records which of its functions run."""
    return _build(CACHE / "python-profile", "python-profile", "profile")


def _build(folder: Path, stamp: str, *options: str) -> PythonFiles:
    wheel = wheel_build.build()
    names = ("python.zip", "more.zip", "snapshot.bin", "engine.wasm", "rest.wasm", "glue.mjs", "sandbox.zip")
    files = PythonFiles(wheel, *(folder / name for name in names))
    inputs: list[Path | str] = [wheel, *INPUTS, ROOT / "package-lock.json", os.environ.get("MAPWRIGHT_WITHOUT", "")]
    build_if_changed(stamp, inputs, files.snapshot, lambda: _write(files, folder, *options))
    return files


def _write(files: PythonFiles, folder: Path, *options: str) -> None:
    emptied(folder)
    node = environment.require_node()
    with ThreadPoolExecutor(1) as executor:
        sandbox = executor.submit(run_quietly, [node, SCRIPTS / "make_sandbox.mjs", files.wheel, files.sandbox])
        run_quietly([node, SCRIPTS / "make_archive.mjs", files.wheel, files.archive, files.on_demand_modules])
        command: list[str | Path] = [
            node,
            SCRIPTS / "make_snapshot.mjs",
            files.archive,
            HOT_FUNCTIONS,
            folder,
            *options,
        ]
        print(run_quietly(command), end="")
    sandbox.result()


def pyodide_lock() -> str:
    """Return Pyodide's lock file without packages: the game uses none of them."""
    import json

    info = json.loads((NODE_MODULES / "pyodide" / "pyodide-lock.json").read_text())["info"]
    return json.dumps({"info": info, "packages": {}}, separators=(",", ":"))
