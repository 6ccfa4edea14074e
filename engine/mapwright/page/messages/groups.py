"""A group of friends who draw the daily map: what a page stores and sends, and what it shows. See docs/together.md."""

from __future__ import annotations

from typing import Literal, TypedDict

from mapwright.page.messages.base import Message, Response
from mapwright.together import members


class NewGroupRequest(Message):
    """The link to a new group. `secret` are 16 random bytes in hexadecimal digits."""

    do: Literal["group-link"]
    secret: str


class ParseGroupLinkRequest(Message):
    """What a link says. A link that cannot be used is refused with the code `link`, `link-cut` or `link-version`."""

    do: Literal["group-parse"]
    link: str


class GroupLinkResponse(Response):
    """`context` is all but the secret."""

    link: str
    secret: str
    context: str


class GroupResultRequest(Message):
    """The entry of a member's finished game of a day; refused with `not-finished` if the record is another game."""

    do: Literal["group-result"]
    day: str
    member: str
    record: str


class GroupMemberRequest(Message):
    """The entry that gives a member a name and a crest, at most 80 printable characters."""

    do: Literal["group-member"]
    entries: list[str]
    member: str
    player: str


class GroupEntryResponse(Response):
    entry: str


class ReadGroupRequest(Message):
    """What the entries say to a member, with the maps of one day. Replay games for `ms` milliseconds; send it again
    while `busy`. `finished` are the days whose first game this member has finished, `started` those on which it
    waits to be."""

    do: Literal["group-read"]
    entries: list[str]
    member: str
    today: str
    day: str
    finished: list[str]
    started: list[str]
    hidden: list[str]
    ms: int


GroupMember = members.Member


class BestEdict(TypedDict):
    """The edict that brought most stars in one season."""

    id: str
    season: str
    stars: int


class GroupMap(TypedDict):
    """A member's map of a day; `best` if nobody has more stars, and somebody fewer."""

    member: str
    record: str
    map: str
    stars: int
    best: bool
    edict: BestEdict


class GroupDay(TypedDict):
    """`finished` are the members who have finished. `maps` is empty until it is `open`: one's own first game comes
    before those of the others."""

    day: str
    open: bool
    finished: list[str]
    maps: list[GroupMap]


class GroupWeekDay(TypedDict):
    """The stars of each member, in their order, null where there are none to show; `best` are the members with most."""

    day: str
    stars: list[int | None]
    best: list[str]


class GroupWeek(TypedDict):
    """The days from Monday on; `sums` of the week in the order of the members, and the `leaders` with most."""

    monday: str
    days: list[GroupWeekDay]
    sums: list[int]
    leaders: list[str]


class GroupJson(TypedDict):
    """`members` are those that are shown, oneself first; `finished` those who have drawn today's map, and `place` the
    own one among them, 0 before the own map is drawn; `shown` is the requested day. `weeks` begins with the present
    one. `entries` are to be stored and sent, the most important first."""

    members: list[GroupMember]
    hidden: list[GroupMember]
    full: bool
    finished: list[str]
    place: int
    shown: GroupDay
    weeks: list[GroupWeek]
    entries: list[str]


class ReadGroupResponse(Response):
    busy: bool
    group: GroupJson
