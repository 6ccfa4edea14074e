"""An export of somebody's games, read back: what is well formed is kept, anything else refuses the whole file."""

from __future__ import annotations

import re
from datetime import date
from typing import Any, NoReturn

from mapwright.bots import BOTS
from mapwright.errors import NotationError
from mapwright.messages.archive import KeptGame, KeptOrigin, KeptSave, KeptSeat
from mapwright.names import shown
from mapwright.notation import LONGEST_RECORD
from mapwright.setup import MOST_ON_A_SCREEN

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
        "games": [_game(value) for value in _list(found.get("games", []), MOST_GAMES)],
        "saves": [_save(value) for value in _list(found.get("saves", []), MOST_GAMES)],
        "days": _days(found.get("days", {})),
    }


def _refuse(why: str) -> NoReturn:
    raise NotationError(f"no export of Mapwright: {why}", "file")


def _list(values: Any, most: int) -> list[Any]:
    if not isinstance(values, list) or len(values) > most:
        _refuse(f"a list of at most {most} is wanted")
    return values


def _object(value: Any) -> Json:
    if not isinstance(value, dict):
        _refuse(f"{value!r:.20} is no object")
    return value


def _save(value: Any) -> KeptSave:
    seats = [_sitting(seat) for seat in _list(_object(value).get("seats", []), MOST_ON_A_SCREEN)]
    origin = _origin(_object(value["origin"])) if value.get("origin") is not None else None
    return {**_game(value), "seats": seats, "origin": origin}


def _sitting(value: Any) -> KeptSeat:
    colour, bot = (_text(_object(value).get(key, ""), LONGEST_NAME) for key in ("colour", "bot"))
    if bot and bot not in BOTS:
        _refuse(f"{bot!r:.20} is no bot")
    return {"name": _name(value.get("name", "")), "colour": colour, "bot": bot}


def _origin(value: Json) -> KeptOrigin:
    origin: KeptOrigin = {"kind": _text(value.get("kind"), LONGEST_NAME)}
    if "day" in value:
        origin["day"] = _date(value["day"])
    if "rival" in value:
        rival = _object(value["rival"])
        origin["rival"] = {
            "name": _name(rival.get("name")),
            "record": _text(rival.get("record"), LONGEST_RECORD),
        }
    return origin


def _game(value: Any) -> KeptGame:
    when, day = _object(value).get("when"), value.get("day")
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
        "name": _name(value.get("name", "")),
    }


def _days(values: Any) -> dict[str, str]:
    if len(_object(values)) > MOST_GAMES:
        _refuse(f"at most {MOST_GAMES} days are wanted")
    return {_date(day): _id(id) for day, id in values.items()}


def _text(value: Any, longest: int) -> str:
    if not isinstance(value, str) or len(value) > longest:
        _refuse(f"{value!r:.20} is no text of at most {longest} characters")
    return value


def _name(value: Any) -> str:
    return shown(_text(value, LONGEST_NAME))


def _id(value: Any) -> str:
    if not isinstance(value, str) or not _ID.fullmatch(value):
        _refuse(f"{value!r:.20} is no id")
    return value


def _seat(value: Any) -> int:
    if type(value) is not int or not 0 <= value < MOST_ON_A_SCREEN:
        _refuse(f"{value!r:.20} is no seat")
    return value


def _date(value: Any) -> str:
    try:
        return date.fromisoformat(value).isoformat()
    except (TypeError, ValueError):
        _refuse(f"{value!r:.20} is no date")
