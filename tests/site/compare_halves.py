"""A thousand whole games through Pyodide in halves and through the whole module, every answer the same:
`python3 build lab long-tests`.
"""

import argparse
import math
import subprocess
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import environment
import python_build
from paths import TESTS

SCRIPT = TESTS / "site" / "same_games.mjs"
GAMES_PER_SHARE = 10


@dataclass(frozen=True)
class Played:
    """One game: the hash of all answers, and whether the secondary module was needed."""

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
    """Return the differences between these games."""
    with ThreadPoolExecutor(2) as both:
        halves, whole = both.map(lambda way: play(way, first, count), ("halves", "whole"))
    if [game.number for game in halves] != [game.number for game in whole] or len(halves) != count:
        return [f"games from {first} on were not all played"]
    other = [f"game {a.number} differs" for a, b in zip(halves, whole, strict=True) if a.answers != b.answers]
    return other + [f"game {game.number} needs the second half" for game in halves if game.needed]


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--minutes", type=float, default=math.inf)
    chosen = parser.parse_args()
    end, faults = time.monotonic() + chosen.minutes * 60, []
    for first in range(0, chosen.games, GAMES_PER_SHARE):
        faults += compare(first, GAMES_PER_SHARE)
        print(f"\r   {first + GAMES_PER_SHARE} of {chosen.games} games, {len(faults)} faults ", end="", flush=True)
        if time.monotonic() > end:
            break
    print("", *faults[:20], sep="\n   ")
    return 1 if faults else 0


if __name__ == "__main__":
    raise SystemExit(main())
