"""One JSON text in, one out: the only module that knows the messages of the page. It never raises."""

from __future__ import annotations

import json
import re
import traceback
from collections.abc import Callable
from typing import Any

from mapwright.archive import daily_json, desk_json, film_json, keepsake_text, statistics_json, summary_json
from mapwright.errors import NotationError, RuleError
from mapwright.explain import event_json, explain
from mapwright.intent import action_of, preview
from mapwright.keeping import read_export
from mapwright.lesson import Lesson
from mapwright.messages.moves import Intent
from mapwright.notation import check_seed, parse_deal
from mapwright.packing import pack
from mapwright.qr import qr
from mapwright.record import parse_record
from mapwright.session import Session
from mapwright.setup import MOST_ON_A_SCREEN, Setup, setup_from
from mapwright.state import PASS
from mapwright.view import view

Json = dict[str, Any]
LONGEST_MESSAGE = 40_000_000
"""Statistics carry a whole history; all else is far shorter."""
LONGEST_SLICE = 1000
DEEPEST_FILE = 20


class Bridge:
    """Answers messages about one game at a time."""

    def __init__(self) -> None:
        self._session: Session | None = None
        self._lesson = Lesson()
        self._handlers: dict[str, Callable[[Json], Json]] = {
            **_WITHOUT_A_GAME,
            "new": self._new,
            "deal": self._deal,
            "open": self._open,
            "view": lambda message: self._shown(),
            "act": self._act,
            "pass": lambda message: self._changed(_pass),
            "next": lambda message: self._changed(Session.next),
            "undo": lambda message: self._changed(Session.undo),
            "redo": lambda message: self._changed(Session.redo),
            "think": self._think,
            "hint": lambda message: self._lesson.hint(self.session(), _slice(message)),
            "review": lambda message: self._lesson.review(
                _field(message, "record", str), _field(message, "seat", int), _slice(message)
            ),
            "preview": self._preview,
            "explain": self._explain,
        }

    def dispatch(self, text: str) -> str:
        return json.dumps(self.answer(text), separators=(",", ":"))

    def answer(self, text: str) -> Json:
        try:
            message = _parse(text)
            handler = self._handlers.get(message["do"])
            if handler is None:
                raise NotationError(f"{message['do'][:40]!r} is no message", "message")
            return {"ok": True, **handler(message)}
        except (NotationError, RuleError) as error:
            return _refusal(error.code, str(error))
        except Exception:  # the page must survive whatever is wrong here, and keeps the record
            return _refusal("engine", traceback.format_exc(limit=-4))

    def session(self) -> Session:
        if self._session is None:
            raise NotationError("no game is open", "no-game")
        return self._session

    def _new(self, message: Json) -> Json:
        setup = setup_from(_field(message, "setup", dict))
        return self._begin(message, setup, check_seed(_field(message, "seed", str)))

    def _deal(self, message: Json) -> Json:
        return self._begin(message, *parse_deal(_field(message, "deal", str)))

    def _begin(self, message: Json, setup: Setup, seed: str) -> Json:
        if setup.players > MOST_ON_A_SCREEN:
            raise NotationError(f"a table of {setup.players} is too large for a screen", "too-long")
        self._session = Session(setup, seed, _bots(message, setup.players))
        return self._shown(fresh=True)

    def _open(self, message: Json) -> Json:
        record = parse_record(_field(message, "record", str))
        self._session = Session.open(record, _bots(message, record.setup.players))
        return self._shown()

    def _act(self, message: Json) -> Json:
        intent = _intent(message)

        def do(session: Session) -> None:
            _check_turn(session)
            option, action, outside = action_of(session.now.state, intent)
            if outside and not option.hangs:
                raise RuleError("outside")
            session.act(action)

        return self._changed(do)

    def _changed(self, change: Callable[[Session], None]) -> Json:
        change(self.session())
        return self._shown(fresh=True)

    def _shown(self, fresh: bool = False) -> Json:
        session = self.session()
        events = [event_json(event, session.now.state) for event in session.fresh] if fresh else []
        return {"view": view(session), "events": events}

    def _think(self, message: Json) -> Json:
        session = self.session()
        busy = session.think(_slice(message))
        return {"busy": busy, **(self._shown(fresh=True) if session.fresh else {})}

    def _preview(self, message: Json) -> Json:
        return {"preview": preview(self.session(), _intent(message))}

    def _explain(self, message: Json) -> Json:
        letter, seat = _field(message, "letter", str), _field(message, "seat", int)
        return {"explanation": explain(self.session().now.state, letter, seat)}


