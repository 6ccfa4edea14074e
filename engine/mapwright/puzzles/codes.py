"""Puzzles by their codes: a seed, a day, a place in a puzzle run, or a moment of a game."""

from __future__ import annotations

from collections.abc import Generator
from datetime import date

from mapwright.errors import NotationError, checked_type
from mapwright.notation.packing import pack
from mapwright.notation.record import parse_record
from mapwright.puzzles import generator
from mapwright.puzzles.difficulty import HARDEST
from mapwright.puzzles.from_game import puzzle_from_game
from mapwright.puzzles.puzzle import Puzzle
from mapwright.puzzles.search import SearchTooLarge
from mapwright.rules.daily import parse_day
from mapwright.rules.deal import check_seed
from mapwright.rules.scoring import EDICTS
from mapwright.steps import run_to_end

GENERATOR = "2"
"""The version of the generator, with which codes begin: a code always gives the same puzzle."""
FIRST_GRADED_DAY = date(2026, 11, 23)
"""From this Monday on the puzzles of the day become harder over the week; earlier days keep their puzzles."""
FIRST_STRICT_DAY = date(2026, 12, 7)
"""From this day on, the puzzles of the day are strict; earlier days keep their puzzles."""
GRADES_OF_WEEK = (1, 1, 2, 2, 2, 3, 3)
"""The grade of the day's puzzle, from Monday to Sunday."""
PUZZLES_PER_GRADE = 3
"""Number of easy puzzles at the start of a puzzle run, and of medium ones after them; the rest are hard."""
MAX_CANDIDATES = 3
"""Maximum number of puzzles generated to find one with the grade of a place in a puzzle run."""
MEDIUM = 2
"""The grade between easy and hard."""
MAX_SEED_START = 50
"""Number of characters of a run's seed that are used: with the number behind them, a seed must not become too long."""


def make_puzzle(code: str) -> Puzzle:
    """Return the puzzle of a code: `2.SEED`, `2.EDICT.SEED` to train one edict, `day.2026-11-19`, `run.PLACE.SEED` of
    a puzzle run, or that of a turning point. Raise `NotationError` if it is not a puzzle code."""
    return run_to_end(generate_steps(code))


def generate_steps(code: str) -> Generator[None, None, Puzzle]:
    """Return the puzzle of a code; yield often while it is made."""
    kind, _, day = checked_type(code, str, "a puzzle code", "puzzle").partition(".")
    match kind:
        case "own":
            return _from_game(code)
        case "run":
            return (yield from _run_puzzle_steps(code))
        case "day":
            return (yield from _day_puzzle_steps(code, day))
        case _:
            return (yield from _seed_puzzle_steps(code))


def puzzle_code(kind: str, seed: str, topic: str = "", place: int = 0) -> str:
    """Return the code of a new puzzle: `topic` is the edict to train or the day, `place` the one in a run, from 0."""
    match kind:
        case "day":
            return daily_code(parse_day(topic))
        case "run":
            return f"run.{place}.{seed}"
        case "edict":
            return f"{GENERATOR}.{topic}.{seed}"
        case "free":
            return f"{GENERATOR}.{seed}"
        case _:
            raise NotationError(
                f"the kind of a new puzzle must be free, edict, day or run; got {kind[:40]!r}", "puzzle"
            )


def short_code(code: str) -> str:
    """Return a code for a link: that of a turning point with its record packed, any other unchanged."""
    if not code.startswith("own."):
        return code
    *start, record = code.split(".", 3)
    return ".".join([*start, pack(str(parse_record(record)))])


def _from_game(code: str) -> Puzzle:
    """Return the puzzle of a code `own.…`, a moment of a game."""
    try:
        return puzzle_from_game(code)
    except SearchTooLarge:
        raise NotationError(f"{code[:40]!r} has too many ways to try them all", "moment") from None
    except NotationError as error:
        raise NotationError(error.args[0], "moment") from None


def _seed_puzzle_steps(code: str) -> Generator[None, None, Puzzle]:
    """Return the puzzle of a code `2.SEED` or `2.EDICT.SEED`; yield often."""
    version, _, edict_and_seed = code.partition(".")
    if version != GENERATOR:
        raise NotationError(f"a puzzle code must look like {GENERATOR}.SEED or day.DATE; got {code[:60]!r}", "puzzle")
    edict, dot, seed = edict_and_seed.rpartition(".")
    if dot and edict not in EDICTS:
        raise NotationError(f"{code[:60]!r} is not a puzzle: {edict[:40]!r} is not an edict", "puzzle")
    return (yield from generator.generate_steps(code, EDICTS.get(edict), check_seed(seed)))


def _day_puzzle_steps(code: str, text: str) -> Generator[None, None, Puzzle]:
    """Return the puzzle of the day with this date; yield often."""
    day = parse_day(text)
    strict = day >= FIRST_STRICT_DAY
    return (yield from generator.generate_steps(code, None, text, _grade_of(day), strict=strict))


def _grade_of(day: date) -> int:
    """Return the grade of a day's puzzle, or 0 for any grade on days before the first graded one."""
    return GRADES_OF_WEEK[day.weekday()] if day >= FIRST_GRADED_DAY else 0


def daily_code(day: date) -> str:
    """Return the code of a day's puzzle, the same for everyone."""
    return f"day.{day.isoformat()}"


def grade_of_run_puzzle(index: int) -> int:
    """Return the grade of a puzzle of a puzzle run by its place from 0."""
    return min(HARDEST, 1 + index // PUZZLES_PER_GRADE)


def _run_puzzle_steps(code: str) -> Generator[None, None, Puzzle]:
    """Return the puzzle of a place in a puzzle run; yield often.

    Some puzzles are generated until one has the grade of the place; if none has, take the one with the nearest grade.
    """
    place, _, seed = code.removeprefix("run.").partition(".")
    if not (place.isdecimal() and len(place) < 4):
        raise NotationError(f"{code[:40]!r} is no puzzle of a run", "puzzle")
    check_seed(seed)
    grade = grade_of_run_puzzle(int(place))
    puzzles: list[Puzzle] = []
    for number in range(1, MAX_CANDIDATES + 1):
        puzzle = yield from _seed_puzzle_steps(f"{GENERATOR}.{seed[:MAX_SEED_START]}-{number}")
        if puzzle.grade == grade:
            return puzzle
        puzzles.append(puzzle)
    # Of equally near ones, an easy place takes the puzzle with the smallest loss of greedy, a hard place the largest.
    return min(puzzles, key=lambda puzzle: (abs(puzzle.grade - grade), (MEDIUM - grade) * puzzle.rating.greedy))
