"""The expert's heuristics for the village edicts; `heuristic` explains their numbers."""

from __future__ import annotations

from mapwright.board.grid import (
    COLUMNS,
    FULL,
    LINES,
    ROWS,
    SIZE,
    cells_by_neighbour_count,
    clusters,
    largest_squares,
    neighbours,
    runs_down,
    runs_right,
)
from mapwright.bots.search.edicts.heuristic import CellWeight, EdictHeuristic, Features
from mapwright.bots.search.fast_board import FastBoard

SQUARE = 3 | 3 << SIZE
FOURS = tuple(15 << (SIZE * row + column) for row in range(SIZE) for column in range(SIZE - 3)) + tuple(
    (1 | 1 << SIZE | 1 << 2 * SIZE | 1 << 3 * SIZE) << (SIZE * row + column)
    for row in range(SIZE - 3)
    for column in range(SIZE)
)
"""All lines of four cells."""


def wildholds_features(board: FastBoard) -> Features:
    done = squared = small = 0
    for town in clusters(board.village):
        size = town.bit_count()
        if size >= 6:
            done += 1
            continue
        room = (neighbours(town) & board.empty).bit_count()
        if room >= 2 or size + room >= 6:
            squared += size * size
            small += size
    return 8 * done, squared, small, board.village.bit_count()


def wildholds_weights(board: FastBoard, letter: str) -> list[CellWeight]:
    growing = done = 0
    for town in clusters(board.village):
        if town.bit_count() < 6:
            growing |= town
        else:
            done |= town
    if letter == "V":
        return [(neighbours(growing), 12), (neighbours(done), -8), (FULL, 5)]
    return [(neighbours(growing), -4)]


def great_city_features(board: FastBoard) -> Features:
    beside_mountain = neighbours(board.mountain)
    towns = [(town.bit_count(), town) for town in clusters(board.village) if not town & beside_mountain]
    if not towns:
        return 0, 0, 0, 0
    size, town = max(towns)
    room = neighbours(town) & board.empty & ~beside_mountain
    second_ring = room | neighbours(room) & board.empty & ~beside_mountain
    second_size = sorted(size for size, _ in towns)[-2:-1]
    return size, min(6, room.bit_count()), min(12, second_ring.bit_count()), second_size[0] if second_size else 0


def great_city_weights(board: FastBoard, letter: str) -> list[CellWeight]:
    shunned = neighbours(board.mountain)
    best = max((town for town in clusters(board.village) if not town & shunned), key=int.bit_count, default=0)
    if letter == "V":
        return [(shunned, -15), (neighbours(best), 12), (FULL, 4)]
    return [(neighbours(best), -6), (shunned, 1)]


def greengold_plains_features(board: FastBoard) -> Features:
    empty = board.empty
    types = [board.forest, board.farm, board.water, board.monster, board.mountain, board.hero]
    villages_by_missing_types = [0, 0, 0, 0]
    for town in clusters(board.village):
        around = neighbours(town)
        terrain_types = sum([1 for mask in types if mask & around])
        if terrain_types >= 3:
            villages_by_missing_types[0] += 1
        elif around & empty:
            villages_by_missing_types[3 - terrain_types] += 1
    free = empty & ~neighbours(board.village)
    return (
        3 * villages_by_missing_types[0],
        villages_by_missing_types[1],
        villages_by_missing_types[2],
        villages_by_missing_types[3],
        free.bit_count(),
    )


def greengold_plains_weights(board: FastBoard, letter: str) -> list[CellWeight]:
    types = (board.forest, board.farm, board.water, board.monster, board.mountain, board.hero)
    if letter == "V":
        return [(neighbours(board.village), -10), *((neighbours(mask), 4) for mask in types)]
    growing = 0
    mine = {"F": board.forest, "A": board.farm, "W": board.water}.get(letter, board.monster)
    by_mine = neighbours(mine)
    for town in clusters(board.village):
        around = neighbours(town)
        if not town & by_mine and sum([1 for mask in types if mask & around]) < 3:
            growing |= town
    return [(neighbours(growing), 9)]


