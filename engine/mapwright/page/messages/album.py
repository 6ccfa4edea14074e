"""The album: what the page passes of the stored games, and which stamps they have earned."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from mapwright.forms import Inside, at_most
from mapwright.history.statistics import MOST_GAMES
from mapwright.page.message import Answer, Message
from mapwright.page.messages.archive import Bots, PlayedGame, RecordText, SeatNumber


class AlbumGame(PlayedGame):
    """`map` is the seat's own at the end; `bots` names the bot of each seat, as far as it is known."""

    record: RecordText
    seat: SeatNumber
    bots: Bots
    map: str


class AskAlbum(Message):
    """`games` are in the order of play; thought out for so many milliseconds, ask again while `busy`."""

    do: Literal["album"]
    games: Annotated[list[AlbumGame], at_most(MOST_GAMES, "too-long"), Inside("damaged-save")]
    ms: int


class StampJson(TypedDict):
    """`reached` is how much of the `goal` there is so far; `game` is the one that earned it, by its number."""

    id: str
    page: str
    goal: int
    reached: int
    game: int | None


class AlbumAnswer(Answer):
    """`nearest` is the stamp that lacks least."""

    busy: bool
    share: float
    stamps: list[StampJson] | None = None
    nearest: str | None = None
