"""Shapes, their orientations without repeats, and all places where one fits, by mask arithmetic."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from mapwright.board.grid import FULL, SIZE, bit, bits, inside

Offset = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Turn:
    """One orientation: its cells as offsets from the corner of its box, and as a mask with the box in a corner."""

    code: str
    """Its letter in the notation, a to h."""
    cells: tuple[Offset, ...]
    """Its cells as (row, column) from the corner of its box."""
    height: int
    """How many rows its box has."""
    width: int
    """How many columns its box has."""
    mask: int
    """Its cells as a mask, the box in the top-left corner of the map."""
    window: int
    """Where the box's corner may lie so that the box stays on the map."""

    def at(self, row: int, column: int) -> int:
        """Return the cells inside the map when the box's corner is at (row, column), which may be outside."""
        if 0 <= row <= SIZE - self.height and 0 <= column <= SIZE - self.width:
            return self.mask << (SIZE * row + column)
        return sum(bit(row + r, column + c) for r, c in self.cells if inside(row + r, column + c))

    def anchors(self, empty: int) -> int:
        """Return the corners of the box for which every cell lands on `empty`."""
        free = self.window
        for row, column in self.cells:
            free &= empty >> (SIZE * row + column)
        return free


@dataclass(frozen=True, slots=True)
class Shape:
    """A drawn shape in its printed orientation."""

    cells: tuple[Offset, ...]
    """Its cells as (row, column), counted from the corner of its box."""
    coin: bool = False
    """Whether it brings a coin when it is drawn (R12)."""

    def __str__(self) -> str:
        """Return the shape as lines of `#` and `.`; a coin follows after the last."""
        height, width = 1 + max(row for row, _ in self.cells), 1 + max(column for _, column in self.cells)
        rows = [
            "".join("#" if (row, column) in self.cells else "." for column in range(width)) for row in range(height)
        ]
        return "\n".join(rows) + (" coin" if self.coin else "")


def shape(*rows: str, coin: bool = False) -> Shape:
    """A shape from its picture: `shape("###", "..#")`."""
    found = ((r, c) for r, row in enumerate(rows) for c, letter in enumerate(row) if letter == "#")
    return Shape(tuple(found), coin)


CELL = shape("#")


def rotate(cells: tuple[Offset, ...]) -> tuple[Offset, ...]:
    """A quarter turn clockwise about the origin."""
    return tuple((column, -row) for row, column in cells)


def mirror(cells: tuple[Offset, ...]) -> tuple[Offset, ...]:
    return tuple((row, -column) for row, column in cells)


def eight_ways(cells: tuple[Offset, ...]) -> list[tuple[Offset, ...]]:
    """Four quarter turns, then the same of the mirror image; repeats included."""
    ways = []
    for way in (cells, mirror(cells)):
        for _ in range(4):
            ways.append(way)
            way = rotate(way)
    return ways


def _turn(cells: tuple[Offset, ...]) -> Turn:
    top, left = min(r for r, _ in cells), min(c for _, c in cells)
    moved = tuple(sorted((r - top, c - left) for r, c in cells))
    height, width = 1 + max(r for r, _ in moved), 1 + max(c for _, c in moved)
    window = sum(bit(r, c) for r in range(SIZE - height + 1) for c in range(SIZE - width + 1))
    return Turn("", moved, height, width, sum(bit(r, c) for r, c in moved), window)


@cache
def turns(drawn: Shape) -> tuple[Turn, ...]:
    """Return the different orientations of a shape, the printed one first, coded a, b, c …"""
    found: dict[tuple[Offset, ...], Turn] = {}
    for cells in eight_ways(drawn.cells):
        turn = _turn(cells)
        found.setdefault(turn.cells, turn)
    return tuple(
        Turn(code, t.cells, t.height, t.width, t.mask, t.window)
        for code, t in zip("abcdefgh", found.values(), strict=False)
    )


def places(drawn: Shape, empty: int) -> list[int]:
    """Return every set of cells that the shape can cover on `empty`, rotated and flipped; no set twice."""
    found = []
    for turn in turns(drawn):
        anchors, mask = turn.anchors(empty), turn.mask
        while anchors:
            low = anchors & -anchors
            found.append(mask * low)
            anchors ^= low
    return found


def overhanging(drawn: Shape, empty: int) -> list[int]:
    """Every set of cells left on the map when the shape hangs over the border there (R49); no set twice."""
    return [cells for cells in _hanging(drawn) if not cells & ~empty]


@cache
def _hanging(drawn: Shape) -> tuple[int, ...]:
    found: dict[int, None] = {}
    for turn in turns(drawn):
        for row in range(1 - turn.height, SIZE):
            for column in range(1 - turn.width, SIZE):
                cells = turn.at(row, column) if _overhangs(turn, row, column) else 0
                if 0 < cells.bit_count() < len(turn.cells):
                    found[cells] = None
    return tuple(found)


def _overhangs(turn: Turn, row: int, column: int) -> bool:
    return row < 0 or column < 0 or row + turn.height > SIZE or column + turn.width > SIZE


def fits_anywhere(drawn: Shape, empty: int) -> bool:
    return any(turn.anchors(empty) for turn in turns(drawn))


def covers_somewhere(drawn: Shape, empty: int, wanted: int) -> bool:
    """Whether some place of the shape on `empty` covers a cell of `wanted`."""
    return any(
        any(turn.anchors(empty) & (wanted >> (SIZE * row + column)) for row, column in turn.cells)
        for turn in turns(drawn)
    )


def is_place(drawn: Shape, cells: int) -> bool:
    """Whether `cells` is the shape somewhere on the map, rotated or flipped."""
    return any(_matches(turn, cells) for turn in turns(drawn))


def _matches(turn: Turn, cells: int) -> bool:
    if not cells or cells & ~FULL:
        return False
    first = (cells & -cells).bit_length() - 1
    row, column = divmod(first, SIZE)
    row, column = row - turn.cells[0][0], column - turn.cells[0][1]
    return 0 <= row <= SIZE - turn.height and 0 <= column <= SIZE - turn.width and turn.at(row, column) == cells


def corner_of(turn: Turn, cells: int) -> Offset | None:
    """Where the corner of the turn's box lies if `cells` is that turn on the map, else None."""
    if not _matches(turn, cells):
        return None
    row, column = divmod((cells & -cells).bit_length() - 1, SIZE)
    return row - turn.cells[0][0], column - turn.cells[0][1]


def hanging_corner(turn: Turn, cells: int) -> Offset | None:
    """Where the corner of the turn's box lies if `cells` is what is left of it over the border, else None."""
    first = next(bits(cells))
    row, column = divmod(first.bit_length() - 1, SIZE)
    for r, c in turn.cells:
        if turn.at(row - r, column - c) == cells and _overhangs(turn, row - r, column - c):
            return row - r, column - c
    return None
