"""The entries of a table's log: parsed and checked, because they come from other devices, and limited in number."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from mapwright.errors import NotationError
from mapwright.together.digests import digest
from mapwright.together.links import parse_link

MAX_ENTRIES = 4000
MAX_TOTAL_BYTES = 64_000
MAX_ENTRY_BYTES = 512
FULL_BYTES = MAX_TOTAL_BYTES - MAX_ENTRY_BYTES - 1
"""Size from which on no entry is added, so that the last one fits, however long it is."""
MAX_NUMBER = 999_999

_MOVE = re.compile(r"(bot-)?move ([0-7]) ([0-9a-f]{8}) ([A-Za-z0-9-]{1,12})")
_NAME = re.compile(r"name ([0-7]) ([1-9][0-9]{0,5}) (\S|\S.{0,78}\S)")
_BOT = re.compile(r"bot ([0-7]) ([1-9][0-9]{0,5}) (on|off)")
_DREW = re.compile(r"drew ([0-7]) ([1-9][0-9]{0,5}) ([0-7])")
_NEXT = re.compile(r"next (\S+)")
JOINERS = {0x200C: None, 0x200D: None}
"""Invisible characters that are allowed: Persian and Hindi names and combined emoji need them."""


SettingKind = Literal["name", "bot", "drew"]


@dataclass(frozen=True, slots=True)
class Move:
    """An action of a seat: its action text, and the digest of the moment at which it was made."""

    seat: int
    moment_digest: str
    action_text: str
    by_bot: bool

    def __str__(self) -> str:
        return f"{'bot-' if self.by_bot else ''}move {self.seat} {self.moment_digest} {self.action_text}"

    @property
    def rank(self) -> tuple[bool, str]:
        """Sort key among the moves at one moment: a person's before a bot's, then the smaller digest."""
        return self.by_bot, digest(str(self))


@dataclass(frozen=True, slots=True)
class Setting:
    """A seat's name, whether a bot draws for it, or who drew for it last. The one with the highest number counts."""

    kind: SettingKind
    seat: int
    number: int
    value: str

    def __str__(self) -> str:
        return f"{self.kind} {self.seat} {self.number} {self.value}"

    @property
    def rank(self) -> tuple[int, str]:
        """Sort key: the setting that counts comes first; of equal numbers, the one with the smaller digest."""
        return -self.number, digest(str(self))


@dataclass(frozen=True, slots=True)
class Next:
    """Another table that somebody has opened for the same people."""

    link: str

    def __str__(self) -> str:
        return f"next {self.link}"


Entry = Move | Setting | Next


def parse_entry(text: str, seats: int) -> Entry:
    """Return the entry of a line at a table with this number of seats. Raise `NotationError` if it is not an entry."""
    if len(text.encode(errors="replace")) > MAX_ENTRY_BYTES or not text.translate(JOINERS).isprintable():
        raise _entry_error(text)
    entry = _match_entry(text)
    if entry is None or (not isinstance(entry, Next) and entry.seat >= seats):
        raise _entry_error(text)
    return entry


def _match_entry(text: str) -> Entry | None:
    """Return the entry of a line, or None if it has the form of no entry."""
    if match := _MOVE.fullmatch(text):
        by_bot, seat, moment_digest, action_text = match.groups()
        return Move(int(seat), moment_digest, action_text, bool(by_bot))
    if match := _NAME.fullmatch(text):
        return Setting("name", int(match[1]), int(match[2]), match[3])
    if match := _BOT.fullmatch(text):
        return Setting("bot", int(match[1]), int(match[2]), match[3])
    if match := _DREW.fullmatch(text):
        return Setting("drew", int(match[1]), int(match[2]), match[3])
    if match := _NEXT.fullmatch(text):
        parse_link(match[1])
        return Next(match[1])
    return None


def _entry_error(text: str) -> NotationError:
    return NotationError(f"an entry must look like 'move 0 1f2e3d4c F1ac4'; got {text[:60]!r}", "entry")


def within_limits(ordered_texts: Iterable[str], full_bytes: int = FULL_BYTES) -> set[str]:
    """Return the first entries up to the limits.

    For sets in one order, the limited union is the limited union of the limited sets: no entry depends on the length of
    those after it.
    """
    result: set[str] = set()
    size = 0
    for text in ordered_texts:
        if len(result) == MAX_ENTRIES or size > full_bytes:
            break
        if text and text not in result:
            result.add(text)
            size += len(text.encode()) + 1
    return result
