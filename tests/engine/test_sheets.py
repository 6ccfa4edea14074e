"""Own sheets: their cells as a text, what they must have, and games on them."""

import random

import pytest

from mapwright import BASE, NotationError, Setup, format_deal, parse_deal, sheet_from_letters, sheet_of, start
from mapwright.board.sheets import SHEETS

LETTERS = (
    ".........../..^*...*.../....^....../.........../.#........./.##...*..../.........../.....^...../"
    "..*....^.../........*../..........."
)


def random_letters(rng, kinds=".^*#"):
    """121 letters with at least 30 empty cells and ruins."""
    letters = [rng.choice(kinds) for _ in range(121)]
    for place in rng.sample(range(121), 30):
        letters[place] = rng.choice(".*")
    return "".join(letters)


def check_round_trip(letters):
    sheet = sheet_from_letters(letters)
    setup, seed = parse_deal(format_deal(Setup(sheet=sheet.id, players=2), "harbour"))
    assert seed == "harbour"
    assert start(setup, seed)[0].players[1].board.letters() == letters


@pytest.mark.parametrize("seed", range(200))
def test_any_sheet_is_read_back_from_its_deal_code(seed):
    rng = random.Random(seed)
    check_round_trip(random_letters(rng, ".^*#" if seed % 2 else "...........^*#"))


@pytest.mark.parametrize("separator", ["", "\n", " \r\n"], ids=["nothing", "a new line", "white space"])
def test_rows_may_be_separated_by(separator):
    assert sheet_from_letters(LETTERS.replace("/", separator)) == sheet_from_letters(LETTERS)


def test_the_letters_of_a_printed_sheet_give_that_sheet():
    empty_map = start(Setup(sheet="C"), "x")[0].players[0].board.map_text()
    assert sheet_from_letters(empty_map) is SHEETS["C"]


def test_a_sheet_has_the_cells_of_its_letters():
    board = start(Setup(sheet=sheet_from_letters(LETTERS).id), "harbour")[0].players[0].board
    assert board.map_text() == LETTERS


FULL_SHEET = "." * 20 + "^" * 101
REFUSED_LETTERS = {
    "one letter too few": (LETTERS[:-1], "sheet"),
    "one letter too many": (LETTERS + ".", "sheet"),
    "something drawn": (LETTERS.replace(".", "F", 1), "sheet"),
    "nothing": ("", "sheet"),
    "60,000 letters": ("." * 60_000, "sheet"),
    "a digit": (LETTERS.replace(".", "٣", 1), "sheet"),
    "121 mountains": ("^" * 121, "sheet-full"),
    "no free cell": ("^#" * 60 + "^", "sheet-full"),
    "19 cells to draw on": ("^" + FULL_SHEET[1:], "sheet-full"),
}


@pytest.mark.parametrize(("letters", "code"), REFUSED_LETTERS.values(), ids=REFUSED_LETTERS)
def test_letters_of_no_sheet_are_refused(letters, code):
    with pytest.raises(NotationError) as error:
        sheet_from_letters(letters)
    assert error.value.code == code


def test_20_cells_are_enough_to_draw_on():
    assert sheet_from_letters(FULL_SHEET).id.startswith("S")


CODE = sheet_from_letters(LETTERS).id
REFUSED_IDS = {
    "no letter": "",
    "a fifth printed sheet": "E",
    "no end": CODE[:-1],
    "no cells": "S_",
    "a zero more": f"{CODE[:-1]}0_",
    "a damaged letter": f"{CODE[:-2]}-_",
    "a number of no sheet": "S" + "z" * 43 + "_",
    "too long": "S" + "1" * 44 + "_",
    "60,000 letters": "S" + "1" * 60_000 + "_",
    "markup": "S<b>_",
    "a direction mark": "S‮1_",
    "two ids": CODE * 2,
}


@pytest.mark.parametrize("id", REFUSED_IDS.values(), ids=REFUSED_IDS)
def test_the_id_of_no_sheet_is_refused(id):
    with pytest.raises(NotationError):
        sheet_of(id)
    with pytest.raises(NotationError):
        parse_deal(f"b{id}1-harbour")


def test_a_printed_sheet_has_no_second_id():
    from mapwright.board.sheet_code import format_sheet_code

    sheet = SHEETS["A"]
    with pytest.raises(NotationError, match="must be its letter"):
        sheet_of(f"S{format_sheet_code((sheet.mountain, sheet.ruins, sheet.wasteland))}_")


def test_a_full_sheet_is_refused_in_a_deal_code():
    from mapwright.board.sheet_code import format_sheet_code

    with pytest.raises(NotationError) as error:
        parse_deal(f"bS{format_sheet_code(((1 << 121) - 1, 0, 0))}_1-harbour")
    assert error.value.code == "sheet-full"


def test_a_mountain_without_a_free_neighbour_brings_no_coin():
    """S22."""
    sheet = sheet_from_letters("^#........." + "#.........." + "..........." * 9)
    state, _ = start(Setup(sheet=sheet.id, edicts=BASE.edicts), "harbour")
    assert state.players[0].paid_mountains == 1
