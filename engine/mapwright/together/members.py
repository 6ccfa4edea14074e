"""Members who draw the same maps, each on their own sheet: names and games as entries, for groups and cups.

A game is replayed before it counts.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import date
from typing import Annotated, Generic, TypeVar

from mapwright.encoding import OMITTED
from mapwright.errors import NotationError, RuleError
from mapwright.notation.deal_code import parse_deal
from mapwright.notation.packing import unpack_game
from mapwright.rules.setup import Setup
from mapwright.rules.state import State
from mapwright.together.digests import digest
from mapwright.together.entries import JOINERS, MAX_NUMBER

MapT = TypeVar("MapT", date, int)
"""What a map of the programme is called: a day, or the number of a round."""
GameT = TypeVar("GameT")
Deal = tuple[Setup, str]
"""A setup and a seed."""
Programme = Callable[[MapT], Deal]
"""The deals of a group or a cup by map: those of the calendar, or a list of rounds."""

_MEMBER = re.compile(r"member ([0-9a-f]{8}) ([1-9][0-9]{0,5}) (\S|\S.{0,78}\S)")


@dataclass(frozen=True, slots=True)
class Member:
    """Crest and name of a member as `player`; the entry with the highest number counts."""

    id: str
    number: Annotated[int, OMITTED]
    player: str

    def __str__(self) -> str:
        return f"member {self.id} {self.number} {self.player}"

    def rank(self) -> tuple[int, str]:
        """Return the sort key: the entry that counts comes first; of equal numbers, the one with the smaller digest."""
        return -self.number, digest(str(self))


def parse_member(text: str) -> Member | None:
    """Return the entry of a line; None if it is not the name of a member."""
    match = _MEMBER.fullmatch(text) if text.translate(JOINERS).isprintable() else None
    return match and Member(match[1], int(match[2]), match[3])


class MemberSet(Generic[MapT, GameT]):
    """Names and games of members; of the games of one member and map, the first valid one counts."""

    def __init__(
        self, own: str, programme: Programme[MapT], hidden: frozenset[str], games: dict[str, GameT | None] | None
    ) -> None:
        self.own = own
        """Id of the member on this device."""
        self.programme: Programme[MapT] = programme
        self.hidden = hidden
        """Ids of members whom the own member has hidden."""
        self.games = {} if games is None else games
        """The replayed game of each entry; None if it does not count."""
        self._names: dict[str, Member] = {}
        self._entries: dict[tuple[MapT, str], list[str]] = {}
        """The entries of games by map and member, the one that counts first if it is valid."""

    def _replay(self, map: MapT, text: str) -> GameT | None:
        """Return the game of an entry; None if it is not a game of that map by the rules."""
        raise NotImplementedError

    def _rank(self, text: str) -> tuple[int, str]:
        """Return the sort key of an entry among those of one member and map."""
        return 0, digest(text)

    def add_member(self, entry: Member) -> None:
        self._names[entry.id] = min(self._names.get(entry.id, entry), entry, key=Member.rank)

    def add_game(self, map: MapT, member: str, text: str, limit: int) -> None:
        """Add the entry of a game. Of one member and map, the first ones up to the limit are kept."""
        texts: list[str] = self._entries.setdefault((map, member), [])
        if text not in texts:
            texts.append(text)
            if len(texts) > 1:
                texts.sort(key=self._rank)
                del texts[limit:]

    def member_order(self) -> list[Member]:
        """Return the members who are not hidden, the own one first, in the same order on every device."""
        ids = [id for id in self._names if id not in self.hidden]
        return [self._names[id] for id in sorted(ids, key=lambda id: (id != self.own, digest(id)))]

    def hidden_members(self) -> list[Member]:
        return [self._names[id] for id in sorted(self.hidden & self._names.keys())]

    def renamed(self, id: str, text: str) -> Member:
        """Return a new entry with another name of a member. Raise `NotationError` if the text cannot be a name."""
        current = self._names.get(id)
        entry = parse_member(str(Member(id, min(current.number + 1, MAX_NUMBER) if current else 1, text)))
        if entry is None:
            raise NotationError(f"a name must have 1 to 80 printable characters; got {text[:40]!r}", "name")
        return entry

    def replays_of(self, map: MapT, member: str) -> Iterator[None]:
        """Replay entries of a member and map until one counts; yield after each game."""
        for text in self._entries.get((map, member), ()):
            if text not in self.games:
                self.games[text] = self._replay(map, text)
                yield
            if self.games[text] is not None:
                break

    def counted_entry(self, map: MapT, member: str) -> tuple[str, GameT] | None:
        """Return the entry and the game of a member that count for a map; None if none is replayed."""
        for text in self._entries.get((map, member), ()):
            game = self.games.get(text)
            if game is not None:
                return text, game
        return None


def replay_packed(deal: Deal, packed: str) -> State | None:
    """Return the last state of a packed record; None if it is not a game of that deal by the rules."""
    try:
        record, state = unpack_game(packed)
        return state if parse_deal(record.partition(".")[0]) == deal else None
    except (NotationError, RuleError):
        return None
