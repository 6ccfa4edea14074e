"""What the expert knows of one edict."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from mapwright.bots.search.sketch import Sketch

Features = tuple[int, ...]
Wish = tuple[int, int]
"""Cells, and how welcome they are, in tenths of a star a scoring."""


@dataclass(frozen=True, slots=True)
class Insight:
    features: Callable[[Sketch], Features]
    """What shows how far a map is on the way; the present stars come first."""
    wishes: Callable[[Sketch, str], list[Wish]]
    """Cells it would like filled with a terrain, in rough numbers that choose which places to look at."""
