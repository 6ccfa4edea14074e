"""Hints, reviews and games of the expert, computed in slices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mapwright.board.grid import cell_names
from mapwright.bots import Budget, coach
from mapwright.errors import NotationError, RuleError
from mapwright.notation.deal_code import parse_deal
from mapwright.notation.map_text import format_map
from mapwright.notation.record import Record, parse_record, replay
from mapwright.page.handlers import Handlers
from mapwright.page.intent import intent_from_action
from mapwright.page.messages import coach as messages
from mapwright.page.session import CurrentGame
from mapwright.page.slices import SlicedTask, slice_seconds
from mapwright.rules.cards import SEASONS
from mapwright.rules.state import State

if TYPE_CHECKING:
    from mapwright.bots.ideas import Ideas

_HINT_BUDGET = Budget(nodes=200)
_REVIEW_BUDGET = Budget(nodes=48)
"""Budget for each action; a review compares about thirty actions of the player and plays the game with the expert."""


def handlers(game: CurrentGame) -> Handlers:
    coach_handlers = CoachHandlers(game)
    return {
        messages.HintRequest: coach_handlers.hint,
        messages.ReviewRequest: coach_handlers.review,
        messages.ExpertGameRequest: coach_handlers.expert_game,
    }


class CoachHandlers:
    """Computes one hint, one review and one expert game at a time; a request for another one discards it."""

    def __init__(self, game: CurrentGame) -> None:
        self._game = game
        self._hint = SlicedTask[coach.Hint]()
        self._review = SlicedTask[coach.Review]()
        self._expert_game = SlicedTask[tuple[Record, int]]()

    def hint(self, request: messages.HintRequest) -> messages.HintResponse:
        session = self._game.session
        session.check_may_act()
        state = session.moment.state
        if state.task is None:
            raise RuleError("not-your-turn")
        hint, progress = self._hint.run_slice(
            session.moment_key, lambda: coach.hint(state, _HINT_BUDGET), slice_seconds(request.ms)
        )
        return messages.HintResponse(hint is None, progress, _hint_json(state, hint) if hint else None)

    def review(self, request: messages.ReviewRequest) -> messages.ReviewResponse:
        record, seat, first_action = parse_record(request.record), request.seat, request.first_action
        if not 0 <= seat < record.setup.players:
            raise NotationError(f"there is no seat {seat}", "message")
        review, progress = self._review.run_slice(
            f"{seat} {first_action} {record}",
            lambda: coach.review(record, _REVIEW_BUDGET, seat, first_action=first_action),
            slice_seconds(request.ms),
        )
        return messages.ReviewResponse(review is None, progress, _review_json(record, review) if review else None)

    def expert_game(self, request: messages.ExpertGameRequest) -> messages.ExpertGameResponse:
        """Let the expert play a deal alone, as in a review of it."""
        setup, seed = parse_deal(request.deal)
        game, progress = self._expert_game.run_slice(
            request.deal, lambda: coach.play_expert_alone(setup, seed, _REVIEW_BUDGET), slice_seconds(request.ms)
        )
        if game is None:
            return messages.ExpertGameResponse(busy=True, progress=progress)
        record, stars = game
        return messages.ExpertGameResponse(
            busy=False, progress=progress, stars=stars, medals=coach.medals(stars), record=str(record)
        )


def _hint_json(state: State, hint: coach.Hint) -> messages.HintJson:
    ideas = _ideas(state).for_suggestions(hint.suggestions)
    return {
        "by": hint.by,
        "on": hint.on,
        "suggestions": [
            {**_advice_json(advice, idea), "intent": intent_from_action(state, advice.action)}
            for advice, idea in zip(hint.suggestions, ideas, strict=True)
        ],
    }


def _ideas(state: State) -> Ideas:
    """Return the ideas of a state. The module is imported here: it is not part of the first download."""
    from mapwright.bots.ideas import Ideas

    return Ideas(state)


def _advice_json(advice: coach.Advice, idea: coach.Idea) -> messages.AdviceJson:
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
        "reasons": list(advice.reasons),
        "idea": idea,
    }


def _review_json(record: Record, review: coach.Review) -> messages.ReviewJson:
    states = [state for state, _ in replay(record)]
    return {
        "seat": review.seat,
        "judgements": [_judgement_json(states[judgement.action_index], judgement) for judgement in review.judgements],
        "costliest": list(review.costliest),
        "expected": [round(stars, 1) for stars in review.expected],
        "final": review.final,
        "expert": str(review.expert_record),
        "expert_stars": review.expert_stars,
    }


def _judgement_json(state: State, judgement: coach.Judgement) -> messages.JudgementJson:
    move_idea, best_idea = _ideas(state).for_judgement(judgement.move, judgement.best)
    return {
        "season": SEASONS[judgement.season].id,
        "turn": judgement.turn,
        "kind": judgement.kind,
        "on": judgement.on,
        "card": judgement.cards[-1] if judgement.cards else "",
        "number": judgement.action_index,
        "map": format_map(state.players[judgement.on].board),
        "move": _advice_json(judgement.move, move_idea),
        "best": _advice_json(judgement.best, best_idea),
        "same": judgement.move.text == judgement.best.text,
        "loss": round(judgement.loss, 1),
    }
