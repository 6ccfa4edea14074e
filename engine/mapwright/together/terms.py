"""What a table agrees on before the first entry: versions, setup, who sits where and who writes for whom."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from hashlib import sha512

from mapwright.bots import BOTS
from mapwright.errors import NotationError
from mapwright.notation.notation import format_deal, parse_deal
from mapwright.rules.setup import Setup, checked

PROTOCOL = 2
"""Raised when entries, words or their merging change, so that older clients would read them otherwise."""
RULES = 1
"""Raised when a golden game changes: the same words would then give another game."""
LATER_RULES = 2
"""The number of tables with expansions or a house rule; older clients report that they must be updated."""

LEAST_SEATS, MOST_SEATS = 2, 8
LONGEST_TERMS = 2000
_NAME = re.compile(r"[A-Za-z0-9_-]{8,64}")
_KEY = re.compile(r"[A-Za-z0-9_-]{8,128}")
_SEAT = re.compile(r"([pb])([0-7])(?:=([A-Za-z0-9_-]{1,128}))?")
_HEAD = "mapwright-table"


@dataclass(frozen=True, slots=True)
class Seat:
    """A person or a bot. `writer` is the seat whose device writes for this one: itself, if that person has a device."""

    writer: int
    key: str = ""
    """The public key of a person's device, as its owner spells it; only where a seat writes for itself."""
    bot: str = ""

    @property
    def is_person(self) -> bool:
        return not self.bot

    def __str__(self) -> str:
        told = self.bot or self.key
        return f"{'b' if self.bot else 'p'}{self.writer}{f'={told}' if told else ''}"


@dataclass(frozen=True, slots=True)
class Terms:
    """`name` distinguishes this table from any other of the same people: an entry of one is never valid at another."""

    name: str
    setup: Setup
    seats: tuple[Seat, ...]

    def __str__(self) -> str:
        code = format_deal(self.setup, "").removesuffix("-")
        return " ".join([_HEAD, str(PROTOCOL), str(self.rules), self.name, code, *map(str, self.seats)])

    @property
    def rules(self) -> int:
        return LATER_RULES if self.setup.packs or self.setup.solo_ambushes else RULES

    @property
    def id(self) -> str:
        return digest(str(self))

    @property
    def people(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.is_person]

    @property
    def homes(self) -> list[int]:
        """The first seat of each device."""
        return [number for number, seat in enumerate(self.seats) if seat.writer == number]


def digest(text: str) -> str:
    """The 32 hexadecimal digits that stand for a text: the first 16 bytes of its SHA-512."""
    return sha512(text.encode()).hexdigest()[:32]


def parse_terms(text: str) -> Terms:
    """The terms that a text spells, if this version can play them."""
    if len(text) > LONGEST_TERMS:
        raise _wrong(f"terms of {len(text)} characters are too long")
    head, *words = text.split(" ")
    if head != _HEAD or len(words) < 4 or not all(re.fullmatch(r"[1-9][0-9]{0,5}", word) for word in words[:2]):
        raise _wrong(f"{text[:40]!r} are no terms of a table")
    check_versions(int(words[0]), int(words[1]))
    setup, _ = parse_deal(f"{words[3]}-x")
    terms = checked_terms(Terms(words[2], setup, tuple(_parse_seat(word) for word in words[4:])))
    if str(terms) != text:
        raise _wrong(f"{text[:40]!r}: these terms are spelled {str(terms)[:80]!r}")
    return terms


def check_versions(protocol: int, rules: int) -> None:
    """Refuse what another version wrote; the code says whose is the older one."""
    if (protocol, rules) not in ((PROTOCOL, RULES), (PROTOCOL, LATER_RULES)):
        older = "theirs-is-older" if (protocol, rules) < (PROTOCOL, RULES) else "ours-is-older"
        raise NotationError(f"protocol {protocol}, rules {rules}; here {PROTOCOL} and {RULES}", older)


def checked_terms(terms: Terms) -> Terms:
    """The terms, if a table may be opened on them."""
    if not _NAME.fullmatch(terms.name):
        raise _wrong(f"{terms.name[:70]!r}: a table's name has 8 to 64 letters, digits, - or _")
    if not LEAST_SEATS <= len(terms.seats) <= MOST_SEATS or len(terms.seats) != terms.setup.players:
        raise _wrong(f"{len(terms.seats)} seats for {terms.setup.players} players; {LEAST_SEATS} to {MOST_SEATS} sit")
    for number, seat in enumerate(terms.seats):
        _check_seat(terms, number, seat)
    return replace(terms, setup=checked(terms.setup))


def _parse_seat(word: str) -> Seat:
    found = _SEAT.fullmatch(word)
    if not found:
        raise _wrong(f"{word[:40]!r} is no seat; p0=KEY and b0=greedy are")
    kind, writer, told = found.groups()
    return Seat(int(writer), bot=told or "-") if kind == "b" else Seat(int(writer), key=told or "")


def _check_seat(terms: Terms, number: int, seat: Seat) -> None:
    at_home = seat.writer == number
    if seat.bot and (at_home or seat.bot not in BOTS):
        raise _wrong(f"seat {number}: bot {seat.bot[:20]!r}; one of {', '.join(BOTS)}, at somebody else's device")
    if at_home != bool(_KEY.fullmatch(seat.key)):
        raise _wrong(f"seat {number}: a key of 8 to 128 letters is wanted if it writes for itself, and only then")
    if seat.writer >= len(terms.seats) or terms.seats[seat.writer].writer != seat.writer:
        raise _wrong(f"seat {number}: seat {seat.writer} does not write for itself")


def _wrong(message: str) -> NotationError:
    return NotationError(message, "table")
