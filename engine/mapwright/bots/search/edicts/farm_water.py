"""The expert's heuristics for the edicts of farms and water; `heuristic` explains their numbers."""

from __future__ import annotations

from mapwright.board.grid import COLUMNS, EDGE, FULL, cells_by_neighbour_count, clusters, neighbours
from mapwright.bots.search.edicts.heuristic import CellWeight, EdictHeuristic, Features
from mapwright.bots.search.fast_board import FastBoard

INNER = FULL & ~EDGE


def canal_lake_features(board: FastBoard) -> Features:
    """Return the stars, the water and farm cells that can still gain one, and the empty cells beside one or both."""
    farm, water, empty = board.farm, board.water, board.empty
    beside_farm, beside_water = neighbours(farm), neighbours(water)
    beside_empty = neighbours(empty)
    return (
        (water & beside_farm).bit_count() + (farm & beside_water).bit_count(),
        (water & ~beside_farm & beside_empty).bit_count(), (farm & ~beside_water & beside_empty).bit_count(),
        (empty & beside_farm & ~beside_water).bit_count(), (empty & beside_water & ~beside_farm).bit_count(),
        (empty & beside_water & beside_farm).bit_count(),
    )  # fmt: skip


def canal_lake_weights(board: FastBoard, terrain: str) -> list[CellWeight]:
    """Return weights in tenths of a star: 1 star for each water cell beside a farm and each farm cell beside water."""
    if terrain not in "AW":
        return [(neighbours(board.farm) ^ neighbours(board.water), -4)]
    same_terrain, other_terrain = (board.farm, board.water) if terrain == "A" else (board.water, board.farm)
    unmatched = other_terrain & ~neighbours(same_terrain)
    return [(neighbours(other_terrain), 10), (neighbours(unmatched), 9), (neighbours(same_terrain), -1)]


def mages_valley_features(board: FastBoard) -> Features:
    """Return the stars, and the empty cells beside mountains."""
    beside_mountain = neighbours(board.mountain)
    return (
        2 * (board.water & beside_mountain).bit_count() + (board.farm & beside_mountain).bit_count(),
        (board.empty & beside_mountain).bit_count(),
    )


def mages_valley_weights(board: FastBoard, terrain: str) -> list[CellWeight]:
    """Return weights in tenths of a star: 2 stars for each water cell and 1 for each farm cell beside a mountain."""
    return [(neighbours(board.mountain), {"W": 20, "A": 10}.get(terrain, -8))]


def golden_granary_features(board: FastBoard) -> Features:
    """Return the stars, the empty cells beside ruins, and the empty ruins cells."""
    beside_ruins = neighbours(board.ruins)
    return (
        (board.water & beside_ruins).bit_count() + 3 * (board.farm & board.ruins).bit_count(),
        (board.empty & beside_ruins).bit_count(), (board.empty & board.ruins).bit_count(),
    )  # fmt: skip


def golden_granary_weights(board: FastBoard, terrain: str) -> list[CellWeight]:
    """Return weights in tenths of a star: 1 star for each water cell beside ruins, 3 for each farm cell on ruins."""
    if terrain == "A":
        return [(board.ruins, 30)]
    return [(neighbours(board.ruins), 10 if terrain == "W" else -2), (board.ruins, -15)]


def shoreside_expanse_features(board: FastBoard) -> Features:
    """Return the stars, the inner cells where a farm or lake may begin, their clusters, and all empty inner cells."""
    farm, water = board.farm, board.water
    beside_farm, beside_water = neighbours(farm), neighbours(water)
    isolated = 0
    for terrain_cells, excluded in ((farm, beside_water), (water, beside_farm)):
        isolated += sum(1 for cluster in clusters(terrain_cells) if not cluster & (EDGE | excluded))
    free_inner = board.empty & INNER & ~beside_farm & ~beside_water
    return 3 * isolated, free_inner.bit_count(), len(clusters(free_inner)), (board.empty & INNER).bit_count()


def shoreside_expanse_weights(board: FastBoard, terrain: str) -> list[CellWeight]:
    """Return weights in tenths of a star: 3 stars for each farm or lake that touches neither the edge nor the other."""
    if terrain not in "AW":
        return []
    same_terrain, other_terrain = (board.farm, board.water) if terrain == "A" else (board.water, board.farm)
    isolated = INNER & ~neighbours(same_terrain | other_terrain)
    return [(EDGE, -15), (neighbours(other_terrain), -20), (isolated, 8)]


