"""The browsers for the tests in several engines."""

import shutil
import subprocess
from collections.abc import Callable

import environment
from programs import BuildError

SYSTEM_PYTHON = "/usr/bin/python3"
"""Only this one has the bindings of Debian's WebKit."""


def _is_any(*names: str) -> Callable[[], bool]:
    return lambda: any(map(shutil.which, names))


def _has_bindings() -> bool:
    script = "import gi; gi.require_version('WebKit2', '4.1')"
    try:
        return subprocess.run([SYSTEM_PYTHON, "-c", script], capture_output=True).returncode == 0
    except OSError:
        return False


NEEDS: dict[str, dict[str, Callable[[], bool]]] = {
    "chromium": {"chromium": lambda: environment.find_chromium() is not None},
    "firefox": {"firefox": _is_any("firefox-esr", "firefox")},
    "webkit": {
        "WebKitWebDriver": _is_any("WebKitWebDriver"),
        "Xvfb": _is_any("Xvfb"),
        "the WebKit bindings of the system's Python": _has_bindings,
    },
}
"""What the tests of each browser need."""
DEBIAN_PACKAGES = {
    "chromium": ("chromium-headless-shell",),
    "firefox": ("firefox-esr",),
    "webkit": ("webkit2gtk-driver", "gir1.2-webkit2-4.1", "python3-gi", "xvfb"),
}


def missing(name: str) -> list[str]:
    return [need for need, is_present in NEEDS[name].items() if not is_present()]


def prepare() -> None:
    """Find the browsers, and install those that are missing: Chromium as described in environment.py, the others and
    what WebKit needs from Debian's packages."""
    environment.prepare_chromium()
    packages = [package for name in NEEDS if missing(name) for package in DEBIAN_PACKAGES[name]]
    if packages:
        try:
            environment.install_from_debian(*packages)
        except BuildError as stop:
            print(f"   {stop}", flush=True)


def testable(*names: str) -> list[str]:
    """Return those of the engines that can be tested here; print what the others lack."""
    for name in names:
        if lacking := missing(name):
            print(f"   not tested: {name}, which lacks {', '.join(lacking)}", flush=True)
    return [name for name in names if not missing(name)]
