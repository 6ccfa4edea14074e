"""What shows how far a map is on the way to each edict of the base set; the present stars come first."""

from __future__ import annotations

from mapwright.bots.search.sketch import Sketch
from mapwright.bots.search.surroundings import counts, histogram
from mapwright.grid import COLUMNS, DIAGONALS, EDGE, FULL, ROWS, SIZE, clusters, neighbours, squares

Features = tuple[int, ...]
LINES = ROWS + COLUMNS
INNER = FULL & ~EDGE


def sentinel_wood(map: Sketch) -> Features:
    return (map.forest & EDGE).bit_count(), (map.empty & EDGE).bit_count()


def greenbough(map: Sketch) -> Features:
    forest, empty = map.forest, map.empty
    have = lost = narrow = 0
    for line in LINES:
        if line & forest:
            have += 1
        elif not line & empty:
            lost += 1
        elif (line & empty).bit_count() < 4:
            narrow += 1
    return have, lost, narrow


def treetower(map: Sketch) -> Features:
    forest = map.forest
    shut, one, two, _, _ = counts(map.empty)
    return (
        (forest & shut).bit_count(), (forest & one).bit_count(), (forest & two).bit_count(), forest.bit_count(),
        (map.empty & shut).bit_count(),
    )  # fmt: skip


def stoneside_forest(map: Sketch) -> Features:
    """Also the woods at a mountain that one more cell, or two, would bring to another."""
    mountain, empty = map.mountain, map.empty
    linked = touched = near = far = 0
    for wood in clusters(map.forest):
        around = neighbours(wood)
        shore = around & mountain
        if not shore:
            continue
        touched |= shore
        if shore & (shore - 1):
            linked |= shore
        growth = around & empty
        beyond = neighbours(growth)
        if beyond & mountain & ~shore:
            near += 1
        elif neighbours(beyond & empty) & mountain & ~shore:
            far += 1
    return 3 * linked.bit_count(), (touched & ~linked).bit_count(), near, far


def canal_lake(map: Sketch) -> Features:
    farm, water, empty = map.farm, map.water, map.empty
    by_farm, by_water = neighbours(farm), neighbours(water)
    open_cells = neighbours(empty)
    return (
        (water & by_farm).bit_count() + (farm & by_water).bit_count(),
        (water & ~by_farm & open_cells).bit_count(), (farm & ~by_water & open_cells).bit_count(),
        (empty & by_farm & ~by_water).bit_count(), (empty & by_water & ~by_farm).bit_count(),
        (empty & by_water & by_farm).bit_count(),
    )  # fmt: skip


def mages_valley(map: Sketch) -> Features:
    beside = neighbours(map.mountain)
    return (
        2 * (map.water & beside).bit_count() + (map.farm & beside).bit_count(),
        (map.empty & beside).bit_count(),
    )


def golden_granary(map: Sketch) -> Features:
    beside = neighbours(map.ruins)
    return (
        (map.water & beside).bit_count() + 3 * (map.farm & map.ruins).bit_count(),
        (map.empty & beside).bit_count(), (map.empty & map.ruins).bit_count(),
    )  # fmt: skip


def shoreside_expanse(map: Sketch) -> Features:
    farm, water = map.farm, map.water
    by_farm, by_water = neighbours(farm), neighbours(water)
    lonely = 0
    for kind, shunned in ((farm, by_water), (water, by_farm)):
        lonely += sum(1 for group in clusters(kind) if not group & (EDGE | shunned))
    room = map.empty & INNER & ~by_farm & ~by_water
    return 3 * lonely, room.bit_count(), len(clusters(room)), (map.empty & INNER).bit_count()


def wildholds(map: Sketch) -> Features:
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


def great_city(map: Sketch) -> Features:
    shunned = neighbours(map.mountain)
    towns = [(town.bit_count(), town) for town in clusters(map.village) if not town & shunned]
    if not towns:
        return 0, 0, 0, 0
    size, town = max(towns)
    room = neighbours(town) & map.empty & ~shunned
    more = room | neighbours(room) & map.empty & ~shunned
    rest = sorted(size for size, _ in towns)[-2:-1]
    return size, min(6, room.bit_count()), min(12, more.bit_count()), rest[0] if rest else 0


def greengold_plains(map: Sketch) -> Features:
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


def shieldgate(map: Sketch) -> Features:
    towns = sorted(((town.bit_count(), town) for town in clusters(map.village)), reverse=True)[:3]
    first, second, third = [*towns, (0, 0), (0, 0), (0, 0)][:3]
    room_a = (neighbours(first[1]) & map.empty).bit_count()
    room_b = (neighbours(second[1]) & map.empty).bit_count()
    return 2 * second[0], first[0] - second[0], third[0], min(6, room_a), min(6, room_b)


def borderlands(map: Sketch) -> Features:
    full, *missing = histogram(LINES, map.empty)
    return 6 * full, *missing


def broken_road(map: Sketch) -> Features:
    full, *missing = histogram(DIAGONALS, map.empty)
    return 3 * full, *missing


SQUARES = tuple(
    tuple(
        sum(((1 << side) - 1) << (SIZE * step) for step in range(side)) << (SIZE * row + column)
        for row in range(SIZE - side + 1)
        for column in range(SIZE - side + 1)
    )
    for side in range(SIZE + 1)
)
"""All squares of each side."""


def lost_barony(map: Sketch) -> Features:
    side, _ = squares(map.filled)
    empty = map.empty
    lacks = []
    for more in (1, 2):
        wanted = SQUARES[side + more] if side + more <= SIZE else ()
        lacks.append(min([(square & empty).bit_count() for square in wanted], default=20))
    return 3 * side, min(12, lacks[0]), min(20, lacks[1])


def cauldrons(map: Sketch) -> Features:
    shut, one, two, _, _ = counts(map.empty)
    empty = map.empty
    return (empty & shut).bit_count(), (empty & one).bit_count(), (empty & two).bit_count()


BASE_FEATURES = {
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
    "lost-barony": lost_barony,
    "broken-road": broken_road,
    "cauldrons": cauldrons,
}
