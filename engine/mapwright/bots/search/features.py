"""The features of what every season scores, coins and toll, and of the room that is left."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from mapwright.board.grid import neighbours
from mapwright.bots.search.edicts import Features
from mapwright.bots.search.sketch import Sketch
from mapwright.bots.search.surroundings import counts


def coins(map: Sketch) -> Features:
    _, one, two, three, four = counts(map.empty)
    closing = map.mountain & ~map.paid
    return (
        map.track - map.spent, (closing & one).bit_count(), (closing & two).bit_count(),
        (closing & three).bit_count(), (closing & four).bit_count(),
    )  # fmt: skip


def toll(map: Sketch) -> Features:
    """Stars lost, as a loss; and the cells near it that a shape would need as well."""
    beside = neighbours(map.monster) & map.empty
    lone = counts(map.empty)[0] & beside
    return -beside.bit_count(), lone.bit_count(), (map.zombie & neighbours(map.empty)).bit_count()


def room(map: Sketch) -> Features:
    """One, for what is always to be expected; how much is empty, how much of that is shut in, and how much is wide."""
    empty = map.empty
    shut, one, _, _, four = counts(empty)
    return 1, empty.bit_count(), (empty & shut).bit_count(), (empty & one).bit_count(), (empty & four).bit_count()


ROOM = 5
"""How many features `room` has."""


EVERY_SEASON: dict[Literal["coins", "toll"], Callable[[Sketch], Features]] = {"coins": coins, "toll": toll}
