"""One JSON text in, one out: the only module that knows the messages of the page. It never raises."""

from __future__ import annotations

import json
import re
import traceback
from collections.abc import Callable
from dataclasses import asdict
from functools import cache
from importlib import import_module
from typing import Any, assert_never, cast, get_args, get_type_hints

from mapwright.errors import NotationError, RuleError
from mapwright.forms import read
from mapwright.notation.notation import check_seed, parse_action, parse_deal
from mapwright.notation.packing import pack
from mapwright.notation.record import parse_record
from mapwright.page.archive import (
    daily_json,
    desk_json,
    honours_json,
    keepsake_text,
    replay_json,
    statistics_json,
    summary_json,
)
from mapwright.page.catalogue import setup_json
from mapwright.page.event_view import event_json
from mapwright.page.explain import explain
from mapwright.page.exports import read_export
from mapwright.page.hints import Hints
from mapwright.page.intent import action_of, preview
from mapwright.page.messages.album import AlbumGame
from mapwright.page.messages.moves import Intent
from mapwright.page.messages.questions import Question
from mapwright.page.qr import qr
from mapwright.page.session import Session
from mapwright.page.view import view
from mapwright.rules.setup import MOST_ON_A_SCREEN, Setup, setup_from
from mapwright.rules.state import PASS
from mapwright.rules.tracker import tracker

Json = dict[str, Any]
LONGEST_MESSAGE = 40_000_000
"""Statistics carry a whole history; all else is far shorter."""
LONGEST_SLICE = 1000
DEEPEST_FILE = 20


class Bridge:
    """Answers messages about one game at a time."""

    def __init__(self) -> None:
        self._session: Session | None = None
        self._door: Any = None
        self._hints = Hints()
        self._desk: Any = None
        self._album: Any = None

    def dispatch(self, text: str) -> str:
        return json.dumps(self.answer(text), separators=(",", ":"))

    def answer(self, text: str) -> Json:
        try:
            message = _object(text)
            at_table = message["do"].startswith("table-")
            return {"ok": True, **(self._at_table(message) if at_table else self._answer(_question(message)))}
        except (NotationError, RuleError) as error:
            return _refusal(error.code, str(error))
        except Exception:  # the page must survive whatever is wrong here, and keeps the record
            return _refusal("engine", traceback.format_exc(limit=-4))

    def _at_table(self, message: Json) -> Json:
        """A table on several devices. Asked for by name, so that no snapshot and no game for one carries it."""
        if self._door is None:
            self._door = _later("mapwright.together.door").Door()
        answer: Json = self._door.answer(message)
        if message["do"] == "table-sit":
            self._session = self._door.place
        return answer

    def session(self) -> Session:
        if self._session is None:
            raise NotationError("no game is open", "no-game")
        return self._session

    def _answer(self, message: Question) -> Json:
        match message["do"]:
            case "new":
                setup = setup_from(cast(Json, message["setup"]))
                return self._new(setup, check_seed(message["seed"]), message.get("bots", []))
            case "deal":
                return self._new(*parse_deal(message["deal"]), message.get("bots", []))
            case "terms":
                return _terms(message["deal"])
            case "open":
                record = parse_record(message["record"])
                return self._begun(Session.open(record, _bots(message.get("bots", []), record.setup.players)))
            case "view":
                return self._shown()
            case "act":
                return self._act(message["intent"])
            case "pass":
                return self._changed(_pass)
            case "next":
                return self._changed(lambda session: session.next())  # a place at a table has its own
            case "undo":
                return self._changed(Session.undo)
            case "redo":
                return self._changed(Session.redo)
            case "take-back":
                return self._changed(Session.take_back)
            case "think":
                return self._think(message["ms"])
            case "guest":
                return self._changed(lambda session: _guest(session, message["record"], message["action"]))
            case "preview":
                return {"preview": preview(self.session(), message["intent"])}
            case "explain":
                return {"explanation": explain(self.session().now.state, message["letter"], message["seat"])}
            case "hint":
                return self._hints.hint(self.session(), _slice(message["ms"]))
            case "review":
                return self._hints.review(
                    message["record"], message["seat"], _slice(message["ms"]), message.get("first", 0)
                )
            case "daily":
                return {"daily": daily_json(message["day"])}
            case "replay":
                return replay_json(message["record"])
            case "summary":
                return {"summary": summary_json(message["record"], message["seat"])}
            case "statistics":
                return {"statistics": statistics_json(message["games"], message["today"])}
            case "desk":
                return desk_json(message["map"], message["edicts"], message["coins"])
            case "keepsake":
                words = message["title"], message["subtitle"], message["lines"]
                return {"svg": keepsake_text(message["map"], *words)}
            case "pack":
                return {"record": pack(str(parse_record(message["record"])))}
            case "qr":
                return {"rows": qr(message["text"])}
            case "import":
                found = read_export(_json(_shallow(message["text"]), "file"))
                return {"games": found["games"], "saves": found["saves"], "days": found["days"]}
            case "puzzle":
                return self._ask_puzzles("puzzle", message["code"])
            case "puzzle-ahead":
                return self._ask_puzzles("ahead", message["code"], _slice(message["ms"]))
            case "puzzle-day":
                return self._ask_puzzles("day", message["day"])
            case "puzzle-open":
                return self._open_puzzle(message["code"])
            case "puzzle-check":
                return self._ask_puzzles("check", message["code"], message["actions"])
            case "puzzle-solution":
                return self._ask_puzzles("solution", message["code"])
            case "turning-points":
                return self._ask_puzzles("turning_points", message["record"], message["seat"], _slice(message["ms"]))
            case "honours":
                return {"honours": honours_json(message["games"], message["at"])}
            case "expert":
                return self._hints.expert(message["deal"], _slice(message["ms"]))
            case "album":
                return self._ask_album(message["games"], message["ms"])
            case "cards":
                return {"cards": asdict(tracker(self.session().now.state))}
            case _:
                assert_never(message["do"])

    def _puzzles(self) -> Any:
        """The desk of puzzles, found only when it is asked for: its modules are no part of what is needed to play."""
        if self._desk is None:
            self._desk = _later("mapwright.page.puzzles").PuzzleDesk()
        return self._desk

    def _ask_album(self, games: list[AlbumGame], ms: int) -> Json:
        if self._album is None:
            self._album = _later("mapwright.page.album").AlbumDesk()
        answer: Json = self._album.album(games, _slice(ms))
        return answer

    def _ask_puzzles(self, what: str, *words: Any) -> Json:
        answer: Json = getattr(self._puzzles(), what)(*words)
        return answer

    def _open_puzzle(self, code: str) -> Json:
        found = self._ask_puzzles("puzzle", code)
        return {**found, **self._begun(self._puzzles().session(code))}

    def _new(self, setup: Setup, seed: str, bots: list[str]) -> Json:
        if setup.players > MOST_ON_A_SCREEN:
            raise NotationError(f"a table of {setup.players} is too large for a screen", "too-long")
        return self._begun(Session(setup, seed, _bots(bots, setup.players)), fresh=True)

    def _begun(self, session: Session, fresh: bool = False) -> Json:
        self._session = session
        return self._shown(fresh)

    def _act(self, intent: Intent) -> Json:
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

    def _think(self, ms: int) -> Json:
        session = self.session()
        before = session.now
        busy = session.think(_slice(ms))
        # A bot that passes makes no event, and yet it is somebody else's turn.
        return {"busy": busy, **({} if session.now is before else self._shown(fresh=True))}


