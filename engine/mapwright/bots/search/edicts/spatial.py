"""The expert's heuristics for the spatial edicts; `heuristic` explains their numbers."""

from __future__ import annotations

from collections.abc import Iterable

from mapwright.board.grid import (
    COLUMNS,
    DIAGONALS,
    LINES,
    ROWS,
    SIZE,
    cells_by_neighbour_count,
    clusters,
    enclosed,
    largest_squares,
    neighbours,
)
from mapwright.bots.search.edicts.heuristic import CellWeight, EdictHeuristic, Features
from mapwright.bots.search.fast_board import FastBoard

SQUARES = tuple(
    tuple(
        sum(((1 << side) - 1) << (SIZE * step) for step in range(side)) << (SIZE * row + column)
        for row in range(SIZE - side + 1)
        for column in range(SIZE - side + 1)
    )
    for side in range(SIZE + 1)
)
"""All squares of each side."""


def line_features(lines: Iterable[int], stars: int, board: FastBoard) -> Features:
    """What full lines earn, and how many lack 1, 2, 3 and 4 or 5 cells."""
    empty = board.empty
    lines_by_missing_cells = [0] * 12
    for line in lines:
        lines_by_missing_cells[(line & empty).bit_count()] += 1
    return (
        stars * lines_by_missing_cells[0],
        lines_by_missing_cells[1],
        lines_by_missing_cells[2],
        lines_by_missing_cells[3],
        lines_by_missing_cells[4] + lines_by_missing_cells[5],
    )


def line_weights(lines: Iterable[int], stars: int, board: FastBoard) -> list[CellWeight]:
    """Return the empty cells of almost full, disjoint lines, grouped by the number of missing cells."""
    empty = board.empty
    cells_by_missing_cells = [0] * 12
    for line in lines:
        open_cells = line & empty
        cells_by_missing_cells[open_cells.bit_count()] |= open_cells
    return [(cells, 10 * stars // (missing + 1)) for missing, cells in enumerate(cells_by_missing_cells[:8]) if cells]


def borderlands_features(board: FastBoard) -> Features:
    return line_features(LINES, 6, board)


def borderlands_weights(board: FastBoard, letter: str) -> list[CellWeight]:
    return line_weights(ROWS, 6, board) + line_weights(COLUMNS, 6, board)


def lost_barony_features(board: FastBoard) -> Features:
    side, _ = largest_squares(board.filled)
    empty = board.empty
    missing_cells = []
    for more in (1, 2):
        larger_squares = SQUARES[side + more] if side + more <= SIZE else ()
        missing_cells.append(min([(square & empty).bit_count() for square in larger_squares], default=20))
    return 3 * side, min(12, missing_cells[0]), min(20, missing_cells[1])


def lost_barony_weights(board: FastBoard, letter: str) -> list[CellWeight]:
    """Cells around the largest full square, and those with many filled neighbours."""
    side, corners = largest_squares(board.filled)
    square = sum(((1 << side) - 1) << (SIZE * row) for row in range(side))
    block = square * (corners & -corners)
    ring = neighbours(block)
    return [
        (ring | neighbours(ring) & neighbours(neighbours(ring) & ~block), 5),
        (ring, 4),
        (enclosed(board.filled), 5),
    ]


def broken_road_features(board: FastBoard) -> Features:
    return line_features(DIAGONALS, 3, board)


def broken_road_weights(board: FastBoard, letter: str) -> list[CellWeight]:
    return line_weights(DIAGONALS, 3, board)


def cauldrons_features(board: FastBoard) -> Features:
    shut, one, two, _, _ = cells_by_neighbour_count(board.empty)
    empty = board.empty
    return (empty & shut).bit_count(), (empty & one).bit_count(), (empty & two).bit_count()


def cauldrons_weights(board: FastBoard, letter: str) -> list[CellWeight]:
    shut, one, _, _, _ = cells_by_neighbour_count(board.empty)
    return [(shut, -12), (neighbours(one & board.empty), 8)]


def dwarvenholds_features(board: FastBoard) -> Features:
    return line_features([line for line in LINES if line & board.mountain], 7, board)


def dwarvenholds_weights(board: FastBoard, letter: str) -> list[CellWeight]:
    rows, columns = ([line for line in lines if line & board.mountain] for lines in (ROWS, COLUMNS))
    return line_weights(rows, 7, board) + line_weights(columns, 7, board)


def silos_features(board: FastBoard) -> Features:
    return line_features(COLUMNS[::2], 10, board)


def silos_weights(board: FastBoard, letter: str) -> list[CellWeight]:
    return line_weights(COLUMNS[::2], 10, board)


def banded_hills_features(board: FastBoard) -> Features:
    types = board.terrain_types()
    done = four = three = two = 0
    for row in ROWS:
        terrain_types = sum([1 for mask in types if mask & row])
        if terrain_types >= 5:
            done += 1
        elif terrain_types + (row & board.empty).bit_count() >= 5:
            four += terrain_types == 4
            three += terrain_types == 3
            two += terrain_types == 2
    return 4 * done, four, three, two


def banded_hills_weights(board: FastBoard, letter: str) -> list[CellWeight]:
    rows_with_terrain = {"F": board.forest, "V": board.village, "A": board.farm, "W": board.water}.get(
        letter, board.monster
    )
    return [(sum(row for row in ROWS if not row & rows_with_terrain), 6)]


def starlit_sigil_features(board: FastBoard) -> Features:
    groups_by_size = [0, 0, 0, 0]
    for group in clusters(board.empty):
        size = group.bit_count()
        if size <= 3:
            groups_by_size[size] += 1
        elif size <= 8:
            groups_by_size[0] += 1
    return 4 * groups_by_size[3], groups_by_size[0], groups_by_size[1], groups_by_size[2]


def starlit_sigil_weights(board: FastBoard, letter: str) -> list[CellWeight]:
    weights: list[CellWeight] = []
    for group in clusters(board.empty):
        size = group.bit_count()
        if size <= 3:
            weights.append((group, -15 if size == 3 else 4))
    return weights


SPATIAL = {
    "borderlands": EdictHeuristic(borderlands_features, borderlands_weights),
    "lost-barony": EdictHeuristic(lost_barony_features, lost_barony_weights),
    "broken-road": EdictHeuristic(broken_road_features, broken_road_weights),
    "cauldrons": EdictHeuristic(cauldrons_features, cauldrons_weights),
    "dwarvenholds": EdictHeuristic(dwarvenholds_features, dwarvenholds_weights),
    "silos": EdictHeuristic(silos_features, silos_weights),
    "banded-hills": EdictHeuristic(banded_hills_features, banded_hills_weights),
    "starlit-sigil": EdictHeuristic(starlit_sigil_features, starlit_sigil_weights),
}
