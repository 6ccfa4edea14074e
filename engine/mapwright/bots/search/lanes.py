"""The best places of a shape at once: one number per cell in one long int, added up over the shape by shifts."""

from __future__ import annotations

from codecs import utf_16_be_encode
from dataclasses import dataclass
from functools import cache

from mapwright.board.grid import CELLS, SIZE
from mapwright.board.shapes import Shape, orientations

LANE_BITS = 16
"""Bits a cell."""
MIN_EMPTY_VALUE = 1 << 12
"""Minimum value of an empty cell, so large that no placement on a filled cell reaches the sum of a legal one."""
EMPTY_VALUE = MIN_EMPTY_VALUE + 600
"""Initial value of an empty cell; the weights change it by at most 600."""
_ONES = sum(1 << (LANE_BITS * index) for index in range(CELLS))
_BYTES = CELLS * LANE_BITS // 8


def to_lanes(mask: int) -> int:
    """Return a one in the lane of each cell of `mask`."""
    # The codec itself: its registered name is not in the browser's trimmed library.
    return int.from_bytes(utf_16_be_encode(format(mask, "b"))[0], "big") & _ONES


@dataclass(frozen=True, slots=True)
class LaneOrientation:
    """One orientation: how far to shift for each of its cells, and the lanes where its box's corner may lie."""

    mask: int
    shifts: tuple[int, ...]
    window: int
    min_sum: int


@cache
def lane_orientations(drawn: Shape) -> tuple[LaneOrientation, ...]:
    return tuple(
        LaneOrientation(
            orientation.mask,
            tuple(LANE_BITS * (SIZE * row + column) for row, column in orientation.cells),
            to_lanes(orientation.window) * ((1 << LANE_BITS) - 1),
            MIN_EMPTY_VALUE * len(orientation.cells),
        )
        for orientation in orientations(drawn)
    )


def best_placements(drawn: Shape, values: int, per_orientation: int = 1) -> list[tuple[int, int]]:
    """Return the best placements of every orientation: the sum over its cells, and the cells."""
    placements: list[tuple[int, int]] = []
    for orientation in lane_orientations(drawn):
        total = 0
        for shift in orientation.shifts:
            total += values >> shift
        total &= orientation.window
        lanes = memoryview(total.to_bytes(_BYTES, "little")).cast("H").tolist()
        for _ in range(per_orientation):
            best_sum = max(lanes)
            if best_sum < orientation.min_sum:
                break
            corner = lanes.index(best_sum)
            placements.append((best_sum, orientation.mask << corner))
            lanes[corner] = 0
    return placements
