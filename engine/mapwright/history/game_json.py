"""A game turn by turn as JSON values, which the command line prints."""

from __future__ import annotations

from typing import Any, assert_never

from mapwright.board.grid import cell_names
from mapwright.board.terrain import MONSTER
from mapwright.notation.map_text import format_map
from mapwright.notation.record import Record, replay
from mapwright.rules.cards import SEASONS, card_kind
from mapwright.rules.events import (
    AmbushDodged,
    CoinsGained,
    Destroyed,
    Drawn,
    Event,
    ExtraDrawn,
    Finished,
    NothingDrawn,
    Revealed,
    Scored,
    SoloAmbushDrawn,
    ZombiesSpread,
)
from mapwright.rules.game import rating, title, winners
from mapwright.rules.state import Player, SeasonScore, State

Json = dict[str, Any]


def game_json(record: Record, players: list[str], text: str = "") -> Json:
    """Return a record's game: its turns with all moves, the scored seasons and the result."""
    turns: list[Json] = []
    seasons: list[Json] = []
    state = None
    for state, events in replay(record, text):  # noqa: B007 the last one is used
        for event in events:
            _add_event(event, turns, seasons)
    assert state is not None
    letters = state.deal.edicts_by_letter
    return {
        "seed": record.seed, "set": record.setup.set, "sheet": record.setup.sheet,
        "limits": list(record.setup.limits), "edicts": letters, "skills": list(state.deal.skills),
        "players": players, "record": str(record), "turns": turns, "seasons": seasons,
        "result": results(state) if state.over else [], "winners": winners(state) if state.over else [],
    }  # fmt: skip


def results(state: State) -> list[Json]:
    """Return stars and toll of each player; in a solo game also rating and title (R28, R30)."""
    rows: list[Json] = [{"stars": player.stars, "toll": player.toll} for player in state.players]
    if state.is_solo:
        rows[0] |= {"rating": rating(state), "title": title(rating(state))}
    return rows


def score_json(score: SeasonScore) -> Json:
    return {
        "season": score.season, "edicts": score.by_letter, "coins": score.coins, "toll": score.toll,
        "total": score.total,
    }  # fmt: skip


def _add_event(event: Event, turns: list[Json], seasons: list[Json]) -> None:
    match event:
        case Revealed():
            season, kind = SEASONS[event.season].id, card_kind(event.card)
            turns.append({"season": season, "cards": list(event.cards), "kind": kind, "moves": []})
        case Drawn() | SoloAmbushDrawn():
            turns[-1]["moves"].append(_move(event))
        case NothingDrawn():  # R17, R24; it is a move only if a skill was paid for it
            turns[-1]["moves"] += [_move(event)] if event.skill else []
        case ExtraDrawn():
            move = turns[-1]["moves"][-1]
            move["skill"] = event.skill
            move["extra"].append({"terrain": event.terrain, "cells": cell_names(event.cells)})
            move |= _state_after_move(event.after)
        case Destroyed() | CoinsGained():
            _add_to_last_move(event, turns, seasons)
        case ZombiesSpread():
            _update_season_map(event, seasons)
        case Scored():
            _add_score(event, seasons)
        case AmbushDodged() | Finished():  # the moves and the result contain these
            pass
        case _:
            assert_never(event)


def _move(event: Drawn | SoloAmbushDrawn | NothingDrawn) -> Json:
    terrain, fallback = (event.terrain, event.fallback) if isinstance(event, Drawn) else (MONSTER, False)
    cells = [] if isinstance(event, NothingDrawn) else cell_names(event.cells)
    return {
        "by": event.by, "on": event.on, "terrain": terrain, "cells": cells, "fallback": fallback,
        "skill": event.skill, "extra": [], "destroyed": [], **_state_after_move(event.after),
    }  # fmt: skip


def _state_after_move(player: Player) -> Json:
    """Return map and coins of a player after a move."""
    return {"map": format_map(player.board), "coins": player.coins}


def _add_to_last_move(event: Destroyed | CoinsGained, turns: list[Json], seasons: list[Json]) -> None:
    """Add destroyed cells or coins to the last move; after the season is scored, only to the map after the season."""
    if len(seasons) > event.season:
        _update_season_map(event, seasons)
        return
    move = turns[-1]["moves"][-1]
    if isinstance(event, Destroyed):
        move["destroyed"] += cell_names(event.cells)
    move |= _state_after_move(event.after)


def _update_season_map(event: Destroyed | CoinsGained | ZombiesSpread, seasons: list[Json]) -> None:
    seasons[-1]["players"][event.on]["after"] = format_map(event.after.board)


def _add_score(event: Scored, seasons: list[Json]) -> None:
    """Add the score of one player to its season; that of seat 0 comes first and begins the season."""
    if event.on == 0:
        seasons.append({"season": event.score.season, "players": []})
    text = format_map(event.after.board)
    row = {key: value for key, value in score_json(event.score).items() if key != "season"}
    seasons[-1]["players"].append({"map": text, "after": text, **row})
