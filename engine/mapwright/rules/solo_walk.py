"""The solo walk of an ambush: the printed shape goes round the border, then ring by ring inward (R23)."""

from __future__ import annotations

from collections.abc import Iterator

from mapwright.board.grid import SIZE
from mapwright.board.shapes import Offset, Orientation, Shape, orientations
from mapwright.rules.cards import Corner


def walk(orientation: Orientation, corner: Corner, clockwise: bool) -> Iterator[Offset]:
    """Yield the corners of the box that the solo walk tries, in order (R23)."""
    height, width = SIZE - orientation.height, SIZE - orientation.width
    for ring in range((min(height, width)) // 2 + 1):
        yield from _ring(ring, height - ring, width - ring, corner, clockwise)


def _ring(first: int, last_row: int, last_column: int, corner: Corner, clockwise: bool) -> Iterator[Offset]:
    """Yield the corners of the box on one ring, from one of its corners in one direction.

    Rows go from `first` to `last_row`, columns from `first` to `last_column`.
    """
    loop = list(_ring_clockwise(first, last_row, last_column)) or [(first, first)]
    corners: dict[Corner, Offset] = {
        "top-left": (first, first),
        "top-right": (first, last_column),
        "bottom-right": (last_row, last_column),
        "bottom-left": (last_row, first),
    }
    start = loop.index(corners[corner])
    step = 1 if clockwise else -1
    return iter(dict.fromkeys(loop[(start + step * count) % len(loop)] for count in range(len(loop))))


def _ring_clockwise(first: int, last_row: int, last_column: int) -> Iterator[Offset]:
    """Yield the corners on a ring clockwise from its top left; on one of a single row or column, there and back."""
    yield from ((first, column) for column in range(first, last_column))
    yield from ((row, last_column) for row in range(first, last_row))
    yield from ((last_row, column) for column in range(last_column, first, -1))
    yield from ((row, first) for row in range(last_row, first, -1))


def first_fit(shape: Shape, empty: int, corner: Corner, clockwise: bool) -> tuple[int, tuple[int, ...]]:
    """Return the first placement of the solo walk that fits (0 if none does, R24), and those tried before."""
    printed = orientations(shape)[0]
    rejected: list[int] = []
    for row, column in walk(printed, corner, clockwise):
        cells = printed.at(row, column)
        if not cells & ~empty:
            return cells, tuple(rejected)
        rejected.append(cells)
    return 0, tuple(rejected)
