"""What a player should know of an own sheet before anyone plays on it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from mapwright.board.board import Board, Sheet
from mapwright.board.grid import enclosed
from mapwright.board.sheets import MIN_FREE_CELLS
from mapwright.rules.state import Cells

RemarkCode = Literal["full", "tight", "no-ruins", "no-mountain", "closed-mountain", "single-cell"]
TIGHT_CELLS = 85
"""On a map with fewer cells to draw on, the cards of a game do not find room."""


@dataclass(frozen=True, slots=True)
class Remark:
    """One thing about a sheet, and the cells that it concerns as a mask, if any."""

    code: RemarkCode
    cells: Cells = 0
    count: int = 0
    """Number of these cells, or of the cells that can be drawn on."""


def sheet_remarks(sheet: Sheet, ruins_in_deck: bool) -> list[Remark]:
    """Return what is unusual about a sheet. Only `full` means that it cannot be played on.

    >>> from mapwright import sheet_of
    >>> from mapwright.rules.sheet_remarks import sheet_remarks
    >>> sheet_remarks(sheet_of("A"), ruins_in_deck=True)
    []
    """
    board = Board.blank(sheet)
    free = board.empty.bit_count()
    remarks = []
    if free < MIN_FREE_CELLS:
        remarks.append(Remark("full", 0, free))
    elif free < TIGHT_CELLS:
        remarks.append(Remark("tight", 0, free))
    if ruins_in_deck and not sheet.ruins:
        remarks.append(Remark("no-ruins"))
    if not sheet.mountain:
        remarks.append(Remark("no-mountain"))
    if closed := board.enclosed_mountains():
        remarks.append(Remark("closed-mountain", closed, closed.bit_count()))
    if single := board.empty & enclosed(board.filled):
        remarks.append(Remark("single-cell", single, single.bit_count()))
    return remarks
