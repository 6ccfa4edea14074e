"""Who writes a seat's feed: hand-overs to another device, to its bot, and back.

A tenure is a stretch of a feed with one writer. Number 0 belongs to the writer of the terms, a higher number to the
device that was given the seat under it: by the writer before, or by a majority of the people at other devices, each in
their own feed. A tenure begins with its writer's first entry; entries of older tenures from there on are void. It must
not begin before the earliest place that the givers named, so that no device can take back what all have seen. All this
is computed from the feeds alone, so all peers agree.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from mapwright.together.feeds import Entry, Give
from mapwright.together.terms import Terms

Tenures = tuple[tuple[Give, ...], ...]
"""The hand-overs of each seat that hold, by their numbers."""
Said = tuple[int, int, Give]
"""Whose feed, in which tenure of it, gives which seat."""


def writer_of(terms: Terms, tenures: Tenures, seat: int, tenure: int) -> int | None:
    """The seat whose device writes that tenure; None if no device does."""
    if not tenure:
        return terms.seats[seat].writer
    return next((give.writer for give in tenures[seat] if give.tenure == tenure), None)


def last_tenure(tenures: Tenures, seat: int) -> int:
    return tenures[seat][-1].tenure if tenures[seat] else 0


def electorate(terms: Terms, seat: int) -> list[int]:
    """The people who have a say in giving the seat away: all but those at the device that wrote it first."""
    home = terms.seats[seat].writer
    return [person for person in terms.people if terms.seats[person].writer != home]


def said_in(feeds: Sequence[Sequence[Entry]]) -> list[Said]:
    """Every word by which a seat is given, feed by feed."""
    found = ((seat, entry.tenure, entry.give) for seat, feed in enumerate(feeds) for entry in feed)
    return [(seat, tenure, give) for seat, tenure, give in found if give is not None]


def tenures_in(terms: Terms, feeds: Sequence[Sequence[Entry]]) -> Tenures:
    """The hand-overs that the feeds, as they stand, bring about."""
    said = [(voter, tenure, give) for voter, tenure, give in said_in(feeds) if has_device(terms, give.writer)]
    found: Tenures = ((),) * len(terms.seats)
    while (more := _one_more(terms, found, said)) is not None:
        found = more
    return found


def has_device(terms: Terms, seat: int) -> bool:
    return terms.seats[seat].writer == seat


def _one_more(terms: Terms, found: Tenures, said: list[Said]) -> Tenures | None:
    """A hand-over that is valid, and is above all of its seat that are found already; the lowest first."""
    above = [one for one in said if one[2].tenure > last_tenure(found, one[2].seat)]
    for seat, number in sorted({(give.seat, give.tenure) for _, _, give in above}):
        give = _passed(terms, found, seat, _voices(terms, found, seat, number, above))
        if give is not None:
            return (*found[:seat], (*found[seat], give), *found[seat + 1 :])
    return None


def _voices(terms: Terms, found: Tenures, seat: int, number: int, said: list[Said]) -> dict[int, Give]:
    """What each seat says about a tenure of this one: its first word, if it is its own and not a stand-in's."""
    voices: dict[int, Give] = {}
    for voter, tenure, give in said:
        if (give.seat, give.tenure) == (seat, number) and is_own(terms, found, voter, tenure):
            voices.setdefault(voter, give)
    return voices


def is_own(terms: Terms, tenures: Tenures, seat: int, tenure: int) -> bool:
    """Whether a seat is written by its own people in that tenure."""
    return writer_of(terms, tenures, seat, tenure) == terms.seats[seat].writer


def _passed(terms: Terms, found: Tenures, seat: int, voices: dict[int, Give]) -> Give | None:
    """The hand-over that the voices bring about. The people's word stands above the writer's."""
    people = electorate(terms, seat)
    counts = Counter(give.writer for voter, give in voices.items() if voter in people)
    for writer, votes in counts.items():
        if 2 * votes > len(people):
            return min(
                (give for voter, give in voices.items() if voter in people and give.writer == writer), key=_place
            )
    now = writer_of(terms, found, seat, last_tenure(found, seat))
    return None if now is None else voices.get(now)


def _place(give: Give) -> tuple[int, str]:
    return give.k, give.after
