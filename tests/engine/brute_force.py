"""A second search for puzzles that shares no code with the engine: every way, on plain letters, scored by `naive`."""

from functools import cache

import naive
from facts import EXPLORE, TRACK, placements
from mapwright.notation.map_text import format_map
from mapwright.puzzles import make_puzzle
from mapwright.rules.cards import SEASONS

ALL_CELLS = frozenset(naive.CELLS)
DRAGON = 3
LOOKS_AT = {
    **dict.fromkeys(("sentinel-wood", "greenbough", "stoneside-forest", "faunlost-thicket"), "F"),
    **dict.fromkeys(("heart-of-the-forest", "sleepy-valley"), "F"),
    "deepwood": "FVB", "treetower": "F.", "outer-enclave": "VB.",
    **dict.fromkeys(("canal-lake", "mages-valley", "golden-granary", "shoreside-expanse"), "AWB"),
    **dict.fromkeys(("craylund", "ulems-wallow", "clawsgrave-peaks", "jorekburg"), "AWB"),
    **dict.fromkeys(("wildholds", "great-city", "shieldgate", "traylo-monastery"), "VB"),
    **dict.fromkeys(("gnomish-colony", "caravansary"), "VB"),
    **dict.fromkeys(("borderlands", "lost-barony", "broken-road", "cauldrons", "dwarvenholds", "silos"), "."),
    "starlit-sigil": ".",
}  # fmt: skip
"""What the stars of an edict hang on while mountains and ruins stay: letters, and `.` for what is empty.
Edicts that are not named look at everything."""


@cache
def all_placements(shape):
    return list(placements(shape, ALL_CELLS))


class BruteForce:
    """One puzzle, from what a person sees of it."""

    def __init__(self, text, turns, duty, edicts, coins=0, spent=0, dragon_due=False, remember=True):
        body, _, self.marks = text.partition(" ")
        self.letters = body.replace("/", "")
        self.attacked = naive.Map(text).attacked
        self.turns = turns
        self.duty = duty
        self.edicts = edicts
        self.coins, self.spent, self.dragon_due = coins, spent, dragon_due
        self.memory = {} if remember else None
        self.ways = self.right = 0
        self.best = None

    def solve(self):
        """The most stars, the number of ways, and how many of them bring that many."""
        self.search(self.letters, 0, self.coins, self.dragon_due)
        return self.best, self.ways, self.right

    def search(self, letters, turn, coins, dragon_due):
        if turn == len(self.turns) or not any(letter in ".*" for letter in letters):
            self.count(letters, coins)
            return
        cards = self.turns[turn]
        duty = self.duty if turn == 0 else len(cards) > 1
        for letter, cells, coin in self.draws(letters, EXPLORE[cards[-1]], duty):
            after = self.after_drawing(letters, letter, cells)
            gained = coin + len(enclosed(after) - enclosed(letters))
            paid = dragon_due and not has_room(after, "D")
            self.search(after, turn + 1, min(TRACK, coins + gained + DRAGON * paid), dragon_due and not paid)

    def draws(self, letters, card, duty):
        """Everything that may be drawn: the card's shapes (R11, R14), or any single cell (R13)."""
        empty = {cell for cell, letter in zip(naive.CELLS, letters, strict=True) if letter in ".*"}
        ruins = {cell for cell, letter in zip(naive.CELLS, letters, strict=True) if letter == "*"}
        fitting = [
            (cells, coin)
            for shape, coin in card.shapes
            for cells in all_placements(shape)
            if cells <= empty and (not duty or cells & ruins)
        ]
        if fitting:
            return [(letter, cells, coin) for cells, coin in fitting for letter in card.terrains]
        return [(letter, {cell}, False) for cell in empty for letter in "FVAWM"]

    def after_drawing(self, letters, letter, cells):
        new = list(letters)
        for cell in cells:
            at = naive.SIZE * cell[0] + cell[1]
            what = "X" if letter == "M" and cell in self.attacked else letter
            new[at] = what.lower() if new[at] == "*" else what
        return "".join(new)

    def count(self, letters, coins):
        stars = sum(self.stars(edict, letters) for edict in self.edicts) + coins - self.spent - self.toll(letters)
        self.ways += 1
        if self.best is None or stars > self.best:
            self.best, self.right = stars, 0
        self.right += stars == self.best

    def toll(self, letters):
        return naive.toll(text_of(letters)) if any(letter in "MDZTGmdztg" for letter in letters) else 0

    def stars(self, edict, letters):
        if self.memory is None or edict not in LOOKS_AT:
            return naive.EDICTS[edict](naive.Map(text_of(letters)))
        key = edict, "".join(reduced(letter, LOOKS_AT[edict]) for letter in letters)
        if key not in self.memory:
            self.memory[key] = naive.EDICTS[edict](naive.Map(text_of(letters)))
        return self.memory[key]


def reduced(letter, letters_to_keep):
    """A letter as far as it matters."""
    if letter.upper() in letters_to_keep:
        return letter
    return "." if letter in ".*" and "." in letters_to_keep else "-"


def text_of(letters):
    return "/".join(letters[start : start + naive.SIZE] for start in range(0, len(letters), naive.SIZE))


def enclosed(letters):
    """Mountains without an empty cell next to them."""
    return {
        cell
        for cell, letter in zip(naive.CELLS, letters, strict=True)
        if letter == "^" and not any(at(letters, other) in ".*" for other in naive.beside(cell))
    }


def has_room(letters, monster):
    """Whether an empty cell lies next to that monster."""
    monster_cells = [cell for cell, letter in zip(naive.CELLS, letters, strict=True) if letter.upper() == monster]
    return any(at(letters, other) in ".*" for cell in monster_cells for other in naive.beside(cell))


def at(letters, cell):
    return letters[naive.SIZE * cell[0] + cell[1]]


def scored_edicts(state):
    """The two edicts that the season scores."""
    return [state.deal.edicts["ABCD".index(letter)] for letter in SEASONS[state.season].edicts]


def brute_force(state, remember=True):
    """The same moment for the second search, as a person sees it."""
    player, turns = state.players[0], state.deal.seasons[state.season][state.turn :]
    return BruteForce(
        format_map(player.board), turns, state.ruins_duty, scored_edicts(state), player.filled_coins,
        player.spent_coins, player.dragon_due, remember,
    )  # fmt: skip


def confirm_solution(puzzle, remember=True):
    expected = puzzle.solution.stars, puzzle.solution.continuations, puzzle.solution.best_continuations
    assert brute_force(puzzle.state, remember).solve() == expected, puzzle.code


def confirm_puzzles(codes):
    """Solve each puzzle again; the first one without remembering what an edict scored."""
    for number, code in enumerate(codes):
        confirm_solution(make_puzzle(code), remember=number > 0)