def craylund_features(board: FastBoard) -> Features:
    """Return the stars, the farms that lack one, two and three water cells, and the cells where another may begin."""
    done = two = one = none = 0
    for cluster in clusters(board.farm):
        neighbour_cells = neighbours(cluster)
        water_cells = (neighbour_cells & board.water).bit_count()
        if water_cells >= 3:
            done += 1
        elif water_cells + (neighbour_cells & board.empty).bit_count() >= 3:
            two += water_cells == 2
            one += water_cells == 1
            none += water_cells == 0
    free = board.empty & ~neighbours(board.farm)
    return 7 * done, two, one, none, (free & neighbours(board.water)).bit_count(), free.bit_count()


def craylund_weights(board: FastBoard, terrain: str) -> list[CellWeight]:
    """Return weights in tenths of a star: 7 stars for each farm cluster beside 3 or more water cells."""
    if terrain == "W":
        unfinished = 0
        for field in clusters(board.farm):
            if (neighbours(field) & board.water).bit_count() < 3:
                unfinished |= field
        return [(neighbours(unfinished), 20), (FULL, 2)]
    if terrain == "A":
        return [(neighbours(board.water), 10), (neighbours(board.farm), -10)]
    return [(neighbours(board.farm) | neighbours(board.water), -4)]


def ulems_wallow_features(board: FastBoard) -> Features:
    """Return the stars, the water cells with one and with no farm beside them, and empty cells beside farms."""
    none, one, two, three, four = cells_by_neighbour_count(board.farm)
    water, empty = board.water, board.empty
    growing = neighbours(empty)
    return (
        4 * (water & (two | three | four)).bit_count(), (water & one & growing).bit_count(),
        (water & none & growing).bit_count(), (empty & (two | three | four)).bit_count(), (empty & one).bit_count(),
    )  # fmt: skip


def ulems_wallow_weights(board: FastBoard, terrain: str) -> list[CellWeight]:
    """Return weights in tenths of a star: 4 stars for each water cell with 2 or more farm cells beside it."""
    _, one, two, three, four = cells_by_neighbour_count(board.farm)
    beside_farm = neighbours(board.farm)
    if terrain == "W":
        return [(two | three | four, 40), (one, 8)]
    if terrain == "A":
        return [(neighbours(board.water & one), 25), (neighbours(board.water), 8), (neighbours(beside_farm), 3)]
    return [(two | three | four, -15), (neighbours(board.water), -3)]


def clawsgrave_peaks_features(board: FastBoard) -> Features:
    """Return the stars, the mountains that lack a farm, a lake or both, and the empty cells beside mountains."""
    water_without_farm = water_beside_farm = 0
    for lake in clusters(board.water):
        if neighbours(lake) & board.farm:
            water_beside_farm |= lake
        else:
            water_without_farm |= lake
    beside_mountain = neighbours(board.mountain)
    done = board.mountain & neighbours(water_beside_farm)
    unfinished = board.mountain & ~done
    return (
        5 * done.bit_count(), (unfinished & neighbours(water_without_farm)).bit_count(),
        (unfinished & neighbours(board.empty & neighbours(water_beside_farm))).bit_count(),
        (unfinished & neighbours(board.empty)).bit_count(),
        (board.empty & beside_mountain).bit_count(),
    )  # fmt: skip


def clawsgrave_peaks_weights(board: FastBoard, terrain: str) -> list[CellWeight]:
    """Return weights in tenths of a star: 5 stars for each mountain beside a water cluster that touches a farm."""
    beside_mountain = neighbours(board.mountain)
    beside_water = neighbours(board.water)
    if terrain == "W":
        return [(beside_mountain & ~beside_water, 10), (beside_water, 5), (neighbours(board.farm), 4)]
    return [(beside_water, 8), (beside_mountain, -3)] if terrain == "A" else [(beside_mountain, -6)]


def jorekburg_features(board: FastBoard) -> Features:
    """Return the stars, the columns that lack one and two cells for as many farms as lakes, and the empty ones."""
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


def jorekburg_weights(board: FastBoard, terrain: str) -> list[CellWeight]:
    """Return weights in tenths of a star: 4 stars for each column with as many farm cells as water cells."""
    if terrain not in "AW":
        return []
    same_terrain, other_terrain = (board.farm, board.water) if terrain == "A" else (board.water, board.farm)
    weights: list[CellWeight] = []
    for column in COLUMNS:
        # A cell that completes the column counts most; one that is already too many makes the column worse.
        missing = (column & other_terrain).bit_count() - (column & same_terrain).bit_count()
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
