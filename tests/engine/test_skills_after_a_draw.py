"""Skills that draw again: concentrate, cure wounds, diplomacy, search (R45–R47, R51, S4)."""

from map_pictures import full_except
from mapwright.rules.scoring import EDICTS
from table import RIVER, coins_of, draw, game, moves, offered, refused, seat, shape, shows

# Concentrate


def test_r45_concentrate_draws_the_same_shape_and_terrain_again_anywhere():
    state = draw(game("orchard", seat(coins=3), skills="concentrate"), "F a1 b1 c1 c2")
    again = moves(state, "concentrate")
    assert {"F e1 f1 g1 e2", "F a2 a3 a4 b4"} <= again, "turned and flipped (R42)"
    assert all(text.startswith("F ") for text in again) and not any("a1" in text.split() for text in again)
    assert shows(draw(state, "F e1 f1 g1 e2", skill="concentrate"), "FFF.FFF ..F.F")


def test_r45_second_copy_of_the_shape_gives_no_coin():
    state = draw(game("farmland", seat(coins=3), skills="concentrate"), "A a1 a2")
    assert coins_of(state) == 4
    assert coins_of(draw(state, "A c1 c2", skill="concentrate")) == 1


def test_r45_second_copy_of_the_shape_need_not_cover_ruins():
    state = game("temple-ruins fishing-village", seat("*....*", coins=3), skills="concentrate")
    state = draw(state, "W a1 b1 c1 d1")
    assert "W h11 i11 j11 k11" in moves(state, "concentrate")


def test_r45_concentrate_repeats_the_drawn_shape_and_not_the_other_one_of_the_card():
    state = draw(game("farmland", seat(coins=3), skills="concentrate"), "A b1 a2 b2 c2 b3")
    assert all(len(text.split()) == 6 for text in moves(state, "concentrate"))


def test_r45_concentrate_is_not_offered_if_the_second_copy_fits_nowhere():
    opened = full_except("a1", "b1", "c1", "d1", "a2", "b2", "c2")
    state = draw(game("fishing-village", seat(opened, coins=3), skills="concentrate"), "W a1 b1 c1 d1")
    assert state.task.kind == "draw" and coins_of(state) == 3


def test_r45_concentrate_repeats_a_cell_of_rift_lands():
    state = draw(game("rift-lands", seat(coins=3), skills="concentrate"), "M a1")
    assert shows(draw(state, "M c1", skill="concentrate"), "M.M")


def test_r33_a_second_monster_on_an_attack_cell_is_destroyed():
    state = draw(game("rift-lands", seat(coins=3, attack="c1"), skills="concentrate"), "M a1")
    assert shows(draw(state, "M c1", skill="concentrate"), "M.X", "c1")


def test_s4_concentrate_and_search_are_not_offered_after_a_single_cell():
    state = draw(game("fishing-village", seat(full_except("a1", "b1"), coins=3), skills="concentrate search"), "W a1")
    assert state.task.kind == "draw"


# Cure wounds


def test_r46_cure_wounds_draws_a_1_by_2_beside_a_monster_in_a_terrain_of_the_card():
    state = draw(game("orchard", seat("M", coins=1), skills="cure-wounds"), "F i11 j11 k11 k10")
    assert moves(state, "cure-wounds") == {
        f"{letter} {pair}" for letter in "FA" for pair in ("b1 c1", "b1 b2", "a2 b2", "a2 a3")
    }
    assert refused(state, shape("F", "e5 e6", skill="cure-wounds")) == "not-beside-monster"
    assert refused(state, shape("W", "b1 c1", skill="cure-wounds")) == "wrong-terrain"
    state = draw(state, "A b1 b2", skill="cure-wounds")
    assert shows(state, "MA .A ~ ..........F ........FFF") and coins_of(state) == 0


def test_r46_cure_wounds_is_not_offered_without_a_monster():
    assert draw(game("orchard", seat(coins=1), skills="cure-wounds"), "F a1 b1 c1 c2").task.kind == "draw"


def test_r46_cure_wounds_is_not_offered_without_room_beside_a_monster():
    state = game("orchard", seat("M.F FF", coins=1), skills="cure-wounds")
    assert draw(state, "F i11 j11 k11 k10").task.kind == "draw"


def test_s4_cure_wounds_and_diplomacy_are_offered_after_a_single_cell():
    opened = full_except("a1", "b1", "d1", "e1")
    state = game("hinterland-stream", seat(opened, coins=1), skills="cure-wounds diplomacy")
    state = draw(state, "M a1")
    assert offered(state) == {"diplomacy"}
    state = game("hinterland-stream", seat(opened, coins=1), skills="cure-wounds diplomacy")
    state = draw(state, "F a1")
    assert offered(state) == {"diplomacy"}, "no monster"
    walled = full_except("a1", "b1", "c1", "k11")
    state = draw(game("hinterland-stream", seat(walled, coins=1), skills="cure-wounds"), "M a1")
    assert moves(state, "cure-wounds") == {"A b1 c1", "W b1 c1"}


# Diplomacy


def test_r47_diplomacy_draws_a_cell_that_is_farm_and_village():
    state = draw(game("fishing-village", seat("V", coins=1), skills="diplomacy"), "W a2 b2 c2 d2")
    assert "B k11" in moves(state, "diplomacy") and len(moves(state, "diplomacy")) == 116
    state = draw(state, "B b1", skill="diplomacy")
    assert shows(state, "VB WWWW")
    board = state.players[0].board
    assert EDICTS["canal-lake"].count(board) == 2, "as a farm"
    assert EDICTS["caravansary"].count(board) == 3, "as a village"


def test_r47_diplomacy_may_draw_on_a_ruins_cell():
    state = draw(game("fishing-village", seat("*", coins=1), skills="diplomacy"), RIVER)
    assert shows(draw(state, "B a1", skill="diplomacy"), "b ~ WWWW")


# Search


def test_r51_search_draws_a_cell_of_the_same_terrain_beside_the_drawn_shape():
    state = draw(game("fishing-village", "W", skills="search"), RIVER)
    assert moves(state, "search") == {"W e11", "W a10", "W b10", "W c10", "W d10"}
    assert refused(state, shape("W", "b1", number=0, skill="search")) == "not-beside-shape"
    assert refused(state, shape("V", "e11", number=0, skill="search")) == "wrong-terrain"
    assert shows(draw(state, "W a10", skill="search"), "W ~ W WWWW")


def test_r51_search_is_not_offered_without_room_beside_the_shape():
    opened = full_except("a1", "b1", "c1", "d1", "k11")
    assert draw(game("fishing-village", opened, skills="search"), "W a1 b1 c1 d1").task.kind == "draw"


def test_r51_search_may_follow_a_monster_cell_of_rift_lands():
    state = draw(game("rift-lands", seat(attack="b1"), skills="search"), "M a1")
    assert shows(draw(state, "M b1", skill="search"), "MX", "b1")


def test_r18_extra_cell_that_surrounds_a_mountain_gives_its_coin():
    state = draw(game("fishing-village", ".F F^. .F", skills="search"), "W d2 e2 f2 g2")
    assert coins_of(draw(state, "W c2", skill="search")) == 1
