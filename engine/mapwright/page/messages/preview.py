"""Intents of the player, previews of what they would change, and explanations of an edict's stars."""

from __future__ import annotations

from typing import Annotated, TypedDict

from mapwright.decoding import in_range
from mapwright.rules import scoring

MapCoordinate = Annotated[int, in_range(-20, 20)]
"""A row or column of the map, or not far from it."""


class Intent(TypedDict):
    """What the player would place: the index of a tool, its terrain, the code of an orientation, and the anchor."""

    tool: int
    terrain: str | None
    orientation: str
    row: MapCoordinate
    column: MapCoordinate


EdictChange = scoring.EdictChange


class Preview(TypedDict):
    """What an intent would do. `offending_cells` break a rule, `reason` a reason code; both empty when it fits."""

    fits: bool
    reason: str | None
    cells: list[str]
    offending_cells: list[str]
    destroyed: list[str]
    attack: list[str]
    edicts: list[EdictChange]
    coins: int
    toll: int


class ClaimJson(TypedDict):
    stars: int
    cells: list[str]


class Explanation(TypedDict):
    """Why an edict has its stars; `count` is the number of claims."""

    id: str
    letter: str
    stars: int
    count: int
    claims: list[ClaimJson]
