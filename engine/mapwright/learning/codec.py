"""Actions as numbers: which of them are legal now, and which action a number means."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import numpy as np
from numpy.typing import NDArray

from mapwright.board.grid import CELLS, FULL, SIZE, bit, bits
from mapwright.board.shapes import Offset, Shape, corner_of, turns
from mapwright.board.terrain import Terrain
from mapwright.notation.notation import parse_deal
from mapwright.rules.option import Dodge, HeroOption, Option, attack_mask
from mapwright.rules.options import may_pass, options
from mapwright.rules.setup import PRESETS, Setup, skill_ids
from mapwright.rules.state import PASS, Action, State

TURNS = 8
SLOTS = 5
"""Things to place: two shapes, or a shape in two terrains, or a single cell in five (R13)."""
SKILL_SLOTS = 12
"""With skills there are more at once."""
REACH = 3
"""A shape that hangs over the border (R49) may begin so far outside."""

ILLEGAL = -1.0
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


class Codec:
    """Numbers for the actions of one kind of table.

    A number is (slot, turn, row, column): what is placed and in which terrain, how it is turned (`shapes.turns`, or a
    hero's attack pattern), and where the corner of its box lies. With skills, corners may lie up to three cells
    outside, and the last number of all leaves a skill unused.
    """

    def __init__(self, setup: Setup) -> None:
        skills = bool(skill_ids(setup))
        self.slots = SKILL_SLOTS if skills else SLOTS
        self.reach = REACH if skills else 0
        self.side = SIZE + self.reach
        self.shape = (self.slots, TURNS, self.side, self.side)
        self.size = int(np.prod(self.shape)) + skills

    def checked(self, action: object) -> int:
        """Return the number of an action. Raise `ValueError` if it is not in the action space."""
        whole = isinstance(action, int | np.integer) or (isinstance(action, np.ndarray) and action.shape == ())
        if not whole or isinstance(action, bool) or int(action) != action or not 0 <= action < self.size:  # type: ignore
            raise ValueError(f"an action must be a whole number from 0 to {self.size - 1}; got {action!r:.40}")
        return int(action)  # type: ignore[call-overload, no-any-return]

    def dealt(self, code: str, table: Setup) -> tuple[Setup, str]:
        """Return setup and seed of a deal code. Raise `ValueError` if it is of another kind of table."""
        setup, seed = parse_deal(code)
        if Codec(setup).size != self.size or setup.players != table.players:
            raise ValueError(f"{code!r} is the deal of another kind of table")
        return setup, seed

    def mask(self, state: State) -> Mask:
        """1 for each number that means a legal action; each legal action has exactly one."""
        legal = np.zeros(self.size, np.int8)
        places = legal[: int(np.prod(self.shape))].reshape(self.shape)
        for slot, (option, _) in enumerate(slots(state)):
            self._mark(places[slot], option)
        if may_pass(state):
            legal[-1] = 1
        return legal

    def _mark(self, places: Mask, option: Option) -> None:
        if isinstance(option, Dodge):
            places[0, self.reach, self.reach] = 1
        elif option.hangs:
            for turn, (row, column), cells in hanging(option.drawn):
                if not cells & ~option.free and (not option.must or cells & option.must):
                    places[turn, row + self.reach, column + self.reach] = 1
        else:
            for turn, anchors in enumerate(_anchors(option)):
                places[turn, self.reach :, self.reach :] = as_plane(anchors)

    def action(self, state: State, number: int) -> Action:
        """The action of a number that is legal in `state`."""
        if number >= int(np.prod(self.shape)):
            return PASS
        slot, turn, row, column = (int(part) for part in np.unravel_index(number, self.shape))
        option, terrain = slots(state)[slot]
        row, column = row - self.reach, column - self.reach
        if isinstance(option, Dodge):
            return next(option.actions())
        if isinstance(option, HeroOption):
            cell = bit(row, column)
            return Action("hero", terrain, 0, cell, attack=attack_mask(cell, option.attack[turn]))
        cells = turns(option.drawn)[turn].at(row, column)
        return Action(option.kind, terrain, option.shape, cells, option.skill)

    def number(self, state: State, action: Action) -> int:
        """The number of an action that is legal in `state`."""
        if action == PASS:
            return self.size - 1
        for slot, (option, terrain) in enumerate(slots(state)):
            if option.is_taken_by(action) and terrain == action.terrain:
                turn, (row, column) = _place(option, action)
                return int(np.ravel_multi_index((slot, turn, row + self.reach, column + self.reach), self.shape))
        raise ValueError(f"{action} is not legal now")


def slots(state: State) -> list[Slot]:
    """What may be placed now, one for each terrain that it may have."""
    return [(option, terrain) for option in options(state) for terrain in option.terrains or (None,)]


def as_plane(mask: int) -> NDArray[np.uint8]:
    """A set of cells as 11 × 11 zeros and ones."""
    flat = np.unpackbits(np.frombuffer(mask.to_bytes(16, "little"), np.uint8), bitorder="little")
    return flat[:CELLS].reshape(SIZE, SIZE)


def _anchors(option: Option) -> Iterator[int]:
    """For each turn, where the corner of the box may lie."""
    if isinstance(option, HeroOption):
        yield from (option.free & first for first in _first_ways(option.attack))
        return
    for turn in turns(option.drawn):
        found = turn.anchors(option.free)
        if option.must:
            covering = 0
            for row, column in turn.cells:
                covering |= option.must >> (SIZE * row + column)
            found &= covering
        yield found


def _place(option: Option, action: Action) -> tuple[int, Offset]:
    """Turn and corner of a legal action."""
    if isinstance(option, Dodge):
        return 0, (0, 0)
    if isinstance(option, HeroOption):
        row, column = divmod(action.cells.bit_length() - 1, SIZE)
        ways = [attack_mask(action.cells, pattern) for pattern in option.attack]
        return ways.index(action.attack), (row, column)
    if option.hangs:
        return next((turn, corner) for turn, corner, cells in hanging(option.drawn) if cells == action.cells)
    found = enumerate(corner_of(turn, action.cells) for turn in turns(option.drawn))
    return next((turn, corner) for turn, corner in found if corner is not None)


@cache
def _first_ways(patterns: tuple[tuple[Offset, ...], ...]) -> tuple[int, ...]:
    """For each way to turn an attack, the heroes' cells where no way before it attacks the same cells."""
    found = [0] * len(patterns)
    for cell in bits(FULL):
        known: set[int] = set()
        for way, pattern in enumerate(patterns):
            attack = attack_mask(cell, pattern)
            if attack not in known:
                found[way] |= cell
                known.add(attack)
    return tuple(found)


@cache
def hanging(drawn: Shape) -> tuple[tuple[int, Offset, int], ...]:
    """Turn, corner and cells of every way to hang over the border, each set of cells once (R49)."""
    found: dict[int, tuple[int, Offset]] = {}
    for index, turn in enumerate(turns(drawn)):
        for row in range(1 - turn.height, SIZE):
            for column in range(1 - turn.width, SIZE):
                outside = row < 0 or column < 0 or row + turn.height > SIZE or column + turn.width > SIZE
                cells = turn.at(row, column) if outside else 0
                if 0 < cells.bit_count() < len(turn.cells):
                    found.setdefault(cells, (index, (row, column)))
    return tuple((turn, corner, cells) for cells, (turn, corner) in found.items())
