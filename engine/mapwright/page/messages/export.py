"""The file of all games and own sheets of a player."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from mapwright.board.sheets import OWN_SHEET_PATTERN
from mapwright.decoding import in_range, matches, max_length
from mapwright.history.album_game import BotNames, Name, RecordText, SeatNumber
from mapwright.history.statistics import MAX_GAMES, Hints
from mapwright.page.messages.base import Message, Response
from mapwright.page.messages.history import Day
from mapwright.rules.setup import MAX_SCREEN_PLAYERS

Id = Annotated[str, matches(r"[A-Za-z0-9_-]{1,80}")]
SheetName = Annotated[str, max_length(40)]


class ExportedGame(TypedDict):
    """A game in a player's history or among the saves. `day` is its date in UTC, of the daily map if it is one; `daily`
    if it was the first attempt at that map; `from_replay` if it was continued from a replay, so that it counts
    nowhere; `map_name` if the player has named the map."""

    id: Id
    record: RecordText
    seat: SeatNumber
    day: Day
    daily: bool
    from_replay: bool
    saved_at: Annotated[int, in_range(0, 10**14 - 1)]
    name: Name
    hints: Hints
    bots: BotNames
    map_name: NotRequired[Name]


class ExportedSeat(TypedDict):
    """A seat of a game: a person, or the bot of that name."""

    name: Name
    colour: Name
    bot: Name
    crest: Name


class ExportedRival(TypedDict):
    name: Name
    record: RecordText


class ExportedRound(TypedDict):
    """The secret of a cup, and the number of the round."""

    secret: Name
    round: Annotated[int, in_range(1, 7)]


class ExportedOrigin(TypedDict):
    """How a game was started; `kind` is a word of the page."""

    kind: Name
    day: NotRequired[Day]
    rival: NotRequired[ExportedRival]
    cup: NotRequired[ExportedRound]


class ExportedSave(ExportedGame):
    """A game in progress. `seats` is empty for a solo game; `open` says that maps are not hidden between players."""

    seats: Annotated[list[ExportedSeat], max_length(MAX_SCREEN_PLAYERS)]
    origin: ExportedOrigin | None
    open: bool


class ExportedSheet(TypedDict):
    """An own sheet by its id."""

    sheet: Annotated[str, matches(OWN_SHEET_PATTERN)]
    name: SheetName


class ImportedSheet(ExportedSheet):
    map: str


class ExportedCup(TypedDict):
    """A cup by its link, with what the player calls it, and the entries that this device knows."""

    link: Annotated[str, max_length(160)]
    title: SheetName
    member: Annotated[str, matches(r"(?:[0-9a-f]{8})?")]
    organiser: bool
    entries: Annotated[list[Annotated[str, max_length(512)]], max_length(3500)]


class Export(TypedDict):
    """A file of all games and sheets of a player."""

    mapwright: Literal[1]
    games: Annotated[list[ExportedGame], max_length(MAX_GAMES)]
    saves: Annotated[list[ExportedSave], max_length(MAX_GAMES)]
    days: Annotated[dict[Day, Id], max_length(MAX_GAMES)]
    sheets: NotRequired[Annotated[list[ExportedSheet], max_length(100)]]
    cups: NotRequired[Annotated[list[ExportedCup], max_length(1000)]]


class ImportRequest(Message):
    """The text of a file that an export has written."""

    do: Literal["import"]
    text: str


class ImportResponse(Response):
    """What is well formed in it; each record is still to be replayed, and each link of a cup to be read."""

    games: list[ExportedGame]
    saves: list[ExportedSave]
    days: dict[Day, Id]
    sheets: list[ImportedSheet]
    cups: list[ExportedCup]
