"""Stamps of an album, earned by the stored games of a player, so that old games count too."""

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import Any, NamedTuple

from mapwright.board.board import Board
from mapwright.board.grid import COLUMNS, ROWS, clusters
from mapwright.board.sheets import SHEETS
from mapwright.errors import NotationError, RuleError
from mapwright.history.statistics import Played, longest_run
from mapwright.notation.notation import parse_map
from mapwright.notation.record import final_state, parse_record
from mapwright.rules.game import places
from mapwright.rules.scoring import EDICTS
from mapwright.rules.setup import SETS

EXPERT = "expert"


@dataclass(frozen=True)
class Entry:
    """A finished game, and what stamps look at besides its figures; nothing is worked out before it is asked for."""

    number: int
    game: Played
    map: str
    record: str
    seat: int = 0
    bots: tuple[str, ...] = ()
    """The bot of each seat, empty for people; older games do not say."""

    @cached_property
    def board(self) -> Board:
        return parse_map(self.map)

    @cached_property
    def ranks(self) -> list[int]:
        """Return the place of each seat at a table; a solo game has none."""
        return places(final_state(parse_record(self.record))) if self.game.summary.players > 1 else []

    @property
    def is_won(self) -> bool:
        return bool(self.ranks) and self.ranks[self.seat] == 1

    def full_lines(self) -> int:
        return sum(line & self.board.filled == line for line in (*ROWS, *COLUMNS))

    def beaten_experts(self) -> int:
        """How many of them have a lower place."""
        experts = [seat for seat, bot in enumerate(self.bots) if bot == EXPERT]
        return sum(self.ranks[seat] > self.ranks[self.seat] for seat in experts) if experts else 0

    def skills(self) -> int:
        """How many different skills were used, in a solo game: at a table the record is that of all players."""
        words = parse_record(self.record).actions if self.game.summary.players == 1 else ()
        return len({found[1] for word in words if (found := re.search(r"-([a-z])[0-2]?$", word))})


class Stamp(NamedTuple):
    """Earned when what the games have brought together measures up to the goal."""

    id: str
    page: str
    goal: int
    brings: Callable[[Entry], Iterable[Any]]
    measure: Callable[[set[Any]], int] = len
    hints: bool = True
    """Whether a game with hints counts."""
    is_goal: bool = True
    """Whether a player would try to earn it."""


@dataclass(frozen=True, slots=True)
class Earned:
    stamp: Stamp
    reached: int
    """So far, never beyond the goal."""
    game: int | None
    """The game that earned it, by its number."""


def _feat(id: str, page: str, goal: int, value: Callable[[Entry], int]) -> Stamp:
    """Done in one game, without hints."""
    return Stamp(id, page, goal, lambda entry: (value(entry),), max, hints=False)


def _mishap(id: str, page: str, goal: int, value: Callable[[Entry], int]) -> Stamp:
    return Stamp(id, page, goal, lambda entry: (value(entry),), max, is_goal=False)


def _title(threshold: int) -> Stamp:
    return _feat(f"title-{threshold}", "titles", 1, lambda entry: _rating(entry) >= threshold)


def _rating(entry: Entry) -> int:
    rating = entry.game.summary.rating
    return -1000 if rating is None else rating


def _largest(id: str, goal: int, cells: Callable[[Board], int]) -> Stamp:
    """A cluster of so many cells."""
    return _feat(id, "map", goal, lambda entry: max(map(int.bit_count, clusters(cells(entry.board))), default=0))


def _maps(goal: int) -> Stamp:
    return Stamp(f"maps-{goal}", "road", goal, lambda entry: (entry.number,))


def _streak(days: int) -> Stamp:
    return Stamp(f"days-{days}", "days", days, lambda entry: (entry.game.day,) if entry.game.daily else (), longest_run)


def _is_rising(seasons: Sequence[int]) -> bool:
    return all(before < after for before, after in pairwise(seasons))


