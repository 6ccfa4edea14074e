"""Games that are not being played: daily deals, replays, summaries, statistics, and what a player keeps."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from mapwright.messages.events import Event
from mapwright.messages.game import PlayerView, SetupJson


class DailyJson(TypedDict):
    day: str
    number: int
    deal: str
    setup: SetupJson


class Frame(TypedDict):
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


class Summary(TypedDict):
    """A finished game in figures, for statistics, shared texts, rivals and keepsakes."""

    deal: str
    set: str
    sheet: str
    players: int
    skills: bool
    stars: int
    rating: int | None
    title: int | None
    toll: int
    coins: int
    seasons: list[int]
    so_far: list[int]
    edicts: dict[str, int]
    map: str
    season_maps: list[str]
    emoji: list[str]


class PlayedGame(TypedDict):
    day: str
    daily: bool
    summary: Summary


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


class KeptGame(TypedDict):
    """A game in somebody's history or among their saves. `day` is its date in UTC, of the daily deal if it is one;
    `daily` if it was that deal's first try; `taken` if it was taken over from a replay, so that it counts nowhere."""

    id: str
    record: str
    seat: int
    day: str
    daily: bool
    taken: bool
    when: int
    name: str


class KeptSeat(TypedDict):
    """Who sits at a table: a person, or the bot of that name."""

    name: str
    colour: str
    bot: str


class KeptRival(TypedDict):
    name: str
    record: str


class KeptOrigin(TypedDict):
    """Where a game came from, in the page's words."""

    kind: str
    day: NotRequired[str]
    rival: NotRequired[KeptRival]


class KeptSave(KeptGame):
    """A game in play. Older exports say neither who sits there nor where it came from."""

    seats: list[KeptSeat]
    origin: KeptOrigin | None
