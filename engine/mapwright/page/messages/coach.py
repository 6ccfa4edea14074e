"""Hints for a moment, reviews of finished games, and games of the expert."""

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
    """An action, the expected stars of the map's owner at the end of the game after it, and the reasons."""

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
    """`intent` is that of the action; None if it has no placement."""

    intent: Intent | None


class HintJson(TypedDict):
    by: int
    on: int
    suggestions: list[SuggestionJson]


class JudgementJson(TypedDict):
    """`map` is the map before the action; `loss` are the stars that it lost, at least 0."""

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
    """`costliest` are indices in `judgements`; `expected` are the expected stars after each action on the own map;
    `expert` is a record."""

    seat: int
    judgements: list[JudgementJson]
    costliest: list[int]
    expected: list[float]
    final: int | None
    expert: str
    expert_stars: int


class HintRequest(Message):
    """Find the best actions of the acting player, for `ms` milliseconds; send it again while `busy`."""

    do: Literal["hint"]
    ms: int


class HintResponse(Response):
    busy: bool
    progress: float
    hint: HintJson | None = None


class ReviewRequest(Message):
    """Compare one seat's decisions with the expert's for `ms` milliseconds; send it again while `busy`. `progress` is
    between 0 and 1. Actions before number `first_action` were not the player's own and are not judged."""

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
    """Let the expert play a deal alone, for `ms` milliseconds; send it again while `busy`."""

    do: Literal["expert-game"]
    deal: str
    ms: int


class ExpertGameResponse(Response):
    busy: bool
    progress: float
    stars: int | None = None
    medals: list[int] | None = None
    """The stars for bronze, silver and gold."""
    record: str | None = None
