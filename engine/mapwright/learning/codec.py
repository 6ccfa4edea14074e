"""Actions as numbers: which of them are legal now, and which action a number means."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mapwright.board.grid import FULL, SIZE, bit, bits
from mapwright.board.shapes import ORIENTATION_CODES, Offset, orientations, overhangs_of
from mapwright.board.terrain import Terrain
from mapwright.learning.observation import as_planes
from mapwright.notation.deal_code import format_deal, parse_deal
from mapwright.rules.legal_options import may_pass, options
from mapwright.rules.option import DodgeOption, HeroOption, Option, attack_mask
from mapwright.rules.setup import PRESETS, Setup, skill_ids
from mapwright.rules.state import PASS, Action, State

MAX_ORIENTATIONS = 8
SLOTS = 5
"""Maximum number of slots: two shapes, a shape in two terrains, or a single cell in five (R13)."""
SKILL_SLOTS = 12
"""Maximum number of slots with skills."""
MAX_OVERHANG = 3
"""Maximum number of cells by which a shape may hang over the border (R49)."""

ILLEGAL_REWARD = -1.0
"""The reward of an illegal action, which changes nothing else."""

Mask = NDArray[np.int8]
Slot = tuple[Option, Terrain | None]
"""An option and one of its terrains; None if it has none."""


def setup_of(setup: Setup | str, sheet: str | None = None) -> Setup:
    """Return a setup, or the preset of that name, with the sheet if one is given."""
    if sheet is not None:
        return replace(setup_of(setup), sheet=sheet)
    if isinstance(setup, Setup):
        return setup
    if setup not in PRESETS:
        raise ValueError(f"setup must be a Setup or one of {', '.join(PRESETS)}; got {setup!r:.40}")
    return PRESETS[setup]


def check_one_of(name: str, value: object, allowed: Sequence[object]) -> None:
    """Raise `ValueError` if an argument has none of the allowed values."""
    if value not in allowed:
        raise ValueError(f"{name} must be one of {', '.join(map(str, allowed))}; got {value!r:.40}")


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


class ActionCodec:
    """Numbers all actions that a setup allows, for learned models.

    A number is the flat index of (slot, orientation, row, column): what is placed and in which terrain, its orientation
    (or that of a hero's attack pattern), and where the corner of its box lies. With skills, corners may lie up to
    `MAX_OVERHANG` cells outside, and one more number, the last, passes.
    """

    def __init__(self, setup: Setup) -> None:
        self.skills = bool(skill_ids(setup))
        self.slots = SKILL_SLOTS if self.skills else SLOTS
        self.margin = MAX_OVERHANG if self.skills else 0
        """Number of rows above and columns left of the map in which a corner may lie."""
        self.side = SIZE + self.margin
        self.array_shape = (self.slots, MAX_ORIENTATIONS, self.side, self.side)
        self.placement_count = int(np.prod(self.array_shape))
        """The number of a pass, which follows those of all placements."""
        self.size = self.placement_count + (1 if self.skills else 0)

    def validated(self, action: object) -> int:
        """Return the number of an action. Raise `ValueError` if it is not in the action space."""
        is_scalar = isinstance(action, int | np.integer) or (isinstance(action, np.ndarray) and action.shape == ())
        if not is_scalar or isinstance(action, bool) or int(action) != action or not 0 <= action < self.size:  # type: ignore
            raise ValueError(f"an action must be a whole number from 0 to {self.size - 1}; got {action!r:.40}")
        return int(action)  # type: ignore[call-overload, no-any-return]

    @property
    def part_sizes(self) -> tuple[int, int, int]:
        """Number of slots, orientations and corners of a factored action. With skills, one more slot passes."""
        return self.slots + (1 if self.skills else 0), MAX_ORIENTATIONS, self.side**2

    def split(self, number: int) -> tuple[int, int, int]:
        """Return the parts of an action's number: slot, orientation and corner."""
        if number >= self.placement_count:
            return self.slots, 0, 0
        slot, rest = divmod(number, MAX_ORIENTATIONS * self.side**2)
        return slot, *divmod(rest, self.side**2)

    def join(self, parts: Sequence[int] | NDArray[np.integer[Any]]) -> int:
        """Return the number of slot, orientation and corner. Raise `ValueError` if they are not in the action space."""
        values = np.asarray(parts)
        is_valid = values.shape == (3,) and values.dtype.kind in "iuf"
        if not (is_valid and np.all((values >= 0) & (values < self.part_sizes) & (values == np.floor(values)))):
            raise ValueError(
                f"an action must be a slot, an orientation and a corner below {self.part_sizes}; got {parts!r:.40}"
            )
        slot, orientation, corner = (int(value) for value in values)
        if slot == self.slots:
            return self.size - 1
        return int(np.ravel_multi_index((slot, orientation, *divmod(corner, self.side)), self.array_shape))

    def part_masks(self, mask: Mask) -> Mask:
        """Return one row with the masks of slots, orientations and corners: 1 where some legal action has that part."""
        legal = mask[: self.placement_count].reshape(self.slots, MAX_ORIENTATIONS, -1)
        slot_mask, orientation_mask, corner_mask = (np.max(legal, axis=axes) for axes in ((1, 2), (0, 2), (0, 1)))
        if self.skills:  # a pass is the last slot, with orientation 0 and corner 0
            may_pass = mask[-1]
            slot_mask = np.append(slot_mask, may_pass)
            orientation_mask[0] |= may_pass
            corner_mask[0] |= may_pass
        return np.concatenate([slot_mask, orientation_mask, corner_mask])

    def parse_deal(self, code: str, setup: Setup) -> tuple[Setup, str]:
        """Return setup and seed of a deal code. Raise `ValueError` if more than sheet and edicts differ."""
        deal_setup, seed = parse_deal(code)
        if replace(deal_setup, sheet=setup.sheet, edicts=setup.edicts) != setup:
            raise ValueError(f"{code!r} is the deal of another kind of setup than {format_deal(setup, 'seed')!r}")
        return deal_setup, seed

    def mask(self, state: State) -> Mask:
        """Return an array with a 1 for each number of a legal action; each legal action has exactly one number."""
        legal = np.zeros(self.size, np.int8)
        placements = legal[: self.placement_count].reshape(self.array_shape)
        slot = 0
        for option in options(state):
            next_slot = slot + (len(option.terrains) or 1)
            self._mark_legal(placements[slot], option)
            placements[slot + 1 : next_slot] = placements[slot]
            slot = next_slot
        if may_pass(state):
            legal[-1] = 1
        return legal

    def _mark_legal(self, legal: Mask, option: Option) -> None:
        """Set the ones of a slot, an array over orientation, row and column."""
        if isinstance(option, DodgeOption):
            legal[0, self.margin, self.margin] = 1
        elif option.overhangs:
            for cells, (orientation, (row, column)) in overhangs_of(option.shape).items():
                if not cells & ~option.free and (not option.must_cover or cells & option.must_cover):
                    legal[orientation, row + self.margin, column + self.margin] = 1
        else:
            planes = as_planes(_legal_anchors(option))
            legal[: len(planes), self.margin :, self.margin :] = planes

    def action(self, state: State, number: int) -> Action:
        """Return the action of a number that is legal in `state`."""
        if number >= self.placement_count:
            return PASS
        slot, orientation, corner = self.split(number)
        option, terrain = slots(state)[slot]
        row, column = (place - self.margin for place in divmod(corner, self.side))
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
                return int(
                    np.ravel_multi_index((slot, orientation, row + self.margin, column + self.margin), self.array_shape)
                )
        raise ValueError(f"{action} is not legal now")


def slots(state: State) -> list[Slot]:
    """Return the slots of the moment: every option, once for each terrain that it may have."""
    return [(option, terrain) for option in options(state) for terrain in option.terrains or (None,)]


def _legal_anchors(option: Option) -> Iterator[int]:
    """Yield for each orientation where the corner of its box may lie, as a mask."""
    if isinstance(option, HeroOption):
        yield from (option.free & heroes for heroes in _distinct_orientations(option.attack))
        return
    yield from (option.anchors(orientation) for orientation in orientations(option.shape))


def _orientation_and_corner(option: Option, action: Action) -> tuple[int, Offset]:
    """Return orientation and corner of a legal action."""
    if isinstance(option, DodgeOption):
        return 0, (0, 0)
    if option.overhangs:
        return overhangs_of(option.shape)[action.cells]
    location = option.locate(action)
    assert location is not None  # the action is legal
    code, row, column = location
    return ORIENTATION_CODES.index(code), (row, column)


@cache
def _distinct_orientations(patterns: tuple[tuple[Offset, ...], ...]) -> tuple[int, ...]:
    """Return for each orientation of an attack the hero cells where no earlier one attacks the same cells.

    Near the edge, several orientations may attack the same cells of the map; only the first of them is an action.
    """
    cells_by_orientation = [0] * len(patterns)
    for cell in bits(FULL):
        seen_attacks: set[int] = set()
        for orientation, pattern in enumerate(patterns):
            attack = attack_mask(cell, pattern)
            if attack not in seen_attacks:
                cells_by_orientation[orientation] |= cell
                seen_attacks.add(attack)
    return tuple(cells_by_orientation)
