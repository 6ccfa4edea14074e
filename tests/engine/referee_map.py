"""One player's map and coin track as the referee keeps them."""

from itertools import chain

from facts import TRACK, sheet_rows
from naive import CELLS, MONSTER_LETTERS, NEIGHBOURS, cell_name, read


def drawn_on(old, letter):
    """The letter of a cell once something is drawn on it: lower case on ruins."""
    return letter.lower() if old == "*" or old.islower() else letter


class Sheet:
    """What is drawn, which cells are under attack, and the coins; changes during the game."""

    def __init__(self, sheet):
        self.letter = {(r, c): letter for r, row in enumerate(sheet_rows(sheet)) for c, letter in enumerate(row)}
        self.attacked = set()
        self.track = 0  # every coin gained, crossed out or not (R19)
        self.crossed = 0
        self.walled = self.closed_mountains()  # mountains that have given their coin, or never will (S22)
        self.dragon = frozenset()
        self.dragon_paid = False
        self.skill_season = None

    @property
    def empty(self):
        return {cell for cell, letter in self.letter.items() if letter in ".*"}

    @property
    def empty_ruins(self):
        return {cell for cell in CELLS if self.letter[cell] == "*"}

    @property
    def filled_coins(self):
        return self.track - self.crossed

    def cells_with(self, letters):
        both = {*letters, *letters.lower()}
        return {cell for cell, letter in self.letter.items() if letter in both}

    def closed_mountains(self):
        empty = self.empty
        return {cell for cell in self.cells_with("^") if not empty.intersection(NEIGHBOURS[cell])}

    def beside(self, cells):
        return set(chain.from_iterable(NEIGHBOURS[cell] for cell in cells))

    def draw(self, cells, letter):
        for cell in cells:
            self.letter[cell] = drawn_on(self.letter[cell], letter)
        self.strike()

    def strike(self):
        """Monsters on attack cells are destroyed at once (R33)."""
        for cell in self.attacked & self.cells_with(MONSTER_LETTERS):
            self.destroy(cell)

    def destroy(self, cell):
        self.letter[cell] = drawn_on(self.letter[cell], "X")

    def gain(self, coins):
        self.track = min(TRACK, self.track + coins)

    def gain_from_map(self):
        """Coins of mountains walled in (R18) and of a dragon held (R35) since the last look."""
        empty = self.empty
        walled = self.closed_mountains()
        self.gain(len(walled - self.walled))
        self.walled |= walled
        living = {cell for cell in self.dragon if self.letter[cell].upper() == "D"}
        if self.dragon and not self.dragon_paid and not self.beside(living) & empty:
            self.dragon_paid = True
            self.gain(3)

    def differences(self, text):
        """How the reported map differs from this one, cell by cell."""
        printed = read(text)
        cells = (
            [cell for cell in CELLS if printed.letter[cell] != self.letter[cell]]
            if printed.letter != self.letter
            else []
        )
        wrong = [f"{cell_name(c)} is {printed.letter[c]!r}, not {self.letter[c]!r}" for c in cells]
        if printed.attacked != self.attacked:
            wrong.append(f"attack cells {names(printed.attacked)}, not {names(self.attacked)}")
        return wrong

    def believe(self, text, coins=None):
        """Continue from what the game reports, so that one mistake is reported once."""
        printed = read(text)
        self.letter, self.attacked = dict(printed.letter), set(printed.attacked)
        if coins is not None:
            self.track = coins + self.crossed


def names(cells):
    return " ".join(cell_name(cell) for cell in sorted(cells)) or "none"
