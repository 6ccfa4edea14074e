"""Reads options instead of actions, and makes its own actions from them."""

import mapwright.grid as grid
from mapwright.bots.budget import Budget
from mapwright.option import Option
from mapwright.options import may_pass, options
from mapwright.state import PASS, Action, State
from mapwright.terrain import Terrain


class Bot:
    def __init__(self, seed: str, budget: Budget) -> None:
        self.passed = 0

    def choose(self, state: State) -> Action:
        if may_pass(state) and self.passed % 2 == 0:
            self.passed += 1
            return PASS
        found = options(state)
        self.passed += 1
        return max((self.action(option) for option in found), key=lambda action: (action.cells.bit_count(), -action.cells))

    def action(self, option: Option) -> Action:
        if option.kind == "dodge":
            return Action("dodge", shape=option.shape, skill=option.skill)
        cells = max(option.places(), key=lambda mask: (grid.neighbours(mask) & ~option.free).bit_count())
        if option.kind == "hero":
            return Action("hero", Terrain.HERO, 0, cells, attack=option.attacks(cells)[0])
        terrain = option.terrains[-1] if option.terrains else None
        return Action(option.kind, terrain, option.shape, cells, option.skill)
