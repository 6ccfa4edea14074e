"""What the expert knows of the village edicts."""

from __future__ import annotations

from mapwright.board.grid import COLUMNS, FULL, ROWS, SIZE, clusters, neighbours, runs_down, runs_right, squares
from mapwright.bots.search.edicts.insight import Features, Insight, Wish
from mapwright.bots.search.sketch import Sketch
from mapwright.bots.search.surroundings import counts

LINES = ROWS + COLUMNS
SQUARE = 3 | 3 << SIZE
FOURS = tuple(15 << (SIZE * row + column) for row in range(SIZE) for column in range(SIZE - 3)) + tuple(
    (1 | 1 << SIZE | 1 << 2 * SIZE | 1 << 3 * SIZE) << (SIZE * row + column)
    for row in range(SIZE - 3)
    for column in range(SIZE)
)
"""All lines of four cells."""


def wildholds_features(map: Sketch) -> Features:
    done = squared = small = 0
    for town in clusters(map.village):
        size = town.bit_count()
        if size >= 6:
            done += 1
            continue
        room = (neighbours(town) & map.empty).bit_count()
        if room >= 2 or size + room >= 6:
            squared += size * size
            small += size
    return 8 * done, squared, small, map.village.bit_count()


def wildholds_wishes(map: Sketch, letter: str) -> list[Wish]:
    growing = done = 0
    for town in clusters(map.village):
        if town.bit_count() < 6:
            growing |= town
        else:
            done |= town
    if letter == "V":
        return [(neighbours(growing), 12), (neighbours(done), -8), (FULL, 5)]
    return [(neighbours(growing), -4)]


def great_city_features(map: Sketch) -> Features:
    shunned = neighbours(map.mountain)
    towns = [(town.bit_count(), town) for town in clusters(map.village) if not town & shunned]
    if not towns:
        return 0, 0, 0, 0
    size, town = max(towns)
    room = neighbours(town) & map.empty & ~shunned
    more = room | neighbours(room) & map.empty & ~shunned
    rest = sorted(size for size, _ in towns)[-2:-1]
    return size, min(6, room.bit_count()), min(12, more.bit_count()), rest[0] if rest else 0


def great_city_wishes(map: Sketch, letter: str) -> list[Wish]:
    shunned = neighbours(map.mountain)
    best = max((town for town in clusters(map.village) if not town & shunned), key=int.bit_count, default=0)
    if letter == "V":
        return [(shunned, -15), (neighbours(best), 12), (FULL, 4)]
    return [(neighbours(best), -6), (shunned, 1)]


def greengold_plains_features(map: Sketch) -> Features:
    empty = map.empty
    types = [map.forest, map.farm, map.water, map.monster, map.mountain, map.hero]
    found = [0, 0, 0, 0]
    for town in clusters(map.village):
        around = neighbours(town)
        met = sum([1 for mask in types if mask & around])
        if met >= 3:
            found[0] += 1
        elif around & empty:
            found[3 - met] += 1
    free = empty & ~neighbours(map.village)
    return 3 * found[0], found[1], found[2], found[3], free.bit_count()


def greengold_plains_wishes(map: Sketch, letter: str) -> list[Wish]:
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


def shieldgate_features(map: Sketch) -> Features:
    towns = sorted(((town.bit_count(), town) for town in clusters(map.village)), reverse=True)[:3]
    first, second, third = [*towns, (0, 0), (0, 0), (0, 0)][:3]
    room_a = (neighbours(first[1]) & map.empty).bit_count()
    room_b = (neighbours(second[1]) & map.empty).bit_count()
    return 2 * second[0], first[0] - second[0], third[0], min(6, room_a), min(6, room_b)


def shieldgate_wishes(map: Sketch, letter: str) -> list[Wish]:
    towns = sorted(clusters(map.village), key=int.bit_count, reverse=True)
    first, second = [*towns, 0, 0][:2]
    if letter == "V":
        return [(neighbours(second), 14), (neighbours(first), 3), (neighbours(first) & neighbours(second), -40)]
    return [(neighbours(second), -4), (neighbours(first), -2)]


