"""The album: what the page passes of the stored games, and which stamps they have earned."""

from __future__ import annotations

from typing import Annotated, Literal

from mapwright.decoding import ErrorCode, max_length
from mapwright.history import album_game
from mapwright.history.statistics import MAX_GAMES
from mapwright.page.messages.base import Message, Response

AlbumGame = album_game.AlbumGame
StampProgressJson = album_game.StampProgress


class AlbumRequest(Message):
    """`games` are in the order of play; `lesson` says whether the lesson was completed. The album is computed for `ms`
    milliseconds; send the request again while `busy`."""

    do: Literal["album"]
    games: Annotated[list[AlbumGame], max_length(MAX_GAMES, "too-long"), ErrorCode("damaged-save")]
    ms: int
    lesson: bool = False


class AlbumResponse(Response):
    """`nearest` is the id of the stamp nearest to its goal."""

    busy: bool
    progress: float
    stamps: tuple[StampProgressJson, ...] | None = None
    nearest: str | None = None
