"""Features of coins and toll, which every season scores, and of the empty cells."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from mapwright.board.grid import cells_by_neighbour_count, neighbours
from mapwright.bots.search.edicts import Features
from mapwright.bots.search.fast_board import FastBoard


def coins(board: FastBoard) -> Features:
    """Return the coins, and the unpaid mountains with one, two, three and four empty neighbours."""
    _, one, two, three, four = cells_by_neighbour_count(board.empty)
    open_mountains = board.mountain & ~board.paid_mountains
    return (
        board.filled_coins - board.spent, (open_mountains & one).bit_count(), (open_mountains & two).bit_count(),
        (open_mountains & three).bit_count(), (open_mountains & four).bit_count(),
    )  # fmt: skip


def toll(board: FastBoard) -> Features:
    """Return minus the toll, the isolated tolled cells, and the zombies with an empty neighbour."""
    tolled_cells = neighbours(board.monster) & board.empty
    isolated = cells_by_neighbour_count(board.empty)[0] & tolled_cells
    return -tolled_cells.bit_count(), isolated.bit_count(), (board.zombie & neighbours(board.empty)).bit_count()


def space(board: FastBoard) -> Features:
    """Return a constant 1, then the number of empty cells, of isolated ones, of those with one empty neighbour, and of
    those with four."""
    empty = board.empty
    isolated, one, _, _, four = cells_by_neighbour_count(empty)
    return 1, empty.bit_count(), (empty & isolated).bit_count(), (empty & one).bit_count(), (empty & four).bit_count()


SPACE_FEATURES = 5
"""Number of values that `space` returns."""


EVERY_SEASON_FEATURES: dict[Literal["coins", "toll"], Callable[[FastBoard], Features]] = {"coins": coins, "toll": toll}
