"""Faults on purpose, one after the other, in Chromium: `python3 build lab faults`.

Each is tried in a separate browser, during a game. It is survived if the game can be continued (after a reload
or “Try again” at most) and nothing that was stored before is gone. What was survived is written down under .cache:
a stopped run resumes; another build of the site starts again.
"""

from __future__ import annotations

import argparse
import contextlib
import math
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from datetime import date
from functools import partial
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Error, Page, sync_playwright

import server
from cached_files import DAMAGE, FILES
from clock import set_day
from outcomes import (
    PATIENCE,
    QUICK,
    SMALL,
    Counts,
    Lost,
    NotBegun,
    Notes,
    before_the_fault,
    check_kept,
    open_last,
    play,
    quick_chromium,
    record_of,
)
from page_state import wait_for
from paths import CACHE, DIST
from releases import BUILD_SHOWN, REGISTRATION, deploy, look_for_update, named, release, until_installed
from server import SiteHandler, serving
from watching import IN_EVERY_PAGE, until, until_ready

NO_TIPS = "localStorage.setItem('mapwright:tips', '{\"off\":true}')"
SMALL_QUOTA = 1000
KILLS_OF_THE_WORKER = 5
KILL_WORKER = "document.querySelector('script[type=py][worker]').xworker.terminate()"
ANSWERED = "(asked) => new Promise((done) => { asked.onsuccess = asked.onblocked = asked.onerror = done; })"
DELETE = f"() => ({ANSWERED})(indexedDB.deleteDatabase('mapwright')).then(() => null)"
BLOCK = f"() => ({ANSWERED})(indexedDB.open('mapwright', 999)).then(() => null)"


CUT = "network cut at a request of a first visit"


class Cut:
    """Which request of a visit is cut off in the middle; 0 for none."""

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
    def __init__(self, browser: Browser, folder: Path, every: int, counts: Counts) -> None:
        self.browser, self.folder, self.every, self.counts = browser, folder, every, counts

    @contextlib.contextmanager
    def visit(self, address: str, service_worker: bool = False) -> Iterator[tuple[BrowserContext, Page]]:
        allowed = "allow" if service_worker else "block"
        context = self.browser.new_context(reduced_motion="reduce", service_workers=allowed)  # type: ignore[arg-type]
        context.add_init_script(IN_EVERY_PAGE + NO_TIPS)
        try:
            yield context, context.new_page()
        finally:
            context.close()

    def playing(self, page: Page, address: str, moves: int = 2) -> str:
        """A game on the table; its record."""
        with before_the_fault():
            page.goto(f"{address}/?lang=en&deal=bA1-faults")
            wait_for(page, "draw", patience=PATIENCE)
            play(page, moves)
            return record_of(page)

    # --- the network ---

    def cut_every_request(self) -> None:
        if not self.counts.wants(CUT):
            return
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
        with self.visit(address, service_worker=True) as (_, page):
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

    # --- the cached files ---

    def damaged_files(self) -> None:
        for file in ("the wasm", "the snapshot", "the page", "the first script", "the page's script"):
            for fate in ("cut", "flipped"):
                self.counts.attempt(f"{file} damaged in the cache", partial(self.damaged_file, file, fate), fate)

    def damaged_file(self, file: str, fate: str) -> None:
        with serving(DIST) as address, self.visit(address, service_worker=True) as (_, page):
            before = self.playing(page, address)
            until_installed(page, 60)
            page.evaluate(DAMAGE, [FILES[file], fate])
            open_last(page, address)
            check_kept(page, before)

    def update_with_three_tabs(self) -> None:
        hosted = self.folder / "hosted"
        hosted.symlink_to(DIST)
        build = release(DIST, self.folder / "second", "second", named("second"))
        with serving(hosted) as address, self.visit(address, service_worker=True) as (context, page):
            before = [self.playing(page, address)]
            until_installed(page, 60)
            others = [context.new_page() for _ in range(2)]
            for number, other in enumerate(others):
                other.goto(f"{address}/?lang=en&deal=bA1-tab-{number}")
                wait_for(other, "draw", patience=PATIENCE)
                play(other, 2)
                before.append(record_of(other))
            deploy(build, hosted)
            look_for_update(page)
            until(page, f"{REGISTRATION}.then(({{ waiting }}) => waiting !== null)", 60)
            with page.expect_navigation():
                page.get_by_role("button", name="Update").click(timeout=60_000)
            for other in others:
                play(other, 2)  # those who were not asked play on
            for each in (page, *others):
                open_last(each, address)
                assert each.evaluate(BUILD_SHOWN) == "second"
            for record in before:
                check_kept(page, record)

    # --- the browser around the game ---

    def in_play(
        self, name: str, fault: Callable[[BrowserContext, Page, str], None], which: object = "", stores: bool = True
    ) -> None:
        """The fault in the middle of a game, some moves, and the game is opened again; what follows is stored too, if
        the browser still stores anything."""

        def work() -> None:
            with serving(DIST) as address, self.visit(address) as (context, page):
                before = self.playing(page, address)
                fault(context, page, address)
                with contextlib.suppress(Error):  # a dialog may be in the way: then it is reported, and a reload helps
                    play(page, 2)
                open_last(page, address)
                check_kept(page, before)
                play(page, 1)
                if stores and len(record_of(page)) <= len(before):
                    raise Lost("the game does not go on")

        self.counts.attempt(name, work, which)

    def all(self) -> None:
        for number in range(KILLS_OF_THE_WORKER):
            self.in_play("worker killed", kill_worker, number)
        for year in (1999, 2025, 2099):
            self.in_play("clock set back or forward", partial(set_clock, year=year), year)
        self.in_play("quota full", fill_quota, stores=False)
        self.in_play("quota full, and room again", partial(fill_quota, again=True))
        self.in_play("database deleted by another tab", partial(ask_elsewhere, script=DELETE))
        self.in_play("database blocked by another tab", partial(ask_elsewhere, script=BLOCK))
        self.in_play("database deleted by the browser", clear_database)
        self.counts.attempt("update with three tabs open", self.update_with_three_tabs)
        self.damaged_files()
        self.cut_every_request()


