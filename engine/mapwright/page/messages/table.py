"""A table on several devices: what a page passes in and stores and sends, and the answers. See docs/together.md.

Once a player sits there (`table-sit`), the messages of an ordinary game refer to their place: `act`, `pass`, `undo`
and `redo` change a draft that no other device sees, `next` inks it. `written` in the next answer about the table is to
be stored and sent. The phase `bot` of such a view means that others act.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from mapwright.decoding import SHALLOW
from mapwright.page.messages.base import Message, Response
from mapwright.page.messages.events import Event
from mapwright.page.messages.game import SetupJson, View


class NewLinkRequest(Message):
    """The link to a new table. `secret` are 16 random bytes in hexadecimal digits; `bots` has one name for each seat,
    empty for people."""

    do: Literal["table-link"]
    secret: str
    setup: Annotated[SetupJson, SHALLOW]
    bots: list[str]


class ParseLinkRequest(Message):
    """What a link says. A link that cannot be used is refused with the code `link`, `link-cut` or `link-version`."""

    do: Literal["table-parse"]
    link: str


class LinkResponse(Response):
    """`context` is all but the secret; `wins` are the games that each seat has won before."""

    link: str
    secret: str
    context: str
    setup: SetupJson
    bots: list[str]
    wins: list[int]


class GlanceRequest(Message):
    """How a table stands that is not opened."""

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
    """Entries that came in from other devices."""

    do: Literal["table-add"]
    entries: list[str]


class SetNameRequest(Message):
    """The name and the crest of the player of a seat, at most 80 printable characters."""

    do: Literal["table-name"]
    seat: int
    name: str


class SetBotRequest(Message):
    """A bot draws for a seat until further notice, or no longer."""

    do: Literal["table-bot"]
    seat: int
    on: bool


class SetDrawerRequest(Message):
    """Who drew for a seat last: the player of the seat `by`."""

    do: Literal["table-drew"]
    seat: int
    by: int


class NextTableRequest(Message):
    """Open the table after a finished game: the same people, another deal."""

    do: Literal["table-next"]


class TableThinkRequest(Message):
    """Let the bots think for `ms` milliseconds; send it again while `busy`."""

    do: Literal["table-think"]
    ms: int


class TableStateRequest(Message):
    """How the table stands, and what the last messages about the game have written."""

    do: Literal["table-state"]


class TakeSeatRequest(Message):
    """See the table from a seat, -1 to watch; answered by the view from there. Any seat of a person can be taken."""

    do: Literal["table-sit"]
    seat: int


class BotSeasons(TypedDict):
    """The seasons, from 0, in which a bot drew for a person."""

    seat: int
    seasons: list[int]


class TableJson(TypedDict):
    """`waiting_for` are the seats that the game waits for, `able` those that can draw now. `names` and `bots` have one
    text for each seat; a bot that stands in has its own name. `drawn_by` has for each seat that of the player who drew
    for it last, -1 if its own player did. `not_counted` are moves of this device that are
    not in the game. `next` is the link to the next table; `entries` the number of entries."""

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
    table: TableJson


class TableResponse(Response):
    """`written` are new entries of this device, `added` those of others that were new, `dropped` those that exceed the
    limits of a table. `view` is set once a player sits, with `events` since the last."""

    busy: bool
    written: list[str]
    added: list[str]
    dropped: list[str]
    table: TableJson
    view: View | None = None
    events: list[Event] | None = None
