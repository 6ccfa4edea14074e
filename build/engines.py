"""The other browsers for the tests, Firefox and WebKit: of the machine, else Debian's."""

import shutil
import subprocess
from collections.abc import Callable
from dataclasses import dataclass

import environment
from shell import Stop

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
class Engine:
    """What a browser needs, and the Debian packages that bring it."""

    needs: dict[str, Callable[[], bool]]
    packages: tuple[str, ...]

    def missing(self) -> list[str]:
        return [name for name, is_there in self.needs.items() if not is_there()]


ENGINES = {
    "firefox": Engine({"firefox": _is_any("firefox-esr", "firefox")}, ("firefox-esr",)),
    "webkit": Engine(
        {
            "WebKitWebDriver": _is_any("WebKitWebDriver"),
            "Xvfb": _is_any("Xvfb"),
            "the WebKit bindings of the system's Python": _has_bindings,
        },
        ("webkit2gtk-driver", "gir1.2-webkit2-4.1", "python3-gi", "xvfb"),
    ),
}


def prepare() -> list[str]:
    """The engines that can be tried here. What cannot is said, with the reason."""
    ready = []
    for name, engine in ENGINES.items():
        if engine.missing():
            _install(engine)
        if missing := engine.missing():
            print(f"   not tried: {name}, for want of {', '.join(missing)}", flush=True)
        else:
            ready.append(name)
    return ready


def _install(engine: Engine) -> None:
    try:
        environment.install_from_debian(*engine.packages)
    except Stop as stop:
        print(f"   {stop}", flush=True)
