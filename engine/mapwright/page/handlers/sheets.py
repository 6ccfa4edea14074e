"""Handlers for own sheets. The module is not part of the first download."""

from __future__ import annotations

from mapwright.board.board import Board, Sheet
from mapwright.board.sheets import parse_sheet_letters, sheet_id, sheet_of
from mapwright.bots.sheet_trial import SheetTrial, sheet_trial
from mapwright.page.handlers import Handlers, handlers_of
from mapwright.page.messages import sheets as messages
from mapwright.page.session import CurrentGame
from mapwright.page.slices import SlicedTask, slice_seconds
from mapwright.rules.random_sheets import random_sheet
from mapwright.rules.sheet_remarks import sheet_remarks


def handlers(_: CurrentGame) -> Handlers:
    return handlers_of(read_sheet, make_random_sheet, SheetTrials())


def read_sheet(request: messages.SheetRequest) -> messages.SheetResponse:
    """Return the sheet of an id or of letters, also one on which too few cells can be drawn on, with remarks."""
    is_text = "/" in request.sheet
    return _response(parse_sheet_letters(request.sheet) if is_text else sheet_of(request.sheet), request.ruins)


def make_random_sheet(request: messages.RandomSheetRequest) -> messages.SheetResponse:
    return _response(random_sheet(request.seed), request.ruins)


def _response(sheet: Sheet, ruins: bool) -> messages.SheetResponse:
    remarks = sheet_remarks(sheet, ruins)
    is_full = any(remark.code == "full" for remark in remarks)
    return messages.SheetResponse(
        "" if is_full else sheet_id(sheet),
        Board.blank(sheet).map_text(),
        remarks,
    )


class SheetTrials:
    """Runs one trial at a time; a request for another one discards it."""

    def __init__(self) -> None:
        self._task = SlicedTask[SheetTrial]()

    def trial(self, request: messages.SheetTrialRequest) -> messages.SheetTrialResponse:
        sheet = sheet_of(request.sheet).id
        result, progress = self._task.run_slice(
            f"{sheet} {request.set}", lambda: sheet_trial(sheet, request.set), slice_seconds(request.ms)
        )
        return messages.SheetTrialResponse(busy=result is None, progress=progress, trial=result)
