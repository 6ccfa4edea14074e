"""What a player wants to know in addition to the game: its honours, the expert's stars, the cards that are out."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from mapwright.forms import Inside, at_most
from mapwright.history.statistics import MOST_GAMES
from mapwright.page.message import Answer, Message
from mapwright.page.messages.archive import PlayedGame


class AskHonours(Message):
    """`games` are in the order of play; the one at `at` has just ended."""

    do: Literal["honours"]
    games: Annotated[list[PlayedGame], at_most(MOST_GAMES, "too-long"), Inside("damaged-save")]
    at: int


class HonoursJson(TypedDict):
    """`best_before` is of the same cards and sheet; `streak` counts the days up to a daily map's own."""

    best_before: int | None
    is_best: bool
    is_new_title: bool
    streak: int


class HonoursAnswer(Answer):
    honours: HonoursJson


class AskExpert(Message):
    """What the expert makes of a deal alone, thought out for so many milliseconds; ask again while `busy`."""

    do: Literal["expert"]
    deal: str
    ms: int


class ExpertAnswer(Answer):
    busy: bool
    share: float
    stars: int | None = None
    record: str | None = None


class AskCards(Message):
    """About the game that is open."""

    do: Literal["cards"]


class CardsJson(TypedDict):
    """This season's cards: `seen` in order, `left` in the order of the printed set; of `ambushes` and `heroes` in the
    deck it is known how many there are, and which ones they may be."""

    seen: list[str]
    left: list[str]
    ambushes: int
    ambush: list[str]
    heroes: int
    hero: list[str]


class CardsAnswer(Answer):
    cards: CardsJson
