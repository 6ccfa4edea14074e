"""Map text, cells, deal codes and actions: what is printed is read back, what is malformed is refused."""

import random
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games import random_action, random_start
from hypothesis_settings import examples
from map_pictures import full_except, map_text
from mapwright.board.board import Board
from mapwright.board.grid import NAMED_CELLS, cell_name
from mapwright.board.sheets import SHEETS
from mapwright.errors import NotationError, RuleError
from mapwright.notation.action_text import format_action, parse_action
from mapwright.notation.deal_code import format_deal, parse_deal
from mapwright.notation.map_text import format_map, parse_cell, parse_map
from mapwright.rules.deal import check_seed
from mapwright.rules.game import apply
from mapwright.rules.setup import BASE, HEROES, validated
from mapwright.rules.state import PASS, Action
from random_maps import random_map
from table import BLANK, board, cells, find, game, legal, seat

LETTERS = ".*^#FVAWBMDZTGHXfvawbmdztghx"


# Maps


@given(st.integers(0, 2**32), st.booleans())
def test_parsing_a_formatted_map_gives_the_same_map(seed, heroes):
    text = random_map(random.Random(seed), heroes)
    assert sorted_marks(format_map(parse_map(text))) == sorted_marks(text)


def sorted_marks(text):
    rows, _, marks = text.partition(" !")
    return rows, set(marks.split(","))


@given(st.text(LETTERS, min_size=121, max_size=121))
def test_parsing_and_formatting_keep_every_map_letter(letters):
    text = "/".join(letters[start : start + 11] for start in range(0, 121, 11))
    assert format_map(parse_map(text)) == text


@pytest.mark.parametrize("sheet", SHEETS.values(), ids=SHEETS)
def test_formatted_empty_sheet_is_parsed_as_the_same_sheet(sheet):
    blank = Board.blank(sheet)
    read = parse_map(format_map(blank))
    assert (read.mountain, read.ruins, read.sheet.wasteland, read.empty) == (
        sheet.mountain,
        sheet.ruins,
        sheet.wasteland,
        blank.empty,
    )


def test_each_map_letter_has_its_documented_meaning():
    map_ = board(".*^#FVAWBHX")
    assert map_.empty & cells("a1 b1 c1 d1") == cells("a1 b1")
    assert (map_.ruins, map_.mountain, map_.sheet.wasteland) == (cells("b1"), cells("c1"), cells("d1"))
    assert (map_.forest, map_.village, map_.farm) == (cells("e1"), cells("f1 i1"), cells("g1 i1"))
    assert (map_.water, map_.hero, map_.destroyed) == (cells("h1"), cells("j1"), cells("k1"))


def test_lower_case_map_letters_are_terrain_on_ruins():
    map_ = board("f.b")
    assert map_.ruins == cells("a1 c1")
    assert map_.forest == cells("a1") and map_.farm == map_.village == cells("c1")


def test_marked_monsters_are_monsters():
    map_ = board("MDZTG")
    assert map_.monster == cells("a1 b1 c1 d1 e1")
    assert [map_.marked(mark) for mark in "DZTG"] == [cells(name) for name in ("b1", "c1", "d1", "e1")]


def test_attack_cells_follow_after_a_space():
    assert parse_map(map_text("F") + " !c4,c5").attack == cells("c4 c5")
    assert format_map(board("F", "c5 c4")).endswith(" !c4,c5")
    assert " " not in format_map(board("F"))


MAPS_REFUSED = {
    "": "rows",
    "x": "rows",
    map_text("F")[:-1]: "rows",
    map_text("F") + "/": "rows",
    map_text("F").replace("F", "Q"): "'Q' at a1",
    map_text("..........R"): "'R' at k1",
    map_text("F") + " c4": "attack cells",
    map_text("F") + " !": "a cell must be a1 to k11",
    map_text("F") + " !l4": "'l4'",
    map_text("F") + " !c4,c12": "'c12'",
    map_text("F") + " !c4, c5": "a cell must be a1 to k11",
    "F" * 900: "at most 700 characters",
}


