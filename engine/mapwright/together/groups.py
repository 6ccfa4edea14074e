"""A group of friends who draw the daily map: a set of entries, and the games of each day.

A result is replayed before it counts.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from datetime import date

from mapwright.errors import NotationError, RuleError
from mapwright.notation.packing import pack
from mapwright.notation.record import final_state, parse_record
from mapwright.rules.daily import daily_map, parse_day
from mapwright.rules.state import State
from mapwright.together.digests import digest
from mapwright.together.entries import JOINERS, MAX_NUMBER, within_limits
from mapwright.together.links import is_link_beginning

MAX_MEMBERS = 20
"""Maximum number of members that are shown."""
DAYS = 30
"""Number of days before today whose results are stored and shown."""
MAX_RESULTS = 8
"""Maximum number of results stored for one member and day."""
CONTEXT = "1.daily"
"""Part of the derivation of keys; its number is raised when entries change."""

_LINK = re.compile(r"([1-9][0-9]{0,3})\.([0-9a-f]{32})\.daily\.([0-9a-f]{4})")
_RESULT = re.compile(r"result (\d{4}-\d\d-\d\d) ([0-9a-f]{8}) (~2[A-Za-z0-9._-]{1,300})", re.ASCII)
_MEMBER = re.compile(r"member ([0-9a-f]{8}) ([1-9][0-9]{0,5}) (\S|\S.{0,78}\S)")


def format_group_link(secret: bytes) -> str:
    """Return the link to the group with that secret."""
    text = f"1.{secret.hex()}.daily"
    return f"{text}.{digest(text)[:4]}"


def parse_group_link(text: str) -> bytes:
    """Return the secret of a link. Raise `NotationError` with the code `link-cut`, `link-version` or `link`."""
    match = _LINK.fullmatch(text)
    if match is None:
        code = "link-cut" if len(text) < 60 and is_link_beginning(text) else "link"
        raise NotationError(f"a link to a group has four parts; got {text[:60]!r}", code)
    if match[1] != "1":
        raise NotationError(f"a link to a group must be of version 1; got {match[1]}", "link-version")
    secret = bytes.fromhex(match[2])
    if format_group_link(secret) != text:
        raise NotationError(f"the last four letters of a link must fit the others; got {text[-60:]!r}", "link-cut")
    return secret


@dataclass(frozen=True, slots=True)
class Result:
    """A member's first game of a day, as a packed record."""

    day: date
    member: str
    record: str

    def __str__(self) -> str:
        return f"result {self.day.isoformat()} {self.member} {self.record}"


@dataclass(frozen=True, slots=True)
class Member:
    """Crest and name of a member as `text`; the entry with the highest number counts."""

    id: str
    number: int
    text: str

    def __str__(self) -> str:
        return f"member {self.id} {self.number} {self.text}"

    @property
    def rank(self) -> tuple[int, str]:
        """Sort key: the entry that counts comes first; of equal numbers, the one with the smaller digest."""
        return -self.number, digest(str(self))


def parse_group_entry(text: str) -> Result | Member | None:
    """Return the entry of a line; None if it is not an entry."""
    if not text.translate(JOINERS).isprintable():
        return None
    if match := _MEMBER.fullmatch(text):
        return Member(match[1], int(match[2]), match[3])
    if match := _RESULT.fullmatch(text):
        try:
            return Result(parse_day(match[1]), match[2], match[3])
        except NotationError:
            return None
    return None


def result_of(day: date, member: str, record: str) -> Result:
    """Return the entry of a finished game of that day's map. Raise `NotationError` for any other game."""
    if _replay_daily(day, record) is None:
        raise NotationError(f"the record must be a finished game of {day.isoformat()}", "not-finished")
    return Result(day, member, pack(str(parse_record(record))))


