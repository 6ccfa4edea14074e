"""Actions as numbers: which of them are legal now, and which action a number means."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mapwright.board.grid import CELLS, FULL, SIZE, bit, bits
from mapwright.board.shapes import ORIENTATION_CODES, Offset, orientations, overhangs_of
from mapwright.board.terrain import Terrain
from mapwright.notation.deal_code import format_deal, parse_deal
from mapwright.rules.legal_options import may_pass, options
from mapwright.rules.option import DodgeOption, HeroOption, Option, attack_mask
from mapwright.rules.setup import PRESETS, Setup, skill_ids
from mapwright.rules.state import PASS, Action, State

MAX_ORIENTATIONS = 8
SLOTS = 5
"""Maximum number of things to place: two shapes, a shape in two terrains, or a single cell in five (R13)."""
SKILL_SLOTS = 12
"""The same with skills."""
MAX_OVERHANG = 3
"""Maximum number of cells by which a shape may hang over the border (R49)."""

ILLEGAL_REWARD = -1.0
"""The reward of an illegal action, which changes nothing else."""

Mask = NDArray[np.int8]
Slot = tuple[Option, Terrain | None]


def setup_of(setup: Setup | str) -> Setup:
    """Return a setup, or the preset of that name."""
    if isinstance(setup, Setup):
        return setup
    if setup not in PRESETS:
        raise ValueError(f"setup must be a Setup or one of {', '.join(PRESETS)}; got {setup!r:.40}")
    return PRESETS[setup]


def deal_option(options: Mapping[str, object] | None) -> str | None:
    """Return the deal code among the options of `reset`. Raise `ValueError` for unknown options.

    An option named "options" is ignored: PettingZoo's `api_test` passes it.
    """
    unknown = [key for key in options or {} if key not in ("deal", "options")]
    if unknown:
        raise ValueError(f"options must be {{'deal': CODE}}; got {unknown[0]!r:.40}")
    deal = (options or {}).get("deal")
    if deal is not None and not isinstance(deal, str):
        raise ValueError(f"the deal must be a deal code; got {deal!r:.40}")
    return deal


class Codec:
    """Numbers for the actions of one kind of table.

    A number is (slot, turn, row, column): what is placed and in which terrain, its orientation (or that of a
    hero's attack pattern), and where the corner of its box lies. With skills, corners may lie up to three cells
    outside, and the last number of all leaves a skill unused.
    """

    def __init__(self, setup: Setup) -> None:
        self.skills = bool(skill_ids(setup))
        self.slots = SKILL_SLOTS if self.skills else SLOTS
        self.reach = MAX_OVERHANG if self.skills else 0
        self.side = SIZE + self.reach
        self.shape = (self.slots, MAX_ORIENTATIONS, self.side, self.side)
        self.size = int(np.prod(self.shape)) + self.skills

    def validated(self, action: object) -> int:
        """Return the number of an action. Raise `ValueError` if it is not in the action space."""
        whole = isinstance(action, int | np.integer) or (isinstance(action, np.ndarray) and action.shape == ())
        if not whole or isinstance(action, bool) or int(action) != action or not 0 <= action < self.size:  # type: ignore
            raise ValueError(f"an action must be a whole number from 0 to {self.size - 1}; got {action!r:.40}")
        return int(action)  # type: ignore[call-overload, no-any-return]

    @property
    def parts(self) -> tuple[int, int, int]:
        """The sizes of a factored action: slots, turns and corners. With skills the last slot leaves a skill unused."""
        return self.slots + self.skills, MAX_ORIENTATIONS, self.side**2

    def split(self, number: int) -> tuple[int, int, int]:
        """Return slot, turn and corner of an action's number."""
        if number >= int(np.prod(self.shape)):
            return self.slots, 0, 0
        slot, orientation, row, column = (int(part) for part in np.unravel_index(number, self.shape))
        return slot, orientation, row * self.side + column

    def join(self, parts: Sequence[int] | NDArray[np.integer[Any]]) -> int:
        """Return the number of slot, turn and corner. Raise `ValueError` if they are not in the action space."""
        values = [int(part) for part in parts]
        if len(values) != 3 or not all(0 <= value < size for value, size in zip(values, self.parts, strict=True)):
            raise ValueError(f"an action must be a slot, a turn and a corner below {self.parts}; got {parts!r:.40}")
        slot, orientation, corner = values
        if slot == self.slots:
            return self.size - 1
        return int(np.ravel_multi_index((slot, orientation, *divmod(corner, self.side)), self.shape))

    def part_masks(self, mask: Mask) -> Mask:
        """Return a mask for each part of a factored action in one row: 1 where a legal action has that part."""
        legal = mask[: int(np.prod(self.shape))].reshape(self.slots, MAX_ORIENTATIONS, -1)
        masks: list[Mask] = [np.max(legal, axis=axes) for axes in ((1, 2), (0, 2), (0, 1))]
        if self.skills:
            masks[0] = np.append(masks[0], mask[-1])
            for part in masks[1:]:
                part[0] |= mask[-1]
        return np.concatenate(masks)

    def parse_deal(self, code: str, table: Setup) -> tuple[Setup, str]:
        """Return setup and seed of a deal code. Raise `ValueError` if it is of another kind of table.

        Sheet and edicts may differ: an agent sees them. Cards, skills and players may not.
        """
        setup, seed = parse_deal(code)
        if replace(setup, sheet=table.sheet, edicts=table.edicts) != table:
            raise ValueError(f"{code!r} is the deal of another kind of table than {format_deal(table, 'seed')!r}")
        return setup, seed

    def mask(self, state: State) -> Mask:
        """Return a 1 for each number of a legal action; each legal action has exactly one number."""
        legal = np.zeros(self.size, np.int8)
        places = legal[: int(np.prod(self.shape))].reshape(self.shape)
        for slot, (option, _) in enumerate(slots(state)):
            self._mark_legal(places[slot], option)
        if may_pass(state):
            legal[-1] = 1
        return legal

    def _mark_legal(self, places: Mask, option: Option) -> None:
        if isinstance(option, DodgeOption):
            places[0, self.reach, self.reach] = 1
        elif option.overhangs:
            for cells, (orientation, (row, column)) in overhangs_of(option.shape).items():
                if not cells & ~option.free and (not option.must_cover or cells & option.must_cover):
                    places[orientation, row + self.reach, column + self.reach] = 1
        else:
            for orientation, anchors in enumerate(_anchors(option)):
                places[orientation, self.reach :, self.reach :] = as_plane(anchors)

    def action(self, state: State, number: int) -> Action:
        """Return the action of a number that is legal in `state`."""
        if number >= int(np.prod(self.shape)):
            return PASS
        slot, orientation, row, column = (int(part) for part in np.unravel_index(number, self.shape))
        option, terrain = slots(state)[slot]
        row, column = row - self.reach, column - self.reach
        if isinstance(option, DodgeOption):
            return next(option.actions())
        if isinstance(option, HeroOption):
            cell = bit(row, column)
            return Action("hero", terrain, 0, cell, attack=attack_mask(cell, option.attack[orientation]))
        cells = orientations(option.shape)[orientation].at(row, column)
        return Action(option.kind, terrain, option.shape_number, cells, option.skill)

    def number(self, state: State, action: Action) -> int:
        """Return the number of an action that is legal in `state`."""
        if action == PASS:
            return self.size - 1
        for slot, (option, terrain) in enumerate(slots(state)):
            if option.is_taken_by(action) and terrain == action.terrain:
                orientation, (row, column) = _orientation_and_corner(option, action)
                return int(np.ravel_multi_index((slot, orientation, row + self.reach, column + self.reach), self.shape))
        raise ValueError(f"{action} is not legal now")


def slots(state: State) -> list[Slot]:
    """Return what may be placed now, once for each terrain that it may have."""
    return [(option, terrain) for option in options(state) for terrain in option.terrains or (None,)]


def as_plane(mask: int) -> NDArray[np.uint8]:
    """Return a set of cells as 11 × 11 zeros and ones."""
    flat = np.unpackbits(np.frombuffer(mask.to_bytes(16, "little"), np.uint8), bitorder="little")
    return flat[:CELLS].reshape(SIZE, SIZE)


def _anchors(option: Option) -> Iterator[int]:
    """Yield the cells for the corner of the box, for each turn."""
    if isinstance(option, HeroOption):
        yield from (option.free & first for first in _distinct_orientations(option.attack))
        return
    for orientation in orientations(option.shape):
        anchors = orientation.anchors(option.free)
        if option.must_cover:
            covering = 0
            for row, column in orientation.cells:
                covering |= option.must_cover >> (SIZE * row + column)
            anchors &= covering
        yield anchors


def _orientation_and_corner(option: Option, action: Action) -> tuple[int, Offset]:
    """Turn and corner of a legal action."""
    if isinstance(option, DodgeOption):
        return 0, (0, 0)
    if option.overhangs:
        return overhangs_of(option.shape)[action.cells]
    place = option.locate(action)
    assert place is not None  # the action is legal
    code, row, column = place
    return ORIENTATION_CODES.index(code), (row, column)


@cache
def _distinct_orientations(patterns: tuple[tuple[Offset, ...], ...]) -> tuple[int, ...]:
    """For each way to turn an attack, the heroes' cells where no way before it attacks the same cells."""
    cells_by_orientation = [0] * len(patterns)
    for cell in bits(FULL):
        seen_attacks: set[int] = set()
        for way, pattern in enumerate(patterns):
            attack = attack_mask(cell, pattern)
            if attack not in seen_attacks:
                cells_by_orientation[way] |= cell
                seen_attacks.add(attack)
    return tuple(cells_by_orientation)
