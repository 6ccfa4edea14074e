"""The feeds of a table as one peer has them: entries taken in or refused, seats handed over, what others lack."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from mapwright.errors import NotationError
from mapwright.together.feeds import LONGEST_FEED, Entry, FeedError, is_in_form, parse_entry
from mapwright.together.fouls import Foul
from mapwright.together.seeds import keeps_word
from mapwright.together.tenures import Tenures, last_tenure, tenures_in, writer_of
from mapwright.together.terms import Terms

Have = Sequence[tuple[int, int]]
"""How much a device has of each feed: its last tenure, and the number of entries."""
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
    """The entries in order, without what the game says about them."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.feeds: list[list[Entry]] = [[] for _ in terms.seats]
        self.tenures: Tenures = ((),) * len(terms.seats)
        self.fouls: list[Foul] = []
        """The first of each seat in each tenure."""
        self.dropped: dict[int, int] = {}
        """The first entry of each feed that a hand-over made void, since the caller last emptied it."""

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
            waiting = [entry for entry, why in refused.items() if why.code in ("later", "link")]
        return list(refused.values())

    def add(self, entry: Entry) -> None:
        """Add an entry to its feed; nothing happens if it is there. A `FeedError` says why it is not taken."""
        feed, seat, k = self.feeds[entry.seat], entry.seat, entry.k
        if entry in feed[k : k + 1]:
            return
        if k > len(feed) or k < self._earliest(seat, entry.tenure):
            raise FeedError(seat, f"entry {k} of tenure {entry.tenure} comes too early", "later")
        if feed and entry.tenure < feed[min(k, len(feed) - 1)].tenure:
            raise FeedError(seat, f"entry {k} was written after the seat was handed over", "handed-over")
        if k < len(feed) and feed[k].tenure == entry.tenure:
            raise self._foul(Foul("double", (str(feed[k]), str(entry))))
        if self._is_barred(entry):
            raise FeedError(seat, f"entry {k}: the seat is stopped by a foul", "stopped")
        self._check_start(entry, feed[k + 1 :])
        self._check(entry, feed[:k])
        self._drop(seat, k)
        feed.append(entry)
        if entry.give is not None or seat in self.dropped:
            self._hand_over()

    def _earliest(self, seat: int, tenure: int) -> int:
        """The first place that an entry of the tenure may have; out of reach as long as no device may write it."""
        if not tenure:
            return 0
        return next((give.k for give in self.tenures[seat] if give.tenure == tenure), LONGEST_FEED)

    def _check_start(self, entry: Entry, later: list[Entry]) -> None:
        """That its tenure has not begun at a later place."""
        started = next((held for held in later if held.tenure == entry.tenure), None)
        if started is not None and started.k == entry.k + 1:
            raise self._foul(Foul("chain", (str(entry), str(started))))
        if started is not None:
            raise FeedError(entry.seat, f"entry {entry.k}: tenure {entry.tenure} began later", "link")

    def _check(self, entry: Entry, feed: list[Entry]) -> None:
        """That the entry follows the one before it, and has the form that its place asks for."""
        if entry.before != (feed[-1].digest if feed else self.terms.id):
            if feed and feed[-1].tenure != entry.tenure:  # another device wrote it: no foul can be proved
                raise self._other_branch(entry)
            raise self._foul(Foul("chain", (*(str(last) for last in feed[-1:]), str(entry))))
        if not is_in_form(entry, len(self.feeds)):
            raise self._foul(Foul("form", (str(entry),)))
        if entry.k == 1 and not keeps_word(self.terms, entry.seat, feed[0].word, entry.word):
            raise self._foul(Foul("reveal", (str(feed[0]), str(entry))))

    def _other_branch(self, entry: Entry) -> FeedError:
        """Where a seat wrote two entries for one place, the device that is given the seat decides which one counts."""
        older = (foul for foul in self.fouls if foul.seat == entry.seat and foul.tenure < entry.tenure)
        double = next((foul for foul in older if foul.kind == "double" and foul.k < entry.k), None)
        if double is not None:
            self._drop(entry.seat, double.k)
        code = "link" if double is None else "later"
        return FeedError(entry.seat, f"entry {entry.k} follows another entry than ours", code)

    def _drop(self, seat: int, k: int) -> None:
        """Entries that a newer tenure makes void."""
        if k < len(self.feeds[seat]):
            del self.feeds[seat][k:]
            self.dropped[seat] = min(k, self.dropped.get(seat, k))

    def _foul(self, foul: Foul) -> FeedError:
        self.keep(foul)
        return FeedError(foul.seat, f"entry {foul.k}: {foul.kind}", f"foul-{foul.kind}")

    def keep(self, foul: Foul) -> None:
        """One is enough to stop a seat in its tenure, however many it commits."""
        if not any((known.seat, known.tenure) == (foul.seat, foul.tenure) for known in self.fouls):
            self.fouls.append(foul)
            self._drop_disputed(foul.seat)

    def stopped_by(self, seat: int) -> Foul | None:
        """The foul for which nothing more is taken from the seat, until it is handed over."""
        return self._foul_in(seat, last_tenure(self.tenures, seat))

    def _foul_in(self, seat: int, tenure: int) -> Foul | None:
        return next((foul for foul in self.fouls if (foul.seat, foul.tenure) == (seat, tenure)), None)

    def _is_barred(self, entry: Entry) -> bool:
        """Whether a foul stands against the entry: any of that tenure; after a hand-over, an illegal one and later."""
        foul, now = self._foul_in(entry.seat, entry.tenure), last_tenure(self.tenures, entry.seat)
        if foul is None or now == entry.tenure:
            return foul is not None
        return foul.kind == "illegal" and entry.k >= max(foul.k, self._earliest(entry.seat, now))

    def _drop_disputed(self, seat: int) -> None:
        """A seat that was handed over for a foul begins again where that was."""
        if self.feeds[seat]:
            self._drop(seat, self.next_place(seat))

    def _hand_over(self) -> None:
        """Compute again who may write what, and drop entries that were not theirs to write."""
        while (tenures := tenures_in(self.terms, self.feeds)) != self.tenures:
            self.tenures = tenures
            for seat, feed in enumerate(self.feeds):
                void = (k for k, entry in enumerate(feed) if self.writer_of(seat, entry.tenure) is None)
                self._drop(seat, next(void, len(feed)))
                self._drop_disputed(seat)

    def writer_of(self, seat: int, tenure: int) -> int | None:
        """The seat whose device writes that tenure of the seat; None as long as no device may."""
        return writer_of(self.terms, self.tenures, seat, tenure)

    def writer(self, seat: int) -> int:
        """The seat whose device writes this one's next entry."""
        writer = self.writer_of(seat, last_tenure(self.tenures, seat))
        assert writer is not None
        return writer

    def may_write(self, seat: int) -> bool:
        """Return whether its writer may add to the seat's feed now: no foul, and all that the givers saw is here."""
        feed, give = self.feeds[seat], self.tenures[seat][-1:]
        if self.stopped_by(seat) is not None:
            return False
        if not give or (feed and feed[-1].tenure == give[0].tenure):
            return True
        return len(feed) >= give[0].k and give[0].after in ("-", short_digest(feed[give[0].k - 1]))

    def next_place(self, seat: int) -> int:
        """The place of the seat's next entry; a new tenure begins where the one before went wrong."""
        feed, tenure = self.feeds[seat], last_tenure(self.tenures, seat)
        if not feed or feed[-1].tenure == tenure:
            return len(feed)
        return min(len(feed), max(self.good_until(seat), self._earliest(seat, tenure)))

    def good_until(self, seat: int) -> int:
        """How many entries of the seat are in order: all, or those before an illegal one."""
        foul = self._last_foul(seat)
        return foul.k if foul is not None and foul.kind == "illegal" else len(self.feeds[seat])

    def undisputed(self, seat: int) -> int:
        """How many entries of the seat all must agree on: those before one that is illegal or has a double."""
        foul = self._last_foul(seat)
        return foul.k if foul is not None and foul.kind == "double" else self.good_until(seat)

    def _last_foul(self, seat: int) -> Foul | None:
        """What stands against the tenure that the feed ends in, if it is about an entry of the feed."""
        feed = self.feeds[seat]
        foul = self._foul_in(seat, feed[-1].tenure) if feed else None
        return foul if foul is not None and foul.k < len(feed) else None

    def next_entry(self, seat: int, word: str) -> Entry:
        """The entry that would add a word to the seat's feed."""
        k = self.next_place(seat)
        before = self.feeds[seat][k - 1].digest if k else self.terms.id
        return Entry(seat, last_tenure(self.tenures, seat), k, before, word)

    def have(self) -> list[tuple[int, int]]:
        """Return what this peer has, to be announced to others."""
        return [(feed[-1].tenure if feed else 0, len(feed)) for feed in self.feeds]

    def missing(self, have: Have, most: int = MOST_SENT) -> list[str]:
        """Return what a device with so much should be sent, at most so many entries; the earliest first."""
        if len(have) != len(self.feeds):
            raise NotationError(f"{len(have)} feeds for {len(self.feeds)} seats", "entry")
        lacking = [
            (entry.tenure > tenure, entry.k, seat, entry)  # a hand-over is understood once its words are there
            for seat, (tenure, count) in enumerate(have)
            for entry in self._past(seat, tenure, count)
        ]
        return [str(entry) for *_, entry in sorted(lacking, key=lambda found: found[:3])[:most]]

    def _past(self, seat: int, tenure: int, count: int) -> list[Entry]:
        """Return the entries of a seat that a device lacks whose feed has so many and ends in that tenure."""
        feed = self.feeds[seat]
        if feed and feed[-1].tenure < tenure:
            return []
        newer = (entry.k for entry in feed if entry.tenure > tenure)
        return feed[max(0, min(count, next(newer, len(feed)))) :]


def short_digest(entry: Entry) -> str:
    return entry.digest[:8]
