"""The feeds of a table as one peer has them: entries taken in or refused, seats handed over, what others lack."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from mapwright.errors import NotationError
from mapwright.together.feeds import BEGIN, LONGEST_FEED, Entry, FeedError, is_in_form, parse_entry
from mapwright.together.fouls import Foul
from mapwright.together.seeds import keeps_word
from mapwright.together.tenures import Forks, Said, Tenure, Tenures, said_in, tenures_in, writer_of
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
    """The entries in order, without what the game says about them.

    A feed is the chain that ends in the newest tenure that has begun. An entry of a newer tenure that follows entries
    which are not here is put aside until they come: they may differ from ours, since a writer who gave the seat away or
    lost it may have written more, or have sent different entries to different devices.
    """

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.feeds: list[list[Entry]] = [[] for _ in terms.seats]
        self.tenures: Tenures = ((),) * len(terms.seats)
        self.fouls: list[Foul] = []
        """The first of each seat in each tenure."""
        self.dropped: dict[int, int] = {}
        """The first entry of each feed that a hand-over made void, since the caller last emptied it."""
        self.has_gives = False
        """Whether any device has ever written about a hand-over."""
        self._aside: list[dict[str, Entry]] = [{} for _ in terms.seats]
        """By its digest: what a newer tenure is made of or follows, as far as it is here."""
        self._apart: list[dict[str, Entry]] = [{} for _ in terms.seats]
        """By its digest: what a writer who sent different entries has signed, as far as it is not in the feed."""

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
        before = None
        while before != (before := (len(waiting), sum(map(len, self._aside)), self.have())):
            for entry in waiting:
                refused.pop(entry, None)
                try:
                    self.add(entry)
                except FeedError as error:
                    refused[entry] = Refused(str(entry), error.seat, error.code, str(error))
            waiting = [entry for entry, why in refused.items() if why.code in _AGAIN]
        return list(refused.values())

    def add(self, entry: Entry) -> None:
        """Add an entry to its feed; nothing happens if it is there. A `FeedError` says why it is not taken."""
        try:
            self._add(entry)
        except FeedError:
            if not self._keep_apart(entry) or entry.give is None:
                raise
            self.has_gives = True
            self._hand_over()

    def _keep_apart(self, entry: Entry) -> bool:
        """Keep an entry that is not in the feed if its writer sent different ones: its votes count too."""
        apart = self._apart[entry.seat]
        if (entry.seat, entry.tenure) not in self.forks or len(apart) >= LONGEST_FEED:
            return False
        apart[entry.digest] = entry
        return True

    def _add(self, entry: Entry) -> None:
        feed, seat, k = self.feeds[entry.seat], entry.seat, entry.k
        if entry in feed[k : k + 1]:
            return
        if self.writer_of(seat, entry.tenure) is None:
            raise FeedError(seat, f"entry {k}: no device was given tenure {entry.tenure}", "later")
        if entry.digest in self._wanted(seat):
            self._put_aside(entry)
            return
        if k < len(feed) and feed[k].tenure == entry.tenure:
            if self._is_insisted_on(entry):
                self._put_aside(entry)
                return
            raise self._foul(Foul("double", (str(feed[k]), str(entry))))
        begun = self._begun(seat)
        if entry.tenure < begun:
            raise FeedError(seat, f"entry {k} was written after the seat was handed over", "handed-over")
        if entry.tenure > begun:
            self._begin_tenure(entry)
        else:
            self._continue_tenure(entry)
        self.has_gives = self.has_gives or entry.word[0] == "@"
        if entry.word[0] == "@" or seat in self.dropped:
            self._hand_over()

    def _continue_tenure(self, entry: Entry) -> None:
        """Add the next entry of the writer whose entry is the last here."""
        feed, seat, k = self.feeds[entry.seat], entry.seat, entry.k
        if k < len(feed):  # before the first of its tenure
            if feed[k + 1 : k + 2] and feed[k + 1].tenure == entry.tenure:
                raise self._foul(Foul("chain", (str(entry), str(feed[k + 1]))))
            raise FeedError(seat, f"entry {k}: tenure {entry.tenure} began later", "link")
        if k > len(feed):
            raise FeedError(seat, f"entry {k} comes too early", "later")
        if self._foul_in(seat, entry.tenure) is not None and not self._is_vouched_for(entry):
            raise FeedError(seat, f"entry {k}: the seat is stopped by a foul", "stopped")
        if entry.before != (feed[-1].digest if feed else self.terms.id):
            raise self._foul(Foul("chain", (*(str(last) for last in feed[-1:]), str(entry))))
        self._check_form(entry, feed)
        feed.append(entry)

    def _is_vouched_for(self, entry: Entry) -> bool:
        """Whether those who gave the seat away after a foul have the entry: the new writer has to follow it."""
        tenure = self.unbegun(entry.seat)
        feed = self.feeds[entry.seat]
        return tenure is not None and entry.k < tenure.earliest and entry.before == feed[-1].digest

    def _is_insisted_on(self, entry: Entry) -> bool:
        """Whether a voter has this entry of a seat that was given away, and the new writer cannot begin behind ours."""
        tenure = self.unbegun(entry.seat)
        if tenure is None or tenure.may_begin_after(self.feeds[entry.seat]):
            return False
        return any(k == entry.k + 1 and entry.digest.startswith(after) for kept in tenure.kept for k, after in kept)

    def _begin_tenure(self, entry: Entry) -> None:
        """Add the first entry of a newer tenure, or put it aside until what it follows is here."""
        feed, seat, k = self.feeds[entry.seat], entry.seat, entry.k
        if self._foul_in(seat, entry.tenure) is not None:
            raise FeedError(seat, f"entry {k}: the seat is stopped by a foul", "stopped")
        if not is_in_form(entry, len(self.feeds)):
            raise self._foul(Foul("form", (str(entry),)))
        self._put_aside(entry)
        if entry not in feed[k : k + 1]:
            raise FeedError(seat, f"entry {k} of tenure {entry.tenure} follows entries that are not here", "later")

    def _check_form(self, entry: Entry, feed: list[Entry]) -> None:
        if not is_in_form(entry, len(self.feeds)):
            raise self._foul(Foul("form", (str(entry),)))
        if entry.k == 1 and not keeps_word(self.terms, entry.seat, feed[0].word, entry.word):
            raise self._foul(Foul("reveal", (str(feed[0]), str(entry))))

    # ---------- what a newer tenure follows ----------

    def _wanted(self, seat: int) -> set[str]:
        """The digests of entries that are followed by what was put aside."""
        aside = self._aside[seat]
        return {entry.before for entry in aside.values()} - aside.keys() if aside else set()

    def _put_aside(self, entry: Entry) -> None:
        aside, feed = self._aside[entry.seat], self.feeds[entry.seat]
        if len(aside) >= LONGEST_FEED or not is_in_form(entry, len(self.feeds)):
            return
        if entry.k < len(feed) and feed[entry.k].tenure == entry.tenure:
            self.keep(Foul("double", (str(feed[entry.k]), str(entry))))
        aside[entry.digest] = entry
        self._connect(entry.seat)

    def _connect(self, seat: int) -> None:
        """Let the feed end in what was put aside, as soon as it follows entries of the feed."""
        aside, feed = self._aside[seat], self.feeds[seat]
        heads = sorted(aside.values(), key=lambda entry: (-entry.tenure, -entry.k))
        for head in heads:
            path = self._path(seat, head)
            chain = feed[: path[0].k] if path else []
            if path and self._is_newer(seat, path) and self._is_sound(seat, chain, path):
                self._drop(seat, path[0].k)
                feed.extend(path)
                for entry in path:
                    aside.pop(entry.digest, None)
                self.has_gives = True
                self._hand_over()
                return

    def _is_newer(self, seat: int, path: list[Entry]) -> bool:
        """Whether the path ends in a newer tenure than the feed, continues it, or lets the newest tenure begin."""
        feed, tenure, unbegun = self.feeds[seat], path[-1].tenure, self.unbegun(seat)
        chain = [*feed[: path[0].k], *path]
        if unbegun is not None and unbegun.may_begin_after(chain) and not unbegun.may_begin_after(feed):
            return True
        begun = self._begun(seat)
        return tenure > begun or (tenure == begun and path[0].k == len(feed) and self._foul_in(seat, begun) is None)

    def _path(self, seat: int, head: Entry) -> list[Entry]:
        """The entries that lead from the feed to one that was put aside; none if some of them are not here."""
        aside, feed = self._aside[seat], self.feeds[seat]
        path = [head]
        while path[0].k > len(feed) or path[0].before != (feed[path[0].k - 1].digest if path[0].k else self.terms.id):
            before = aside.get(path[0].before)
            if before is None or before.k != path[0].k - 1:
                return []
            path.insert(0, before)
        return path

    def _is_sound(self, seat: int, chain: list[Entry], path: list[Entry]) -> bool:
        """Whether each tenure in the path is above the one before, and begins where it may."""
        chain = list(chain)
        for entry in path:
            before = chain[-1].tenure if chain else 0
            if entry.tenure < before or (entry.tenure > before and not self._may_begin(seat, entry.tenure, chain)):
                return False
            chain.append(entry)
        return True

    def _may_begin(self, seat: int, number: int, chain: list[Entry]) -> bool:
        return any(one.number == number and one.may_begin_after(chain) for one in self.tenures[seat])

    def _drop(self, seat: int, k: int) -> None:
        """Entries that a newer tenure makes void."""
        if k < len(self.feeds[seat]):
            for entry in self.feeds[seat][k:]:
                self._keep_apart(entry)
            del self.feeds[seat][k:]
            self.dropped[seat] = min(k, self.dropped.get(seat, k))

    # ---------- fouls ----------

    def _foul(self, foul: Foul) -> FeedError:
        self.keep(foul)
        return FeedError(foul.seat, f"entry {foul.k}: {foul.kind}", f"foul-{foul.kind}")

    def keep(self, foul: Foul) -> None:
        """One is enough to stop a seat in its tenure, however many it commits. What says most is where it first sent
        different entries, and that it did: devices that have different ones agree on those before."""
        known = self._foul_in(foul.seat, foul.tenure)
        if known is None:
            self.fouls.append(foul)
        elif _says_less(known) > _says_less(foul):
            self.fouls[self.fouls.index(known)] = foul
        else:
            return
        if self.has_gives:
            self._hand_over()

    @property
    def forks(self) -> Forks:
        return {(foul.seat, foul.tenure) for foul in self.fouls if foul.kind in _FORKS}

    def stopped_by(self, seat: int) -> Foul | None:
        """The foul for which nothing more is taken from the seat, until it is handed over."""
        return self._foul_in(seat, self.current(seat))

    def _foul_in(self, seat: int, tenure: int) -> Foul | None:
        return next((foul for foul in self.fouls if (foul.seat, foul.tenure) == (seat, tenure)), None)

    def at_fault(self, foul: Foul) -> int | None:
        """The first seat of the device that wrote the tenure in which the foul was committed."""
        return self.writer_of(foul.seat, foul.tenure)

    def fork(self, seat: int) -> int | None:
        """From which place on the seat's writer has sent different entries to different devices, if that is proved."""
        feed = self.feeds[seat]
        foul = self._foul_in(seat, feed[-1].tenure) if feed else None
        if foul is None or foul.kind not in _FORKS:
            return None
        return foul.k if foul.kind == "double" else 0

    def parting(self, seat: int, k: int, after: str) -> int | None:
        """The first place in which the feed here differs from one whose entry k - 1 has a digest that starts so.

        None if the other feed is not known: its entries have not come yet.
        """
        feed, apart = self.feeds[seat], self._apart[seat]
        other = next((one for one in apart.values() if one.k == k - 1 and one.digest.startswith(after)), None)
        while other is not None:
            if 0 < other.k <= len(feed) and other.before == feed[other.k - 1].digest:
                return other.k
            other = apart.get(other.before)
        return None

    # ---------- hand-overs ----------

    def _hand_over(self) -> None:
        """Compute again who may write what, and drop entries that were not theirs to write."""
        while (tenures := tenures_in(self.terms, self.said(), self.forks)) != self.tenures:
            self.tenures = tenures
            for seat, feed in enumerate(self.feeds):
                void = (k for k, entry in enumerate(feed) if self.writer_of(seat, entry.tenure) is None)
                self._drop(seat, next(void, len(feed)))
                self._connect(seat)

    def said(self) -> list[Said]:
        """Return every word by which a seat is given, feed by feed, and those apart."""
        apart = [
            [entry for entry in each.values() if entry not in feed[entry.k : entry.k + 1]]
            for each, feed in zip(self._apart, self.feeds, strict=True)
        ]
        return [*said_in(self.feeds), *said_in(apart)]

    def votes_of_forked(self) -> list[str]:
        """Return the votes of devices that sent different entries: each must know all of them."""
        return [str(one.entry) for one in self.said() if (one.by, one.entry.tenure) in self.forks]

    def writer_of(self, seat: int, tenure: int) -> int | None:
        """The seat whose device writes that tenure of the seat; None as long as no device may."""
        return writer_of(self.terms, self.tenures, seat, tenure)

    def current(self, seat: int) -> int:
        """Return the number of the tenure in force: the newest that has begun or changes the writer.

        A tenure of the present writer is only a right to begin it. Else one hostile vote could stop an honest seat.
        """
        number = self._begun(seat)
        for tenure in self.tenures[seat]:
            if tenure.number > number and tenure.writer != self.writer_of(seat, number):
                number = tenure.number
        return number

    def _begun(self, seat: int) -> int:
        feed = self.feeds[seat]
        return feed[-1].tenure if feed else 0

    def writer(self, seat: int) -> int:
        """The seat whose device writes this one's next entry."""
        writer = self.writer_of(seat, self.current(seat))
        assert writer is not None
        return writer

    def unbegun(self, seat: int) -> Tenure | None:
        """Return the tenure in force if its writer has written nothing yet."""
        number = self.current(seat)
        return None if number == self._begun(seat) else next(one for one in self.tenures[seat] if one.number == number)

    def has_begun(self, seat: int) -> bool:
        """Return whether the present writer has written anything yet: until then it is open where its tenure begins."""
        return self.unbegun(seat) is None

    def _beginnings(self, seat: int) -> list[Tenure]:
        """The tenures that the present writer may begin behind the entries that are here."""
        now, begun, writer = self.current(seat), self._begun(seat), self.writer(seat)
        newer = [one for one in self.tenures[seat] if one.number >= now and one.number > begun and one.writer == writer]
        return [one for one in newer if one.may_begin_after(self.feeds[seat])]

    def may_begin(self, seat: int) -> bool:
        """Return whether the newest tenure may begin behind the entries that are here."""
        return self.stopped_by(seat) is None and bool(self._beginnings(seat))

    def may_write(self, seat: int) -> bool:
        """Return whether its writer may add moves to the seat's feed now."""
        return self.stopped_by(seat) is None and self.has_begun(seat)

    def follows(self, seat: int, k: int, after: str) -> bool | None:
        """Return whether entry k - 1 of the seat has a digest that starts so; None if it is not here."""
        feed = self.feeds[seat]
        return feed[k - 1].digest.startswith(after) if k <= len(feed) else None

    def differs(self, seat: int, k: int, after: str) -> bool:
        """Return whether the feed of a voter is known to be another one than that here."""
        return self.follows(seat, k, after) is False or self.parting(seat, k, after) is not None

    def settled(self, seat: int) -> int:
        """How many entries of the seat stay, whatever the writer of a tenure that has not begun will write."""
        tenure = self.unbegun(seat)
        waiting = self._beginnings(seat) if tenure is None else [tenure]
        return min([len(self.feeds[seat]), *(one.earliest for one in waiting)])

    def next_entry(self, seat: int, word: str) -> Entry:
        """The entry that would add a word to the seat's feed."""
        feed, number = self.feeds[seat], self.current(seat)
        if word == BEGIN:
            number = max((one.number for one in self._beginnings(seat)), default=number)
        before = feed[-1].digest if feed else self.terms.id
        return Entry(seat, number, len(feed), before, word)

    # ---------- what others have ----------

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
        newer = sum(1 for seat, (tenure, _) in enumerate(have) if tenure < self.have()[seat][0])
        most = LONGEST_FEED * newer or most  # a chain is understood once it is whole
        return [str(entry) for *_, entry in sorted(lacking, key=lambda found: found[:3])[:most]]

    def _past(self, seat: int, tenure: int, count: int) -> list[Entry]:
        """Return the entries of a seat that a device lacks whose feed has so many and ends in that tenure."""
        feed = self.feeds[seat]
        if feed and feed[-1].tenure != tenure:
            return feed if feed[-1].tenure > tenure else []
        return feed[max(0, count) :]


def _says_less(foul: Foul) -> tuple[int, int]:
    """An order of fouls by what they say about different entries."""
    if foul.kind == "double":
        return 0, foul.k
    return 1 if foul.kind in _FORKS else 2, 0


_FORKS = ("double", "chain")
"""Fouls that prove different entries for different devices."""
_AGAIN = ("later", "link", "stopped")


def short_digest(entry: Entry) -> str:
    return entry.digest[:8]
