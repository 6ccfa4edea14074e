"""A million maps against the naive scorer, 100,000 games with the referee, 1,000 puzzles solved a second time, the
puzzles of three years of days, and own sheets: `python3 build lab long-tests`.

The work is cut into shares, each with a separate seed, for all cores. `--minutes` ends it earlier.
"""

import argparse
import multiprocessing
import os
import random
import sys
import time
from collections import Counter
from datetime import timedelta
from pathlib import Path

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE.parents[1] / "engine"), str(HERE)]

from agreement import check_maps  # noqa: E402
from brute_force import confirm_puzzles  # noqa: E402
from checked_games import referee_games  # noqa: E402
from mapwright.puzzles import daily_code, make_puzzle  # noqa: E402
from mapwright.puzzles.codes import FIRST_GRADED_DAY  # noqa: E402
from own_sheets import check_games, check_round_trips, check_scores  # noqa: E402


def make_puzzles_of_days(seed, size):
    """Make the puzzles of a part of three years; the number behind the seed says which part."""
    first = size * int(seed.rpartition("-")[2])
    for number in range(first, first + size):
        make_puzzle(daily_code(FIRST_GRADED_DAY + timedelta(number)))


WORK = {
    "maps": (lambda seed, size: check_maps(seed, heroes=seed[-1] in "13579", number=size), 400, 2_500),
    "games": (referee_games, 1_000, 100),
    "puzzles": (lambda seed, size: confirm_puzzles([f"2.{seed}-{number}" for number in range(size)]), 250, 4),
    "days": (make_puzzles_of_days, 110, 10),
    "sheets": (check_round_trips, 10, 1_000),
    "games on own sheets": (check_games, 50, 10),
    "maps on own sheets": (check_scores, 10, 500),
}
"""The work on one share, the number of shares, and the size of a share."""


def work(share):
    """Return the share and what went wrong."""
    kind, seed = share
    try:
        WORK[kind][0](seed, WORK[kind][2])
    except Exception as error:  # the other shares continue
        return share, f"{kind} of seed {seed}: {type(error).__name__}: {error}"
    return share, ""


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=float("inf"))
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--seed", type=int, default=random.randrange(10**9))
    chosen = parser.parse_args()
    end = time.monotonic() + chosen.minutes * 60
    shares = [(kind, f"{chosen.seed}-{number}") for kind, (_, count, _) in WORK.items() for number in range(count)]
    random.Random(chosen.seed).shuffle(shares)
    done, faults = Counter(), []
    with multiprocessing.Pool(chosen.jobs) as pool:
        for (kind, _), fault in pool.imap_unordered(work, shares):
            done[kind] += WORK[kind][2]
            faults += [fault] if fault else []
            counts = ", ".join(f"{done[name]:,} {name}" for name in WORK)
            print(f"\r   seed {chosen.seed}: {counts}, {len(faults)} faults ", end="", flush=True)
            if time.monotonic() > end:
                pool.terminate()
                break
    print("", *(fault[:4000] for fault in faults[:20]), sep="\n\n")
    return 1 if faults else 0


if __name__ == "__main__":
    raise SystemExit(main())
