"""Kills the browser at random moments of whole games, and looks whether a move that was shown is gone:
`python3 build soak --only kills --kills 1000`."""

from __future__ import annotations

import contextlib
import os
import random
import signal
import sys
import tempfile
import threading
import time
from pathlib import Path

from playwright.sync_api import BrowserContext, Error, Page, Playwright, sync_playwright

import environment
from browser import FLAGS
from outcomes import PATIENCE, PLAY, Counts, Lost, NotBegun, before_the_fault, maps_of, saves
from paths import DIST
from player import wait_for
from server import serving

LONGEST_WAIT = 6.0
MOST_MOVES = 200


def processes(profile: Path) -> list[int]:
    """All of the Chromium that has this profile, by the profile in its command line."""
    found = []
    for folder in Path("/proc").iterdir():
        with contextlib.suppress(OSError, ValueError):
            if str(profile) in (folder / "cmdline").read_text():
                found.append(int(folder.name))
    return [process for process in found if process != os.getpid()]


def kill(profile: Path) -> None:
    for process in processes(profile):
        with contextlib.suppress(ProcessLookupError):
            os.kill(process, signal.SIGKILL)
    while processes(profile):
        time.sleep(0.02)


def opened(playwright: Playwright, profile: Path) -> BrowserContext:
    chromium = str(environment.prepare_chromium())
    for lock in profile.glob("Singleton*"):  # a killed browser leaves them behind
        lock.unlink(missing_ok=True)
    context = playwright.chromium.launch_persistent_context(
        profile, executable_path=chromium, args=FLAGS, reduced_motion="reduce"
    )
    context.add_init_script("localStorage.setItem('mapwright:tips', '{\"off\":true}')")
    return context


def go_on(page: Page, address: str, number: int) -> None:
    """With the game that waits, or a new one if there is none or it is over."""
    page.goto(f"{address}/?lang=en")
    wait_for(page, "home", patience=PATIENCE)
    waiting = page.locator('[data-act="continue"]')
    if waiting.is_visible():
        waiting.click()
        if wait_for(page, "draw", "choose", "season", "final", patience=PATIENCE) != "final":
            return
    page.goto(f"{address}/?lang=en&deal=bA1-kill-{number}")
    wait_for(page, "draw", patience=PATIENCE)


def check(page: Page, address: str, shown: str, games: int) -> None:
    """The last map that was shown is in a kept record, every record is a game, and none has gone."""
    page.goto(f"{address}/embed/")
    kept = saves(page)
    if len(kept) < games:
        raise Lost(f"{games} games were kept, now {len(kept)}")
    maps = [found for save in kept for found in maps_of(str(save["record"]))]
    if shown and shown not in maps:
        raise Lost(f"the map that was shown is in no record: {shown}")


class Killing:
    """One profile, killed again and again."""

    def __init__(self, playwright: Playwright, address: str, profile: Path, rng: random.Random) -> None:
        self.playwright, self.address, self.profile, self.rng = playwright, address, profile, rng
        self.number = self.games = 0

    def once(self) -> None:
        self.number += 1
        context = opened(self.playwright, self.profile)
        page = context.pages[0]
        seen = [""]
        try:
            with before_the_fault():
                page.expose_function("shown", lambda text: seen.__setitem__(0, text))
                go_on(page, self.address, self.number)
                self.games = len(saves(page))
        except NotBegun:
            context.close()
            raise
        timer = threading.Timer(self.rng.uniform(0, LONGEST_WAIT), kill, [self.profile])
        timer.start()
        with contextlib.suppress(Error):
            page.evaluate(PLAY, MOST_MOVES)
        timer.join()
        kill(self.profile)
        with contextlib.suppress(Error):
            context.close()
        context = opened(self.playwright, self.profile)
        check(context.pages[0], self.address, seen[0], self.games)
        context.close()


def main(kills: int, seed: str) -> int:
    begun, counts = time.monotonic(), Counts()
    with sync_playwright() as playwright, serving(DIST) as address, tempfile.TemporaryDirectory() as folder:
        killing = Killing(playwright, address, Path(folder) / "profile", random.Random(seed))
        for _ in range(kills):
            counts.attempt("kill -9 in a game", killing.once)
    print(f"{counts.told()}\n   {time.monotonic() - begun:.0f} s, seed {seed}")
    return 1 if counts.faults else 0


if __name__ == "__main__":
    raise SystemExit(main(int(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else str(int(time.time()))))
