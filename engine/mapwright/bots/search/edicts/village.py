"""The expert's heuristics for the village edicts; `heuristic` explains their numbers."""

from __future__ import annotations

from mapwright.board.grid import (
    COLUMNS,
    FULL,
    LINES,
    ROWS,
    SIZE,
    bits,
    cells_by_neighbour_count,
    clusters,
    largest_squares,
    neighbours,
    runs_down,
    runs_right,
)
from mapwright.bots.search.edicts.heuristic import CellWeight, EdictHeuristic, Features, split_by_size
from mapwright.bots.search.fast_board import FastBoard

SQUARE = 3 | 3 << SIZE
FOURS = tuple(15 << (SIZE * row + column) for row in range(SIZE) for column in range(SIZE - 3)) + tuple(
    (1 | 1 << SIZE | 1 << 2 * SIZE | 1 << 3 * SIZE) << (SIZE * row + column)
    for row in range(SIZE - 3)
    for column in range(SIZE)
)
"""All lines of four cells."""


def wildholds_features(board: FastBoard) -> Features:
    """Return the stars, the squared and plain sizes of growing villages, and the number of village cells."""
    done = squared = small = 0
    for village in clusters(board.village):
        size = village.bit_count()
        if size >= 6:
            done += 1
            continue
        growth = (neighbours(village) & board.empty).bit_count()
        if growth >= 2 or size + growth >= 6:
            squared += size * size
            small += size
    return 8 * done, squared, small, board.village.bit_count()


def wildholds_weights(board: FastBoard, terrain: str) -> list[CellWeight]:
    """Return weights in tenths of a star: 8 stars for each village of 6 or more cells."""
    growing, done = split_by_size(clusters(board.village), 6)
    if terrain == "V":
        return [(neighbours(growing), 12), (neighbours(done), -8), (FULL, 5)]
    return [(neighbours(growing), -4)]


def great_city_features(board: FastBoard) -> Features:
    """Return the size of the largest village away from mountains, its growth in one and two steps, the second size."""
    beside_mountain = neighbours(board.mountain)
    villages = [(village.bit_count(), village) for village in clusters(board.village) if not village & beside_mountain]
    if not villages:
        return 0, 0, 0, 0
    size, village = max(villages)
    growth = neighbours(village) & board.empty & ~beside_mountain
    second_ring = growth | neighbours(growth) & board.empty & ~beside_mountain
    second_size = sorted(size for size, _ in villages)[-2:-1]
    return size, min(6, growth.bit_count()), min(12, second_ring.bit_count()), second_size[0] if second_size else 0


def great_city_weights(board: FastBoard, terrain: str) -> list[CellWeight]:
    """Return weights in tenths of a star: 1 star for each cell of the largest village that touches no mountain."""
    beside_mountain = neighbours(board.mountain)
    villages = [village for village in clusters(board.village) if not village & beside_mountain]
    largest = max(villages, key=int.bit_count, default=0)
    if terrain == "V":
        return [(beside_mountain, -15), (neighbours(largest), 12), (FULL, 4)]
    return [(neighbours(largest), -6), (beside_mountain, 1)]


def greengold_plains_features(board: FastBoard) -> Features:
    """Return the stars, the villages that lack one, two and three neighbouring terrains, and cells for another."""
    empty = board.empty
    types = [board.forest, board.farm, board.water, board.monster, board.mountain, board.hero]
    villages_by_missing_types = [0, 0, 0, 0]
    for village in clusters(board.village):
        neighbour_cells = neighbours(village)
        terrain_types = sum([1 for mask in types if mask & neighbour_cells])
        if terrain_types >= 3:
            villages_by_missing_types[0] += 1
        elif neighbour_cells & empty:
            villages_by_missing_types[3 - terrain_types] += 1
    free = empty & ~neighbours(board.village)
    done, one, two, three = villages_by_missing_types
    return 3 * done, one, two, three, free.bit_count()


def greengold_plains_weights(board: FastBoard, terrain: str) -> list[CellWeight]:
    """Return weights in tenths of a star: 3 stars for each village beside 3 or more other types of terrain."""
    types = (board.forest, board.farm, board.water, board.monster, board.mountain, board.hero)
    if terrain == "V":
        return [(neighbours(board.village), -10), *((neighbours(mask), 4) for mask in types)]
    growing = 0
    same_terrain = {"F": board.forest, "A": board.farm, "W": board.water}.get(terrain, board.monster)
    beside_same_terrain = neighbours(same_terrain)
    for village in clusters(board.village):
        neighbour_cells = neighbours(village)
        if not village & beside_same_terrain and sum([1 for mask in types if mask & neighbour_cells]) < 3:
            growing |= village
    return [(neighbours(growing), 9)]


def shieldgate_features(board: FastBoard) -> Features:
    """Return the stars, the lead of the largest village, the size of the third, and the growth of the first two."""
    villages = sorted(((village.bit_count(), village) for village in clusters(board.village)), reverse=True)[:3]
    first, second, third = [*villages, (0, 0), (0, 0), (0, 0)][:3]
    first_growth = (neighbours(first[1]) & board.empty).bit_count()
    second_growth = (neighbours(second[1]) & board.empty).bit_count()
    return 2 * second[0], first[0] - second[0], third[0], min(6, first_growth), min(6, second_growth)


