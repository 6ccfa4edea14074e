"""A second, plain reading of the scoring rules, for tests: it shares no code with the engine."""

from functools import cached_property

SIZE = 11
CELLS = [(row, column) for row in range(SIZE) for column in range(SIZE)]
ROWS = [[(row, column) for column in range(SIZE)] for row in range(SIZE)]
COLUMNS = [[(row, column) for row in range(SIZE)] for column in range(SIZE)]
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
    """One map as sets of cells, one for each terrain."""

    def __init__(self, text):
        body, _, marks = text.partition(" ")
        rows = body.split("/")
        if [len(row) for row in rows] != [SIZE] * SIZE or not set("".join(rows)) <= KNOWN_LETTERS:
            raise ValueError(f"not a map: {text!r}")
        if marks and not marks.startswith("!"):
            raise ValueError(f"not a list of attack cells: {marks!r}")
        self.letter = {cell: rows[cell[0]][cell[1]] for cell in CELLS}
        self.attacked = {parse_cell(name) for name in marks[1:].split(",")} if marks else set()
        cells_of = {letter: set() for letter in KNOWN_LETTERS}
        for cell, letter in self.letter.items():
            cells_of[letter].add(cell)
        self.ruins = cells_of["*"].union(*(cells_of[letter] for letter in KNOWN_LETTERS if letter.islower()))
        self.empty = cells_of["."] | cells_of["*"]
        self.filled = set(CELLS) - self.empty
        self.terrain = {
            terrain: set().union(*(cells_of[letter] for letter in letters + letters.lower()))
            for terrain, letters in TERRAIN_LETTERS.items()
        }
        self.forest = self.terrain["forest"]
        self.village = self.terrain["village"]
        self.farm = self.terrain["farm"]
        self.water = self.terrain["water"]
        self.monster = self.terrain["monster"]
        self.mountain = self.terrain["mountain"]

    @cached_property
    def forests(self):
        return find_clusters(self.forest)

    @cached_property
    def villages(self):
        return find_clusters(self.village)

    @cached_property
    def farms(self):
        return find_clusters(self.farm)

    @cached_property
    def waters(self):
        return find_clusters(self.water)


def touches(cluster, cells):
    return bool(around(cluster) & cells)


def is_surrounded(cell, cells):
    return all(other in cells for other in NEIGHBOURS[cell])


def is_beside(cell, cells):
    return any(other in cells for other in NEIGHBOURS[cell])


def is_full(line, m):
    return all(cell in m.filled for cell in line)


def count_beside(cells, others):
    return sum(1 for cell in cells if is_beside(cell, others))


def lines_touched(cells):
    return len({row for row, _ in cells}) + len({column for _, column in cells})


def sentinel_wood(m):
    return len(m.forest & EDGE)


def greenbough(m):
    return lines_touched(m.forest)


def treetower(m):
    return sum(1 for cell in m.forest if is_surrounded(cell, m.filled))


def stoneside_forest(m):
    joined = set()
    for forest in m.forests:
        mountains = around(forest) & m.mountain
        if len(mountains) >= 2:
            joined |= mountains
    return 3 * len(joined)


def canal_lake(m):
    return count_beside(m.water, m.farm) + count_beside(m.farm, m.water)


def mages_valley(m):
    return 2 * count_beside(m.water, m.mountain) + count_beside(m.farm, m.mountain)


def golden_granary(m):
    return count_beside(m.water, m.ruins) + 3 * len(m.farm & m.ruins)


def shoreside_expanse(m):
    farms = [farm for farm in m.farms if not touches(farm, m.water) and not farm & EDGE]
    waters = [water for water in m.waters if not touches(water, m.farm) and not water & EDGE]
    return 3 * (len(farms) + len(waters))


def wildholds(m):
    return 8 * sum(1 for village in m.villages if len(village) >= 6)


