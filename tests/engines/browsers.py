"""Other browsers than Chromium, each with a page that our hands can play on."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Playwright

from watching import PRESS_FOR_EACH
from webdriver import DrivenPage, Refused, Session

WINDOW = Path(__file__).with_name("webkit_window.py")
# What WebKitGTK says of policies that it does not know yet.
HARMLESS = re.compile("manifest-src|upgrade-insecure-requests|Unrecognized Content-Security-Policy")


@dataclass
class Visit:
    """A page of somebody who has never been here, and what the browser complained of."""

    page: Page
    version: str
    faults: Callable[[], list[str]]


Opened = AbstractContextManager[Visit]


@contextmanager
def firefox(playwright: Playwright, address: str, _: Path) -> Iterator[Visit]:
    """The machine's own Firefox, which Playwright drives over WebDriver BiDi."""
    faults: list[str] = []
    browser = playwright.firefox.launch(
        channel="moz-firefox",
        executable_path=found("firefox-esr", "firefox"),
        firefox_user_prefs={"intl.accept_languages": "en-US"},
    )
    page = browser.new_context(base_url=address).new_page()
    page.on("console", lambda message: faults.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: faults.append(str(error)))
    try:
        yield Visit(page, f"Firefox {browser.version}", lambda: faults)
    finally:
        browser.close()


@contextmanager
def webkit(_: Playwright, address: str, folder: Path) -> Iterator[Visit]:
    """WebKitGTK in a window of our own, on a screen that nobody sees."""
    folder.mkdir(parents=True, exist_ok=True)
    log = folder / "console.txt"
    port = free_port()
    with screen() as display, log.open("wb") as output:
        env = {**os.environ, "DISPLAY": display, "WEBKIT_SKIA_ENABLE_CPU_RENDERING": "1", "NO_AT_BRIDGE": "1"}
        command = [found("WebKitWebDriver"), f"--port={port}"]
        driver = subprocess.Popen(command, env=env, stdout=output, stderr=subprocess.STDOUT)
        try:
            page = DrivenPage(window(f"http://127.0.0.1:{port}", folder), address)
            version = version_of(found("WebKitWebDriver"), "--version")
            yield Visit(page, version, lambda: complaints(log))  # type: ignore[arg-type]
            with suppress(Refused):  # the window may be gone before it has answered
                page.close()
        finally:
            driver.terminate()
            driver.wait()


@contextmanager
def visiting(engine: str, playwright: Playwright, address: str, folder: Path) -> Iterator[Visit]:
    """Somebody who presses for every card, as our hands do."""
    with BROWSERS[engine](playwright, address, folder) as visit:
        visit.page.goto("/licences.txt")
        visit.page.evaluate(f"() => {{ {PRESS_FOR_EACH} }}")
        yield visit


BROWSERS: dict[str, Callable[[Playwright, str, Path], Opened]] = {"firefox": firefox, "webkit": webkit}


def window(address: str, folder: Path) -> Session:
    """The system's Python has the bindings that the window needs."""
    options = {"binary": "/usr/bin/python3", "args": [str(WINDOW), str(folder)]}
    for _ in range(100):
        with suppress(urllib.error.URLError), urllib.request.urlopen(f"{address}/status"):
            return Session(address, {"webkitgtk:browserOptions": options})
        time.sleep(0.1)
    raise AssertionError("WebKitWebDriver does not answer")


@contextmanager
def screen() -> Iterator[str]:
    """A screen of its own; the server itself says which number was free."""
    read, write = os.pipe()
    command = [found("Xvfb"), "-displayfd", str(write), "-screen", "0", "1440x1000x24", "-nolisten", "tcp"]
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


def found(*names: str) -> str:
    paths: list[Any] = [shutil.which(name) for name in names]
    return next(path for path in paths if path)


def version_of(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True).stdout.strip().splitlines()[0]


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])
