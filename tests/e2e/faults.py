"""Cuts every request of a first visit off in the middle, one after the other, in Chromium: `python3 build lab faults`.

Each is tried in a separate browser. It is survived if the game starts after a reload or “Try again” at most. What was
survived is written down under .cache: a stopped run resumes; another build of the site starts again.
"""

from __future__ import annotations

import argparse
import contextlib
import math
import threading
import time
from collections.abc import Iterator
from functools import partial

from playwright.sync_api import Browser, Error, Page, sync_playwright

import server
from driver.watch import IN_EVERY_PAGE, until_ready
from outcomes import (
    PATIENCE,
    QUICK,
    SMALL,
    Counts,
    NotBegun,
    Notes,
    quick_chromium,
)
from paths import CACHE, DIST
from releases import until_installed
from server import SiteHandler, serving

NO_TIPS = "localStorage.setItem('mapwright:tips', '{\"off\":true}')"
CUT = "network cut at a request of a first visit"


class Cut:
    """The number of the request that is cut off in the middle; 0 for none."""

    def __init__(self) -> None:
        self.at = self.seen = 0
        self.lock = threading.Lock()

    def begin(self, at: int) -> None:
        self.at, self.seen = at, 0

    @property
    def is_over(self) -> bool:
        return 0 < self.at <= self.seen

    def is_now(self) -> bool:
        with self.lock:
            self.seen += 1
            return self.seen == self.at


def cutting(cut: Cut) -> type[SiteHandler]:
    class Handler(SiteHandler):
        def _answer(self, status: object, fields: dict[str, str], body: bytes) -> None:
            if not cut.is_now():
                return super()._answer(status, fields, body)  # type: ignore[arg-type]
            # Half an answer: one that never began would be asked for again by the browser itself.
            self.send_response(200)
            for name, value in fields.items():
                self.send_header(name, value)
            self.send_header("Content-Length", str(len(body) + 1))
            self.end_headers()
            with contextlib.suppress(ConnectionError):
                self.wfile.write(body[: len(body) // 2])
            self.close_connection = True
            return None

    return Handler


class Faults:
    def __init__(self, browser: Browser, every: int, counts: Counts) -> None:
        self.browser, self.every, self.counts = browser, every, counts

    @contextlib.contextmanager
    def visit(self) -> Iterator[Page]:
        context = self.browser.new_context(reduced_motion="reduce")
        context.add_init_script(IN_EVERY_PAGE + NO_TIPS)
        try:
            yield context.new_page()
        finally:
            context.close()

    def cut_every_request(self) -> None:
        cut = Cut()
        whole, server.SiteHandler = server.SiteHandler, cutting(cut)  # type: ignore[misc]
        try:
            with serving(DIST) as address:
                self.first_visit(address, cut)
                requests = cut.seen
                print(f"   a first visit and its service worker make {requests} requests")
                for number in range(1, requests + 1, self.every):
                    cut.begin(number)
                    self.counts.attempt(CUT, partial(self.first_visit, address, cut), number)
        finally:
            server.SiteHandler = whole  # type: ignore[misc]

    def first_visit(self, address: str, cut: Cut) -> None:
        """Until the engine answers, and the cut has come or all files are cached; a failure may press Try again, or
        reload once. Where the cut came later than that, the next visit must start too."""
        with self.visit() as page:
            page.set_viewport_size(SMALL)
            with contextlib.suppress(Error):
                page.goto(f"{address}/?lang=en", wait_until="commit")
            try:
                started(page, 60)
            except (AssertionError, Error):
                page.goto(f"{address}/?lang=en")
                started(page, PATIENCE)
            if cut.is_over:
                return
            until_cut_or_installed(page, cut)
            if cut.at:
                page.goto(f"{address}/?lang=en")
                started(page, PATIENCE)


def until_cut_or_installed(page: Page, cut: Cut) -> None:
    end = time.monotonic() + PATIENCE
    while not cut.is_over and time.monotonic() < end:
        with contextlib.suppress(AssertionError):
            until_installed(page, 1)
            break
    if cut.at and not cut.is_over:
        raise NotBegun("this visit made fewer requests")


def started(page: Page, seconds: float) -> None:
    """Wait until the engine is ready, at once or after one press of Try again."""
    end = time.monotonic() + seconds
    retry = page.locator("a.btn:visible, button.btn:visible").filter(has_text="Try again")
    while time.monotonic() < end:
        with contextlib.suppress(AssertionError, Error):
            until_ready(page, 2)
            return
        if retry.count():
            with contextlib.suppress(Error):
                retry.first.click(timeout=1000)
    raise AssertionError(f"not started after {seconds} s")


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=math.inf)
    chosen = parser.parse_args()
    begun = time.monotonic()
    counts = Counts(Notes(CACHE / "faults"), begun + chosen.minutes * 60)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=quick_chromium(), args=QUICK)
        Faults(browser, chosen.every, counts).cut_every_request()
        browser.close()
    print(f"{counts.table()}\n   {time.monotonic() - begun:.0f} s")
    return 1 if counts.faults else 0


if __name__ == "__main__":
    raise SystemExit(main())