def shieldgate_weights(board: FastBoard, terrain: str) -> list[CellWeight]:
    """Return weights in tenths of a star: 2 stars for each cell of the second largest village."""
    villages = sorted(clusters(board.village), key=int.bit_count, reverse=True)
    first, second = [*villages, 0, 0][:2]
    if terrain == "V":
        return [(neighbours(second), 14), (neighbours(first), 3), (neighbours(first) & neighbours(second), -40)]
    return [(neighbours(second), -4), (neighbours(first), -2)]


def traylo_monastery_features(board: FastBoard) -> Features:
    """Return the stars, the lines of four that have three, two, one and no village cells, and the other villages."""
    done = 0
    free = board.village | board.empty
    for village in clusters(board.village):
        if runs_down(village, 4) or runs_right(village, 4):
            done |= village
    # lines of four that would begin another village, by how many of their cells are village already
    lines_by_village_cells = [0, 0, 0, 0, 0]
    excluded = done | neighbours(done)
    for four in FOURS:
        if four & free == four and not four & excluded:
            lines_by_village_cells[(four & board.village).bit_count()] += 1
    small = len([village for village in clusters(board.village) if not village & done])
    none, one, two, three, _ = lines_by_village_cells
    return 7 * len(clusters(done)), min(3, three), min(4, two), min(6, one), min(12, none), small


def traylo_monastery_weights(board: FastBoard, terrain: str) -> list[CellWeight]:
    """Return weights in tenths of a star: 7 stars for each village with 4 cells in a straight line."""
    beside = neighbours(board.village)
    return [(beside, 4), (FULL, 3)] if terrain == "V" else [(beside, -3)]


def outer_enclave_features(board: FastBoard) -> Features:
    """Return the empty cells beside the best village, which score, those of the second best, and all village cells."""
    empty_neighbour_counts = sorted(
        ((neighbours(village) & board.empty).bit_count() for village in clusters(board.village)), reverse=True
    )
    best, second = [*empty_neighbour_counts, 0, 0][:2]
    return best, second, board.village.bit_count()


def outer_enclave_weights(board: FastBoard, terrain: str) -> list[CellWeight]:
    """Return weights in tenths of a star: 1 star for each empty cell beside the best village."""
    beside = neighbours(board.village)
    return [(beside, 5), (neighbours(beside), 2)] if terrain == "V" else [(beside, -10)]


def gnomish_colony_features(board: FastBoard) -> Features:
    """Return the stars, the places for a square of which three and two cells are village, and all places."""
    done = three = two = finished_cells = 0
    for village in clusters(board.village):
        if largest_squares(village)[0] >= 2:
            done += 1
            finished_cells |= village
    open_cells = (board.village | board.empty) & ~finished_cells & ~neighbours(finished_cells)
    right = (open_cells & ~COLUMNS[0]) >> 1
    corners = open_cells & right & open_cells >> SIZE & right >> SIZE
    for corner in bits(corners):
        village_cells = (corner * SQUARE & board.village).bit_count()
        three += village_cells == 3
        two += village_cells == 2
    return 6 * done, min(2, three), min(4, two), min(20, corners.bit_count())


def gnomish_colony_weights(board: FastBoard, terrain: str) -> list[CellWeight]:
    """Return weights in tenths of a star: 6 stars for each village with a square of 2 × 2 cells."""
    done = 0
    for village in clusters(board.village):
        if largest_squares(village)[0] >= 2:
            done |= village
    growing = board.village & ~done
    _, _, two, _, _ = cells_by_neighbour_count(growing)
    if terrain == "V":
        return [(neighbours(growing), 6), (two, 10), (neighbours(done), -12), (FULL, 3)]
    return [(neighbours(growing), -3)]


def caravansary_features(board: FastBoard) -> Features:
    """Return the rows and columns that the widest village reaches, its empty neighbours, and other village cells."""
    best_reach = widest = 0
    for village in clusters(board.village):
        reach = sum([1 for line in LINES if line & village])
        if reach > best_reach:
            best_reach, widest = reach, village
    growth = (neighbours(widest) & board.empty).bit_count()
    return best_reach, min(10, growth), (board.village & ~widest).bit_count()


def caravansary_weights(board: FastBoard, terrain: str) -> list[CellWeight]:
    """Return weights in tenths of a star: 1 star for each row and column that the best village reaches."""
    largest = max(clusters(board.village), key=int.bit_count, default=0)
    if terrain != "V":
        return [(neighbours(largest), -3)]
    rows, columns = (sum(line for line in lines if not line & largest) for lines in (ROWS, COLUMNS))
    return [(neighbours(largest), 10), (rows, 4), (columns, 4)]


VILLAGE = {
    "wildholds": EdictHeuristic(wildholds_features, wildholds_weights),
    "great-city": EdictHeuristic(great_city_features, great_city_weights),
    "greengold-plains": EdictHeuristic(greengold_plains_features, greengold_plains_weights),
    "shieldgate": EdictHeuristic(shieldgate_features, shieldgate_weights),
    "traylo-monastery": EdictHeuristic(traylo_monastery_features, traylo_monastery_weights),
    "outer-enclave": EdictHeuristic(outer_enclave_features, outer_enclave_weights),
    "gnomish-colony": EdictHeuristic(gnomish_colony_features, gnomish_colony_weights),
    "caravansary": EdictHeuristic(caravansary_features, caravansary_weights),
}