def _later(name: str) -> Any:
    """A module that is no part of what is needed to play: the page brings it when it hears that it is not here."""
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        raise NotationError(f"{error.name} is not loaded here", "not-loaded") from None


@cache
def questions() -> dict[str, type]:
    """The declared type of each message, by its `do`."""
    return {do: kind for kind in get_args(Question) for do in get_args(get_type_hints(kind)["do"])}


def _object(text: str) -> Json:
    if len(text) > LONGEST_MESSAGE:
        raise NotationError(f"a message of {len(text)} characters is too long", "too-long")
    message = _json(text, "message")
    if not isinstance(message, dict) or not isinstance(message.get("do"), str):
        raise NotationError('a message is an object with a text "do"', "message")
    return message


def _question(message: Json) -> Question:
    do: str = message["do"]
    if do not in questions():
        raise NotationError(f"{do[:40]!r} is no message", "message")
    return cast(Question, read(questions()[do], message, "message", do))


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


def _slice(ms: int) -> float:
    """How long to think, in seconds."""
    return min(max(ms, 0), LONGEST_SLICE) / 1000


def _check_turn(session: Session) -> None:
    """People act for themselves only."""
    if session.now.waiting or session.is_bots_turn:
        raise RuleError("not-your-turn")


def _pass(session: Session) -> None:
    _check_turn(session)
    session.act(PASS)


def _guest(session: Session, record: str, word: str) -> None:
    """What somebody's own bot has answered about the game as it was then."""
    if not session.is_bots_turn or str(session.record) != record:
        raise RuleError("not-your-turn")
    session.act_at_once(parse_action(session.now.state, word))


def _terms(deal: str) -> Json:
    setup, seed = parse_deal(deal)
    return {"setup": setup_json(setup), "seed": seed}


def _bots(names: list[str], players: int) -> tuple[str, ...]:
    """The bot of each seat; at least one seat is a person's."""
    if names and (len(names) != players or all(names)):
        raise NotationError(f"bots: {len(names)} names for {players} players, one of them a person's", "message")
    return tuple(names)


def _refusal(code: str, detail: str) -> Json:
    return {"ok": False, "error": {"code": code, "detail": detail[:2000]}}


dispatch = Bridge().dispatch
"""The one function the worker exports."""
