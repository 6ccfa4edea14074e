"""Duels: two people who send each other links with their games."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from mapwright.decoding import ErrorCode, exact_length, in_range, max_length
from mapwright.history.album_game import Name, RecordText
from mapwright.page.messages.base import Message, Response
from mapwright.page.messages.history import GameSummaryDetails

Score = Annotated[list[int], exact_length(2)]


Games = Annotated[list[RecordText], exact_length(2)]


class DuelText(TypedDict):
    """What a link contains; `length` is 3, 5, or 0 without an end. `last` are the games of the last finished round,
    `waiting` the game of each player that the other one has not answered; a record is empty if there is none."""

    id: Annotated[str, max_length(8)]
    length: Annotated[int, in_range(0, 5)]
    names: Annotated[list[Name], exact_length(2)]
    sender: Annotated[int, in_range(0, 1)]
    scores: Annotated[list[Score], max_length(99)]
    last: Games
    waiting: Games


class DuelJson(DuelText):
    """`last_results` and `waiting_results` are those of the games; `wins` the rounds that each player has won."""

    last_results: list[GameSummaryDetails | None]
    waiting_results: list[GameSummaryDetails | None]
    wins: list[int]
    over: bool


class ParseDuelRequest(Message):
    do: Literal["parse-duel"]
    text: str


class FormatDuelRequest(Message):
    """A duel with changed names, length or sender."""

    do: Literal["format-duel"]
    duel: Annotated[DuelText, ErrorCode("duel")]


class DuelGameRequest(Message):
    """A finished game of a player: it answers the game that waits, or waits for an answer itself."""

    do: Literal["duel-game"]
    duel: Annotated[DuelText, ErrorCode("duel")]
    player: Annotated[int, in_range(0, 1)]
    record: RecordText


class MergeDuelRequest(Message):
    """A player's own state of a duel, and the text of a link to it."""

    do: Literal["duel-merge"]
    own: str
    received: str
    player: Annotated[int, in_range(0, 1)]


class DuelResponse(Response):
    text: str
    duel: DuelJson


class ComparedTurn(TypedDict):
    """Both maps after the same card; `values` are the stars so far with what the maps would still earn as they are."""

    season: str
    season_index: int
    card: str
    maps: list[str]
    cells: list[list[str]]
    values: list[int]


class DecidingTurn(TypedDict):
    """The turn in which the winner gained most; `stars` is how much more than the other player."""

    index: int
    stars: int


class ComparisonJson(TypedDict):
    turns: list[ComparedTurn]
    deciding: DecidingTurn | None


class CompareGamesRequest(Message):
    """Two finished solo games of the same deal."""

    do: Literal["compare-games"]
    records: Games


class CompareGamesResponse(Response):
    comparison: ComparisonJson
