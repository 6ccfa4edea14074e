"""Map sheets for learning: an agent that has seen only the four printed ones learns them by heart."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import numpy as np

from mapwright.rules.random_sheets import random_sheet
from mapwright.rules.setup import Setup

Sheets = Sequence[str] | Callable[[int], str]
"""Ids of sheets, or a function that returns the id of the sheet with that number, from 0."""
MAX_SHEETS = 1 << 31
"""The numbers of sheets are smaller than this."""


def random_sheets(seed: int | str) -> Callable[[int], str]:
    """Return a function from a number to the id of a random sheet. Different seeds give different sheets.

    >>> from mapwright.learning import random_sheets
    >>> sheet = random_sheets("training")
    >>> sheet(7) == sheet(7)
    True
    """
    return lambda number: random_sheet(f"{seed}-{number}").id


def with_sheet_of(setup: Setup, sheets: Sheets | None, rng: np.random.Generator) -> Setup:
    """Return the setup with one of the sheets, chosen by the environment's random numbers; as it is without sheets."""
    if sheets is None:
        return setup
    if callable(sheets):
        return replace(setup, sheet=sheets(int(rng.integers(MAX_SHEETS))))
    return replace(setup, sheet=sheets[int(rng.integers(len(sheets)))])
