"""Random maps that are worth scoring: clusters, full lines, gaps, squares, almost empty, almost full."""

import random

from facts import sheet_rows
from naive import CELLS, SIZE

STEPS = [(-1, 0), (0, -1), (0, 1), (1, 0)]


class Painter:
    """A map in the making: fills empty cells only, and never the gaps that are to stay open."""

    def __init__(self, rng, letters, sheet):
        self.rng = rng
        self.letters = letters
        self.weights = [rng.random() ** 2 + 0.02 for _ in letters]
        self.rows = [list(row) for row in sheet_rows(sheet or rng.choice("ABCD"))]
        self.gaps = set()

    def letter(self):
        return self.rng.choices(self.letters, self.weights)[0]

    def cell(self):
        return self.rng.randrange(SIZE), self.rng.randrange(SIZE)

    def put(self, cell, letter):
        row, column = cell
        old = self.rows[row][column]
        if cell in self.gaps or old not in ".*":
            return False
        self.rows[row][column] = letter.lower() if old == "*" else letter
        return True

    def open_beside(self, cells):
        open_cells = []
        for row, column in cells:
            for down, right in STEPS:
                cell = row + down, column + right
                inside = 0 <= cell[0] < SIZE and 0 <= cell[1] < SIZE
                if inside and cell not in self.gaps and self.rows[cell[0]][cell[1]] in ".*":
                    open_cells.append(cell)
        return open_cells

    def grow(self, size):
        """A connected group of one letter, as far as there is room."""
        letter, group, frontier = self.letter(), [], [self.cell()]
        while frontier and len(group) < size:
            cell = frontier.pop(self.rng.randrange(len(frontier)))
            if self.put(cell, letter):
                group.append(cell)
                frontier += self.open_beside([cell])

    def fill(self, cells, mixed):
        letter = self.letter()
        for cell in cells:
            self.put(cell, self.letter() if mixed else letter)

    def gap(self, size):
        """Connected empty cells that later strokes leave alone, walled in at once."""
        group, frontier = [], [self.cell()]
        while frontier and len(group) < size:
            cell = frontier.pop(self.rng.randrange(len(frontier)))
            if cell not in self.gaps and self.rows[cell[0]][cell[1]] in ".*":
                group.append(cell)
                self.gaps.add(cell)
                frontier += self.open_beside([cell])
        self.fill(self.open_beside(group), mixed=True)

    def stroke(self):
        kind = self.rng.choice(["grow"] * 6 + ["row", "column", "diagonal", "square", "gap", "gap of 3"])
        if kind == "grow":
            self.grow(self.rng.randint(1, 9))
        elif kind == "gap":
            self.gap(self.rng.randint(1, 5))
        elif kind == "gap of 3":
            self.gap(3)
        else:
            self.fill(self.area(kind), mixed=self.rng.random() < 0.7)

    def area(self, kind):
        row, column = self.cell()
        if kind == "row":
            return [(row, other) for other in range(SIZE)]
        if kind == "column":
            return [(other, column) for other in range(SIZE)]
        if kind == "diagonal":
            return [(row + step, step) for step in range(SIZE - row)]
        side = self.rng.randint(2, 6)
        return [(r, c) for r, c in CELLS if row <= r < row + side and column <= c < column + side]

    def text(self):
        return "/".join("".join(row) for row in self.rows)


def letters_for(heroes):
    return list("FVAWMBDZTGHX") if heroes else list("FVAWM")


def attack_cells(rng, rows):
    """Some cells without a monster: one drawn there would be destroyed at once (R33)."""
    cells = sorted({(rng.randrange(SIZE), rng.randrange(SIZE)) for _ in range(rng.randint(1, 9))})
    free = [(row, column) for row, column in cells if rows[row][column].upper() not in "MDZTG"]
    names = ["abcdefghijk"[column] + str(row + 1) for row, column in free]
    return " !" + ",".join(names) if names else ""


def random_map(rng: random.Random, heroes: bool, sheet: str = "") -> str:
    """Return a map on the sheet, or on a printed one."""
    painter = Painter(rng, letters_for(heroes), sheet)
    strokes = rng.choice([0, 1, 3, 8, 14, 20, 30])
    for _ in range(strokes):
        painter.stroke()
    if rng.random() < 0.2:
        for _ in range(rng.randint(0, 4)):
            painter.gap(rng.choice([1, 2, 3, 3, 4]))
        painter.fill(CELLS, mixed=rng.random() < 0.8)
    marks = attack_cells(rng, painter.rows) if heroes and rng.random() < 0.5 else ""
    return painter.text() + marks
