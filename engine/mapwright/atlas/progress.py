"""The progress of the atlas, computed from the finished games of a player."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, replace

from mapwright.atlas.finished_map import PLAYER_SEAT, FinishedMap, finished_map
from mapwright.atlas.maps import ATLAS, AtlasMap
from mapwright.atlas.tasks import TASKS
from mapwright.errors import NotationError, RuleError
from mapwright.history.album_game import BotNames, RecordText, SeatNumber
from mapwright.history.statistics import Hints
from mapwright.notation.deal_code import format_deal, parse_deal
from mapwright.notation.record import Record, parse_record
from mapwright.rules.game import new_game

SEAL_NAMES = ("drawn", "task", "mastered")
SEALS: tuple[Callable[[AtlasMap, FinishedMap, bool], bool], ...] = (
    lambda row, finished, has_hints: finished.player.stars >= row.drawn,
    lambda row, finished, has_hints: TASKS[row.task](finished),
    lambda row, finished, has_hints: finished.player.stars >= row.mastered and not has_hints,
)
"""Whether a finished map earns the seals, in the order of their names; the last one without hints only."""


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A finished game of the player's history: its record, the player's seat, the bot of each seat, and the hints."""

    record: RecordText
    seat: SeatNumber
    bots: BotNames
    hints: Hints


@dataclass(frozen=True, slots=True)
class MapProgress:
    """What the finished games have earned on one map. Games are named by their index."""

    id: str
    deal: str
    bots: tuple[str, ...]
    task: str
    drawn: int
    mastered: int
    blank: str
    """The map before anything is drawn."""
    is_open: bool
    """Whether the map may be drawn: it is the first, or the map before it has its first seal."""
    seals: tuple[int | None, ...]
    """The game that earned each seal first; None where no game has."""
    best: int | None = None
    """The game with the most stars."""
    map: str | None = None
    """The player's map at the end of that game."""
    stars: int | None = None
    """The stars of that game."""


@dataclass(frozen=True, slots=True)
class _Attempt:
    """A finished game on a map of the atlas."""

    game: int
    stars: int
    map: str
    seals: tuple[bool, ...]


def earned_seals(row: AtlasMap, record: Record, *, has_hints: bool = False) -> tuple[bool, ...]:
    """Return which seals a finished game earns. Raise `NotationError` if it is unfinished or on another map."""
    if format_deal(record.setup, record.seed) != row.deal:
        raise NotationError(f"the game must be on the deal {row.deal}; got {record!r:.80}", "deal")
    return _seals(row, finished_map(record), has_hints)


def atlas_progress(games: Sequence[PlayedGame]) -> Generator[float, None, tuple[MapProgress, ...]]:
    """Return the progress of every map after these games, in the order of play. A damaged game earns nothing.

    Yield the part of the work that is done, from 0 to 1, after each game that was replayed.
    """
    attempts: dict[str, list[_Attempt]] = {row.id: [] for row in ATLAS}
    for index, game in enumerate(games):
        row = next((row for row in ATLAS if _is_on_map(game, row)), None)
        if row is None:
            continue
        attempts[row.id] += _attempts(row, game, index)
        yield (index + 1) / len(games)
    return _progress_of_maps(attempts)


def _is_on_map(game: PlayedGame, row: AtlasMap) -> bool:
    return game.seat == PLAYER_SEAT and game.record.startswith(f"{row.deal}.") and tuple(game.bots[1:]) == row.bots


def _attempts(row: AtlasMap, game: PlayedGame, index: int) -> list[_Attempt]:
    """Return the attempt of a game; nothing if its record is damaged."""
    try:
        finished = finished_map(parse_record(game.record))
    except (NotationError, RuleError):
        return []
    seals = _seals(row, finished, has_hints=bool(game.hints))
    return [_Attempt(index, finished.player.stars, finished.board.map_text(), seals)]


def _seals(row: AtlasMap, finished: FinishedMap, has_hints: bool) -> tuple[bool, ...]:
    return tuple(is_earned(row, finished, has_hints) for is_earned in SEALS)


def _progress_of_maps(attempts: dict[str, list[_Attempt]]) -> tuple[MapProgress, ...]:
    result: list[MapProgress] = []
    for row in ATLAS:
        is_open = not result or result[-1].seals[0] is not None
        result.append(_progress_of_map(row, attempts[row.id], is_open))
    return tuple(result)


def _progress_of_map(row: AtlasMap, attempts: list[_Attempt], is_open: bool) -> MapProgress:
    seals = tuple(_first_game(attempts, seal) for seal in range(len(SEALS)))
    progress = MapProgress(
        row.id, row.deal, row.bots, row.task, row.drawn, row.mastered, _blank_map(row), is_open, seals
    )
    if not attempts:
        return progress
    best = max(attempts, key=lambda attempt: attempt.stars)
    return replace(progress, best=best.game, map=best.map, stars=best.stars)


def _blank_map(row: AtlasMap) -> str:
    return new_game(*parse_deal(row.deal)).players[PLAYER_SEAT].board.map_text()


def _first_game(attempts: list[_Attempt], seal: int) -> int | None:
    return next((attempt.game for attempt in attempts if attempt.seals[seal]), None)
