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
        """Return the same action as `choose`; yield often, so that the caller can do other things in between."""
        race = Race(state, self.seed, self.budget)
        yield from race.steps()
        return race.best

    def choose(self, state: State) -> Action:
        return run_to_end(self.think(state))