@pytest.mark.parametrize(("text", "word"), MAPS_REFUSED.items())
def test_a_malformed_map_is_refused_with_what_is_wrong(text, word):
    with pytest.raises(NotationError, match=word) as refusal:
        parse_map(text)
    assert refusal.value.code in ("map", "cell") and "\n" not in str(refusal.value)


@examples(1000)
@given(st.text() | st.text(LETTERS + "/ !,abck123", max_size=160))
def test_any_text_is_a_map_or_refused(text):
    try:
        parsed = parse_map(text)
    except NotationError:
        return
    assert parse_map(format_map(parsed)) == parsed


# Cells


def test_cell_names_and_cells_convert_both_ways():
    assert parse_cell("a1") == 1 and parse_cell("k11") == 1 << 120
    assert all(parse_cell(cell_name(cell)) == cell for cell in NAMED_CELLS.values())


@pytest.mark.parametrize("name", ["", "a", "a0", "a12", "l1", "A1", "a1 ", "a01", "1a", "ä1", "a１"])
def test_invalid_cell_name_is_refused(name):
    with pytest.raises(NotationError):
        parse_cell(name)


# Deals


def test_a_deal_code_is_short_for_the_usual_table():
    assert format_deal(BASE, "seed") == "bA1-seed"
    assert format_deal(HEROES, "x") == "hC1h-x"
    assert parse_deal("bA1-a-b_c") == (BASE, "a-b_c")


def test_a_deal_code_carries_the_cards_that_a_table_has_chosen():
    four = ("goblin-attack", "bugbear-assault", "dragon-inferno", "zombie-plague")
    assert format_deal(validated(replace(BASE, edicts=("cauldrons", "greenbough"))), "s") == "bA1eBb-s"
    assert parse_deal("bA1ebB-s") == parse_deal("bA1eBb-s"), "of fewer than four the order says nothing"
    assert parse_deal("hC1hnabefeEWNc-s")[0].ambush == four
    assert format_deal(*parse_deal("hC1hnabefeEWNc-s")) == "hC1hnabefeEWNc-s"


# Guarantee: input
@pytest.mark.parametrize(
    "code",
    ["", "bA1", "bA1-", "-seed", "xA1-seed", "bE1-seed", "bA-seed", "bA0-seed", "bA101-seed", "bA1-ä", "bA1-a b",
     "bA1h-seed", "bA1x-seed", "hC1t-seed", "bA1x-seed-" + "s" * 64, "cA1mbb-s", "cA1naabc-s",
     "bA1nabcz-s", "bA1eABCD-s", "bA1eAB-s", "bA1ezzzz-s", "bA1-seed\n", "ｂA1-seed", "bA１-seed"],
)  # fmt: skip
def test_invalid_deal_code_is_refused(code):
    with pytest.raises(NotationError):
        parse_deal(code)


@pytest.mark.parametrize("seed", ["", "a b", "a.b", "é", "s" * 65, "a\n", "a/b"])
def test_seed_with_invalid_characters_or_length_is_refused(seed):
    assert check_seed("_") == "_"
    with pytest.raises(NotationError):
        check_seed(seed)


@examples(1000)
@given(st.text() | st.from_regex(r"[bhc][A-D][0-9]{1,3}x?t?h?k?(m[bhp]{1,3}|n[a-l]{4})?(e[A-Za-f]{4})?-[a-z]{1,4}"))
def test_any_text_is_a_deal_or_refused(code):
    try:
        setup, seed = parse_deal(code)
    except NotationError:
        return
    assert parse_deal(format_deal(setup, seed)) == (setup, seed)


# Actions


@examples(40)
@given(st.integers(0, 2**32))
def test_every_legal_action_is_read_as_it_is_printed(seed):
    rng = random.Random(seed)
    state = random_start(rng)
    for _ in range(rng.randint(0, 40)):
        if state.over:
            return
        state, _ = apply(state, random_action(rng, state))
    for action in rng.sample(actions := legal(state), min(60, len(actions))):
        text = format_action(state, action)
        assert parse_action(state, text) == action, text
        assert "." not in text and " " not in text


