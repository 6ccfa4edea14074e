"""Results of a daily map by other people: what the page passes, and what their replay proves."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from mapwright.forms import at_most
from mapwright.page.message import Answer, Message


class AskResults(Message):
    """Replays published records of a day for so many milliseconds, at least one; ask again for the rest."""

    do: Literal["results"]
    day: str
    contents: Annotated[list[str], at_most(1_000, "too-long")]
    ms: int


class ResultJson(TypedDict):
    """`refused` is the reason why a record does not count, and empty if it does."""

    refused: str
    record: str
    stars: int
    map: str


class ResultsAnswer(Answer):
    results: list[ResultJson]


class AskStanding(Message):
    """Compares results by their stars; `own` is not among them."""

    do: Literal["standing"]
    stars: Annotated[list[int], at_most(1_000, "too-long")]
    own: int


class BarJson(TypedDict):
    """`first` is the smallest number of stars of this bar."""

    first: int
    count: int


class StandingAnswer(Answer):
    """`best` are places in the list; `better` is the share with fewer stars in percent, none if there are no others."""

    bars: list[BarJson]
    best: list[int]
    better: int | None = None
