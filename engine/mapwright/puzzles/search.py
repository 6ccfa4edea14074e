"""Try every continuation to the end of a season: the most stars it can bring, and the actions that lead there."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import TypeVar

from mapwright.puzzles.season_scorer import SeasonScorer
from mapwright.rules.game import apply, legal
from mapwright.rules.legal_options import may_pass, options
from mapwright.rules.state import PASS, Action, State
from mapwright.steps import run_to_end

ResultT = TypeVar("ResultT")

MAX_WORK = 12_000
"""Maximum work of a search, in last draws; more would take too long in a browser."""
WORK_PER_STATE = 10
"""Work of making a new state, in last draws."""
NEAR_STARS = 1
"""A choice is near the best if it loses at most this number of stars."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A first action, and the best result that it can lead to."""

    action: Action
    stars: int
    """The most stars that the season can still bring after it."""
    continuations: int
    """Number of continuations from this action to the season's end."""
    best_continuations: int
    """Number of those that bring the most stars."""
    best_line: tuple[Action, ...]
    """The actions after it in the first best continuation."""


@dataclass(frozen=True, slots=True)
class Solution:
    """The result of trying every continuation to the end of a season."""

    stars: int
    """The most that the season can bring: edicts and coins, less the toll."""
    continuations: int
    """Number of continuations."""
    best_continuations: int
    """Number of those that bring the most stars."""
    choices: tuple[Choice, ...]
    """Every first action, in the order of `legal`."""

    def __repr__(self) -> str:
        """Return one line: the most stars, and how many continuations and first actions bring them."""
        share = f"{self.best_continuations} of {self.continuations} ways"
        return f"<Solution {self.stars} stars by {share}, {len(self.best)} of {len(self.choices)} first actions>"

    @property
    def best(self) -> tuple[Choice, ...]:
        """The first actions that can lead to the most stars."""
        return tuple(choice for choice in self.choices if choice.stars == self.stars)

    @property
    def near_best(self) -> int:
        """Number of choices that lose at most `NEAR_STARS`, including the best ones."""
        return sum(1 for choice in self.choices if choice.stars >= self.stars - NEAR_STARS)


class SearchTooLarge(Exception):
    """The moment has too many continuations to try them all."""


def solve(state: State, max_work: int = MAX_WORK) -> Solution:
    """Return the solution of a solo game's moment. Raise `SearchTooLarge` if it takes more work than `max_work`."""
    return run_to_end(solve_steps(state, max_work))


def solve_steps(state: State, max_work: int = MAX_WORK) -> Generator[None, None, Solution]:
    """Return the same as `solve`; yield after each first action."""
    choices: list[Choice] = []
    for choice in _Search(state, max_work).choices(state):
        choices.append(choice)
        yield
    stars = max(choice.stars for choice in choices)
    best_continuations = sum(choice.best_continuations for choice in choices if choice.stars == stars)
    return Solution(stars, sum(choice.continuations for choice in choices), best_continuations, tuple(choices))


def can_beat(state: State, stars: int, sample_every: int) -> bool:
    """Return whether some first action can bring more than these stars; only every n-th one is tried."""
    search = _Search(state, MAX_WORK)
    return any(search.best_after(state, action) > stars for action in legal(state)[::sample_every])


def season_stars(state: State, season: int) -> int | None:
    """Return the stars that the player has scored in a season, or None if it is not over."""
    seasons = state.players[0].seasons
    return seasons[season].total if len(seasons) > season else None


@dataclass(slots=True)
class _BestResult:
    """The best result of the continuations counted so far."""

    stars: int = 0
    continuations: int = 0
    best_continuations: int = 0
    line: tuple[Action, ...] = ()

    def add(self, stars: int, continuations: int, best_continuations: int) -> bool:
        """Count continuations, of which some bring `stars` and the others fewer; return whether that is a new best."""
        is_better = not self.continuations or stars > self.stars
        self.continuations += continuations
        if is_better:
            self.stars, self.best_continuations = stars, best_continuations
        elif stars == self.stars:
            self.best_continuations += best_continuations
        return is_better


class _Search:
    def __init__(self, state: State, max_work: int) -> None:
        self._season = state.season
        self._scorer = SeasonScorer(state)
        self._work_left = max_work

    def choices(self, state: State) -> Iterator[Choice]:
        """Yield every first action with the result of its continuations."""
        if _is_last(state):
            for stars, make_action in self._last_choices(state):
                yield Choice(make_action(), stars, 1, 1, ())
            return
        for action in legal(state):
            best = self._after(state, action)
            yield Choice(action, best.stars, best.continuations, best.best_continuations, best.line)

    def best_after(self, state: State, action: Action) -> int:
        return self._after(state, action).stars

    def _after(self, state: State, action: Action) -> _BestResult:
        """Return the best result of all continuations after an action."""
        self._count_work(WORK_PER_STATE)
        state, _ = apply(state, action)
        best = _BestResult()
        stars = season_stars(state, self._season)
        if stars is not None:
            best.add(stars, 1, 1)
        elif _is_last(state):
            for stars, make_action in self._last_choices(state):
                if best.add(stars, 1, 1):
                    best.line = (make_action(),)
        else:
            for next_action in legal(state):
                result = self._after(state, next_action)
                if best.add(result.stars, result.continuations, result.best_continuations):
                    best.line = (next_action, *result.line)
        return best

    def _last_choices(self, state: State) -> Iterator[tuple[int, Callable[[], Action]]]:
        """Yield the season's stars after each last action, and a function that makes it; faster than `_after`."""
        player, total = state.players[0], self._scorer.total
        for option in options(state):
            payer = replace(player, spent_coins=player.spent_coins + option.cost) if option.cost else player
            for cells in option.placements():
                for terrain in option.terrains:
                    self._count_work(1)
                    stars = total(payer, player.board.draw(terrain, cells), option.coin)
                    yield stars, partial(Action, option.kind, terrain, option.shape_number, cells, option.skill)
        if may_pass(state):
            yield total(player, player.board, has_coin=False), lambda: PASS

    def _count_work(self, work: int) -> None:
        """Raise `SearchTooLarge` if more work is done than allowed."""
        self._work_left -= work
        if self._work_left < 0:
            raise SearchTooLarge


def _is_last(state: State) -> bool:
    """Return whether one draw, or a skill after it, is all that is left to decide before the season is scored."""
    if state.task is None or len(state.todo) > 1 or state.time + state.card_time() < state.limit:
        return False
    skills = state.deal.skills and not state.players[0].skill_used
    return state.task.kind == "extra" or (state.task.kind == "draw" and not skills)
