"""The bridge's messages about a table on several devices; `page.messages.table` declares them."""

from __future__ import annotations

from mapwright.errors import NotationError
from mapwright.page.event_view import event_json
from mapwright.page.hints import thinking_time
from mapwright.page.messages.questions import ViewAnswer
from mapwright.page.messages.table import (
    FoulJson,
    RefusedJson,
    Stage,
    TableAnswer,
    TableGive,
    TableJudge,
    TableJudgeAnswer,
    TableMissing,
    TableMissingAnswer,
    TableOpen,
    TableSay,
    TableSit,
    TableState,
    TableTake,
    TableTend,
    TableTerms,
    TableTermsAnswer,
    TableThink,
    TableView,
    VoteJson,
)
from mapwright.page.view import view
from mapwright.rules.setup import setup_from
from mapwright.together.bots import Bots
from mapwright.together.fouls import Foul
from mapwright.together.log import Refused
from mapwright.together.place import Place
from mapwright.together.table import WATCHING, Table
from mapwright.together.tenures import votes_needed
from mapwright.together.terms import PROTOCOL, RULES, Seat, Terms, checked_terms, parse_terms
from mapwright.together.writing import (
    contested,
    may_agree,
    open_vote,
    tend,
    to_begin,
    write_commit,
    write_give,
    write_reveal,
)

MOST_MARKS = 500


class TableHandlers:
    """Answers messages about one table at a time."""

    def __init__(self) -> None:
        self._table: Table | None = None
        self._home = WATCHING
        self._written: list[str] = []
        self.place: Place | None = None

    def table(self) -> Table:
        if self._table is None:
            raise NotationError("no table is open", "no-table")
        return self._table

    def terms(self, asked: TableTerms) -> TableTermsAnswer:
        seats = tuple(Seat(seat.writer, seat.key, seat.bot) for seat in asked.seats)
        terms = parse_terms(str(checked_terms(Terms(asked.name, setup_from(asked.setup), seats))))
        return TableTermsAnswer(str(terms), PROTOCOL, RULES)

    def open(self, asked: TableOpen) -> TableAnswer:
        terms, home = parse_terms(asked.terms), asked.home
        if home != WATCHING and not (0 <= home < len(terms.seats) and terms.seats[home].writer == home):
            raise NotationError(f"seat {home} has no device", "table")
        table = Table(terms, home)
        refused = table.take(asked.entries)
        self._table, self._home, self.place, self._written = table, home, None, []
        self._bots = Bots(table, home)
        return self._state(refused)

    def take(self, asked: TableTake) -> TableAnswer:
        return self._state(self.table().take(asked.entries))

    def state(self, asked: TableState) -> TableAnswer:
        return self._state()

    def say(self, asked: TableSay) -> TableAnswer:
        write = write_commit if asked.do == "table-commit" else write_reveal
        self._written.append(write(self.table(), self._own(asked.seat), asked.nonce))
        return self._state()

    def give(self, asked: TableGive) -> TableAnswer:
        seat, writer = self._seat(asked.seat), self._seat(asked.writer)
        self._written.append(write_give(self.table(), self._own(self._home), seat, writer))
        return self._state()

    def tend(self, asked: TableTend) -> TableAnswer:
        self._written += tend(self.table(), self._own(self._home), asked.here)
        return self._state()

    def think(self, asked: TableThink) -> TableAnswer:
        self.table()
        busy, written = self._bots.think(thinking_time(asked.ms))
        self._written += written
        return self._state(busy=busy)

    def missing(self, asked: TableMissing) -> TableMissingAnswer:
        table = self.table()
        entries, desync = table.log.missing(asked.have), table.desync(asked.marks[:MOST_MARKS])
        forked = contested(table) if desync is None else table.around(desync)  # a seat has sent different entries
        return TableMissingAnswer(list(dict.fromkeys([*entries, *forked, *table.log.votes_of_forked()])), desync)

    def sit(self, asked: TableSit) -> ViewAnswer:
        self.place = Place(self.table(), asked.seat if asked.seat == WATCHING else self._own(asked.seat))
        self.table().fresh.clear()
        return ViewAnswer(view(self.place), [])

    def judge(self, asked: TableJudge) -> TableJudgeAnswer:
        told = asked.foul
        foul = Foul(told.kind, tuple(told.entries), told.record, told.code[:40])
        return TableJudgeAnswer(self.table().accept(foul))

    def _seat(self, seat: int) -> int:
        if not 0 <= seat < len(self.table().terms.seats):
            raise NotationError(f"there is no seat {seat}", "table")
        return seat

    def _own(self, seat: int) -> int:
        """A seat of this device."""
        if self.table().terms.seats[self._seat(seat)].writer != self._home:
            raise NotationError(f"seat {seat} is not at this device", "table")
        return seat

    def _state(self, refused: list[Refused] | None = None, busy: bool = False) -> TableAnswer:
        table = self.table()
        written, self._written = self._written, []
        seen, events = None, None
        if self.place is not None:
            self.place.refresh()
            written, self.place.written = [*written, *self.place.written], []
            seen = view(self.place)
            events = [event_json(event, self.place.now.state) for event in self.place.fresh]
        return TableAnswer(
            busy=busy, refused=[_refused_json(one) for one in refused or []], view=seen, events=events,
            written=written, table=table_view(table, self._home),
        )  # fmt: skip


def table_view(table: Table, home: int) -> TableView:
    seats = range(len(table.terms.seats))
    return {
        "terms": str(table.terms),
        "stage": _stage(table),
        "record": "" if table.record is None else str(table.record),
        "have": table.log.have(),
        "marks": list(table.marks),
        "waiting_for": table.waiting_for(),
        "free": [seat for seat in seats if table.log.writer(seat) == home and table.mine(seat) is not None],
        "tenures": [[{"tenure": one.number, "writer": one.writer} for one in every] for every in table.log.tenures],
        "votes": [vote for seat in seats if (vote := _vote_json(table, seat)) is not None],
        "contested": bool(contested(table)),
        "to_begin": home != WATCHING and bool(to_begin(table, home)),
        "stood_in": [{"seat": seat, "seasons": seasons} for seat, seasons in sorted(table.stood_in.items())],
        "fouls": [_foul_json(foul, table.log.at_fault(foul)) for foul in table.log.fouls],
        "stopped": [seat for seat in seats if table.log.stopped_by(seat) is not None],
    }


def _stage(table: Table) -> Stage:
    if table.state is None:
        return "reveal" if all(table.log.feeds) else "commit"
    return "over" if table.state.over else "play"


def _vote_json(table: Table, seat: int) -> VoteJson | None:
    vote = open_vote(table, seat)
    if not vote:
        return None
    writer = next(iter(vote.values())).writer
    by = [home for home, give in vote.items() if give.writer == writer]
    needed = votes_needed(table.terms, seat, writer)
    return {"seat": seat, "writer": writer, "by": by, "needed": needed, "may_agree": may_agree(table, seat)}


def _foul_json(foul: Foul, writer: int | None) -> FoulJson:
    return {
        "kind": foul.kind, "seat": foul.seat, "writer": -1 if writer is None else writer,
        "entries": list(foul.entries), "record": foul.record, "code": foul.code,
    }  # fmt: skip


def _refused_json(one: Refused) -> RefusedJson:
    return {"entry": one.text, "seat": one.seat, "code": one.code, "detail": one.detail}
