"""Players made of code. A bot is anything with `choose(state) -> action`; each built-in bot is one small module."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from mapwright.bots.budget import Budget
from mapwright.bots.expert import ExpertBot
from mapwright.bots.greedy import GreedyBot
from mapwright.bots.novice import NoviceBot
from mapwright.bots.random import RandomBot
from mapwright.rules.state import Action, State

__all__ = ["BOTS", "Bot", "BotFactory", "Budget"]


class Bot(Protocol):
    """A class with a method `choose`. For each game it is made with a seed and a budget.

    >>> from mapwright import BASE, legal, play_match
    >>> class FirstAction:
    ...     def choose(self, state):
    ...         return legal(state)[0]
    >>> state, record = play_match(BASE, "harbour", [FirstAction()])
    >>> state.players[0].stars
    11
    """

    def choose(self, state: State) -> Action:
        """Return a legal action for the player who has to act in `state`."""


BotFactory = Callable[[str, Budget], Bot]
"""Makes a bot from its seed and budget."""

BOTS: dict[str, BotFactory] = {
    "random": lambda seed, budget: RandomBot(seed),
    "novice": lambda seed, budget: NoviceBot(seed),
    "greedy": lambda seed, budget: GreedyBot(seed),
    "expert": ExpertBot,
}
"""The built-in bots, weakest first."""