def traylo_monastery_features(map: Sketch) -> Features:
    done = 0
    free = map.village | map.empty
    for town in clusters(map.village):
        if runs_down(town, 4) or runs_right(town, 4):
            done |= town
    # lines of four that would begin another town, by how many of their cells are village already
    found = [0, 0, 0, 0, 0]
    shunned = done | neighbours(done)
    for four in FOURS:
        if four & free == four and not four & shunned:
            found[(four & map.village).bit_count()] += 1
    small = len([town for town in clusters(map.village) if not town & done])
    return 7 * len(clusters(done)), min(3, found[3]), min(4, found[2]), min(6, found[1]), min(12, found[0]), small


def traylo_monastery_wishes(map: Sketch, letter: str) -> list[Wish]:
    beside = neighbours(map.village)
    return [(beside, 4), (FULL, 3)] if letter == "V" else [(beside, -3)]


def outer_enclave_features(map: Sketch) -> Features:
    found = sorted(((neighbours(town) & map.empty).bit_count() for town in clusters(map.village)), reverse=True)
    best, second = [*found, 0, 0][:2]
    return best, second, map.village.bit_count()


def outer_enclave_wishes(map: Sketch, letter: str) -> list[Wish]:
    beside = neighbours(map.village)
    return [(beside, 5), (neighbours(beside), 2)] if letter == "V" else [(beside, -10)]


def gnomish_colony_features(map: Sketch) -> Features:
    done, three, two = 0, 0, 0
    free = map.village | map.empty
    towns = clusters(map.village)
    finished = 0
    for town in towns:
        if squares(town)[0] >= 2:
            done += 1
            finished |= town
    shunned = finished | neighbours(finished)
    open_cells = free & ~shunned
    right = (open_cells & ~COLUMNS[0]) >> 1
    corners = open_cells & right & open_cells >> SIZE & right >> SIZE
    fresh = corners
    while fresh:
        corner = fresh & -fresh
        fresh ^= corner
        met = (corner * SQUARE & map.village).bit_count()
        three += met == 3
        two += met == 2
    return 6 * done, min(2, three), min(4, two), min(20, corners.bit_count())


def gnomish_colony_wishes(map: Sketch, letter: str) -> list[Wish]:
    done = 0
    for town in clusters(map.village):
        if squares(town)[0] >= 2:
            done |= town
    growing = map.village & ~done
    _, _, two, _, _ = counts(growing)
    if letter == "V":
        return [(neighbours(growing), 6), (two, 10), (neighbours(done), -12), (FULL, 3)]
    return [(neighbours(growing), -3)]


def caravansary_features(map: Sketch) -> Features:
    best, room, town = 0, 0, 0
    for group in clusters(map.village):
        reach = sum([1 for line in LINES if line & group])
        if reach > best:
            best, town = reach, group
    if town:
        room = (neighbours(town) & map.empty).bit_count()
    return best, min(10, room), (map.village & ~town).bit_count()


def caravansary_wishes(map: Sketch, letter: str) -> list[Wish]:
    best = max(clusters(map.village), key=int.bit_count, default=0)
    if letter != "V":
        return [(neighbours(best), -3)]
    rows, columns = (sum(line for line in lines if not line & best) for lines in (ROWS, COLUMNS))
    return [(neighbours(best), 10), (rows, 4), (columns, 4)]


VILLAGE = {
    "wildholds": Insight(wildholds_features, wildholds_wishes),
    "great-city": Insight(great_city_features, great_city_wishes),
    "greengold-plains": Insight(greengold_plains_features, greengold_plains_wishes),
    "shieldgate": Insight(shieldgate_features, shieldgate_wishes),
    "traylo-monastery": Insight(traylo_monastery_features, traylo_monastery_wishes),
    "outer-enclave": Insight(outer_enclave_features, outer_enclave_wishes),
    "gnomish-colony": Insight(gnomish_colony_features, gnomish_colony_wishes),
    "caravansary": Insight(caravansary_features, caravansary_wishes),
}
