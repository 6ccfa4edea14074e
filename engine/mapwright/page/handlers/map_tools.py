"""The handler that scores a paper map."""

from __future__ import annotations

from mapwright.board.grid import cell_names
from mapwright.errors import NotationError
from mapwright.notation.map_text import format_map, parse_map
from mapwright.page.explain import explain_edict
from mapwright.page.handlers import Handlers, handlers_of
from mapwright.page.messages import map_tools as messages
from mapwright.page.session import CurrentGame
from mapwright.rules.cards import COIN_TRACK
from mapwright.rules.scoring import EDICTS


def handlers(_: CurrentGame) -> Handlers:
    return handlers_of(score_map)


def score_map(request: messages.ScoreMapRequest) -> messages.ScoreMapResponse:
    """Return what a paper map scores now: edicts with their reasons, coins, toll (R26)."""
    board, edicts, coins = parse_map(request.map), request.edicts, request.coins
    unknown = [id for id in edicts if id not in EDICTS]
    if unknown or not 0 <= coins <= COIN_TRACK or len(edicts) > len(EDICTS):
        raise NotationError(f"edicts {unknown!r:.60} or {coins} coins are not of this game", "message")
    explanations = [explain_edict(id, "", board) for id in edicts]
    toll_cells = board.toll_cells()
    stars = sum(explanation["stars"] for explanation in explanations)
    toll = toll_cells.bit_count()
    return messages.ScoreMapResponse(
        format_map(board), explanations, coins, toll, cell_names(toll_cells), stars + coins - toll
    )
