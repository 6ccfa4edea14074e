"""The atlas: what the page passes of the stored games, and what they have earned on the twelve maps."""

from __future__ import annotations

from typing import Annotated, Literal

from mapwright.atlas import progress
from mapwright.decoding import ErrorCode, max_length
from mapwright.history.statistics import MAX_GAMES
from mapwright.page.messages.base import Message, Response

PlayedGame = progress.PlayedGame
MapProgressJson = progress.MapProgress


class AtlasRequest(Message):
    """`games` are in the order of play. The progress is computed for `ms` milliseconds; send the request again while
    `busy`."""

    do: Literal["atlas"]
    games: Annotated[list[PlayedGame], max_length(MAX_GAMES, "too-long"), ErrorCode("damaged-save")]
    ms: int


class AtlasResponse(Response):
    busy: bool
    progress: float
    maps: tuple[MapProgressJson, ...] | None = None
