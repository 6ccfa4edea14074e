"""Monsters and heroes in imagined futures: where they come, and what follows from them."""

from __future__ import annotations

from functools import cache
from random import Random

from mapwright.board.grid import FULL, bits, neighbours
from mapwright.board.shapes import CELL, Shape, places, turns
from mapwright.bots.search.sketch import Sketch
from mapwright.rules.cards import AMBUSH_BY_ID, HERO_BY_ID, Ambush
from mapwright.rules.option import attack_mask, attack_turns
from mapwright.rules.solo import walk

TRIES = 12
"""How many places an imagined opponent looks at."""


def suffer(sketch: Sketch, card: Ambush, walks: bool, stream: Random) -> None:
    """Monsters come by the walk of R23, or a neighbour draws them where it hurts."""
    if walks:
        cells = next((cells for cells in walked(card.id) if not cells & sketch.filled), 0)
    else:
        cells = _hurting(card.shape, sketch, stream)
    if cells:
        sketch.bring(cells, card.mark)
        if card.mark == "G":
            _gaze(sketch, cells, walks)


def _gaze(sketch: Sketch, cells: int, walks: bool) -> None:
    """R38: the owner destroys an empty cell or the gorgon itself, a neighbour something drawn."""
    beside = neighbours(cells & sketch.monster) & ~sketch.mountain & ~sketch.destroyed
    if walks:
        chosen = beside & sketch.empty or beside & sketch.monster or beside
    else:
        chosen = beside & (sketch.village | sketch.forest | sketch.farm | sketch.water) or beside
    if chosen:
        sketch.destroy(chosen & -chosen)


def welcome(sketch: Sketch, card: str) -> None:
    """A hero where it strikes most monsters, else where monsters may come (R32)."""
    best, chosen = -1, (0, 0)
    tolled = neighbours(sketch.monster)
    threat = sketch.monster & neighbours(sketch.empty)
    for cell, attack in _hero_places(card):
        if cell & sketch.filled:
            continue
        worth = 8 * (attack & threat).bit_count() + 4 * bool(cell & tolled) + (attack & sketch.empty).bit_count()
        if worth > best:
            best, chosen = worth, (cell, attack)
    if chosen[0]:
        sketch.place_hero(*chosen)


def aftermath(sketch: Sketch, effects: list[str]) -> None:
    """R36 and R37, in the order of reveal."""
    for mark in effects:
        if mark == "Z":
            cells = neighbours(sketch.zombie) & sketch.empty
            if cells:
                sketch.bring(cells, "Z")
        else:
            cells = neighbours(sketch.troll) & sketch.empty
            if cells:
                sketch.destroy(cells & -cells)


@cache
def walked(card: str) -> tuple[int, ...]:
    """The places of the solo walk in order (R23)."""
    ambush = AMBUSH_BY_ID[card]
    printed = turns(ambush.shape)[0]
    return tuple(printed.at(row, column) for row, column in walk(printed, ambush.corner, ambush.clockwise))


@cache
def _hero_places(card: str) -> tuple[tuple[int, int], ...]:
    patterns = attack_turns(HERO_BY_ID[card].attack)
    return tuple((cell, attack_mask(cell, pattern)) for cell in bits(FULL) for pattern in patterns)


def _hurting(shape: Shape, sketch: Sketch, stream: Random) -> int:
    """The place among a few that costs the owner most cells."""
    found = places(shape, sketch.empty) or places(CELL, sketch.empty)
    best, chosen = -1, 0
    for _ in range(TRIES if found else 0):
        cells = found[int(stream.random() * len(found))]
        harm = (neighbours(cells) & sketch.empty & ~cells).bit_count()
        if harm > best:
            best, chosen = harm, cells
    return chosen