STAMPS = (
    _maps(1),
    _maps(10),
    _maps(50),
    Stamp("unaided-10", "road", 10, lambda entry: (entry.number,), hints=False),
    Stamp("sheets", "road", len(SHEETS), lambda entry: (entry.game.summary.sheet,)),
    Stamp("sets", "road", len(SETS), lambda entry: (entry.game.summary.set,)),
    Stamp("edicts", "road", len(EDICTS), lambda entry: [id for id, stars in entry.game.summary.edicts if stars > 0]),
    _title(0),
    _title(10),
    _title(20),
    _title(30),
    _mishap("title-lost", "titles", 1, lambda entry: -1000 < _rating(entry) < -20),
    _feat("stars-100", "stars", 100, lambda entry: entry.game.summary.stars),
    _feat("stars-150", "stars", 150, lambda entry: entry.game.summary.stars),
    _feat("season-40", "stars", 40, lambda entry: max(entry.game.summary.seasons)),
    _feat("season-60", "stars", 60, lambda entry: max(entry.game.summary.seasons)),
    _feat("edict-20", "stars", 20, lambda entry: max((stars for _, stars in entry.game.summary.edicts), default=0)),
    _feat("edict-50", "stars", 50, lambda entry: max((stars for _, stars in entry.game.summary.edicts), default=0)),
    _feat("rising", "stars", 1, lambda entry: _is_rising(entry.game.summary.seasons)),
    _feat("coins", "stars", 10, lambda entry: entry.game.summary.coins),
    _feat("no-monsters", "map", 1, lambda entry: not entry.board.monster),
    _feat("no-toll", "map", 1, lambda entry: entry.game.summary.toll == 0),
    _feat("walled-in", "map", 1, lambda entry: bool(entry.board.monster) and not entry.board.toll_cells()),
    _feat("ruins", "map", 1, lambda entry: entry.board.ruins & ~entry.board.filled == 0),
    _feat("mountains", "map", 1, lambda entry: entry.board.enclosed_mountains() == entry.board.mountain),
    _feat("lines", "map", 6, Entry.full_lines),
    _largest("forest", 15, lambda board: board.forest),
    _largest("village", 15, lambda board: board.village),
    _largest("farm", 12, lambda board: board.farm),
    _largest("water", 12, lambda board: board.water),
    _mishap("devoured", "map", 25, lambda entry: entry.game.summary.toll),
    _streak(1),
    _streak(3),
    _streak(7),
    _streak(30),
    Stamp("table", "table", 1, lambda entry: (entry.number,) if entry.game.summary.players > 1 else ()),
    _feat("table-win", "table", 1, lambda entry: entry.is_won),
    _feat("table-four", "table", 1, lambda entry: entry.game.summary.players >= 4 and entry.is_won),
    _feat("expert", "table", 1, Entry.beaten_experts),
    _feat("skills", "table", 3, Entry.skills),
    _feat("heroes", "table", 3, lambda entry: entry.board.hero.bit_count()),
)


def album(entries: Sequence[Entry]) -> Generator[float, None, tuple[Earned, ...]]:
    """What games in the order of play have earned; yields the share that is done, as tables take long to replay."""
    brought: list[set[Any]] = [set() for _ in STAMPS]
    by: list[int | None] = [None] * len(STAMPS)
    for done, entry in enumerate(entries, 1):
        for index, stamp in enumerate(STAMPS):
            if by[index] is None and (stamp.hints or not entry.game.hints):
                brought[index].update(_brought(stamp, entry))
                by[index] = entry.number if _measure(stamp, brought[index]) >= stamp.goal else None
        yield done / len(entries)
    reached = [min(max(_measure(stamp, found), 0), stamp.goal) for stamp, found in zip(STAMPS, brought, strict=True)]
    return tuple(map(Earned, STAMPS, reached, by))


def nearest(found: Iterable[Earned]) -> str | None:
    """Return the stamp that is nearest to its goal among those begun and not earned, or None."""
    begun = [each for each in found if each.stamp.is_goal and each.game is None and 0 < each.reached < each.stamp.goal]
    closest = max(begun, key=lambda each: each.reached / each.stamp.goal, default=None)
    return None if closest is None else closest.stamp.id


def _measure(stamp: Stamp, brought: set[Any]) -> int:
    return int(stamp.measure(brought)) if brought else 0


def _brought(stamp: Stamp, entry: Entry) -> Iterable[Any]:
    """Return nothing if a stored game is damaged: the other games still count."""
    try:
        return tuple(stamp.brings(entry))
    except (NotationError, RuleError, IndexError):
        return ()
