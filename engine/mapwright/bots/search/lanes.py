"""The best placements of a shape, by sums of cell values in the lanes of a long integer."""

from __future__ import annotations

from codecs import utf_16_be_encode
from dataclasses import dataclass
from functools import cache

from mapwright.board.grid import CELLS, SIZE
from mapwright.board.shapes import Shape, orientations

LANE_BITS = 16
"""Number of bits of a lane, which has the value of one cell."""
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
    """An orientation of a shape, prepared for sums of lanes."""

    mask: int
    shifts: tuple[int, ...]
    """For each cell, how far the lanes are shifted to bring its value to the lane of the corner."""
    window: int
    """The lanes of all corners where the orientation lies on the map."""
    min_sum: int
    """Sums below this belong to placements that cover a filled cell."""


@cache
def lane_orientations(shape: Shape) -> tuple[LaneOrientation, ...]:
    return tuple(
        LaneOrientation(
            mask=orientation.mask,
            shifts=tuple(LANE_BITS * (SIZE * row + column) for row, column in orientation.cells),
            window=to_lanes(orientation.window) * ((1 << LANE_BITS) - 1),
            min_sum=MIN_EMPTY_VALUE * len(orientation.cells),
        )
        for orientation in orientations(shape)
    )


def best_placements(shape: Shape, lanes: int, per_orientation: int = 1) -> list[tuple[int, int]]:
    """Return the best placements of every orientation: the sum of the lanes of its cells, and the cells."""
    placements: list[tuple[int, int]] = []
    for orientation in lane_orientations(shape):
        # Each lane of the total gets the sum of the values that the orientation covers with its corner on that cell.
        total = 0
        for shift in orientation.shifts:
            total += lanes >> shift
        total &= orientation.window
        sums = memoryview(total.to_bytes(_BYTES, "little")).cast("H").tolist()
        for _ in range(per_orientation):
            best_sum = max(sums)
            if best_sum < orientation.min_sum:
                break
            corner = sums.index(best_sum)
            placements.append((best_sum, orientation.mask << corner))
            sums[corner] = 0
    return placements
