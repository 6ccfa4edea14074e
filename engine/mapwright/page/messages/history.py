"""Games that are not being played: daily maps, replays, summaries, statistics and milestones."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from mapwright.decoding import Default, ErrorCode, exact_length, in_range, iso_date, matches, max_length
from mapwright.history.statistics import MOST_GAMES
from mapwright.notation.record import MAX_RECORD_CHARS
from mapwright.page.messages.base import Message, Response
from mapwright.page.messages.events import Event
from mapwright.page.messages.game import PlayerView, SetupJson
from mapwright.rules.setup import MAX_SCREEN_PLAYERS
from mapwright.text import printable

Day = Annotated[str, iso_date]
Id = Annotated[str, matches(r"[A-Za-z0-9_-]{1,80}")]
Name = Annotated[str, max_length(40), printable]
RecordText = Annotated[str, max_length(MAX_RECORD_CHARS)]
Hints = Annotated[int, in_range(0, 9999), Default(0)]
"""How many hints were asked for in a game; older ones do not say."""
Takebacks = Annotated[int, in_range(0, 9999), Default(0)]
"""How many turns of a game were undone after the next card had been seen; older ones do not say."""
SeatNumber = Annotated[int, in_range(0, MAX_SCREEN_PLAYERS - 1), Default(0)]
Bots = Annotated[list[Name], max_length(MAX_SCREEN_PLAYERS), Default(())]
"""The bot of each seat, empty for people; older games do not say."""


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


class GameSummary(TypedDict):
    """What statistics need of a finished game."""

    set: str
    sheet: str
    players: int
    skills: bool
    stars: int
    rating: int | None
    toll: int
    coins: int
    seasons: Annotated[list[int], exact_length(4)]
    edicts: dict[str, int]
    takebacks: Takebacks


class GameSummaryDetails(GameSummary):
    """A finished game in figures, for statistics, shared texts, rivals and keepsakes."""

    deal: str
    title: int | None
    so_far: list[int]
    map: str
    season_maps: list[str]
    emoji: list[str]


class SummaryRequest(Message):
    do: Literal["summary"]
    record: str
    seat: int


class SummaryResponse(Response):
    summary: GameSummaryDetails


class StatisticsGame(TypedDict):
    day: Day
    daily: bool
    hints: Hints
    summary: GameSummary


class BestScore(TypedDict):
    set: str
    sheet: str
    stars: int


class EdictMean(TypedDict):
    id: str
    games: int
    mean: float


class StatisticsJson(TypedDict):
    games: int
    mean_stars: float
    best_stars: int
    stars_lost: int
    bests: list[BestScore]
    titles: dict[str, int]
    edicts: list[EdictMean]
    seasons: list[float]
    streak: int
    longest_streak: int
    games_with_hints: int
    mean_with_hints: float
    best_with_hints: int


class StatisticsRequest(Message):
    do: Literal["statistics"]
    today: str
    games: Annotated[list[StatisticsGame], max_length(MOST_GAMES, "too-long"), ErrorCode("damaged-save")]


class StatisticsResponse(Response):
    statistics: StatisticsJson


class MilestonesRequest(Message):
    """`games` are in the order of play; the one at `index` has just ended."""

    do: Literal["milestones"]
    games: Annotated[list[StatisticsGame], max_length(MOST_GAMES, "too-long"), ErrorCode("damaged-save")]
    index: int


class MilestonesJson(TypedDict):
    """`best_before` is of the same cards and sheet; `streak` counts the days up to a daily map's own."""

    best_before: int | None
    is_best: bool
    is_new_title: bool
    streak: int


class MilestonesResponse(Response):
    milestones: MilestonesJson


class PackRecordRequest(Message):
    """A record written as short as it goes, for a link; every message that takes a record takes both forms."""

    do: Literal["pack"]
    record: str


class PackRecordResponse(Response):
    record: str
