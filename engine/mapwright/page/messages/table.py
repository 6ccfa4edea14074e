"""Requests about tables, see docs/together.md.

When a player has taken a seat (`table-sit`), the requests of an ordinary game refer to it: `act`, `pass`, `undo` and
`redo` change a draft that no other device sees, and `table-end-turn` makes entries of it. A response about the table
has new entries in `written`, to be stored and sent. The phase `bot` of such a view means that the player has to wait.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from mapwright.decoding import SHALLOW
from mapwright.page.messages.base import Message, Response
from mapwright.page.messages.events import Event
from mapwright.page.messages.game import SetupJson, View


class NewLinkRequest(Message):
    """Return the link to a new table. `secret` are 16 random bytes in hexadecimal digits; `bots` has one name for each
    seat, empty for people."""

    do: Literal["table-link"]
    secret: str
    setup: Annotated[SetupJson, SHALLOW]
    bots: list[str]


class ParseLinkRequest(Message):
    """Return the parts of a link. A damaged one is refused with the code `link`, `link-cut` or `link-version`."""

    do: Literal["table-parse"]
    link: str


class LinkResponse(Response):
    """`context` is the link without its secret; `wins` are the games that each seat has won before."""

    link: str
    secret: str
    context: str
    setup: SetupJson
    bots: list[str]
    wins: list[int]


class GlanceRequest(Message):
    """Return the state of a table without opening it."""

    do: Literal["table-glance"]
    link: str
    entries: list[str]


class OpenTableRequest(Message):
    """Open a table with the stored entries. `written` are those that this device wrote itself."""

    do: Literal["table-open"]
    link: str
    entries: list[str]
    written: list[str]


class AddEntriesRequest(Message):
    """Add entries that other devices have sent."""

    do: Literal["table-add"]
    entries: list[str]


class SetNameRequest(Message):
    """Set crest and name of the player of a seat, at most 80 printable characters."""

    do: Literal["table-name"]
    seat: int
    name: str


class SetBotRequest(Message):
    """Let a bot draw for a seat from now on, or no longer."""

    do: Literal["table-bot"]
    seat: int
    on: bool


class EndTurnRequest(Message):
    """Make entries of the draft. `by` is the seat of the player who has drawn, -1 for somebody without a seat."""

    do: Literal["table-end-turn"]
    by: int


class NextTableRequest(Message):
    """Open the table after a finished game: the same people, another deal."""

    do: Literal["table-next"]


class TableThinkRequest(Message):
    """Let the bots think for `ms` milliseconds; send it again while `busy`."""

    do: Literal["table-think"]
    ms: int


class TakeSeatRequest(Message):
    """Take a seat of a person, or watch as a spectator (-1); the response is the view from there. `draft` are the
    actions of an earlier draft, which is ignored if it is no longer legal."""

    do: Literal["table-sit"]
    seat: int
    draft: tuple[str, ...] = ()


class BotSeasons(TypedDict):
    """The seasons, from 0, in which a bot drew for a person."""

    seat: int
    seasons: list[int]


class TableJson(TypedDict):
    """`waiting_for` are the seats that the game waits for, `able` those that can draw now. `names` and `bots` have one
    text for each seat. `drawn_by` has for each seat the seat of the player who drew for it last, -1 for its own player.
    `not_counted` are moves of this device that are not in the game. `next` is the link to the next table."""

    record: str
    over: bool
    season: str
    waiting_for: list[int]
    able: list[int]
    names: list[str]
    bots: list[str]
    drawn_by: list[int]
    by_bots: list[BotSeasons]
    not_counted: list[str]
    next: str
    winners: list[int]
    entries: int


class GlanceResponse(Response):
    """`dropped` are the entries beyond the limits of a table."""

    table: TableJson
    dropped: list[str]


class TableResponse(Response):
    """`written` are new entries of this device, `added` those of others that were new, `dropped` those beyond the
    limits of a table. `view` and new `events` are set if a player has taken a seat."""

    busy: bool
    written: list[str]
    added: list[str]
    dropped: list[str]
    table: TableJson
    view: View | None = None
    events: list[Event] | None = None
