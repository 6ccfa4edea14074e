"""Bots around a table: make ours by name, play a whole game and keep its record."""

from __future__ import annotations

from mapwright.bots import BOTS, Bot, Budget
from mapwright.errors import NotationError
from mapwright.notation.notation import format_action
from mapwright.notation.record import Record
from mapwright.rules.game import apply, start
from mapwright.rules.setup import Setup
from mapwright.rules.state import State


def is_guest(name: str) -> bool:
    """Return whether the name is that of a file, not of one of our bots."""
    return name.endswith(".py")


def make_bot(name: str, seed: str, budget: Budget) -> Bot:
    """Return one of the built-in bots. Raise `NotationError` if none has that name."""
    if name not in BOTS:
        raise NotationError(f"a bot must be one of {', '.join(BOTS)}, or a Python file; got {name[:40]!r}", "bot")
    return BOTS[name](seed, budget)


def play_match(setup: Setup, seed: str, bots: list[Bot]) -> tuple[State, Record]:
    """Play a game and return its end and its record; bot number s has seat s."""
    state, _ = start(setup, seed)
    actions = []
    while state.task is not None:
        action = bots[state.task.by].choose(state)
        actions.append(format_action(state, action))
        state, _ = apply(state, action)
    return state, Record(state.setup, seed, tuple(actions))
