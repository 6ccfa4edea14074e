"""A game told turn by turn as plain JSON values: what the command line prints and statistics read."""

from __future__ import annotations

from typing import Any

from mapwright.cards import SEASONS, card_kind
from mapwright.game import rating, title, winners
from mapwright.grid import cell_names
from mapwright.notation import format_map
from mapwright.record import Record, replay
from mapwright.state import Event, SeasonScore, State

Json = dict[str, Any]


def tell(record: Record, players: list[str], text: str = "") -> Json:
    """The whole game of a record."""
    turns: list[Json] = []
    seasons: list[Json] = []
    state = None
    for state, events in replay(record, text):  # noqa: B007 the last one is wanted
        for event in events:
            _TELLERS.get(event.kind, _ignore)(event, turns, seasons)
    assert state is not None
    letters = dict(zip("ABCD", state.deal.edicts, strict=True))
    return {
        "seed": record.seed, "set": record.setup.set, "sheet": record.setup.sheet,
        "limits": list(record.setup.limits), "edicts": letters, "skills": list(state.deal.skills),
        "players": players, "record": str(record), "turns": turns, "seasons": seasons,
        "result": results(state) if state.over else [], "winners": winners(state) if state.over else [],
    }  # fmt: skip


def results(state: State) -> list[Json]:
    """Stars and toll of each player, with rating and title in solo (R28, R30)."""
    found: list[Json] = [{"stars": player.stars, "toll": player.toll} for player in state.players]
    if state.is_solo:
        found[0] |= {"rating": rating(state), "title": title(rating(state))}
    return found


def score_json(score: SeasonScore) -> Json:
    return {
        "season": score.season, "edicts": dict(score.edicts), "coins": score.coins, "toll": score.toll,
        "total": score.total,
    }  # fmt: skip


def _turn(event: Event, turns: list[Json], seasons: list[Json]) -> None:
    season = SEASONS[event.season].id
    kind = card_kind(event.card)
    turns.append({"season": season, "cards": list(event.cards), "kind": kind, "moves": []})


def _move(event: Event, turns: list[Json], seasons: list[Json]) -> None:
    move = {
        "by": event.by, "on": event.on, "terrain": event.terrain, "cells": cell_names(event.cells),
        "fallback": event.fallback, "skill": event.skill, "extra": [], "destroyed": [],
    }  # fmt: skip
    turns[-1]["moves"].append(move)
    _renew(event, move)


def _nothing(event: Event, turns: list[Json], seasons: list[Json]) -> None:
    """Nothing was drawn (R17, R24); only a skill that was paid for it shows."""
    if event.skill:
        _move(event, turns, seasons)


def _renew(event: Event, move: Json) -> None:
    assert event.after is not None
    move["map"], move["coins"] = format_map(event.after.board), event.after.coins


def _added(event: Event, turns: list[Json], seasons: list[Json]) -> None:
    move = turns[-1]["moves"][-1]
    move["skill"] = event.skill
    move["extra"].append({"terrain": event.terrain, "cells": cell_names(event.cells)})
    _renew(event, move)


def _changed(event: Event, turns: list[Json], seasons: list[Json]) -> None:
    """Destroyed cells and coins belong to the last move, or, once a season is scored, to its aftermath."""
    if len(seasons) > event.season:
        _aftermath(event, turns, seasons)
        return
    move = turns[-1]["moves"][-1]
    if event.kind == "destroyed":
        move["destroyed"] += cell_names(event.cells)
    _renew(event, move)


def _aftermath(event: Event, turns: list[Json], seasons: list[Json]) -> None:
    assert event.after is not None
    seasons[-1]["players"][event.on]["after"] = format_map(event.after.board)


def _scored(event: Event, turns: list[Json], seasons: list[Json]) -> None:
    assert event.after is not None and event.score is not None
    if event.on == 0:
        seasons.append({"season": event.score.season, "players": []})
    text = format_map(event.after.board)
    row = {key: value for key, value in score_json(event.score).items() if key != "season"}
    seasons[-1]["players"].append({"map": text, "after": text, **row})


def _ignore(event: Event, turns: list[Json], seasons: list[Json]) -> None:
    """Not every event shows in the story."""


_TELLERS = {
    "revealed": _turn,
    "drawn": _move,
    "walk": _move,
    "nothing": _nothing,
    "added": _added,
    "destroyed": _changed,
    "coins": _changed,
    "wave": _aftermath,
    "scored": _scored,
}
