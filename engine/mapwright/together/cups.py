"""A cup: up to a hundred members draw the maps of the same rounds. A set of entries, and the games that follow from it.

The set has one game of each member and round, the longest valid one. Devices with the same set show the same board.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from mapwright.errors import NotationError
from mapwright.notation.map_text import format_map
from mapwright.notation.packing import PACKED_PREFIX, claimed_actions, pack
from mapwright.notation.record import parse_record
from mapwright.together.cup_link import CupLink
from mapwright.together.digests import digest
from mapwright.together.entries import within_limits
from mapwright.together.members import Member, MemberSet, parse_member, replay_packed

MAX_MEMBERS = 100
"""Maximum number of members on the board."""
MAX_NAMES = 300
"""Maximum number of names that are stored."""
MAX_UNREAD = 2000
"""Maximum number of entries that are stored before they are replayed."""
MAX_BYTES = 200_000
"""Maximum length of all entries that are stored; a full cup has half of it."""
SEASONS = 4

_GAME = re.compile(r"(season|result) ([1-7]) ([0-9a-f]{8}) ([A-Za-z0-9_-]{5,300})", re.ASCII)
_OPEN = re.compile(r"open ([1-7])", re.ASCII)


@dataclass(frozen=True, slots=True)
class CupGame:
    """A member's game of a round at the end of a season; as a `result`, at its end. `payload` is the packed record
    without the deal code, which follows from the round."""

    kind: str
    round: int
    member: str
    payload: str

    def __str__(self) -> str:
        return f"{self.kind} {self.round} {self.member} {self.payload}"


@dataclass(frozen=True, slots=True)
class OpenRound:
    """The organiser has opened a round: all draw it now."""

    round: int

    def __str__(self) -> str:
        return f"open {self.round}"


@dataclass(frozen=True, slots=True)
class Summary:
    """What the board shows of a replayed game."""

    seasons: tuple[int, ...]
    """The stars of each season that is over."""
    map: str

    @property
    def over(self) -> bool:
        return len(self.seasons) == SEASONS

    def stars_after(self, seasons: int) -> int:
        """Return the stars of the first seasons."""
        return sum(self.seasons[:seasons])


def parse_cup_entry(text: str) -> CupGame | OpenRound | Member | None:
    """Return the entry of a line; None if it is not an entry."""
    if match := _GAME.fullmatch(text):
        return CupGame(match[1], int(match[2]), match[3], match[4])
    if match := _OPEN.fullmatch(text):
        return OpenRound(int(match[1]))
    return parse_member(text)


def game_entry(link: CupLink, round: int, member: str, record: str) -> CupGame:
    """Return the entry of a member's game. Raise `NotationError` if no season of that round's map is over in it."""
    packed = pack(str(parse_record(record)))
    summary = _summary(link, round, packed) if 1 <= round <= link.rounds else None
    if summary is None:
        raise NotationError(f"the record must be a game of round {round} with a season that is over", "not-finished")
    payload = packed.partition(".")[2]
    return CupGame("result" if summary.over else "season", round, member, payload)


def _summary(link: CupLink, round: int, packed: str) -> Summary | None:
    """Return the summary of a game of that round; None if it is another game, or if no season of it is over."""
    state = replay_packed(link.deal(round), packed)
    if state is None or not state.players[0].seasons:
        return None
    player = state.players[0]
    return Summary(tuple(season.total for season in player.seasons), format_map(player.board))


class Cup(MemberSet[int, Summary]):
    """A cup as one member sees it."""

    def __init__(
        self,
        link: CupLink,
        own: str,
        hidden: frozenset[str] = frozenset(),
        games: dict[str, Summary | None] | None = None,
    ) -> None:
        super().__init__(own, link.deal, hidden, games)
        self.link = link
        self._opened: set[int] = set()
        self._order: list[str] = []

    def add(self, texts: Iterable[str]) -> None:
        """Add entries to the set. Texts that are no entry of this cup are ignored."""
        self._order = []
        for text in texts:
            entry = parse_cup_entry(text)
            if isinstance(entry, Member):
                self.add_member(entry)
            elif isinstance(entry, OpenRound) and entry.round <= self.link.rounds:
                self._opened.add(entry.round)
            elif isinstance(entry, CupGame) and entry.round <= self.link.rounds:
                self.add_game(entry.round, entry.member, text, MAX_UNREAD)

    def _rank(self, text: str) -> tuple[int, str]:
        """The game with most actions counts; of several, the one with the smaller digest."""
        return -_claimed_actions(text), digest(text)

    def _replay(self, map: int, text: str) -> Summary | None:
        summary = _summary(self.link, map, self._packed(map, text))
        return summary if summary and summary.over == text.startswith("result") else None

    def _packed(self, round: int, text: str) -> str:
        return f"{PACKED_PREFIX}{self.link.deal_code(round)}.{text.split(' ')[3]}"

    def open_rounds(self) -> int:
        """Return the number of rounds that can be drawn, from the first on."""
        return max([0, *self._opened]) if self.link.together else self.link.rounds

    def summary(self, round: int, member: str) -> Summary | None:
        counted = self.counted_entry(round, member)
        return counted and counted[1]

    def record(self, round: int, member: str) -> str:
        """Return the packed record of a member's game; empty without one."""
        counted = self.counted_entry(round, member)
        return self._packed(round, counted[0]) if counted else ""

    def own_replays(self) -> Iterator[None]:
        """Replay the own games; yield after each."""
        for round in range(1, self.link.rounds + 1):
            yield from self.replays_of(round, self.own)

    def replays(self, shown: int = 0) -> Iterator[None]:
        """Replay games, those of the shown round first and then those of the newest; yield after each."""
        yield from self.own_replays()
        newest_first = range(self.link.rounds, 0, -1)
        for round in sorted(newest_first, key=lambda round: round != shown):
            for member in self._by_digest():
                yield from self.replays_of(round, member)

    def unread_games(self, round: int) -> set[str]:
        """Return the named members with a game of a round that is not replayed yet, and none that counts."""
        return {id for id in self._names if not self.counted_entry(round, id) and any(self._possible(round, id))}

    def _by_digest(self) -> list[str]:
        self._order = self._order or sorted(self._names, key=digest)
        return self._order

    def _has_drawn(self, member: str) -> bool:
        return any(self.counted_entry(round, member) for round in range(1, self.link.rounds + 1))

    def members(self) -> list[Member]:
        """Return the members on the board, in the same order on every device: those who have drawn come first."""
        ids = [id for id in self._by_digest() if id not in self.hidden]
        ids.sort(key=lambda id: not self._has_drawn(id))
        return [self._names[id] for id in ids[:MAX_MEMBERS]]

    def own_entries(self) -> list[str]:
        """Return what this device stores for the others: the own name, the own games, and the rounds that are open."""
        name = [str(self._names[self.own])] if self.own in self._names else []
        games = [next(self._possible(round, self.own), "") for round in range(1, self.link.rounds + 1)]
        return [*name, *filter(None, games), *(str(OpenRound(round)) for round in sorted(self._opened))]

    def entries(self) -> list[str]:
        """Return the entries within the limits: the own ones, then other games, names, and those not replayed yet."""
        others = [id for id in self._by_digest() if id != self.own]
        others.sort(key=lambda id: not self._has_drawn(id))
        names = [str(self._names[id]) for id in others[:MAX_NAMES]]
        unread = sorted(self._unread(), key=digest)[:MAX_UNREAD]
        counted = self._counted([self.own, *others[:MAX_MEMBERS]])
        ordered = dict.fromkeys([*self.own_entries(), *counted, *names, *unread])
        limited = within_limits(ordered, MAX_BYTES)
        return [text for text in ordered if text in limited]

    def _counted(self, members: Iterable[str]) -> Iterator[str]:
        for member in members:
            for round in range(1, self.link.rounds + 1):
                if counted := self.counted_entry(round, member):
                    yield counted[0]

    def _possible(self, round: int, member: str) -> Iterator[str]:
        """Yield the entries of a member and round that count or may count once they are replayed."""
        for text in self._entries.get((round, member), ()):
            if self.games.get(text) is not None or text not in self.games:
                yield text
            if self.games.get(text) is not None:
                break

    def _unread(self) -> Iterator[str]:
        for round, member in self._entries:
            yield from (text for text in self._possible(round, member) if text not in self.games)


def _claimed_actions(text: str) -> int:
    try:
        return claimed_actions(text.split(" ")[3])
    except NotationError:
        return 0
