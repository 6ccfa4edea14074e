"""One thing that may be placed now, with all its places: the value that `options` lists."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import assert_never

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
    """One thing that may be placed: a shape in one of some terrains, on `free` cells."""

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
    attack: tuple[tuple[Offset, ...], ...] = ()
    """The different ways to turn a hero's attack pattern."""

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
        match self.kind:
            case "shape" | "cell" | "skill" | "ambush":
                for cells in self.places():
                    yield from (Action(self.kind, t, self.shape, cells, self.skill) for t in self.terrains)
            case "hero":
                for cells in self.places():
                    yield from (Action("hero", self.terrains[0], 0, cells, attack=a) for a in self.attacks(cells))
            case "destroy":
                yield from (Action("destroy", cells=cells) for cells in self.places())
            case "dodge":
                yield Action("dodge", shape=self.shape, skill=self.skill)
            case _:
                assert_never(self.kind)

    def attacks(self, cell: int) -> list[int]:
        """Return the different sets of attack cells of a hero in `cell`, as far as they lie on the map (R32)."""
        return list(dict.fromkeys(attack_mask(cell, pattern) for pattern in self.attack))


def attack_mask(cell: int, pattern: tuple[Offset, ...]) -> int:
    row, column = divmod(cell.bit_length() - 1, SIZE)
    return sum(bit(row + r, column + c) for r, c in pattern if inside(row + r, column + c))


def attack_turns(pattern: tuple[Offset, ...]) -> tuple[tuple[Offset, ...], ...]:
    """A hero's pattern in its different orientations, printed one first."""
    return tuple(dict.fromkeys(tuple(sorted(way)) for way in eight_ways(pattern)))
