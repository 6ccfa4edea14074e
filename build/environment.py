"""Makes the tools: the virtual environment, the npm packages, a Chromium."""

import contextlib
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from paths import BUILD, CACHE, NODE_MODULES, PYTHON, ROOT, VENV
from shell import Stop, run_quietly
from stages import at_once
from stamps import fingerprint, forget, is_fresh, remember

NODE_WANTED, NODE_OLDEST = 22, 20
SITE_LOCK, TEST_LOCK = BUILD / "requirements-site.lock", BUILD / "requirements.lock"
WHOLE_CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
CHROMIUM_NAMES = ("chromium-headless-shell", *WHOLE_CHROMIUM)
"""The headless shell comes first: it takes a fifth less processor time, and all its pages are drawn all the time."""
PATIENCE = 300
PIP_QUIET = ("--quiet", "--disable-pip-version-check", "--no-input")


def prepare() -> None:
    """Install the tools of the tests and the npm packages."""
    at_once({"python tools": prepare_python, "npm packages": prepare_node})


def prepare_for_site() -> None:
    """Install what the site is built with, which is less than what the tests need."""
    at_once({"python tools": prepare_hatchling, "npm packages": prepare_node})


def prepare_python() -> None:
    """Install exactly the locked packages into the virtual environment, and link the engine into it."""
    mark = fingerprint([TEST_LOCK, SITE_LOCK, ROOT / "pyproject.toml", sys.version])
    prepare_hatchling()
    if is_fresh("python", mark):
        return
    forget("python")
    install(TEST_LOCK)
    pip("install", "--no-deps", "--no-build-isolation", "--editable", ROOT)
    remember("python", mark)


def prepare_hatchling() -> None:
    """Create the virtual environment, unless it is complete, and install what builds the wheel."""
    mark = fingerprint([SITE_LOCK, sys.version])
    if PYTHON.exists() and is_fresh("hatchling", mark):
        return
    for name in ("hatchling", "python"):
        forget(name)
    run_quietly([sys.executable, "-m", "venv", "--clear", VENV])
    install(SITE_LOCK)
    remember("hatchling", mark)


def install(lock: Path, *options: str | Path) -> None:
    """Exactly the wheels of a lockfile, by their checksums: nothing else is fetched, and no package's code is run."""
    pip("install", "--no-deps", "--only-binary=:all:", "--require-hashes", *options, "-r", lock)


def pip(*arguments: str | Path) -> None:
    run_quietly([PYTHON, "-m", "pip", arguments[0], *PIP_QUIET, *arguments[1:]])


def prepare_micropip() -> Path:
    """The wheel of micropip, which people use to install ours; only a test needs it."""
    lock, folder = BUILD / "requirements-pyodide.lock", CACHE / "micropip"
    mark = fingerprint([lock])
    if not is_fresh("micropip", mark) or not folder.exists():
        shutil.rmtree(folder, ignore_errors=True)
        # It is for Pyodide's Python, not for ours.
        target = ("--no-deps", "--only-binary=:all:", "--python-version", "3.14", "--dest", folder)
        pip("download", *target, "--require-hashes", "-r", lock)
        remember("micropip", mark)
    [wheel] = folder.glob("micropip-*.whl")
    return wheel


def prepare_tools(name: str) -> Path:
    """Install requirements-NAME.lock, which only one command needs, into a separate folder, and return the folder."""
    lock, folder = lock_of(name), CACHE / f"{name}-tools"
    mark = fingerprint([lock, sys.version])
    if not is_fresh(folder.name, mark) or not folder.exists():
        shutil.rmtree(folder, ignore_errors=True)
        install(lock, "--target", folder)
        remember(folder.name, mark)
    return folder


def lock_of(name: str) -> Path:
    return BUILD / f"requirements-{name}.lock"


def prepare_node() -> None:
    """The npm packages of package-lock.json."""
    require_node()
    mark = fingerprint([ROOT / "package.json", ROOT / "package-lock.json"])
    if (NODE_MODULES / ".package-lock.json").exists() and is_fresh("node", mark):
        return
    forget("node")
    run_quietly([npm(), "ci", "--ignore-scripts", "--no-audit", "--no-fund"])
    remember("node", mark)


@cache
def require_node() -> str:
    node = shutil.which("node")
    if node is None:
        raise Stop(f"Node.js is not installed: Mapwright is built with Node {NODE_WANTED} or newer")
    version = subprocess.run([node, "--version"], capture_output=True, text=True).stdout.strip()
    major = version.removeprefix("v").split(".")[0]
    if not major.isdigit() or int(major) < NODE_OLDEST:
        raise Stop(f"Node.js {version} is too old: Mapwright is built with Node {NODE_WANTED} or newer")
    if int(major) < NODE_WANTED:
        print(
            f"   Node.js {version} gets no security fixes any more: Node {NODE_WANTED} or newer is wanted", flush=True
        )
    return node


def npm() -> str:
    found = shutil.which("npm")
    if found is None:
        raise Stop("npm is not installed: it usually comes with Node.js")
    return found


def npm_tool(name: str) -> Path:
    """A program that an npm package brings."""
    return NODE_MODULES / ".bin" / (f"{name}.cmd" if os.name == "nt" else name)


def prepare_chromium() -> Path:
    """The Chromium for the browser tests: of the machine, else Playwright's, else Debian's."""
    found = find_chromium() or _from_playwright() or _from_debian()
    if found is None:
        raise Stop("no Chromium: install chromium or google-chrome so that it is on the PATH")
    return found


def find_chromium(names: Sequence[str] = CHROMIUM_NAMES) -> Path | None:
    for name in names:
        if found := shutil.which(name):
            return Path(found)
    return _playwrights_own()


def _playwrights_own() -> Path | None:
    ask = "from playwright.sync_api import sync_playwright as s\nwith s() as p: print(p.chromium.executable_path)"
    done = subprocess.run([str(PYTHON), "-c", ask], capture_output=True, text=True)
    path = Path(done.stdout.strip() or "missing")
    return path if path.exists() else None


def _from_playwright() -> Path | None:
    print("   installing Playwright's Chromium …", flush=True)
    # Its answer does not matter: where its download is refused or hangs, Debian's package is next.
    with contextlib.suppress(subprocess.TimeoutExpired):
        install = [str(PYTHON), "-m", "playwright", "install", "chromium"]
        subprocess.run(install, capture_output=True, timeout=PATIENCE)
    return _playwrights_own()


def _from_debian() -> Path | None:
    install_from_debian("chromium-headless-shell")
    return find_chromium()


def install_from_debian(*packages: str) -> None:
    """Where Debian's packages can be had, and by whom they can be installed; elsewhere nothing happens."""
    apt = shutil.which("apt-get")
    if apt is None or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return
    print(f"   installing Debian's {' '.join(packages)} …", flush=True)
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    run_quietly([apt, "update", "-qq"], env=quiet)
    run_quietly([apt, "install", "-y", "-qq", "--no-install-recommends", *packages], env=quiet)
