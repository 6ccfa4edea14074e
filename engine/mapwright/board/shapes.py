"""Shapes, their different orientations, and all their placements, by arithmetic on masks."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache

from mapwright.board.grid import FULL, SIZE, bit, bits, inside
from mapwright.errors import checked_type

Offset = tuple[int, int]
"""Row and column of a cell, counted from the corner of a box, from another cell, or from the top left of the map."""
ORIENTATION_CODES = "abcdefgh"


@dataclass(frozen=True, slots=True)
class Orientation:
    """One orientation of a shape. Its box is the smallest rectangle around it."""

    code: str
    """Its letter in the notation, a to h."""
    cells: tuple[Offset, ...]
    """Its cells as (row, column) from the corner of its box."""
    height: int
    """Number of rows of its box."""
    width: int
    """Number of columns of its box."""
    mask: int
    """Its cells as a mask, the box in the top-left corner of the map."""
    window: int
    """The cells where the corner of its box may lie so that the box is on the map, as a mask."""
    shifts: tuple[int, ...]
    """How many cells after the corner of its box each of its cells comes, row by row."""

    def __repr__(self) -> str:
        """Return its letter and its picture in one line."""
        return f"<Orientation {self.code} {Shape(self.cells).in_one_line()}>"

    def at(self, row: int, column: int) -> int:
        """Return the cells inside the map when the box's corner is at (row, column), which may be outside."""
        if 0 <= row <= SIZE - self.height and 0 <= column <= SIZE - self.width:
            return self.mask << (SIZE * row + column)
        offset_cells = ((row + cell_row, column + cell_column) for cell_row, cell_column in self.cells)
        return sum(bit(*cell) for cell in offset_cells if inside(*cell))

    def anchors(self, empty: int) -> int:
        """Return the cells where the corner of its box may lie so that it covers only `empty` cells, as a mask."""
        anchors = self.window
        for shift in self.shifts:
            anchors &= empty >> shift
        return anchors

    def covering(self, targets: int) -> int:
        """Return the cells where the corner of its box may lie so that it covers one of `targets`, as a mask."""
        anchors = 0
        for shift in self.shifts:
            anchors |= targets >> shift
        return anchors & self.window


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
    cells = ((row, column) for row, text in enumerate(rows) for column, letter in enumerate(text) if letter == "#")
    return Shape(tuple(cells), coin)


SINGLE_CELL = shape_from_rows("#")


def rotate(cells: tuple[Offset, ...]) -> tuple[Offset, ...]:
    """Return the cells after a quarter turn clockwise about the origin."""
    return tuple((column, -row) for row, column in cells)


def mirror(cells: tuple[Offset, ...]) -> tuple[Offset, ...]:
    """Return the cells with left and right exchanged."""
    return tuple((row, -column) for row, column in cells)


def all_orientations(cells: tuple[Offset, ...]) -> list[tuple[Offset, ...]]:
    """Return the cells in the four rotations, then their mirror image in the same; some may be equal."""
    result = []
    for rotated in (cells, mirror(cells)):
        for _ in range(4):
            result.append(rotated)
            rotated = rotate(rotated)
    return result


def _orientation(cells: tuple[Offset, ...]) -> Orientation:
    """Return the orientation with these cells, moved so that its box begins at row and column 0; without its code."""
    top, left = min(r for r, _ in cells), min(c for _, c in cells)
    normalised = tuple(sorted((r - top, c - left) for r, c in cells))
    height, width = 1 + max(r for r, _ in normalised), 1 + max(c for _, c in normalised)
    window = sum(bit(r, c) for r in range(SIZE - height + 1) for c in range(SIZE - width + 1))
    mask, shifts = sum(bit(r, c) for r, c in normalised), tuple(SIZE * r + c for r, c in normalised)
    return Orientation("", normalised, height, width, mask, window, shifts)


@cache
def orientations(shape: Shape) -> tuple[Orientation, ...]:
    """Return the different orientations of a shape, the printed one first, coded a, b, c …"""
    distinct: dict[tuple[Offset, ...], Orientation] = {}
    for cells in all_orientations(checked_type(shape, Shape, "a shape").cells):
        orientation = _orientation(cells)
        distinct.setdefault(orientation.cells, orientation)
    return tuple(
        replace(orientation, code=code) for code, orientation in zip(ORIENTATION_CODES, distinct.values(), strict=False)
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
    """Return every set of cells on `empty` that an overhang of the shape covers (R49); no set twice."""
    return [cells for cells in overhangs_of(shape) if not cells & ~empty]


@cache
def overhangs_of(shape: Shape) -> dict[int, tuple[int, Offset]]:
    """Return each set of cells that an overhang covers, with index and anchor of the first orientation for it."""
    result: dict[int, tuple[int, Offset]] = {}
    for index, orientation in enumerate(orientations(shape)):
        for row in range(1 - orientation.height, SIZE):
            for column in range(1 - orientation.width, SIZE):
                cells = orientation.at(row, column) if _overhangs(orientation, row, column) else 0
                if 0 < cells.bit_count() < len(orientation.cells):
                    result.setdefault(cells, (index, (row, column)))
    return result


def _overhangs(orientation: Orientation, row: int, column: int) -> bool:
    """Return whether the box lies partly outside the map when its corner is there."""
    return row < 0 or column < 0 or row + orientation.height > SIZE or column + orientation.width > SIZE


def fits_anywhere(shape: Shape, empty: int) -> bool:
    return any(orientation.anchors(empty) for orientation in orientations(shape))


def can_cover(shape: Shape, empty: int, targets: int) -> bool:
    """Return whether a placement of the shape on `empty` covers one of `targets`."""
    return any(orientation.anchors(empty) & orientation.covering(targets) for orientation in orientations(shape))


def is_placement(shape: Shape, cells: int) -> bool:
    """Return whether `cells` is the shape somewhere on the map, rotated or flipped."""
    return any(corner_of(orientation, cells) is not None for orientation in orientations(shape))


def corner_of(orientation: Orientation, cells: int) -> Offset | None:
    """Return the corner of the orientation's box if `cells` is that orientation on the map, else None."""
    if not cells or cells & ~FULL:
        return None
    first_row, first_column = divmod((cells & -cells).bit_length() - 1, SIZE)
    row, column = first_row - orientation.cells[0][0], first_column - orientation.cells[0][1]
    is_inside = 0 <= row <= SIZE - orientation.height and 0 <= column <= SIZE - orientation.width
    return (row, column) if is_inside and orientation.at(row, column) == cells else None


def overhang_corner(orientation: Orientation, cells: int) -> Offset | None:
    """Return the corner of the orientation's box if `cells` is its part on the map in an overhang, else None."""
    first_row, first_column = divmod(next(bits(cells)).bit_length() - 1, SIZE)
    for cell_row, cell_column in orientation.cells:
        row, column = first_row - cell_row, first_column - cell_column
        if orientation.at(row, column) == cells and _overhangs(orientation, row, column):
            return row, column
    return None
