"""The expert's heuristics for the forest edicts; `heuristic` explains their numbers."""

from __future__ import annotations

from mapwright.board.grid import COLUMNS, EDGE, FULL, LINES, ROWS, SIZE, cells_by_neighbour_count, clusters, neighbours
from mapwright.bots.search.edicts.heuristic import CellWeight, EdictHeuristic, Features, split_by_size
from mapwright.bots.search.fast_board import FastBoard


def sentinel_wood_features(board: FastBoard) -> Features:
    return (board.forest & EDGE).bit_count(), (board.empty & EDGE).bit_count()


def sentinel_wood_weights(board: FastBoard, terrain: str) -> list[CellWeight]:
    """Return weights in tenths of a star: 1 star for each forest cell on the edge of the map."""
    return [(EDGE, 10)] if terrain == "F" else [(EDGE, -4)]


def greenbough_features(board: FastBoard) -> Features:
    """Return the lines with forest, those that cannot get any, and the others with fewer than 4 empty cells."""
    forest, empty = board.forest, board.empty
    with_forest = without_room = narrow = 0
    for line in LINES:
        if line & forest:
            with_forest += 1
        elif not line & empty:
            without_room += 1
        elif (line & empty).bit_count() < 4:
            narrow += 1
    return with_forest, without_room, narrow


def greenbough_weights(board: FastBoard, terrain: str) -> list[CellWeight]:
    """Return weights in tenths of a star: 1 star for each row and each column with forest in it."""
    if terrain != "F":
        return []
    rows, columns = (sum(line for line in lines if not line & board.forest) for lines in (ROWS, COLUMNS))
    return [(rows, 6), (columns, 6)]


def treetower_features(board: FastBoard) -> Features:
    """Return the surrounded forest cells, those with one and two empty neighbours, all, and the isolated cells."""
    forest = board.forest
    without_empty, one, two, _, _ = cells_by_neighbour_count(board.empty)
    return (
        (forest & without_empty).bit_count(), (forest & one).bit_count(), (forest & two).bit_count(),
        forest.bit_count(),
        (board.empty & without_empty).bit_count(),
    )  # fmt: skip


def treetower_weights(board: FastBoard, terrain: str) -> list[CellWeight]:
    """Return weights in tenths of a star: 1 star for each forest cell with no empty cell beside it."""
    _, one, two, _, _ = cells_by_neighbour_count(board.empty)
    closing = neighbours(board.forest & one)
    near = neighbours(board.forest & two)
    return [(closing, 8), (near, 4), *([(one, 8), (two, 4)] if terrain == "F" else [])]


def stoneside_forest_features(board: FastBoard) -> Features:
    """Return the stars, the mountains with unlinked forest, and the forests one and two cells from another mountain."""
    mountain, empty = board.mountain, board.empty
    linked = touched = near = far = 0
    for cluster in clusters(board.forest):
        neighbour_cells = neighbours(cluster)
        touched_mountains = neighbour_cells & mountain
        if not touched_mountains:
            continue
        touched |= touched_mountains
        if touched_mountains & (touched_mountains - 1):
            linked |= touched_mountains
        growth = neighbour_cells & empty
        beyond = neighbours(growth)
        if beyond & mountain & ~touched_mountains:
            near += 1
        elif neighbours(beyond & empty) & mountain & ~touched_mountains:
            far += 1
    return 3 * linked.bit_count(), (touched & ~linked).bit_count(), near, far


def stoneside_forest_weights(board: FastBoard, terrain: str) -> list[CellWeight]:
    """Return weights in tenths of a star: 3 stars for each mountain joined to another mountain by one forest."""
    beside = neighbours(board.mountain)
    if terrain != "F":
        return [(beside, -5), (neighbours(board.forest), -3)]
    woods = 0
    for wood in clusters(board.forest):
        if neighbours(wood) & board.mountain:
            woods |= wood
    return [(beside, 6), (neighbours(woods), 10), (neighbours(board.forest), 3)]


def faunlost_thicket_features(board: FastBoard) -> Features:
    """Return the stars of the longest run of forest in a column, its cells, and how many it may still get."""
    length, tops = 0, board.forest
    while tops:
        length += 1
        tops &= tops >> SIZE  # the top cells of ever longer runs
    best, free = 0, 0
    for column in COLUMNS:
        open_column = column & (board.forest | board.empty)
        for run in clusters(open_column):
            forest_cells = (run & board.forest).bit_count()
            if forest_cells > best:
                best, free = forest_cells, run.bit_count() - forest_cells
    return 2 * length, best, min(6, free)


