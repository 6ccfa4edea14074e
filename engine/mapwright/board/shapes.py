"""Shapes, their orientations without repeats, and all places where one fits, by mask arithmetic."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from mapwright.board.grid import FULL, SIZE, bit, bits, inside
from mapwright.errors import checked_type

Offset = tuple[int, int]
ORIENTATION_CODES = "abcdefgh"


@dataclass(frozen=True, slots=True)
class Orientation:
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

    def __repr__(self) -> str:
        """Return its letter and its picture in one line."""
        return f"<Orientation {self.code} {Shape(self.cells).in_one_line()}>"

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

    def in_one_line(self) -> str:
        """Return the same with `/` between the lines."""
        return str(self).replace("\n", "/")

    def __repr__(self) -> str:
        """Return the picture in one line."""
        return f"<Shape {self.in_one_line()}>"


def shape_from_rows(*rows: str, coin: bool = False) -> Shape:
    """Return a shape from its picture: `shape_from_rows("###", "..#")`."""
    cells = ((r, c) for r, row in enumerate(rows) for c, letter in enumerate(row) if letter == "#")
    return Shape(tuple(cells), coin)


SINGLE_CELL = shape_from_rows("#")


def rotate(cells: tuple[Offset, ...]) -> tuple[Offset, ...]:
    """Return the cells after a quarter turn clockwise about the origin."""
    return tuple((column, -row) for row, column in cells)


def mirror(cells: tuple[Offset, ...]) -> tuple[Offset, ...]:
    return tuple((row, -column) for row, column in cells)


def all_orientations(cells: tuple[Offset, ...]) -> list[tuple[Offset, ...]]:
    """Four quarter turns, then the same of the mirror image; repeats included."""
    ways = []
    for rotated in (cells, mirror(cells)):
        for _ in range(4):
            ways.append(rotated)
            rotated = rotate(rotated)
    return ways


def _orientation(cells: tuple[Offset, ...]) -> Orientation:
    top, left = min(r for r, _ in cells), min(c for _, c in cells)
    normalised = tuple(sorted((r - top, c - left) for r, c in cells))
    height, width = 1 + max(r for r, _ in normalised), 1 + max(c for _, c in normalised)
    window = sum(bit(r, c) for r in range(SIZE - height + 1) for c in range(SIZE - width + 1))
    return Orientation("", normalised, height, width, sum(bit(r, c) for r, c in normalised), window)


@cache
def orientations(shape: Shape) -> tuple[Orientation, ...]:
    """Return the different orientations of a shape, the printed one first, coded a, b, c …"""
    distinct: dict[tuple[Offset, ...], Orientation] = {}
    for cells in all_orientations(checked_type(shape, Shape, "a shape").cells):
        orientation = _orientation(cells)
        distinct.setdefault(orientation.cells, orientation)
    return tuple(
        Orientation(code, t.cells, t.height, t.width, t.mask, t.window)
        for code, t in zip(ORIENTATION_CODES, distinct.values(), strict=False)
    )


def placements(shape: Shape, empty: int) -> list[int]:
    """Return every set of cells that the shape can cover on `empty`, rotated and flipped; no set twice.

    >>> from mapwright import EXPLORE_BY_ID, cell_names, parse_map, placements
    >>> board = parse_map("...FFFFFFFF" + 10 * "/FFFFFFFFFFF")
    >>> [cell_names(cells) for cells in placements(EXPLORE_BY_ID["farmland"].shapes[0], board.empty)]
    [['a1', 'b1'], ['b1', 'c1']]
    """
    result = []
    for orientation in orientations(checked_type(shape, Shape, "a shape")):
        anchors, mask = orientation.anchors(empty), orientation.mask
        while anchors:
            anchor = anchors & -anchors
            result.append(mask * anchor)
            anchors ^= anchor
    return result


def overhang_placements(shape: Shape, empty: int) -> list[int]:
    """Every set of cells left on the map when the shape hangs over the border there (R49); no set twice."""
    return [cells for cells in overhangs_of(shape) if not cells & ~empty]


@cache
def overhangs_of(shape: Shape) -> dict[int, tuple[int, Offset]]:
    """Return each set of cells with the index of the first orientation that leaves it, and the corner of its box."""
    result: dict[int, tuple[int, Offset]] = {}
    for index, orientation in enumerate(orientations(shape)):
        for row in range(1 - orientation.height, SIZE):
            for column in range(1 - orientation.width, SIZE):
                cells = orientation.at(row, column) if _overhangs(orientation, row, column) else 0
                if 0 < cells.bit_count() < len(orientation.cells):
                    result.setdefault(cells, (index, (row, column)))
    return result


def _overhangs(orientation: Orientation, row: int, column: int) -> bool:
    return row < 0 or column < 0 or row + orientation.height > SIZE or column + orientation.width > SIZE


def fits_anywhere(shape: Shape, empty: int) -> bool:
    return any(orientation.anchors(empty) for orientation in orientations(shape))


def can_cover(shape: Shape, empty: int, targets: int) -> bool:
    """Return whether a placement of the shape on `empty` covers one of `targets`."""
    return any(
        any(orientation.anchors(empty) & (targets >> (SIZE * row + column)) for row, column in orientation.cells)
        for orientation in orientations(shape)
    )


def is_placement(shape: Shape, cells: int) -> bool:
    """Return whether `cells` is the shape somewhere on the map, rotated or flipped."""
    return any(_matches(orientation, cells) for orientation in orientations(shape))


def _matches(orientation: Orientation, cells: int) -> bool:
    if not cells or cells & ~FULL:
        return False
    first = (cells & -cells).bit_length() - 1
    row, column = divmod(first, SIZE)
    row, column = row - orientation.cells[0][0], column - orientation.cells[0][1]
    return (
        0 <= row <= SIZE - orientation.height
        and 0 <= column <= SIZE - orientation.width
        and orientation.at(row, column) == cells
    )


def corner_of(orientation: Orientation, cells: int) -> Offset | None:
    """Return the corner of the orientation's box if `cells` is that orientation on the map, else None."""
    if not _matches(orientation, cells):
        return None
    row, column = divmod((cells & -cells).bit_length() - 1, SIZE)
    return row - orientation.cells[0][0], column - orientation.cells[0][1]


def overhang_corner(orientation: Orientation, cells: int) -> Offset | None:
    """Return the corner of the orientation's box if `cells` is what is left of it at the border, else None."""
    first = next(bits(cells))
    row, column = divmod(first.bit_length() - 1, SIZE)
    for r, c in orientation.cells:
        if orientation.at(row - r, column - c) == cells and _overhangs(orientation, row - r, column - c):
            return row - r, column - c
    return None
