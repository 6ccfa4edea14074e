"""What an agent sees: the map as planes of zeros and ones, and the facts of the moment as numbers."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from mapwright.board.board import Board
from mapwright.board.grid import CELLS, FULL, SIZE
from mapwright.bots.outlook import times_left
from mapwright.rules.cards import (
    AMBUSH_BY_ID,
    COIN_TRACK,
    EXPLORE_BY_ID,
    HERO_BY_ID,
    RUINS,
    SEASONS,
    SKILL_BY_ID,
)
from mapwright.rules.scoring import EDICTS, toll
from mapwright.rules.state import State

Observation = dict[str, NDArray[np.float32]]

MAP_PLANES = (
    "empty", "forest", "village", "farm", "water", "monster", "mountain", "ruins", "wasteland", "hero", "destroyed",
    "attack", "dragon", "zombie", "troll", "gorgon",
)  # fmt: skip
TASKS = ("draw", "extra", "dodge", "ambush", "gorgon", "hero", "troll")
CARDS = (*EXPLORE_BY_ID, *AMBUSH_BY_ID, *HERO_BY_ID)
SEEN_CARDS = (*CARDS, *RUINS)

FACTS = (
    *(f"season {season.id}" for season in SEASONS),
    "time used", "ruins duty", "coins", "coins spent", "toll", "skill used", "on another's map",
    *(f"task {task}" for task in TASKS),
    *(f"card {card}" for card in CARDS),
    *(f"seen {card}" for card in SEEN_CARDS),
    *(f"skill {skill}" for skill in SKILL_BY_ID),
    *(f"scored now {id}" for id in EDICTS),
    *(f"still scored {id}" for id in EDICTS),
    *(f"stars {id}" for id in EDICTS),
)  # fmt: skip
"""The names of the facts, in their order. All lie between -1 and 1 in any usual game and are cut there."""


def space(maps: int = 1) -> spaces.Dict:
    """The space of observations with so many maps in it."""
    return spaces.Dict(
        {
            "map": spaces.Box(0, 1, (maps * len(MAP_PLANES), SIZE, SIZE), np.float32),
            "facts": spaces.Box(-1, 1, (len(FACTS),), np.float32),
        }
    )


def observe(state: State, seat: int, maps: int = 1) -> Observation:
    """The moment as a seat sees it: its own map, and with two maps the one that is drawn on as well."""
    task = state.task
    on = task.on if task is not None and task.by == seat else seat
    shown = [seat, on][:maps]
    planes = np.concatenate([map_planes(state.players[each].board) for each in shown])
    return {"map": planes, "facts": facts(state, seat)}


def flat_space(maps: int) -> spaces.Box:
    """The space of the same observations in one row of numbers."""
    return spaces.Box(-1, 1, (maps * len(MAP_PLANES) * CELLS + len(FACTS),), np.float32)


def flat(seen: Observation) -> NDArray[np.float32]:
    """An observation in one row: the planes cell by cell, then the facts."""
    return np.concatenate([seen["map"].reshape(-1), seen["facts"]])


def unflat(row: NDArray[np.float32]) -> Observation:
    """The observation that `flat` has written in one row."""
    cells, told = row[: -len(FACTS)], row[-len(FACTS) :]
    return {"map": cells.reshape(-1, SIZE, SIZE), "facts": told}


def map_planes(board: Board) -> NDArray[np.float32]:
    """The planes of one map, in the order of `MAP_PLANES`."""
    masks = (
        FULL & ~board.filled, board.forest, board.village, board.farm, board.water, board.monster, board.mountain,
        board.ruins, board.sheet.wasteland, board.hero, board.destroyed, board.attack, *board.marks,
    )  # fmt: skip
    data = b"".join(mask.to_bytes(16, "little") for mask in masks)
    found = np.unpackbits(np.frombuffer(data, np.uint8).reshape(len(masks), 16), axis=1, bitorder="little")
    return found[:, :CELLS].reshape(len(masks), SIZE, SIZE).astype(np.float32)


def facts(state: State, seat: int) -> NDArray[np.float32]:
    """The facts of the moment, in the order of `FACTS`. Nothing hidden is among them."""
    player, task = state.players[seat], state.task
    seen = {card for turn in state.deal.seasons[state.season][: state.turn + 1] for card in turn}
    edicts = dict(zip(state.deal.edicts, "ABCD", strict=True))
    live = {id for id, letter in edicts.items() if letter in SEASONS[state.season].edicts}
    values = [
        *(index == state.season for index in range(len(SEASONS))),
        state.time / state.limit, state.duty, player.coins / COIN_TRACK, player.spent / COIN_TRACK,
        toll(player.board) / 20, player.skill_used, task is not None and task.on != seat,
        *(task is not None and task.kind == kind for kind in TASKS),
        *(state.turn >= 0 and card == state.card for card in CARDS),
        *(card in seen for card in SEEN_CARDS),
        *(skill in state.deal.skills for skill in SKILL_BY_ID),
        *(id in live for id in EDICTS),
        *(times_left(state, edicts[id]) / 2 if id in edicts else 0 for id in EDICTS),
        *(EDICTS[id].count(player.board) / 40 if id in edicts else 0 for id in EDICTS),
    ]  # fmt: skip
    return np.clip(np.array(values, np.float32), -1, 1)
