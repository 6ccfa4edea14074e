"""Makes what Python starts from in the browser: precompiled archives, the memory snapshot, and Pyodide in halves."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import environment
import wheel_build
from files import empty
from paths import BUILD, CACHE, NODE_MODULES, ROOT, WEB
from shell import run_quietly
from stamps import fingerprint, is_fresh, remember

FOLDER = CACHE / "python"
BOOT = WEB / "boot"
HOT = BOOT / "hot.txt"
MAKERS = (*sorted(BOOT.glob("*.mjs")), *sorted(BOOT.glob("*.py")), BOOT / "standins", BUILD / "split", HOT)


@dataclass(frozen=True)
class PythonFiles:
    wheel: Path
    archive: Path
    more: Path
    snapshot: Path
    engine: Path
    rest: Path
    glue: Path
    sandbox: Path
    """What the workshop's interpreter loads in addition to the snapshot."""


def build() -> PythonFiles:
    return _build(FOLDER, "python-files")


def build_for_profile() -> PythonFiles:
    """Of a module that is not divided, and writes down which of its functions run."""
    return _build(CACHE / "python-profile", "python-profile", "profile")


def _build(folder: Path, stamp: str, *how: str) -> PythonFiles:
    wheel = wheel_build.build()
    names = ("python.zip", "more.zip", "snapshot.bin", "engine.wasm", "rest.wasm", "glue.mjs", "sandbox.zip")
    made = PythonFiles(wheel, *(folder / name for name in names))
    mark = fingerprint([wheel, *MAKERS, ROOT / "package-lock.json"])
    if made.snapshot.exists() and is_fresh(stamp, mark):
        return made
    empty(folder)
    node = environment.require_node()
    with ThreadPoolExecutor(1) as beside:
        sandbox = beside.submit(run_quietly, [node, BOOT / "make_sandbox.mjs", wheel, made.sandbox])
        run_quietly([node, BOOT / "make_archive.mjs", wheel, made.archive, made.more])
        print(run_quietly([node, BOOT / "make_snapshot.mjs", made.archive, HOT, folder, *how]), end="")
    sandbox.result()
    remember(stamp, mark)
    return made


def pyodide_lock() -> str:
    """Pyodide's lock file without its packages: we use none of them."""
    import json

    info = json.loads((NODE_MODULES / "pyodide" / "pyodide-lock.json").read_text())["info"]
    return json.dumps({"info": info, "packages": {}}, separators=(",", ":"))
