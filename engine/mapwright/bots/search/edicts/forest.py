"""What the expert knows of the forest edicts."""

from __future__ import annotations

from mapwright.board.grid import COLUMNS, EDGE, FULL, ROWS, SIZE, clusters, neighbours
from mapwright.bots.search.edicts.insight import Features, Insight, Wish
from mapwright.bots.search.sketch import Sketch
from mapwright.bots.search.surroundings import counts

LINES = ROWS + COLUMNS


def sentinel_wood_features(map: Sketch) -> Features:
    return (map.forest & EDGE).bit_count(), (map.empty & EDGE).bit_count()


def sentinel_wood_wishes(map: Sketch, letter: str) -> list[Wish]:
    return [(EDGE, 10)] if letter == "F" else [(EDGE, -4)]


def greenbough_features(map: Sketch) -> Features:
    forest, empty = map.forest, map.empty
    have = lost = narrow = 0
    for line in LINES:
        if line & forest:
            have += 1
        elif not line & empty:
            lost += 1
        elif (line & empty).bit_count() < 4:
            narrow += 1
    return have, lost, narrow


def greenbough_wishes(map: Sketch, letter: str) -> list[Wish]:
    if letter != "F":
        return []
    rows, columns = (sum(line for line in lines if not line & map.forest) for lines in (ROWS, COLUMNS))
    return [(rows, 6), (columns, 6)]


def treetower_features(map: Sketch) -> Features:
    forest = map.forest
    shut, one, two, _, _ = counts(map.empty)
    return (
        (forest & shut).bit_count(), (forest & one).bit_count(), (forest & two).bit_count(), forest.bit_count(),
        (map.empty & shut).bit_count(),
    )  # fmt: skip


def treetower_wishes(map: Sketch, letter: str) -> list[Wish]:
    _, one, two, _, _ = counts(map.empty)
    closing = neighbours(map.forest & one)
    near = neighbours(map.forest & two)
    return [(closing, 8), (near, 4), *([(one, 8), (two, 4)] if letter == "F" else [])]


def stoneside_forest_features(map: Sketch) -> Features:
    """Also the woods at a mountain that one more cell, or two, would bring to another."""
    mountain, empty = map.mountain, map.empty
    linked = touched = near = far = 0
    for wood in clusters(map.forest):
        around = neighbours(wood)
        shore = around & mountain
        if not shore:
            continue
        touched |= shore
        if shore & (shore - 1):
            linked |= shore
        growth = around & empty
        beyond = neighbours(growth)
        if beyond & mountain & ~shore:
            near += 1
        elif neighbours(beyond & empty) & mountain & ~shore:
            far += 1
    return 3 * linked.bit_count(), (touched & ~linked).bit_count(), near, far


def stoneside_forest_wishes(map: Sketch, letter: str) -> list[Wish]:
    beside = neighbours(map.mountain)
    if letter != "F":
        return [(beside, -5), (neighbours(map.forest), -3)]
    woods = 0
    for wood in clusters(map.forest):
        if neighbours(wood) & map.mountain:
            woods |= wood
    return [(beside, 6), (neighbours(woods), 10), (neighbours(map.forest), 3)]


def faunlost_thicket_features(map: Sketch) -> Features:
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


def faunlost_thicket_wishes(map: Sketch, letter: str) -> list[Wish]:
    ends = map.forest << SIZE & FULL | map.forest >> SIZE
    return [(ends, 12 if letter == "F" else -6)]


def deepwood_features(map: Sketch) -> Features:
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


def deepwood_wishes(map: Sketch, letter: str) -> list[Wish]:
    growing = done = 0
    for wood in clusters(map.forest):
        if wood.bit_count() < 5:
            growing |= wood
        else:
            done |= wood
    if letter == "F":
        return [(neighbours(growing), 10), (neighbours(done), -6), (neighbours(map.village), -15)]
    return [(neighbours(growing | done), -20 if letter == "V" else -2)]


def heart_of_the_forest_features(map: Sketch) -> Features:
    forest = map.forest
    open_cells = map.empty | forest
    none, one, two, _, _ = counts(FULL & ~forest)
    possible = forest & counts(FULL & ~open_cells)[0]
    return (
        2 * (forest & none).bit_count(), (possible & one).bit_count(), (possible & two).bit_count(),
        possible.bit_count(),
    )  # fmt: skip


def heart_of_the_forest_wishes(map: Sketch, letter: str) -> list[Wish]:
    beside = neighbours(map.forest)
    _, _, two, three, four = counts(map.forest)
    return [(beside, 4), (two | three | four, 8), (EDGE, 2)] if letter == "F" else [(beside, -5)]


def sleepy_valley_features(map: Sketch) -> Features:
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


def sleepy_valley_wishes(map: Sketch, letter: str) -> list[Wish]:
    found: list[Wish] = []
    for row in ROWS:
        trees = (row & map.forest).bit_count()
        found.append((row, (8, 12, 20)[trees] if trees < 3 else -3))
    return found if letter == "F" else []


FOREST = {
    "sentinel-wood": Insight(sentinel_wood_features, sentinel_wood_wishes),
    "greenbough": Insight(greenbough_features, greenbough_wishes),
    "treetower": Insight(treetower_features, treetower_wishes),
    "stoneside-forest": Insight(stoneside_forest_features, stoneside_forest_wishes),
    "faunlost-thicket": Insight(faunlost_thicket_features, faunlost_thicket_wishes),
    "deepwood": Insight(deepwood_features, deepwood_wishes),
    "heart-of-the-forest": Insight(heart_of_the_forest_features, heart_of_the_forest_wishes),
    "sleepy-valley": Insight(sleepy_valley_features, sleepy_valley_wishes),
}
