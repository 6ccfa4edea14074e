"""One table as one peer knows it: feeds that come in any order become the one record of the game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from mapwright.errors import NotationError, RuleError
from mapwright.notation.notation import parse_action
from mapwright.notation.record import Record
from mapwright.rules.events import Event
from mapwright.rules.game import apply, start
from mapwright.rules.state import State
from mapwright.together.ahead import busy, done_ahead, mine
from mapwright.together.feeds import FIRST_ACTION, LONGEST_FEED, Entry
from mapwright.together.fouls import Foul, is_proved
from mapwright.together.log import Log, Refused
from mapwright.together.marks import mark_of, position_of
from mapwright.together.seeds import seed_of
from mapwright.together.terms import Terms

WATCHING = -1
"""The seat of an observer."""


class Table:
    """All but the log is worked out from it. So opening a table again is taking its entries in again."""

    def __init__(self, terms: Terms, home: int = WATCHING) -> None:
        self.terms = terms
        self.home = home
        """The first seat of this device: what it has voted to give away it does not build on."""
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
        self.stood_in: dict[int, list[int]] = {}
        """The seasons in which another device wrote a person's moves."""
        self._read = [FIRST_ACTION] * len(self.terms.seats)
        """How many entries of each feed are in the record, or were left out of it."""
        self._cards: list[list[int]] = []
        """The same after each card."""
        self._drawn: list[tuple[int, int]] = []
        """Card and seat of each word in the record."""

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
            entry = self._next(self.state, self.state.task.by)
            if entry is None or not self._do(self.state, entry):
                break

    def _rewind(self) -> None:
        """Begin again if a hand-over made void what is in the record: this is rare, so nothing is stored for it."""
        if any(k < self._read[seat] for seat, k in self.log.dropped.items()):
            self._begin()
            self.log.fouls = [foul for foul in self.log.fouls if foul.kind != "illegal"]  # they will be found again
        self.log.dropped.clear()

    def _unread(self, seat: int) -> Iterator[Entry]:
        """The seat's moves that are not in the record yet, as far as no hand-over can make them void."""
        until = min(self.log.settled(seat), self._promised(seat))
        return (entry for entry in self.log.feeds[seat][self._read[seat] : until] if entry.action)

    def _promised(self, seat: int) -> int:
        """How many entries of the seat this device may build on: those that it had when it voted to give it away.

        The others may have enough votes already, and continue without the entries after these.
        """
        if self.home in (WATCHING, seat) or not self.log.has_gives:
            return LONGEST_FEED
        now, feed = self.log.current(seat), self.log.feeds[self.home]
        gives = (entry.give for entry in feed if entry.word[0] == "@")
        open_ = (give.k for give in gives if give is not None and give.seat == seat and give.tenure > now)
        return min(open_, default=LONGEST_FEED)

    def _next(self, state: State, seat: int) -> Entry | None:
        """The seat's first move that was made in this position. Others were made in a game that a hand-over ended."""
        unread = list(self._unread(seat))
        position = self.position(state) if unread else ""
        return next((entry for entry in unread if entry.position == position), None)

    def position(self, state: State) -> str:
        """The short digest of the position in which the first task is done: a move names the one that it was made in.

        It covers all cards before, the task, and the map that is drawn on. It is the same ahead of the seat's turn.
        """
        assert state.task is not None
        return position_of(self.marks[-1] if self.marks else self.terms.id, state, state.task)

    def _do(self, state: State, entry: Entry) -> bool:
        try:
            after, events = apply(state, parse_action(state, entry.action))
        except (NotationError, RuleError) as error:
            self.log.keep(Foul("illegal", (str(entry),), str(self.record), error.code))
            return self._skip(entry)
        self.state = after
        self._read[entry.seat] = entry.k + 1
        self.words.append(entry.action)
        self._drawn.append((len(self.marks), entry.seat))
        self._note_stand_in(state, entry)
        self._tell(events)
        if (after.season, after.turn, after.over) != (state.season, state.turn, state.over):
            self.marks.append(mark_of(after, self.marks[-1] if self.marks else self.terms.id))
            self._cards.append(list(self._read))
        return True

    def _skip(self, illegal: Entry) -> bool:
        """Continue behind an illegal move if the seat was handed over since."""
        feed = self.log.feeds[illegal.seat]
        newer = next((entry.k for entry in feed[illegal.k :] if entry.tenure > illegal.tenure), None)
        if newer is not None:
            self._read[illegal.seat] = newer
        return newer is not None

    def _note_stand_in(self, state: State, entry: Entry) -> None:
        seat = self.terms.seats[entry.seat]
        if seat.is_person and self.log.writer_of(entry.seat, entry.tenure) != seat.writer:
            seasons = self.stood_in.setdefault(entry.seat, [])
            if state.season not in seasons:
                seasons.append(state.season)

    def _tell(self, events: list[Event]) -> None:
        assert self.state is not None
        season = self.state.season
        self.fresh += events
        self.events = tuple(event for event in (*self.events, *events) if event.season >= season - 1)

    def mine(self, seat: int) -> State | None:
        """The state in which the seat may act now, after its own words that are written and not in the record yet."""
        if self.state is None or not self.log.may_write(seat):
            return None
        state, is_legal = self._ahead(self.state, seat)
        return mine(state, seat) if is_legal else None

    def shown(self) -> State | None:
        """The game with all that is inked, in turn or ahead of it."""
        state = self.state
        if state is not None:
            for seat in dict.fromkeys(task.by for task in state.todo):
                state, _ = self._ahead(state, seat)
        return state

    def _ahead(self, state: State, seat: int) -> tuple[State, bool]:
        """The state after the seat's words that can be done now; False if one is not legal, which is judged in turn."""
        for entry in self._unread(seat):
            own = mine(state, seat)
            if own is None:
                break
            if self.position(own) != entry.position:
                continue
            after = done_ahead(state, seat, entry.action)
            if after is None:
                return state, False
            state = after
        return state, True

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

    def around(self, card: int) -> list[str]:
        """The entries that are in the record from a card on: what another device has to see if its game differs."""
        since = self._cards[card - 1] if 0 < card <= len(self._cards) else [FIRST_ACTION] * len(self.terms.seats)
        until = self._cards[card + 1] if card + 1 < len(self._cards) else [LONGEST_FEED] * len(self.terms.seats)
        return [
            str(entry)
            for feed, first, last in zip(self.log.feeds, since, until, strict=True)
            for entry in feed[first:last]
        ]

    def is_built_on(self, seat: int, k: int) -> bool:
        """Return whether another device has drawn in a game that contains that entry of the seat."""
        card = sum(1 for read in self._cards if read[seat] <= k)
        strange = {self.home, self.log.writer(seat), self.terms.seats[seat].writer}
        return any(at > card and self.terms.seats[by].writer not in strange for at, by in self._drawn)

    def accept(self, foul: Foul) -> bool:
        """Return whether a foul that another peer reports is proved; if so, stop the seat here too."""
        proved = is_proved(self.terms, foul, self.record)
        if proved:
            self.log.keep(foul)
            self.merge()
        return proved
