"""A duel as a text for links: names, number of rounds, scores, the last round, and games that wait for an answer."""

from __future__ import annotations

import re
import zlib
from dataclasses import dataclass, replace

from mapwright.errors import NotationError
from mapwright.notation.deal_code import format_deal
from mapwright.notation.packing import pack
from mapwright.notation.record import final_state, parse_record
from mapwright.text import printable

SEPARATOR = "@"
VERSION = "2"
LENGTHS = (0, 3, 5)
"""Best of three or of five; 0 stands for a duel without an end."""
MAX_NAME = 16
"""Maximum number of characters of a name."""
MAX_DUEL_CHARS = 6_000
MAX_ROUNDS = 99
NO_GAMES = ("", "")
_ID = re.compile(r"[0-9a-f]{8}")
_SCORE = re.compile(r"(-?\d{1,3}):(-?\d{1,3})")

Games = tuple[str, str]
"""A record of each player; empty for none."""


@dataclass(frozen=True, slots=True)
class Duel:
    """The state of a duel that one player sends the other; player 0 has begun it."""

    length: int
    """Maximum number of rounds, 0 for a duel without an end."""
    names: tuple[str, str]
    sender: int
    """The player, 0 or 1, who sends this text."""
    id: str = ""
    """8 hexadecimal digits; empty as long as nobody has answered the first game."""
    scores: tuple[tuple[int, int], ...] = ()
    """Stars of both players in the finished rounds."""
    last: Games = NO_GAMES
    """The games of the last finished round."""
    waiting: Games = NO_GAMES
    """The game of each player that the other one has not answered."""

    def __str__(self) -> str:
        """Return the text for a link, with packed records."""
        scores = ",".join(f"{first}:{second}" for first, second in self.scores)
        names = [_clean(name) for name in self.names]
        records = [pack(record) if record else "" for record in (*self.last, *self.waiting)]
        return SEPARATOR.join((VERSION, self.id, str(self.length), *names, str(self.sender), scores, *records))

    @property
    def wins(self) -> tuple[int, int]:
        """Number of rounds that each player has won."""
        first = sum(mine > other for mine, other in self.scores)
        second = sum(mine < other for mine, other in self.scores)
        return first, second

    @property
    def over(self) -> bool:
        return self.length > 0 and (2 * max(self.wins) > self.length or len(self.scores) >= self.length)

    def with_game(self, player: int, record: str) -> Duel:
        """Return the duel with a finished game, which answers the other player's or waits for an answer.

        A game that the duel already has changes nothing. Another game after the end begins a rematch, which is a duel
        of its own. Raise `NotationError` for a second game that would wait.
        """
        if record in (self.last[player], self.waiting[player]):
            return self
        if self.over:
            return Duel(self.length, self.names, player, _id_of((self.id, record)), waiting=_pair(player, record, ""))
        theirs = self.waiting[1 - player]
        if theirs and _deal(theirs) == _deal(record):
            last = _pair(player, record, theirs)
            duel = replace(self, id=self.id or _id_of(last), last=last, scores=(*self.scores, _stars_of(last)))
            return replace(duel, waiting=NO_GAMES if duel.over else _pair(player, self.waiting[player], ""))
        if self.waiting[player]:
            raise NotationError("a duel has one game of each player that waits for an answer", "duel")
        return replace(self, waiting=_pair(player, record, theirs))

    def merged(self, received: Duel, player: int) -> Duel:
        """Return this player's duel with what a link of the other player adds. An older link adds nothing."""
        ahead = len(received.scores) - len(self.scores)
        own = self.waiting[player]
        if ahead < 0:
            return self
        if ahead == 0 and own and own == received.last[player]:  # each has answered the other's game
            scores = (*self.scores, received.scores[-1])
            return replace(self, scores=scores, last=received.last, waiting=NO_GAMES)
        base = received if ahead else self
        theirs = received.waiting[1 - player] or base.waiting[1 - player]
        kept = own if ahead <= 1 and not received.waiting[player] else received.waiting[player]
        games = [
            "" if game == last else game for game, last in zip(_pair(player, kept, theirs), base.last, strict=True)
        ]
        names = _pair(player, self.names[player] or received.names[player], received.names[1 - player])
        return replace(base, names=names, waiting=NO_GAMES if base.over else (games[0], games[1]))


def parse_duel(text: str) -> Duel:
    """Parse the text of a duel. Raise `NotationError` if it is damaged, too long or of another version."""
    if len(text) > MAX_DUEL_CHARS:
        raise NotationError(f"a duel of {len(text)} characters is too long", "too-long")
    version, *fields = text.split(SEPARATOR)
    if version.isdecimal() and version != VERSION:
        raise NotationError(f"a duel of version {version[:20]}; this program knows version {VERSION}", "duel-version")
    if version != VERSION or len(fields) != 10:
        raise NotationError(f"a duel must have 11 parts; got {text[:40]!r}", "duel")
    id, length, first, second, sender, scores, *records = fields
    if length not in map(str, LENGTHS) or sender not in ("0", "1"):
        raise NotationError(f"a duel must have a length and a sender; got {length[:20]!r} and {sender[:20]!r}", "duel")
    rounds = tuple(_parse_score(score) for score in scores.split(",")) if scores else ()
    if len(rounds) > MAX_ROUNDS:
        raise NotationError(f"a duel of {len(rounds)} rounds is too long", "too-long")
    games = [_full_record(record) for record in records]
    names = _clean(first), _clean(second)
    duel = Duel(int(length), names, int(sender), id, rounds, (games[0], games[1]), (games[2], games[3]))
    return checked_duel(duel)


def checked_duel(duel: Duel) -> Duel:
    """Return the duel. Raise `NotationError` if it contradicts itself or contains anything but finished solo games."""
    for record in filter(None, (*duel.last, *duel.waiting)):
        if parse_record(record).setup.players != 1 or not final_state(parse_record(record)).over:
            raise NotationError("the games of a duel must be finished solo games", "duel")
    expected = duel.scores[-1:]
    if bool(duel.scores) != bool(all(duel.last)) or expected != ((_stars_of(duel.last),) if all(duel.last) else ()):
        raise NotationError("a duel must have the games of its last round, with their stars", "duel")
    if duel.last != NO_GAMES and _deal(duel.last[0]) != _deal(duel.last[1]):
        raise NotationError("the games of a round must be of one deal", "duel")
    if (duel.scores or duel.id) and not _ID.fullmatch(duel.id):
        raise NotationError(f"the id of a duel must have 8 hexadecimal digits; got {duel.id[:20]!r}", "duel")
    return duel


def _pair(player: int, mine: str, theirs: str) -> Games:
    return (mine, theirs) if player == 0 else (theirs, mine)


def _id_of(texts: tuple[str, str]) -> str:
    """Return the id of a duel that begins with these games, or after that duel with this game: always the same."""
    return f"{zlib.crc32(' '.join(texts).encode()):08x}"


def _deal(record: str) -> str:
    parsed = parse_record(record)
    return format_deal(parsed.setup, parsed.seed)


def _stars_of(games: Games) -> tuple[int, int]:
    first, second = (final_state(parse_record(record)).players[0].stars for record in games)
    return first, second


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
