"""Ambushes between neighbours and in solo (R20–R25)."""

import pytest

import facts
from map_pictures import full_except
from mapwright.board.board import Board
from mapwright.board.grid import cell_names
from mapwright.board.shapes import shape_from_rows
from mapwright.board.sheets import SHEETS
from mapwright.board.terrain import MONSTER
from mapwright.rules.cards import AMBUSH_BY_ID, AMBUSHES
from mapwright.rules.solo_walk import first_fit
from mapwright.rules.state import Action
from table import BLANK, draw, game, map_of, moves, refused, seat, shows

CLOCKWISE = [card.id for card in AMBUSHES if card.clockwise]
COUNTER = [card.id for card in AMBUSHES if not card.clockwise]


def lands(card, empty):
    ambush = AMBUSH_BY_ID[card]
    return cell_names(first_fit(ambush.shape, empty, ambush.corner, ambush.clockwise)[0])


def seats(state):
    return [(task.by, task.on) for task in state.todo]


@pytest.mark.parametrize("card", CLOCKWISE)
def test_r20_clockwise_card_is_drawn_on_the_map_of_the_previous_seat(card):
    assert seats(game(card, BLANK, BLANK, BLANK)) == [(0, 2), (1, 0), (2, 1)]


@pytest.mark.parametrize("card", COUNTER)
def test_r20_counter_clockwise_card_is_drawn_on_the_map_of_the_next_seat(card):
    assert seats(game(card, BLANK, BLANK, BLANK)) == [(0, 1), (1, 2), (2, 0)]


def test_r20_two_players_draw_on_each_other():
    assert (
        seats(game("goblin-attack", BLANK, BLANK)) == seats(game("bugbear-assault", BLANK, BLANK)) == [(0, 1), (1, 0)]
    )


def test_r20_ambush_shape_may_be_rotated_and_flipped():
    state = game("goblin-attack", BLANK, "F")
    assert {"M a3 b2 c1", "M i1 j2 k3"} <= {" ".join(sorted(m.split())) for m in moves(state)}
    assert refused(state, Action("ambush", MONSTER, 1, 1)) == "covers-filled"
    state = draw(state, "M c1 b2 a3")
    state = draw(state, "M a1 b2 c3")
    assert shows(state, "F.M .M. M..", seat=1)
    assert shows(state, "M.. .M. ..M", seat=0)
    assert state.card == "fishing-village" and state.task.on == 0, "then maps go home"


def test_r20_ambush_shape_covers_only_empty_cells():
    state = game("ogre-charge", BLANK, "~ ^F.. #*..")
    assert "M c10 d10 c11 d11" in moves(state) and "M b10 c10 b11 c11" not in moves(state)
    assert "M a10 b10 a11 b11" not in moves(state)


def test_r21_ambush_that_fits_nowhere_becomes_a_single_monster_cell():
    state = game("goblin-attack", BLANK, full_except("a1", "c1", "k11"))
    assert moves(state) == {"M a1", "M c1", "M k11"}


@pytest.mark.parametrize("card", ["dragon-inferno", "giant-troll-ravage", "gorgon-gaze"])
def test_r21_single_monster_cell_has_neither_mark_nor_effect(card):
    opened = full_except("e5", "g5")
    state = game(card, opened, opened, season="spring", time=6)
    state = draw(state, "M e5")
    assert state.task.kind == "ambush", "no gorgon looks round"
    state = draw(state, "M g5")
    assert map_of(state, 1).count("M") == map_of(state, 0).count("M") == 1
    assert not any(player.dragon_due for player in state.players)
    assert all(not any(player.board.marks) for player in state.players)


def test_r21_zombies_always_fit_and_carry_their_mark():
    state = draw(game("zombie-plague", BLANK, full_except("a1", "c1")), "M a1")
    assert map_of(state, 1).startswith("ZF.")


def test_r21_a_full_map_draws_nothing():
    state = game("goblin-attack", BLANK, full_except())
    assert (state.task.by, state.task.on) == (1, 0)


def test_r22_only_monsters_with_a_lasting_effect_stay_in_view():
    assert game("zombie-plague, goblin-attack").effects == ("Z",)
    assert game("goblin-attack, dragon-inferno, gnoll-raid").effects == ()


FIRST_PLACES = [
    ("goblin-attack", "A", "i9 j10 k11"),
    ("goblin-attack", "B", "i9 j10 k11"),
    ("gnoll-raid", "A", "a1 b1 a2 a3 b3"),
    ("gnoll-raid", "B", "a1 b1 a2 a3 b3"),
    ("kobold-onslaught", "A", "a9 a10 b10 a11"),
    ("kobold-onslaught", "B", "a9 a10 b10 a11"),
    ("bugbear-assault", "A", "i1 k1 i2 k2"),
    ("bugbear-assault", "B", "i3 k3 i4 k4"),
]


