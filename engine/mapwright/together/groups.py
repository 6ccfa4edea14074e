"""A group of friends who draw the daily map: a set of entries, and the games of each day."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import date

from mapwright.errors import NotationError
from mapwright.notation.packing import pack
from mapwright.notation.record import parse_record
from mapwright.rules.daily import daily_map, parse_day
from mapwright.rules.state import State
from mapwright.together.digests import digest
from mapwright.together.entries import within_limits
from mapwright.together.links import check_last_letters, link_parts
from mapwright.together.members import Deal, Member, MemberSet, parse_member, replay_packed

MAX_MEMBERS = 20
"""Maximum number of members that are shown."""
DAYS = 30
"""Number of days before today whose results are stored and shown."""
MAX_RESULTS = 8
"""Maximum number of results stored for one member and day."""
MAX_LINK_CHARS = 60
CONTEXT = "1.daily"
"""Part of the derivation of keys; its number is raised when entries change."""

_LINK = re.compile(r"([1-9][0-9]{0,3})\.([0-9a-f]{32})\.daily\.([0-9a-f]{4})")
_RESULT = re.compile(r"result (\d{4}-\d\d-\d\d) ([0-9a-f]{8}) (~2[A-Za-z0-9._-]{1,300})", re.ASCII)


def format_group_link(secret: bytes) -> str:
    """Return the link to the group with that secret."""
    text = f"1.{secret.hex()}.daily"
    return f"{text}.{digest(text)[:4]}"


def parse_group_link(text: str) -> bytes:
    """Return the secret of a link. Raise `NotationError` with the code `link-cut`, `link-version` or `link`."""
    secret = bytes.fromhex(link_parts(text, _LINK, "group", 1, MAX_LINK_CHARS)[0])
    check_last_letters(format_group_link(secret), text)
    return secret


@dataclass(frozen=True, slots=True)
class Result:
    """A member's first game of a day, as a packed record."""

    day: date
    member: str
    record: str

    def __str__(self) -> str:
        return f"result {self.day.isoformat()} {self.member} {self.record}"


def parse_group_entry(text: str) -> Result | Member | None:
    """Return the entry of a line; None if it is not an entry."""
    if match := _RESULT.fullmatch(text):
        try:
            return Result(parse_day(match[1]), match[2], match[3])
        except NotationError:
            return None
    return parse_member(text)


def calendar(day: date) -> Deal:
    """Return the deal of a day's map: the programme of a group."""
    daily = daily_map(day)
    return daily.setup, daily.seed


def result_of(day: date, member: str, record: str) -> Result:
    """Return the entry of a finished game of that day's map. Raise `NotationError` for any other game."""
    packed = pack(str(parse_record(record)))
    if _finished(replay_packed(calendar(day), packed)) is None:
        raise NotationError(f"the record must be a finished game of {day.isoformat()}", "not-finished")
    return Result(day, member, packed)


def _finished(state: State | None) -> State | None:
    return state if state is not None and state.over else None


class Group(MemberSet[date, State]):
    """A group as one member sees it on one day: a set of entries, and the games that follow from them."""

    def __init__(
        self,
        own: str,
        today: date,
        hidden: frozenset[str] = frozenset(),
        games: dict[str, State | None] | None = None,
    ) -> None:
        super().__init__(own, calendar, hidden, games)
        self.today = today

    def _replay(self, map: date, text: str) -> State | None:
        return _finished(replay_packed(self.programme(map), _record_of(text)))

    def add(self, texts: Iterable[str]) -> None:
        """Add entries to the set. Invalid texts, and results too far from today, are ignored."""
        for text in texts:
            entry = parse_group_entry(text)
            if isinstance(entry, Member):
                self.add_member(entry)
            elif isinstance(entry, Result) and abs((entry.day - self.today).days) <= DAYS:
                self.add_game(entry.day, entry.member, text, MAX_RESULTS)

    def entries(self) -> list[str]:
        """Return the entries within the limits: the own results, all names, then other results, the newest first."""
        names = [str(self._names[id]) for id in sorted(self._names, key=lambda id: (id != self.own, digest(id)))]
        keys = sorted(self._entries, key=lambda key: (key[1] != self.own, -key[0].toordinal(), key[1]))
        own_results = [text for day, id in keys if id == self.own for text in self._entries[day, id]]
        other_results = [text for day, id in keys if id != self.own for text in self._entries[day, id]]
        ordered = [*own_results, *names, *other_results]
        limited = within_limits(ordered)
        return [text for text in ordered if text in limited]

    def members(self) -> list[Member]:
        """Return the members that are shown, the own one first, at most `MAX_MEMBERS`."""
        return self.member_order()[:MAX_MEMBERS]

    def days(self) -> list[date]:
        """Return the days up to today that have results, the newest first."""
        return sorted({day for day, _ in self._entries if self.today >= day}, reverse=True)

    def replays(self) -> Iterator[None]:
        """Replay results, the newest day first, until one of each member and day counts; yield after each game."""
        for day in self.days():
            for member in self.members():
                yield from self.replays_of(day, member.id)

    def game(self, day: date, id: str) -> tuple[str, State] | None:
        """Return the packed record and the last state of a member's game of a day; None if none is replayed."""
        counted = self.counted_entry(day, id)
        return counted and (_record_of(counted[0]), counted[1])


def _record_of(text: str) -> str:
    return text.split(" ")[3]
