"""Options: what may be placed now, with all placements, as `options` in `legal_options` lists it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
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
class OptionOrientation:
    """One orientation of what an option places, and where it may lie."""

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
    """The error code of all illegal cells; empty if the code depends on the cells."""

    def __repr__(self) -> str:
        """Return one line: kind, number and picture of the shape, terrains and skill."""
        terrains, skill = " or ".join(self.terrains), f"with {self.skill}" if self.skill else ""
        words = (self.kind, str(self.shape_number or ""), self.shape.in_one_line(), terrains, skill)
        return f"<{type(self).__name__} {' '.join(word for word in words if word)}>"

    def placements(self) -> list[int]:
        """Return every set of cells that it may cover, each as a mask."""
        result = overhang_placements(self.shape, self.free) if self.overhangs else placements(self.shape, self.free)
        return [cells for cells in result if cells & self.must_cover] if self.must_cover else result

    def fits(self) -> bool:
        """Return whether it has a placement; this is faster than listing the placements."""
        if self.overhangs:
            return bool(self.placements())
        if self.must_cover:
            return can_cover(self.shape, self.free, self.must_cover)
        return fits_anywhere(self.shape, self.free)

    def allows(self, cells: int) -> bool:
        """Return whether these cells are one of its placements."""
        if self.overhangs:
            return cells in self.placements()
        covers_required = not self.must_cover or bool(cells & self.must_cover)
        return covers_required and not cells & ~self.free and is_placement(self.shape, cells)

    def actions(self) -> Iterator[Action]:
        """Yield every action that takes this option: each placement in each terrain."""
        for cells in self.placements():
            yield from (Action(self.kind, terrain, self.shape_number, cells, self.skill) for terrain in self.terrains)

    def includes(self, action: Action) -> bool:
        """Return whether the action is one of `actions`."""
        return (
            self.is_taken_by(action)
            and action.terrain in (self.terrains or (None,))
            and self.allows(action.cells)
            and action.attack in self.attacks(action.cells)
        )

    def anchors(self, orientation: Orientation) -> int:
        """Return the corners of the box for which an orientation is legal inside the map, as a mask."""
        anchors = orientation.anchors(self.free)
        return anchors & orientation.covering(self.must_cover) if self.must_cover else anchors

    def is_taken_by(self, action: Action) -> bool:
        """Return whether the action takes this option, wherever it is placed."""
        return (self.kind, self.shape_number, self.skill) == (action.kind, action.shape_number, action.skill)

    def attacks(self, cells: int) -> list[int]:
        """Return the different sets of attack cells that come with these cells; only heroes attack."""
        return [0]

    def legal_orientations(self) -> list[OptionOrientation]:
        """Return every orientation of the shape with the anchors for which it is legal."""
        return [
            OptionOrientation(orientation.code, orientation.cells, (), self._legal_anchors(orientation))
            for orientation in orientations(self.shape)
        ]

    def _legal_anchors(self, orientation: Orientation) -> list[Offset]:
        if self.overhangs:
            legal = set(self.placements())
            positions = product(range(1 - orientation.height, SIZE), range(1 - orientation.width, SIZE))
            overhanging = [anchor for anchor in positions if _cells_off_map(orientation, *anchor)]
            return [anchor for anchor in overhanging if orientation.at(*anchor) in legal]
        return _positions_of(self.anchors(orientation))

    def action_at(self, terrain: Terrain | None, code: str, row: int, column: int) -> tuple[Action, int]:
        """Return the action that places it there, legal or not, and the number of its cells outside the map.

        Raise `NotationError` if it has no such orientation.
        """
        orientation = next((orientation for orientation in orientations(self.shape) if orientation.code == code), None)
        if orientation is None:
            raise NotationError(f"the orientation must be one of the shape; got {code[:10]!r}", "message")
        action = Action(self.kind, terrain, self.shape_number, orientation.at(row, column), self.skill)
        return action, _cells_off_map(orientation, row, column)

    def locate(self, action: Action) -> tuple[str, int, int] | None:
        """Return code, row and column for which `action_at` returns this action; None if there are none."""
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
        """Yield every placement with every different attack."""
        for cell in self.placements():
            yield from (Action(self.kind, self.terrains[0], 0, cell, attack=cells) for cells in self.attacks(cell))

    def attacks(self, cells: int) -> list[int]:
        """Return the different sets of attack cells of a hero in that cell, as far as they lie on the map (R32)."""
        return list(dict.fromkeys(attack_mask(cells, pattern) for pattern in self.attack))

    def legal_orientations(self) -> list[OptionOrientation]:
        """Return every orientation of the attack, each with all cells for the hero."""
        anchors = _positions_of(self.free)
        patterns_by_code = zip(ORIENTATION_CODES, self.attack, strict=False)
        return [OptionOrientation(code, ((0, 0),), pattern, anchors) for code, pattern in patterns_by_code]

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
        """Return the code of the attack, and row and column of the hero; None if no attack has these cells."""
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
    """A skill that changes the shape of an ambush: nothing is placed (R44)."""

    misplaced: ClassVar[str] = "wrong-shape"

    def placements(self) -> list[int]:
        """Return the only placement, which has no cells."""
        return [0]

    def fits(self) -> bool:
        """Return True: it is always possible."""
        return True

    def allows(self, cells: int) -> bool:
        """Return whether there are no cells."""
        return not cells

    def actions(self) -> Iterator[Action]:
        """Yield the only action."""
        yield Action(self.kind, shape_number=self.shape_number, skill=self.skill)

    def legal_orientations(self) -> list[OptionOrientation]:
        """Return the orientation of the new shape, without anchors."""
        orientation = self._orientation()
        return [OptionOrientation(orientation.code, orientation.cells, (), [])]

    def _orientation(self) -> Orientation:
        return orientations(self.shape)[max(self.shape_number - 1, 0)]

    def action_at(self, terrain: Terrain | None, code: str, row: int, column: int) -> tuple[Action, int]:
        """Return the only action."""
        return next(self.actions()), 0

    def locate(self, action: Action) -> tuple[str, int, int] | None:
        """Return the orientation code of the new shape, with row and column 0."""
        return self._orientation().code, 0, 0


def _positions_of(mask: int) -> list[Offset]:
    """Return the position of each cell of a mask."""
    return [divmod(cell.bit_length() - 1, SIZE) for cell in bits(mask)]


def _cells_off_map(orientation: Orientation, row: int, column: int) -> int:
    return len(orientation.cells) - orientation.at(row, column).bit_count()


def attack_mask(cell: int, pattern: tuple[Offset, ...]) -> int:
    """Return the attack cells of a hero in that cell, as far as they lie on the map (R32)."""
    hero_row, hero_column = divmod(cell.bit_length() - 1, SIZE)
    cells = ((hero_row + row, hero_column + column) for row, column in pattern)
    return sum(bit(*attacked) for attacked in cells if inside(*attacked))


@cache
def attack_orientations(pattern: tuple[Offset, ...]) -> tuple[tuple[Offset, ...], ...]:
    """Return a hero's attack pattern in its different orientations, the printed one first."""
    return tuple(dict.fromkeys(tuple(sorted(cells)) for cells in all_orientations(pattern)))
