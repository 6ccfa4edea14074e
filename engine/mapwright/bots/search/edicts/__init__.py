"""The expert's heuristics for all edicts, by kind as in `scoring`."""

from __future__ import annotations

from mapwright.bots.search.edicts.farm_water import FARM_WATER
from mapwright.bots.search.edicts.forest import FOREST
from mapwright.bots.search.edicts.heuristic import CellWeight, EdictHeuristic, Features
from mapwright.bots.search.edicts.spatial import SPATIAL
from mapwright.bots.search.edicts.village import VILLAGE

__all__ = ["HEURISTICS", "CellWeight", "EdictHeuristic", "Features"]

HEURISTICS: dict[str, EdictHeuristic] = {**FOREST, **FARM_WATER, **VILLAGE, **SPATIAL}