def test_no_two_actions_have_one_text():
    for state in (
        game("hamlet", seat(coins=3), skills="move-silently negotiate knowledge"),
        game("farmland", seat(coins=3), skills="move-silently negotiate knowledge"),
        game("freyla", "F"),
        game("goblin-attack", BLANK, BLANK, skills="move-silently"),
    ):
        texts = [format_action(state, action) for action in legal(state)]
        assert len(texts) == len(set(texts))


def test_action_texts_have_their_documented_short_form():
    state = game("orchard")
    assert format_action(state, find(state, "F a1 b1 c1 c2")) == "F1aa1"
    full = game("orchard", full_except("k11"))
    assert format_action(full, find(full, "M k11")) == "Mk11"
    state = game("fishing-village", skills="move-silently")
    assert format_action(state, find(state, "W a1 a2", "move-silently")) == "W1ba-1-m"
    assert parse_action(state, "W1ay5-m").cells == cells("a5 b5"), "two columns left of a"
    assert format_action(state, PASS) == "-" and parse_action(state, "-") == PASS
    assert parse_action(state, "-a2") == Action("dodge", shape_number=2, skill="acrobatics")
    hero = game("dobrik")
    assert format_action(hero, find(hero, "H c4")) == "Hac4"


@pytest.mark.parametrize(
    "text",
    ["", "F", "1a", "F1a", "Q1aa1", "F1ia1", "F1al1", "Fc12", "Fc0", "F1ac4-z", "F1ac4-", "f1ac4", "F1ac4 ", "-a3",
     "-b", "--", "F12ac4", "F1hm1", "F1aa99", "Xl1", "Xa12", "Xz1", "Hz9", "Fa1-a-a", "F1aа1", "X", "H", "9", "\n"],
)  # fmt: skip
def test_invalid_action_text_is_refused(text):
    state = game("orchard", seat(coins=9), skills="search")
    with pytest.raises(NotationError) as refusal:
        parse_action(state, text)
    assert "\n" not in str(refusal.value)


def test_a_turn_that_the_shape_does_not_have():
    with pytest.raises(NotationError, match="the orientation must be one of"):
        parse_action(game("fishing-village"), "W1ca1")
    with pytest.raises(NotationError, match="the orientation must be one of"):
        parse_action(game("dobrik"), "Hba1")
    with pytest.raises(NotationError, match="a shape must lie on the map"):
        parse_action(game("fishing-village"), "W1aa-9")


def test_well_formed_but_against_the_rules_is_a_rule_error():
    state = game("fishing-village", "F")
    for text, code in {
        "W1aa1": "covers-filled",
        "W1aj1": "wrong-shape",
        "A1aa5": "wrong-terrain",
        "W2aa5": "wrong-shape",
        "Fa5": "must-draw-shape",
        "Xa5": "wrong-shape",
        "Hac4": "wrong-shape",
        "Wa5-s": "skill-not-dealt",
        "-a1": "skill-not-dealt",
        "-": "wrong-shape",
    }.items():
        with pytest.raises(RuleError) as refusal:
            apply(state, parse_action(state, text))
        assert refusal.value.code == code, text


STATES = [
    game("orchard", seat(coins=3), skills="move-silently negotiate search"),
    game("temple-ruins rift-lands", "*"),
    game("dobrik", "M"),
    game("goblin-attack", BLANK, BLANK, skills="move-silently"),
    game("gnoll-raid", seat(coins=2), skills="acrobatics"),
    game("gorgon-gaze"),
    game("fishing-village", seat(), season="winter", time=5),
]
action_texts = st.text(max_size=9) | st.from_regex(
    r"\A[FVAWMBHX]?[0-9]?[a-h]?[a-ks-z]-?[0-9]{1,2}(-[a-z])?\Z"
) | st.from_regex(r"\A-a?[0-9]?\Z")  # fmt: skip


@examples(1000)
@given(st.sampled_from(STATES), action_texts)
def test_any_text_is_played_or_refused(state, text):
    try:
        after, _ = apply(state, parse_action(state, text))
    except (NotationError, RuleError) as error:
        assert error.code
    else:
        assert after != state
