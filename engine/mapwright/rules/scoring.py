"""The 32 edicts, each in a few words over `grid`, and the monsters' toll. An edict explains itself by claims."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Literal, NamedTuple, Protocol

from mapwright.board.board import Board
from mapwright.board.grid import (
    COLUMNS,
    DIAGONALS,
    EDGE,
    ROWS,
    SIZE,
    bits,
    clusters,
    columns_met,
    enclosed,
    neighbours,
    rows_met,
    runs_down,
    runs_right,
    squares,
)

EdictKind = Literal["forest", "farm-water", "village", "spatial"]


class Claim(NamedTuple):
    """Stars, and the cells that earn them."""

    stars: int
    """How many stars these cells earn."""
    cells: int
    """The cells that earn them, as a mask."""


class Part(Protocol):
    """One way of earning stars: `count` is the fast path, `claims` says why; they always agree."""

    def count(self, board: Board) -> int: ...

    def claims(self, board: Board) -> list[Claim]: ...


@dataclass(frozen=True, slots=True)
class EachCell:
    stars: int
    cells: Callable[[Board], int]

    def count(self, board: Board) -> int:
        return self.stars * self.cells(board).bit_count()

    def claims(self, board: Board) -> list[Claim]:
        return [Claim(self.stars, cell) for cell in bits(self.cells(board))]


@dataclass(frozen=True, slots=True)
class EachGroup:
    stars: int
    groups: Callable[[Board], Iterable[int]]
    number: Callable[[Board], int]
    """How many groups there are; for some edicts there is a shorter way than to list them."""

    def count(self, board: Board) -> int:
        return self.stars * self.number(board)

    def claims(self, board: Board) -> list[Claim]:
        return [Claim(self.stars, group) for group in self.groups(board)]


@dataclass(frozen=True, slots=True)
class BestOne:
    best: Callable[[Board], Claim]
    most: Callable[[Board], int]

    def count(self, board: Board) -> int:
        return self.most(board)

    def claims(self, board: Board) -> list[Claim]:
        claim = self.best(board)
        return [claim] if claim.stars else []


@dataclass(frozen=True, slots=True)
class Edict:
    """A scoring card. `reads` are the letters of the terrains it looks at, `.` for what is empty or filled."""

    id: str
    """Its name in deals and records, such as `great-city`."""
    set: str
    """The set of cards that it comes from: base or heroes."""
    kind: EdictKind
    """forest, farm-water, village or spatial; a game has one of each (R2)."""
    solo: int
    """What a solo rating takes off for it (R30)."""
    reads: str
    """The letters of the terrains that it looks at; `.` if empty cells matter."""
    parts: tuple[Part, ...]
    """The ways in which it gives stars, added up."""

    def count(self, board: Board) -> int:
        """Return how many stars the edict gives for a map."""
        stars = 0
        for part in self.parts:
            stars += part.count(board)
        return stars

    def claims(self, board: Board) -> list[Claim]:
        """Return why it gives them: stars and the cells that earn them, piece by piece."""
        return [claim for part in self.parts for claim in part.claims(board)]


def each(cells: Callable[[Board], int], stars: int = 1) -> EachCell:
    return EachCell(stars, cells)


def each_of(
    groups: Callable[[Board], Iterable[int]], stars: int, number: Callable[[Board], int] | None = None
) -> EachGroup:
    return EachGroup(stars, groups, number or (lambda board: len(list(groups(board)))))


def best_one(best: Callable[[Board], Claim], most: Callable[[Board], int] | None = None) -> BestOne:
    return BestOne(best, most or (lambda board: best(board).stars))


def full(lines: tuple[int, ...], board: Board) -> list[int]:
    filled = board.filled
    return [line for line in lines if line & filled == line]


def crossing(lines: tuple[int, ...], mask: int, least: int = 1) -> list[int]:
    """Return what lies in each line that has `least` cells of `mask` or more."""
    return [line & mask for line in lines if (line & mask).bit_count() >= least]


def touching(groups: Iterable[int], wanted: int) -> list[int]:
    beside = neighbours(wanted)
    return [group for group in groups if group & beside]


def apart(groups: Iterable[int], shunned: int) -> list[int]:
    beside = neighbours(shunned)
    return [group for group in groups if not group & beside]


def largest(groups: Iterable[int]) -> int:
    return max(groups, key=int.bit_count, default=0)


def second_largest(groups: Iterable[int]) -> int:
    return ([*sorted(groups, key=int.bit_count, reverse=True), 0, 0])[1]


def joined(masks: Iterable[int]) -> int:
    union = 0
    for mask in masks:
        union |= mask
    return union


def linked_mountains(board: Board) -> int:
    """Mountains that share a forest cluster with another mountain."""
    mountain, linked = board.mountain, 0
    for wood in touching(clusters(board.forest), mountain):
        shore = neighbours(wood) & mountain
        if shore & (shore - 1):
            linked |= shore
    return linked


def lonely(groups: Iterable[int], shunned: int) -> list[int]:
    """Groups that touch neither `shunned` nor the border."""
    barred = neighbours(shunned) | EDGE
    return [group for group in groups if not group & barred]


def mixed_company(board: Board) -> list[int]:
    """Village clusters that touch three or more terrain types other than village."""
    forest, farm, water, monster = board.forest, board.farm, board.water, board.monster
    mountain, hero, found = board.mountain, board.hero, []
    for group in clusters(board.village):
        near = neighbours(group)
        types = (
            bool(near & forest) + bool(near & farm) + bool(near & water)
            + bool(near & monster) + bool(near & mountain) + bool(near & hero)
        )  # fmt: skip
        if types >= 3:
            found.append(group)
    return found


def full_lines(board: Board) -> int:
    """How many rows and columns hold no empty cell."""
    empty = board.empty
    return 2 * SIZE - rows_met(empty) - columns_met(empty)


def largest_square(board: Board) -> Claim:
    side, corners = squares(board.filled)
    square = sum(((1 << side) - 1) << (SIZE * row) for row in range(side))
    return Claim(3 * side, square * (corners & -corners))


def longest_run_down(mask: int) -> int:
    """The cells of the longest unbroken vertical run, the first of equals."""
    length = 1
    while runs_down(mask, length + 1):
        length += 1
    top = runs_down(mask, length)
    return sum((top & -top) << (SIZE * step) for step in range(length))


def has_line_of_four(group: int) -> bool:
    return bool(runs_down(group, 4) or runs_right(group, 4))


def widest_reach(board: Board) -> Claim:
    """The village cluster that touches most rows and columns together."""
    reach = [Claim(rows_met(group) + columns_met(group), group) for group in clusters(board.village)]
    return max(reach, default=Claim(0, 0), key=lambda claim: claim.stars)


def balanced(column: int, board: Board) -> bool:
    farms = (column & board.farm).bit_count()
    return farms > 0 and farms == (column & board.water).bit_count()


def types_in(line: int, board: Board) -> int:
    return sum(1 for mask in board.terrain_types() if mask & line)


FOREST_EDICTS = (
    Edict("sentinel-wood", "base", "forest", 25, "F", (each(lambda b: b.forest & EDGE),)),
    Edict(
        "greenbough", "base", "forest", 22, "F",
        (
            each_of(lambda b: crossing(ROWS, b.forest), 1, lambda b: rows_met(b.forest)),
            each_of(lambda b: crossing(COLUMNS, b.forest), 1, lambda b: columns_met(b.forest)),
        ),
    ),
    Edict("treetower", "base", "forest", 17, "F.", (each(lambda b: b.forest & enclosed(b.filled)),)),
    Edict("stoneside-forest", "base", "forest", 18, "F", (each(linked_mountains, 3),)),
    Edict("faunlost-thicket", "heroes", "forest", 16, "F", (each(lambda b: longest_run_down(b.forest), 2),)),
    Edict(
        "deepwood", "heroes", "forest", 18, "FV",
        (each_of(lambda b: apart((g for g in clusters(b.forest) if g.bit_count() >= 5), b.village), 6),),
    ),
    Edict("heart-of-the-forest", "heroes", "forest", 22, "F", (each(lambda b: b.forest & enclosed(b.forest), 2),)),
    Edict("sleepy-valley", "heroes", "forest", 24, "F", (each_of(lambda b: crossing(ROWS, b.forest, 3), 4),)),
)  # fmt: skip

FARM_WATER_EDICTS = (
    Edict(
        "canal-lake", "base", "farm-water", 24, "AW",
        (each(lambda b: b.water & neighbours(b.farm)), each(lambda b: b.farm & neighbours(b.water))),
    ),
    Edict(
        "mages-valley", "base", "farm-water", 22, "AW",
        (each(lambda b: b.water & neighbours(b.mountain), 2), each(lambda b: b.farm & neighbours(b.mountain))),
    ),
    Edict(
        "golden-granary", "base", "farm-water", 20, "AW",
        (each(lambda b: b.water & neighbours(b.ruins)), each(lambda b: b.farm & b.ruins, 3)),
    ),
    Edict(
        "shoreside-expanse", "base", "farm-water", 27, "AW",
        (
            each_of(lambda b: lonely(clusters(b.farm), b.water), 3),
            each_of(lambda b: lonely(clusters(b.water), b.farm), 3),
        ),
    ),
    Edict(
        "craylund", "heroes", "farm-water", 12, "AW",
        (each_of(lambda b: (g for g in clusters(b.farm) if (neighbours(g) & b.water).bit_count() >= 3), 7),),
    ),
    Edict(
        "ulems-wallow", "heroes", "farm-water", 14, "AW",
        (each(lambda b: sum(w for w in bits(b.water) if (neighbours(w) & b.farm).bit_count() >= 2), 4),),
    ),
    Edict(
        "clawsgrave-peaks", "heroes", "farm-water", 15, "AW",
        (each(lambda b: b.mountain & neighbours(joined(touching(clusters(b.water), b.farm))), 5),),
    ),
    Edict(
        "jorekburg", "heroes", "farm-water", 18, "AW",
        (each_of(lambda b: (line & (b.farm | b.water) for line in COLUMNS if balanced(line, b)), 4),),
    ),
)  # fmt: skip

VILLAGE_EDICTS = (
    Edict(
        "wildholds", "base", "village", 16, "V",
        (each_of(lambda b: (g for g in clusters(b.village) if g.bit_count() >= 6), 8),),
    ),
    Edict("great-city", "base", "village", 16, "V", (each(lambda b: largest(apart(clusters(b.village), b.mountain))),)),
    Edict("greengold-plains", "base", "village", 21, "FVAWMH", (each_of(mixed_company, 3),)),
    Edict("shieldgate", "base", "village", 20, "V", (each(lambda b: second_largest(clusters(b.village)), 2),)),
    Edict(
        "traylo-monastery", "heroes", "village", 14, "V",
        (each_of(lambda b: filter(has_line_of_four, clusters(b.village)), 7),),
    ),
    Edict(
        "outer-enclave", "heroes", "village", 12, "V.",
        (each(lambda b: largest(neighbours(g) & ~b.filled for g in clusters(b.village))),),
    ),
    Edict(
        "gnomish-colony", "heroes", "village", 12, "V",
        (each_of(lambda b: (g for g in clusters(b.village) if squares(g)[0] >= 2), 6),),
    ),
    Edict("caravansary", "heroes", "village", 16, "V", (best_one(widest_reach),)),
)  # fmt: skip

SPATIAL_EDICTS = (
    Edict("borderlands", "base", "spatial", 24, ".", (each_of(lambda b: full(ROWS + COLUMNS, b), 6, full_lines),)),
    Edict("lost-barony", "base", "spatial", 24, ".", (best_one(largest_square, lambda b: 3 * squares(b.filled)[0]),)),
    Edict("broken-road", "base", "spatial", 24, ".", (each_of(lambda b: full(DIAGONALS, b), 3),)),
    Edict("cauldrons", "base", "spatial", 20, ".", (each(lambda b: b.empty & enclosed(b.filled)),)),
    Edict(
        "dwarvenholds", "heroes", "spatial", 28, ".",
        (each_of(lambda b: (line for line in full(ROWS + COLUMNS, b) if line & b.mountain), 7),),
    ),
    Edict("silos", "heroes", "spatial", 30, ".", (each_of(lambda b: full(COLUMNS[::2], b), 10),)),
    Edict(
        "banded-hills", "heroes", "spatial", 28, "FVAWMH",
        (each_of(lambda b: (line for line in ROWS if types_in(line, b) >= 5), 4),),
    ),
    Edict(
        "starlit-sigil", "heroes", "spatial", 30, ".",
        (each_of(lambda b: (g for g in clusters(b.empty) if g.bit_count() == 3), 4),),
    ),
)  # fmt: skip

MORE_EDICTS: tuple[Edict, ...] = ()
"""The edicts of expansions. They come last, because deal codes count edicts."""

_PRINTED = (FOREST_EDICTS, FARM_WATER_EDICTS, VILLAGE_EDICTS, SPATIAL_EDICTS, MORE_EDICTS)
EDICTS = {edict.id: edict for edicts in _PRINTED for edict in edicts}
"""All 32 edicts by their ids: `EDICTS["great-city"].count(board)` are its stars on a map."""
KINDS: tuple[EdictKind, ...] = ("forest", "farm-water", "village", "spatial")


def toll(board: Board) -> int:
    """Return the stars lost to monsters: empty cells with a monster neighbour (R26)."""
    return board.toll_cells().bit_count()
