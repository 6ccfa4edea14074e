"""Looks ahead: compares the most promising actions on sampled futures of the hidden deck."""

from __future__ import annotations

from collections.abc import Generator

from mapwright.bots.budget import Budget
from mapwright.bots.search.race import Race
from mapwright.rules.state import Action, State
from mapwright.steps import run_to_end


class ExpertBot:
    def __init__(self, seed: str, budget: Budget) -> None:
        self.seed = seed
        self.budget = budget

    def think(self, state: State) -> Generator[None, None, Action]:
        """The same as `choose` in small steps, for a caller that has other things to do between them."""
        race = Race(state, self.seed, self.budget)
        yield from race.steps()
        return race.best

    def choose(self, state: State) -> Action:
        return run_to_end(self.think(state))
