"""The edicts, each a short expression over `grid`, and the toll. Claims say which cells earn the stars of an edict."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
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
    cell_names,
    clusters,
    count_columns,
    count_rows,
    enclosed,
    first_cell,
    largest_squares,
    neighbours,
    runs_down,
    runs_right,
)
from mapwright.errors import checked_type

EdictKind = Literal["forest", "farm-water", "village", "spatial"]


class Claim(NamedTuple):
    """Stars, and the cells that earn them."""

    stars: int
    """How many stars these cells earn."""
    cells: int
    """The cells that earn them, as a mask."""

    def __repr__(self) -> str:
        """Return stars and cells in one line."""
        return f"<Claim {self.stars} stars: {' '.join(cell_names(self.cells))}>"


@dataclass(frozen=True, slots=True)
class EdictChange:
    """The stars of an edict on a map before and after something is drawn."""

    letter: str
    before: int
    after: int

    @property
    def change(self) -> int:
        """Stars after less stars before."""
        return self.after - self.before


class ScoringRule(Protocol):
    """One way of earning stars: `count` is faster, `claims` says which cells earn them; both always agree."""

    def count(self, board: Board) -> int: ...

    def claims(self, board: Board) -> list[Claim]: ...


@dataclass(frozen=True, slots=True)
class EachCell:
    """Stars for each of the cells that a function returns as a mask."""

    stars: int
    cells: Callable[[Board], int]

    def count(self, board: Board) -> int:
        return self.stars * self.cells(board).bit_count()

    def claims(self, board: Board) -> list[Claim]:
        return [Claim(self.stars, cell) for cell in bits(self.cells(board))]


@dataclass(frozen=True, slots=True)
class EachGroup:
    """Stars for each group of cells that a function returns as masks."""

    stars: int
    groups: Callable[[Board], Iterable[int]]
    count_groups: Callable[[Board], int]
    """Number of groups; for some edicts it can be computed faster than by listing them."""

    def count(self, board: Board) -> int:
        return self.stars * self.count_groups(board)

    def claims(self, board: Board) -> list[Claim]:
        return [Claim(self.stars, group) for group in self.groups(board)]


@dataclass(frozen=True, slots=True)
class BestOne:
    """The stars of the best claim alone."""

    best: Callable[[Board], Claim]
    best_stars: Callable[[Board], int]

    def count(self, board: Board) -> int:
        return self.best_stars(board)

    def claims(self, board: Board) -> list[Claim]:
        claim = self.best(board)
        return [claim] if claim.stars else []


@dataclass(frozen=True, slots=True)
class Edict:
    """A scoring card."""

    id: str
    """Its name in deals and records, such as `great-city`."""
    set: str
    """The set of cards that it comes from: base or heroes."""
    kind: EdictKind
    """forest, farm-water, village or spatial; a game has one of each (R2)."""
    solo_value: int
    """The stars that a solo rating subtracts for it (R30)."""
    reads: str
    """The letters of the terrains that it depends on; `.` if empty cells matter."""
    parts: tuple[ScoringRule, ...]
    """The rules whose stars are added up."""

    def count(self, board: Board) -> int:
        """Return how many stars the edict gives for a map.

        >>> from mapwright import BASE, EDICTS, make_bot, play_match
        >>> over, _ = play_match(BASE, "harbour", [make_bot("greedy")])
        >>> {id: EDICTS[id].count(over.players[0].board) for id in over.deal.edicts}
        {'cauldrons': 15, 'great-city': 14, 'canal-lake': 23, 'sentinel-wood': 15}
        """
        stars = 0
        for part in self.parts:
            stars += part.count(board)
        return stars

    def __repr__(self) -> str:
        """Return the id in one line."""
        return f"<Edict {self.id}>"

    def claims(self, board: Board) -> list[Claim]:
        """Return the claims of the edict for a map: stars, and the cells that earn them."""
        return [claim for part in self.parts for claim in part.claims(board)]


def per_cell(cells: Callable[[Board], int], stars: int = 1) -> EachCell:
    return EachCell(stars, cells)


def per_group(
    groups: Callable[[Board], Iterable[int]], stars: int, count_groups: Callable[[Board], int] | None = None
) -> EachGroup:
    return EachGroup(stars, groups, count_groups or (lambda board: len(list(groups(board)))))


def best_of(best: Callable[[Board], Claim], best_stars: Callable[[Board], int] | None = None) -> BestOne:
    return BestOne(best, best_stars or (lambda board: best(board).stars))


def full_lines_of(lines: tuple[int, ...], board: Board) -> list[int]:
    filled = board.filled
    return [line for line in lines if line & filled == line]


def parts_in_lines(lines: tuple[int, ...], mask: int, min_cells: int = 1) -> list[int]:
    """Return the part of `mask` in each line that contains at least `min_cells` of its cells."""
    return [line & mask for line in lines if (line & mask).bit_count() >= min_cells]


def touching(groups: Iterable[int], cells: int) -> list[int]:
    beside = neighbours(cells)
    return [group for group in groups if group & beside]


def not_touching(groups: Iterable[int], excluded: int) -> list[int]:
    beside = neighbours(excluded)
    return [group for group in groups if not group & beside]


def largest(groups: Iterable[int]) -> int:
    return max(groups, key=int.bit_count, default=0)


def second_largest(groups: Iterable[int]) -> int:
    _, second, *_ = [*sorted(groups, key=int.bit_count, reverse=True), 0, 0]
    return second


def union(masks: Iterable[int]) -> int:
    union = 0
    for mask in masks:
        union |= mask
    return union


def linked_mountains(board: Board) -> int:
    """Return the mountains that touch a forest cluster which also touches another mountain."""
    mountain, linked = board.mountain, 0
    for cluster in touching(clusters(board.forest), mountain):
        touched = neighbours(cluster) & mountain
        if touched.bit_count() > 1:
            linked |= touched
    return linked


def isolated(groups: Iterable[int], other_terrain: int) -> list[int]:
    """Return the groups that touch neither the other terrain nor the border."""
    excluded_cells = neighbours(other_terrain) | EDGE
    return [group for group in groups if not group & excluded_cells]


def villages_touching_three_types(board: Board) -> list[int]:
    """Return the village clusters that touch three or more terrain types other than village."""
    types = (board.forest, board.farm, board.water, board.monster, board.mountain, board.hero)
    result = []
    for village in clusters(board.village):
        neighbour_cells = neighbours(village)
        if len([mask for mask in types if mask & neighbour_cells]) >= 3:
            result.append(village)
    return result


def full_line_count(board: Board) -> int:
    """Return the number of rows and columns without an empty cell."""
    empty = board.empty
    return 2 * SIZE - count_rows(empty) - count_columns(empty)


def largest_square(board: Board) -> Claim:
    """Return the claim of the first of the largest full squares: 3 stars for each cell of its side."""
    side, corners = largest_squares(board.filled)
    square = sum(((1 << side) - 1) << (SIZE * row) for row in range(side))
    return Claim(3 * side, square * first_cell(corners))  # one bit: the product is the square moved to that cell


def longest_run_down(mask: int) -> int:
    """Return the cells of the longest unbroken vertical run, the first of equals."""
    length = 1
    while runs_down(mask, length + 1):
        length += 1
    top = runs_down(mask, length)
    return sum(first_cell(top) << (SIZE * step) for step in range(length))


def has_line_of_four(group: int) -> bool:
    return bool(runs_down(group, 4) or runs_right(group, 4))


def widest_reach(board: Board) -> Claim:
    """Return the claim of the village cluster that reaches most rows and columns: a star for each."""
    claims = [Claim(count_rows(village) + count_columns(village), village) for village in clusters(board.village)]
    return max(claims, default=Claim(0, 0), key=lambda claim: claim.stars)


def is_balanced(column: int, board: Board) -> bool:
    """Return whether a column has as many farm cells as water cells, and at least one of each."""
    farms = (column & board.farm).bit_count()
    return farms > 0 and farms == (column & board.water).bit_count()


def terrain_type_count(line: int, board: Board) -> int:
    return sum(1 for mask in board.terrain_types() if mask & line)


FOREST_EDICTS = (
    Edict("sentinel-wood", "base", "forest", 25, "F", (per_cell(lambda b: b.forest & EDGE),)),
    Edict(
        "greenbough", "base", "forest", 22, "F",
        (
            per_group(lambda b: parts_in_lines(ROWS, b.forest), 1, lambda b: count_rows(b.forest)),
            per_group(lambda b: parts_in_lines(COLUMNS, b.forest), 1, lambda b: count_columns(b.forest)),
        ),
    ),
    Edict("treetower", "base", "forest", 17, "F.", (per_cell(lambda b: b.forest & enclosed(b.filled)),)),
    Edict("stoneside-forest", "base", "forest", 18, "F", (per_cell(linked_mountains, 3),)),
    Edict("faunlost-thicket", "heroes", "forest", 16, "F", (per_cell(lambda b: longest_run_down(b.forest), 2),)),
    Edict(
        "deepwood", "heroes", "forest", 18, "FV",
        (per_group(lambda b: not_touching((g for g in clusters(b.forest) if g.bit_count() >= 5), b.village), 6),),
    ),
    Edict("heart-of-the-forest", "heroes", "forest", 22, "F", (per_cell(lambda b: b.forest & enclosed(b.forest), 2),)),
    Edict("sleepy-valley", "heroes", "forest", 24, "F", (per_group(lambda b: parts_in_lines(ROWS, b.forest, 3), 4),)),
)  # fmt: skip

FARM_WATER_EDICTS = (
    Edict(
        "canal-lake", "base", "farm-water", 24, "AW",
        (per_cell(lambda b: b.water & neighbours(b.farm)), per_cell(lambda b: b.farm & neighbours(b.water))),
    ),
    Edict(
        "mages-valley", "base", "farm-water", 22, "AW",
        (per_cell(lambda b: b.water & neighbours(b.mountain), 2), per_cell(lambda b: b.farm & neighbours(b.mountain))),
    ),
    Edict(
        "golden-granary", "base", "farm-water", 20, "AW",
        (per_cell(lambda b: b.water & neighbours(b.ruins)), per_cell(lambda b: b.farm & b.ruins, 3)),
    ),
    Edict(
        "shoreside-expanse", "base", "farm-water", 27, "AW",
        (
            per_group(lambda b: isolated(clusters(b.farm), b.water), 3),
            per_group(lambda b: isolated(clusters(b.water), b.farm), 3),
        ),
    ),
    Edict(
        "craylund", "heroes", "farm-water", 12, "AW",
        (per_group(lambda b: (g for g in clusters(b.farm) if (neighbours(g) & b.water).bit_count() >= 3), 7),),
    ),
    Edict(
        "ulems-wallow", "heroes", "farm-water", 14, "AW",
        (per_cell(lambda b: sum(w for w in bits(b.water) if (neighbours(w) & b.farm).bit_count() >= 2), 4),),
    ),
    Edict(
        "clawsgrave-peaks", "heroes", "farm-water", 15, "AW",
        (per_cell(lambda b: b.mountain & neighbours(union(touching(clusters(b.water), b.farm))), 5),),
    ),
    Edict(
        "jorekburg", "heroes", "farm-water", 18, "AW",
        (per_group(lambda b: (line & (b.farm | b.water) for line in COLUMNS if is_balanced(line, b)), 4),),
    ),
)  # fmt: skip

VILLAGE_EDICTS = (
    Edict(
        "wildholds", "base", "village", 16, "V",
        (per_group(lambda b: (g for g in clusters(b.village) if g.bit_count() >= 6), 8),),
    ),
    Edict("great-city", "base", "village", 16, "V",
        (per_cell(lambda b: largest(not_touching(clusters(b.village), b.mountain))),)),
    Edict("greengold-plains", "base", "village", 21, "FVAWMH", (per_group(villages_touching_three_types, 3),)),
    Edict("shieldgate", "base", "village", 20, "V", (per_cell(lambda b: second_largest(clusters(b.village)), 2),)),
    Edict(
        "traylo-monastery", "heroes", "village", 14, "V",
        (per_group(lambda b: filter(has_line_of_four, clusters(b.village)), 7),),
    ),
    Edict(
        "outer-enclave", "heroes", "village", 12, "V.",
        (per_cell(lambda b: largest(neighbours(g) & ~b.filled for g in clusters(b.village))),),
    ),
    Edict(
        "gnomish-colony", "heroes", "village", 12, "V",
        (per_group(lambda b: (g for g in clusters(b.village) if largest_squares(g)[0] >= 2), 6),),
    ),
    Edict("caravansary", "heroes", "village", 16, "V", (best_of(widest_reach),)),
)  # fmt: skip

SPATIAL_EDICTS = (
    Edict("borderlands", "base", "spatial", 24, ".",
        (per_group(lambda b: full_lines_of(ROWS + COLUMNS, b), 6, full_line_count),)),
    Edict("lost-barony", "base", "spatial", 24, ".",
        (best_of(largest_square, lambda b: 3 * largest_squares(b.filled)[0]),)),
    Edict("broken-road", "base", "spatial", 24, ".", (per_group(lambda b: full_lines_of(DIAGONALS, b), 3),)),
    Edict("cauldrons", "base", "spatial", 20, ".", (per_cell(lambda b: b.empty & enclosed(b.filled)),)),
    Edict(
        "dwarvenholds", "heroes", "spatial", 28, ".",
        (per_group(lambda b: (line for line in full_lines_of(ROWS + COLUMNS, b) if line & b.mountain), 7),),
    ),
    Edict("silos", "heroes", "spatial", 30, ".", (per_group(lambda b: full_lines_of(COLUMNS[::2], b), 10),)),
    Edict(
        "banded-hills", "heroes", "spatial", 28, "FVAWMH",
        (per_group(lambda b: (line for line in ROWS if terrain_type_count(line, b) >= 5), 4),),
    ),
    Edict(
        "starlit-sigil", "heroes", "spatial", 30, ".",
        (per_group(lambda b: (g for g in clusters(b.empty) if g.bit_count() == 3), 4),),
    ),
)  # fmt: skip

EXPANSION_EDICTS: tuple[Edict, ...] = ()
"""The edicts of expansions. They come last, because deal codes count edicts."""

_ALL_EDICTS = (FOREST_EDICTS, FARM_WATER_EDICTS, VILLAGE_EDICTS, SPATIAL_EDICTS, EXPANSION_EDICTS)
EDICTS = {edict.id: edict for edicts in _ALL_EDICTS for edict in edicts}
"""All edicts by their ids: `EDICTS["great-city"].count(board)` are its stars on a map."""
KINDS: tuple[EdictKind, ...] = ("forest", "farm-water", "village", "spatial")


def edict_changes(edicts: Mapping[str, str], before: Board, after: Board) -> list[EdictChange]:
    """Return the stars of each edict for two maps; `edicts` has their ids by letter."""
    return [EdictChange(letter, EDICTS[id].count(before), EDICTS[id].count(after)) for letter, id in edicts.items()]


def toll(board: Board) -> int:
    """Return the stars lost to monsters: empty cells with a monster neighbour (R26).

    >>> from mapwright import parse_map, toll
    >>> toll(parse_map("M.........." + 10 * "/..........."))
    2
    """
    return checked_type(board, Board, "a board", "map").toll_cells().bit_count()
