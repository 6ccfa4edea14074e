"""The peak memory of a page's process until Python is ready: ours, compared with bare Pyodide and an empty page.

Linux keeps a high-water mark for each process (VmHWM). Each visit has a separate browser and profile; what an empty
page takes is the browser's, and is listed separately.
"""

import statistics
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from bench_startup import READY, bare_site, until
from playwright.sync_api import Playwright, sync_playwright

import environment
import site_build
from chromium import CHROMIUM_FLAGS
from server import serving

ROUNDS = 3
PAINTED = "performance.getEntriesByName('first-paint')[0]?.startTime"
MOST = 1.0
"""Of what bare Pyodide takes beyond an empty page."""


def main() -> None:
    site_build.build_for_publication()
    with tempfile.TemporaryDirectory() as folder, serving() as ours, serving(bare_site(Path(folder))) as bare:
        peaks = measure(ours, bare)
    for name, peak in peaks.items():
        print(f"{name:<34}{peak:7.1f} MB")
    empty = peaks["empty page"]
    for name, base in (("in all", 0.0), ("beyond an empty page", empty)):
        value, beside = peaks["ours"] - base, peaks["bare"] - base
        verdict = "kept" if value <= MOST * beside else "MISSED"
        print(f"peak, {name:<28}{value:7.1f} MB / {beside:5.1f} MB = {value / beside:.2f}   target {MOST} ×: {verdict}")


def measure(ours: str, bare: str) -> dict[str, float]:
    visits = {"empty page": (f"{bare}/empty.html", PAINTED), "bare": (f"{bare}/", READY), "ours": (f"{ours}/", READY)}
    with sync_playwright() as playwright:
        return {name: statistics.median(rounds(playwright, *visit)) for name, visit in visits.items()}


def rounds(playwright: Playwright, address: str, what: str) -> list[float]:
    return [peak_of_a_visit(playwright, address, what) for _ in range(ROUNDS)]


def peak_of_a_visit(playwright: Playwright, address: str, what: str) -> float:
    chromium = str(environment.prepare_chromium())
    with tempfile.TemporaryDirectory() as profile:
        context = playwright.chromium.launch_persistent_context(profile, executable_path=chromium, args=CHROMIUM_FLAGS)
        page = context.pages[0]
        page.goto(address)
        until(page, what)
        time.sleep(1)
        peak = max(map(peak_of, pages_of(profile)))
        context.close()
    return peak


def pages_of(profile: str) -> Iterator[int]:
    """The processes that show pages, of the browser with this profile."""
    parents = dict(everything())
    [browser] = [number for number in parents if is_browser(number, profile)]
    for number in parents:
        if "--type=renderer" in words_of(number) and browser in ancestors(number, parents):
            yield number


def everything() -> Iterator[tuple[int, int]]:
    """Every process and its parent."""
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit() and (status := fields_of(int(folder.name))):
            yield int(folder.name), int(status["PPid"])


def is_browser(number: int, profile: str) -> bool:
    words = words_of(number)
    return f"--user-data-dir={profile}" in words and not any(word.startswith("--type=") for word in words)


def ancestors(number: int, parents: dict[int, int]) -> Iterator[int]:
    while number in parents:
        number = parents[number]
        yield number


def words_of(number: int) -> list[str]:
    """Chromium's page processes rewrite theirs, with spaces in between."""
    try:
        return Path(f"/proc/{number}/cmdline").read_text().replace(" ", "\0").split("\0")
    except OSError:  # it has ended meanwhile
        return []


def fields_of(number: int) -> dict[str, str]:
    try:
        lines = Path(f"/proc/{number}/status").read_text().splitlines()
    except OSError:
        return {}
    return {name: value.strip() for name, _, value in (line.partition(":") for line in lines)}


def peak_of(number: int) -> float:
    """In megabytes."""
    return int(fields_of(number).get("VmHWM", "0 kB").split()[0]) / 1000


if __name__ == "__main__":
    main()
