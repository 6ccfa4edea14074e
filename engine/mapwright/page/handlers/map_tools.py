"""Handlers that score a paper map, and that draw a map as a framed picture."""

from __future__ import annotations

from mapwright.board.grid import cell_names
from mapwright.errors import NotationError
from mapwright.notation.map_text import format_map, parse_map
from mapwright.page.explain import explain_edict
from mapwright.page.handlers import Handlers
from mapwright.page.messages import map_tools as messages
from mapwright.page.session import CurrentGame
from mapwright.rules.cards import COIN_TRACK
from mapwright.rules.scoring import EDICTS

MAX_KEEPSAKE_LINES = 20
MAX_KEEPSAKE_LINE_CHARS = 200


def handlers(_: CurrentGame) -> Handlers:
    return {
        messages.ScoreMapRequest: score_map,
        messages.KeepsakeRequest: keepsake,
    }


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


def keepsake(request: messages.KeepsakeRequest) -> messages.KeepsakeResponse:
    """Return the map as a framed vector picture."""
    from mapwright.board.svg import keepsake_svg

    texts = [request.title, request.subtitle, *request.lines]
    if len(request.lines) > MAX_KEEPSAKE_LINES or any(len(text) > MAX_KEEPSAKE_LINE_CHARS for text in texts):
        raise NotationError(
            f"a keepsake takes {MAX_KEEPSAKE_LINES} lines of {MAX_KEEPSAKE_LINE_CHARS} characters", "message"
        )
    board = parse_map(request.map)
    picture = keepsake_svg(board.letters(), board.attack_letters(), request.title, request.subtitle, request.lines)
    return messages.KeepsakeResponse(picture)
