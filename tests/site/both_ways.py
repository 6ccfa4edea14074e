"""A thousand whole games through Pyodide in halves and through the whole module, every answer the same:
`python3 build lab long`.

What is done is written down under .cache, so that a stopped run resumes; another build of Python's
files starts again.
"""

import argparse
import math
import subprocess
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

import environment
import python_build
from paths import CACHE, TESTS
from stamps import fingerprint

SCRIPT = TESTS / "site" / "same_games.mjs"
DEPENDS = (*(python_build.FOLDER / name for name in ("engine.wasm", "rest.wasm", "snapshot.bin", "python.zip")), SCRIPT)
A_SHARE = 10


@dataclass(frozen=True)
class Played:
    """One game: the hash of all answers, and whether the second half was needed."""

    number: int
    answers: str
    needed: bool


def play(way: str, first: int, count: int) -> list[Played]:
    command = [environment.require_node(), SCRIPT, python_build.FOLDER, way, str(first), str(count)]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(done.stderr[-2000:])
    words = [line.split() for line in done.stdout.splitlines()]
    return [Played(int(number), answers, needed != "0") for number, answers, needed in words]


def compare(first: int, count: int) -> list[str]:
    """What is wrong with these games, if anything."""
    with ThreadPoolExecutor(2) as both:
        halves, whole = both.map(lambda way: play(way, first, count), ("halves", "whole"))
    if [game.number for game in halves] != [game.number for game in whole] or len(halves) != count:
        return [f"games from {first} on were not all played"]
    other = [f"game {a.number} differs" for a, b in zip(halves, whole, strict=True) if a.answers != b.answers]
    return other + [f"game {game.number} needs the second half" for game in halves if game.needed]


@dataclass
class Notes:
    """The first game of each share that was the same."""

    folder: Path
    done: set[int] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        games = TESTS / "site" / "games.mjs"
        self.file = self.folder / f"{fingerprint([*DEPENDS, games])}.txt"
        if self.file.exists():
            self.done |= {int(line) for line in self.file.read_text().splitlines() if line.isdigit()}

    def add(self, first: int) -> None:
        self.done.add(first)
        with self.file.open("a") as file:
            file.write(f"{first}\n")


def run(notes: Notes, games: int, minutes: float) -> list[str]:
    """Until all are played, or the time is up; what went wrong."""
    end = time.monotonic() + minutes * 60
    faults: list[str] = []
    for first in range(0, games, A_SHARE):
        if time.monotonic() > end:
            break
        if first in notes.done:
            continue
        found = compare(first, A_SHARE)
        faults += found
        if not found:
            notes.add(first)
        print(f"\r   {len(notes.done) * A_SHARE} of {games} games the same, {len(faults)} faults ", end="", flush=True)
    print()
    return faults


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--minutes", type=float, default=math.inf)
    chosen = parser.parse_args()
    faults = run(Notes(CACHE / "both-ways"), chosen.games, chosen.minutes)
    for fault in faults[:20]:
        print(f"   {fault}")
    return 1 if faults else 0


if __name__ == "__main__":
    raise SystemExit(main())
