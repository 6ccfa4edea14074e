"""Cells that each edict of the base set would like filled with a terrain, in rough numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from mapwright.bots.search.sketch import Sketch
from mapwright.bots.search.surroundings import counts
from mapwright.grid import COLUMNS, DIAGONALS, EDGE, FULL, ROWS, SIZE, clusters, enclosed, neighbours, squares

Wish = tuple[int, int]
"""Cells, and how welcome they are, in tenths of a star a scoring."""
Wisher = Callable[[Sketch, str], list[Wish]]
INNER = FULL & ~EDGE


def line_wishes(lines: Iterable[int], stars: int, map: Sketch) -> list[Wish]:
    """Cells of lines that lack few of them; the lines may not cross, so that those alike make one wish."""
    empty = map.empty
    lacking = [0] * 12
    for line in lines:
        open_cells = line & empty
        lacking[open_cells.bit_count()] |= open_cells
    return [(cells, 10 * stars // (lacks + 1)) for lacks, cells in enumerate(lacking[:8]) if cells]


def sentinel_wood(map: Sketch, letter: str) -> list[Wish]:
    return [(EDGE, 10)] if letter == "F" else [(EDGE, -4)]


def greenbough(map: Sketch, letter: str) -> list[Wish]:
    if letter != "F":
        return []
    rows, columns = (sum(line for line in lines if not line & map.forest) for lines in (ROWS, COLUMNS))
    return [(rows, 6), (columns, 6)]


def treetower(map: Sketch, letter: str) -> list[Wish]:
    _, one, two, _, _ = counts(map.empty)
    closing = neighbours(map.forest & one)
    near = neighbours(map.forest & two)
    return [(closing, 8), (near, 4), *([(one, 8), (two, 4)] if letter == "F" else [])]


def stoneside_forest(map: Sketch, letter: str) -> list[Wish]:
    beside = neighbours(map.mountain)
    if letter != "F":
        return [(beside, -5), (neighbours(map.forest), -3)]
    woods = 0
    for wood in clusters(map.forest):
        if neighbours(wood) & map.mountain:
            woods |= wood
    return [(beside, 6), (neighbours(woods), 10), (neighbours(map.forest), 3)]


def canal_lake(map: Sketch, letter: str) -> list[Wish]:
    if letter not in "AW":
        return [(neighbours(map.farm) ^ neighbours(map.water), -4)]
    mine, other = (map.farm, map.water) if letter == "A" else (map.water, map.farm)
    waiting = other & ~neighbours(mine)
    return [(neighbours(other), 10), (neighbours(waiting), 9), (neighbours(mine), -1)]


def mages_valley(map: Sketch, letter: str) -> list[Wish]:
    return [(neighbours(map.mountain), {"W": 20, "A": 10}.get(letter, -8))]


def golden_granary(map: Sketch, letter: str) -> list[Wish]:
    if letter == "A":
        return [(map.ruins, 30)]
    return [(neighbours(map.ruins), 10 if letter == "W" else -2), (map.ruins, -15)]


def shoreside_expanse(map: Sketch, letter: str) -> list[Wish]:
    if letter not in "AW":
        return []
    mine, other = (map.farm, map.water) if letter == "A" else (map.water, map.farm)
    return [(EDGE, -15), (neighbours(other), -20), (INNER & ~neighbours(mine) & ~neighbours(other), 8)]


def wildholds(map: Sketch, letter: str) -> list[Wish]:
    growing = done = 0
    for town in clusters(map.village):
        if town.bit_count() < 6:
            growing |= town
        else:
            done |= town
    if letter == "V":
        return [(neighbours(growing), 12), (neighbours(done), -8), (FULL, 5)]
    return [(neighbours(growing), -4)]


def great_city(map: Sketch, letter: str) -> list[Wish]:
    shunned = neighbours(map.mountain)
    best = max((town for town in clusters(map.village) if not town & shunned), key=int.bit_count, default=0)
    if letter == "V":
        return [(shunned, -15), (neighbours(best), 12), (FULL, 4)]
    return [(neighbours(best), -6), (shunned, 1)]


def greengold_plains(map: Sketch, letter: str) -> list[Wish]:
    types = (map.forest, map.farm, map.water, map.monster, map.mountain, map.hero)
    if letter == "V":
        return [(neighbours(map.village), -10), *((neighbours(mask), 4) for mask in types)]
    growing = 0
    mine = {"F": map.forest, "A": map.farm, "W": map.water}.get(letter, map.monster)
    by_mine = neighbours(mine)
    for town in clusters(map.village):
        around = neighbours(town)
        if not town & by_mine and sum([1 for mask in types if mask & around]) < 3:
            growing |= town
    return [(neighbours(growing), 9)]


def shieldgate(map: Sketch, letter: str) -> list[Wish]:
    towns = sorted(clusters(map.village), key=int.bit_count, reverse=True)
    first, second = [*towns, 0, 0][:2]
    if letter == "V":
        return [(neighbours(second), 14), (neighbours(first), 3), (neighbours(first) & neighbours(second), -40)]
    return [(neighbours(second), -4), (neighbours(first), -2)]


def borderlands(map: Sketch, letter: str) -> list[Wish]:
    return line_wishes(ROWS, 6, map) + line_wishes(COLUMNS, 6, map)


def broken_road(map: Sketch, letter: str) -> list[Wish]:
    return line_wishes(DIAGONALS, 3, map)


def lost_barony(map: Sketch, letter: str) -> list[Wish]:
    """Cells around the largest full square, and those with many filled neighbours."""
    side, corners = squares(map.filled)
    square = sum(((1 << side) - 1) << (SIZE * row) for row in range(side))
    block = square * (corners & -corners)
    ring = neighbours(block)
    return [(ring | neighbours(ring) & neighbours(neighbours(ring) & ~block), 5), (ring, 4), (enclosed(map.filled), 5)]


def cauldrons(map: Sketch, letter: str) -> list[Wish]:
    shut, one, _, _, _ = counts(map.empty)
    return [(shut, -12), (neighbours(one & map.empty), 8)]


BASE_WISHES: dict[str, Wisher] = {
    "sentinel-wood": sentinel_wood,
    "greenbough": greenbough,
    "treetower": treetower,
    "stoneside-forest": stoneside_forest,
    "canal-lake": canal_lake,
    "mages-valley": mages_valley,
    "golden-granary": golden_granary,
    "shoreside-expanse": shoreside_expanse,
    "wildholds": wildholds,
    "great-city": great_city,
    "greengold-plains": greengold_plains,
    "shieldgate": shieldgate,
    "borderlands": borderlands,
    "broken-road": broken_road,
    "lost-barony": lost_barony,
    "cauldrons": cauldrons,
}
