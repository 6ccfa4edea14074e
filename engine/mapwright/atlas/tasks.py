"""The tasks of the atlas: something to see on the finished map, or in what happened on it."""

from __future__ import annotations

from collections.abc import Callable

from mapwright.atlas.finished_map import PLAYER_SEAT, FinishedMap
from mapwright.board.grid import COLUMNS, clusters, neighbours
from mapwright.rules.events import CoinsGained, Destroyed, ZombiesSpread

FOREST_CELLS = 12
FARMS_ON_RUINS = 4
TOLL_AHEAD = 15
"""Stars that the neighbour loses to monsters beyond the player's."""
MONSTERS_TO_DESTROY = 6
STARS_EACH_SEASON = 25


def _large_forest(finished: FinishedMap) -> bool:
    return any(forest.bit_count() >= FOREST_CELLS for forest in clusters(finished.board.forest))


def _farms_on_ruins(finished: FinishedMap) -> bool:
    board = finished.board
    return (board.farm & board.ruins).bit_count() >= FARMS_ON_RUINS


def _monsters_fenced(finished: FinishedMap) -> bool:
    return bool(finished.board.monster) and not finished.board.toll_cells()


def _wasteland_enclosed(finished: FinishedMap) -> bool:
    board = finished.board
    return not neighbours(board.sheet.wasteland) & board.empty


def _neighbour_plagued(finished: FinishedMap) -> bool:
    return all(opponent.toll >= finished.player.toll + TOLL_AHEAD for opponent in finished.opponents)


def _all_skills_used(finished: FinishedMap) -> bool:
    used = {getattr(event, "skill", None) for event in finished.own_events()}
    return used >= set(finished.state.deal.skills)


def _monsters_destroyed(finished: FinishedMap) -> bool:
    """Return whether attack cells of heroes have destroyed enough monsters (R33)."""
    by_heroes = [
        event
        for event in finished.events
        if isinstance(event, Destroyed) and event.on == PLAYER_SEAT and event.source is None
    ]
    return sum(event.cells.bit_count() for event in by_heroes) >= MONSTERS_TO_DESTROY


def _plague_stopped(finished: FinishedMap) -> bool:
    """Return whether no zombie has spread (R36) and the dragon has paid its coins (R35)."""
    own_map = [event for event in finished.events if getattr(event, "on", None) == PLAYER_SEAT]
    dragon_paid = any(isinstance(event, CoinsGained) and event.source == "dragon" for event in own_map)
    return dragon_paid and not any(isinstance(event, ZombiesSpread) and event.cells for event in own_map)


def _mountains_enclosed(finished: FinishedMap) -> bool:
    return finished.board.enclosed_mountains() == finished.board.mountain


def _rich_seasons(finished: FinishedMap) -> bool:
    return all(season.total >= STARS_EACH_SEASON for season in finished.player.seasons)


def _river_crosses(finished: FinishedMap) -> bool:
    west, east = COLUMNS[0], COLUMNS[-1]
    return any(river & west and river & east for river in clusters(finished.board.water))


def _opponents_beaten(finished: FinishedMap) -> bool:
    return all(finished.player.stars > opponent.stars for opponent in finished.opponents)


TASKS: dict[str, Callable[[FinishedMap], bool]] = {
    "forest": _large_forest,
    "harvest": _farms_on_ruins,
    "fence": _monsters_fenced,
    "wasteland": _wasteland_enclosed,
    "neighbour": _neighbour_plagued,
    "skills": _all_skills_used,
    "heroes": _monsters_destroyed,
    "plague": _plague_stopped,
    "mountains": _mountains_enclosed,
    "seasons": _rich_seasons,
    "river": _river_crosses,
    "expert": _opponents_beaten,
}
"""Whether a finished map has fulfilled a task, by the task's id."""
