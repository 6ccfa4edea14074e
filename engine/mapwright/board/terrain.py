"""The terrains and marks of cells, by their letters in the map text."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal


class Terrain(StrEnum):
    """A thing that is drawn; its value is its letter in the map text."""

    FOREST = "F"
    """Forest."""
    VILLAGE = "V"
    """Village."""
    FARM = "A"
    """Farm."""
    WATER = "W"
    """Water."""
    MONSTER = "M"
    """Monster."""
    HERO = "H"
    """Hero."""
    DIPLOMACY = "B"
    """Farm and village at once (R47)."""


FOREST, VILLAGE, FARM, WATER, MONSTER = (
    Terrain.FOREST,
    Terrain.VILLAGE,
    Terrain.FARM,
    Terrain.WATER,
    Terrain.MONSTER,
)
DIPLOMACY = Terrain.DIPLOMACY

DRAWABLE = (FOREST, VILLAGE, FARM, WATER, MONSTER)
"""What a single cell of R13 may be."""

Mark = Literal["D", "Z", "T", "G"]
"""A monster with an effect: dragon, zombie, troll, gorgon."""
MARKS: tuple[Mark, ...] = ("D", "Z", "T", "G")
