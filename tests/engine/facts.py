"""The referee's own copy of the printed facts, and what shapes can do on a map."""

import json
from dataclasses import dataclass
from functools import cache
from math import comb
from pathlib import Path

from naive import SIZE

FACTS = json.loads((Path(__file__).parent / "facts.json").read_text(encoding="utf-8"))
LETTERS = {"forest": "F", "village": "V", "farm": "A", "water": "W", "monster": "M"}
SEASONS = [season["id"] for season in FACTS["seasons"]]
SEASON_EDICTS = [season["edicts"] for season in FACTS["seasons"]]
TRACK = FACTS["coin_track"]
RUINS = FACTS["ruins"]
SOLO_TITLES = FACTS["solo_titles"]
SHEETS = {name: sheet["rows"] for name, sheet in FACTS["sheets"].items()}
SHEET_SET = {name: sheet["set"] for name, sheet in FACTS["sheets"].items()}
SCORING = {card["id"]: card for card in FACTS["scoring"]}
SKILL_COST = {skill["id"]: skill["cost"] for skill in FACTS["skills"]}


NUMERALS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"


def sheet_rows(id):
    """The rows of a printed sheet, or of an own one, as docs/notation.md describes its code."""
    if id in SHEETS:
        return SHEETS[id]
    number = sum(NUMERALS.index(letter) * 62**place for place, letter in enumerate(id[1:-1]))
    counts = {}
    for letter in "^*#":
        number, counts[letter] = divmod(number, SIZE * SIZE + 1 - sum(counts.values()))
    cells = ["."] * SIZE * SIZE
    for letter, count in counts.items():
        free = [index for index, drawn in enumerate(cells) if drawn == "."]
        number, rank = divmod(number, comb(len(free), count))
        for size in range(count, 0, -1):
            place = max(place for place in range(len(free)) if comb(place, size) <= rank)
            rank -= comb(place, size)
            cells[free[place]] = letter
    return ["".join(cells[start : start + SIZE]) for start in range(0, SIZE * SIZE, SIZE)]


def places(rows, kind):
    letters = {(r, c): letter for r, row in enumerate(rows.split("/")) for c, letter in enumerate(row)}
    return [cell for cell, letter in letters.items() if letter == kind]


def picture(rows):
    return frozenset(places(rows, "#"))


def attack_pattern(rows):
    """The attack cells as steps from the hero."""
    [(row, column)] = places(rows, "H")
    return frozenset((r - row, c - column) for r, c in places(rows, "*"))


@dataclass(frozen=True)
class Explore:
    set: str
    time: int
    terrains: str
    shapes: tuple  # of (cells, gives a coin)


@dataclass(frozen=True)
class Ambush:
    shape: frozenset
    clockwise: bool
    corner: str
    letter: str  # M, or the monster's mark


EXPLORE = {
    card["id"]: Explore(
        name,
        card["time"],
        "".join(LETTERS[terrain] for terrain in card["terrains"]),
        tuple((picture(shape["rows"]), shape["coin"]) for shape in card["shapes"]),
    )
    for name, cards in FACTS["explore"].items()
    for card in cards
}
AMBUSH = {
    card["id"]: Ambush(picture(card["shape"]), card["arrow"] == "clockwise", card["solo_corner"], card["mark"] or "M")
    for card in FACTS["ambush"]
}
HEROES = {card["id"]: attack_pattern(card["pattern"]) for card in FACTS["heroes"]}
PAIR = picture("##")
SQUARE = picture("##/##")


@cache
def turns_and_flips(cells):
    """The eight ways to hold a shape, around the origin."""
    ways = set()
    for _ in range(4):
        cells = frozenset((c, -r) for r, c in cells)
        ways |= {cells, frozenset((r, -c) for r, c in cells)}
    return ways


def flush(cells):
    """The shape moved to the top-left corner."""
    top, left = min(r for r, _ in cells), min(c for _, c in cells)
    return frozenset((r - top, c - left) for r, c in cells)


@cache
def orientations(cells):
    return {flush(way) for way in turns_and_flips(cells)}


def moved(cells, row, column):
    return frozenset((r + row, c + column) for r, c in cells)


def is_inside(cell):
    return 0 <= cell[0] < SIZE and 0 <= cell[1] < SIZE


@cache
def everywhere(shape):
    """Every place of the shape on an empty map."""
    places = [moved(way, row, column) for way in orientations(shape) for row in range(SIZE) for column in range(SIZE)]
    return [cells for cells in places if all(map(is_inside, cells))]


def placements(shape, empty):
    """Every set of empty cells that the shape may cover (R11)."""
    return (cells for cells in everywhere(shape) if cells <= empty)


def is_shape(cells, shape):
    return bool(cells) and flush(cells) in orientations(shape)


@cache
def overhangs(shape):
    """What may be left of the shape when it hangs over the border."""
    starts = [(row, column) for row in range(-3, SIZE) for column in range(-3, SIZE)]
    placed = (moved(way, *start) for way in orientations(shape) for start in starts)
    return {frozenset(filter(is_inside, way)) for way in placed}


def is_overhang(cells, shape):
    """Whether the cells are what is left of the shape when it hangs over the border (R49)."""
    return bool(cells) and cells in overhangs(shape)


def ring(top, left, bottom, right):
    """The cells of a rectangle's border, clockwise from the top-left; one line is walked once."""
    path = [(top, c) for c in range(left, right + 1)]
    path += [(r, right) for r in range(top + 1, bottom + 1)]
    path += [(bottom, c) for c in range(right - 1, left - 1, -1)]
    path += [(r, left) for r in range(bottom - 1, top, -1)]
    return path


def solo_walk(shape, clockwise, corner):
    """The places of a solo ambush in the order they are tried, never rotated (R23)."""
    height, width = 1 + max(r for r, _ in shape), 1 + max(c for _, c in shape)
    for inward in range(SIZE):
        top, left = inward, inward
        bottom, right = SIZE - height - inward, SIZE - width - inward
        if bottom < top or right < left:
            return
        path = ring(top, left, bottom, right)
        start = (top if "top" in corner else bottom, left if "left" in corner else right)
        if not clockwise:
            path.reverse()
        at = path.index(start)
        for row, column in path[at:] + path[:at]:
            yield moved(shape, row, column)


def solo_place(shape, card, empty):
    """Where the solo ambush lands, or nowhere (R24)."""
    walk = solo_walk(shape, card.clockwise, card.corner)
    return next((cells for cells in walk if cells <= empty), frozenset())
