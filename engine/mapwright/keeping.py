"""An export of somebody's games, read back: what is well formed is kept, anything else refuses the whole file."""

from __future__ import annotations

import re
from datetime import date
from typing import Any, NoReturn

from mapwright.errors import NotationError
from mapwright.messages.archive import KeptGame
from mapwright.notation import LONGEST_RECORD

Json = dict[str, Any]
FORMAT = 1
MOST_GAMES = 20_000
LONGEST_NAME = 40
_ID = re.compile(r"[A-Za-z0-9_-]{1,80}")


def read_export(found: Any) -> Json:
    """Games, saves and first tries of the daily deals in an exported file."""
    if not isinstance(found, dict) or found.get("mapwright") != FORMAT:
        _refuse(f'"mapwright": {FORMAT} is missing')
    return {
        "games": _games(found.get("games", [])),
        "saves": _games(found.get("saves", [])),
        "days": _days(found.get("days", {})),
    }


def _refuse(why: str) -> NoReturn:
    raise NotationError(f"no export of Mapwright: {why}", "file")


def _games(values: Any) -> list[KeptGame]:
    if not isinstance(values, list) or len(values) > MOST_GAMES:
        _refuse(f"a list of at most {MOST_GAMES} games is wanted")
    return [_game(value) for value in values]


def _game(value: Any) -> KeptGame:
    if not isinstance(value, dict):
        _refuse("a game is no object")
    when, day = value.get("when"), value.get("day")
    if type(when) is not int or not 0 <= when < 10**14:
        _refuse(f"{when!r:.20} is no time")
    return {
        "id": _id(value.get("id")),
        "record": _text(value.get("record"), LONGEST_RECORD),
        "seat": _seat(value.get("seat", 0)),
        "day": _date(day),
        "daily": value.get("daily") is True,
        "taken": value.get("taken") is True,
        "when": when,
        "name": _text(value.get("name", ""), LONGEST_NAME),
    }


def _days(values: Any) -> dict[str, str]:
    if not isinstance(values, dict) or len(values) > MOST_GAMES:
        _refuse("days: an object is wanted")
    return {_date(day): _id(id) for day, id in values.items()}


def _text(value: Any, longest: int) -> str:
    if not isinstance(value, str) or len(value) > longest:
        _refuse(f"{value!r:.20} is no text of at most {longest} characters")
    return value


def _id(value: Any) -> str:
    if not isinstance(value, str) or not _ID.fullmatch(value):
        _refuse(f"{value!r:.20} is no id")
    return value


def _seat(value: Any) -> int:
    if type(value) is not int or not 0 <= value < 100:
        _refuse(f"{value!r:.20} is no seat")
    return value


def _date(value: Any) -> str:
    try:
        return date.fromisoformat(value).isoformat()
    except (TypeError, ValueError):
        _refuse(f"{value!r:.20} is no date")
