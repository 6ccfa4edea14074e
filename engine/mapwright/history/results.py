"""Results of a daily map by other people: each is replayed before it counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from mapwright.errors import NotationError, RuleError
from mapwright.notation.notation import format_deal, format_map
from mapwright.notation.packing import FORM
from mapwright.notation.record import final_state, parse_record
from mapwright.rules.daily import daily

LONGEST = 600
"""Characters of a published record; an honest one has about 200."""
MOST_STARS = 1_000
WIDTH = 10
"""Stars per bar of the histogram."""
BEST = 10
"""How many of the best maps are shown."""


class Rejected(NotationError):
    """A published record that does not count; the code is the reason."""


@dataclass(frozen=True, slots=True)
class Result:
    """A finished game of the day, proved by its replay."""

    record: str
    stars: int
    map: str


@dataclass(frozen=True, slots=True)
class Bar:
    """How many results have `first` stars or more, and fewer than the next bar."""

    first: int
    count: int


@dataclass(frozen=True, slots=True)
class Standing:
    """Results next to each other. `better` is the share of them with fewer stars than one's own, in percent."""

    bars: tuple[Bar, ...]
    best: tuple[int, ...]
    """The best results by their place in the list, the first of equals first."""
    better: int | None


def check(day: date, content: str) -> Result:
    """Return what a published record proves.

    Raise `Rejected` if it is not a packed record (`record`), a game of another deal (`foreign`), against the rules
    (`illegal`) or not finished (`unfinished`).
    """
    if len(content) > LONGEST or not content.startswith(FORM):
        raise Rejected(f"a result must be a packed record of at most {LONGEST} characters", "record")
    plan = daily(day)
    if not content.startswith(f"{FORM}{format_deal(plan.setup, plan.seed)}."):
        raise Rejected(f"the record must be of the deal of {day.isoformat()}", "foreign")
    try:
        record = parse_record(content)
        state = final_state(record)
    except (NotationError, RuleError) as error:
        raise Rejected(str(error), "illegal") from None
    if not state.over:
        raise Rejected("the game must be finished", "unfinished")
    player = state.players[0]
    return Result(str(record), player.stars, format_map(player.board))


def standing(stars: Sequence[int], own: int | None = None) -> Standing:
    """Compare results by their stars; `own` is the result of the player who asks and is not in `stars`.

    Raise `NotationError` for numbers of stars that no game brings.
    """
    everyone = [*stars, *([] if own is None else [own])]
    if any(abs(number) > MOST_STARS for number in everyone):
        raise NotationError(f"a result must have at most {MOST_STARS} stars", "message")
    counts = Counter(number // WIDTH for number in everyone)
    bars = tuple(Bar(step * WIDTH, counts[step]) for step in range(min(counts), max(counts) + 1)) if counts else ()
    best = sorted(range(len(stars)), key=lambda place: (-stars[place], place))[:BEST]
    fewer = None if own is None or not stars else 100 * sum(number < own for number in stars) // len(stars)
    return Standing(bars, tuple(best), fewer)
