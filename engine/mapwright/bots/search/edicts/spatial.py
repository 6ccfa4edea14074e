"""The expert's heuristics for the spatial edicts; `heuristic` explains their numbers."""

from __future__ import annotations

from collections.abc import Iterable

from mapwright.board.grid import (
    COLUMNS,
    DIAGONALS,
    ROWS,
    SIZE,
    cells_by_neighbour_count,
    clusters,
    enclosed,
    first_cell,
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
    for side in range(SIZE + 3)
)
"""All squares by the length of their side, the one in the top-left corner first; none are wider than the map."""


def line_features(lines: Iterable[int], stars: int, board: FastBoard) -> Features:
    """Return the stars of full lines, and how many lines lack 1, 2, 3 and 4 or 5 cells."""
    empty = board.empty
    lines_by_missing_cells = [0] * 12
    for line in lines:
        lines_by_missing_cells[(line & empty).bit_count()] += 1
    full, one, two, three, four, five = lines_by_missing_cells[:6]
    return stars * full, one, two, three, four + five


def line_weights(lines: Iterable[int], stars: int, board: FastBoard) -> list[CellWeight]:
    """Return the empty cells of almost full lines, which must be disjoint, by the number of missing cells."""
    empty = board.empty
    cells_by_missing_cells = [0] * 12
    for line in lines:
        open_cells = line & empty
        cells_by_missing_cells[open_cells.bit_count()] |= open_cells
    return [(cells, 10 * stars // (missing + 1)) for missing, cells in enumerate(cells_by_missing_cells[:8]) if cells]


def full_line_heuristic(stars: int, *line_groups: tuple[int, ...], only_with_mountain: bool = False) -> EdictHeuristic:
    """Return the heuristic of an edict that scores full lines; the lines of each group are disjoint."""
    all_lines = tuple(line for lines in line_groups for line in lines)

    def scoring_lines(lines: tuple[int, ...], board: FastBoard) -> Iterable[int]:
        return [line for line in lines if line & board.mountain] if only_with_mountain else lines

    def features(board: FastBoard) -> Features:
        return line_features(scoring_lines(all_lines, board), stars, board)

    def cell_weights(board: FastBoard, terrain: str) -> list[CellWeight]:
        return [weight for lines in line_groups for weight in line_weights(scoring_lines(lines, board), stars, board)]

    return EdictHeuristic(features, cell_weights)


def lost_barony_features(board: FastBoard) -> Features:
    """Return the stars, and the fewest cells missing to a square one and two cells wider than the largest."""
    side, _ = largest_squares(board.filled)
    empty = board.empty
    missing_cells = [
        min([(square & empty).bit_count() for square in squares], default=20)
        for squares in SQUARES[side + 1 : side + 3]
    ]
    return 3 * side, min(12, missing_cells[0]), min(20, missing_cells[1])


def lost_barony_weights(board: FastBoard, terrain: str) -> list[CellWeight]:
    """Return weights in tenths of a star: 3 stars for each cell along one side of the largest full square."""
    side, corners = largest_squares(board.filled)
    square = SQUARES[side][0] * first_cell(corners)
    ring = neighbours(square)
    ring_with_corners = ring | neighbours(ring) & neighbours(neighbours(ring) & ~square)
    return [(ring_with_corners, 5), (ring, 4), (enclosed(board.filled), 5)]


def cauldrons_features(board: FastBoard) -> Features:
    """Return the isolated empty cells, which score, and those with one and two empty neighbours."""
    isolated, one, two, _, _ = cells_by_neighbour_count(board.empty)
    empty = board.empty
    return (empty & isolated).bit_count(), (empty & one).bit_count(), (empty & two).bit_count()


def cauldrons_weights(board: FastBoard, terrain: str) -> list[CellWeight]:
    """Return weights in tenths of a star: 1 star for each empty cell closed in on every side."""
    isolated, one, _, _, _ = cells_by_neighbour_count(board.empty)
    return [(isolated, -12), (neighbours(one & board.empty), 8)]


def banded_hills_features(board: FastBoard) -> Features:
    """Return the stars of rows with five types of terrain, and how many others can get there from 4, 3 and 2."""
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


def banded_hills_weights(board: FastBoard, terrain: str) -> list[CellWeight]:
    """Return weights in tenths of a star: 4 stars for each row with 5 or more types of terrain."""
    masks = {"F": board.forest, "V": board.village, "A": board.farm, "W": board.water}
    same_terrain = masks.get(terrain, board.monster)
    return [(sum(row for row in ROWS if not row & same_terrain), 6)]


def starlit_sigil_features(board: FastBoard) -> Features:
    """Return the stars of clusters of three empty cells, then those of 4 to 8 cells, of one and of two."""
    sizes = [cluster.bit_count() for cluster in clusters(board.empty)]
    return 4 * sizes.count(3), sum(1 for size in sizes if 4 <= size <= 8), sizes.count(1), sizes.count(2)


def starlit_sigil_weights(board: FastBoard, terrain: str) -> list[CellWeight]:
    """Return weights in tenths of a star: 4 stars for each cluster of exactly 3 empty cells."""
    weights: list[CellWeight] = []
    for cluster in clusters(board.empty):
        size = cluster.bit_count()
        if size <= 3:
            weights.append((cluster, -15 if size == 3 else 4))
    return weights


SPATIAL = {
    "borderlands": full_line_heuristic(6, ROWS, COLUMNS),
    "lost-barony": EdictHeuristic(lost_barony_features, lost_barony_weights),
    "broken-road": full_line_heuristic(3, DIAGONALS),
    "cauldrons": EdictHeuristic(cauldrons_features, cauldrons_weights),
    "dwarvenholds": full_line_heuristic(7, ROWS, COLUMNS, only_with_mountain=True),
    "silos": full_line_heuristic(10, COLUMNS[::2]),
    "banded-hills": EdictHeuristic(banded_hills_features, banded_hills_weights),
    "starlit-sigil": EdictHeuristic(starlit_sigil_features, starlit_sigil_weights),
}
