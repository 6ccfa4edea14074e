"""Who writes a seat's feed, from which entry on: hand-overs to another device, its bot, and back.

A tenure is a stretch of a feed with one writer; number 0 is the writer of the terms. Tenure n + 1 begins when the
writer of tenure n gives the seat away, or a majority of the people at other devices do, each in a feed of their own.
What was written past its beginning is void. Who writes is worked out from the feeds alone, so all peers agree.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from mapwright.together.feeds import Entry, Give
from mapwright.together.terms import Terms

Tenures = tuple[tuple[Give, ...], ...]
"""The hand-overs of each seat that hold, in order."""


def writer_of(terms: Terms, tenures: Tenures, seat: int, k: int) -> int:
    """The seat whose device writes entry k of the seat's feed."""
    number = tenure_of(tenures, seat, k)
    return tenures[seat][number - 1].writer if number else terms.seats[seat].writer


def tenure_of(tenures: Tenures, seat: int, k: int) -> int:
    """The last tenure that has begun by entry k."""
    return max((give.tenure for give in tenures[seat] if give.k <= k), default=0)


def electorate(terms: Terms, seat: int) -> list[int]:
    """The people who have a say in giving the seat away: all but those at the device that wrote it first."""
    home = terms.seats[seat].writer
    return [person for person in terms.people if terms.seats[person].writer != home]


def tenures_in(terms: Terms, feeds: Sequence[Sequence[Entry]]) -> Tenures:
    """The hand-overs that the feeds, as they stand, bring about."""
    said = list(_said(terms, feeds))
    found: Tenures = ((),) * len(terms.seats)
    while (more := _one_more(terms, found, said)) is not None:
        found = more
    return found


Said = tuple[int, int, Give]
"""Whose feed, in which tenure of it, gives which seat."""


def _said(terms: Terms, feeds: Sequence[Sequence[Entry]]) -> Iterator[Said]:
    """Every word of the feeds that gives a seat to somebody who has a device."""
    for seat, feed in enumerate(feeds):
        for entry in feed:
            give = entry.give
            if give is not None and terms.seats[give.writer].writer == give.writer:
                yield seat, entry.tenure, give


def _one_more(terms: Terms, found: Tenures, said: list[Said]) -> Tenures | None:
    for seat, gives in enumerate(found):
        give = _next_of(terms, found, seat, _voices(terms, found, seat, said))
        if give is not None:
            return (*found[:seat], (*gives, give), *found[seat + 1 :])
    return None


def _voices(terms: Terms, found: Tenures, seat: int, said: list[Said]) -> dict[int, Give]:
    """What each seat says about the next tenure of this one: its first word, if it is its own and not a stand-in's."""
    voices: dict[int, Give] = {}
    for voter, tenure, give in said:
        if (give.seat, give.tenure) == (seat, len(found[seat]) + 1) and is_own(terms, found, voter, tenure):
            voices.setdefault(voter, give)
    return voices


def is_own(terms: Terms, tenures: Tenures, seat: int, tenure: int) -> bool:
    """Whether a seat is written by its own people in that tenure."""
    known = tenure <= len(tenures[seat])
    return not tenure or (known and tenures[seat][tenure - 1].writer == terms.seats[seat].writer)


def _next_of(terms: Terms, found: Tenures, seat: int, voices: dict[int, Give]) -> Give | None:
    """The seat's next hand-over. The people's word stands above the writer's."""
    people = electorate(terms, seat)
    counts = Counter(give for voter, give in voices.items() if voter in people)
    for give, votes in counts.items():
        if 2 * votes > len(people):
            return give
    return voices.get(found[seat][-1].writer if found[seat] else terms.seats[seat].writer)
