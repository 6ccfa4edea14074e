"""Takes any legal action, each equally likely."""

from __future__ import annotations

from random import Random

from mapwright.rules.deal import pick
from mapwright.rules.game import legal
from mapwright.rules.state import Action, State


class RandomBot:
    def __init__(self, seed: str) -> None:
        self._rng = Random(seed)

    def choose(self, state: State) -> Action:
        actions = legal(state)
        return pick(actions, self._rng)
