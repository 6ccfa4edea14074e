"""Map sheets: the four printed ones, and own sheets, whose id contains their cells."""

from __future__ import annotations

import re
from functools import lru_cache

from mapwright.board.board import Board, Sheet, sheet_from_rows
from mapwright.board.grid import CELLS, SIZE
from mapwright.errors import NotationError, checked_type

MIN_FREE_CELLS = 20
"""Minimum number of cells of a sheet that can be drawn on."""
MAX_LETTERS = 400
"""Maximum length of a sheet as letters, with what separates its rows."""
OWN_SHEET_PATTERN = "S[0-9A-Za-z]{1,43}_"
"""The id of an own sheet as a regular expression. It has neither - nor ., which separate the parts of longer texts."""

A = sheet_from_rows(
    "A",
    "...........",
    "...^.*.....",
    ".*......^*.",
    "...........",
    "...........",
    ".....^.....",
    "...........",
    "...........",
    ".*^......*.",
    ".....*.^...",
    "...........",
)

B = sheet_from_rows(
    "B",
    "...........",
    "......*.^..",
    "..*^.......",
    ".....#.....",
    "....##*....",
    "....###....",
    ".*...#.....",
    ".....^..*..",
    ".........^.",
    "..^*.......",
    "...........",
)

C = sheet_from_rows(
    "C",
    "...........",
    ".^..*......",
    "...........",
    ".......*^..",
    "...........",
    "...^.......",
    "......*....",
    "..*........",
    ".........^.",
    ".....^..*..",
    "*..........",
)

D = sheet_from_rows(
    "D",
    "...........",
    ".#.*....*^.",
    ".#.........",
    "...^.......",
    "...........",
    ".*....^..##",
    ".......*.#*",
    "...........",
    "..^......^.",
    "##...*.....",
    "...........",
)

SHEETS: dict[str, Sheet] = {"A": A, "B": B, "C": C, "D": D}


def sheet_of(id: str) -> Sheet:
    """Return the sheet with that id: a printed one, or an own sheet. Raise `NotationError` if there is none.

    >>> from mapwright import cell_names, sheet_of
    >>> cell_names(sheet_of("A").mountain)
    ['d2', 'i3', 'f6', 'c9', 'h10']
    """
    return SHEETS[id] if id in SHEETS else _own_sheet(checked_type(id, str, "a sheet", "sheet"))


@lru_cache(256)
def _own_sheet(id: str) -> Sheet:
    from mapwright.board.sheet_code import parse_sheet_code  # few games need it: it is not in the first download

    if not re.fullmatch(OWN_SHEET_PATTERN, id):
        printed = ", ".join(SHEETS)
        raise NotationError(f"sheet must be {printed}, or S, letters and digits, and _; got {id[:60]!r}", "setup")
    sheet = _checked(Sheet(id, *parse_sheet_code(id[1:-1])))
    if _printed_id(sheet):
        raise NotationError(f"the id of a printed sheet must be its letter; got {id!r}", "sheet")
    return sheet


def sheet_from_letters(text: str) -> Sheet:
    """Return the sheet of 121 letters `.`, `*`, `^` and `#`; its rows may be separated by `/` or white space.

    Raise `NotationError` if they are not a sheet, or if too few cells can be drawn on.

    >>> from mapwright import sheet_from_letters
    >>> sheet_from_letters("^.*#......." + 10 * "/...........").id
    'Sb0QDJS_'
    """
    return sheet_of(sheet_id(_checked(parse_sheet_letters(text))))


def parse_sheet_letters(text: str) -> Sheet:
    """Return the sheet of these letters, without an id, however few cells can be drawn on."""
    letters = re.sub(r"[/\s]", "", checked_type(text, str, "a sheet", "sheet")[: MAX_LETTERS + 1])
    if len(text) > MAX_LETTERS or len(letters) != CELLS or not set(letters) <= set(".*^#"):
        raise NotationError(f"a sheet must be {CELLS} letters of `.`, `*`, `^` and `#`; got {text[:40]!r}", "sheet")
    return sheet_from_rows("", *(letters[start : start + SIZE] for start in range(0, CELLS, SIZE)))


def sheet_id(sheet: Sheet) -> str:
    """Return the letter of a printed sheet with these cells, or the id of an own sheet."""
    from mapwright.board.sheet_code import format_sheet_code

    return _printed_id(sheet) or f"S{format_sheet_code(_masks(sheet))}_"


def _printed_id(sheet: Sheet) -> str:
    """Return the letter of the printed sheet with these cells; empty if there is none."""
    return next((id for id, other in SHEETS.items() if _masks(other) == _masks(sheet)), "")


def _masks(sheet: Sheet) -> tuple[int, int, int]:
    return sheet.mountain, sheet.ruins, sheet.wasteland


def _checked(sheet: Sheet) -> Sheet:
    """Return the sheet. Raise `NotationError` if too few cells can be drawn on."""
    free_cells = Board.blank(sheet).empty.bit_count()
    if free_cells < MIN_FREE_CELLS:
        raise NotationError(f"a sheet must have {MIN_FREE_CELLS} cells to draw on; got {free_cells}", "sheet-full")
    return sheet
