"""The solo walk of an ambush: the printed shape goes round the border, then ring by ring inward (R23)."""

from __future__ import annotations

from collections.abc import Iterator

from mapwright.grid import SIZE
from mapwright.shapes import Offset, Shape, Turn, turns


def walk(turn: Turn, corner: str, clockwise: bool) -> Iterator[Offset]:
    """Every place of the box's corner in the order tried."""
    height, width = SIZE - turn.height, SIZE - turn.width
    for ring in range((min(height, width)) // 2 + 1):
        yield from _ring(ring, height - ring, width - ring, corner, clockwise)


def _ring(first: int, last_row: int, last_column: int, corner: str, clockwise: bool) -> Iterator[Offset]:
    loop = list(_clockwise_loop(first, last_row, last_column))
    corners = {
        "top-left": (first, first),
        "top-right": (first, last_column),
        "bottom-right": (last_row, last_column),
        "bottom-left": (last_row, first),
    }
    start = loop.index(corners[corner])
    step = 1 if clockwise else -1
    for count in range(len(loop)):
        yield loop[(start + step * count) % len(loop)]


def _clockwise_loop(first: int, last_row: int, last_column: int) -> Iterator[Offset]:
    """The places of one ring, each once, from its top-left corner rightwards."""
    seen: dict[Offset, None] = {}
    seen.update(((first, column), None) for column in range(first, last_column + 1))
    seen.update(((row, last_column), None) for row in range(first, last_row + 1))
    seen.update(((last_row, column), None) for column in range(last_column, first - 1, -1))
    seen.update(((row, first), None) for row in range(last_row, first - 1, -1))
    return iter(seen)


def landing(shape: Shape, empty: int, corner: str, clockwise: bool) -> tuple[int, tuple[int, ...]]:
    """The cells where the shape first fits (0 if nowhere, R24), and every place tried before."""
    printed = turns(shape)[0]
    tried: list[int] = []
    for row, column in walk(printed, corner, clockwise):
        cells = printed.at(row, column)
        if not cells & ~empty:
            return cells, tuple(tried)
        tried.append(cells)
    return 0, tuple(tried)
