"""Answers of the coach: hints for the moment, and reviews of finished games."""

from __future__ import annotations

from typing import Literal, TypedDict

from mapwright.bots import coach
from mapwright.page.messages.base import Message, Response
from mapwright.page.messages.preview import Intent
from mapwright.rules import state

ReasonKind = coach.ReasonKind
IdeaCode = coach.IdeaCode
ActionKind = state.ActionKind
TaskKind = state.TaskKind
ReasonJson = coach.Reason
IdeaJson = coach.Idea


class AdviceJson(TypedDict):
    """An action, the stars of the map's owner expected at the end of the game after it, and why."""

    kind: ActionKind
    terrain: str | None
    cells: list[str]
    attack: list[str]
    skill: str | None
    text: str
    expected: float
    gain: int
    reasons: list[ReasonJson]
    idea: IdeaJson


class SuggestionJson(AdviceJson):
    """`intent` brings the shape there; None for what needs no place."""

    intent: Intent | None


class HintJson(TypedDict):
    by: int
    on: int
    suggestions: list[SuggestionJson]


class JudgementJson(TypedDict):
    """`map` is the one drawn on, before it; `loss` are stars, never below zero."""

    season: str
    turn: int
    kind: TaskKind
    on: int
    card: str
    number: int
    map: str
    move: AdviceJson
    best: AdviceJson
    same: bool
    loss: float


class ReviewJson(TypedDict):
    """`costliest` are places in `judgements`; `expected` follows the seat's own map; `expert` is a record."""

    seat: int
    judgements: list[JudgementJson]
    costliest: list[int]
    expected: list[float]
    final: int | None
    expert: str
    expert_stars: int


class HintRequest(Message):
    """The best places for the acting player, after so many milliseconds of thinking; ask again while `busy`."""

    do: Literal["hint"]
    ms: int


class HintResponse(Response):
    busy: bool
    progress: float
    hint: HintJson | None = None


class ReviewRequest(Message):
    """A finished game of one seat, compared with the expert; ask again while `busy`, `progress` is between 0 and 1. The
    actions before number `first_action` were not the player's own and are not judged."""

    do: Literal["review"]
    record: str
    seat: int
    ms: int
    first_action: int = 0


class ReviewResponse(Response):
    busy: bool
    progress: float
    review: ReviewJson | None = None


class ExpertGameRequest(Message):
    """What the expert makes of a deal alone, thought out for so many milliseconds; ask again while `busy`."""

    do: Literal["expert-game"]
    deal: str
    ms: int


class ExpertGameResponse(Response):
    busy: bool
    progress: float
    stars: int | None = None
    record: str | None = None
