"""The feeds of a table as one peer has them: entries taken in or refused, seats handed over, what others lack."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from mapwright.errors import NotationError
from mapwright.together.feeds import LONGEST_FEED, Entry, FeedError, is_in_form, parse_entry
from mapwright.together.fouls import Foul
from mapwright.together.seeds import keeps_word
from mapwright.together.tenures import Tenures, tenure_of, tenures_in, writer_of
from mapwright.together.terms import Terms

Have = Sequence[tuple[int, int]]
"""How much somebody has of each feed: hand-overs and entries."""
MOST_TAKEN = 8 * LONGEST_FEED
MOST_SENT = 100


@dataclass(frozen=True, slots=True)
class Refused:
    """An entry that was not taken, and why. "later": it will be welcome when what comes before it is here."""

    text: str
    seat: int
    code: str
    detail: str


class Log:
    """Holds entries in order, and nothing that the game says about them."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.feeds: list[list[Entry]] = [[] for _ in terms.seats]
        self.tenures: Tenures = ((),) * len(terms.seats)
        self.fouls: list[Foul] = []
        """The first of each seat in each tenure."""
        self.dropped: dict[int, int] = {}
        """The first entry of each feed that a hand-over made void, until somebody empties it."""

    def take(self, texts: Iterable[str]) -> list[Refused]:
        """Take entries in: in any order, any number of times."""
        refused: list[Refused] = []
        waiting: list[Entry] = []
        for number, text in enumerate(texts):
            if number >= MOST_TAKEN:
                refused.append(Refused("", -1, "too-long", f"at most {MOST_TAKEN} entries are taken at once"))
                break
            try:
                waiting.append(parse_entry(text, len(self.feeds)))
            except FeedError as error:
                refused.append(Refused(text[:80], error.seat, error.code, str(error)))
        waiting.sort(key=lambda entry: (entry.k, entry.seat, entry.tenure))
        return refused + self._take_in_turn(waiting)

    def _take_in_turn(self, waiting: list[Entry]) -> list[Refused]:
        """Entries that come too early are tried again after the others: a hand-over may be among those."""
        refused: dict[Entry, Refused] = {}
        before = len(waiting) + 1
        while len(waiting) < before:
            before = len(waiting)
            for entry in waiting:
                refused.pop(entry, None)
                try:
                    self.add(entry)
                except FeedError as error:
                    refused[entry] = Refused(str(entry), error.seat, error.code, str(error))
            waiting = [entry for entry, why in refused.items() if why.code == "later"]
        return list(refused.values())

    def add(self, entry: Entry) -> None:
        """Add an entry to its feed; nothing happens if it is there. A `FeedError` says why it is not taken."""
        feed, seat, k = self.feeds[entry.seat], entry.seat, entry.k
        tenure = tenure_of(self.tenures, seat, k)
        if entry.tenure < tenure:
            raise FeedError(seat, f"entry {k} was written after the seat was handed over", "handed-over")
        if entry.tenure > tenure or k > len(feed):
            raise FeedError(seat, f"entry {k} of tenure {entry.tenure} comes too early", "later")
        if k < len(feed):
            if feed[k] != entry:
                raise self._foul(Foul("double", (str(feed[k]), str(entry))))
            return
        if self.is_stopped(seat):
            raise FeedError(seat, f"entry {k}: the seat is stopped by a foul", "stopped")
        self._check(entry, feed)
        feed.append(entry)
        if entry.give is not None:
            self._hand_over()

    def _check(self, entry: Entry, feed: list[Entry]) -> None:
        """That the entry follows the one before it, and has the form that its place asks for."""
        if entry.before != (feed[-1].digest if feed else self.terms.id):
            if feed and feed[-1].tenure != entry.tenure:  # somebody else wrote it: nobody's foul can be proved
                raise FeedError(entry.seat, f"entry {entry.k} follows another entry than ours", "link")
            raise self._foul(Foul("chain", (*(str(last) for last in feed[-1:]), str(entry))))
        if not is_in_form(entry, len(self.feeds)):
            raise self._foul(Foul("form", (str(entry),)))
        if entry.k == 1 and not keeps_word(self.terms, entry.seat, feed[0].word, entry.word):
            raise self._foul(Foul("reveal", (str(feed[0]), str(entry))))

    def _foul(self, foul: Foul) -> FeedError:
        self.keep(foul)
        return FeedError(foul.seat, f"entry {foul.k}: {foul.kind}", f"foul-{foul.kind}")

    def keep(self, foul: Foul) -> None:
        """One is enough to stop a seat in its tenure, however many it commits."""
        if not any((known.seat, known.tenure) == (foul.seat, foul.tenure) for known in self.fouls):
            self.fouls.append(foul)

    def stopped_by(self, seat: int) -> Foul | None:
        """The foul for which nothing more is taken from the seat, until it is handed over."""
        now = len(self.tenures[seat])
        return next((foul for foul in self.fouls if foul.seat == seat and foul.tenure == now), None)

    def is_stopped(self, seat: int) -> bool:
        return self.stopped_by(seat) is not None

    def _hand_over(self) -> None:
        """Work out anew who writes what, and drop what was not theirs to write."""
        while (tenures := tenures_in(self.terms, self.feeds)) != self.tenures:
            self.tenures = tenures
            for seat, feed in enumerate(self.feeds):
                void = [k for k, entry in enumerate(feed) if entry.tenure != tenure_of(tenures, seat, k)]
                if void:
                    del feed[void[0] :]
                    self.dropped[seat] = min(void[0], self.dropped.get(seat, void[0]))

    def writer(self, seat: int) -> int:
        """The seat whose device writes this one's next entry."""
        return writer_of(self.terms, self.tenures, seat, len(self.feeds[seat]))

    def next_entry(self, seat: int, word: str) -> Entry:
        """The entry that would add a word to the seat's feed."""
        feed = self.feeds[seat]
        before = feed[-1].digest if feed else self.terms.id
        return Entry(seat, tenure_of(self.tenures, seat, len(feed)), len(feed), before, word)

    def have(self) -> list[tuple[int, int]]:
        """What this peer has, to be told to others."""
        return [(len(tenures), len(feed)) for tenures, feed in zip(self.tenures, self.feeds, strict=True)]

    def missing(self, have: Have, most: int = MOST_SENT) -> list[str]:
        """What somebody who has so much should be sent, at most so many entries; the earliest first."""
        if len(have) != len(self.feeds):
            raise NotationError(f"{len(have)} feeds for {len(self.feeds)} seats", "entry")
        lacking = [
            (entry.tenure > tenure, entry.k, seat, entry)  # a hand-over is understood once its votes are there
            for seat, (tenure, count) in enumerate(have)
            for entry in self.feeds[seat][self._common(seat, tenure, count) :]
        ]
        return [str(entry) for *_, entry in sorted(lacking, key=lambda found: found[:3])[:most]]

    def _common(self, seat: int, tenure: int, count: int) -> int:
        """How many entries of a seat both have: no further than the first hand-over that the other does not know."""
        return max(0, min([count, *(give.k for give in self.tenures[seat] if give.tenure > tenure)]))
