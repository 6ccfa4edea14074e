"""A second, plain reading of the scoring rules, for tests: it shares no code with the engine.

A map is sets of cells, and each edict asks again which cells lie in them.
"""

from functools import cached_property, lru_cache

SIZE = 11
CELLS = [(row, column) for row in range(SIZE) for column in range(SIZE)]
ROWS = [[(row, column) for column in range(SIZE)] for row in range(SIZE)]
COLUMNS = [[(row, column) for row in range(SIZE)] for column in range(SIZE)]
LINES = ROWS + COLUMNS
EDGE = {(row, column) for row, column in CELLS if row in (0, SIZE - 1) or column in (0, SIZE - 1)}

MONSTER_LETTERS = "MDZTG"
TERRAIN_LETTERS = {
    "forest": "F",
    "village": "VB",
    "farm": "AB",
    "water": "W",
    "monster": MONSTER_LETTERS,
    "mountain": "^",
    "hero": "H",
}
KNOWN_LETTERS = set(".*^#FVAWBMDZTGHXfvawbmdztghx")
TERRAINS_OF = {
    letter: [terrain for terrain, letters in TERRAIN_LETTERS.items() if letter.upper() in letters]
    for letter in KNOWN_LETTERS
}


def beside(cell):
    row, column = cell
    around = [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)]
    return [(r, c) for r, c in around if 0 <= r < SIZE and 0 <= c < SIZE]


NEIGHBOURS = {cell: beside(cell) for cell in CELLS}


def parse_cell(name):
    """`d2` is the fourth column, second row."""
    column, row = "abcdefghijk".index(name[0]), int(name[1:]) - 1
    if not 0 <= row < SIZE:
        raise ValueError(f"no such cell: {name!r}")
    return row, column


def cell_name(cell):
    row, column = cell
    return "abcdefghijk"[column] + str(row + 1)


def find_clusters(cells):
    """The maximal connected groups of a set of cells."""
    left = set(cells)
    groups = []
    while left:
        start = left.pop()
        group = {start}
        waiting = [start]
        while waiting:
            for cell in NEIGHBOURS[waiting.pop()]:
                if cell in left:
                    left.remove(cell)
                    group.add(cell)
                    waiting.append(cell)
        groups.append(group)
    return groups


def around(cells):
    """Every cell that is a neighbour of one of these; some may be members themselves (R47)."""
    return {other for cell in cells for other in NEIGHBOURS[cell]}


class Map:
    """One map as its letters, and questions about them."""

    def __init__(self, text):
        body, _, marks = text.partition(" ")
        rows = body.split("/")
        if [len(row) for row in rows] != [SIZE] * SIZE or not set("".join(rows)) <= KNOWN_LETTERS:
            raise ValueError(f"not a map: {text!r}")
        if marks and not marks.startswith("!"):
            raise ValueError(f"not a list of attack cells: {marks!r}")
        self.letter = dict(zip(CELLS, "".join(rows), strict=True))
        self.attacked = {parse_cell(name) for name in marks[1:].split(",")} if marks else set()
        self.groups = {}

    @cached_property
    def empty(self):
        return {cell for cell, letter in self.letter.items() if letter in ".*"}

    @cached_property
    def cells_by_terrain(self):
        """The cells of each terrain."""
        cells = {terrain: set() for terrain in TERRAIN_LETTERS}
        for cell, letter in self.letter.items():
            for terrain in TERRAINS_OF[letter]:
                cells[terrain].add(cell)
        return cells

    def is_ruins(self, cell):
        return self.letter[cell] == "*" or self.letter[cell].islower()

    def cells(self, terrain):
        return self.cells_by_terrain[terrain]

    def clusters(self, terrain):
        if terrain not in self.groups:
            self.groups[terrain] = find_clusters(self.cells_by_terrain[terrain])
        return self.groups[terrain]

    def is_beside(self, cell, terrain):
        return not self.cells_by_terrain[terrain].isdisjoint(NEIGHBOURS[cell])

    def is_surrounded(self, cell):
        """All neighbours are filled; beyond the border nothing is asked."""
        return self.empty.isdisjoint(NEIGHBOURS[cell])

    def is_full(self, line):
        return self.empty.isdisjoint(line)

    def touches(self, cluster, terrain):
        return not self.cells_by_terrain[terrain].isdisjoint(around(cluster))

    def touched(self, cluster, terrain):
        """The cells of a terrain next to a cluster."""
        return around(cluster) & self.cells_by_terrain[terrain]

    def number(self, line, terrain):
        return len(self.cells_by_terrain[terrain].intersection(line))


