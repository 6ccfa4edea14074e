"""The expert's heuristic for one edict: features of a board, and weights of cells.

The weights of cells are chosen by hand from the stars that a cell can bring: 10 is about one star for each scoring, a
negative weight keeps a cell free. They only decide which placements are evaluated, so their order matters more than
their size. How much a placement is worth is learned: `weights.py` has the weights of the features. Upper limits in
features (`min(6, …)`) keep a feature linear: more of it brings no more stars.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from mapwright.bots.search.fast_board import FastBoard

Features = tuple[int, ...]
CellWeight = tuple[int, int]
"""A mask of cells, and the weight of each of them in tenths of a star for each scoring."""


def split_by_size(clusters: Iterable[int], size: int) -> tuple[int, int]:
    """Return the cells of the clusters that are smaller than `size`, and those of the others."""
    smaller = large_enough = 0
    for cluster in clusters:
        if cluster.bit_count() < size:
            smaller |= cluster
        else:
            large_enough |= cluster
    return smaller, large_enough


@dataclass(frozen=True, slots=True)
class EdictHeuristic:
    features: Callable[[FastBoard], Features]
    """Return the stars that a board has now, then numbers that predict further ones."""
    cell_weights: Callable[[FastBoard, str], list[CellWeight]]
    """Return weights of cells for the letter of a terrain; they decide which placements are evaluated."""
