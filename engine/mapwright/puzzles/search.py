"""Every legal way to end a season: the most stars it can bring, and which choices lead there."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import TypeVar

from mapwright.puzzles.tally import Tally
from mapwright.rules.game import apply, legal
from mapwright.rules.options import may_pass, options
from mapwright.rules.state import PASS, Action, State

Found = TypeVar("Found")

MOST_WORK = 12_000
"""So much is tried at most: in a browser more would take longer than a person waits. A way's last draw counts one."""
STEP_WORK = 10
"""What a new state of the game counts."""
NEAR = 1
"""A choice is near if it can still come within so many stars of the best."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A first action, and what it leads to if all that follows is done as well as possible."""

    action: Action
    stars: int
    ways: int
    right: int
    """Ways from here that bring those stars."""
    then: tuple[Action, ...]
    """The actions after it on the first of these ways."""


@dataclass(frozen=True, slots=True)
class Solution:
    """All that was found by trying every way."""

    stars: int
    """The most that the season can bring: edicts and coins, less the toll."""
    ways: int
    right: int
    """How many of the ways bring that many."""
    choices: tuple[Choice, ...]
    """Every first action, in the order of `legal`."""

    @property
    def best(self) -> tuple[Choice, ...]:
        return tuple(choice for choice in self.choices if choice.stars == self.stars)

    @property
    def near(self) -> int:
        """How many choices come near the best, the best ones included."""
        return sum(1 for choice in self.choices if choice.stars >= self.stars - NEAR)


class TooManyWays(Exception):
    """The moment has more ways than may be tried."""


def solve(state: State, most: int = MOST_WORK) -> Solution:
    """The solution of a solo game's moment. Raises `TooManyWays` once it has cost more work than `most`."""
    return at_once(solving(state, most))


def solving(state: State, most: int = MOST_WORK) -> Generator[None, None, Solution]:
    """The same in steps: yields after each first action."""
    found: list[Choice] = []
    for choice in _Search(state, most).choices(state):
        found.append(choice)
        yield
    stars = max(choice.stars for choice in found)
    right = sum(choice.right for choice in found if choice.stars == stars)
    return Solution(stars, sum(choice.ways for choice in found), right, tuple(found))


def can_beat(state: State, stars: int, every: int) -> bool:
    """Return whether one of some first actions, one in `every`, can bring more than so many stars."""
    search = _Search(state, MOST_WORK)
    return any(search.best_after(state, action) > stars for action in legal(state)[::every])


def at_once(steps: Generator[None, None, Found]) -> Found:
    """What is found by taking all steps one after the other."""
    while True:
        try:
            next(steps)
        except StopIteration as done:
            found: Found = done.value
            return found


def season_stars(state: State, season: int) -> int | None:
    """What the player has scored in a season, or None while it is not over."""
    seasons = state.players[0].seasons
    return seasons[season].total if len(seasons) > season else None


@dataclass(slots=True)
class _Found:
    """The best of some ways."""

    stars: int = -1000
    ways: int = 0
    right: int = 0
    line: tuple[Action, ...] = ()

    def add(self, stars: int, ways: int, right: int) -> bool:
        """Count ways of that many stars; True if they are the best so far."""
        self.ways += ways
        if stars == self.stars:
            self.right += right
        elif stars > self.stars:
            self.stars, self.right = stars, right
            return True
        return False


class _Search:
    def __init__(self, state: State, most: int) -> None:
        self._season = state.season
        self._tally = Tally(state)
        self._left = most

    def choices(self, state: State) -> Iterator[Choice]:
        if _is_last(state):
            for stars, last in self._last_choices(state):
                yield Choice(last(), stars, 1, 1, ())
            return
        for action in legal(state):
            found = self._after(state, action)
            yield Choice(action, found.stars, found.ways, found.right, found.line)

    def best_after(self, state: State, action: Action) -> int:
        return self._after(state, action).stars

    def _after(self, state: State, action: Action) -> _Found:
        """The best of all ways from an action to the season's end."""
        self._spend(STEP_WORK)
        state, _ = apply(state, action)
        found = _Found()
        stars = season_stars(state, self._season)
        if stars is not None:
            found.add(stars, 1, 1)
        elif _is_last(state):
            for stars, last in self._last_choices(state):
                if found.add(stars, 1, 1):
                    found.line = (last(),)
        else:
            for then in legal(state):
                after = self._after(state, then)
                if found.add(after.stars, after.ways, after.right):
                    found.line = (then, *after.line)
        return found

    def _last_choices(self, state: State) -> Iterator[tuple[int, Callable[[], Action]]]:
        """The season's total after each of the last choices, without making a new state; and how to make its action."""
        player, total = state.players[0], self._tally.total
        for option in options(state):
            payer = replace(player, spent=player.spent + option.cost) if option.cost else player
            for cells in option.places():
                for terrain in option.terrains:
                    self._spend(1)
                    stars = total(payer, player.board.draw(terrain, cells), option.coin)
                    yield stars, partial(Action, option.kind, terrain, option.shape, cells, option.skill)
        if may_pass(state):
            yield total(player, player.board, False), lambda: PASS

    def _spend(self, work: int) -> None:
        self._left -= work
        if self._left < 0:
            raise TooManyWays


def _is_last(state: State) -> bool:
    """Whether one drawing, or a skill that adds to it, is all that is left to decide before the season is scored."""
    if state.task is None or len(state.todo) > 1 or state.time + state.card_time() < state.limit:
        return False
    skills = state.deal.skills and not state.players[0].skill_used
    return state.task.kind == "extra" or (state.task.kind == "draw" and not skills)
