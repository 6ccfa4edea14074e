"""Answers of the coach: hints for the moment, and reviews of finished games."""

from __future__ import annotations

from typing import TypedDict

from mapwright.bots import coach
from mapwright.page.messages.moves import Intent
from mapwright.rules import state

ReasonKind = coach.ReasonKind
IdeaCode = coach.IdeaCode
ActionKind = state.ActionKind
TaskKind = state.TaskKind


class ReasonJson(TypedDict):
    """What an action changes at once, and how often that will still be scored; fewer tolled cells are a gain."""

    kind: ReasonKind
    letter: str
    id: str
    change: int
    times: int


class IdeaJson(TypedDict):
    """The one idea behind an action: a code of `bots/ideas.py` with its edict or terrain, and its number."""

    code: IdeaCode
    id: str
    count: int


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


class PlaceJson(AdviceJson):
    """`intent` brings the shape there; None for what needs no place."""

    intent: Intent | None


class HintJson(TypedDict):
    by: int
    on: int
    places: list[PlaceJson]


class JudgementJson(TypedDict):
    """`map` is the one drawn on, before it; `given_away` are stars, never below zero."""

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
    given_away: float


class ReviewJson(TypedDict):
    """`costliest` are places in `judgements`; `expected` follows the seat's own map; `expert` is a record."""

    seat: int
    judgements: list[JudgementJson]
    costliest: list[int]
    given_away: float
    expected: list[float]
    final: int | None
    expert: str
    expert_stars: int
