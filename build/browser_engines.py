"""The browsers for the tests in several engines."""

import shutil
import subprocess
from collections.abc import Callable
from dataclasses import dataclass

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


@dataclass(frozen=True)
class BrowserEngine:
    """What a browser needs, and the Debian packages that bring it."""

    needs: dict[str, Callable[[], bool]]
    packages: tuple[str, ...]

    def missing(self) -> list[str]:
        return [name for name, is_present in self.needs.items() if not is_present()]


BROWSER_ENGINES = {
    "chromium": BrowserEngine(
        {"chromium": lambda: environment.find_chromium() is not None}, ("chromium-headless-shell",)
    ),
    "firefox": BrowserEngine({"firefox": _is_any("firefox-esr", "firefox")}, ("firefox-esr",)),
    "webkit": BrowserEngine(
        {
            "WebKitWebDriver": _is_any("WebKitWebDriver"),
            "Xvfb": _is_any("Xvfb"),
            "the WebKit bindings of the system's Python": _has_bindings,
        },
        ("webkit2gtk-driver", "gir1.2-webkit2-4.1", "python3-gi", "xvfb"),
    ),
}


def prepare() -> None:
    """Find the browsers, and install those that are missing: Chromium as described in environment.py, the others and
    what WebKit needs from Debian's packages."""
    environment.prepare_chromium()
    packages = [package for engine in BROWSER_ENGINES.values() if engine.missing() for package in engine.packages]
    if packages:
        try:
            environment.install_from_debian(*packages)
        except BuildError as stop:
            print(f"   {stop}", flush=True)


def testable(*names: str) -> list[str]:
    """Return those of the engines that can be tested here; print what the others lack."""
    available = []
    for name in names:
        if missing := BROWSER_ENGINES[name].missing():
            print(f"   not tested: {name}, which lacks {', '.join(missing)}", flush=True)
        else:
            available.append(name)
    return available
