"""Browsers behind their own drivers, as ordinary windows, private ones, or with storage refused."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from marionette import Marionette
from polling import poll
from webdriver import DrivenPage, Refused, Session

WINDOW = Path(__file__).with_name("webkit_window.py")
# What WebKitGTK says of policies that it does not know yet.
HARMLESS = re.compile("manifest-src|upgrade-insecure-requests|Unrecognized Content-Security-Policy")
Kind = Literal["plain", "private", "refused"]
Prefs = dict[str, str | int | bool]
PREFS: dict[Kind, Prefs] = {
    "plain": {},
    "private": {"browser.privatebrowsing.autostart": True},
    "refused": {"network.cookie.cookieBehavior": 2},
}
# No second tab, no connection elsewhere, and downloads without a question.
ALWAYS: Prefs = {
    "app.update.disabledForTesting": True,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "browser.startup.page": 0,
    "datareporting.policy.dataSubmissionEnabled": False,
    "intl.accept_languages": "en-US",
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "toolkit.telemetry.reportingpolicy.firstRun": False,
    "browser.download.folderList": 2,
}


@dataclass
class Driven:
    """A page, where its downloads go, and what it complained of."""

    page: DrivenPage
    downloads: Path
    process: int
    faults: Callable[[], list[str]] = list


@contextmanager
def firefox(address: str, folder: Path, kind: Kind = "plain") -> Iterator[Driven]:
    """The machine's own Firefox, without a window, by its own remote control."""
    downloads = folder / "downloads"
    downloads.mkdir(parents=True)
    port = free_port()
    prefs = {**ALWAYS, **PREFS[kind], "marionette.port": port, "browser.download.dir": str(downloads)}
    (folder / "user.js").write_text("".join(f"user_pref({quoted(name)}, {quoted(prefs[name])});\n" for name in prefs))
    command = [
        executable("firefox-esr", "firefox"),
        "--headless",
        "--marionette",
        "--no-remote",
        "--profile",
        str(folder),
    ]
    browser = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        session = Marionette(port)
        yield Driven(DrivenPage(session, address), downloads, browser.pid)
    finally:
        browser.terminate()
        browser.wait()


@contextmanager
def webkit(address: str, folder: Path, kind: Kind = "plain") -> Iterator[Driven]:
    """WebKitGTK in our own window, on a virtual screen."""
    downloads = folder / "downloads"
    downloads.mkdir(parents=True, exist_ok=True)
    log = folder / "console.txt"
    port = free_port()
    with screen() as display, log.open("wb") as output:
        env = {**os.environ, "DISPLAY": display, "WEBKIT_SKIA_ENABLE_CPU_RENDERING": "1", "NO_AT_BRIDGE": "1"}
        command = [executable("WebKitWebDriver"), f"--port={port}"]
        driver = subprocess.Popen(command, env=env, stdout=output, stderr=subprocess.STDOUT)
        try:
            session = window(f"http://127.0.0.1:{port}", folder, kind)
            page = DrivenPage(session, address)
            yield Driven(page, downloads, driver.pid, lambda: complaints(log))
            with suppress(Refused):  # the window may be gone before it has answered
                page.close()
        finally:
            driver.terminate()
            driver.wait()


DRIVEN: dict[str, Callable[[str, Path, Kind], AbstractContextManager[Driven]]] = {"firefox": firefox, "webkit": webkit}


def window(address: str, folder: Path, kind: Kind) -> Session:
    """The system's Python has the bindings that the window needs."""
    options = {"binary": "/usr/bin/python3", "args": [str(WINDOW), str(folder), kind]}

    def answered() -> bool | None:
        with suppress(urllib.error.URLError), urllib.request.urlopen(f"{address}/status"):
            return True
        return None

    poll(answered, "answer of WebKitWebDriver", 60)
    return Session(address, {"webkitgtk:browserOptions": options})


@contextmanager
def screen() -> Iterator[str]:
    """A separate screen; the server reports which number was free."""
    read, write = os.pipe()
    command = [executable("Xvfb"), "-displayfd", str(write), "-screen", "0", "1440x1000x24", "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    try:
        with os.fdopen(read) as number:
            yield f":{number.readline().strip()}"
    finally:
        server.terminate()
        server.wait()


def complaints(log: Path) -> list[str]:
    lines = log.read_text(encoding="utf-8", errors="replace").splitlines()
    return [line for line in lines if line.startswith("CONSOLE") and " ERROR " in line and not HARMLESS.search(line)]


def quoted(value: str | int | bool) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


def executable(*names: str) -> str:
    paths: list[Any] = [shutil.which(name) for name in names]
    return next(path for path in paths if path)


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])
