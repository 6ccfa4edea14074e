"""One thing that may be placed now, with all its places: the value that `options` lists."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from mapwright.board.grid import SIZE, bit, inside
from mapwright.board.shapes import (
    Offset,
    Shape,
    covers_somewhere,
    eight_ways,
    fits_anywhere,
    is_place,
    overhanging,
    places,
)
from mapwright.board.terrain import Terrain
from mapwright.rules.state import Action, OptionKind


@dataclass(frozen=True, slots=True)
class Option:
    """A shape or a cell that may be drawn in one of some terrains, on `free` cells."""

    kind: OptionKind
    """shape, cell (R13), skill, ambush, hero, destroy or dodge."""
    shape: int
    """The number of the shape on the card, from 1; 0 for a single cell."""
    drawn: Shape
    """The shape itself."""
    terrains: tuple[Terrain, ...]
    """What it may be drawn as; empty where nothing is drawn (destroy, dodge)."""
    free: int
    """The cells that it may cover."""
    must: int = 0
    """If not 0, at least one of these cells must be covered."""
    skill: str | None = None
    """The skill that it uses, if any."""
    cost: int = 0
    """The coins that the skill costs."""
    coin: bool = False
    """Whether the shape brings a coin (R12)."""
    hangs: bool = False
    """The shape must hang over the border (R49)."""

    def places(self) -> list[int]:
        """Return every set of cells that it may cover, each as a mask."""
        found = overhanging(self.drawn, self.free) if self.hangs else places(self.drawn, self.free)
        return [cells for cells in found if cells & self.must] if self.must else found

    def fits(self) -> bool:
        """Return whether it has a place at all; this is faster than listing the places."""
        if self.hangs:
            return bool(self.places())
        if self.must:
            return covers_somewhere(self.drawn, self.free, self.must)
        return fits_anywhere(self.drawn, self.free)

    def allows(self, cells: int) -> bool:
        """Return whether these cells are one of its places."""
        if self.hangs:
            return cells in self.places()
        covered = not self.must or bool(cells & self.must)
        return covered and not cells & ~self.free and is_place(self.drawn, cells)

    def actions(self) -> Iterator[Action]:
        """Yield every action that takes this option: each place in each terrain."""
        for cells in self.places():
            yield from (Action(self.kind, terrain, self.shape, cells, self.skill) for terrain in self.terrains)

    def is_taken_by(self, action: Action) -> bool:
        """Return whether the action takes this option, wherever it is placed."""
        return (self.kind, self.shape, self.skill) == (action.kind, action.shape, action.skill)

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
        for cell in self.places():
            yield from (Action(self.kind, self.terrains[0], 0, cell, attack=cells) for cells in self.attacks(cell))

    def attacks(self, cells: int) -> list[int]:
        """Return the different sets of attack cells of a hero in that cell, as far as they lie on the map (R32)."""
        return list(dict.fromkeys(attack_mask(cells, pattern) for pattern in self.attack))


@dataclass(frozen=True, slots=True)
class Strike(Option):
    """A cell to be destroyed: nothing is drawn."""

    def actions(self) -> Iterator[Action]:
        """Yield every cell that may be destroyed."""
        yield from (Action(self.kind, cells=cell) for cell in self.places())


@dataclass(frozen=True, slots=True)
class Dodge(Option):
    """An answer to an ambush: nothing is placed (R44)."""

    def places(self) -> list[int]:
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
        yield Action(self.kind, shape=self.shape, skill=self.skill)


def attack_mask(cell: int, pattern: tuple[Offset, ...]) -> int:
    row, column = divmod(cell.bit_length() - 1, SIZE)
    return sum(bit(row + r, column + c) for r, c in pattern if inside(row + r, column + c))


def attack_turns(pattern: tuple[Offset, ...]) -> tuple[tuple[Offset, ...], ...]:
    """A hero's pattern in its different orientations, printed one first."""
    return tuple(dict.fromkeys(tuple(sorted(way)) for way in eight_ways(pattern)))
