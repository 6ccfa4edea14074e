"""Counts what became of the player's games after a fault: tried, survived, lost."""

from __future__ import annotations

import contextlib
import math
import shutil
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Error, ViewportSize

import environment
from build_cache import inputs_hash_of
from chromium import CHROMIUM_FLAGS
from mapwright.notation.map_text import format_map
from mapwright.notation.record import final_state, parse_record
from paths import DIST

SURVIVED = "survived"
# Seconds that a busy machine may take for a start.
PATIENCE = 180
# No person looks or listens: what is painted and played costs more than what is tried.
QUICK = [*CHROMIUM_FLAGS, "--in-process-gpu", "--disable-software-rasterizer", "--disable-remote-fonts", "--mute-audio"]
SMALL: ViewportSize = {"width": 360, "height": 400}
# Draws wherever the shape lies until so many moves are made, or the game is over; reports every map that is
# shown from the first move on.
PLAY = """async (moves) => {
  const root = document.documentElement, find = (selector) => document.querySelector(selector);
  const end = performance.now() + 120_000;
  let made = 0, seen, rested;
  while (made < moves && performance.now() < end) {
    await new Promise((done) => setTimeout(done, 10));
    const { state, busy } = root.dataset, map = find('.cells')?.dataset.map;
    if (state === 'final') return made;
    const note = find('.toast span')?.textContent ?? '';
    if (seen && map && map !== seen) globalThis.shown?.({ map, note });
    seen = map || seen;
    if (state === 'season') { find('[data-act=advance]')?.click(); continue; }
    find('.moment')?.click();
    if (busy !== undefined || !['draw', 'choose'].includes(state)) continue;
    if (rested !== undefined && map !== rested) made++;
    rested = map;
    if (made < moves) find('[data-act=primary]')?.click();
  }
  return made;
}"""


def quick_chromium() -> str:
    """The same engine and the same storage without a window around it, where there is one: it starts sooner."""
    return shutil.which("chromium-headless-shell") or str(environment.prepare_chromium())


class Lost(Exception):
    """What was shown is not stored, or the game cannot be continued."""


class NotBegun(Exception):
    """No game was shown before the fault: nothing is proved."""


@contextlib.contextmanager
def before_the_fault() -> Iterator[None]:
    try:
        yield
    except (AssertionError, Error) as error:
        raise NotBegun(str(error).splitlines()[0][:200]) from None


class Notes:
    """What has been tried on this build of the site, one line each: a stopped run resumes."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.file = folder / f"{inputs_hash_of([DIST / 'sw.js'])}.txt"
        self.lines = self.file.read_text().splitlines() if self.file.exists() else []

    def add(self, line: str) -> None:
        self.lines.append(line)
        with self.file.open("a") as file:
            file.write(f"{line}\n")


@dataclass
class Counts:
    """What became of each fault; those that were survived on this build are not tried again."""

    notes: Notes
    end: float = math.inf
    faults: list[str] = field(default_factory=list)

    def attempt(self, name: str, work: Callable[[], None], which: object = "") -> None:
        done = f"{name}\t{which}\t{SURVIVED}"
        if time.monotonic() >= self.end or done in self.notes.lines:
            return
        try:
            work()
        except NotBegun as error:
            print(f"\n   {name} {which}: not tried: {error}", flush=True)
        except (Lost, AssertionError, Error) as error:
            self.faults.append(f"{name} {which}: {type(error).__name__}: {str(error).splitlines()[0][:200]}")
            self.notes.add(f"{name}\t{which}\tlost")
            print(f"\n   {self.faults[-1]}", flush=True)
        else:
            self.notes.add(done)
            print(f"\r   {name}: {which} survived ", end="", flush=True)

    @property
    def seen(self) -> dict[str, list[int]]:
        """Return by fault how often it was tried, and how often something was lost."""
        seen: dict[str, list[int]] = {}
        for line in self.notes.lines:
            name, _, outcome = line.split("\t")
            counts = seen.setdefault(name, [0, 0])
            counts[0] += 1
            counts[1] += outcome != SURVIVED
        return seen

    def table(self) -> str:
        width = max(map(len, self.seen), default=0)
        lines = [
            f"   {name:<{width}}  tried {tried:4}, survived {tried - lost_count:4}, lost {lost_count:3}"
            for name, (tried, lost_count) in self.seen.items()
        ]
        tried, lost_count = (sum(counts[index] for counts in self.seen.values()) for index in (0, 1))
        total = f"   {'total':<{width}}  tried {tried:4}, survived {tried - lost_count:4}, lost {lost_count:3}"
        return "\n".join(["", *lines, total])


def last_map(record: str) -> str:
    """The first seat's map at the end of a record; raises if it is not a game by the rules."""
    return format_map(final_state(parse_record(record)).players[0].board)


def shows(stored_map: str, shown_map: str) -> bool:
    """Whether everything drawn on one map is on the other too: what a raid adds by the same move may come later."""
    pairs = list(zip(*(text.partition(" ")[0] for text in (stored_map, shown_map)), strict=False))
    return len(pairs) >= len(shown_map.partition(" ")[0]) and all(old == new for old, new in pairs if new not in ".*")
