"""Puzzles against the clock, from easy to hard."""

from __future__ import annotations

from collections.abc import Generator

from mapwright.errors import NotationError
from mapwright.puzzles.codes import GENERATOR, generate_steps
from mapwright.puzzles.difficulty import HARDEST
from mapwright.puzzles.puzzle import Puzzle
from mapwright.rules.deal import check_seed

CODE_PREFIX = "run"
PUZZLES_PER_GRADE = 3
"""Number of easy puzzles of a run, and of medium ones after them."""
MAX_CANDIDATES = 3
"""Maximum number of puzzles among which one of the wanted grade is searched."""


def grade_of_run_puzzle(index: int) -> int:
    """Return how hard a puzzle of a run is to be, by its place from 0."""
    return min(HARDEST, 1 + index // PUZZLES_PER_GRADE)


def generate_run_steps(code: str) -> Generator[None, None, Puzzle]:
    """The puzzle of a code `run.PLACE.SEED` in short steps: of a few the first that is as hard as wanted."""
    _, place, seed = (*code.split(".", 2), "", "")[:3]
    if not (place.isdecimal() and len(place) < 4):
        raise NotationError(f"{code[:40]!r} is no puzzle of a run", "puzzle")
    check_seed(seed)
    grade = grade_of_run_puzzle(int(place))
    puzzles: list[Puzzle] = []
    for number in range(1, MAX_CANDIDATES + 1):
        puzzle = yield from generate_steps(f"{GENERATOR}.{seed[:50]}-{number}")
        if puzzle.grade == grade:
            return puzzle
        puzzles.append(puzzle)
    return min(puzzles, key=lambda puzzle: (abs(puzzle.grade - grade), (2 - grade) * puzzle.rating.greedy))
