"""Entries and feeds: one append-only chain of texts for each seat. Whatever comes from outside is parsed here."""

from __future__ import annotations

import re
from dataclasses import dataclass

from mapwright.errors import NotationError
from mapwright.together.terms import digest

LONGEST_ENTRY = 512
LONGEST_FEED = 500
"""A game asks a seat for about sixty words, and a very long one for a hundred and fifty; the rest is for hand-overs."""

_ENTRY = re.compile(r"([0-7]) (0|[1-9][0-9]?) (0|[1-9][0-9]{0,2}) ([0-9a-f]{32}) ([!-~]+)")
_COMMIT = re.compile(r"=[0-9a-f]{32}")
_REVEAL = re.compile(r"\+[0-9a-f]{32}")
_ACTION = re.compile(r"[A-Za-z0-9-]{1,12}~[0-9a-f]{8}")
_GIVE = re.compile(r"@([0-7])\.([1-9][0-9]?)\.([0-7])\.([1-9][0-9]{0,2})\.(-|[0-9a-f]{8})")
FIRST_ACTION = 2
"""Entry 0 commits to a nonce, entry 1 reveals it."""
BEGIN = "!"
"""The first word of a tenure: its writer fixes the place where the tenure begins before it has to act."""


class FeedError(NotationError):
    """An entry that is not taken: `seat` is the one that it names, -1 if it names none."""

    def __init__(self, seat: int, message: str, code: str = "entry") -> None:
        super().__init__(f"seat {seat}: {message}" if seat >= 0 else message, code)
        self.seat = seat


@dataclass(frozen=True, slots=True)
class Entry:
    """Entry number `k` of a seat's feed, in the given tenure (see `tenures`); `before` is the digest of entry k - 1."""

    seat: int
    tenure: int
    k: int
    before: str
    word: str

    def __str__(self) -> str:
        return f"{self.seat} {self.tenure} {self.k} {self.before} {self.word}"

    @property
    def digest(self) -> str:
        return digest(str(self))

    @property
    def give(self) -> Give | None:
        return parse_give(self.word)

    @property
    def action(self) -> str:
        """The move as it stands in a record; empty if the word is not a move."""
        return self.word.partition("~")[0] if "~" in self.word else ""

    @property
    def position(self) -> str:
        """The position that the writer moved in (`table.position_of`)."""
        return self.word.partition("~")[2]


@dataclass(frozen=True, slots=True)
class Give:
    """The word that gives a seat away: that tenure is written by the device of seat `writer`, at entry `k` or later.
    `after` is the start of the digest of entry k - 1, which the new tenure must follow."""

    seat: int
    tenure: int
    writer: int
    k: int
    after: str = "-"

    def __str__(self) -> str:
        return f"@{self.seat}.{self.tenure}.{self.writer}.{self.k}.{self.after}"


def parse_give(word: str) -> Give | None:
    found = _GIVE.fullmatch(word)
    if not found:
        return None
    seat, tenure, writer, k, after = found.groups()
    return Give(int(seat), int(tenure), int(writer), int(k), after)


def parse_entry(text: str, seats: int) -> Entry:
    """An entry from its text, for a table of so many seats. One entry has one text, which is hashed and signed."""
    if len(text) > LONGEST_ENTRY:
        raise FeedError(_named(text, seats), f"an entry of {len(text)} characters is too long", "too-long")
    found = _ENTRY.fullmatch(text)
    if not found:
        raise FeedError(_named(text, seats), f"{text[:60]!r} is no entry")
    seat, tenure, k, before, word = found.groups()
    if int(seat) >= seats:
        raise FeedError(-1, f"{text[:60]!r}: there is no seat {seat}")
    if int(k) >= LONGEST_FEED:
        raise FeedError(int(seat), f"entry {k}: a feed has at most {LONGEST_FEED}", "too-long")
    return Entry(int(seat), int(tenure), int(k), before, word)


def _named(text: str, seats: int) -> int:
    """The seat that a broken entry names, if it names one."""
    head = text[:1]
    return int(head) if head in tuple("01234567"[:seats]) and text[1:2] == " " else -1


def is_in_form(entry: Entry, seats: int) -> bool:
    """Whether the word has the form that its place asks for; whether the rules allow it is found when it is merged."""
    if entry.k < FIRST_ACTION:
        return bool((_COMMIT, _REVEAL)[entry.k].fullmatch(entry.word)) and not entry.tenure
    give = entry.give
    if give is not None:
        return max(give.seat, give.writer) < seats and give.k >= FIRST_ACTION
    return entry.word == BEGIN or bool(_ACTION.fullmatch(entry.word))
