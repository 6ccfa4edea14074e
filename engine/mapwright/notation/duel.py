"""A duel as a text for links: names, number of rounds, scores of finished rounds, and the games of this round."""

from __future__ import annotations

import re
from dataclasses import dataclass

from mapwright.errors import NotationError
from mapwright.notation.packing import pack
from mapwright.notation.record import parse_record
from mapwright.text import printable

SEPARATOR = "@"
VERSION = "1"
LENGTHS = (0, 3, 5)
"""Best of three or of five; 0 stands for a duel without an end."""
MAX_NAME = 16
"""Maximum number of characters of a name."""
MAX_DUEL_CHARS = 4_000
MAX_ROUNDS = 99
_SCORE = re.compile(r"(-?\d{1,3}):(-?\d{1,3})")


@dataclass(frozen=True, slots=True)
class Duel:
    """The state of a duel that one player sends the other; player 0 has begun it."""

    length: int
    """Maximum number of rounds, 0 for a duel without an end."""
    names: tuple[str, str]
    sender: int
    """The player, 0 or 1, who sends this text."""
    scores: tuple[tuple[int, int], ...] = ()
    """Stars of both players in the finished rounds."""
    records: tuple[str, str] = ("", "")
    """This round's finished games; empty for a player who has not played yet."""

    def __str__(self) -> str:
        """Return the text for a link, with packed records."""
        scores = ",".join(f"{first}:{second}" for first, second in self.scores)
        names = [_clean(name) for name in self.names]
        records = [pack(str(parse_record(record))) if record else "" for record in self.records]
        return SEPARATOR.join((VERSION, str(self.length), *names, str(self.sender), scores, *records))


def parse_duel(text: str) -> Duel:
    """Parse the text of a duel. Raise `NotationError` if it is damaged, too long or of another version."""
    if len(text) > MAX_DUEL_CHARS:
        raise NotationError(f"a duel of {len(text)} characters is too long", "too-long")
    version, *fields = text.split(SEPARATOR)
    if version.isdecimal() and version != VERSION:
        raise NotationError(f"a duel of version {version[:20]}; this program knows version {VERSION}", "duel-version")
    if version != VERSION or len(fields) != 7:
        raise NotationError(f"a duel must have 8 parts; got {text[:40]!r}", "duel")
    length, first, second, sender, scores, *records = fields
    if length not in map(str, LENGTHS) or sender not in ("0", "1"):
        raise NotationError(f"a duel must have a length and a sender; got {length[:20]!r} and {sender[:20]!r}", "duel")
    rounds = tuple(_parse_score(score) for score in scores.split(",")) if scores else ()
    if len(rounds) > MAX_ROUNDS:
        raise NotationError(f"a duel of {len(rounds)} rounds is too long", "too-long")
    games = [_full_record(record) for record in records]
    return Duel(int(length), (_clean(first), _clean(second)), int(sender), rounds, (games[0], games[1]))


def _parse_score(text: str) -> tuple[int, int]:
    match = _SCORE.fullmatch(text)
    if not match:
        raise NotationError(f"a score must be two numbers as 84:79; got {text[:20]!r}", "duel")
    return int(match[1]), int(match[2])


def _full_record(text: str) -> str:
    """Return a record that may be packed as a plain record; empty if there is none."""
    return str(parse_record(text)) if text else ""


def _clean(name: str) -> str:
    """Return a name without the separator and unprintable characters, at most `MAX_NAME` characters."""
    return printable(name.replace(SEPARATOR, " "))[:MAX_NAME]
