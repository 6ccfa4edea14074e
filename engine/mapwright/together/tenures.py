"""Who writes a seat's feed: hand-overs to another device, to its bot, and back.

A tenure is a stretch of a feed with one writer. Number 0 belongs to the writer of the terms, a higher number to the
device that was given the seat under it: by a majority of the table's devices, each in the feed of its first seat, or by
a stand-in that returns the seat to its owner, in the seat's own feed. A tenure begins with its writer's first entry,
and must follow what the devices that gave it have of the feed, so that nothing on which they build is lost. Entries of
older tenures from there on are void. All this is computed from the feeds alone, so all devices agree.

At a table of two devices no seat is handed over: the only vote would be the opponent's.

A device that is proved to have sent different entries to different devices may have shown them different votes. What it
signed it has said: then all its votes count, wherever they stand, so that those who know them agree.
"""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import dataclass
from typing import TypeAlias

from mapwright.together.feeds import Entry, Give
from mapwright.together.terms import Terms

LEAST_DEVICES = 3
"""Seats are handed over at tables of so many devices."""


Kept: TypeAlias = "tuple[tuple[int, str], ...]"
"""How many entries a device has of a feed, and the start of the digest of the last one, in each of its votes."""
Forks: TypeAlias = "Set[tuple[int, int]]"
"""Seats and tenures whose writer is proved to have sent different entries to different devices."""


@dataclass(frozen=True, slots=True)
class Tenure:
    """A hand-over that is valid. `kept` is what the devices that gave the seat have of the feed; the tenure follows
    what at least `needed` of them have. If `returned`, a stand-in has given it, else votes."""

    number: int
    writer: int
    kept: tuple[Kept, ...]
    needed: int
    returned: bool

    @property
    def earliest(self) -> int:
        """The first place at which the tenure may begin."""
        return sorted(kept[0][0] for kept in self.kept)[self.needed - 1]

    def may_begin_after(self, chain: Sequence[Entry]) -> bool:
        """Return whether the tenure may begin behind these entries."""
        return sum(1 for kept in self.kept if any(_ends_so(chain, *one) for one in kept)) >= self.needed


def _ends_so(chain: Sequence[Entry], k: int, after: str) -> bool:
    return k <= len(chain) and chain[k - 1].digest.startswith(after)


Tenures = tuple[tuple[Tenure, ...], ...]
"""The hand-overs of each seat that are valid, by their numbers."""


@dataclass(frozen=True, slots=True)
class Said:
    """A word that gives a seat, with the feed and the entry that contain it."""

    by: int
    entry: Entry
    give: Give


def writer_of(terms: Terms, tenures: Tenures, seat: int, tenure: int) -> int | None:
    """Return the seat whose device writes that tenure; None if no device does."""
    if not tenure:
        return terms.seats[seat].writer
    return next((one.writer for one in tenures[seat] if one.number == tenure), None)


def last_tenure(tenures: Tenures, seat: int) -> int:
    return tenures[seat][-1].number if tenures[seat] else 0


def has_device(terms: Terms, seat: int) -> bool:
    return terms.seats[seat].writer == seat


def votes_needed(terms: Terms, seat: int, writer: int) -> int:
    """Return how many votes give the seat to that device: with the owner, who wants it back, more than half of all."""
    return len(terms.homes) // 2 + 1 - (writer == terms.seats[seat].writer)


def said_in(feeds: Sequence[Sequence[Entry]]) -> list[Said]:
    """Return every word by which a seat is given, feed by feed."""
    found = ((seat, entry, entry.give) for seat, feed in enumerate(feeds) for entry in feed if entry.word[0] == "@")
    return [Said(seat, entry, give) for seat, entry, give in found if give is not None]


def tenures_in(terms: Terms, said: list[Said], forks: Forks) -> Tenures:
    """Return the hand-overs that these words bring about."""
    found: Tenures = ((),) * len(terms.seats)
    if len(terms.homes) < LEAST_DEVICES:
        return found
    said = [one for one in said if has_device(terms, one.give.writer)]
    while (more := _one_more(terms, found, said, forks)) is not None:
        found = more
    return tuple(
        tuple(one if one.returned else _with_all_votes(terms, found, said, forks, seat, one) for one in each)
        for seat, each in enumerate(found)
    )


def _with_all_votes(terms: Terms, found: Tenures, said: list[Said], forks: Forks, seat: int, one: Tenure) -> Tenure:
    """Some votes stand in feeds whose own hand-over was found later."""
    kept = _kept(votes(terms, found, said, forks, seat, one.number), one.writer)
    return Tenure(one.number, one.writer, kept, one.needed, False)


def _one_more(terms: Terms, found: Tenures, said: list[Said], forks: Forks) -> Tenures | None:
    """A hand-over that is valid, and is above all of its seat that are found already; the lowest first."""
    above = {(one.give.seat, one.give.tenure) for one in said if one.give.tenure > last_tenure(found, one.give.seat)}
    for seat, number in sorted(above):
        voices = votes(terms, found, said, forks, seat, number)
        tenure = _by_vote(voices, terms, seat, number) or _returned(terms, found, said, seat, number)
        if tenure is not None:
            return (*found[:seat], (*found[seat], tenure), *found[seat + 1 :])
    return None


Votes: TypeAlias = "dict[int, list[Give]]"
"""The votes of each device, by its first seat."""


def votes(terms: Terms, found: Tenures, said: list[Said], forks: Forks, seat: int, number: int) -> Votes:
    """Return what each device says about a tenure of the seat: its first word about it.

    A device has no voice about its own seats, nor in a feed that another device writes. It votes upwards only: a vote
    below one that it has given before does not count. Of a device that sent different entries all words count.
    """
    owner = terms.seats[seat].writer
    voices: Votes = {}
    highest: dict[int, int] = {}
    for one in said:
        if one.give.seat != seat or one.by == owner or writer_of(terms, found, one.by, one.entry.tenure) != one.by:
            continue
        is_forked = (one.by, one.entry.tenure) in forks
        if one.give.tenure == number and (is_forked or number > highest.get(one.by, 0)):
            voices.setdefault(one.by, []).append(one.give)
        highest[one.by] = max(one.give.tenure, highest.get(one.by, 0))
    return voices


def _by_vote(voices: Votes, terms: Terms, seat: int, number: int) -> Tenure | None:
    for writer in sorted({give.writer for gives in voices.values() for give in gives}):
        kept, needed = _kept(voices, writer), votes_needed(terms, seat, writer)
        if len(kept) >= needed:
            return Tenure(number, writer, kept, needed, False)
    return None


def _kept(voices: Votes, writer: int) -> tuple[Kept, ...]:
    each = (sorted({(give.k, give.after) for give in gives if give.writer == writer}) for gives in voices.values())
    return tuple(sorted(tuple(one) for one in each if one))


def _returned(terms: Terms, found: Tenures, said: list[Said], seat: int, number: int) -> Tenure | None:
    """A stand-in returns the seat to its owner: the tenure begins behind that word, whatever place it names."""
    now, owner = last_tenure(found, seat), terms.seats[seat].writer
    for one in said:
        is_last = one.by == seat and one.entry.tenure == now and (one.give.seat, one.give.tenure) == (seat, number)
        if is_last and one.give.writer == owner != writer_of(terms, found, seat, now):
            return Tenure(number, owner, (((one.entry.k + 1, one.entry.digest[:8]),),), 1, True)
    return None