@lru_cache(64)
def read(text):
    """The map of a text; the caller must not change it."""
    return Map(text)


def is_inland(cluster):
    return not any(cell in EDGE for cell in cluster)


def lines_touched(cells):
    return len({row for row, _ in cells}) + len({column for _, column in cells})


def sentinel_wood(m):
    return sum(1 for cell in m.cells("forest") if cell in EDGE)


def greenbough(m):
    return sum(1 for line in LINES if m.number(line, "forest") >= 1)


def treetower(m):
    return sum(1 for cell in m.cells("forest") if m.is_surrounded(cell))


def stoneside_forest(m):
    joined = set()
    for forest in m.clusters("forest"):
        mountains = m.touched(forest, "mountain")
        if len(mountains) >= 2:
            joined |= mountains
    return 3 * len(joined)


def canal_lake(m):
    waters = sum(1 for cell in m.cells("water") if m.is_beside(cell, "farm"))
    farms = sum(1 for cell in m.cells("farm") if m.is_beside(cell, "water"))
    return waters + farms


def mages_valley(m):
    waters = sum(1 for cell in m.cells("water") if m.is_beside(cell, "mountain"))
    farms = sum(1 for cell in m.cells("farm") if m.is_beside(cell, "mountain"))
    return 2 * waters + farms


def golden_granary(m):
    waters = sum(1 for cell in m.cells("water") if any(m.is_ruins(other) for other in NEIGHBOURS[cell]))
    farms = sum(1 for cell in m.cells("farm") if m.is_ruins(cell))
    return waters + 3 * farms


def shoreside_expanse(m):
    farms = [farm for farm in m.clusters("farm") if is_inland(farm) and not m.touches(farm, "water")]
    waters = [water for water in m.clusters("water") if is_inland(water) and not m.touches(water, "farm")]
    return 3 * (len(farms) + len(waters))


def wildholds(m):
    return 8 * sum(1 for village in m.clusters("village") if len(village) >= 6)


def great_city(m):
    return max((len(village) for village in m.clusters("village") if not m.touches(village, "mountain")), default=0)


def greengold_plains(m):
    others = [terrain for terrain in TERRAIN_LETTERS if terrain != "village"]
    stars = 0
    for village in m.clusters("village"):
        if sum(1 for terrain in others if m.touches(village, terrain)) >= 3:
            stars += 3
    return stars


def shieldgate(m):
    sizes = sorted((len(village) for village in m.clusters("village")), reverse=True)
    return 2 * sizes[1] if len(sizes) >= 2 else 0


def borderlands(m):
    return 6 * sum(1 for line in LINES if m.is_full(line))


def square(row, column, side):
    return [(row + down, column + right) for down in range(side) for right in range(side)]


SQUARES = {
    side: [square(row, column, side) for row in range(SIZE - side + 1) for column in range(SIZE - side + 1)]
    for side in range(SIZE, 0, -1)
}


def lost_barony(m):
    return next((3 * side for side, squares in SQUARES.items() if any(map(m.is_full, squares))), 0)


ROADS = [[(start + step, step) for step in range(SIZE - start)] for start in range(SIZE)]


def broken_road(m):
    return 3 * sum(1 for road in ROADS if m.is_full(road))


