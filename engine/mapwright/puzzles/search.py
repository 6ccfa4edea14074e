"""Every legal way to end a season: the most stars it can bring, and which choices lead there."""

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
"""Maximum work of a search, in last draws: in a browser more would take longer than a person waits."""
WORK_PER_STATE = 10
"""Work of a new state, in last draws."""
NEAR_STARS = 1
"""A choice is near the best if it loses at most this number of stars."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A first action, and what it leads to if all that follows is done as well as possible."""

    action: Action
    stars: int
    """The most stars that the season can still bring after it."""
    continuations: int
    """How many ways lead from here to the season's end."""
    best_continuations: int
    """How many of them bring those stars."""
    best_line: tuple[Action, ...]
    """The actions after it on the first of these ways."""


@dataclass(frozen=True, slots=True)
class Solution:
    """The result of trying every way to end a season."""

    stars: int
    """The most that the season can bring: edicts and coins, less the toll."""
    continuations: int
    """How many ways there are."""
    best_continuations: int
    """How many of them bring that many stars."""
    choices: tuple[Choice, ...]
    """Every first action, in the order of `legal`."""

    def __repr__(self) -> str:
        """Return one line: the most stars, and how many ways and first actions bring them."""
        ways = f"{self.best_continuations} of {self.continuations} ways"
        return f"<Solution {self.stars} stars by {ways}, {len(self.best)} of {len(self.choices)} first actions>"

    @property
    def best(self) -> tuple[Choice, ...]:
        """The first actions that can lead to the most stars."""
        return tuple(choice for choice in self.choices if choice.stars == self.stars)

    @property
    def near_best(self) -> int:
        """How many choices come near the best, the best ones included."""
        return sum(1 for choice in self.choices if choice.stars >= self.stars - NEAR_STARS)


class SearchTooLarge(Exception):
    """The moment has more ways than may be tried."""


def solve(state: State, max_work: int = MAX_WORK) -> Solution:
    """Return the solution of a solo game's moment. Raise `SearchTooLarge` if it takes more work than `max_work`."""
    return run_to_end(solve_steps(state, max_work))


def solve_steps(state: State, most: int = MAX_WORK) -> Generator[None, None, Solution]:
    """Return the same; yield after each first action."""
    choices: list[Choice] = []
    for choice in _Search(state, most).choices(state):
        choices.append(choice)
        yield
    stars = max(choice.stars for choice in choices)
    right = sum(choice.best_continuations for choice in choices if choice.stars == stars)
    return Solution(stars, sum(choice.continuations for choice in choices), right, tuple(choices))


def can_beat(state: State, stars: int, sample_every: int) -> bool:
    """Return whether one of every n-th first actions can bring more than these stars."""
    search = _Search(state, MAX_WORK)
    return any(search.best_after(state, action) > stars for action in legal(state)[::sample_every])


def season_stars(state: State, season: int) -> int | None:
    """What the player has scored in a season, or None while it is not over."""
    seasons = state.players[0].seasons
    return seasons[season].total if len(seasons) > season else None


@dataclass(slots=True)
class _Best:
    """The best of some ways."""

    stars: int = 0
    ways: int = 0
    right: int = 0
    line: tuple[Action, ...] = ()

    def add(self, stars: int, ways: int, right: int) -> bool:
        """Count ways of that many stars; True if they are the best so far."""
        is_better = not self.ways or stars > self.stars
        self.ways += ways
        if is_better:
            self.stars, self.right = stars, right
        elif stars == self.stars:
            self.right += right
        return is_better


class _Search:
    def __init__(self, state: State, most: int) -> None:
        self._season = state.season
        self._scorer = SeasonScorer(state)
        self._work_left = most

    def choices(self, state: State) -> Iterator[Choice]:
        if _is_last(state):
            for stars, last in self._last_choices(state):
                yield Choice(last(), stars, 1, 1, ())
            return
        for action in legal(state):
            best = self._after(state, action)
            yield Choice(action, best.stars, best.ways, best.right, best.line)

    def best_after(self, state: State, action: Action) -> int:
        return self._after(state, action).stars

    def _after(self, state: State, action: Action) -> _Best:
        """Return the best of all ways from an action to the season's end."""
        self._count_work(WORK_PER_STATE)
        state, _ = apply(state, action)
        best = _Best()
        stars = season_stars(state, self._season)
        if stars is not None:
            best.add(stars, 1, 1)
        elif _is_last(state):
            for stars, last in self._last_choices(state):
                if best.add(stars, 1, 1):
                    best.line = (last(),)
        else:
            for then in legal(state):
                after = self._after(state, then)
                if best.add(after.stars, after.ways, after.right):
                    best.line = (then, *after.line)
        return best

    def _last_choices(self, state: State) -> Iterator[tuple[int, Callable[[], Action]]]:
        """The season's total after each of the last choices, without making a new state; and how to make its action."""
        player, total = state.players[0], self._scorer.total
        for option in options(state):
            payer = replace(player, spent_coins=player.spent_coins + option.cost) if option.cost else player
            for cells in option.placements():
                for terrain in option.terrains:
                    self._count_work(1)
                    stars = total(payer, player.board.draw(terrain, cells), option.coin)
                    yield stars, partial(Action, option.kind, terrain, option.shape_number, cells, option.skill)
        if may_pass(state):
            yield total(player, player.board, False), lambda: PASS

    def _count_work(self, work: int) -> None:
        self._work_left -= work
        if self._work_left < 0:
            raise SearchTooLarge


def _is_last(state: State) -> bool:
    """Whether one drawing, or a skill that adds to it, is all that is left to decide before the season is scored."""
    if state.task is None or len(state.todo) > 1 or state.time + state.card_time() < state.limit:
        return False
    skills = state.deal.skills and not state.players[0].skill_used
    return state.task.kind == "extra" or (state.task.kind == "draw" and not skills)
