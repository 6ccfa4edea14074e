"""What shows how far a map is on the way to each edict of the Heroes set; the present stars come first."""

from __future__ import annotations

from mapwright.bots.search.sketch import Sketch
from mapwright.bots.search.surroundings import counts, histogram
from mapwright.grid import COLUMNS, ROWS, SIZE, clusters, neighbours, runs_down, runs_right, squares

Features = tuple[int, ...]


def faunlost_thicket(map: Sketch) -> Features:
    """The longest run now, and how long one could become over empty cells."""
    length, tops = 0, map.forest
    while tops:
        length += 1
        tops &= tops >> SIZE  # the top cells of ever longer runs
    best, free = 0, 0
    for column in COLUMNS:
        open_column = column & (map.forest | map.empty)
        for stretch in clusters(open_column):
            trees = (stretch & map.forest).bit_count()
            if trees > best:
                best, free = trees, stretch.bit_count() - trees
    return 2 * length, best, min(6, free)


def deepwood(map: Sketch) -> Features:
    village, empty = map.village, map.empty
    done = squared = total = spoilt = 0
    for wood in clusters(map.forest):
        around, size = neighbours(wood), wood.bit_count()
        if around & village:
            spoilt += 1
        elif size >= 5:
            done += 1
        elif (around & empty).bit_count() >= 2:
            squared += size * size
            total += size
    free = empty & ~neighbours(map.forest) & ~neighbours(village)
    return 6 * done, squared, total, spoilt, free.bit_count()


def heart_of_the_forest(map: Sketch) -> Features:
    forest = map.forest
    open_cells = map.empty | forest
    none, one, two, _, _ = counts(~forest & ((1 << (SIZE * SIZE)) - 1))
    possible = forest & counts(~open_cells & ((1 << (SIZE * SIZE)) - 1))[0]
    return (
        2 * (forest & none).bit_count(), (possible & one).bit_count(), (possible & two).bit_count(),
        possible.bit_count(),
    )  # fmt: skip


def sleepy_valley(map: Sketch) -> Features:
    done = two = one = none = 0
    for row in ROWS:
        trees, free = (row & map.forest).bit_count(), (row & map.empty).bit_count()
        if trees >= 3:
            done += 1
        elif trees + free >= 3:
            two += trees == 2
            one += trees == 1
            none += trees == 0
    return 4 * done, two, one, none


def craylund(map: Sketch) -> Features:
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


def ulems_wallow(map: Sketch) -> Features:
    none, one, two, three, four = counts(map.farm)
    water, empty = map.water, map.empty
    growing = neighbours(empty)
    return (
        4 * (water & (two | three | four)).bit_count(), (water & one & growing).bit_count(),
        (water & none & growing).bit_count(), (empty & (two | three | four)).bit_count(), (empty & one).bit_count(),
    )  # fmt: skip


def clawsgrave_peaks(map: Sketch) -> Features:
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


def jorekburg(map: Sketch) -> Features:
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


def traylo_monastery(map: Sketch) -> Features:
    done = 0
    free = map.village | map.empty
    for town in clusters(map.village):
        if runs_down(town, 4) or runs_right(town, 4):
            done |= town
    # lines of four that would begin another town, by how many of their cells are village already
    found = [0, 0, 0, 0, 0]
    shunned = done | neighbours(done)
    for four in _FOURS:
        if four & free == four and not four & shunned:
            found[(four & map.village).bit_count()] += 1
    small = len([town for town in clusters(map.village) if not town & done])
    return 7 * len(clusters(done)), min(3, found[3]), min(4, found[2]), min(6, found[1]), min(12, found[0]), small


_FOURS = tuple(15 << (SIZE * row + column) for row in range(SIZE) for column in range(SIZE - 3)) + tuple(
    (1 | 1 << SIZE | 1 << 2 * SIZE | 1 << 3 * SIZE) << (SIZE * row + column)
    for row in range(SIZE - 3)
    for column in range(SIZE)
)


def outer_enclave(map: Sketch) -> Features:
    found = sorted(((neighbours(town) & map.empty).bit_count() for town in clusters(map.village)), reverse=True)
    best, second = [*found, 0, 0][:2]
    return best, second, map.village.bit_count()


def gnomish_colony(map: Sketch) -> Features:
    done, three, two = 0, 0, 0
    free = map.village | map.empty
    towns = clusters(map.village)
    finished = 0
    for town in towns:
        if squares(town)[0] >= 2:
            done += 1
            finished |= town
    shunned = finished | neighbours(finished)
    open_cells = free & ~shunned
    right = (open_cells & ~COLUMNS[0]) >> 1
    corners = open_cells & right & open_cells >> SIZE & right >> SIZE
    fresh = corners
    while fresh:
        corner = fresh & -fresh
        fresh ^= corner
        met = (corner * _SQUARE & map.village).bit_count()
        three += met == 3
        two += met == 2
    return 6 * done, min(2, three), min(4, two), min(20, corners.bit_count())


_SQUARE = 3 | 3 << SIZE


def caravansary(map: Sketch) -> Features:
    best, room, town = 0, 0, 0
    for group in clusters(map.village):
        reach = sum([1 for line in ROWS + COLUMNS if line & group])
        if reach > best:
            best, town = reach, group
    if town:
        room = (neighbours(town) & map.empty).bit_count()
    return best, min(10, room), (map.village & ~town).bit_count()


_LINES = ROWS + COLUMNS


def dwarvenholds(map: Sketch) -> Features:
    full, *missing = histogram([line for line in _LINES if line & map.mountain], map.empty)
    return 7 * full, *missing


def silos(map: Sketch) -> Features:
    full, *missing = histogram(COLUMNS[::2], map.empty)
    return 10 * full, *missing


def banded_hills(map: Sketch) -> Features:
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


def starlit_sigil(map: Sketch) -> Features:
    found = [0, 0, 0, 0]
    for group in clusters(map.empty):
        size = group.bit_count()
        if size <= 3:
            found[size] += 1
        elif size <= 8:
            found[0] += 1
    return 4 * found[3], found[0], found[1], found[2]


HEROES_FEATURES = {
    "faunlost-thicket": faunlost_thicket,
    "deepwood": deepwood,
    "heart-of-the-forest": heart_of_the_forest,
    "sleepy-valley": sleepy_valley,
    "craylund": craylund,
    "ulems-wallow": ulems_wallow,
    "clawsgrave-peaks": clawsgrave_peaks,
    "jorekburg": jorekburg,
    "traylo-monastery": traylo_monastery,
    "outer-enclave": outer_enclave,
    "gnomish-colony": gnomish_colony,
    "caravansary": caravansary,
    "dwarvenholds": dwarvenholds,
    "silos": silos,
    "banded-hills": banded_hills,
    "starlit-sigil": starlit_sigil,
}
