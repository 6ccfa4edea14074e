"""What an agent observes: the map as planes of zeros and ones, and the other facts of the state as numbers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from mapwright.board.board import Board
from mapwright.board.grid import CELLS, FULL, SIZE
from mapwright.bots.board_value import scorings_left
from mapwright.rules.cards import (
    AMBUSH_BY_ID,
    COIN_TRACK,
    EXPANSION_EXPLORE,
    EXPANSIONS,
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
OBSERVATION_VERSION = 1
"""Changes whenever a fact gets another index or meaning. New cards only add facts at the end."""


@dataclass(frozen=True)
class CardFacts:
    """The ids that a part of the facts describes: one fact for each card and skill, and three for each edict."""

    cards: tuple[str, ...]
    seen: tuple[str, ...]
    """Cards of which a fact says whether they are revealed this season."""
    skills: tuple[str, ...]
    edicts: tuple[str, ...]

    def names(self) -> tuple[str, ...]:
        return (
            *(f"card {card}" for card in self.cards),
            *(f"seen {card}" for card in self.seen),
            *(f"skill {skill}" for skill in self.skills),
            *(f"{kind} {id}" for kind in ("scored now", "still scored", "stars") for id in self.edicts),
        )


def _cards_of(expansion: str | None) -> CardFacts:
    """Return the cards of an expansion, or those of the printed sets."""

    def belongs(pack: str) -> bool:
        return pack == expansion if expansion else pack not in EXPANSIONS

    explore = {card.id: card.pack for card in EXPANSION_EXPLORE}
    packs = {id: explore.get(id, "") for id in EXPLORE_BY_ID}
    packs |= {card.id: card.pack for card in AMBUSH_BY_ID.values()} | {
        hero.id: hero.pack for hero in HERO_BY_ID.values()
    }
    cards = tuple(id for id, pack in packs.items() if belongs(pack))
    return CardFacts(
        cards,
        cards if expansion else (*cards, *RUINS),
        tuple(skill.id for skill in SKILL_BY_ID.values() if belongs(skill.pack)),
        tuple(edict.id for edict in EDICTS.values() if belongs(edict.set)),
    )


CARD_FACTS = tuple(_cards_of(expansion) for expansion in (None, *EXPANSIONS))
"""The printed cards, then each expansion, so that a new expansion changes no index of an older fact."""

SCORINGS_PER_EDICT = 2
MAX_TOLL, MAX_EDICT_STARS = 20, 40
"""Toll and stars of an edict that are scaled to 1; larger ones are rare."""
FACTS = (
    *(f"season {season.id}" for season in SEASONS),
    "time used", "ruins duty", "coins", "coins spent", "toll", "skill used", "on another's map",
    *(f"task {task}" for task in TASKS),
    *(name for part in CARD_FACTS for name in part.names()),
)  # fmt: skip
"""The names of the facts, in their order. Values beyond -1 and 1, which are rare, are clipped."""
_INDEX_OF_FACT = {name: index for index, name in enumerate(FACTS)}


def space(maps: int = 1) -> spaces.Dict:
    """Return the space of observations with this number of maps."""
    return spaces.Dict(
        {
            "map": spaces.Box(0, 1, (maps * len(MAP_PLANES), SIZE, SIZE), np.float32),
            "facts": spaces.Box(-1, 1, (len(FACTS),), np.float32),
        }
    )


def observe(state: State, seat: int, maps: int = 1) -> Observation:
    """Return the state as a seat sees it: its own map, and with two maps also the one that it has to draw on."""
    task = state.task
    on = task.on if task is not None and task.by == seat else seat
    map_seats = [seat, on][:maps]
    planes = np.concatenate([map_planes(state.players[map_seat].board) for map_seat in map_seats])
    return {"map": planes, "facts": facts(state, seat)}


def flat_space(maps: int) -> spaces.Box:
    """Return the space of the same observations in one row of numbers."""
    return spaces.Box(-1, 1, (maps * len(MAP_PLANES) * CELLS + len(FACTS),), np.float32)


def flatten(observation: Observation) -> NDArray[np.float32]:
    """Return an observation in one row: the planes cell by cell, then the facts."""
    return np.concatenate([observation["map"].reshape(-1), observation["facts"]])


def unflatten(row: NDArray[np.float32]) -> Observation:
    """Return the observation of a row that `flatten` returned."""
    cells, fact_values = row[: -len(FACTS)], row[-len(FACTS) :]
    return {"map": cells.reshape(-1, SIZE, SIZE), "facts": fact_values}


def map_planes(board: Board) -> NDArray[np.float32]:
    """Return the planes of one map, in the order of `MAP_PLANES`."""
    masks = (
        FULL & ~board.filled, board.forest, board.village, board.farm, board.water, board.monster, board.mountain,
        board.ruins, board.sheet.wasteland, board.hero, board.destroyed, board.attack, *board.marks,
    )  # fmt: skip
    return as_planes(masks).astype(np.float32)


def as_planes(masks: Iterable[int]) -> NDArray[np.uint8]:
    """Return each set of cells as 11 × 11 zeros and ones."""
    data = np.frombuffer(b"".join(mask.to_bytes(16, "little") for mask in masks), np.uint8).reshape(-1, 16)
    return np.unpackbits(data, axis=1, bitorder="little")[:, :CELLS].reshape(-1, SIZE, SIZE)


def facts(state: State, seat: int) -> NDArray[np.float32]:
    """Return the facts of the state, in the order of `FACTS`. None of them depends on hidden cards."""
    values = np.zeros(len(FACTS), np.float32)
    for name, value in (*_facts_of_moment(state, seat), *_facts_of_cards(state), *_facts_of_edicts(state, seat)):
        values[_INDEX_OF_FACT[name]] = value
    return values.clip(-1, 1, values)


def _facts_of_moment(state: State, seat: int) -> Iterator[tuple[str, float]]:
    player, task = state.players[seat], state.task
    yield f"season {state.season_id}", 1
    yield "time used", state.time / state.limit
    yield "ruins duty", state.ruins_duty
    yield "coins", player.coins / COIN_TRACK
    yield "coins spent", player.spent_coins / COIN_TRACK
    yield "toll", toll(player.board) / MAX_TOLL
    yield "skill used", player.skill_used
    if task is not None:
        yield "on another's map", task.on != seat
        yield f"task {task.kind}", 1


def _facts_of_cards(state: State) -> Iterator[tuple[str, float]]:
    if state.turn >= 0:
        yield f"card {state.card}", 1
    yield from ((f"seen {card}", 1) for turn in state.deal.seasons[state.season][: state.turn + 1] for card in turn)
    yield from ((f"skill {skill}", 1) for skill in state.deal.skills)


def _facts_of_edicts(state: State, seat: int) -> Iterator[tuple[str, float]]:
    board = state.players[seat].board
    for letter, id in state.deal.edicts_by_letter.items():
        yield f"scored now {id}", letter in SEASONS[state.season].edicts
        yield f"still scored {id}", scorings_left(state, letter) / SCORINGS_PER_EDICT
        yield f"stars {id}", EDICTS[id].count(board) / MAX_EDICT_STARS
