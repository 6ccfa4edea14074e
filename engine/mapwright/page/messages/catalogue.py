"""The facts printed on cards and sheets, and the rulebook's drawn examples."""

from __future__ import annotations

from typing import TypedDict

from mapwright.page.messages.game import Offset, SetupJson
from mapwright.page.messages.preview import ClaimJson


class SheetFacts(TypedDict):
    set: str
    map: str


class ShapeFacts(TypedDict):
    cells: list[Offset]
    coin: bool


class ExploreFacts(TypedDict):
    set: str
    time: int
    terrains: list[str]
    shapes: list[ShapeFacts]


class AmbushFacts(TypedDict):
    set: str
    cells: list[Offset]
    mark: str
    corner: str
    arrow: str


class HeroFacts(TypedDict):
    cells: list[Offset]
    attack: list[Offset]


class SkillFacts(TypedDict):
    cost: int
    cells: list[Offset]


class EdictFacts(TypedDict):
    set: str
    kind: str
    solo: int


class SeasonFacts(TypedDict):
    id: str
    time: int
    edicts: str


class DailyFacts(TypedDict):
    """The day of the first daily map, and what the daily maps are called from Monday to Sunday."""

    first_day: str
    kinds: list[str]


class Catalogue(TypedDict):
    """The facts printed on cards and sheets, for screens that need no game."""

    sheets: dict[str, SheetFacts]
    presets: dict[str, SetupJson]
    packs: list[str]
    expansions: list[str]
    seasons: dict[str, list[SeasonFacts]]
    daily: DailyFacts
    coin_track: int
    titles: list[int]
    ruins: list[str]
    explore: dict[str, ExploreFacts]
    ambush: dict[str, AmbushFacts]
    heroes: dict[str, HeroFacts]
    skills: dict[str, SkillFacts]
    edicts: dict[str, EdictFacts]


class BookPicture(TypedDict):
    """A drawn example of the rulebook: the `window` (row, column, rows, columns) of a map, and what it earns there."""

    map: str
    window: tuple[int, int, int, int]
    stars: int
    claims: list[ClaimJson]
