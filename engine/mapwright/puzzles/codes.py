"""Puzzles by their codes."""

from __future__ import annotations

from collections.abc import Generator
from datetime import date

from mapwright.errors import NotationError, checked_type
from mapwright.puzzles import generator
from mapwright.puzzles.puzzle import Puzzle
from mapwright.rules.daily import parse_day
from mapwright.rules.deal import check_seed
from mapwright.rules.scoring import EDICTS, Edict
from mapwright.steps import run_to_end

GENERATOR = "2"
"""The version of the generator, with which codes begin: a code always gives the same puzzle."""
FIRST_GRADED_DAY = date(2026, 11, 23)
"""From this Monday on the puzzles of the day become harder over the week; earlier days keep their puzzles."""
GRADES_OF_WEEK = (1, 1, 2, 2, 2, 3, 3)
"""The grade of the day's puzzle, from Monday to Sunday."""


def make_puzzle(code: str) -> Puzzle:
    """Return the puzzle of a code: `2.SEED`, `2.EDICT.SEED` to train one edict, or `day.2026-11-19`."""
    return run_to_end(generate_steps(code))


def generate_steps(code: str) -> Generator[None, None, Puzzle]:
    """Make the puzzle of a code in short steps."""
    edict, seed = _parse(code)
    return generator.generate_steps(code, edict, seed, _grade_of_day(code))


def _grade_of_day(code: str) -> int:
    """Return the grade that a day's puzzle shall have, or 0 for any other code and for days before the first one."""
    if not code.startswith("day."):
        return 0
    day = date.fromisoformat(code.removeprefix("day."))
    return GRADES_OF_WEEK[day.weekday()] if day >= FIRST_GRADED_DAY else 0


def _parse(code: str) -> tuple[Edict | None, str]:
    """Return the edict to train, if any, and the seed."""
    kind, _, rest = checked_type(code, str, "a puzzle code", "puzzle").partition(".")
    if kind == "day":
        parse_day(rest)
        return None, check_seed(rest)
    if kind != GENERATOR:
        raise NotationError(f"a puzzle code must look like {GENERATOR}.SEED or day.DATE; got {code[:60]!r}", "puzzle")
    edict, dot, seed = rest.rpartition(".")
    if dot and edict not in EDICTS:
        raise NotationError(f"{code[:60]!r} is not a puzzle: {edict[:40]!r} is not an edict", "puzzle")
    return EDICTS.get(edict), check_seed(seed)


def daily_code(day: date) -> str:
    """Return the code of a day's puzzle, the same for everyone."""
    return f"day.{day.isoformat()}"
