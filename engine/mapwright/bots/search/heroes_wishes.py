"""Cells that each edict of the Heroes set would like filled with a terrain, in rough numbers."""

from __future__ import annotations

from mapwright.bots.search.base_wishes import Wish, Wisher, line_wishes
from mapwright.bots.search.sketch import Sketch
from mapwright.bots.search.surroundings import counts
from mapwright.grid import COLUMNS, EDGE, FULL, ROWS, SIZE, clusters, neighbours, squares


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
    rows, columns = (sum(line for line in lines if not line & best) for lines in (ROWS, COLUMNS))
    return [(neighbours(best), 10), (rows, 4), (columns, 4)]


def dwarvenholds(map: Sketch, letter: str) -> list[Wish]:
    rows, columns = ([line for line in lines if line & map.mountain] for lines in (ROWS, COLUMNS))
    return line_wishes(rows, 7, map) + line_wishes(columns, 7, map)


def silos(map: Sketch, letter: str) -> list[Wish]:
    return line_wishes(COLUMNS[::2], 10, map)


def banded_hills(map: Sketch, letter: str) -> list[Wish]:
    mine = {"F": map.forest, "V": map.village, "A": map.farm, "W": map.water}.get(letter, map.monster)
    return [(sum(row for row in ROWS if not row & mine), 6)]


def starlit_sigil(map: Sketch, letter: str) -> list[Wish]:
    found: list[Wish] = []
    for group in clusters(map.empty):
        size = group.bit_count()
        if size <= 3:
            found.append((group, -15 if size == 3 else 4))
    return found


HEROES_WISHES: dict[str, Wisher] = {
    "faunlost-thicket": faunlost_thicket,
    "deepwood": deepwood,
    "heart-of-the-forest": heart_of_the_forest,
    "sleepy-valley": sleepy_valley,
    "craylund": craylund,
    "ulems-wallow": ulems_wallow,
    "clawsgrave-peaks": clawsgrave_peaks,
    "jorekburg": jorekburg,
    "traylo-monastery": traylo_monastery,
    "outer-enclave": outer_enclave,
    "gnomish-colony": gnomish_colony,
    "caravansary": caravansary,
    "dwarvenholds": dwarvenholds,
    "silos": silos,
    "banded-hills": banded_hills,
    "starlit-sigil": starlit_sigil,
}
