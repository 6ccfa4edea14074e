"""Players made of code. A bot is anything with `choose(state) -> action`; each of ours is one small module."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from mapwright.bots.greedy import GreedyBot
from mapwright.bots.random import RandomBot
from mapwright.state import Action, State


class Bot(Protocol):
    def choose(self, state: State) -> Action:
        """A legal action for the player who has to act in `state`."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a bot may think about one action: whichever of the two ends first."""

    seconds: float | None = None
    nodes: int | None = None


BOTS: dict[str, Callable[[str, Budget], Bot]] = {
    "random": lambda seed, budget: RandomBot(seed),
    "greedy": lambda seed, budget: GreedyBot(seed),
}
"""How to make each bot from its seed and budget."""
