"""One table as one peer knows it: feeds that come in any order become the one record of the game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from mapwright.errors import NotationError, RuleError
from mapwright.notation.notation import format_map, parse_action
from mapwright.notation.record import Record
from mapwright.rules.events import Event
from mapwright.rules.game import apply, start
from mapwright.rules.state import State
from mapwright.together.ahead import all_done_ahead, busy, done_ahead, mine
from mapwright.together.feeds import FIRST_ACTION, Entry
from mapwright.together.fouls import Foul, is_proved
from mapwright.together.log import Log, Refused
from mapwright.together.seeds import seed_of
from mapwright.together.terms import Terms, digest

MARK_LETTERS = 8


class Table:
    """All but the log is worked out from it. So opening a table again is taking its entries in again."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.log = Log(terms)
        self._begin()

    def _begin(self) -> None:
        self.state: State | None = None
        """The game in turn: words that were written ahead are not in it. None until the seed is known."""
        self.words: list[str] = []
        self.marks: list[str] = []
        """A short digest of the state after each card, and of all before it."""
        self.events: tuple[Event, ...] = ()
        """What happened this season and the one before."""
        self.fresh: list[Event] = []
        """What happened since the caller last emptied it."""
        self._read = [FIRST_ACTION] * len(self.terms.seats)
        """How many entries of each feed are in the record."""

    @property
    def record(self) -> Record | None:
        return None if self.state is None else Record(self.state.setup, self.state.seed, tuple(self.words))

    def take(self, texts: Iterable[str]) -> list[Refused]:
        """Accept entries, and continue the game as far as they reach."""
        refused = self.log.take(texts)
        self.merge()
        return refused

    def add(self, entry: Entry) -> None:
        """Take in an entry of this device."""
        self.log.add(entry)
        self.merge()

    def merge(self) -> None:
        """The engine says whose word comes next; each word is parsed and done once, in turn."""
        self._rewind()
        if self.state is None and not self.waiting_for_seed():
            reveals = [feed[1].word for feed in self.log.feeds]
            self.state, events = start(self.terms.setup, seed_of(self.terms, reveals))
            self._tell(events)
        while self.state is not None and self.state.task is not None:
            entry = next(self._unread(self.state.task.by), None)
            if entry is None or not self._do(self.state, entry):
                break

    def _rewind(self) -> None:
        """Begin again if a hand-over made void what is in the record: this is rare, so nothing is stored for it."""
        if any(k < self._read[seat] for seat, k in self.log.dropped.items()):
            self._begin()
            self.log.fouls = [foul for foul in self.log.fouls if foul.kind != "illegal"]  # they will be found again
        self.log.dropped.clear()

    def _unread(self, seat: int) -> Iterator[Entry]:
        """The seat's words that are not in the record yet."""
        return (entry for entry in self.log.feeds[seat][self._read[seat] :] if entry.give is None)

    def _do(self, state: State, entry: Entry) -> bool:
        try:
            after, events = apply(state, parse_action(state, entry.word))
        except (NotationError, RuleError) as error:
            self.log.keep(Foul("illegal", (str(entry),), str(self.record), error.code))
            return False
        self.state = after
        self._read[entry.seat] = entry.k + 1
        self.words.append(entry.word)
        self._tell(events)
        if (after.season, after.turn, after.over) != (state.season, state.turn, state.over):
            self.marks.append(_mark(after, self.marks[-1] if self.marks else self.terms.id))
        return True

    def _tell(self, events: list[Event]) -> None:
        assert self.state is not None
        season = self.state.season
        self.fresh += events
        self.events = tuple(event for event in (*self.events, *events) if event.season >= season - 1)

    def mine(self, seat: int) -> State | None:
        """The state in which the seat may act now, after its own words that are written and not in the record yet."""
        state = self.state
        if state is None or not self.log.may_write(seat):
            return None
        for entry in self._unread(seat):
            after = done_ahead(state, seat, entry.word)
            if after is None:
                return None
            state = after
        return mine(state, seat)

    def shown(self) -> State | None:
        """The game with all that is inked, in turn or ahead of it."""
        state = self.state
        if state is not None:
            for seat in dict.fromkeys(task.by for task in state.todo):
                state = all_done_ahead(state, seat, (entry.word for entry in self._unread(seat)))
        return state

    def waiting_for(self) -> list[int]:
        """Return the seats that the game waits for."""
        shown = self.shown()
        return self.waiting_for_seed() if shown is None else busy(shown)

    def waiting_for_seed(self) -> list[int]:
        """Those who have not committed to a nonce; once all have, those who have not revealed theirs."""
        least = min(len(feed) for feed in self.log.feeds)
        return [seat for seat, feed in enumerate(self.log.feeds) if len(feed) <= least < FIRST_ACTION]

    def desync(self, marks: Sequence[str]) -> int | None:
        """The first card after which another peer's state differs from ours; None as far as both agree."""
        pairs = zip(self.marks, marks, strict=False)
        return next((number for number, (ours, theirs) in enumerate(pairs) if ours != theirs), None)

    def accept(self, foul: Foul) -> bool:
        """Return whether a foul that another peer reports is proved; if so, stop the seat here too."""
        proved = is_proved(self.terms, foul, self.log.feeds, self.record)
        if proved:
            self.log.keep(foul)
            self.merge()
        return proved


def _mark(state: State, before: str) -> str:
    players = [f"{format_map(one.board)} {one.coins} {one.spent} {one.stars} {one.skill_used}" for one in state.players]
    return digest(" ".join([before, str(state.season), str(state.turn), *players]))[:MARK_LETTERS]