def _keepsake(message: Json) -> Json:
    title, subtitle = _field(message, "title", str), _field(message, "subtitle", str)
    return {"svg": keepsake_text(_field(message, "map", str), title, subtitle, _field(message, "lines", list))}


_WITHOUT_A_GAME: dict[str, Callable[[Json], Json]] = {
    "daily": lambda message: {"daily": daily_json(_field(message, "day", str))},
    "film": lambda message: film_json(_field(message, "record", str)),
    "summary": lambda message: {"summary": summary_json(_field(message, "record", str), _field(message, "seat", int))},
    "statistics": lambda message: {
        "statistics": statistics_json(_field(message, "games", list), _field(message, "today", str))
    },
    "desk": lambda message: desk_json(
        _field(message, "map", str), _field(message, "edicts", list), _field(message, "coins", int)
    ),
    "keepsake": _keepsake,
    "pack": lambda message: {"record": pack(str(parse_record(_field(message, "record", str))))},
    "qr": lambda message: {"rows": qr(_field(message, "text", str))},
    "import": lambda message: read_export(_json(_shallow(_field(message, "text", str)), "file")),
}


def _parse(text: str) -> Json:
    if len(text) > LONGEST_MESSAGE:
        raise NotationError(f"a message of {len(text)} characters is too long", "too-long")
    message = _json(text, "message")
    if not isinstance(message, dict) or not isinstance(message.get("do"), str):
        raise NotationError('a message is an object with a text "do"', "message")
    return message


def _json(text: str, code: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise NotationError("that is no JSON", code) from None


def _shallow(text: str) -> str:
    """A text from outside may nest without end, and in a browser that kills the interpreter, not only the reading."""
    depth = 0
    for found in re.finditer(r'"(?:[^"\\]|\\.)*"|[\[{]|[\]}]', text):
        depth += {"[": 1, "{": 1, "]": -1, "}": -1}.get(found[0], 0)
        if depth > DEEPEST_FILE:
            raise NotationError("the file nests too deep", "file")
    return text


def _field(message: Json, key: str, kind: type) -> Any:
    value = message.get(key)
    if type(value) is not kind:
        raise NotationError(f"{message['do'][:20]}: {key} is missing or of the wrong kind", "message")
    return value


def _slice(message: Json) -> float:
    """How long to think, in seconds."""
    ms: int = _field(message, "ms", int)
    return min(max(ms, 0), LONGEST_SLICE) / 1000


def _check_turn(session: Session) -> None:
    """People act for themselves only."""
    if session.now.waiting or session.is_bots_turn:
        raise RuleError("not-your-turn")


def _pass(session: Session) -> None:
    _check_turn(session)
    session.act(PASS)


def _bots(message: Json, players: int) -> tuple[str, ...]:
    """The bot of each seat; at least one seat is a person's."""
    names = message.get("bots") or []
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise NotationError("bots: a list of names is wanted", "message")
    if names and (len(names) != players or all(names)):
        raise NotationError(f"bots: {len(names)} names for {players} players, one of them a person's", "message")
    return tuple(names)


def _intent(message: Json) -> Intent:
    found = _field(message, "intent", dict) | {"do": "intent"}
    terrain = found.get("terrain")
    if terrain is not None and not isinstance(terrain, str):
        raise NotationError("intent: terrain is of the wrong kind", "message")
    row, column = _field(found, "row", int), _field(found, "column", int)
    if not (-20 <= row <= 20 and -20 <= column <= 20):
        raise NotationError("intent: too far from the map", "message")
    return {
        "tool": _field(found, "tool", int),
        "terrain": terrain,
        "turn": _field(found, "turn", str),
        "row": row,
        "column": column,
    }


def _refusal(code: str, detail: str) -> Json:
    return {"ok": False, "error": {"code": code, "detail": detail[:2000]}}


dispatch = Bridge().dispatch
"""The one function the worker exports."""
