"""Kills the browser at random moments of whole games, and looks whether a move that was shown is gone:
`python3 build lab kills --kills 1000 --minutes 30`.

One profile is used from kill to kill: the next browser finds the game, continues it and is killed in the next
move or the one after. The start after a kill both looks at what is stored and is the next to be killed. Each kill is
written down under .cache, so that a stopped run resumes; another build of the site starts again.
"""

from __future__ import annotations

import argparse
import contextlib
import functools
import os
import random
import select
import signal
import tempfile
import threading
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Error, Page, Playwright, sync_playwright

from driver.page_state import READ_SAVES, wait_for
from outcomes import (
    PATIENCE,
    PLAY,
    QUICK,
    SMALL,
    SURVIVED,
    Lost,
    NotBegun,
    Notes,
    before_the_fault,
    last_map,
    quick_chromium,
    shows,
)
from paths import CACHE, DIST
from server import serving

LONGEST_WAIT = 1.5
MOST_MOVES = 200
NO_TIPS = "localStorage.setItem('mapwright:tips', '{\"off\":true}')"
# What is stored when a page begins, before it has touched it.
LOOK_FIRST = f"if (origin !== 'null') globalThis.savesAtStart = ({READ_SAVES})()"
SAVES_AT_START = "globalThis.savesAtStart"


def browser_of(profile: Path) -> int | None:
    """Return the process that started all others of the Chromium with this profile."""
    for folder in Path("/proc").iterdir():
        with contextlib.suppress(OSError, ValueError):
            words = (folder / "cmdline").read_text().split("\0")
            if f"--user-data-dir={profile}" in words and not any(word.startswith("--type=") for word in words):
                return int(folder.name)
    return None


def kill(profile: Path) -> None:
    """Kill a process and all that it has started, without time to write anything."""
    process = browser_of(profile)
    while process is not None:
        with contextlib.suppress(ProcessLookupError):
            ending = os.pidfd_open(process)
            os.killpg(os.getpgid(process), signal.SIGKILL)
            select.select([ending], [], [], 10)
            os.close(ending)
        process = browser_of(profile)


def opened(playwright: Playwright, profile: Path) -> BrowserContext:
    for lock in profile.glob("Singleton*"):  # a killed browser leaves them behind
        lock.unlink(missing_ok=True)
    context = playwright.chromium.launch_persistent_context(
        profile,
        executable_path=quick_chromium(),
        args=QUICK,
        reduced_motion="reduce",
        service_workers="block",
        viewport=SMALL,
    )
    context.add_init_script(f"{LOOK_FIRST}; {NO_TIPS}")
    return context


@dataclass
class Shown:
    """What the page showed last: the map and the text next to it."""

    map: str = ""
    note: str = ""


replayed = functools.cache(last_map)


