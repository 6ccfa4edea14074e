"""Counts of neighbours for all cells at once."""

from __future__ import annotations

from mapwright.board.grid import FULL, SIZE

_NOT_LAST = sum(((1 << (SIZE - 1)) - 1) << (SIZE * row) for row in range(SIZE))
_NOT_FIRST = _NOT_LAST << 1


def counts(mask: int) -> tuple[int, int, int, int, int]:
    """Cells with exactly 0, 1, 2, 3 and 4 neighbours in `mask`."""
    up, down = mask >> SIZE, mask << SIZE & FULL
    left, right = (mask & _NOT_FIRST) >> 1, (mask & _NOT_LAST) << 1
    one_a, two_a = up ^ down, up & down
    one_b, two_b = left ^ right, left & right
    odd = one_a ^ one_b
    four = two_a & two_b
    two = (two_a | two_b | one_a & one_b) & ~four
    return FULL & ~(odd | two | four), odd & ~two, two & ~odd, odd & two, four
