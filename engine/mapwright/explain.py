"""Why things are as they are: claims of edicts, what an event changed, as plain JSON values of `messages`."""

from __future__ import annotations

from typing import Any, cast

from mapwright.board import Board
from mapwright.cards import SEASONS
from mapwright.errors import NotationError
from mapwright.grid import cell_names
from mapwright.messages.game import Event as EventJson
from mapwright.messages.game import SeasonScore as SeasonScoreJson
from mapwright.messages.moves import Change, Explanation
from mapwright.notation import format_map
from mapwright.scoring import EDICTS, toll
from mapwright.state import Event, Player, SeasonScore, State
from mapwright.story import score_json

Json = dict[str, Any]
LETTERS = ("A", "B", "C", "D")


def explain(state: State, letter: str, seat: int) -> Explanation:
    """Why an edict has its stars on the map of a seat."""
    if letter not in LETTERS or not 0 <= seat < len(state.players):
        raise NotationError(f"there is no edict {letter[:10]!r} of seat {seat}", "message")
    id = state.deal.edicts[LETTERS.index(letter)]
    return explain_board(id, letter, state.players[seat].board)


def explain_board(id: str, letter: str, board: Board) -> Explanation:
    claims = EDICTS[id].claims(board)
    return {
        "id": id,
        "letter": letter,
        "stars": sum(claim.stars for claim in claims),
        "count": len(claims),
        "claims": [{"stars": claim.stars, "cells": cell_names(claim.cells)} for claim in claims],
    }


def changes(state: State, before: Player, after: Player) -> list[Change]:
    counts = [(EDICTS[id].count(before.board), EDICTS[id].count(after.board)) for id in state.deal.edicts]
    return [
        {"letter": letter, "now": now, "then": then, "gain": then - now}
        for letter, (now, then) in zip(LETTERS, counts, strict=True)
    ]


def season_json(score: SeasonScore, so_far: int) -> SeasonScoreJson:
    return cast(SeasonScoreJson, score_json(score) | {"so_far": so_far})


def event_json(event: Event, state: State) -> EventJson:
    """An event with only what applies to it."""
    return cast(EventJson, _act_json(event) | _outcome_json(event, state))


def _act_json(event: Event) -> Json:
    """Who did what, and where."""
    facts: Json = {"kind": event.kind, "season": SEASONS[event.season].id, "turn": event.turn}
    if event.by >= 0:
        facts["by"] = event.by
    if event.on >= 0:
        facts["on"] = event.on
    for key in ("card", "coins", "why", "skill", "fallback"):
        if getattr(event, key):
            facts[key] = getattr(event, key)
    if event.cards:
        facts["cards"] = list(event.cards)
    if event.terrain:
        facts["terrain"] = event.terrain.value
    if event.cells:
        facts["cells"] = cell_names(event.cells)
    if event.kind in ("walk", "nothing"):
        facts["walk"] = [cell_names(tried) for tried in (*event.walk, event.cells) if tried]
    return facts


def _outcome_json(event: Event, state: State) -> Json:
    """The map it left, and what it was worth."""
    facts: Json = {}
    if event.score and event.after:
        facts["score"] = season_json(event.score, event.after.stars)
    if event.after and event.kind in ("drawn", "walk", "added", "destroyed", "wave", "scored"):
        facts["map"] = format_map(event.after.board)
    if event.before and event.after:
        facts["changes"] = changes(state, event.before, event.after)
        facts["toll"] = toll(event.after.board) - toll(event.before.board)
    return facts
