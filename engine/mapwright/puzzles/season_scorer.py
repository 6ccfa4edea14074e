"""The stars of a map at the end of one season; edicts are counted again only when a mask that they read changes."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter

from mapwright.board.board import Board
from mapwright.board.grid import neighbours
from mapwright.rules.cards import COIN_TRACK, SEASONS
from mapwright.rules.effects import DRAGON_COINS
from mapwright.rules.scoring import EDICTS, Edict
from mapwright.rules.state import Player, State

_MASK_BY_LETTER = {
    "F": "forest", "V": "village", "A": "farm", "W": "water", "M": "monster", "H": "hero", ".": "filled",
}  # fmt: skip


class SeasonScorer:
    """Scores maps of one player as the present season of a game would."""

    def __init__(self, state: State) -> None:
        edicts = state.deal.edicts_by_letter
        self._counts = [_memoized_count(EDICTS[edicts[letter]]) for letter in SEASONS[state.season].edicts]

    def total(self, player: Player, board: Board, has_coin: bool) -> int:
        """Return the stars of the season if the last drawn shape makes the player's map `board` (R26)."""
        stars = sum(count(board) for count in self._counts)
        toll = (neighbours(board.monster) & ~board.filled).bit_count() if board.monster else 0
        return stars + _coins(player, board, has_coin) - toll


def _coins(player: Player, board: Board, has_coin: bool) -> int:
    """Return the player's coins after the draw, with those that it brings (R12, R18, R19, R35)."""
    gained = (board.enclosed_mountains() & ~player.paid_mountains).bit_count() + int(has_coin)
    if player.dragon_due and not neighbours(board.marked("D")) & board.empty:
        gained += DRAGON_COINS
    return min(COIN_TRACK, player.filled_coins + gained) - player.spent_coins


def _memoized_count(edict: Edict) -> Callable[[Board], int]:
    """Return `edict.count` with a cache by the masks that the edict reads."""
    key_of: Callable[[Board], object] = attrgetter(*(_MASK_BY_LETTER[letter] for letter in edict.reads))
    cache: dict[object, int] = {}

    def count(board: Board) -> int:
        key = key_of(board)
        stars = cache.get(key)
        if stars is None:
            stars = cache[key] = edict.count(board)
        return stars

    return count
