"""Puzzles against the clock, from easy to hard."""

from __future__ import annotations

from collections.abc import Generator

from mapwright.errors import NotationError
from mapwright.puzzles.make import SECOND, making
from mapwright.puzzles.puzzle import Puzzle
from mapwright.rules.deal import check_seed

KIND = "run"
STEPS = 3
"""So many puzzles of a run are easy, and so many more are of medium difficulty."""
SEEN = 3
"""Among at most so many puzzles one of the wanted grade is looked for."""
HARDEST = 3


def wanted_grade(place: int) -> int:
    """Return how hard a puzzle of a run is to be, by its place from 0."""
    return min(HARDEST, 1 + place // STEPS)


def climbing(code: str) -> Generator[None, None, Puzzle]:
    """The puzzle of a code `run.PLACE.SEED` in short steps: of a few the first that is as hard as wanted."""
    _, place, seed = (*code.split(".", 2), "", "")[:3]
    if not (place.isdecimal() and len(place) < 4):
        raise NotationError(f"{code[:40]!r} is no puzzle of a run", "puzzle")
    check_seed(seed)
    wanted = wanted_grade(int(place))
    found: list[Puzzle] = []
    for number in range(1, SEEN + 1):
        puzzle = yield from making(f"{SECOND}.{seed[:50]}-{number}")
        if puzzle.grade == wanted:
            return puzzle
        found.append(puzzle)
    return min(found, key=lambda puzzle: (abs(puzzle.grade - wanted), (2 - wanted) * puzzle.rating.greedy))
