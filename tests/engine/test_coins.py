"""Coins: by shape, by mountain, and a track of fourteen (R12, R18, R19)."""

import pytest

from map_pictures import full_except
from mapwright.rules.cards import EXPLORE_BY_ID
from mapwright.rules.game import apply, legal
from table import coins_of, draw, game, seat


@pytest.mark.parametrize("card", [card.id for card in EXPLORE_BY_ID.values() if len(card.shapes) == 2])
def test_r12_the_coin_shape_gives_one_coin_and_the_other_none(card):
    state = game(card)
    for action in legal(state):
        after, _ = apply(state, action)
        assert coins_of(after) == (1 if action.shape_number == 1 else 0)


def test_r12_two_terrain_cards_give_no_coin():
    for card in EXPLORE_BY_ID.values():
        assert [one.coin for one in card.shapes] == ([True, False] if card.time == 1 else [False])


def test_r13_the_single_cell_gives_no_coin():
    state = draw(game("farmland", full_except("a1", "c1")), "A a1")
    assert coins_of(state) == 0


def test_r18_a_mountain_gives_a_coin_when_its_four_neighbours_are_filled():
    state = game("hamlet, farmland", ".F. F^. ...")
    state = draw(state, "V c2 d2 d1")
    assert coins_of(state) == 1, "the shape's own coin; one neighbour is open"
    state = draw(state, "A b3 b4")
    assert coins_of(state) == 3, "shape and mountain"


def test_r18_each_mountain_pays_only_once():
    state = game("fishing-village, fishing-village", ".F F^F")
    state = draw(state, "W b3 c3 d3 e3")
    assert coins_of(state) == 1
    assert coins_of(draw(state, "W b4 c4 d4 e4")) == 1


def test_r18_mountain_at_the_border_needs_only_the_neighbours_that_exist():
    assert coins_of(draw(game("fishing-village", "^F F"), "W d1 e1 f1 g1")) == 0, "paid before"
    assert coins_of(draw(game("fishing-village", "^F"), "W a2 b2 c2 d2")) == 1


def test_r18_shape_that_surrounds_two_mountains_gives_two_coins():
    state = game("rift-lands", ".F.F. F^.^F .F.F.")
    assert coins_of(draw(state, "W c2")) == 2


def test_r18_monsters_wasteland_mountains_and_destroyed_cells_count_as_filled():
    assert coins_of(draw(game("rift-lands", ".^ #^. .X"), "M c2")) == 1


def test_r18_an_empty_ruins_cell_counts_as_empty():
    assert coins_of(draw(game("rift-lands", "*F F^. .F"), "W c2")) == 1
    assert coins_of(draw(game("rift-lands", ".* F^. .F"), "W c2")) == 0


def test_r18_owner_of_the_map_gets_the_coin_of_a_mountain():
    one_open = ".F F^. .F"
    state = game("zombie-plague", seat(), seat(one_open))
    assert state.task.by == 0 and state.task.on == 1, "counter-clockwise: on the next seat's map"
    state = draw(state, "M c2")
    assert (coins_of(state, 0), coins_of(state, 1)) == (0, 1)


def test_r19_coin_track_stops_at_fourteen():
    assert coins_of(draw(game("farmland", seat(coins=13)), "A a1 a2")) == 14
    assert coins_of(draw(game("farmland", seat(coins=14)), "A a1 a2")) == 14


def test_r19_coins_beyond_fourteen_are_lost():
    state = game("rift-lands, farmland", seat(".FFF F^.^F .F.F.", coins=13), skills="diplomacy")
    state = draw(state, "W c2")
    assert state.players[0].filled_coins == 14


def test_r19_a_crossed_out_coin_keeps_its_place():
    state = draw(game("farmland", seat(coins=12, spent=2)), "A a1 a2")
    assert state.players[0].filled_coins == 14
    assert coins_of(state) == 12
