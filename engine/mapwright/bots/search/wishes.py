"""Cells that each edict would like filled with a terrain: rough numbers that choose which places to look at."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from mapwright.bots.search.sketch import Sketch
from mapwright.bots.search.surroundings import counts
from mapwright.grid import COLUMNS, DIAGONALS, EDGE, FULL, ROWS, SIZE, clusters, enclosed, neighbours, squares

Wish = tuple[int, int]
"""Cells, and how welcome they are, in tenths of a star a scoring."""
INNER = FULL & ~EDGE


def _lines(lines: Iterable[int], stars: int, map: Sketch) -> list[Wish]:
    """Cells of lines that lack few of them."""
    empty = map.empty
    found: list[Wish] = []
    for line in lines:
        open_cells = line & empty
        lacks = open_cells.bit_count()
        if 0 < lacks <= 7:
            found.append((open_cells, (10 * stars) // (lacks + 1)))
    return found


def sentinel_wood(map: Sketch, letter: str) -> list[Wish]:
    return [(EDGE, 10)] if letter == "F" else [(EDGE, -4)]


def greenbough(map: Sketch, letter: str) -> list[Wish]:
    if letter != "F":
        return []
    return [(line, 6) for line in ROWS + COLUMNS if not line & map.forest and line & map.empty]


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
    return _lines(ROWS + COLUMNS, 6, map)


def broken_road(map: Sketch, letter: str) -> list[Wish]:
    return _lines(DIAGONALS, 3, map)


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


def faunlost_thicket(map: Sketch, letter: str) -> list[Wish]:
    ends = map.forest << SIZE & FULL | map.forest >> SIZE
    return [(ends, 12 if letter == "F" else -6)]


def deepwood(map: Sketch, letter: str) -> list[Wish]:
    growing = done = 0
    for wood in clusters(map.forest):
        if wood.bit_count() < 5:
            growing |= wood
        else:
            done |= wood
    if letter == "F":
        return [(neighbours(growing), 10), (neighbours(done), -6), (neighbours(map.village), -15)]
    return [(neighbours(growing | done), -20 if letter == "V" else -2)]


def heart_of_the_forest(map: Sketch, letter: str) -> list[Wish]:
    beside = neighbours(map.forest)
    _, _, two, three, four = counts(map.forest)
    return [(beside, 4), (two | three | four, 8), (EDGE, 2)] if letter == "F" else [(beside, -5)]


def sleepy_valley(map: Sketch, letter: str) -> list[Wish]:
    found: list[Wish] = []
    for row in ROWS:
        trees = (row & map.forest).bit_count()
        found.append((row, (8, 12, 20)[trees] if trees < 3 else -3))
    return found if letter == "F" else []


def craylund(map: Sketch, letter: str) -> list[Wish]:
    if letter == "W":
        needy = 0
        for field in clusters(map.farm):
            if (neighbours(field) & map.water).bit_count() < 3:
                needy |= field
        return [(neighbours(needy), 20), (FULL, 2)]
    if letter == "A":
        return [(neighbours(map.water), 10), (neighbours(map.farm), -10)]
    return [(neighbours(map.farm) | neighbours(map.water), -4)]


def ulems_wallow(map: Sketch, letter: str) -> list[Wish]:
    _, one, two, three, four = counts(map.farm)
    if letter == "W":
        return [(two | three | four, 40), (one, 8)]
    if letter == "A":
        return [(neighbours(map.water & one), 25), (neighbours(map.water), 8), (neighbours(neighbours(map.farm)), 3)]
    return [(two | three | four, -15), (neighbours(map.water), -3)]


def clawsgrave_peaks(map: Sketch, letter: str) -> list[Wish]:
    beside = neighbours(map.mountain)
    if letter == "W":
        return [(beside & ~neighbours(map.water), 10), (neighbours(map.water), 5), (neighbours(map.farm), 4)]
    return [(neighbours(map.water), 8), (beside, -3)] if letter == "A" else [(beside, -6)]


def jorekburg(map: Sketch, letter: str) -> list[Wish]:
    if letter not in "AW":
        return []
    mine, other = (map.farm, map.water) if letter == "A" else (map.water, map.farm)
    found: list[Wish] = []
    for column in COLUMNS:
        lead = (column & other).bit_count() - (column & mine).bit_count()
        found.append((column, 15 if lead == 1 else 8 if lead > 1 else 0 if lead == 0 else -8))
    return found


def traylo_monastery(map: Sketch, letter: str) -> list[Wish]:
    beside = neighbours(map.village)
    return [(beside, 4), (FULL, 3)] if letter == "V" else [(beside, -3)]


def outer_enclave(map: Sketch, letter: str) -> list[Wish]:
    beside = neighbours(map.village)
    return [(beside, 5), (neighbours(beside), 2)] if letter == "V" else [(beside, -10)]


def gnomish_colony(map: Sketch, letter: str) -> list[Wish]:
    done = 0
    for town in clusters(map.village):
        if squares(town)[0] >= 2:
            done |= town
    growing = map.village & ~done
    _, _, two, _, _ = counts(growing)
    if letter == "V":
        return [(neighbours(growing), 6), (two, 10), (neighbours(done), -12), (FULL, 3)]
    return [(neighbours(growing), -3)]


def caravansary(map: Sketch, letter: str) -> list[Wish]:
    best = max(clusters(map.village), key=int.bit_count, default=0)
    if letter != "V":
        return [(neighbours(best), -3)]
    fresh = [line for line in ROWS + COLUMNS if not line & best]
    return [(neighbours(best), 10), *((line, 4) for line in fresh)]


def dwarvenholds(map: Sketch, letter: str) -> list[Wish]:
    return _lines([line for line in ROWS + COLUMNS if line & map.mountain], 7, map)


def silos(map: Sketch, letter: str) -> list[Wish]:
    return _lines(COLUMNS[::2], 10, map)


def banded_hills(map: Sketch, letter: str) -> list[Wish]:
    mine = {"F": map.forest, "V": map.village, "A": map.farm, "W": map.water}.get(letter, map.monster)
    return [(row, 6) for row in ROWS if not row & mine and row & map.empty]


def starlit_sigil(map: Sketch, letter: str) -> list[Wish]:
    found: list[Wish] = []
    for group in clusters(map.empty):
        size = group.bit_count()
        if size <= 3:
            found.append((group, -15 if size == 3 else 4))
    return found


WISHES: dict[str, Callable[[Sketch, str], list[Wish]]] = {
    "sentinel-wood": sentinel_wood, "greenbough": greenbough, "treetower": treetower,
    "stoneside-forest": stoneside_forest, "canal-lake": canal_lake, "mages-valley": mages_valley,
    "golden-granary": golden_granary, "shoreside-expanse": shoreside_expanse, "wildholds": wildholds,
    "great-city": great_city, "greengold-plains": greengold_plains, "shieldgate": shieldgate,
    "borderlands": borderlands, "lost-barony": lost_barony, "broken-road": broken_road, "cauldrons": cauldrons,
    "faunlost-thicket": faunlost_thicket, "deepwood": deepwood, "heart-of-the-forest": heart_of_the_forest,
    "sleepy-valley": sleepy_valley, "craylund": craylund, "ulems-wallow": ulems_wallow,
    "clawsgrave-peaks": clawsgrave_peaks, "jorekburg": jorekburg, "traylo-monastery": traylo_monastery,
    "outer-enclave": outer_enclave, "gnomish-colony": gnomish_colony, "caravansary": caravansary,
    "dwarvenholds": dwarvenholds, "silos": silos, "banded-hills": banded_hills, "starlit-sigil": starlit_sigil,
}  # fmt: skip
