"""Installs the tools: the virtual environment, the npm packages, the page's generated sources, a Chromium."""

import contextlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from build_cache import build_if_changed, delete_hash
from files import read_json
from paths import BUILD, CACHE, NODE_MODULES, PYTHON, ROOT, VENV
from programs import BuildError, run_quietly
from stages import run_parallel

NODE_RECOMMENDED = 22
"""Older ones get no security fixes any more."""
LOCKS = BUILD / "locks"
SITE_LOCK, TEST_LOCK = LOCKS / "site.lock", LOCKS / "tests.lock"
OLDEST_PYTHON = "3.11"
"""As in pyproject.toml."""
FULL_CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
CHROMIUM_NAMES = ("chromium-headless-shell", *FULL_CHROMIUM_NAMES)
"""The headless shell comes first: it takes a fifth less processor time, and all its pages are drawn all the time."""
PLAYWRIGHT_TIMEOUT = 300
NPM_QUIET = ("--no-audit", "--no-fund", "--fetch-retries=1", "--fetch-retry-mintimeout=1000")
"""By default npm waits for minutes before it reports that there is no network."""
PIP_QUIET = ("--quiet", "--disable-pip-version-check", "--no-input", "--no-compile")
"""Python compiles what is imported; most modules of the tools never are."""


def prepare() -> None:
    """Install the tools of the tests and the npm packages."""
    require_node()
    run_parallel({"python tools": prepare_python, "npm packages": prepare_node, "contract": write_contract})


def prepare_for_site() -> None:
    """Install what the site is built with, which is less than what the tests need."""
    require_node()
    run_parallel({"python tools": prepare_hatchling, "npm packages": prepare_node, "contract": write_contract})


def write_contract() -> None:
    """Write what the page takes from the engine and the texts. A separate process imports the engine."""
    run_quietly([sys.executable, BUILD / "contract.py"])


def prepare_python() -> None:
    """Install exactly the locked packages into the virtual environment, and link the engine into it."""
    prepare_hatchling()
    build_if_changed("python", [TEST_LOCK, SITE_LOCK, ROOT / "pyproject.toml", sys.version], PYTHON, _install_all)


def _install_all() -> None:
    install(TEST_LOCK)
    pip("install", "--no-deps", "--no-build-isolation", "--editable", ROOT)


def prepare_hatchling() -> None:
    """Create the virtual environment, unless it is complete, and install what builds the wheel."""
    build_if_changed("hatchling", [SITE_LOCK, sys.version], PYTHON, _create_environment)


def _create_environment() -> None:
    delete_hash("python")
    run_quietly([sys.executable, "-m", "venv", "--clear", VENV])
    install(SITE_LOCK)


def install(lock: Path, *options: str | Path) -> None:
    """Install the wheels of a lockfile by their checksums. Pip fetches nothing else and runs no code of packages."""
    pip("install", "--no-deps", "--only-binary=:all:", "--require-hashes", *options, "-r", lock)


def pip(*arguments: str | Path) -> None:
    run_quietly([PYTHON, "-m", "pip", arguments[0], *PIP_QUIET, *arguments[1:]])


def prepare_tools(name: str) -> Path:
    """Install locks/NAME.lock, which only one command needs, into a separate folder, and return the folder."""
    lock, folder = lock_of(name), CACHE / f"{name}-tools"

    def make() -> None:
        shutil.rmtree(folder, ignore_errors=True)
        install(lock, "--target", folder)

    build_if_changed(folder.name, [lock, sys.version], folder, make)
    return folder


def lock_of(name: str) -> Path:
    return LOCKS / f"{name}.lock"


def prepare_node() -> None:
    """Install the npm packages of package-lock.json."""
    require_node()
    command = [npm(), "ci", "--ignore-scripts", *NPM_QUIET]
    inputs = [ROOT / "package.json", ROOT / "package-lock.json"]
    build_if_changed("node", inputs, NODE_MODULES / ".package-lock.json", lambda: run_quietly(command))


@cache
def require_node() -> str:
    """Return the path of Node.js; raise BuildError if it is missing or too old."""
    node = shutil.which("node")
    minimum = read_json(ROOT / "package.json")["engines"]["node"].removeprefix(">=")
    if node is None:
        raise BuildError(f"Node.js is not installed: Mapwright is built with Node {NODE_RECOMMENDED} or newer")
    output = subprocess.run([node, "--version"], capture_output=True, text=True).stdout.strip()
    version = [int(number) for number in re.findall(r"\d+", output)]
    if version < [int(number) for number in minimum.split(".")]:
        raise BuildError(f"Node.js {output} is too old: Mapwright needs Node {minimum} or newer")
    if version < [NODE_RECOMMENDED]:
        print(f"   Node.js {output} gets no security fixes any more: use Node {NODE_RECOMMENDED} or newer", flush=True)
    return node


def npm() -> str:
    path = shutil.which("npm")
    if path is None:
        raise BuildError("npm is not installed: it usually comes with Node.js")
    return path


def npm_tool(name: str) -> Path:
    """Return the path of a program in an npm package."""
    return NODE_MODULES / ".bin" / (f"{name}.cmd" if os.name == "nt" else name)


def prepare_chromium() -> Path:
    """Return a Chromium for the browser tests: an installed one, else Playwright's, else Debian's."""
    chromium = find_chromium() or _from_playwright() or _from_debian()
    if chromium is None:
        raise BuildError("no Chromium: install chromium or google-chrome so that it is on the PATH")
    return chromium


def find_chromium(names: Sequence[str] = CHROMIUM_NAMES) -> Path | None:
    for name in names:
        if path := shutil.which(name):
            return Path(path)
    return _playwright_chromium()


def _playwright_chromium() -> Path | None:
    script = "from playwright.sync_api import sync_playwright as s\nwith s() as p: print(p.chromium.executable_path)"
    result = subprocess.run([str(PYTHON), "-c", script], capture_output=True, text=True)
    path = Path(result.stdout.strip() or "missing")
    return path if path.exists() else None


def _from_playwright() -> Path | None:
    print("   installing Playwright's Chromium …", flush=True)
    # Failures are ignored: the next step tries Debian's package.
    with contextlib.suppress(subprocess.TimeoutExpired):
        install = [str(PYTHON), "-m", "playwright", "install", "chromium"]
        subprocess.run(install, capture_output=True, timeout=PLAYWRIGHT_TIMEOUT)
    return _playwright_chromium()


def _from_debian() -> Path | None:
    install_from_debian("chromium-headless-shell")
    return find_chromium()


def install_from_debian(*packages: str) -> None:
    """Install packages with apt; do nothing without apt or without root's rights."""
    apt = shutil.which("apt-get")
    if apt is None or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return
    print(f"   installing Debian's {' '.join(packages)} …", flush=True)
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    run_quietly([apt, "update", "-qq"], env=quiet)
    run_quietly([apt, "install", "-y", "-qq", "--no-install-recommends", *packages], env=quiet)
