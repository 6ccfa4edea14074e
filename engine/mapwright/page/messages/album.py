"""The album: what the page passes of the stored games, and which stamps they have earned."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from mapwright.decoding import ErrorCode, max_length
from mapwright.history.statistics import MOST_GAMES
from mapwright.page.messages.base import Message, Response
from mapwright.page.messages.history import Bots, RecordText, SeatNumber, StatisticsGame


class AlbumGame(StatisticsGame):
    """`map` is the seat's own at the end; `bots` names the bot of each seat, as far as it is known."""

    record: RecordText
    seat: SeatNumber
    bots: Bots
    map: str


class AlbumRequest(Message):
    """`games` are in the order of play; `lesson` says whether the lesson was completed. Thought out for so many
    milliseconds, ask again while `busy`."""

    do: Literal["album"]
    games: Annotated[list[AlbumGame], max_length(MOST_GAMES, "too-long"), ErrorCode("damaged-save")]
    ms: int
    lesson: bool = False


class StampProgressJson(TypedDict):
    """`reached` is how much of the `goal` there is so far; `game` is the one that earned it, by its number."""

    id: str
    page: str
    goal: int
    reached: int
    game: int | None


class AlbumResponse(Response):
    """`nearest` is the stamp that lacks least."""

    busy: bool
    progress: float
    stamps: list[StampProgressJson] | None = None
    nearest: str | None = None
