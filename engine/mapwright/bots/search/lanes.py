"""The best places of a shape at once: one number per cell in one long int, added up over the shape by shifts."""

from __future__ import annotations

from codecs import utf_16_be_encode
from dataclasses import dataclass
from functools import cache

from mapwright.board.grid import CELLS, SIZE
from mapwright.board.shapes import Shape, turns

LANE = 16
"""Bits a cell."""
ROOM = 1 << 12
"""The least value of an empty cell: so a place that touches a filled cell never reaches the sum of a free one."""
BIAS = ROOM + 600
"""The first value of an empty cell; wishes and worries may change it by up to 600."""
_ONES = sum(1 << (LANE * index) for index in range(CELLS))
_BYTES = CELLS * LANE // 8


def spread(mask: int) -> int:
    """A one in the lane of each cell of `mask`."""
    # The codec itself: its registered name is not in the browser's trimmed library.
    return int.from_bytes(utf_16_be_encode(format(mask, "b"))[0], "big") & _ONES


@dataclass(frozen=True, slots=True)
class LaneTurn:
    """One orientation: how far to shift for each of its cells, and the lanes where its box's corner may lie."""

    mask: int
    shifts: tuple[int, ...]
    window: int
    least: int


@cache
def lane_turns(drawn: Shape) -> tuple[LaneTurn, ...]:
    return tuple(
        LaneTurn(
            turn.mask,
            tuple(LANE * (SIZE * row + column) for row, column in turn.cells),
            spread(turn.window) * ((1 << LANE) - 1),
            ROOM * len(turn.cells),
        )
        for turn in turns(drawn)
    )


def best_places(drawn: Shape, values: int, each: int = 1) -> list[tuple[int, int]]:
    """The `each` best places of every orientation: the sum over its cells, and the cells."""
    found: list[tuple[int, int]] = []
    for turn in lane_turns(drawn):
        total = 0
        for shift in turn.shifts:
            total += values >> shift
        total &= turn.window
        lanes = memoryview(total.to_bytes(_BYTES, "little")).cast("H").tolist()
        for _ in range(each):
            top = max(lanes)
            if top < turn.least:
                break
            corner = lanes.index(top)
            found.append((top, turn.mask << corner))
            lanes[corner] = 0
    return found
