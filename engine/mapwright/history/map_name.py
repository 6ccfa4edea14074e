"""What a finished map is named after: its largest feature, and numbers that choose the words."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Literal

from mapwright.board.board import Board
from mapwright.board.grid import clusters

Feature = Literal["forest", "village", "farm", "water", "monster", "mountain"]
_MIN_CLUSTER = 6
"""A map without a cluster of this number of cells is named after its mountains."""
REALMS = 8
EPITHETS = 6
"""Number of words for the land, and of words for each feature, in the texts of the page."""


@dataclass(frozen=True, slots=True)
class MapName:
    """The feature that a map is named after, and the numbers of the words, from 0."""

    feature: Feature
    realm: int
    epithet: int


def map_name(board: Board, deal: str) -> MapName:
    """Return the name of a map; equal maps of one deal have the same name."""
    rng = random.Random(f"{deal} {board.map_text()}")
    return MapName(_largest_feature(board), int(rng.random() * REALMS), int(rng.random() * EPITHETS))


def _largest_feature(board: Board) -> Feature:
    cells: dict[Feature, int] = {
        "water": board.water,
        "forest": board.forest,
        "village": board.village,
        "farm": board.farm,
        "monster": board.monster,
    }
    sizes = {feature: max(map(int.bit_count, clusters(mask)), default=0) for feature, mask in cells.items()}
    largest = max(sizes, key=sizes.__getitem__)
    return largest if sizes[largest] >= _MIN_CLUSTER else "mountain"
