"""The stamps of the album, computed from all finished games of a player."""

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cached_property
from itertools import pairwise
from math import inf
from typing import NamedTuple

from mapwright.board.board import Board
from mapwright.board.grid import LINES, clusters
from mapwright.errors import NotationError, RuleError
from mapwright.history.album_game import AlbumGame, StampProgress
from mapwright.history.statistics import longest_streak
from mapwright.notation.map_text import parse_map
from mapwright.notation.record import final_state, parse_record
from mapwright.rules.game import places
from mapwright.rules.scoring import EDICTS, EXPANSION_EDICTS
from mapwright.rules.setup import SETS

EXPERT = "expert"


@dataclass(frozen=True)
class AlbumEntry:
    """A finished game with the values that stamps need, computed on first access."""

    number: int
    game: AlbumGame

    @cached_property
    def board(self) -> Board:
        return parse_map(self.game.map)

    @cached_property
    def ranks(self) -> list[int]:
        """The place of each seat; empty for a solo game."""
        return places(final_state(parse_record(self.game.record))) if self.game.summary.players > 1 else []

    @property
    def has_help(self) -> bool:
        return bool(self.game.hints or self.game.summary.takebacks)

    @property
    def is_won(self) -> bool:
        return bool(self.ranks) and self.ranks[self.game.seat] == 1

    def full_lines(self) -> int:
        return len([line for line in LINES if line & self.board.filled == line])

    def beaten_experts(self) -> int:
        """Return the number of expert bots in a place behind the player."""
        experts = [seat for seat, bot in enumerate(self.game.bots) if bot == EXPERT]
        return len([seat for seat in experts if self.ranks[seat] > self.ranks[self.game.seat]])

    def skills(self) -> int:
        """Return the number of different skills used in a solo game; 0 for several players, who share one record."""
        action_texts = parse_record(self.game.record).action_texts if self.game.summary.players == 1 else ()
        return len({match[1] for text in action_texts if (match := re.search(r"-([a-z])[0-2]?$", text))})


def _most(values: set[object]) -> int:
    return max(value for value in values if isinstance(value, int))


def _days_in_a_row(values: set[object]) -> int:
    return longest_streak(value for value in values if isinstance(value, date))


class Stamp(NamedTuple):
    """A stamp of the album. It is earned when the measure of what all games contribute reaches the goal."""

    id: str
    page: str
    goal: int
    contributions: Callable[[AlbumEntry], Iterable[object]]
    measure: Callable[[set[object]], int] = len
    counts_with_help: bool = True
    """Whether a game with hints or takebacks counts."""
    is_goal: bool = True
    """Whether a player would try to earn it."""


def _single_game_stamp(id: str, page: str, goal: int, value: Callable[[AlbumEntry], int]) -> Stamp:
    """Return a stamp that is earned in one game without hints and takebacks."""
    return Stamp(id, page, goal, lambda entry: (value(entry),), _most, counts_with_help=False)


def _unwanted_stamp(id: str, page: str, goal: int, value: Callable[[AlbumEntry], int]) -> Stamp:
    """Return a stamp for a bad result, earned in one game; no player would try to earn it."""
    return Stamp(id, page, goal, lambda entry: (value(entry),), _most, is_goal=False)


def _title_stamp(threshold: int) -> Stamp:
    """Return the stamp for a solo game with at least this rating."""
    return _single_game_stamp(f"title-{threshold}", "titles", 1, lambda entry: _is_rated(entry, threshold, inf))


def _is_rated(entry: AlbumEntry, low: float, high: float) -> bool:
    """Return whether a game has a rating from `low` to below `high`; only solo games are rated."""
    rating = entry.game.summary.rating
    return rating is not None and low <= rating < high


def _cluster_stamp(id: str, goal: int, cells: Callable[[Board], int]) -> Stamp:
    """Return the stamp for a cluster of this number of cells."""
    return _single_game_stamp(
        id, "map", goal, lambda entry: max(map(int.bit_count, clusters(cells(entry.board))), default=0)
    )


def _games_stamp(goal: int) -> Stamp:
    return Stamp(f"maps-{goal}", "road", goal, lambda entry: (entry.number,))


def _streak_stamp(days: int) -> Stamp:
    return Stamp(
        f"days-{days}", "days", days, lambda entry: (entry.game.day,) if entry.game.daily else (), _days_in_a_row
    )


def _is_rising(seasons: Sequence[int]) -> bool:
    return all(before < after for before, after in pairwise(seasons))