def until_cut_or_installed(page: Page, cut: Cut) -> None:
    end = time.monotonic() + PATIENCE
    while not cut.is_over and time.monotonic() < end:
        with contextlib.suppress(AssertionError):
            until_installed(page, 1)
            break
    if cut.at and not cut.is_over:
        raise NotBegun("this visit made fewer requests")


def started(page: Page, seconds: float) -> None:
    """Ready, at once or after one press of Try again."""
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


def kill_worker(context: BrowserContext, page: Page, address: str) -> None:
    page.evaluate(KILL_WORKER)


def set_clock(context: BrowserContext, page: Page, address: str, year: int) -> None:
    set_day(page, date(year, 3, 1))


def fill_quota(context: BrowserContext, page: Page, address: str, again: bool = False) -> None:
    session = context.new_cdp_session(page)
    session.send("Storage.overrideQuotaForOrigin", {"origin": address, "quotaSize": SMALL_QUOTA})
    play(page, 2)
    if again:
        session.send("Storage.overrideQuotaForOrigin", {"origin": address})


def ask_elsewhere(context: BrowserContext, page: Page, address: str, script: str) -> None:
    """Another tab of the site, which starts no engine, asks the browser for something about our database."""
    other = context.new_page()
    other.goto(f"{address}/embed/")
    other.evaluate(script)
    other.close()


def clear_database(context: BrowserContext, page: Page, address: str) -> None:
    session = context.new_cdp_session(page)
    session.send("Storage.clearDataForOrigin", {"origin": address, "storageTypes": "indexeddb"})


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=math.inf)
    parser.add_argument("--only", default="", help="faults whose name holds this word")
    chosen = parser.parse_args()
    begun = time.monotonic()
    counts = Counts(Notes(CACHE / "faults"), chosen.only, begun + chosen.minutes * 60)
    with sync_playwright() as playwright, tempfile.TemporaryDirectory(prefix="mapwright-faults-") as folder:
        browser = playwright.chromium.launch(executable_path=quick_chromium(), args=QUICK)
        Faults(browser, Path(folder), chosen.every, counts).all()
        browser.close()
    print(f"{counts.told()}\n   {time.monotonic() - begun:.0f} s")
    return 1 if counts.faults else 0


if __name__ == "__main__":
    raise SystemExit(main())