def _replay_daily(day: date, text: str) -> State | None:
    """Return the last state of a record; None if it is not a finished game of that day's map by the rules."""
    daily = daily_map(day)
    try:
        record = parse_record(text)
        state = final_state(record) if (record.setup, record.seed) == (daily.setup, daily.seed) else None
    except (NotationError, RuleError):
        return None
    return state if state is not None and state.over else None


@dataclass(eq=False, slots=True)
class Group:
    """A group as one member sees it on one day: a set of entries, and the games that follow from them."""

    own: str
    """Id of the member on this device."""
    today: date
    hidden: frozenset[str] = frozenset()
    """Ids of members whom the own member has hidden."""
    games: dict[str, State | None] = field(default_factory=dict)
    """The last state of each replayed game by its entry; None if the game does not count."""
    _names: dict[str, Member] = field(default_factory=dict)
    _results: dict[tuple[date, str], list[str]] = field(default_factory=dict)

    def add(self, texts: Iterable[str]) -> None:
        """Add entries to the set. Invalid texts, and results too far from today, are ignored."""
        for text in texts:
            entry = parse_group_entry(text)
            if isinstance(entry, Member):
                self._names[entry.id] = min(self._names.get(entry.id, entry), entry, key=lambda member: member.rank)
            elif isinstance(entry, Result) and abs((entry.day - self.today).days) <= DAYS:
                results = self._results.setdefault((entry.day, entry.member), [])
                if text not in results:
                    results[:] = sorted([*results, text], key=digest)[:MAX_RESULTS]

    def entries(self) -> list[str]:
        """Return the entries within the limits: the own results, all names, then other results, the newest first."""
        names = [str(self._names[id]) for id in sorted(self._names, key=lambda id: (id != self.own, digest(id)))]
        keys = sorted(self._results, key=lambda key: (key[1] != self.own, -key[0].toordinal(), key[1]))
        own_results = [text for day, id in keys if id == self.own for text in self._results[day, id]]
        other_results = [text for day, id in keys if id != self.own for text in self._results[day, id]]
        ordered = [*own_results, *names, *other_results]
        limited = within_limits(ordered)
        return [text for text in ordered if text in limited]

    def members(self) -> list[Member]:
        """Return the members that are shown, the own one first, at most `MAX_MEMBERS`."""
        ids = [id for id in self._names if id not in self.hidden]
        ids.sort(key=lambda id: (id != self.own, digest(id)))  # the same order on every device
        return [self._names[id] for id in ids[:MAX_MEMBERS]]

    def hidden_members(self) -> list[Member]:
        return [self._names[id] for id in sorted(self.hidden & self._names.keys())]

    def renamed(self, id: str, text: str) -> Member:
        """Return a new entry with another name of a member. Raise `NotationError` if the text cannot be a name."""
        current = self._names.get(id)
        entry = parse_group_entry(str(Member(id, min(current.number + 1, MAX_NUMBER) if current else 1, text)))
        if not isinstance(entry, Member):
            raise NotationError(f"a name must have 1 to 80 printable characters; got {text[:40]!r}", "name")
        return entry

    def days(self) -> list[date]:
        """Return the days up to today that have results, the newest first."""
        return sorted({day for day, _ in self._results if self.today >= day}, reverse=True)

    def replays(self) -> Iterator[None]:
        """Replay results, the newest day first, until one of each member and day counts; yield after each game."""
        for day in self.days():
            for member in self.members():
                for text in self._results.get((day, member.id), ()):
                    if text not in self.games:
                        self.games[text] = _replay_daily(day, _record_of(text))
                        yield
                    if self.games[text] is not None:
                        break

    def game(self, day: date, id: str) -> tuple[str, State] | None:
        """Return the packed record and the last state of a member's game of a day; None if none is replayed."""
        for text in self._results.get((day, id), ()):
            state = self.games.get(text)
            if state is not None:
                return _record_of(text), state
        return None


def _record_of(text: str) -> str:
    return text.split(" ")[3]
