"""Duels: two people who send each other links with their games."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from mapwright.decoding import ErrorCode, exact_length, in_range, max_length
from mapwright.history.album_game import Name, RecordText
from mapwright.page.messages.base import Message, Response
from mapwright.page.messages.history import GameSummaryDetails

Score = Annotated[list[int], exact_length(2)]


class DuelText(TypedDict):
    """What a link contains; `length` is 3, 5, or 0 without an end; a record is empty until its player has played."""

    length: Annotated[int, in_range(0, 5)]
    names: Annotated[list[Name], exact_length(2)]
    sender: Annotated[int, in_range(0, 1)]
    scores: Annotated[list[Score], max_length(99)]
    records: Annotated[list[RecordText], exact_length(2)]


class DuelJson(DuelText):
    """`results` are the games of this round; `wins` and `all_scores` contain this round once both have played."""

    results: list[GameSummaryDetails | None]
    wins: list[int]
    all_scores: list[list[int]]
    over: bool


class FormatDuelRequest(Message):
    do: Literal["format-duel"]
    duel: Annotated[DuelText, ErrorCode("duel")]


class FormatDuelResponse(Response):
    text: str
    duel: DuelJson


class ParseDuelRequest(Message):
    do: Literal["parse-duel"]
    text: str


class ParseDuelResponse(Response):
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
    records: Annotated[list[RecordText], exact_length(2)]


class CompareGamesResponse(Response):
    comparison: ComparisonJson
