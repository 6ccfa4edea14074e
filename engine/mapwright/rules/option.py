"""One thing that may be placed now, with all its places: the value that `options` lists."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import ClassVar

from mapwright.board.grid import SIZE, bit, bits, inside
from mapwright.board.shapes import (
    ORIENTATION_CODES,
    Offset,
    Orientation,
    Shape,
    all_orientations,
    can_cover,
    corner_of,
    fits_anywhere,
    is_placement,
    orientations,
    overhang_corner,
    overhang_placements,
    placements,
)
from mapwright.board.terrain import Terrain
from mapwright.errors import NotationError
from mapwright.rules.state import Action, OptionKind


@dataclass(frozen=True, slots=True)
class Way:
    """One orientation of what an option places, and where it may be placed."""

    code: str
    """Its letter in the notation, a to h."""
    cells: tuple[Offset, ...]
    """Its cells as (row, column) from the corner of its box."""
    attack: tuple[Offset, ...]
    """The cells that a hero attacks, as (row, column) from the hero."""
    anchors: list[Offset]
    """The corners of the box, as (row, column), for which it is legal now."""


@dataclass(frozen=True, slots=True)
class Option:
    """A shape or a cell that may be drawn in one of some terrains, on `free` cells."""

    kind: OptionKind
    """shape, cell (R13), skill, ambush, hero, destroy or dodge."""
    shape_number: int
    """The number of the shape on the card, from 1; 0 for a single cell."""
    shape: Shape
    """The shape itself."""
    terrains: tuple[Terrain, ...]
    """What it may be drawn as; empty where nothing is drawn (destroy, dodge)."""
    free: int
    """The cells that it may cover."""
    must_cover: int = 0
    """If not 0, at least one of these cells must be covered."""
    skill: str | None = None
    """The skill that it uses, if any."""
    cost: int = 0
    """The coins that the skill costs."""
    coin: bool = False
    """Whether the shape brings a coin (R12)."""
    overhangs: bool = False
    """The shape must hang over the border (R49)."""
    misplaced: ClassVar[str] = ""
    """The error code of any illegal place; empty if the code depends on the place."""

    def __repr__(self) -> str:
        """Return one line: what may be placed, as what, and with which skill."""
        terrains, skill = " or ".join(self.terrains), f"with {self.skill}" if self.skill else ""
        words = (self.kind, str(self.shape_number or ""), self.shape.in_one_line(), terrains, skill)
        return f"<{type(self).__name__} {' '.join(word for word in words if word)}>"

    def placements(self) -> list[int]:
        """Return every set of cells that it may cover, each as a mask."""
        result = overhang_placements(self.shape, self.free) if self.overhangs else placements(self.shape, self.free)
        return [cells for cells in result if cells & self.must_cover] if self.must_cover else result

    def fits(self) -> bool:
        """Return whether it has a place at all; this is faster than listing the places."""
        if self.overhangs:
            return bool(self.placements())
        if self.must_cover:
            return can_cover(self.shape, self.free, self.must_cover)
        return fits_anywhere(self.shape, self.free)

    def allows(self, cells: int) -> bool:
        """Return whether these cells are one of its places."""
        if self.overhangs:
            return cells in self.placements()
        covers_required = not self.must_cover or bool(cells & self.must_cover)
        return covers_required and not cells & ~self.free and is_placement(self.shape, cells)

    def actions(self) -> Iterator[Action]:
        """Yield every action that takes this option: each place in each terrain."""
        for cells in self.placements():
            yield from (Action(self.kind, terrain, self.shape_number, cells, self.skill) for terrain in self.terrains)

    def is_taken_by(self, action: Action) -> bool:
        """Return whether the action takes this option, wherever it is placed."""
        return (self.kind, self.shape_number, self.skill) == (action.kind, action.shape_number, action.skill)

    def attacks(self, cells: int) -> list[int]:
        """Return the different sets of attack cells that come with these cells; only heroes attack."""
        return [0]

    def ways(self) -> list[Way]:
        """Return every orientation with its legal places."""
        return [Way(each.code, each.cells, (), self._anchors(each)) for each in orientations(self.shape)]

    def _anchors(self, orientation: Orientation) -> list[Offset]:
        if self.overhangs:
            legal = set(self.placements())
            places = product(range(-3, SIZE), range(-3, SIZE))
            return [each for each in places if _cells_off_map(orientation, *each) and orientation.at(*each) in legal]
        corners = _corners(orientation.anchors(self.free))
        return [corner for corner in corners if not self.must_cover or orientation.at(*corner) & self.must_cover]

    def action_at(self, terrain: Terrain | None, code: str, row: int, column: int) -> tuple[Action, int]:
        """Return the action that places it there, legal or not, and how many of its cells lie outside the map.

        Raise `NotationError` if it has no such orientation.
        """
        orientation = next((orientation for orientation in orientations(self.shape) if orientation.code == code), None)
        if orientation is None:
            raise NotationError(f"the orientation must be one of the shape; got {code[:10]!r}", "message")
        action = Action(self.kind, terrain, self.shape_number, orientation.at(row, column), self.skill)
        return action, _cells_off_map(orientation, row, column)

    def locate(self, action: Action) -> tuple[str, int, int] | None:
        """Return the code of the orientation, the row and the column by which `action_at` makes the action, or None."""
        corner_of_box = overhang_corner if self.overhangs else corner_of
        for orientation in orientations(self.shape):
            if action.cells and (corner := corner_of_box(orientation, action.cells)) is not None:
                return orientation.code, *corner
        return None


@dataclass(frozen=True, slots=True, repr=False)
class HeroOption(Option):
    """A hero, who attacks cells around it."""

    attack: tuple[tuple[Offset, ...], ...] = ()
    """The different orientations of the attack pattern."""

    def actions(self) -> Iterator[Action]:
        """Yield every place with every different attack."""
        for cell in self.placements():
            yield from (Action(self.kind, self.terrains[0], 0, cell, attack=cells) for cells in self.attacks(cell))

    def attacks(self, cells: int) -> list[int]:
        """Return the different sets of attack cells of a hero in that cell, as far as they lie on the map (R32)."""
        return list(dict.fromkeys(attack_mask(cells, pattern) for pattern in self.attack))

    def ways(self) -> list[Way]:
        """Return every orientation of the attack, each with all cells for the hero."""
        anchors = _corners(self.free)
        codes = zip(ORIENTATION_CODES, self.attack, strict=False)
        return [Way(code, ((0, 0),), pattern, anchors) for code, pattern in codes]

    def action_at(self, terrain: Terrain | None, code: str, row: int, column: int) -> tuple[Action, int]:
        """Return the action that places the hero there, and 1 if that is outside the map."""
        pattern = dict(zip(ORIENTATION_CODES, self.attack, strict=False)).get(code)
        if pattern is None:
            raise NotationError(f"the orientation must be one of the hero's attack; got {code[:10]!r}", "message")
        if not inside(row, column):
            return Action("hero", Terrain.HERO), 1
        cell = bit(row, column)
        return Action("hero", Terrain.HERO, 0, cell, attack=attack_mask(cell, pattern)), 0

    def locate(self, action: Action) -> tuple[str, int, int] | None:
        """Return the code of the attack, and the row and the column of the hero, or None."""
        row, column = divmod(action.cells.bit_length() - 1, SIZE)
        for code, pattern in zip(ORIENTATION_CODES, self.attack, strict=False):
            if attack_mask(action.cells, pattern) == action.attack:
                return code, row, column
        return None


@dataclass(frozen=True, slots=True, repr=False)
class DestroyOption(Option):
    """A cell to be destroyed: nothing is drawn."""

    misplaced: ClassVar[str] = "not-a-choice"

    def actions(self) -> Iterator[Action]:
        """Yield every cell that may be destroyed."""
        yield from (Action(self.kind, cells=cell) for cell in self.placements())


@dataclass(frozen=True, slots=True, repr=False)
class DodgeOption(Option):
    """An answer to an ambush: nothing is placed (R44)."""

    misplaced: ClassVar[str] = "wrong-shape"

    def placements(self) -> list[int]:
        """Return the one place that there is: no cell."""
        return [0]

    def fits(self) -> bool:
        """Return that it is always possible."""
        return True

    def allows(self, cells: int) -> bool:
        """Return whether no cell is named."""
        return not cells

    def actions(self) -> Iterator[Action]:
        """Yield the answer."""
        yield Action(self.kind, shape_number=self.shape_number, skill=self.skill)

    def ways(self) -> list[Way]:
        """Return how the new shape lies; it has no places."""
        orientation = self._orientation()
        return [Way(orientation.code, orientation.cells, (), [])]

    def _orientation(self) -> Orientation:
        return orientations(self.shape)[max(self.shape_number - 1, 0)]

    def action_at(self, terrain: Terrain | None, code: str, row: int, column: int) -> tuple[Action, int]:
        """Return the answer."""
        return next(self.actions()), 0

    def locate(self, action: Action) -> tuple[str, int, int] | None:
        """Return how the new shape lies; it has no place."""
        return self._orientation().code, 0, 0


def _corners(mask: int) -> list[Offset]:
    return [divmod(cell.bit_length() - 1, SIZE) for cell in bits(mask)]


def _cells_off_map(orientation: Orientation, row: int, column: int) -> int:
    return len(orientation.cells) - orientation.at(row, column).bit_count()


def attack_mask(cell: int, pattern: tuple[Offset, ...]) -> int:
    row, column = divmod(cell.bit_length() - 1, SIZE)
    return sum(bit(row + r, column + c) for r, c in pattern if inside(row + r, column + c))


def attack_orientations(pattern: tuple[Offset, ...]) -> tuple[tuple[Offset, ...], ...]:
    """Return a hero's pattern in its different orientations, printed one first."""
    return tuple(dict.fromkeys(tuple(sorted(cells)) for cells in all_orientations(pattern)))
