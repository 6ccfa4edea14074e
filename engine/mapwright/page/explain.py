"""Why an edict has its stars, and what a change of the map is worth, as plain JSON values of `messages`."""

from __future__ import annotations

from typing import cast

from mapwright.board.board import Board
from mapwright.board.grid import cell_names
from mapwright.errors import NotationError
from mapwright.history.game_json import score_json
from mapwright.page.messages.events import SeasonScore as SeasonScoreJson
from mapwright.page.messages.game import Letter
from mapwright.page.messages.preview import ClaimJson, EdictChange, Explanation
from mapwright.rules.scoring import EDICTS
from mapwright.rules.state import Player, SeasonScore, State

EDICT_LETTERS: tuple[Letter, ...] = ("A", "B", "C", "D")
TOLL = "toll"
"""Asked for like an edict: the stars that monsters cost."""


def explain(state: State, letter_or_toll: str, seat: int) -> Explanation:
    """Why an edict has its stars on the map of a seat, or which cells the monsters take theirs for."""
    if letter_or_toll not in (*EDICT_LETTERS, TOLL) or not 0 <= seat < len(state.players):
        raise NotationError(f"there is no edict {letter_or_toll[:10]!r} of seat {seat}", "message")
    if letter_or_toll == TOLL:
        return _explain_toll(state.players[seat].board)
    id = state.deal.edicts[EDICT_LETTERS.index(letter_or_toll)]
    return explain_edict(id, letter_or_toll, state.players[seat].board)


def _explain_toll(board: Board) -> Explanation:
    cells = cell_names(board.toll_cells())  # R26
    claims: list[ClaimJson] = [{"stars": -1, "cells": [cell]} for cell in cells]
    return {"id": TOLL, "letter": TOLL, "stars": -len(cells), "count": len(cells), "claims": claims}


def explain_edict(id: str, letter: str, board: Board) -> Explanation:
    claims = EDICTS[id].claims(board)
    return {
        "id": id,
        "letter": letter,
        "stars": sum(claim.stars for claim in claims),
        "count": len(claims),
        "claims": [{"stars": claim.stars, "cells": cell_names(claim.cells)} for claim in claims],
    }


def edict_changes(state: State, before: Player, after: Player) -> list[EdictChange]:
    counts = [(EDICTS[id].count(before.board), EDICTS[id].count(after.board)) for id in state.deal.edicts]
    return [
        {"letter": letter, "before": before_stars, "after": after_stars, "change": after_stars - before_stars}
        for letter, (before_stars, after_stars) in zip(EDICT_LETTERS, counts, strict=True)
    ]


def season_json(score: SeasonScore, so_far: int) -> SeasonScoreJson:
    return cast(SeasonScoreJson, score_json(score) | {"so_far": so_far})
