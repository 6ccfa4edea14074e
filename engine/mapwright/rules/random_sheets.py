"""Own sheets made at random, in the manner of the printed ones."""

from __future__ import annotations

from random import Random

from mapwright.board.board import Sheet
from mapwright.board.grid import CELLS, FULL, SIZE, bits, neighbours
from mapwright.board.sheets import parse_sheet_letters, sheet_id, sheet_of
from mapwright.rules.deal import pick
from mapwright.rules.sheet_remarks import sheet_remarks

_MOUNTAINS = (3, 4, 5, 5, 6, 7)
_RUINS = (4, 5, 6, 6, 7, 8)
_WASTELANDS = (0, 0, 0, 1, 1, 2, 3)
"""Numbers of wasteland areas."""
_WASTELAND_CELLS = (2, 3, 4, 5, 6, 7)
_SYMMETRIES = ("none", "none", "none", "rotation", "mirror")


def random_sheet(seed: str) -> Sheet:
    """Return the sheet of a seed: mountains and ruins apart from each other, and perhaps some areas of wasteland.

    >>> from mapwright.rules.random_sheets import random_sheet
    >>> random_sheet("harbour") == random_sheet("harbour")
    True
    """
    rng = Random(f"sheet {seed}")
    while True:
        sheet = _Draft(rng).sheet()
        if sheet is not None:
            return sheet


class _Draft:
    """A sheet in the making. Each symmetry maps the number of a cell to that of its image."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._symmetry = pick(_SYMMETRIES, rng)
        self._letters = {1 << index: "." for index in range(CELLS)}
        self._free = FULL
        """The cells that may still get a mountain, ruins or wasteland."""

    def sheet(self) -> Sheet | None:
        """Return the sheet, or None if there is a remark on it, or if its free cells are not connected."""
        for _ in range(pick(_WASTELANDS, self._rng)):
            self._add_wasteland(pick(_WASTELAND_CELLS, self._rng))
        self._add_single_cells("^", pick(_MOUNTAINS, self._rng))
        self._add_single_cells("*", pick(_RUINS, self._rng))
        open_cells = sum(cell for cell, letter in self._letters.items() if letter in ".*")
        sheet = parse_sheet_letters("".join(self._letters.values()))
        is_unusual = sheet_remarks(sheet, ruins_in_deck=True) or not _is_connected(open_cells)
        return None if is_unusual else sheet_of(sheet_id(sheet))

    def _add_wasteland(self, size: int) -> None:
        area = self._random_cell(self._free)
        while area.bit_count() < size and neighbours(area) & self._free & ~area:
            area |= self._random_cell(neighbours(area) & self._free & ~area)
        self._set(area, "#")

    def _add_single_cells(self, letter: str, number: int) -> None:
        """Add single cells with their images until there are `number`, each with free neighbours only."""
        placed = 0
        while placed < number and self._free:
            placed += self._set(self._random_cell(self._free), letter)

    def _random_cell(self, cells: int) -> int:
        for _ in range(pick(range(cells.bit_count()), self._rng)):
            cells &= cells - 1
        return cells & -cells

    def _set(self, cells: int, letter: str) -> int:
        """Set the letter of the cells and of their images; return how many cells that are."""
        changed = {image for cell in bits(cells) for image in (cell, self._image(cell))}
        for cell in changed:
            self._letters[cell] = letter
        mask = sum(changed)
        self._free &= ~(mask | (0 if letter == "#" else neighbours(mask)))
        return len(changed)

    def _image(self, cell: int) -> int:
        index = cell.bit_length() - 1
        row, column = divmod(index, SIZE)
        match self._symmetry:
            case "rotation":
                return 1 << (CELLS - 1 - index)
            case "mirror":
                return 1 << (SIZE * row + SIZE - 1 - column)
            case _:
                return cell


def _is_connected(cells: int) -> bool:
    reached = cells & -cells
    while (more := neighbours(reached) & cells & ~reached) != 0:
        reached |= more
    return reached == cells
