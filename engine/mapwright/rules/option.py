"""One thing that may be placed now, with all its places: the value that `options` lists."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from mapwright.board.grid import SIZE, bit, inside
from mapwright.board.shapes import (
    Offset,
    Shape,
    all_orientations,
    can_cover,
    fits_anywhere,
    is_placement,
    overhang_placements,
    placements,
)
from mapwright.board.terrain import Terrain
from mapwright.rules.state import Action, OptionKind


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


@dataclass(frozen=True, slots=True)
class HeroOption(Option):
    """A hero, who attacks cells around it."""

    attack: tuple[tuple[Offset, ...], ...] = ()
    """The different ways to turn the attack pattern."""

    def actions(self) -> Iterator[Action]:
        """Yield every place with every different attack."""
        for cell in self.placements():
            yield from (Action(self.kind, self.terrains[0], 0, cell, attack=cells) for cells in self.attacks(cell))

    def attacks(self, cells: int) -> list[int]:
        """Return the different sets of attack cells of a hero in that cell, as far as they lie on the map (R32)."""
        return list(dict.fromkeys(attack_mask(cells, pattern) for pattern in self.attack))


@dataclass(frozen=True, slots=True)
class DestroyOption(Option):
    """A cell to be destroyed: nothing is drawn."""

    def actions(self) -> Iterator[Action]:
        """Yield every cell that may be destroyed."""
        yield from (Action(self.kind, cells=cell) for cell in self.placements())


@dataclass(frozen=True, slots=True)
class DodgeOption(Option):
    """An answer to an ambush: nothing is placed (R44)."""

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


def attack_mask(cell: int, pattern: tuple[Offset, ...]) -> int:
    row, column = divmod(cell.bit_length() - 1, SIZE)
    return sum(bit(row + r, column + c) for r, c in pattern if inside(row + r, column + c))


def attack_orientations(pattern: tuple[Offset, ...]) -> tuple[tuple[Offset, ...], ...]:
    """Return a hero's pattern in its different orientations, printed one first."""
    return tuple(dict.fromkeys(tuple(sorted(cells)) for cells in all_orientations(pattern)))
