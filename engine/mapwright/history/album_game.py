"""The games that the album is computed from, and its result. The stamps are in `album`, which is loaded later."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from mapwright.decoding import in_range, max_length
from mapwright.history.statistics import FinishedGame
from mapwright.notation.record import MAX_RECORD_CHARS
from mapwright.rules.setup import MAX_SCREEN_PLAYERS
from mapwright.text import printable

Name = Annotated[str, max_length(40), printable]
RecordText = Annotated[str, max_length(MAX_RECORD_CHARS)]
SeatNumber = Annotated[int, in_range(0, MAX_SCREEN_PLAYERS - 1)]
BotNames = Annotated[list[Name], max_length(MAX_SCREEN_PLAYERS)]
"""The bot of each seat, empty for people; an empty list if only people play."""


@dataclass(frozen=True, slots=True)
class AlbumGame(FinishedGame):
    """A finished game with its record; `map` is the map text of the seat at the end."""

    record: RecordText
    seat: SeatNumber
    bots: BotNames
    map: str


@dataclass(frozen=True, slots=True)
class StampProgress:
    """How much of the `goal` of a stamp is `reached`, and the index of the game that earned it, None if no game has."""

    id: str
    page: str
    goal: int
    reached: int
    game: int | None
