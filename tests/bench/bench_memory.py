"""The memory of a game, in each engine: the process of the page, which contains its worker with Python.

Counted is the memory that this process has for itself and has written to, as the kernel reports it (dirty in
`smaps_rollup`): that is what iOS counts for a tab. Pages of the browser's own program, which can be read again from
its file, are not counted; nor are the browser's window, its network and its painter. The peak is the largest of ten
readings per second. The limit of iOS applies to a window of a phone's size; that of a desktop is shown too.
"""

from __future__ import annotations

import os
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import devtools

import browser_engines
from driven import DRIVEN
from driver.page_state import wait_for
from driver.watch import until
from paths import DIST
from server import serving
from soak import PLAY

MOST = 200
"""Megabytes of page and worker together, on a phone."""
WINDOWS = {"phone": {"width": 390, "height": 844}, "desktop": {"width": 1280, "height": 720}}
MEMORY = {"JSC_forceRAMSize": str(3 << 30)}
"""WebKit collects garbage the later the more memory a machine has. Phones have three gigabytes."""
PAGES = ("WebKitWebProcess", "-isForBrowser", "--type=renderer")
"""How a process says that it is of a page, in WebKit, Firefox and Chromium."""


def below(process: int) -> list[int]:
    """All processes that a process has started, and those that they have."""
    processes: list[int] = []
    for file in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            if int(file.read_text().rpartition(")")[2].split()[1]) == process:
                processes += [int(file.parent.name), *below(int(file.parent.name))]
    return processes


def of_a_page(process: int) -> bool:
    with suppress(OSError):
        words = Path(f"/proc/{process}/cmdline").read_bytes().decode(errors="replace")
        return any(word in words for word in PAGES)
    return False


def written(process: int) -> int:
    lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    return 1024 * sum(int(line.split()[1]) for line in lines if line.startswith(("Private_Dirty", "Swap:")))


class Peak:
    """Reads in a separate thread, so that waiting hides nothing from it."""

    def __init__(self, root: int) -> None:
        self._root, self._most, self._on = root, 0.0, True
        self._thread = threading.Thread(target=self._watch, daemon=True)
        self._thread.start()

    def _watch(self) -> None:
        while self._on:
            for process in filter(of_a_page, below(self._root)):
                with suppress(OSError):
                    self._most = max(self._most, written(process) / 1e6)
            time.sleep(0.1)

    def take(self) -> float:
        """The peak since it was last asked for."""
        time.sleep(0.5)
        most, self._most = self._most, 0.0
        return most

    def end(self) -> None:
        self._on = False
        self._thread.join()


@contextmanager
def page_of(engine: str, address: str, folder: Path) -> Iterator[tuple[Any, int]]:
    if engine == "chromium":
        with devtools.chromium(address, folder) as browser:
            yield browser
    else:
        with DRIVEN[engine](address, folder, "plain") as driven:
            yield driven.page, driven.process


def stages(page: Any) -> Iterator[str]:
    """What people do, one after the other."""
    page.goto("/?lang=en&deal=bA1-memory")
    wait_for(page, "draw", patience=60)
    yield "start"
    page.keyboard.press("h")
    until(page, "document.querySelector('.hint li') !== null", 60)
    yield "hint"
    page.keyboard.press("Escape")
    page.evaluate(PLAY)
    yield "game"
    page.locator('[data-act="review"]').click()
    wait_for(page, "review", patience=120)
    until(page, "document.querySelector('.review-chart') !== null", 240)
    yield "review"


def measure(engine: str, size: str) -> float:
    with (
        TemporaryDirectory() as folder,
        serving(DIST) as address,
        page_of(engine, address, Path(folder)) as (page, root),
    ):
        page.set_viewport_size(WINDOWS[size])
        peak = Peak(root)
        try:
            peaks = {stage: peak.take() for stage in stages(page)}
        finally:
            peak.end()
    most = max(peaks.values())
    figures = ", ".join(f"{stage} {held:.0f} MB" for stage, held in peaks.items())
    verdict = f"   most {MOST} MB: {'kept' if most <= MOST else 'MISSED'}" if size == "phone" else ""
    print(f"{engine:<9} {size:<8} peak of page and worker: {figures}{verdict}", flush=True)
    return most


def main(names: list[str]) -> int:
    os.environ.update(MEMORY)
    here = names or [name for name in browser_engines.NEEDS if not browser_engines.missing(name)]
    figures = {size: [measure(name, size) for name in here] for size in WINDOWS}
    return 1 if max(figures["phone"], default=0) > MOST else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