def great_city(m):
    return max((len(village) for village in m.villages if not touches(village, m.mountain)), default=0)


def greengold_plains(m):
    stars = 0
    for village in m.villages:
        reach = around(village)
        types = [name for name, cells in m.terrain.items() if name != "village" and reach & cells]
        if len(types) >= 3:
            stars += 3
    return stars


def shieldgate(m):
    sizes = sorted((len(village) for village in m.villages), reverse=True)
    return 2 * sizes[1] if len(sizes) >= 2 else 0


def borderlands(m):
    return 6 * sum(1 for line in ROWS + COLUMNS if is_full(line, m))


def lost_barony(m):
    """`side[cell]` is the side of the largest full square whose bottom-right corner is that cell."""
    side = {}
    for row, column in CELLS:
        if (row, column) in m.filled:
            corners = [(row - 1, column), (row, column - 1), (row - 1, column - 1)]
            side[row, column] = 1 + min(side.get(corner, 0) for corner in corners)
    return 3 * max(side.values(), default=0)


ROADS = [[(start + step, step) for step in range(SIZE - start)] for start in range(SIZE)]


def broken_road(m):
    return 3 * sum(1 for road in ROADS if is_full(road, m))


def cauldrons(m):
    return sum(1 for cell in m.empty if is_surrounded(cell, m.filled))


def faunlost_thicket(m):
    longest = 0
    for column in COLUMNS:
        run = 0
        for cell in column:
            run = run + 1 if cell in m.forest else 0
            longest = max(longest, run)
    return 2 * longest


def deepwood(m):
    return 6 * sum(1 for forest in m.forests if len(forest) >= 5 and not touches(forest, m.village))


def heart_of_the_forest(m):
    return 2 * sum(1 for cell in m.forest if is_surrounded(cell, m.forest))


def sleepy_valley(m):
    return 4 * sum(1 for row in ROWS if len(m.forest.intersection(row)) >= 3)


def craylund(m):
    return 7 * sum(1 for farm in m.farms if len(around(farm) & m.water) >= 3)


def ulems_wallow(m):
    return 4 * sum(1 for cell in m.water if len(m.farm.intersection(NEIGHBOURS[cell])) >= 2)


def clawsgrave_peaks(m):
    peaks = set()
    for water in m.waters:
        reach = around(water)
        if reach & m.farm:
            peaks |= reach & m.mountain
    return 5 * len(peaks)


def jorekburg(m):
    stars = 0
    for column in COLUMNS:
        farms, waters = len(m.farm.intersection(column)), len(m.water.intersection(column))
        if farms == waters >= 1:
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
    return 7 * sum(1 for village in m.villages if has_line_of_four(village))


def outer_enclave(m):
    return max((len(around(village) & m.empty) for village in m.villages), default=0)


def has_two_by_two(cells):
    return any({(r, c + 1), (r + 1, c), (r + 1, c + 1)} <= cells for r, c in cells)


def gnomish_colony(m):
    return 6 * sum(1 for village in m.villages if has_two_by_two(village))


def caravansary(m):
    return max((lines_touched(village) for village in m.villages), default=0)


def dwarvenholds(m):
    return 7 * sum(1 for line in ROWS + COLUMNS if is_full(line, m) and m.mountain.intersection(line))


def silos(m):
    # a, c, e, g, i, k: the odd columns counted from one
    return 10 * sum(1 for column in COLUMNS[::2] if is_full(column, m))


def banded_hills(m):
    stars = 0
    for row in ROWS:
        types = [name for name, cells in m.terrain.items() if cells.intersection(row)]
        if len(types) >= 5:
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


def stars(map_text):
    """The stars of all 32 edicts."""
    m = Map(map_text)
    return {edict: count(m) for edict, count in EDICTS.items()}


def toll(map_text):
    """Empty cells with a monster neighbour, each once (R26)."""
    m = Map(map_text)
    return count_beside(m.empty, m.monster)
