"""Makes what Python starts from in the browser: the precompiled archive and the memory snapshot."""

from dataclasses import dataclass
from pathlib import Path

import environment
import wheel_build
from files import empty
from paths import CACHE, NODE_MODULES, ROOT, WEB
from shell import run_quietly
from stamps import fingerprint, is_fresh, remember

FOLDER = CACHE / "python"
BOOT = WEB / "boot"
MAKERS = (*sorted(BOOT.glob("*.mjs")), *sorted(BOOT.glob("*.py")), BOOT / "standins")


# The zone of whoever builds would be in the memory that is kept.
ANYWHERE = {"TZ": "UTC"}


@dataclass(frozen=True)
class PythonFiles:
    wheel: Path
    archive: Path
    snapshot: Path


def build() -> PythonFiles:
    wheel = wheel_build.build()
    made = PythonFiles(wheel, FOLDER / "python.zip", FOLDER / "snapshot.bin")
    mark = fingerprint([wheel, *MAKERS, ROOT / "package-lock.json"])
    if made.snapshot.exists() and is_fresh("python-files", mark):
        return made
    empty(FOLDER)
    node = environment.require_node()
    run_quietly([node, BOOT / "make_archive.mjs", wheel, made.archive], env=ANYWHERE)
    run_quietly([node, BOOT / "make_snapshot.mjs", made.archive, made.snapshot], env=ANYWHERE)
    remember("python-files", mark)
    return made


def pyodide_lock() -> str:
    """Pyodide's lock file without its packages: we use none of them."""
    import json

    info = json.loads((NODE_MODULES / "pyodide" / "pyodide-lock.json").read_text())["info"]
    return json.dumps({"info": info, "packages": {}}, separators=(",", ":"))
