"""Subcommand sheet, and sheets as arguments of other subcommands."""

from __future__ import annotations

import argparse
import json
import os
import re
from typing import assert_never

from mapwright.board.board import Board, Sheet
from mapwright.board.grid import cell_names
from mapwright.board.sheets import OWN_SHEET_PATTERN, SHEETS, sheet_from_letters, sheet_of
from mapwright.cli.inputs import read_file
from mapwright.cli.maps import is_terminal, map_lines
from mapwright.errors import NotationError
from mapwright.rules.random_sheets import random_sheet
from mapwright.rules.setup import PRESETS
from mapwright.rules.sheet_remarks import Remark, sheet_remarks


def sheet_argument(text: str) -> Sheet:
    """Return the sheet of a letter, an id or a file with 121 letters. Raise `NotationError` if it is none of these."""
    if text in SHEETS or re.fullmatch(OWN_SHEET_PATTERN, text):
        return sheet_of(text)
    if not os.path.exists(text):
        printed = ", ".join(SHEETS)
        raise NotationError(
            f"a sheet must be {printed}, the id of an own sheet, or a file; got {text[:60]!r}", "arguments"
        )
    return sheet_from_letters(read_file(text))


def sheet_command(args: argparse.Namespace) -> None:
    """Print a sheet with its id, and what is unusual about it."""
    if (args.sheet is None) != args.random:
        raise NotationError("sheet needs either a sheet or --random", "arguments")
    if args.seed is not None and not args.random:
        raise NotationError("--seed is for --random", "arguments")
    sheet = random_sheet(args.seed or "sheet") if args.random else sheet_argument(args.sheet)
    board = Board.blank(sheet)
    remarks = sheet_remarks(sheet, PRESETS[args.set].ruins)
    if args.json:
        rows = [{"code": each.code, "cells": cell_names(each.cells), "count": each.count} for each in remarks]
        print(json.dumps({"sheet": sheet.id, "map": board.map_text(), "remarks": rows}))
        return
    print("\n".join([*map_lines(board, is_terminal()), "", f"sheet {sheet.id}", *map(_sentence, remarks)]))


def _sentence(remark: Remark) -> str:
    cells = ", ".join(cell_names(remark.cells))
    match remark.code:
        case "full" | "tight":
            return f"only {remark.count} cells can be drawn on: maps will be full early"
        case "no-ruins":
            return "there are no ruins: after a ruins card, a single cell is drawn (R14)"
        case "no-mountain":
            return "there is no mountain: edicts about mountains bring nothing"
        case "closed-mountain":
            return f"no free cell is next to these mountains, so they bring no coin: {cells}"
        case "single-cell":
            return f"these cells have no free neighbour: {cells}"
        case _:
            assert_never(remark.code)
