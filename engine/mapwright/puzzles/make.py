"""Puzzles by their codes. A code names the maker it was published with, so that it always gives the same puzzle."""

from __future__ import annotations

from collections.abc import Generator
from datetime import date

from mapwright.errors import NotationError
from mapwright.puzzles import first_maker, second_maker
from mapwright.puzzles.puzzle import Puzzle
from mapwright.puzzles.search import at_once
from mapwright.rules.daily import parse_day
from mapwright.rules.deal import check_seed
from mapwright.rules.scoring import EDICTS, Edict

SECOND = "2"
"""What codes of the second maker begin with; those of the first have no number."""
SECOND_FROM = date(2026, 11, 19)
"""The first day whose puzzle is of the second maker."""


def make_puzzle(code: str) -> Puzzle:
    """Return the puzzle of a code: `2.SEED`, `2.EDICT.SEED` to train one edict, or `day.2026-11-19`."""
    return at_once(making(code))


def making(code: str) -> Generator[None, None, Puzzle]:
    """Make the same in short steps."""
    second, edict, seed = _parse(code)
    return second_maker.making(code, edict, seed) if second else first_maker.making(code, edict, seed)


def _parse(code: str) -> tuple[bool, Edict | None, str]:
    """Return whether the code is of the second maker, the edict to train, and the seed."""
    number, dot, rest = code.partition(".")
    second = bool(dot) and number == SECOND
    kind, dot, seed = (rest if second else code).rpartition(".")
    if kind == "day" and not second:
        return parse_day(seed) >= SECOND_FROM, None, check_seed(seed)
    if dot and kind not in EDICTS:
        raise NotationError(f"{code[:60]!r} is not a puzzle: {kind[:40]!r} is not an edict", "puzzle")
    return second, EDICTS.get(kind), check_seed(seed)


def daily_code(day: date) -> str:
    """Return the code of a day's puzzle, the same for everyone."""
    return f"day.{day.isoformat()}"
