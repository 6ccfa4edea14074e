"""Own sheets: their cells, remarks on them, random ones, and trials by a bot."""

from __future__ import annotations

from typing import Literal

from mapwright.bots import sheet_trial
from mapwright.page.messages.base import Message, Response
from mapwright.rules import sheet_remarks

SheetRemarkCode = sheet_remarks.RemarkCode
SheetRemarkJson = sheet_remarks.Remark
SheetTrialJson = sheet_trial.SheetTrial


class SheetRequest(Message):
    """Read a sheet: the id of a printed or an own one, or 121 letters. `ruins` says whether ruins cards are dealt."""

    do: Literal["sheet"]
    sheet: str
    ruins: bool


class RandomSheetRequest(Message):
    """Make the random sheet of a seed."""

    do: Literal["random-sheet"]
    seed: str
    ruins: bool


class SheetResponse(Response):
    """`sheet` is the id; empty if too few cells can be drawn on. `map` is the map text before anything is drawn."""

    sheet: str
    map: str
    remarks: list[SheetRemarkJson]


class SheetTrialRequest(Message):
    """Let a bot play on a sheet and on a printed one, for `ms` milliseconds; send it again while `busy`."""

    do: Literal["sheet-trial"]
    sheet: str
    set: Literal["base", "heroes", "combined"]
    ms: int


class SheetTrialResponse(Response):
    busy: bool
    progress: float
    trial: SheetTrialJson | None = None
