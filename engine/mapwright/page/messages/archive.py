"""Games that are not being played: daily deals, replays, summaries, statistics, and what a player keeps."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from mapwright.board.names import shown
from mapwright.forms import Default, as_day, at_most, between, exactly, written
from mapwright.history.statistics import MOST_GAMES
from mapwright.notation.notation import LONGEST_RECORD
from mapwright.page.messages.events import Event
from mapwright.page.messages.game import PlayerView, SetupJson
from mapwright.rules.setup import MOST_ON_A_SCREEN

Day = Annotated[str, as_day]
Id = Annotated[str, written(r"[A-Za-z0-9_-]{1,80}")]
Name = Annotated[str, at_most(40), shown]
RecordText = Annotated[str, at_most(LONGEST_RECORD)]


class DailyJson(TypedDict):
    day: str
    number: int
    deal: str
    setup: SetupJson


class ReplayStep(TypedDict):
    """One step of a replay; `record` is the game up to here, to take over from."""

    record: str
    word: str
    season: str
    season_index: int
    time: int
    limit: int
    cards: list[str]
    players: list[PlayerView]
    events: list[Event]
    over: bool


class Figures(TypedDict):
    """What statistics need of a finished game."""

    set: str
    sheet: str
    players: int
    skills: bool
    stars: int
    rating: int | None
    toll: int
    coins: int
    seasons: Annotated[list[int], exactly(4)]
    edicts: dict[str, int]


class Summary(Figures):
    """A finished game in figures, for statistics, shared texts, rivals and keepsakes."""

    deal: str
    title: int | None
    so_far: list[int]
    map: str
    season_maps: list[str]
    emoji: list[str]
    undone: int
    """How often a turn was taken back after the next card had been seen."""


Hints = Annotated[int, between(0, 9999), Default(0)]
"""How many hints were asked for in a game; older ones do not say."""


SeatNumber = Annotated[int, between(0, MOST_ON_A_SCREEN - 1), Default(0)]
Bots = Annotated[list[Name], at_most(MOST_ON_A_SCREEN), Default(())]
"""The bot of each seat, empty for people; older games do not say."""


class PlayedGame(TypedDict):
    day: Day
    daily: bool
    hints: Hints
    summary: Figures


class BestJson(TypedDict):
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
    bests: list[BestJson]
    titles: dict[str, int]
    edicts: list[EdictMean]
    seasons: list[float]
    streak: int
    longest_streak: int
    hinted: int
    hinted_mean: float
    hinted_best: int


class ExportedGame(TypedDict):
    """A game in a player's history or among the saves. `day` is its date in UTC, of the daily deal if it is one;
    `daily` if it was that deal's first try; `taken` if it was taken over from a replay, so that it counts nowhere;
    `branch` if it left a table on several devices and was continued with bots."""

    id: Id
    record: RecordText
    seat: SeatNumber
    day: Day
    daily: Annotated[bool, Default(False)]
    taken: Annotated[bool, Default(False)]
    branch: Annotated[bool, Default(False)]
    when: Annotated[int, between(0, 10**14 - 1)]
    name: Annotated[Name, Default("")]
    hints: Hints
    bots: Bots


class ExportedSeat(TypedDict):
    """Who sits at a table: a person, or the bot of that name."""

    name: Annotated[Name, Default("")]
    colour: Annotated[Name, Default("")]
    bot: Annotated[Name, Default("")]
    crest: Annotated[Name, Default("")]


class ExportedRival(TypedDict):
    name: Name
    record: RecordText


class ExportedOrigin(TypedDict):
    """Where a game came from, in the page's words."""

    kind: Name
    day: NotRequired[Day]
    season: NotRequired[Name]
    rival: NotRequired[ExportedRival]


class ExportedSave(ExportedGame):
    """A game in play. Older exports say neither who sits there nor where it came from; `open` if no curtain falls."""

    seats: Annotated[list[ExportedSeat], at_most(MOST_ON_A_SCREEN), Default(())]
    origin: Annotated[ExportedOrigin | None, Default(None)]
    open: Annotated[bool, Default(False)]


class Export(TypedDict):
    """A file of all games of a player."""

    mapwright: Literal[1]
    games: Annotated[list[ExportedGame], at_most(MOST_GAMES), Default(())]
    saves: Annotated[list[ExportedSave], at_most(MOST_GAMES), Default(())]
    days: Annotated[dict[Day, Id], at_most(MOST_GAMES), Default(())]
