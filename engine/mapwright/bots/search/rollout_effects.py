"""Monsters and heroes in sampled futures: where they are placed, and what follows from them."""

from __future__ import annotations

from functools import cache
from random import Random

from mapwright.board.grid import FULL, bits, first_cell, neighbours
from mapwright.board.shapes import SINGLE_CELL, Shape, orientations, placements
from mapwright.bots.search.fast_board import FastBoard
from mapwright.rules.cards import AMBUSH_BY_ID, HERO_BY_ID, Ambush
from mapwright.rules.deal import pick
from mapwright.rules.option import attack_mask, attack_orientations
from mapwright.rules.solo_walk import walk

SAMPLED_PLACEMENTS = 12
"""Number of random placements of which a simulated opponent takes the worst for the owner."""
DESTROYED_MONSTER_VALUE = 8
"""Value for a hero of a monster cell that it destroys; an attacked empty cell, where a monster may come, counts 1."""
TOLLED_CELL_VALUE = 4
"""Value of a hero's own cell if it was next to a monster."""


def apply_ambush(board: FastBoard, card: Ambush, walks: bool, rng: Random) -> None:
    """Place the monsters by the solo walk (R23), or where they cost the owner most."""
    if walks:
        cells = next((cells for cells in solo_walk_placements(card.id) if not cells & board.filled), 0)
    else:
        cells = _worst_placement(card.shape, board, rng)
    if cells:
        board.add_monsters(cells, card.mark)
        if card.mark == "G":
            _apply_gorgon(board, cells, walks)


def _apply_gorgon(board: FastBoard, cells: int, walks: bool) -> None:
    """Destroy a cell beside the gorgon (R38): the owner an empty one or the gorgon, another player a drawn one."""
    candidates = neighbours(cells & board.monster) & ~board.mountain & ~board.destroyed
    if walks:
        target = candidates & board.empty or candidates & board.monster or candidates
    else:
        target = candidates & (board.village | board.forest | board.farm | board.water) or candidates
    if target:
        board.destroy(first_cell(target))


def place_hero(board: FastBoard, card: str) -> None:
    """Place a hero where it destroys most monsters, else where its attack covers empty cells (R32)."""
    best_value, best_placement = -1, (0, 0)
    tolled = neighbours(board.monster)
    tolling_monsters = board.monster & neighbours(board.empty)
    for cell, attack in _hero_placements(card):
        if cell & board.filled:
            continue
        value = (
            DESTROYED_MONSTER_VALUE * (attack & tolling_monsters).bit_count()
            + (TOLLED_CELL_VALUE if cell & tolled else 0)
            + (attack & board.empty).bit_count()
        )
        if value > best_value:
            best_value, best_placement = value, (cell, attack)
    if best_value >= 0:
        board.place_hero(*best_placement)


def apply_season_effects(board: FastBoard, effects: list[str]) -> None:
    """Spread zombies (R36) and destroy a cell beside trolls (R37), in the order in which they were revealed."""
    for mark in effects:
        if mark == "Z":
            cells = neighbours(board.zombie) & board.empty
            if cells:
                board.add_monsters(cells, "Z")
        else:
            cells = neighbours(board.troll) & board.empty
            if cells:
                board.destroy(first_cell(cells))


@cache
def solo_walk_placements(card: str) -> tuple[int, ...]:
    """Return the placements of a card's monsters that the solo walk tries, in order (R23)."""
    ambush = AMBUSH_BY_ID[card]
    printed = orientations(ambush.shape)[0]
    return tuple(printed.at(row, column) for row, column in walk(printed, ambush.corner, ambush.clockwise))


@cache
def _hero_placements(card: str) -> tuple[tuple[int, int], ...]:
    """Return cell and attack cells of each way to place a hero."""
    patterns = attack_orientations(HERO_BY_ID[card].attack)
    return tuple((cell, attack_mask(cell, pattern)) for cell in bits(FULL) for pattern in patterns)


def _worst_placement(shape: Shape, board: FastBoard, rng: Random) -> int:
    """Return the one of a few random placements that has most empty neighbours."""
    possible = placements(shape, board.empty) or placements(SINGLE_CELL, board.empty)
    most_tolled, worst = -1, 0
    for _ in range(SAMPLED_PLACEMENTS if possible else 0):
        cells = pick(possible, rng)
        tolled_cells = (neighbours(cells) & board.empty & ~cells).bit_count()
        if tolled_cells > most_tolled:
            most_tolled, worst = tolled_cells, cells
    return worst
