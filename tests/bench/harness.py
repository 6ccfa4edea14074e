"""What the benchmarks share: a browser, medians of rounds, and the memory of processes that show pages."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

import environment
from chromium import CHROMIUM_FLAGS

PATIENCE = 60


@contextmanager
def chromium() -> Iterator[Browser]:
    """Start Chromium with the flags of the tests."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(environment.prepare_chromium()), args=CHROMIUM_FLAGS)
        yield browser
        browser.close()


def medians(rounds: int, measure: Callable[[int], Iterable[tuple[str, float]]]) -> dict[str, float]:
    """Return the median of each measured value over some rounds."""
    values: dict[str, list[float]] = {}
    for number in range(rounds):
        for name, value in measure(number):
            values.setdefault(name, []).append(value)
    return {name: statistics.median(each) for name, each in values.items()}


def print_times(name: str, times: list[float], limit: float) -> bool:
    """Print the median and the longest time in milliseconds; return whether the longest is within the limit."""
    median = statistics.median(times)
    print(f"  {name:<66} median {median:5.0f} ms, longest {max(times):5.0f} (at most {limit:.0f})", flush=True)
    return max(times) <= limit


def until(page: Page, expression: str) -> float:
    """Ask until there is an answer; the site's policy forbids Playwright's own way of waiting."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        value = page.evaluate(expression)
        if value is not None:
            return float(value)
        time.sleep(0.1)
    raise TimeoutError(f"{page.url} never came to {expression}")


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
