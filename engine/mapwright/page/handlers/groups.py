"""Handlers for groups of friends who draw the daily map."""

from __future__ import annotations

from datetime import date, timedelta

from mapwright.notation.map_text import format_map
from mapwright.page.handlers import Handlers, handlers_of
from mapwright.page.messages import groups as messages
from mapwright.page.session import CurrentGame
from mapwright.page.slices import advance, slice_seconds
from mapwright.rules.daily import parse_day
from mapwright.rules.state import State
from mapwright.together.groups import (
    CONTEXT,
    DAYS,
    MAX_MEMBERS,
    Group,
    format_group_link,
    parse_group_link,
    result_of,
)
from mapwright.together.links import parse_secret

MAX_GAMES = 2000
"""Maximum number of replayed games that are cached, over all groups."""


def handlers(_: CurrentGame) -> Handlers:
    return handlers_of(GroupHandlers())


class GroupHandlers:
    """Computes groups from their entries; only replayed games are cached."""

    def __init__(self) -> None:
        self._games: dict[str, State | None] = {}

    def new_link(self, request: messages.NewGroupRequest) -> messages.GroupLinkResponse:
        return _link_response(parse_secret(request.secret))

    def parse_link(self, request: messages.ParseGroupLinkRequest) -> messages.GroupLinkResponse:
        return _link_response(parse_group_link(request.link))

    def result(self, request: messages.GroupResultRequest) -> messages.GroupEntryResponse:
        return messages.GroupEntryResponse(str(result_of(parse_day(request.day), request.member, request.record)))

    def member(self, request: messages.GroupMemberRequest) -> messages.GroupEntryResponse:
        group = Group(request.member, date.min)
        group.add(request.entries)
        return messages.GroupEntryResponse(str(group.renamed(request.member, request.player)))

    def read(self, request: messages.ReadGroupRequest) -> messages.ReadGroupResponse:
        today = parse_day(request.today)
        if len(self._games) > MAX_GAMES:
            self._games.clear()
        group = Group(request.member, today, frozenset(request.hidden), self._games)
        group.add(request.entries)
        is_busy = advance(group.replays(), slice_seconds(request.ms))
        return messages.ReadGroupResponse(is_busy, _View(group, request).json(parse_day(request.day)))


class _View:
    """What one member may see of a group: the games of others only when the own first game of that day is finished."""

    def __init__(self, group: Group, request: messages.ReadGroupRequest) -> None:
        self._group, self._members = group, group.members()
        self._finished, self._started = frozenset(request.finished), frozenset(request.started)

    def json(self, day: date) -> messages.GroupJson:
        group, today = self._group, self._group.today
        monday = today - timedelta(today.weekday())
        first_day = min([*group.days(), today])
        mondays = [monday - timedelta(7 * weeks) for weeks in range(DAYS // 7 + 2)]
        return {
            "members": self._members,
            "hidden": group.hidden_members(),
            "full": len(self._members) >= MAX_MEMBERS,
            "finished": list(self._games(today)),
            "place": self._place(today),
            "shown": self._day(day),
            "weeks": [self._week(day) for day in mondays if day + timedelta(6) >= first_day],
            "entries": group.entries(),
        }

    def _is_open(self, day: date) -> bool:
        """Return whether the own first game of the day is finished, or cannot be begun any more."""
        text = day.isoformat()
        return text in self._finished or (day < self._group.today and text not in self._started)

    def _games(self, day: date) -> dict[str, tuple[str, State]]:
        """Return packed record and last state of each member's game of a day, by member id."""
        games = ((member.id, self._group.game(day, member.id)) for member in self._members)
        return {id: game for id, game in games if game is not None}

    def _place(self, day: date) -> int:
        """Return the own place among the games of a day; 0 without an own game."""
        stars = {id: _stars(state) for id, (_, state) in self._games(day).items()}
        own = stars.get(self._group.own)
        return 0 if own is None else 1 + sum(other > own for other in stars.values())

    def _day(self, day: date) -> messages.GroupDay:
        games, is_open = self._games(day), self._is_open(day)
        best = _leaders({id: _stars(state) for id, (_, state) in games.items()})
        maps: list[messages.GroupMap] = [
            {
                "member": id, "record": record, "map": format_map(state.players[0].board), "stars": _stars(state),
                "best": id in best, "edict": _best_edict(state),
            }
            for id, (record, state) in games.items() if is_open
        ]  # fmt: skip
        maps.sort(key=lambda group_map: -group_map["stars"])
        return {"day": day.isoformat(), "open": is_open, "finished": list(games), "maps": maps}

    def _week(self, monday: date) -> messages.GroupWeek:
        week = (monday + timedelta(number) for number in range(7))
        days = [self._week_day(day) for day in week if day <= self._group.today]
        sums = [sum(day["stars"][index] or 0 for day in days) for index in range(len(self._members))]
        leaders = _leaders({member.id: total for member, total in zip(self._members, sums, strict=True)})
        return {"monday": monday.isoformat(), "days": days, "sums": sums, "leaders": leaders}

    def _week_day(self, day: date) -> messages.GroupWeekDay:
        stars = {id: _stars(state) for id, (_, state) in self._games(day).items()} if self._is_open(day) else {}
        row = [stars.get(member.id) for member in self._members]
        return {"day": day.isoformat(), "stars": row, "best": _leaders(stars)}


def _stars(state: State) -> int:
    return state.players[0].stars


def _leaders(stars: dict[str, int]) -> list[str]:
    """Return the ids with most stars; none if all have equally many."""
    most, fewest = max(stars.values(), default=0), min(stars.values(), default=0)
    return [id for id, count in stars.items() if count == most > fewest]


def _best_edict(state: State) -> messages.BestEdict:
    """Return the edict that brought most stars in one season."""
    scores = ((stars, score.season, id) for score in state.players[0].seasons for id, stars in score.edicts)
    stars, season, id = max(scores, key=lambda score: score[0])
    return {"id": id, "season": season, "stars": stars}


def _link_response(secret: bytes) -> messages.GroupLinkResponse:
    return messages.GroupLinkResponse(format_group_link(secret), secret.hex(), CONTEXT)
