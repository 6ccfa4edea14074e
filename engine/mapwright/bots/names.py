"""Bots by name: those of the engine, and Python files."""

from __future__ import annotations

from mapwright.bots import BOTS, Bot, Budget
from mapwright.errors import NotationError
from mapwright.text import did_you_mean


def is_custom_bot(name: str) -> bool:
    """Return whether the name is that of a file, not of a built-in bot."""
    return name.endswith(".py")


def built_in_bot(name: str, seed: str, budget: Budget) -> Bot:
    """Return one of the engine's bots. Raise `NotationError` if none has that name."""
    if name not in BOTS:
        names = ", ".join(BOTS)
        raise NotationError(
            f"a bot must be one of {names}, or a Python file; got {name[:40]!r}{did_you_mean(name, BOTS)}", "bot"
        )
    return BOTS[name](seed, budget)