def shieldgate_features(board: FastBoard) -> Features:
    towns = sorted(((town.bit_count(), town) for town in clusters(board.village)), reverse=True)[:3]
    first, second, third = [*towns, (0, 0), (0, 0), (0, 0)][:3]
    room_beside_first = (neighbours(first[1]) & board.empty).bit_count()
    room_beside_second = (neighbours(second[1]) & board.empty).bit_count()
    return 2 * second[0], first[0] - second[0], third[0], min(6, room_beside_first), min(6, room_beside_second)


def shieldgate_weights(board: FastBoard, letter: str) -> list[CellWeight]:
    towns = sorted(clusters(board.village), key=int.bit_count, reverse=True)
    first, second = [*towns, 0, 0][:2]
    if letter == "V":
        return [(neighbours(second), 14), (neighbours(first), 3), (neighbours(first) & neighbours(second), -40)]
    return [(neighbours(second), -4), (neighbours(first), -2)]


def traylo_monastery_features(board: FastBoard) -> Features:
    done = 0
    free = board.village | board.empty
    for town in clusters(board.village):
        if runs_down(town, 4) or runs_right(town, 4):
            done |= town
    # lines of four that would begin another town, by how many of their cells are village already
    lines_by_village_cells = [0, 0, 0, 0, 0]
    excluded = done | neighbours(done)
    for four in FOURS:
        if four & free == four and not four & excluded:
            lines_by_village_cells[(four & board.village).bit_count()] += 1
    small = len([town for town in clusters(board.village) if not town & done])
    return (
        7 * len(clusters(done)),
        min(3, lines_by_village_cells[3]),
        min(4, lines_by_village_cells[2]),
        min(6, lines_by_village_cells[1]),
        min(12, lines_by_village_cells[0]),
        small,
    )


def traylo_monastery_weights(board: FastBoard, letter: str) -> list[CellWeight]:
    beside = neighbours(board.village)
    return [(beside, 4), (FULL, 3)] if letter == "V" else [(beside, -3)]


def outer_enclave_features(board: FastBoard) -> Features:
    empty_neighbour_counts = sorted(
        ((neighbours(town) & board.empty).bit_count() for town in clusters(board.village)), reverse=True
    )
    best, second = [*empty_neighbour_counts, 0, 0][:2]
    return best, second, board.village.bit_count()


def outer_enclave_weights(board: FastBoard, letter: str) -> list[CellWeight]:
    beside = neighbours(board.village)
    return [(beside, 5), (neighbours(beside), 2)] if letter == "V" else [(beside, -10)]


def gnomish_colony_features(board: FastBoard) -> Features:
    done, three, two = 0, 0, 0
    free = board.village | board.empty
    towns = clusters(board.village)
    finished = 0
    for town in towns:
        if largest_squares(town)[0] >= 2:
            done += 1
            finished |= town
    shunned = finished | neighbours(finished)
    open_cells = free & ~shunned
    right = (open_cells & ~COLUMNS[0]) >> 1
    corners = open_cells & right & open_cells >> SIZE & right >> SIZE
    remaining = corners
    while remaining:
        corner = remaining & -remaining
        remaining ^= corner
        village_cells = (corner * SQUARE & board.village).bit_count()
        three += village_cells == 3
        two += village_cells == 2
    return 6 * done, min(2, three), min(4, two), min(20, corners.bit_count())


def gnomish_colony_weights(board: FastBoard, letter: str) -> list[CellWeight]:
    done = 0
    for town in clusters(board.village):
        if largest_squares(town)[0] >= 2:
            done |= town
    growing = board.village & ~done
    _, _, two, _, _ = cells_by_neighbour_count(growing)
    if letter == "V":
        return [(neighbours(growing), 6), (two, 10), (neighbours(done), -12), (FULL, 3)]
    return [(neighbours(growing), -3)]


def caravansary_features(board: FastBoard) -> Features:
    best, room, town = 0, 0, 0
    for group in clusters(board.village):
        reach = sum([1 for line in LINES if line & group])
        if reach > best:
            best, town = reach, group
    if town:
        room = (neighbours(town) & board.empty).bit_count()
    return best, min(10, room), (board.village & ~town).bit_count()


def caravansary_weights(board: FastBoard, letter: str) -> list[CellWeight]:
    best = max(clusters(board.village), key=int.bit_count, default=0)
    if letter != "V":
        return [(neighbours(best), -3)]
    rows, columns = (sum(line for line in lines if not line & best) for lines in (ROWS, COLUMNS))
    return [(neighbours(best), 10), (rows, 4), (columns, 4)]


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
