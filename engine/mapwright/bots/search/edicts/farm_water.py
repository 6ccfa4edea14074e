"""The expert's heuristics for the edicts of farms and water; `heuristic` explains their numbers."""

from __future__ import annotations

from mapwright.board.grid import COLUMNS, EDGE, FULL, cells_by_neighbour_count, clusters, neighbours
from mapwright.bots.search.edicts.heuristic import CellWeight, EdictHeuristic, Features
from mapwright.bots.search.fast_board import FastBoard

INNER = FULL & ~EDGE


def canal_lake_features(board: FastBoard) -> Features:
    farm, water, empty = board.farm, board.water, board.empty
    beside_farm, by_water = neighbours(farm), neighbours(water)
    beside_empty = neighbours(empty)
    return (
        (water & beside_farm).bit_count() + (farm & by_water).bit_count(),
        (water & ~beside_farm & beside_empty).bit_count(), (farm & ~by_water & beside_empty).bit_count(),
        (empty & beside_farm & ~by_water).bit_count(), (empty & by_water & ~beside_farm).bit_count(),
        (empty & by_water & beside_farm).bit_count(),
    )  # fmt: skip


def canal_lake_weights(board: FastBoard, letter: str) -> list[CellWeight]:
    if letter not in "AW":
        return [(neighbours(board.farm) ^ neighbours(board.water), -4)]
    same_terrain, other_terrain = (board.farm, board.water) if letter == "A" else (board.water, board.farm)
    unmatched = other_terrain & ~neighbours(same_terrain)
    return [(neighbours(other_terrain), 10), (neighbours(unmatched), 9), (neighbours(same_terrain), -1)]


def mages_valley_features(board: FastBoard) -> Features:
    beside = neighbours(board.mountain)
    return (
        2 * (board.water & beside).bit_count() + (board.farm & beside).bit_count(),
        (board.empty & beside).bit_count(),
    )


def mages_valley_weights(board: FastBoard, letter: str) -> list[CellWeight]:
    return [(neighbours(board.mountain), {"W": 20, "A": 10}.get(letter, -8))]


def golden_granary_features(board: FastBoard) -> Features:
    beside = neighbours(board.ruins)
    return (
        (board.water & beside).bit_count() + 3 * (board.farm & board.ruins).bit_count(),
        (board.empty & beside).bit_count(), (board.empty & board.ruins).bit_count(),
    )  # fmt: skip


def golden_granary_weights(board: FastBoard, letter: str) -> list[CellWeight]:
    if letter == "A":
        return [(board.ruins, 30)]
    return [(neighbours(board.ruins), 10 if letter == "W" else -2), (board.ruins, -15)]


def shoreside_expanse_features(board: FastBoard) -> Features:
    farm, water = board.farm, board.water
    by_farm, by_water = neighbours(farm), neighbours(water)
    isolated = 0
    for kind, excluded in ((farm, by_water), (water, by_farm)):
        isolated += sum(1 for group in clusters(kind) if not group & (EDGE | excluded))
    inner_empty = board.empty & INNER & ~by_farm & ~by_water
    return 3 * isolated, inner_empty.bit_count(), len(clusters(inner_empty)), (board.empty & INNER).bit_count()


def shoreside_expanse_weights(board: FastBoard, letter: str) -> list[CellWeight]:
    if letter not in "AW":
        return []
    mine, other = (board.farm, board.water) if letter == "A" else (board.water, board.farm)
    return [(EDGE, -15), (neighbours(other), -20), (INNER & ~neighbours(mine) & ~neighbours(other), 8)]


def craylund_features(board: FastBoard) -> Features:
    done = two = one = none = 0
    for cluster in clusters(board.farm):
        around = neighbours(cluster)
        water_cells = (around & board.water).bit_count()
        if water_cells >= 3:
            done += 1
        elif water_cells + (around & board.empty).bit_count() >= 3:
            two += water_cells == 2
            one += water_cells == 1
            none += water_cells == 0
    free = board.empty & ~neighbours(board.farm)
    return 7 * done, two, one, none, (free & neighbours(board.water)).bit_count(), free.bit_count()


