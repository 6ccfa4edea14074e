"""Bots by name: those of the engine, and Python files."""

from __future__ import annotations

from mapwright.bots import BOTS, Bot, Budget
from mapwright.errors import NotationError
from mapwright.text import did_you_mean


def is_custom_bot(name: str) -> bool:
    """Return whether the name is that of a file, not of a built-in bot."""
    return name.endswith(".py")


def is_command(name: str) -> bool:
    """Return whether the name looks like that of a program: it has a blank or a slash. A Python file may have both."""
    return any(character in name for character in " /\\")


def built_in_bot(name: str, seed: str, budget: Budget) -> Bot:
    """Return one of the engine's bots. Raise `NotationError` if none has that name."""
    if name not in BOTS:
        expected = f"{', '.join(BOTS)}, a Python file or a program with its arguments"
        raise NotationError(f"a bot must be one of {expected}; got {name[:40]!r}{did_you_mean(name, BOTS)}", "bot")
    return BOTS[name](seed, budget)
