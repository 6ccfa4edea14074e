"""Games that are not being played: daily maps, replays, summaries, statistics and milestones."""

from __future__ import annotations

from datetime import date
from typing import Annotated, Literal, TypedDict

from mapwright.decoding import ErrorCode, iso_date, max_length
from mapwright.history import map_name, milestones, statistics, summary
from mapwright.history.statistics import MAX_GAMES
from mapwright.page.messages.base import Message, Response
from mapwright.page.messages.events import Event
from mapwright.page.messages.game import PlayerView, SetupJson

Day = Annotated[str, iso_date]
GameSummary = summary.Summary
MapName = map_name.MapName
GameSummaryDetails = summary.SummaryDetails
StatisticsGame = statistics.FinishedGame
StatisticsJson = statistics.Statistics
BestScore = statistics.BestScore
EdictMean = statistics.EdictMean
MilestonesJson = milestones.Milestones
PlayedGames = Annotated[list[StatisticsGame], max_length(MAX_GAMES, "too-long"), ErrorCode("damaged-save")]
"""In the order of play."""


class DailyMapJson(TypedDict):
    day: str
    number: int
    deal: str
    setup: SetupJson


class DailyMapRequest(Message):
    """`day` is a date as 2026-11-15, in UTC."""

    do: Literal["daily"]
    day: str


class DailyMapResponse(Response):
    daily: DailyMapJson


class ReplayStep(TypedDict):
    """One step of a replay; `record` is the game up to here, to take over from."""

    record: str
    action: str
    season: str
    season_index: int
    time: int
    limit: int
    cards: list[str]
    players: list[PlayerView]
    events: list[Event]
    over: bool


class ReplayRequest(Message):
    do: Literal["replay"]
    record: str


class ReplayResponse(Response):
    deal: str
    setup: SetupJson
    edicts: list[str]
    skills: list[str]
    frames: list[ReplayStep]


class SummaryRequest(Message):
    do: Literal["summary"]
    record: str
    seat: int


class SummaryResponse(Response):
    summary: GameSummaryDetails


class StatisticsRequest(Message):
    do: Literal["statistics"]
    today: Annotated[date, ErrorCode("date")]
    games: PlayedGames


class StatisticsResponse(Response):
    statistics: StatisticsJson


class MilestonesRequest(Message):
    """The game at `index` has just ended."""

    do: Literal["milestones"]
    games: PlayedGames
    index: int


class MilestonesResponse(Response):
    milestones: MilestonesJson


class PackRecordRequest(Message):
    """A record written as short as it goes, for a link; every message that takes a record takes both forms."""

    do: Literal["pack"]
    record: str


class PackRecordResponse(Response):
    record: str
