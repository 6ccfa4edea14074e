"""What the expert knows of the edicts of space."""

from __future__ import annotations

from collections.abc import Iterable

from mapwright.board.grid import COLUMNS, DIAGONALS, ROWS, SIZE, clusters, enclosed, neighbours, squares
from mapwright.bots.search.edicts.insight import Features, Insight, Wish
from mapwright.bots.search.sketch import Sketch
from mapwright.bots.search.surroundings import counts

LINES = ROWS + COLUMNS
SQUARES = tuple(
    tuple(
        sum(((1 << side) - 1) << (SIZE * step) for step in range(side)) << (SIZE * row + column)
        for row in range(SIZE - side + 1)
        for column in range(SIZE - side + 1)
    )
    for side in range(SIZE + 1)
)
"""All squares of each side."""


def line_features(lines: Iterable[int], stars: int, map: Sketch) -> Features:
    """What full lines earn, and how many lack 1, 2, 3 and 4 or 5 cells."""
    empty = map.empty
    found = [0] * 12
    for line in lines:
        found[(line & empty).bit_count()] += 1
    return stars * found[0], found[1], found[2], found[3], found[4] + found[5]


def line_wishes(lines: Iterable[int], stars: int, map: Sketch) -> list[Wish]:
    """Cells of lines that lack few of them; the lines may not cross, so that those alike make one wish."""
    empty = map.empty
    lacking = [0] * 12
    for line in lines:
        open_cells = line & empty
        lacking[open_cells.bit_count()] |= open_cells
    return [(cells, 10 * stars // (lacks + 1)) for lacks, cells in enumerate(lacking[:8]) if cells]


def borderlands_features(map: Sketch) -> Features:
    return line_features(LINES, 6, map)


def borderlands_wishes(map: Sketch, letter: str) -> list[Wish]:
    return line_wishes(ROWS, 6, map) + line_wishes(COLUMNS, 6, map)


def lost_barony_features(map: Sketch) -> Features:
    side, _ = squares(map.filled)
    empty = map.empty
    lacks = []
    for more in (1, 2):
        wanted = SQUARES[side + more] if side + more <= SIZE else ()
        lacks.append(min([(square & empty).bit_count() for square in wanted], default=20))
    return 3 * side, min(12, lacks[0]), min(20, lacks[1])


def lost_barony_wishes(map: Sketch, letter: str) -> list[Wish]:
    """Cells around the largest full square, and those with many filled neighbours."""
    side, corners = squares(map.filled)
    square = sum(((1 << side) - 1) << (SIZE * row) for row in range(side))
    block = square * (corners & -corners)
    ring = neighbours(block)
    return [(ring | neighbours(ring) & neighbours(neighbours(ring) & ~block), 5), (ring, 4), (enclosed(map.filled), 5)]


def broken_road_features(map: Sketch) -> Features:
    return line_features(DIAGONALS, 3, map)


def broken_road_wishes(map: Sketch, letter: str) -> list[Wish]:
    return line_wishes(DIAGONALS, 3, map)


def cauldrons_features(map: Sketch) -> Features:
    shut, one, two, _, _ = counts(map.empty)
    empty = map.empty
    return (empty & shut).bit_count(), (empty & one).bit_count(), (empty & two).bit_count()


def cauldrons_wishes(map: Sketch, letter: str) -> list[Wish]:
    shut, one, _, _, _ = counts(map.empty)
    return [(shut, -12), (neighbours(one & map.empty), 8)]


def dwarvenholds_features(map: Sketch) -> Features:
    return line_features([line for line in LINES if line & map.mountain], 7, map)


def dwarvenholds_wishes(map: Sketch, letter: str) -> list[Wish]:
    rows, columns = ([line for line in lines if line & map.mountain] for lines in (ROWS, COLUMNS))
    return line_wishes(rows, 7, map) + line_wishes(columns, 7, map)


def silos_features(map: Sketch) -> Features:
    return line_features(COLUMNS[::2], 10, map)


def silos_wishes(map: Sketch, letter: str) -> list[Wish]:
    return line_wishes(COLUMNS[::2], 10, map)


def banded_hills_features(map: Sketch) -> Features:
    types = map.terrain_types()
    done = four = three = two = 0
    for row in ROWS:
        met = sum([1 for mask in types if mask & row])
        if met >= 5:
            done += 1
        elif met + (row & map.empty).bit_count() >= 5:
            four += met == 4
            three += met == 3
            two += met == 2
    return 4 * done, four, three, two


def banded_hills_wishes(map: Sketch, letter: str) -> list[Wish]:
    mine = {"F": map.forest, "V": map.village, "A": map.farm, "W": map.water}.get(letter, map.monster)
    return [(sum(row for row in ROWS if not row & mine), 6)]


def starlit_sigil_features(map: Sketch) -> Features:
    found = [0, 0, 0, 0]
    for group in clusters(map.empty):
        size = group.bit_count()
        if size <= 3:
            found[size] += 1
        elif size <= 8:
            found[0] += 1
    return 4 * found[3], found[0], found[1], found[2]


def starlit_sigil_wishes(map: Sketch, letter: str) -> list[Wish]:
    found: list[Wish] = []
    for group in clusters(map.empty):
        size = group.bit_count()
        if size <= 3:
            found.append((group, -15 if size == 3 else 4))
    return found


SPATIAL = {
    "borderlands": Insight(borderlands_features, borderlands_wishes),
    "lost-barony": Insight(lost_barony_features, lost_barony_wishes),
    "broken-road": Insight(broken_road_features, broken_road_wishes),
    "cauldrons": Insight(cauldrons_features, cauldrons_wishes),
    "dwarvenholds": Insight(dwarvenholds_features, dwarvenholds_wishes),
    "silos": Insight(silos_features, silos_wishes),
    "banded-hills": Insight(banded_hills_features, banded_hills_wishes),
    "starlit-sigil": Insight(starlit_sigil_features, starlit_sigil_wishes),
}
