"""The handler that imports an exported file. A file with any mistake is refused as a whole."""

from __future__ import annotations

import re

from mapwright.board.board import Board
from mapwright.board.sheets import sheet_of
from mapwright.bots import BOTS
from mapwright.bots.names import is_custom_bot
from mapwright.decoding import decode, parse_json
from mapwright.errors import NotationError
from mapwright.page.handlers import Handlers, handlers_of
from mapwright.page.messages import export as messages
from mapwright.page.session import CurrentGame

MAX_DEPTH = 20
"""Maximum depth of nested JSON values."""


def handlers(_: CurrentGame) -> Handlers:
    return handlers_of(import_file)


def import_file(request: messages.ImportRequest) -> messages.ImportResponse:
    export = parse_export(parse_json(_check_depth(request.text), "file"))
    sheets = [_imported_sheet(sheet) for sheet in export.get("sheets", [])]
    return messages.ImportResponse(export["games"], export["saves"], export["days"], sheets, export.get("cups", []))


def _imported_sheet(sheet: messages.ExportedSheet) -> messages.ImportedSheet:
    return {**sheet, "map": Board.blank(sheet_of(sheet["sheet"])).map_text()}


def parse_export(data: object) -> messages.Export:
    """Check an exported file and return its games, saves and first attempts at daily maps."""
    export = decode(messages.Export, data, "file", "not an export of Mapwright")
    bots = {seat["bot"] for save in export["saves"] for seat in save["seats"]}
    unknown = {bot for bot in bots if bot and bot not in BOTS and not is_custom_bot(bot)}
    if unknown:
        raise NotationError(f"not an export of Mapwright: unknown bot {min(unknown)!r:.20}", "file")
    return export


def _check_depth(text: str) -> str:
    """Return the JSON text. Raise `NotationError` if it nests too deeply, which would end a browser's interpreter."""
    depth = 0
    for token in re.finditer(r'"(?:[^"\\]|\\.)*"|[\[{]|[\]}]', text):
        depth += {"[": 1, "{": 1, "]": -1, "}": -1}.get(token[0], 0)
        if depth > MAX_DEPTH:
            raise NotationError("the file nests too deep", "file")
    return text
