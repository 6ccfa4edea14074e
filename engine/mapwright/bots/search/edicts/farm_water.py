"""What the expert knows of the edicts of farms and water."""

from __future__ import annotations

from mapwright.board.grid import COLUMNS, EDGE, FULL, clusters, neighbours
from mapwright.bots.search.edicts.insight import Features, Insight, Wish
from mapwright.bots.search.sketch import Sketch
from mapwright.bots.search.surroundings import counts

INNER = FULL & ~EDGE


def canal_lake_features(map: Sketch) -> Features:
    farm, water, empty = map.farm, map.water, map.empty
    by_farm, by_water = neighbours(farm), neighbours(water)
    open_cells = neighbours(empty)
    return (
        (water & by_farm).bit_count() + (farm & by_water).bit_count(),
        (water & ~by_farm & open_cells).bit_count(), (farm & ~by_water & open_cells).bit_count(),
        (empty & by_farm & ~by_water).bit_count(), (empty & by_water & ~by_farm).bit_count(),
        (empty & by_water & by_farm).bit_count(),
    )  # fmt: skip


def canal_lake_wishes(map: Sketch, letter: str) -> list[Wish]:
    if letter not in "AW":
        return [(neighbours(map.farm) ^ neighbours(map.water), -4)]
    mine, other = (map.farm, map.water) if letter == "A" else (map.water, map.farm)
    waiting = other & ~neighbours(mine)
    return [(neighbours(other), 10), (neighbours(waiting), 9), (neighbours(mine), -1)]


def mages_valley_features(map: Sketch) -> Features:
    beside = neighbours(map.mountain)
    return (
        2 * (map.water & beside).bit_count() + (map.farm & beside).bit_count(),
        (map.empty & beside).bit_count(),
    )


def mages_valley_wishes(map: Sketch, letter: str) -> list[Wish]:
    return [(neighbours(map.mountain), {"W": 20, "A": 10}.get(letter, -8))]


def golden_granary_features(map: Sketch) -> Features:
    beside = neighbours(map.ruins)
    return (
        (map.water & beside).bit_count() + 3 * (map.farm & map.ruins).bit_count(),
        (map.empty & beside).bit_count(), (map.empty & map.ruins).bit_count(),
    )  # fmt: skip


def golden_granary_wishes(map: Sketch, letter: str) -> list[Wish]:
    if letter == "A":
        return [(map.ruins, 30)]
    return [(neighbours(map.ruins), 10 if letter == "W" else -2), (map.ruins, -15)]


def shoreside_expanse_features(map: Sketch) -> Features:
    farm, water = map.farm, map.water
    by_farm, by_water = neighbours(farm), neighbours(water)
    lonely = 0
    for kind, shunned in ((farm, by_water), (water, by_farm)):
        lonely += sum(1 for group in clusters(kind) if not group & (EDGE | shunned))
    room = map.empty & INNER & ~by_farm & ~by_water
    return 3 * lonely, room.bit_count(), len(clusters(room)), (map.empty & INNER).bit_count()


def shoreside_expanse_wishes(map: Sketch, letter: str) -> list[Wish]:
    if letter not in "AW":
        return []
    mine, other = (map.farm, map.water) if letter == "A" else (map.water, map.farm)
    return [(EDGE, -15), (neighbours(other), -20), (INNER & ~neighbours(mine) & ~neighbours(other), 8)]


def craylund_features(map: Sketch) -> Features:
    done = two = one = none = 0
    for field in clusters(map.farm):
        around = neighbours(field)
        met = (around & map.water).bit_count()
        if met >= 3:
            done += 1
        elif met + (around & map.empty).bit_count() >= 3:
            two += met == 2
            one += met == 1
            none += met == 0
    free = map.empty & ~neighbours(map.farm)
    return 7 * done, two, one, none, (free & neighbours(map.water)).bit_count(), free.bit_count()