LESSON = "lesson"
_PRINTED_SHEETS = frozenset("ABCD")
_PRINTED_EDICTS = frozenset(EDICTS) - {edict.id for edict in EXPANSION_EDICTS}
"""A later sheet or expansion changes no goal, so that it takes no stamp away."""
STAMPS = (
    Stamp(LESSON, "road", 1, lambda _: ()),
    _games_stamp(1),
    _games_stamp(10),
    _games_stamp(50),
    Stamp("unaided-10", "road", 10, lambda entry: () if entry.game.hints else (entry.number,)),
    Stamp("sheets", "road", len(_PRINTED_SHEETS), lambda entry: _PRINTED_SHEETS & {entry.game.summary.sheet}),
    Stamp("sets", "road", len(SETS), lambda entry: (entry.game.summary.set,)),
    Stamp(
        "edicts",
        "road",
        len(_PRINTED_EDICTS),
        lambda entry: [id for id, stars in entry.game.summary.edicts.items() if stars > 0 and id in _PRINTED_EDICTS],
    ),
    _title_stamp(0),
    _title_stamp(10),
    _title_stamp(20),
    _title_stamp(30),
    _unwanted_stamp("title-lost", "titles", 1, lambda entry: _is_rated(entry, -inf, -20)),
    _single_game_stamp("stars-100", "stars", 100, lambda entry: entry.game.summary.stars),
    _single_game_stamp("stars-150", "stars", 150, lambda entry: entry.game.summary.stars),
    _single_game_stamp("season-40", "stars", 40, lambda entry: max(entry.game.summary.seasons)),
    _single_game_stamp("season-60", "stars", 60, lambda entry: max(entry.game.summary.seasons)),
    _single_game_stamp("edict-20", "stars", 20, lambda entry: max(entry.game.summary.edicts.values(), default=0)),
    _single_game_stamp("edict-50", "stars", 50, lambda entry: max(entry.game.summary.edicts.values(), default=0)),
    _single_game_stamp("rising", "stars", 1, lambda entry: _is_rising(entry.game.summary.seasons)),
    _single_game_stamp("coins", "stars", 10, lambda entry: entry.game.summary.coins),
    _single_game_stamp("no-monsters", "map", 1, lambda entry: not entry.board.monster),
    _single_game_stamp("no-toll", "map", 1, lambda entry: entry.game.summary.toll == 0),
    _single_game_stamp("walled-in", "map", 1, lambda entry: bool(entry.board.monster) and not entry.board.toll_cells()),
    _single_game_stamp("ruins", "map", 1, lambda entry: entry.board.ruins & ~entry.board.filled == 0),
    _single_game_stamp("mountains", "map", 1, lambda entry: entry.board.enclosed_mountains() == entry.board.mountain),
    _single_game_stamp("lines", "map", 6, AlbumEntry.full_lines),
    _cluster_stamp("forest", 15, lambda board: board.forest),
    _cluster_stamp("village", 15, lambda board: board.village),
    _cluster_stamp("farm", 12, lambda board: board.farm),
    _cluster_stamp("water", 12, lambda board: board.water),
    _unwanted_stamp("devoured", "map", 25, lambda entry: entry.game.summary.toll),
    _streak_stamp(1),
    _streak_stamp(3),
    _streak_stamp(7),
    _streak_stamp(30),
    Stamp("table", "table", 1, lambda entry: (entry.number,) if entry.game.summary.players > 1 else ()),
    _single_game_stamp("table-win", "table", 1, lambda entry: entry.is_won),
    _single_game_stamp("table-four", "table", 1, lambda entry: entry.game.summary.players >= 4 and entry.is_won),
    _single_game_stamp("expert", "table", 1, AlbumEntry.beaten_experts),
    _single_game_stamp("skills", "table", 3, AlbumEntry.skills),
    _single_game_stamp("heroes", "table", 3, lambda entry: entry.board.hero.bit_count()),
)


def album_progress(
    games: Sequence[AlbumGame], lesson: bool = False
) -> Generator[float, None, tuple[StampProgress, ...]]:
    """Return the progress of every stamp after these games, in the order of play, and after the lesson if it is done.

    Of the feats of a page, which one game can reach, a game earns only the last in `STAMPS`. Yield the part of the work
    that is done, from 0 to 1: replaying games of several players takes long.
    """
    contributions: list[set[object]] = [set() for _ in STAMPS]
    earned_by: list[int | None] = [None] * len(STAMPS)
    for entry in (AlbumEntry(number, game) for number, game in enumerate(games)):
        feats: dict[str, int] = {}
        for index, stamp in enumerate(STAMPS):
            if earned_by[index] is not None or (entry.has_help and not stamp.counts_with_help):
                continue
            values = set(_contributions(stamp, entry))
            if stamp.measure is _most and _measure(stamp, values) >= stamp.goal:
                feats[stamp.page] = index  # not added: without the stamp, this feat must be repeated
                continue
            contributions[index] |= values
            if _measure(stamp, contributions[index]) >= stamp.goal:
                earned_by[index] = entry.number
        for index in feats.values():
            earned_by[index] = entry.number
        yield (entry.number + 1) / len(games)
    return tuple(
        StampProgress(stamp.id, stamp.page, stamp.goal, _reached(stamp, values, game, lesson), game)
        for stamp, values, game in zip(STAMPS, contributions, earned_by, strict=True)
    )


def _reached(stamp: Stamp, contributions: set[object], game: int | None, lesson: bool) -> int:
    if stamp.id == LESSON:
        return int(lesson)
    return stamp.goal if game is not None else min(max(_measure(stamp, contributions), 0), stamp.goal - 1)


def nearest_stamp(progress: Iterable[StampProgress]) -> str | None:
    """Return the id of the stamp that is nearest to its goal among those begun and not earned; None without any."""
    goals = {stamp.id for stamp in STAMPS if stamp.is_goal}
    begun = [stamp for stamp in progress if stamp.id in goals and stamp.game is None and 0 < stamp.reached < stamp.goal]
    closest = max(begun, key=lambda stamp: stamp.reached / stamp.goal, default=None)
    return None if closest is None else closest.id


def _measure(stamp: Stamp, values: set[object]) -> int:
    return stamp.measure(values) if values else 0


def _contributions(stamp: Stamp, entry: AlbumEntry) -> Iterable[object]:
    """Return what a game contributes to a stamp; nothing if the stored game is damaged."""
    try:
        return tuple(stamp.contributions(entry))
    except (NotationError, RuleError, IndexError):
        return ()