@pytest.mark.parametrize(("card", "sheet", "names"), FIRST_PLACES)
def test_r25_solo_ambush_lands_on_its_printed_place_of_an_empty_sheet(card, sheet, names):
    assert lands(card, Board.blank(SHEETS[sheet]).empty) == names.split()


def test_r25_bugbears_find_their_place_on_sheet_b_at_the_third_try():
    card = AMBUSH_BY_ID["bugbear-assault"]
    _, tried = first_fit(card.shape, Board.blank(SHEETS["B"]).empty, card.corner, card.clockwise)
    assert [cell_names(cells) for cells in tried] == [["i1", "k1", "i2", "k2"], ["i2", "k2", "i3", "k3"]]


def test_r23_solo_ambush_is_placed_automatically():
    state = game("goblin-attack", "")
    assert state.card == "fishing-village", "nobody has to act"
    assert shows(state, "~ ........M.. .........M. ..........M")


def test_r23_solo_ambush_shape_is_never_rotated():
    state = game("ratman-strike", "~ ...........  FFFFFFFFFFF")
    assert shows(state, "~ MMM FFFFFFFFFFF"), "along the bottom and up the left side, still flat"


@pytest.mark.parametrize(
    ("corner", "clockwise", "names"),
    [
        ("top-left", True, ["a1", "b1", "c1"]),
        ("top-left", False, ["a1", "a2", "a3"]),
        ("top-right", True, ["k1", "k2", "k3"]),
        ("top-right", False, ["k1", "j1", "i1"]),
        ("bottom-right", True, ["k11", "j11", "i11"]),
        ("bottom-right", False, ["k11", "k10", "k9"]),
        ("bottom-left", True, ["a11", "a10", "a9"]),
        ("bottom-left", False, ["a11", "b11", "c11"]),
    ],
)
def test_r23_solo_ambush_walks_from_its_corner_along_the_border_in_the_arrows_direction(corner, clockwise, names):
    _, tried = first_fit(shape_from_rows("#"), 0, corner, clockwise)
    assert [cell_names(cells)[0] for cells in tried[:3]] == names


def test_r23_solo_ambush_walks_round_the_border_and_then_one_ring_further_in():
    _, tried = first_fit(shape_from_rows("#"), 0, "top-left", True)
    names = [cell_names(cells)[0] for cells in tried]
    assert len(names) == len(set(names)) == 121
    assert names[39:42] == ["a2", "b2", "c2"], "the ring of forty, then the corner one cell diagonally inward"
    assert names[40 + 32] == "c3" and names[-1] == "f6"
    _, tried = first_fit(shape_from_rows("#"), 0, "bottom-right", False)
    assert cell_names(tried[40]) == ["j10"]


def test_r23_the_surrounding_box_of_a_shape_lies_in_the_corner():
    """An L in the top-right corner: its box lies flush, its own corner is empty."""
    assert lands("flayer-incursion", (1 << 121) - 1) == ["j1", "j2", "k2"]


def test_r23_shape_that_is_not_square_walks_rings_of_its_own_size():
    _, tried = first_fit(shape_from_rows("###"), 0, "top-left", True)
    assert len(tried) == len(set(tried)) == 11 * 9
    assert cell_names(tried[8]) == ["i1", "j1", "k1"] and cell_names(tried[9]) == ["i2", "j2", "k2"]


@pytest.mark.parametrize("card", AMBUSHES, ids=lambda card: card.id)
def test_r23_whole_walk_of_each_card_equals_that_of_the_referee(card):
    """Also in the innermost ring, which may be one place wide: there and back, never a jump."""
    _, tried = first_fit(card.shape, 0, card.corner, card.clockwise)
    referee = facts.AMBUSH[card.id]
    walked = dict.fromkeys(facts.solo_walk(referee.shape, referee.clockwise, referee.corner))
    assert [cell_names(cells) for cells in tried] == [
        [f"{'abcdefghijk'[column]}{row + 1}" for row, column in sorted(place)] for place in walked
    ]


def test_r23_solo_ambush_takes_the_first_place_that_fits():
    state = game("gnoll-raid", "F ~ ...........")
    assert shows(state, "F MM M. MM")


def test_r24_solo_ambush_that_fits_nowhere_is_discarded():
    state = game("goblin-attack", full_except("a1", "k1"))
    assert shows(state, full_except("a1", "k1")) and state.card == "fishing-village"


def test_r24_a_discarded_monster_has_no_effect():
    state = game("dragon-inferno", full_except("a1", "k1"))
    assert not state.players[0].dragon_due


def test_ambush_does_not_change_the_skills_and_coins_of_the_drawer():
    state = draw(game("goblin-attack", seat(coins=2), seat(coins=3)), "M a1 b2 c3")
    assert [player.coins for player in state.players] == [2, 3]
