"""A cup: what a page stores and sends, and the board. See docs/together.md."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from mapwright.decoding import SHALLOW
from mapwright.page.messages.base import Message, Response
from mapwright.page.messages.game import SetupJson
from mapwright.together import cup_board, members


class NewCupRequest(Message):
    """The link to a new cup. `secret` are 16 random bytes in hexadecimal digits; with `together`, the rounds are opened
    one after the other."""

    do: Literal["cup-link"]
    secret: str
    setup: Annotated[SetupJson, SHALLOW]
    rounds: int
    together: bool
    card_seconds: int


class ParseCupLinkRequest(Message):
    """What a link says. A link that cannot be used is refused with the code `link`, `link-cut` or `link-version`."""

    do: Literal["cup-parse"]
    link: str


class CupLinkResponse(Response):
    """`context` is all but the secret; `deals` are the deal codes of the rounds."""

    link: str
    secret: str
    context: str
    setup: SetupJson
    deals: list[str]
    together: bool
    card_seconds: int


class CupGameRequest(Message):
    """The entry of a member's game of a round, of which a season at least is over; else refused with `not-finished`."""

    do: Literal["cup-game"]
    link: str
    round: int
    member: str
    record: str


class CupMemberRequest(Message):
    """The entry that gives a member a name and a crest, at most 80 printable characters."""

    do: Literal["cup-member"]
    link: str
    entries: list[str]
    member: str
    player: str


class CupOpenRequest(Message):
    """The entry that opens a round."""

    do: Literal["cup-open"]
    link: str
    round: int


class CupEntryResponse(Response):
    entry: str


class ReadCupRequest(Message):
    """What the entries say to a member, with the board of one round, or of all (0). Replay games for `ms` milliseconds;
    send it again while `busy`. Without `board`, the response has none while it is busy. `sees_all` shows the stars of
    seasons that this member has not finished."""

    do: Literal["cup-read"]
    link: str
    entries: list[str]
    member: str
    round: int
    sees_all: bool
    hidden: list[str]
    board: bool
    ms: int


CupMember = members.Member
CupRow = cup_board.Row


class CupMap(TypedDict):
    """One of the best maps of a round, or the own one."""

    member: str
    place: int
    stars: int
    map: str
    record: str


class CupJson(TypedDict):
    """`rows` are in the order of the board. `open` is the number of rounds that can be drawn; `finished` has the number
    of members who have finished each round. `maps` are the best of the shown round and the own one, and `decided` the
    season since which the own place in it is the final one, or of a viewer who does not draw that of the winner; 0
    before. `winners` have most stars in all rounds; there are none before all games are replayed. `outside`: the member
    is not among the hundred on the board. `entries` are to be stored on the device, `own` at the relays. `record` is
    the own game of the shown round, packed."""

    rows: list[CupRow]
    hidden: list[CupMember]
    full: bool
    outside: bool
    open: int
    own_seasons: tuple[int, ...]
    finished: list[int]
    maps: list[CupMap]
    decided: int
    winners: list[str]
    entries: list[str]
    own: list[str]
    record: str


class ReadCupResponse(Response):
    busy: bool
    cup: CupJson | None