def craylund_weights(board: FastBoard, letter: str) -> list[CellWeight]:
    if letter == "W":
        unfinished = 0
        for field in clusters(board.farm):
            if (neighbours(field) & board.water).bit_count() < 3:
                unfinished |= field
        return [(neighbours(unfinished), 20), (FULL, 2)]
    if letter == "A":
        return [(neighbours(board.water), 10), (neighbours(board.farm), -10)]
    return [(neighbours(board.farm) | neighbours(board.water), -4)]


def ulems_wallow_features(board: FastBoard) -> Features:
    none, one, two, three, four = cells_by_neighbour_count(board.farm)
    water, empty = board.water, board.empty
    growing = neighbours(empty)
    return (
        4 * (water & (two | three | four)).bit_count(), (water & one & growing).bit_count(),
        (water & none & growing).bit_count(), (empty & (two | three | four)).bit_count(), (empty & one).bit_count(),
    )  # fmt: skip


def ulems_wallow_weights(board: FastBoard, letter: str) -> list[CellWeight]:
    _, one, two, three, four = cells_by_neighbour_count(board.farm)
    if letter == "W":
        return [(two | three | four, 40), (one, 8)]
    if letter == "A":
        return [
            (neighbours(board.water & one), 25),
            (neighbours(board.water), 8),
            (neighbours(neighbours(board.farm)), 3),
        ]
    return [(two | three | four, -15), (neighbours(board.water), -3)]


def clawsgrave_peaks_features(board: FastBoard) -> Features:
    water_without_farm = water_beside_farm = 0
    for lake in clusters(board.water):
        if neighbours(lake) & board.farm:
            water_beside_farm |= lake
        else:
            water_without_farm |= lake
    beside = neighbours(board.mountain)
    done = board.mountain & neighbours(water_beside_farm)
    unfinished = board.mountain & ~done
    return (
        5 * done.bit_count(), (unfinished & neighbours(water_without_farm)).bit_count(),
        (unfinished & neighbours(board.empty & neighbours(water_beside_farm))).bit_count(),
        (unfinished & neighbours(board.empty)).bit_count(),
        (board.empty & beside).bit_count(),
    )  # fmt: skip


def clawsgrave_peaks_weights(board: FastBoard, letter: str) -> list[CellWeight]:
    beside = neighbours(board.mountain)
    if letter == "W":
        return [(beside & ~neighbours(board.water), 10), (neighbours(board.water), 5), (neighbours(board.farm), 4)]
    return [(neighbours(board.water), 8), (beside, -3)] if letter == "A" else [(beside, -6)]


def jorekburg_features(board: FastBoard) -> Features:
    done = one = two = empty_columns = 0
    for column in COLUMNS:
        farms, lakes = (column & board.farm).bit_count(), (column & board.water).bit_count()
        free = (column & board.empty).bit_count()
        if farms == lakes:
            if farms:
                done += 1
            elif free >= 2:
                empty_columns += 1
        elif free >= abs(farms - lakes):
            one += abs(farms - lakes) == 1
            two += abs(farms - lakes) == 2
    return 4 * done, one, two, empty_columns


def jorekburg_weights(board: FastBoard, letter: str) -> list[CellWeight]:
    if letter not in "AW":
        return []
    mine, other = (board.farm, board.water) if letter == "A" else (board.water, board.farm)
    weights: list[CellWeight] = []
    for column in COLUMNS:
        missing = (column & other).bit_count() - (column & mine).bit_count()
        weights.append((column, 15 if missing == 1 else 8 if missing > 1 else 0 if missing == 0 else -8))
    return weights


FARM_WATER = {
    "canal-lake": EdictHeuristic(canal_lake_features, canal_lake_weights),
    "mages-valley": EdictHeuristic(mages_valley_features, mages_valley_weights),
    "golden-granary": EdictHeuristic(golden_granary_features, golden_granary_weights),
    "shoreside-expanse": EdictHeuristic(shoreside_expanse_features, shoreside_expanse_weights),
    "craylund": EdictHeuristic(craylund_features, craylund_weights),
    "ulems-wallow": EdictHeuristic(ulems_wallow_features, ulems_wallow_weights),
    "clawsgrave-peaks": EdictHeuristic(clawsgrave_peaks_features, clawsgrave_peaks_weights),
    "jorekburg": EdictHeuristic(jorekburg_features, jorekburg_weights),
}
