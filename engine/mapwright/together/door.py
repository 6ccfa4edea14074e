"""The bridge's messages about a table on several devices; `messages.table` declares them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from mapwright.errors import NotationError
from mapwright.page.event_view import event_json
from mapwright.page.messages.table import FoulJson, RefusedJson, TableView
from mapwright.page.view import view
from mapwright.rules.setup import setup_from
from mapwright.together.bots import Bots
from mapwright.together.fouls import Foul
from mapwright.together.log import Refused
from mapwright.together.place import WATCHING, Place
from mapwright.together.table import Table
from mapwright.together.terms import PROTOCOL, RULES, Seat, Terms, checked_terms, parse_terms
from mapwright.together.writing import next_give, write_commit, write_give, write_reveal

Json = dict[str, Any]
LONGEST_SLICE = 1000
MOST_MARKS = 500


class Door:
    """Answers messages about one table at a time."""

    def __init__(self) -> None:
        self._table: Table | None = None
        self._home = WATCHING
        self._written: list[str] = []
        self.place: Place | None = None
        self._handlers: dict[str, Callable[[Json], Json]] = {
            "table-terms": _terms,
            "table-open": self._open,
            "table-take": lambda message: self._state(self.table().take(_texts(message, "entries"))),
            "table-state": lambda message: self._state(),
            "table-commit": lambda message: self._say(message, write_commit),
            "table-reveal": lambda message: self._say(message, write_reveal),
            "table-give": self._give,
            "table-think": self._think,
            "table-missing": self._missing,
            "table-sit": self._sit,
            "table-judge": self._judge,
        }

    def answer(self, message: Json) -> Json:
        handler = self._handlers.get(message["do"])
        if handler is None:
            raise NotationError(f"{message['do'][:40]!r} is no message", "message")
        return handler(message)

    def table(self) -> Table:
        if self._table is None:
            raise NotationError("no table is open", "no-table")
        return self._table

    def _open(self, message: Json) -> Json:
        terms, home = parse_terms(_field(message, "terms", str)), _field(message, "home", int)
        if home != WATCHING and not (0 <= home < len(terms.seats) and terms.seats[home].writer == home):
            raise NotationError(f"seat {home} has no device", "table")
        table = Table(terms)
        refused = table.take(_texts(message, "entries"))
        self._table, self._home, self.place, self._written = table, home, None, []
        self._bots = Bots(table, home)
        return self._state(refused)

    def _say(self, message: Json, write: Callable[[Table, int, str], str]) -> Json:
        seat, nonce = self._own(_field(message, "seat", int)), _field(message, "nonce", str)
        self._written.append(write(self.table(), seat, nonce))
        return self._state()

    def _give(self, message: Json) -> Json:
        by, seat, writer = (self._seat(_field(message, key, int)) for key in ("by", "seat", "writer"))
        give = next_give(self.table(), self._own(by), seat, writer)
        self._written.append(write_give(self.table(), by, give))
        return self._state()

    def _think(self, message: Json) -> Json:
        self.table()
        seconds = min(max(_field(message, "ms", int), 0), LONGEST_SLICE) / 1000
        busy, written = self._bots.think(seconds)
        self._written += written
        return self._state(busy=busy)

    def _missing(self, message: Json) -> Json:
        have = _field(message, "have", list)
        if not all(isinstance(pair, list) and [type(one) for one in pair] == [int, int] for pair in have):
            raise NotationError("have: a list of pairs of numbers is wanted", "message")
        entries = self.table().log.missing([(tenure, count) for tenure, count in have])
        return {"entries": entries, "desync": self.table().desync(_texts(message, "marks")[:MOST_MARKS])}

    def _sit(self, message: Json) -> Json:
        seat = _field(message, "seat", int)
        self.place = Place(self.table(), seat if seat == WATCHING else self._own(seat))
        self.table().fresh.clear()
        return {"view": view(self.place), "events": []}

    def _judge(self, message: Json) -> Json:
        told = _field(message, "foul", dict) | {"do": "foul"}
        kind, record, code = (_field(told, key, str) for key in ("kind", "record", "code"))
        foul = Foul(kind, tuple(_texts(told, "entries")), record, code[:40])
        return {"proved": self.table().accept(foul)}

    def _seat(self, seat: int) -> int:
        if not 0 <= seat < len(self.table().terms.seats):
            raise NotationError(f"there is no seat {seat}", "table")
        return seat

    def _own(self, seat: int) -> int:
        """A seat of this device."""
        if self.table().terms.seats[self._seat(seat)].writer != self._home:
            raise NotationError(f"seat {seat} is not at this device", "table")
        return seat

    def _state(self, refused: list[Refused] | None = None, busy: bool = False) -> Json:
        table = self.table()
        written, self._written = self._written, []
        answer: Json = {"busy": busy, "refused": [_refused_json(one) for one in refused or []]}
        if self.place is not None:
            self.place.refresh()
            written, self.place.written = [*written, *self.place.written], []
            answer["view"] = view(self.place)
            answer["events"] = [event_json(event, self.place.now.state) for event in self.place.fresh]
        return {**answer, "written": written, "table": table_view(table, self._home)}


def table_view(table: Table, home: int) -> TableView:
    seats = range(len(table.terms.seats))
    return {
        "terms": str(table.terms),
        "stage": cast(Any, _stage(table)),
        "record": "" if table.record is None else str(table.record),
        "have": table.log.have(),
        "marks": list(table.marks),
        "waiting_for": table.waiting_for(),
        "free": [seat for seat in seats if table.log.writer(seat) == home and table.mine(seat) is not None],
        "tenures": [[{"tenure": give.tenure, "writer": give.writer} for give in gives] for gives in table.log.tenures],
        "fouls": [_foul_json(foul) for foul in table.log.fouls],
        "stopped": [seat for seat in seats if table.log.stopped_by(seat) is not None],
    }


def _stage(table: Table) -> str:
    if table.state is None:
        return "reveal" if all(table.log.feeds) else "commit"
    return "over" if table.state.over else "play"


def _foul_json(foul: Foul) -> FoulJson:
    return {
        "kind": cast(Any, foul.kind), "seat": foul.seat, "entries": list(foul.entries), "record": foul.record,
        "code": foul.code,
    }  # fmt: skip


def _refused_json(one: Refused) -> RefusedJson:
    return {"entry": one.text, "seat": one.seat, "code": one.code, "detail": one.detail}


def _terms(message: Json) -> Json:
    setup = setup_from(_field(message, "setup", dict))
    seats = tuple(_seat_from(found) for found in _field(message, "seats", list))
    terms = parse_terms(str(checked_terms(Terms(_field(message, "name", str), setup, seats))))
    return {"terms": str(terms), "protocol": PROTOCOL, "rules": RULES}


def _seat_from(found: Any) -> Seat:
    if not isinstance(found, dict):
        raise NotationError("seats: a list of objects is wanted", "message")
    told = {"key": "", "bot": ""} | found | {"do": "seat"}
    return Seat(_field(told, "writer", int), _field(told, "key", str), _field(told, "bot", str))


def _texts(message: Json, key: str) -> list[str]:
    found = _field(message, key, list)
    if not all(isinstance(text, str) for text in found):
        raise NotationError(f"{message['do'][:20]}: {key} is a list of texts", "message")
    return cast(list[str], found)


def _field(message: Json, key: str, kind: type) -> Any:
    value = message.get(key)
    if type(value) is not kind:
        raise NotationError(f"{message['do'][:20]}: {key} is missing or of the wrong kind", "message")
    return value
