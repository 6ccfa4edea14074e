"""The peak memory of a page's process until Python is ready: ours, compared with bare Pyodide and an empty page.

Linux keeps a high-water mark for each process (VmHWM). Each visit has a separate browser and profile; what an empty
page takes is the browser's, and is listed separately.
"""

import statistics
import tempfile
import time
from pathlib import Path

from bench_startup import READY, bare_site
from harness import pages_of, peak_of, until
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


if __name__ == "__main__":
    main()
