"""Hints for a moment, reviews of finished games, and games of the expert."""

from __future__ import annotations

from typing import Literal

from mapwright.bots import coach
from mapwright.page.messages.base import Message, Response
from mapwright.page.messages.preview import Intent
from mapwright.rules import state

ReasonKind = coach.ReasonKind
IdeaCode = coach.IdeaCode
ActionKind = state.ActionKind
TaskKind = state.TaskKind
ActionJson = state.Action
ReasonJson = coach.Reason
IdeaJson = coach.Idea
AdviceJson = coach.Advice
HintJson = coach.Hint
JudgementJson = coach.Judgement
ReviewJson = coach.Review


class HintRequest(Message):
    """Find the best actions of the acting player, for `ms` milliseconds; send it again while `busy`."""

    do: Literal["hint"]
    ms: int


class HintResponse(Response):
    busy: bool
    progress: float
    hint: HintJson | None = None
    intents: list[Intent | None] | None = None
    """That of each suggestion, None for an action without a placement."""


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
