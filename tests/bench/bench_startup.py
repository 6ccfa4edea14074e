"""Start-up in a browser: ours compared with bare Pyodide, cold and warm, in one run.

Cold is a browser that has shown another site's page and has nothing of ours; warm is a second visit, answered by the
service worker. The slow line has 10 Mbit/s and answers after 40 ms.
"""

import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from harness import chromium, medians, until
from playwright.sync_api import Browser, BrowserContext, Page

import site_build
import sizes
from files import copy_file
from paths import NODE_MODULES
from server import serving

HERE = Path(__file__).parent
ROUNDS = 5
SETTLE = 1.5
TEN_MEGABITS = {"offline": False, "latency": 40, "downloadThroughput": 10e6 / 8, "uploadThroughput": 10e6 / 8}
READY = "performance.getEntriesByName('mapwright:ready')[0]?.startTime"
SHELL = "performance.getEntriesByName('mapwright:shell')[0]?.startTime"
PAINT = "performance.getEntriesByName('first-paint')[0]?.startTime"
KEPT = "navigator.serviceWorker.controller !== null || undefined"


@dataclass(frozen=True)
class Target:
    name: str
    value: str
    beside: str
    ratio: float
    plus: float = 0

    def line(self, times: dict[str, float]) -> str:
        value, beside = times[self.value], times[self.beside]
        within_limit = value <= self.ratio * beside + self.plus
        limit = f"{self.ratio} × + {self.plus:.0f} ms" if self.plus else f"{self.ratio} ×"
        verdict = "kept" if within_limit else "MISSED"
        return f"{self.name:<34}{value:7.0f} ms / {beside:5.0f} ms = {value / beside:.2f}   target {limit}: {verdict}"


TARGETS = (
    Target("cold, to ready", "ours cold", "bare cold", 0.35),
    Target("cold, to ready, 10 Mbit/s", "ours slow", "bare slow", 0.6),
    Target("warm, to ready", "ours warm", "bare warm", 0.4),
    Target("cold, snapshot off", "plain cold", "bare cold", 0.6),
    Target("shell, beside an empty page", "shell", "empty page", 1.2, 50),
)


def main() -> None:
    if "--as-built" not in sys.argv:
        site_build.build_for_publication()
    with (
        tempfile.TemporaryDirectory() as folder,
        chromium() as browser,
        serving() as ours,
        serving(bare_site(Path(folder))) as bare,
    ):
        times = medians(ROUNDS, lambda turn: one_round(browser, ours, bare, turn))
    for name, value in times.items():
        print(f"{name:<34}{value:7.0f} ms")
    print()
    for target in TARGETS:
        print(target.line(times))


def bare_site(folder: Path) -> Path:
    for name in ("index.html", "empty.html", "elsewhere.html", "elsewhere.css", "sw.js"):
        copy_file(HERE / "bare" / name, folder / name)
    copy_file(HERE / "bare" / "bare.js", folder / "assets" / "bare.js")
    for name in (file for files in sizes.BARE_PYODIDE.values() for file in files):
        copy_file(NODE_MODULES / "pyodide" / name, folder / "assets" / name)
    sizes.compress(folder, sizes.BEST)
    return folder


def one_round(browser: Browser, ours: str, bare: str, turn: int) -> Iterator[tuple[str, float]]:
    """After a heavy page the next is painted sooner than after a light one; the first two alternate."""
    paints = [("empty page", f"{bare}/empty.html", PAINT), ("shell", f"{ours}/", SHELL)]
    for name, address, what in reversed(paints) if turn % 2 else paints:
        with fresh(browser, bare) as context:
            yield name, visit(context, address, what)
    for name, address in (("bare", f"{bare}/"), ("ours", f"{ours}/")):
        with fresh(browser, bare) as context:
            yield f"{name} cold", visit(context, address, READY, then=KEPT)
            yield f"{name} warm", visit(context, address, READY)
    for name, address in (("bare", f"{bare}/"), ("ours", f"{ours}/")):
        with fresh(browser, bare) as context:
            yield f"{name} slow", visit(context, address, READY, slowly=True)
    with fresh(browser, bare) as context:
        yield "plain cold", visit(context, f"{ours}/?boot=plain", READY)


@contextmanager
def fresh(browser: Browser, bare: str) -> Iterator[BrowserContext]:
    """In a new profile the first file that any page asks for takes 10 ms longer; no person's profile is so new."""
    context = browser.new_context()
    page = context.new_page()
    page.goto(f"{bare.replace('127.0.0.1', 'localhost')}/elsewhere.html")  # another site, with a process of its own
    page.close()
    yield context
    context.close()


def visit(context: BrowserContext, address: str, what: str, *, then: str = "", slowly: bool = False) -> float:
    page = context.new_page()
    if slowly:
        slow_down(page, address)
    time.sleep(SETTLE)  # a visit is measured, not the opening of a window, which keeps the processor busy for a second
    page.goto(address)
    value = until(page, what)
    if then:
        until(page, then)
    page.close()
    return value


def slow_down(page: Page, address: str) -> None:
    """A page of the same site comes first: a process that is made later would not be slowed."""
    page.goto(f"{address}nothing-here")
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", TEN_MEGABITS)


if __name__ == "__main__":
    main()
