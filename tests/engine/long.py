"""A million maps against the naive scorer, 100,000 games with the referee and 1,000 puzzles solved a second time:
`python3 build lab long`.

The work is cut into shares, each with a separate seed, for all cores. What is done is written down under .cache, so
that a stopped run resumes; another engine starts again.
"""

import argparse
import hashlib
import multiprocessing
import os
import sys
import time
from collections import Counter
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
sys.path[:0] = [str(ROOT / "engine"), str(HERE)]

from agreement import check_maps  # noqa: E402
from checked_games import referee_games  # noqa: E402
from solved_again import solve_again  # noqa: E402

MAPS_A_SHARE, GAMES_A_SHARE, PUZZLES_A_SHARE = 2_500, 100, 4
JUDGES = (
    "naive.py", "brute.py", "referee*.py", "random_maps.py", "games.py", "checked_games.py", "solved_again.py",
    "agreement.py",
)  # fmt: skip


def maps(number):
    """Half of them with the letters of the base set alone."""
    check_maps(f"long-{number}", heroes=bool(number % 2), number=MAPS_A_SHARE)


def games(number):
    referee_games(f"long-{number}", GAMES_A_SHARE)


def puzzles(number):
    solve_again([f"thousand-{number}-{each}" for each in range(PUZZLES_A_SHARE)])


WORK = {
    "maps": (maps, 400, MAPS_A_SHARE),
    "games": (games, 1_000, GAMES_A_SHARE),
    "puzzles": (puzzles, 250, PUZZLES_A_SHARE),
}


def work(share):
    """The share, what went wrong, and what it cost, in seconds of one core."""
    kind, number = share
    begun = time.process_time()
    try:
        WORK[kind][0](number)
    except Exception as error:  # whatever it is, the other shares continue
        return share, f"{type(error).__name__}: {error}", time.process_time() - begun
    return share, "", time.process_time() - begun


class Notes:
    """One line for each share that is done: kind, number, seconds."""

    def __init__(self, folder):
        folder.mkdir(parents=True, exist_ok=True)
        self.file = folder / f"{fingerprint()}.txt"
        lines = self.file.read_text().splitlines() if self.file.exists() else []
        words = [line.split() for line in lines if line.count(" ") == 2]  # the last may be cut short
        self.done = {(kind, int(number)): float(seconds) for kind, number, seconds in words}

    def add(self, share, seconds):
        self.done[share] = seconds
        with self.file.open("a") as file:
            file.write(f"{share[0]} {share[1]} {seconds:.2f}\n")


def fingerprint():
    """Of all that the answers depend on."""
    digest = hashlib.sha256()
    judges = [file for pattern in JUDGES for file in HERE.glob(pattern)]
    for file in sorted([*(ROOT / "engine" / "mapwright").rglob("*.py"), *judges]):
        digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def interleaved():
    """Maps and games by turns, so that a run that is stopped early has seen of both."""
    shares = [(number / count, kind, number) for kind, (_, count, _) in WORK.items() for number in range(count)]
    return [(kind, number) for _, kind, number in sorted(shares)]


def told(done):
    counts = Counter(kind for kind, _ in done)
    words = [f"{counts[kind] * size:,} of {count * size:,} {kind}" for kind, (_, count, size) in WORK.items()]
    return ", ".join(words)


def rates(done):
    """By one core."""
    for kind, (_, _, size) in WORK.items():
        seconds = [taken for (each, _), taken in done.items() if each == kind]
        if seconds:
            yield f"{size * len(seconds) / sum(seconds):,.0f} {kind} a second"


def run(notes, jobs, minutes):
    """Until all is done, or the time is up; what went wrong."""
    end = time.monotonic() + minutes * 60
    waiting = [share for share in interleaved() if share not in notes.done]
    faults = []
    with multiprocessing.Pool(jobs) as pool:
        for share, fault, seconds in pool.imap_unordered(work, waiting):
            if fault:
                faults.append(f"{share[0]} {share[1]}: {fault}")
            else:
                notes.add(share, seconds)
            print(f"\r   {told(notes.done)}, {len(faults)} faults ", end="", flush=True)
            if time.monotonic() > end:
                pool.terminate()
                break
    print()
    return faults


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=float("inf"))
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--notes", type=Path, default=ROOT / ".cache" / "long")
    chosen = parser.parse_args()
    notes = Notes(chosen.notes)
    faults = run(notes, chosen.jobs, chosen.minutes)
    print(f"   total: {told(notes.done)}; by one core {', '.join(rates(notes.done))}")
    for fault in faults[:20]:
        print(f"\n{fault[:4000]}")
    return 1 if faults else 0


if __name__ == "__main__":
    raise SystemExit(main())