def cauldrons(m):
    return sum(1 for cell in m.empty if m.is_surrounded(cell))


def faunlost_thicket(m):
    longest = 0
    for column in COLUMNS:
        run = 0
        for cell in column:
            run = run + 1 if cell in m.cells("forest") else 0
            longest = max(longest, run)
    return 2 * longest


def deepwood(m):
    return 6 * sum(1 for forest in m.clusters("forest") if len(forest) >= 5 and not m.touches(forest, "village"))


def heart_of_the_forest(m):
    return 2 * sum(1 for cell in m.cells("forest") if m.cells("forest").issuperset(NEIGHBOURS[cell]))


def sleepy_valley(m):
    return 4 * sum(1 for row in ROWS if m.number(row, "forest") >= 3)


def craylund(m):
    return 7 * sum(1 for farm in m.clusters("farm") if len(m.touched(farm, "water")) >= 3)


def ulems_wallow(m):
    return 4 * sum(1 for cell in m.cells("water") if m.number(NEIGHBOURS[cell], "farm") >= 2)


def clawsgrave_peaks(m):
    peaks = set()
    for water in m.clusters("water"):
        if m.touches(water, "farm"):
            peaks |= m.touched(water, "mountain")
    return 5 * len(peaks)


def jorekburg(m):
    stars = 0
    for column in COLUMNS:
        if m.number(column, "farm") == m.number(column, "water") >= 1:
            stars += 4
    return stars


def has_line_of_four(cells):
    for row, column in cells:
        if all((row, column + step) in cells for step in range(4)):
            return True
        if all((row + step, column) in cells for step in range(4)):
            return True
    return False


def traylo_monastery(m):
    return 7 * sum(1 for village in m.clusters("village") if has_line_of_four(village))


def outer_enclave(m):
    shores = [around(village) & m.empty for village in m.clusters("village")]
    return max((len(shore) for shore in shores), default=0)


def has_two_by_two(cells):
    return any(all(cell in cells for cell in square(row, column, 2)) for row, column in cells)


def gnomish_colony(m):
    return 6 * sum(1 for village in m.clusters("village") if has_two_by_two(village))


def caravansary(m):
    return max((lines_touched(village) for village in m.clusters("village")), default=0)


def dwarvenholds(m):
    return 7 * sum(1 for line in LINES if m.is_full(line) and m.number(line, "mountain") >= 1)


def silos(m):
    # a, c, e, g, i, k: the odd columns counted from one
    return 10 * sum(1 for column in COLUMNS[::2] if m.is_full(column))


def banded_hills(m):
    stars = 0
    for row in ROWS:
        if sum(1 for terrain in TERRAIN_LETTERS if m.number(row, terrain) >= 1) >= 5:
            stars += 4
    return stars


def starlit_sigil(m):
    return 4 * sum(1 for gap in find_clusters(m.empty) if len(gap) == 3)


EDICTS = {
    "sentinel-wood": sentinel_wood,
    "greenbough": greenbough,
    "treetower": treetower,
    "stoneside-forest": stoneside_forest,
    "canal-lake": canal_lake,
    "mages-valley": mages_valley,
    "golden-granary": golden_granary,
    "shoreside-expanse": shoreside_expanse,
    "wildholds": wildholds,
    "great-city": great_city,
    "greengold-plains": greengold_plains,
    "shieldgate": shieldgate,
    "borderlands": borderlands,
    "lost-barony": lost_barony,
    "broken-road": broken_road,
    "cauldrons": cauldrons,
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


def stars(map_text, edicts=EDICTS):
    """The stars of all edicts, or of some."""
    m = read(map_text)
    return {edict: EDICTS[edict](m) for edict in edicts}


def toll(map_text):
    """Empty cells with a monster neighbour, each once (R26)."""
    m = read(map_text)
    return sum(1 for cell in m.empty if m.is_beside(cell, "monster"))
