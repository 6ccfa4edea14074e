"""Hints, reviews and games of the expert, computed in slices."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from mapwright.bots import Budget, coach
from mapwright.errors import NotationError, RuleError
from mapwright.notation.deal_code import parse_deal
from mapwright.notation.record import Record, parse_record, replay
from mapwright.page.handlers import Handlers, handlers_of
from mapwright.page.intent import intent_from_action
from mapwright.page.messages import coach as messages
from mapwright.page.session import CurrentGame
from mapwright.page.slices import SlicedTask, slice_seconds
from mapwright.rules.state import State

if TYPE_CHECKING:
    from mapwright.bots.ideas import Ideas

_HINT_BUDGET = Budget(nodes=200)
_REVIEW_BUDGET = Budget(nodes=48)
"""Budget for each action; a review compares about thirty actions of the player and plays the game with the expert."""


def handlers(game: CurrentGame) -> Handlers:
    return handlers_of(CoachHandlers(game))


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
        if hint is None:
            return messages.HintResponse(busy=True, progress=progress)
        intents = [intent_from_action(state, advice.action) for advice in hint.suggestions]
        return messages.HintResponse(False, progress, _hint_with_ideas(state, hint), intents)

    def review(self, request: messages.ReviewRequest) -> messages.ReviewResponse:
        record, seat, first_action = parse_record(request.record), request.seat, request.first_action
        if not 0 <= seat < record.setup.players:
            raise NotationError(f"there is no seat {seat}", "message")
        review, progress = self._review.run_slice(
            f"{seat} {first_action} {record}",
            lambda: coach.review(record, _REVIEW_BUDGET, seat, first_action=first_action),
            slice_seconds(request.ms),
        )
        return messages.ReviewResponse(review is None, progress, _review_with_ideas(record, review) if review else None)

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


def _hint_with_ideas(state: State, hint: coach.Hint) -> coach.Hint:
    ideas = _ideas(state).for_suggestions(hint.suggestions)
    explained = (replace(advice, idea=idea) for advice, idea in zip(hint.suggestions, ideas, strict=True))
    return replace(hint, suggestions=tuple(explained))


def _review_with_ideas(record: Record, review: coach.Review) -> coach.Review:
    states = [state for state, _ in replay(record)]
    explained = (_judgement_with_ideas(states[judgement.action_index], judgement) for judgement in review.judgements)
    return replace(review, judgements=tuple(explained))


def _judgement_with_ideas(state: State, judgement: coach.Judgement) -> coach.Judgement:
    move_idea, best_idea = _ideas(state).for_judgement(judgement.move, judgement.best)
    return replace(
        judgement, move=replace(judgement.move, idea=move_idea), best=replace(judgement.best, idea=best_idea)
    )


def _ideas(state: State) -> Ideas:
    """Return the ideas of a state. The module is imported here: it is not part of the first download."""
    from mapwright.bots.ideas import Ideas

    return Ideas(state)