def faunlost_thicket_weights(board: FastBoard, terrain: str) -> list[CellWeight]:
    """Return weights in tenths of a star: 2 stars for each cell of the longest vertical line of forest."""
    ends = board.forest << SIZE & FULL | board.forest >> SIZE
    return [(ends, 12 if terrain == "F" else -6)]


def deepwood_features(board: FastBoard) -> Features:
    """Return the stars, the squared and plain sizes of growing forests, those beside a village, and free cells."""
    village, empty = board.village, board.empty
    done = squared = total = beside_village = 0
    for wood in clusters(board.forest):
        neighbour_cells, size = neighbours(wood), wood.bit_count()
        if neighbour_cells & village:
            beside_village += 1
        elif size >= 5:
            done += 1
        elif (neighbour_cells & empty).bit_count() >= 2:
            squared += size * size
            total += size
    free = empty & ~neighbours(board.forest) & ~neighbours(village)
    return 6 * done, squared, total, beside_village, free.bit_count()


def deepwood_weights(board: FastBoard, terrain: str) -> list[CellWeight]:
    """Return weights in tenths of a star: 6 stars for each forest of 5 or more cells that touches no village."""
    growing, done = split_by_size(clusters(board.forest), 5)
    if terrain == "F":
        return [(neighbours(growing), 10), (neighbours(done), -6), (neighbours(board.village), -15)]
    return [(neighbours(growing | done), -20 if terrain == "V" else -2)]


def heart_of_the_forest_features(board: FastBoard) -> Features:
    """Return the stars, the forest cells that lack one and two forest neighbours, and all that may get four."""
    forest = board.forest
    open_cells = board.empty | forest
    none, one, two, _, _ = cells_by_neighbour_count(FULL & ~forest)
    possible = forest & cells_by_neighbour_count(FULL & ~open_cells)[0]
    return (
        2 * (forest & none).bit_count(), (possible & one).bit_count(), (possible & two).bit_count(),
        possible.bit_count(),
    )  # fmt: skip


def heart_of_the_forest_weights(board: FastBoard, terrain: str) -> list[CellWeight]:
    """Return weights in tenths of a star: 2 stars for each forest cell with only forest beside it."""
    beside = neighbours(board.forest)
    _, _, two, three, four = cells_by_neighbour_count(board.forest)
    return [(beside, 4), (two | three | four, 8), (EDGE, 2)] if terrain == "F" else [(beside, -5)]


def sleepy_valley_features(board: FastBoard) -> Features:
    """Return the stars, and the rows that lack one, two and three of the three forest cells."""
    done = two = one = none = 0
    for row in ROWS:
        trees, free = (row & board.forest).bit_count(), (row & board.empty).bit_count()
        if trees >= 3:
            done += 1
        elif trees + free >= 3:
            two += trees == 2
            one += trees == 1
            none += trees == 0
    return 4 * done, two, one, none


def sleepy_valley_weights(board: FastBoard, terrain: str) -> list[CellWeight]:
    """Return weights in tenths of a star: 4 stars for each row with 3 or more forest cells."""
    weights: list[CellWeight] = []
    for row in ROWS:
        trees = (row & board.forest).bit_count()
        weights.append((row, (8, 12, 20)[trees] if trees < 3 else -3))
    return weights if terrain == "F" else []


FOREST = {
    "sentinel-wood": EdictHeuristic(sentinel_wood_features, sentinel_wood_weights),
    "greenbough": EdictHeuristic(greenbough_features, greenbough_weights),
    "treetower": EdictHeuristic(treetower_features, treetower_weights),
    "stoneside-forest": EdictHeuristic(stoneside_forest_features, stoneside_forest_weights),
    "faunlost-thicket": EdictHeuristic(faunlost_thicket_features, faunlost_thicket_weights),
    "deepwood": EdictHeuristic(deepwood_features, deepwood_weights),
    "heart-of-the-forest": EdictHeuristic(heart_of_the_forest_features, heart_of_the_forest_weights),
    "sleepy-valley": EdictHeuristic(sleepy_valley_features, sleepy_valley_weights),
}