def oldest_first(saves: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return sorted(saves, key=lambda save: float(save["saved_at"]))


def check(saves: list[dict[str, Any]], last_shown: Shown, games: int) -> None:
    """Oldest first: the last map that was shown is in the newest record, every record is a game, and none has gone."""
    records = [str(save["record"]) for save in saves]
    if len(records) < games:
        raise Lost(f"{games} games were kept, now {len(records)}")
    maps = ["", *map(replayed, records)]
    if not shows(maps[-1], last_shown.map):
        raise Lost(f"shown {last_shown.map} {last_shown.note!r}, kept {records[-1:]}")


class Killing:
    """A profile whose browser is killed repeatedly."""

    def __init__(self, playwright: Playwright, address: str, profile: Path, rng: random.Random) -> None:
        self.playwright, self.address, self.profile, self.rng = playwright, address, profile, rng
        self.shown, self.games = Shown(), 0
        self.fill_caches()
        self.context = opened(playwright, profile)

    def fill_caches(self) -> None:
        """As on the device of a returning visitor: closed normally, the browser keeps what it compiled."""
        for _ in range(2):
            context = opened(self.playwright, self.profile)
            with contextlib.suppress(NotBegun):
                self.begin(context.pages[0])
            context.close()

    def once(self) -> None:
        """From a start to a kill; then the store is looked at as the next start finds it."""
        page = self.context.pages[0]
        try:
            self.begin(page)
        except (NotBegun, Lost):
            self.shown = Shown()
            self.reopen()
            raise
        self.games = len(page.evaluate(SAVES_AT_START))
        self.play_until_killed(page)
        self.reopen()
        self.go(self.context.pages[0])
        saves = oldest_first(self.saves_in(self.context.pages[0]))
        check(saves, self.shown, self.games)
        # Not all of them: a game that was killed before its first move was reported is never continued.
        if self.shown.map and saves[-1]["finished"]:
            self.shown = Shown()
            self.go(self.context.pages[0])

    def saves_in(self, page: Page) -> list[dict[str, Any]]:
        """What is stored; where the browser has dropped a damaged database, what the page has brought back."""
        stored: list[dict[str, Any]] = page.evaluate(SAVES_AT_START)
        if len(stored) < self.games:
            print(f"\n   {self.games} games were kept, the browser has left {len(stored)}", flush=True)
            wait_for(page, "draw", "choose", "season", "final", patience=PATIENCE)
            stored = page.evaluate(READ_SAVES)
        return stored

    def go(self, page: Page) -> None:
        """To the game that waits, as the player left it, or to a new one."""
        deal = f"deal=bA1-{self.rng.getrandbits(32):x}"
        page.goto(f"{self.address}/?lang=en&{'continue' if self.shown.map else deal}", wait_until="commit")

    def begin(self, page: Page) -> None:
        with before_the_fault():
            page.expose_function("shown", lambda report: self.shown.__dict__.update(report))
            if page.url == "about:blank":
                self.go(page)
        try:
            wait_for(page, "draw", "choose", "season", "final", patience=PATIENCE)
        except (AssertionError, Error) as error:
            raise (Lost if self.shown.map else NotBegun)(f"no game on the table: {error}") from None

    def play_until_killed(self, page: Page) -> None:
        timer = threading.Timer(self.rng.uniform(0, LONGEST_WAIT), kill, [self.profile])
        timer.start()
        with contextlib.suppress(Error):
            page.evaluate(PLAY, MOST_MOVES)
        timer.join()

    def reopen(self) -> None:
        kill(self.profile)
        with contextlib.suppress(Error):
            self.context.close()
        self.context = opened(self.playwright, self.profile)


def lost_games(notes: Notes) -> list[str]:
    return [line for line in notes.lines if line != SURVIVED]


def run(notes: Notes, kills: int, minutes: float, seed: str) -> None:
    end = time.monotonic() + minutes * 60
    with sync_playwright() as playwright, serving(DIST) as address, tempfile.TemporaryDirectory() as folder:
        killing = Killing(playwright, address, Path(folder) / "profile", random.Random(seed))
        while len(notes.lines) < kills and time.monotonic() < end:
            outcome = attempt(killing)
            if outcome:
                notes.add(outcome)
            print(f"\r   {len(notes.lines)} kills, {len(lost_games(notes))} lost ", end="", flush=True)
        killing.context.close()


def attempt(killing: Killing) -> str:
    """Return the line of one kill for the list; empty if no game was shown before it."""
    try:
        killing.once()
    except NotBegun as error:
        print(f"\n   not tried: {error}")
        return ""
    except (Lost, AssertionError, Error, ValueError) as error:
        print(f"\n   {type(error).__name__}: {error}")
        return f"{type(error).__name__}: {str(error).splitlines()[0]}"
    return SURVIVED


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--minutes", type=float, default=float("inf"))
    parser.add_argument("--seed", default=str(int(time.time())))
    chosen = parser.parse_args()
    notes, begun = Notes(CACHE / "kills"), time.monotonic()
    before = len(notes.lines)
    run(notes, chosen.kills, chosen.minutes, chosen.seed)
    tried, gone = len(notes.lines), len(lost_games(notes))
    print(f"\n   kill -9 in a game: tried {tried}, survived {tried - gone}, lost {gone}")
    print(f"   {tried - before} of them in {time.monotonic() - begun:.0f} s, seed {chosen.seed}")
    return 1 if gone else 0


if __name__ == "__main__":
    raise SystemExit(main())
