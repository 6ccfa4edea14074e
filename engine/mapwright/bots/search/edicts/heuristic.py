"""What the expert knows of one edict."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from mapwright.bots.search.fast_board import FastBoard

Features = tuple[int, ...]
CellWeight = tuple[int, int]
"""Cells, and how welcome they are, in tenths of a star a scoring."""


@dataclass(frozen=True, slots=True)
class EdictHeuristic:
    features: Callable[[FastBoard], Features]
    """What shows how far a map is on the way; the present stars come first."""
    cell_weights: Callable[[FastBoard, str], list[CellWeight]]
    """Weights of cells for a terrain; they decide which placements are evaluated."""
