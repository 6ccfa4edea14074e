"""The engine and the naive scorer agree on random maps of each kind, and on mirrored ones.

`python3 build lab long-tests` compares them on a million maps.
"""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agreement import check_maps
from hypothesis_settings import EXAMPLES, examples
from mapwright.notation.map_text import parse_map
from mapwright.rules.scoring import EDICTS, toll
from random_maps import random_map


@pytest.mark.parametrize("heroes", [False, True], ids=["base", "heroes"])
def test_engine_counts_stars_as_the_naive_implementation(heroes):
    check_maps("agree", heroes, max(100, 5 * EXAMPLES))


def flip_left_right(row, column):
    return row, 10 - column


def flip_up_down(row, column):
    return 10 - row, column


def transpose(row, column):
    return column, row


def anti_transpose(row, column):
    return 10 - column, 10 - row


def quarter_turn(row, column):
    return column, 10 - row


MIRRORS = [flip_left_right, flip_up_down]
ALL_WAYS = [*MIRRORS, transpose, anti_transpose, quarter_turn]
# These speak of rows, of columns, or of one direction of diagonals.
SYMMETRIES = {
    "faunlost-thicket": MIRRORS,
    "sleepy-valley": MIRRORS,
    "jorekburg": MIRRORS,
    "silos": MIRRORS,
    "banded-hills": MIRRORS,
    "broken-road": [anti_transpose],
}


def moved(text, move):
    rows = text.partition(" ")[0].split("/")
    turned = [[""] * 11 for _ in range(11)]
    for row in range(11):
        for column in range(11):
            to_row, to_column = move(row, column)
            turned[to_row][to_column] = rows[row][column]
    return "/".join("".join(row) for row in turned)


@pytest.mark.parametrize("move", ALL_WAYS, ids=lambda move: move.__name__)
@examples(60)
@given(seed=st.integers(0, 2**32), heroes=st.booleans())
def test_mirrored_or_rotated_map_gives_the_same_stars(move, seed, heroes):
    text = random_map(random.Random(seed), heroes)
    board, turned = parse_map(text), parse_map(moved(text, move))
    for edict in EDICTS:
        if move in SYMMETRIES.get(edict, ALL_WAYS):
            assert EDICTS[edict].count(board) == EDICTS[edict].count(turned), edict
    assert toll(board) == toll(turned)
