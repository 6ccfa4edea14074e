"""Why an edict has its stars, and which cells the toll counts."""

from __future__ import annotations

from mapwright.board.board import Board
from mapwright.board.grid import cell_names
from mapwright.errors import NotationError
from mapwright.page.messages.game import Letter
from mapwright.page.messages.preview import ClaimJson, Explanation
from mapwright.rules.scoring import EDICTS
from mapwright.rules.state import State

EDICT_LETTERS: tuple[Letter, ...] = ("A", "B", "C", "D")
TOLL = "toll"
"""Stands for the stars lost to monsters where the letter of an edict is expected."""


def explain(state: State, letter_or_toll: str, seat: int) -> Explanation:
    """Return why an edict has its stars on the map of a seat, or for `TOLL` which cells lose one."""
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
