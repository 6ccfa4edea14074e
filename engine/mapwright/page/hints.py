"""Hints and reviews for a page: the thoughts of the coach, in slices, as JSON."""

from __future__ import annotations

from collections.abc import Callable, Generator
from time import perf_counter
from typing import TYPE_CHECKING, Generic, TypeVar

from mapwright.board.grid import cell_names
from mapwright.bots import Budget, coach
from mapwright.errors import NotationError, RuleError
from mapwright.notation.notation import format_map, parse_deal
from mapwright.notation.record import Record, parse_record, replay
from mapwright.page.intent import intent_of
from mapwright.page.messages.coach import AdviceJson, HintJson, JudgementJson, ReviewJson
from mapwright.page.messages.honours import ExpertAnswer
from mapwright.page.messages.questions import HintAnswer, ReviewAnswer
from mapwright.page.session import OnScreen
from mapwright.rules.cards import SEASONS
from mapwright.rules.state import State

if TYPE_CHECKING:
    from mapwright.bots.ideas import Idea, Ideas

Found = TypeVar("Found")
LONGEST_SLICE = 1000
"""Milliseconds."""

_HINT = Budget(nodes=200)
_REVIEW = Budget(nodes=48)
"""For each decision; a game has some thirty, and the expert plays it as well."""


class Hints:
    """One hint, one review and one deal at a time; a new question forgets the old one."""

    def __init__(self) -> None:
        self._hint = Thinking[coach.Hint]()
        self._review = Thinking[coach.Review]()
        self._expert = Thinking[tuple[Record, int]]()

    def hint(self, session: OnScreen, seconds: float) -> HintAnswer:
        """The best places for the person who has to act."""
        state = session.now.state
        if session.now.waiting or session.is_bots_turn or state.task is None:
            raise RuleError("not-your-turn")
        found, share = self._hint.think(str(session.record), lambda: coach.hint(state, _HINT), seconds)
        return HintAnswer(found is None, share, _hint_json(state, found) if found else None)

    def review(self, text: str, seat: int, seconds: float, first: int = 0) -> ReviewAnswer:
        record = parse_record(text)
        if not 0 <= seat < record.setup.players:
            raise NotationError(f"there is no seat {seat}", "message")
        key = f"{seat} {first} {record}"
        found, share = self._review.think(key, lambda: coach.review(record, _REVIEW, seat, first=first), seconds)
        return ReviewAnswer(found is None, share, _review_json(record, found) if found else None)

    def expert(self, deal: str, seconds: float) -> ExpertAnswer:
        """The stars of the expert who plays a deal alone, as in a review of it."""
        setup, seed = parse_deal(deal)
        found, share = self._expert.think(deal, lambda: coach.own_game(setup, seed, _REVIEW), seconds)
        if found is None:
            return ExpertAnswer(True, share)
        return ExpertAnswer(False, share, found[1], str(found[0]))


def thinking_time(ms: int) -> float:
    """Return how long to think, in seconds."""
    return min(max(ms, 0), LONGEST_SLICE) / 1000


class Thinking(Generic[Found]):
    """A generator run in slices; `key` is what it thinks about."""

    def __init__(self) -> None:
        self._key = ""
        self._running: Generator[float | None, None, Found] | None = None
        self._found: Found | None = None
        self._share = 0.0

    def think(
        self, key: str, begin: Callable[[], Generator[float | None, None, Found]], seconds: float
    ) -> tuple[Found | None, float]:
        """What was found, or None while there is more to think; and the share that is done."""
        if key != self._key:
            self._key, self._running, self._found, self._share = key, begin(), None, 0.0
        end = perf_counter() + seconds
        while self._running is not None:
            try:
                self._share = next(self._running) or 0.0
            except StopIteration as done:
                self._running, self._found, self._share = None, done.value, 1.0
            except Exception:
                self._key = ""  # asked again, it fails again
                raise
            if perf_counter() >= end:
                break
        return self._found, self._share


def _hint_json(state: State, hint: coach.Hint) -> HintJson:
    found = _ideas(state).of(hint.places)
    return {
        "by": hint.by,
        "on": hint.on,
        "places": [
            {**_advice_json(advice, idea), "intent": intent_of(state, advice.action)}
            for advice, idea in zip(hint.places, found, strict=True)
        ],
    }


def _ideas(state: State) -> Ideas:
    """Few games ask for a hint: the module is not part of what is needed to play."""
    from mapwright.bots.ideas import Ideas

    return Ideas(state)


def _advice_json(advice: coach.Advice, idea: Idea) -> AdviceJson:
    action = advice.action
    return {
        "kind": action.kind,
        "terrain": action.terrain.value if action.terrain else None,
        "cells": cell_names(action.cells),
        "attack": cell_names(action.attack),
        "skill": action.skill,
        "text": advice.text,
        "expected": round(advice.expected, 1),
        "gain": advice.gain,
        "reasons": [
            {"kind": found.kind, "letter": found.letter, "id": found.id, "change": found.change, "times": found.times}
            for found in advice.reasons
        ],
        "idea": {"code": idea.code, "id": idea.id, "count": idea.count},
    }


def _review_json(record: Record, review: coach.Review) -> ReviewJson:
    states = [state for state, _ in replay(record)]
    return {
        "seat": review.seat,
        "judgements": [_judgement_json(states[judged.number], judged) for judged in review.judgements],
        "costliest": list(review.costliest),
        "given_away": round(sum(judged.given_away for judged in review.judgements), 1),
        "expected": [round(stars, 1) for stars in review.expected],
        "final": review.final,
        "expert": str(review.expert),
        "expert_stars": review.expert_stars,
    }


def _judgement_json(state: State, judged: coach.Judgement) -> JudgementJson:
    mine, theirs = _ideas(state).compared(judged.move, judged.best)
    return {
        "season": SEASONS[judged.season].id,
        "turn": judged.turn,
        "kind": judged.kind,
        "on": judged.on,
        "card": judged.cards[-1] if judged.cards else "",
        "number": judged.number,
        "map": format_map(state.players[judged.on].board),
        "move": _advice_json(judged.move, mine),
        "best": _advice_json(judged.best, theirs),
        "same": judged.move.text == judged.best.text,
        "given_away": round(judged.given_away, 1),
    }