def craylund_wishes(map: Sketch, letter: str) -> list[Wish]:
    if letter == "W":
        needy = 0
        for field in clusters(map.farm):
            if (neighbours(field) & map.water).bit_count() < 3:
                needy |= field
        return [(neighbours(needy), 20), (FULL, 2)]
    if letter == "A":
        return [(neighbours(map.water), 10), (neighbours(map.farm), -10)]
    return [(neighbours(map.farm) | neighbours(map.water), -4)]


def ulems_wallow_features(map: Sketch) -> Features:
    none, one, two, three, four = counts(map.farm)
    water, empty = map.water, map.empty
    growing = neighbours(empty)
    return (
        4 * (water & (two | three | four)).bit_count(), (water & one & growing).bit_count(),
        (water & none & growing).bit_count(), (empty & (two | three | four)).bit_count(), (empty & one).bit_count(),
    )  # fmt: skip


def ulems_wallow_wishes(map: Sketch, letter: str) -> list[Wish]:
    _, one, two, three, four = counts(map.farm)
    if letter == "W":
        return [(two | three | four, 40), (one, 8)]
    if letter == "A":
        return [(neighbours(map.water & one), 25), (neighbours(map.water), 8), (neighbours(neighbours(map.farm)), 3)]
    return [(two | three | four, -15), (neighbours(map.water), -3)]


def clawsgrave_peaks_features(map: Sketch) -> Features:
    wet = fed = 0
    for lake in clusters(map.water):
        if neighbours(lake) & map.farm:
            fed |= lake
        else:
            wet |= lake
    beside = neighbours(map.mountain)
    done = map.mountain & neighbours(fed)
    left = map.mountain & ~done
    return (
        5 * done.bit_count(), (left & neighbours(wet)).bit_count(),
        (left & neighbours(map.empty & neighbours(fed))).bit_count(), (left & neighbours(map.empty)).bit_count(),
        (map.empty & beside).bit_count(),
    )  # fmt: skip


def clawsgrave_peaks_wishes(map: Sketch, letter: str) -> list[Wish]:
    beside = neighbours(map.mountain)
    if letter == "W":
        return [(beside & ~neighbours(map.water), 10), (neighbours(map.water), 5), (neighbours(map.farm), 4)]
    return [(neighbours(map.water), 8), (beside, -3)] if letter == "A" else [(beside, -6)]


def jorekburg_features(map: Sketch) -> Features:
    done = one = two = bare = 0
    for column in COLUMNS:
        farms, lakes = (column & map.farm).bit_count(), (column & map.water).bit_count()
        free = (column & map.empty).bit_count()
        if farms == lakes:
            if farms:
                done += 1
            elif free >= 2:
                bare += 1
        elif free >= abs(farms - lakes):
            one += abs(farms - lakes) == 1
            two += abs(farms - lakes) == 2
    return 4 * done, one, two, bare


def jorekburg_wishes(map: Sketch, letter: str) -> list[Wish]:
    if letter not in "AW":
        return []
    mine, other = (map.farm, map.water) if letter == "A" else (map.water, map.farm)
    found: list[Wish] = []
    for column in COLUMNS:
        lead = (column & other).bit_count() - (column & mine).bit_count()
        found.append((column, 15 if lead == 1 else 8 if lead > 1 else 0 if lead == 0 else -8))
    return found


FARM_WATER = {
    "canal-lake": Insight(canal_lake_features, canal_lake_wishes),
    "mages-valley": Insight(mages_valley_features, mages_valley_wishes),
    "golden-granary": Insight(golden_granary_features, golden_granary_wishes),
    "shoreside-expanse": Insight(shoreside_expanse_features, shoreside_expanse_wishes),
    "craylund": Insight(craylund_features, craylund_wishes),
    "ulems-wallow": Insight(ulems_wallow_features, ulems_wallow_wishes),
    "clawsgrave-peaks": Insight(clawsgrave_peaks_features, clawsgrave_peaks_wishes),
    "jorekburg": Insight(jorekburg_features, jorekburg_wishes),
}
