"""The file of all games of a player."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from mapwright.decoding import Default, in_range, max_length
from mapwright.history.statistics import MOST_GAMES
from mapwright.page.messages.base import Message, Response
from mapwright.page.messages.history import Bots, Day, Hints, Id, Name, RecordText, SeatNumber
from mapwright.rules.setup import MAX_SCREEN_PLAYERS


class ExportedGame(TypedDict):
    """A game in a player's history or among the saves. `day` is its date in UTC, of the daily deal if it is one;
    `daily` if it was that deal's first try; `from_replay` if it was taken over from a replay, so that it counts
    nowhere; `branch` if it left a table on several devices and was continued with bots."""

    id: Id
    record: RecordText
    seat: SeatNumber
    day: Day
    daily: Annotated[bool, Default(False)]
    from_replay: Annotated[bool, Default(False)]
    branch: Annotated[bool, Default(False)]
    saved_at: Annotated[int, in_range(0, 10**14 - 1)]
    name: Annotated[Name, Default("")]
    hints: Hints
    bots: Bots


class ExportedSeat(TypedDict):
    """Who sits at a table: a person, or the bot of that name."""

    name: Annotated[Name, Default("")]
    colour: Annotated[Name, Default("")]
    bot: Annotated[Name, Default("")]
    crest: Annotated[Name, Default("")]


class ExportedRival(TypedDict):
    name: Name
    record: RecordText


class ExportedOrigin(TypedDict):
    """Where a game came from, in the page's words."""

    kind: Name
    day: NotRequired[Day]
    season: NotRequired[Name]
    rival: NotRequired[ExportedRival]


class ExportedSave(ExportedGame):
    """A game in play. Older exports say neither who sits there nor where it came from; `open` if no curtain falls."""

    seats: Annotated[list[ExportedSeat], max_length(MAX_SCREEN_PLAYERS), Default(())]
    origin: Annotated[ExportedOrigin | None, Default(None)]
    open: Annotated[bool, Default(False)]


class Export(TypedDict):
    """A file of all games of a player."""

    mapwright: Literal[1]
    games: Annotated[list[ExportedGame], max_length(MOST_GAMES), Default(())]
    saves: Annotated[list[ExportedSave], max_length(MOST_GAMES), Default(())]
    days: Annotated[dict[Day, Id], max_length(MOST_GAMES), Default(())]


class ImportRequest(Message):
    """The text of a file that an export has written."""

    do: Literal["import"]
    text: str


class ImportResponse(Response):
    """What is well formed in it; each record is still to be replayed."""

    games: list[ExportedGame]
    saves: list[ExportedSave]
    days: dict[Day, Id]
