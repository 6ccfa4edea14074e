"""Skills: three dealt, one a season, paid with coins; each with its timing and limits (R39–R51, S1–S10)."""

import pytest

from mapwright.cards import SKILL_BY_ID
from mapwright.game import legal
from mapwright.options import may_pass, options
from mapwright.scoring import EDICTS
from mapwright.state import Action
from mapwright.terrain import MONSTER, Terrain
from table import (
    cells,
    coins_of,
    dodge,
    draw,
    full_but,
    game,
    leave,
    moves,
    refused,
    seat,
    shape,
    shows,
)

RIVER = "W a11 b11 c11 d11"


def offered(state):
    """The skills that may be used now."""
    return {option.skill for option in options(state)} - {None}


# What holds for all


def test_r39_only_the_skills_turned_up_may_be_used():
    state = game("orchard", seat(coins=5), skills="concentrate diplomacy search")
    assert offered(state) == set()
    assert refused(state, shape("F", "a1 b1 a2 b2", skill="negotiate")) == "skill-not-dealt"


def test_r40_two_skills_in_one_season_are_refused():
    state = game("fishing-village, orchard", seat(coins=5), skills="diplomacy search negotiate")
    state = draw(draw(state, RIVER), "W e11", skill="search")
    assert state.card == "orchard" and offered(state) == set()
    assert refused(state, shape("F", "a1 b1 a2 b2", skill="negotiate")) == "skill-used"
    state = draw(state, "F a1 b1 c1 c2")
    assert not may_pass(state), "nothing more is asked"


def test_r40_not_even_two_in_one_turn():
    state = game("fishing-village, orchard", seat(coins=5), skills="diplomacy search negotiate")
    state = draw(state, "W a1 b1 a2 b2", skill="negotiate")
    assert state.card == "orchard", "search is not offered after negotiate"


def test_r40_in_ones_own_draw_at_a_table_each_for_themselves():
    state = game("fishing-village, orchard", seat(coins=1), seat(coins=1), skills="diplomacy")
    state = draw(draw(state, RIVER), "B k1", skill="diplomacy")
    assert state.task.by == 1
    state = leave(draw(state, RIVER))
    assert [player.skill_used for player in state.players] == [True, False]
    assert [player.coins for player in state.players] == [0, 1]


def test_r40_a_skill_may_be_left():
    state = draw(game("fishing-village, orchard", seat(coins=1), skills="diplomacy"), RIVER)
    assert may_pass(state) and state.task.kind == "extra"
    state = leave(state)
    assert state.card == "orchard" and coins_of(state) == 1 and not state.players[0].skill_used


@pytest.mark.parametrize(
    ("skill", "card", "first"),
    [
        ("concentrate", "fishing-village", RIVER),
        ("cure-wounds", "fishing-village", RIVER),
        ("diplomacy", "fishing-village", RIVER),
        ("negotiate", "fishing-village", None),
    ],
)
def test_r41_with_exactly_the_coins_needed_and_one_less(skill, card, first):
    cost = SKILL_BY_ID[skill].cost

    def usable(coins):
        state = game(card, seat("M", coins=coins), skills=skill)
        return skill in offered(draw(state, first) if first else state)

    assert usable(cost) and not usable(cost - 1)


def test_r41_acrobatics_with_exactly_the_coins_needed_and_one_less():
    assert game("gnoll-raid", seat(coins=2), skills="acrobatics").task.kind == "dodge"
    assert game("gnoll-raid", seat(coins=1), skills="acrobatics").task.kind == "draw"


def test_r41_search_is_free():
    state = draw(game("fishing-village", skills="search"), RIVER)
    assert offered(state) == {"search"}
    assert coins_of(draw(state, "W e11", skill="search")) == 0


def test_r41_no_coins_no_use():
    state = game("fishing-village", skills="negotiate")
    assert refused(state, shape("W", "a1 b1 a2 b2", skill="negotiate")) == "no-coins"


def test_s3_a_coin_of_this_very_draw_pays():
    state = draw(game("farmland", skills="diplomacy"), "A a1 a2")
    assert coins_of(state) == 1
    assert coins_of(draw(state, "B k1", skill="diplomacy")) == 0


def test_r43_paying_crosses_out_coins_that_no_longer_score():
    state = game("fishing-village", seat(coins=4), skills="concentrate", time=6)
    state = draw(draw(state, RIVER), "W a1 b1 c1 d1", skill="concentrate")
    assert state.players[0].seasons[0].coins == 1
    assert (state.players[0].filled_coins, state.players[0].spent) == (4, 3)


def test_r43_crossed_out_coins_cannot_pay_again():
    state = game("fishing-village", seat(coins=2, spent=9), skills="concentrate")
    assert draw(state, RIVER).task.kind == "draw", "two coins are left, three are wanted"


def test_s1_no_other_skill_on_an_ambush_or_a_hero_card():
    every = "concentrate cure-wounds diplomacy knowledge negotiate search"
    state = game("goblin-attack", seat(coins=9), seat(coins=9), skills=every)
    assert offered(state) == set()
    assert draw(state, "M a1 b2 c3").task.kind == "ambush"
    state = game("dobrik", seat(coins=9), skills=f"{every} acrobatics move-silently")
    assert offered(state) == set()
    assert draw(state, "H a1").card == "fishing-village"


# Acrobatics


def test_r44_at_a_table_the_shape_drawn_on_your_map_is_a_1_by_2():
    state = game("gnoll-raid", seat(), seat(coins=2), skills="acrobatics")
    assert (state.task.kind, state.task.by) == ("dodge", 1)
    state = dodge(state)
    assert coins_of(state, 1) == 0
    assert (state.task.by, state.task.on) == (0, 1)
    assert {"M a1 b1", "M a1 a2"} <= moves(state) and all(len(text.split()) == 3 for text in moves(state))
    state = draw(state, "M a1 a2")
    assert all(len(text.split()) == 6 for text in moves(state)), "the other map gets the whole shape"
    assert shows(draw(state, "M a1 b1 a2 a3 b3"), "MM M. MM", seat=0)


def test_r44_it_may_be_left():
    state = leave(game("gnoll-raid", seat(), seat(coins=2), skills="acrobatics"))
    assert coins_of(state, 1) == 2 and all(len(text.split()) == 6 for text in moves(state))


def test_r44_solo_flat_then_the_walk_of_r23():
    state = dodge(game("gnoll-raid", seat(coins=2), skills="acrobatics"), 1)
    assert shows(state, "MM") and coins_of(state) == 0


def test_r44_solo_upright_then_the_walk_of_r23():
    state = dodge(game("gnoll-raid", seat(coins=2), skills="acrobatics"), 2)
    assert shows(state, "M M")


def test_r44_solo_from_another_corner_past_what_is_filled():
    state = dodge(game("kobold-onslaught", seat("~ ... F", coins=3), skills="acrobatics"), 1)
    assert shows(state, "~ MM F") and coins_of(state) == 1
    state = dodge(game("goblin-attack", seat("~ ..........F", coins=2), skills="acrobatics"), 2)
    assert shows(state, "~ ..........M ..........M ..........F")


def test_r44_solo_upright_and_flat_are_the_only_ways():
    state = game("gnoll-raid", seat(coins=2), skills="acrobatics")
    assert {action.shape for action in legal(state) if action.kind == "dodge"} == {1, 2}
    assert refused(state, Action("dodge", shape=0, skill="acrobatics")) == "skill-timing"


def test_r44_without_acrobatics_the_card_comes_whole():
    state = leave(game("gnoll-raid", seat(coins=2), skills="acrobatics"))
    assert shows(state, "MM M. MM")


def test_r44_not_in_an_explore_turn():
    state = game("orchard", seat(coins=2), skills="acrobatics")
    assert refused(state, Action("dodge", shape=1, skill="acrobatics")) == "skill-timing"


def test_r44_a_full_map_need_not_dodge():
    state = game("gnoll-raid", seat(full_but(), coins=2), seat(), skills="acrobatics")
    assert state.task.kind == "ambush"


def test_s6_the_1_by_2_carries_the_monsters_mark():
    state = dodge(game("giant-troll-ravage", seat(coins=2), skills="acrobatics"), 1)
    assert shows(state, ".........TT")
    state = dodge(game("gorgon-gaze", seat(coins=2), skills="acrobatics"), 1)
    assert shows(state, "~ .........GG") and state.task.kind == "gorgon"


def test_s10_where_the_1_by_2_fits_nowhere_the_coins_stay_spent():
    state = dodge(game("gnoll-raid", seat(full_but("a1", "c1"), coins=2), skills="acrobatics"), 1)
    assert shows(state, full_but("a1", "c1")) and coins_of(state) == 0
    state = game("gnoll-raid", seat(), seat(full_but("a1", "c1"), coins=2), skills="acrobatics")
    assert moves(dodge(state)) == {"M a1", "M c1"}, "R21"


# Concentrate


def test_r45_the_same_shape_again_same_terrain_anywhere_legal():
    state = draw(game("orchard", seat(coins=3), skills="concentrate"), "F a1 b1 c1 c2")
    again = moves(state, "concentrate")
    assert {"F e1 f1 g1 e2", "F a2 a3 a4 b4"} <= again, "turned and flipped (R42)"
    assert all(text.startswith("F ") for text in again) and not any("a1" in text.split() for text in again)
    assert shows(draw(state, "F e1 f1 g1 e2", skill="concentrate"), "FFF.FFF ..F.F")


def test_r45_no_second_coin():
    state = draw(game("farmland", seat(coins=3), skills="concentrate"), "A a1 a2")
    assert coins_of(state) == 4
    assert coins_of(draw(state, "A c1 c2", skill="concentrate")) == 1


def test_r45_no_second_ruins_duty():
    state = game("temple-ruins fishing-village", seat("*....*", coins=3), skills="concentrate")
    state = draw(state, "W a1 b1 c1 d1")
    assert "W h11 i11 j11 k11" in moves(state, "concentrate")


def test_r45_the_shape_drawn_not_the_other_one_of_the_card():
    state = draw(game("farmland", seat(coins=3), skills="concentrate"), "A b1 a2 b2 c2 b3")
    assert all(len(text.split()) == 6 for text in moves(state, "concentrate"))


def test_r45_where_the_second_copy_does_not_fit_it_is_not_offered():
    opened = full_but("a1", "b1", "c1", "d1", "a2", "b2", "c2")
    state = draw(game("fishing-village", seat(opened, coins=3), skills="concentrate"), "W a1 b1 c1 d1")
    assert state.task.kind == "draw" and coins_of(state) == 3


def test_r45_a_rift_cell_twice():
    state = draw(game("rift-lands", seat(coins=3), skills="concentrate"), "M a1")
    assert shows(draw(state, "M c1", skill="concentrate"), "M.M")


def test_r33_a_second_monster_on_an_attack_cell_is_destroyed():
    state = draw(game("rift-lands", seat(coins=3, attack="c1"), skills="concentrate"), "M a1")
    assert shows(draw(state, "M c1", skill="concentrate"), "M.X", "c1")


def test_s4_not_after_the_single_cell():
    state = draw(game("fishing-village", seat(full_but("a1", "b1"), coins=3), skills="concentrate search"), "W a1")
    assert state.task.kind == "draw"


# Cure wounds


def test_r46_an_extra_1_by_2_beside_a_monster_in_a_terrain_of_the_card():
    state = draw(game("orchard", seat("M", coins=1), skills="cure-wounds"), "F i11 j11 k11 k10")
    assert moves(state, "cure-wounds") == {
        f"{letter} {pair}" for letter in "FA" for pair in ("b1 c1", "b1 b2", "a2 b2", "a2 a3")
    }
    assert refused(state, shape("F", "e5 e6", skill="cure-wounds")) == "not-beside-monster"
    assert refused(state, shape("W", "b1 c1", skill="cure-wounds")) == "wrong-terrain"
    state = draw(state, "A b1 b2", skill="cure-wounds")
    assert shows(state, "MA .A ~ ..........F ........FFF") and coins_of(state) == 0


def test_r46_without_a_monster_it_is_not_offered():
    assert draw(game("orchard", seat(coins=1), skills="cure-wounds"), "F a1 b1 c1 c2").task.kind == "draw"


def test_r46_without_room_beside_the_monster_neither():
    state = game("orchard", seat("M.F FF", coins=1), skills="cure-wounds")
    assert draw(state, "F i11 j11 k11 k10").task.kind == "draw"


def test_s4_after_a_single_cell_cure_wounds_and_diplomacy_remain():
    opened = full_but("a1", "b1", "d1", "e1")
    state = game("hinterland-stream", seat(opened, coins=1), skills="cure-wounds diplomacy")
    state = draw(state, "M a1")
    assert offered(state) == {"diplomacy"}
    state = game("hinterland-stream", seat(opened, coins=1), skills="cure-wounds diplomacy")
    state = draw(state, "F a1")
    assert offered(state) == {"diplomacy"}, "no monster"
    walled = full_but("a1", "b1", "c1", "k11")
    state = draw(game("hinterland-stream", seat(walled, coins=1), skills="cure-wounds"), "M a1")
    assert moves(state, "cure-wounds") == {"A b1 c1", "W b1 c1"}


# Diplomacy


def test_r47_an_extra_cell_that_is_farm_and_village_at_once():
    state = draw(game("fishing-village", seat("V", coins=1), skills="diplomacy"), "W a2 b2 c2 d2")
    assert "B k11" in moves(state, "diplomacy") and len(moves(state, "diplomacy")) == 116
    state = draw(state, "B b1", skill="diplomacy")
    assert shows(state, "VB WWWW")
    board = state.players[0].board
    assert EDICTS["canal-lake"].count(board) == 2, "as a farm"
    assert EDICTS["caravansary"].count(board) == 3, "as a village"


def test_r47_on_a_ruins_cell():
    state = draw(game("fishing-village", seat("*", coins=1), skills="diplomacy"), RIVER)
    assert shows(draw(state, "B a1", skill="diplomacy"), "b ~ WWWW")


# Knowledge


def test_r48_fill_the_chosen_shape_with_village():
    state = game("great-river", skills="knowledge")
    assert moves(state, "knowledge") == {text.replace("W", "V") for text in moves(state)}
    state = draw(state, "V a1 b1 c1", skill="knowledge")
    assert shows(state, "VVV") and coins_of(state) == 1, "the coin shape gives its coin"


def test_r48_where_the_card_has_village_there_is_no_need():
    assert offered(game("hamlet", skills="knowledge")) == set()
    assert offered(game("rift-lands", skills="knowledge")) == set()


def test_r48_the_ruins_duty_stays():
    state = game("temple-ruins great-river", "*", skills="knowledge")
    assert all("a1" in text.split() for text in moves(state, "knowledge"))
    assert refused(state, shape("V", "c4 c5 c6", skill="knowledge")) == "ruins-duty"


def test_r48_not_with_a_single_cell():
    state = game("great-river", full_but("a1"), skills="knowledge")
    assert offered(state) == set()


# Move silently


def test_r49_the_shape_may_hang_over_the_border():
    state = game("fishing-village", skills="move-silently")
    assert shows(draw(state, "W a1 a2", skill="move-silently"), "W W")


def test_r49_with_one_cell_inside():
    state = game("fishing-village", skills="move-silently")
    assert "W f1" in moves(state, "move-silently")
    assert shows(draw(state, "W f1", skill="move-silently"), ".....W")


def test_r49_at_least_one_cell_is_inside():
    state = game("fishing-village", skills="move-silently")
    assert refused(state, Action("skill", Terrain.WATER, 1, 0, "move-silently")) == "wrong-shape"


def test_s7_it_must_really_hang_over():
    state = game("fishing-village", skills="move-silently")
    assert refused(state, shape("W", "a1 b1 c1 d1", skill="move-silently")) == "inside"
    assert not any(len(text.split()) == 5 for text in moves(state, "move-silently"))


def test_r49_not_a_part_in_the_middle_of_the_map():
    state = game("fishing-village", skills="move-silently")
    assert refused(state, shape("W", "e5 e6", skill="move-silently")) == "wrong-shape"
    assert refused(
        game("fishing-village", "F", skills="move-silently"), shape("W", "a1 b1", skill="move-silently")
    ) == ("covers-filled")


def test_s7_the_coin_shape_gives_its_coin():
    state = game("farmland", skills="move-silently")
    actions = [action for action in legal(state) if action.skill and action.cells == cells("a1") and action.shape == 1]
    assert actions
    assert coins_of(draw(state, "A a1", skill="move-silently")) == 1


def test_r49_the_ruins_duty_stays():
    state = game("temple-ruins fishing-village", "*", skills="move-silently")
    assert all("a1" in text.split() for text in moves(state, "move-silently"))


def test_r49_at_a_table_on_anothers_map_too():
    state = game("goblin-attack", seat(), seat(), skills="move-silently")
    assert shows(draw(state, "M a2 b1", skill="move-silently"), ".M M", seat=1)
    after = draw(state, "M k6", skill="move-silently")
    assert after.players[0].skill_used and not after.players[1].skill_used, "the drawer uses it"


def test_r49_not_on_a_solo_ambush():
    state = game("goblin-attack", skills="move-silently")
    assert state.card == "fishing-village"


def test_s2_not_on_an_ambush_that_acrobatics_made_small():
    state = game("goblin-attack", seat(), seat(coins=2), skills="acrobatics move-silently")
    state = dodge(state)
    assert offered(state) == set()
    assert refused(state, Action("ambush", MONSTER, 1, cells("a1"), "move-silently")) == "skill-timing"


def test_s9_where_no_shape_fits_inside_hanging_over_is_offered_beside_the_single_cell():
    state = game("fishing-village", full_but("a1", "b1", "k6"), skills="move-silently")
    assert {"F a1", "F k6"} <= moves(state)
    assert moves(state, "move-silently") == {
        f"{letter} {names}" for letter in "VW" for names in ("a1", "b1", "k6", "a1 b1")
    }


def test_r49_rift_lands_have_nothing_to_hang_over():
    assert offered(game("rift-lands", skills="move-silently")) == set()


# Negotiate


def test_r50_a_2_by_2_in_a_terrain_of_the_card_no_coin():
    state = game("farmland", seat(coins=1), skills="negotiate")
    assert "A a1 b1 a2 b2" in moves(state, "negotiate")
    state = draw(state, "A a1 b1 a2 b2", skill="negotiate")
    assert shows(state, "AA AA") and coins_of(state) == 0


def test_r50_in_either_terrain():
    state = game("orchard", seat(coins=1), skills="negotiate")
    assert {text[0] for text in moves(state, "negotiate")} == {"F", "A"}
    assert refused(state, shape("W", "a1 b1 a2 b2", skill="negotiate")) == "wrong-terrain"


def test_r50_the_ruins_duty_stays():
    state = game("temple-ruins orchard", seat("*", coins=1), skills="negotiate")
    assert moves(state, "negotiate") == {"F a1 b1 a2 b2", "A a1 b1 a2 b2"}
    assert refused(state, shape("F", "e5 f5 e6 f6", skill="negotiate")) == "ruins-duty"


def test_r50_with_the_duty_and_no_ruins_left_there_is_only_the_single_cell():
    assert offered(game("temple-ruins orchard", seat("f", coins=1), skills="negotiate")) == set()


def test_s9_where_no_shape_of_the_card_fits_the_2_by_2_may():
    opened = full_but("a1", "b1", "a2", "b2")
    state = game("fishing-village", seat(opened, coins=1), skills="negotiate")
    assert moves(state, "negotiate") == {"V a1 b1 a2 b2", "W a1 b1 a2 b2"} and "F a1" in moves(state)


def test_s9_where_the_2_by_2_reaches_ruins_that_the_card_does_not():
    walled = "*.F ..F FF"
    state = game("temple-ruins fishing-village", seat(walled, coins=1), skills="negotiate")
    assert moves(state, "negotiate") == {"V a1 b1 a2 b2", "W a1 b1 a2 b2"} and "M k11" in moves(state)


# Search


def test_r51_an_extra_cell_beside_the_shape_just_drawn_same_terrain():
    state = draw(game("fishing-village", "W", skills="search"), RIVER)
    assert moves(state, "search") == {"W e11", "W a10", "W b10", "W c10", "W d10"}
    assert refused(state, shape("W", "b1", number=0, skill="search")) == "not-beside-shape"
    assert refused(state, shape("V", "e11", number=0, skill="search")) == "wrong-terrain"
    assert shows(draw(state, "W a10", skill="search"), "W ~ W WWWW")


def test_r51_without_room_it_is_not_offered():
    opened = full_but("a1", "b1", "c1", "d1", "k11")
    assert draw(game("fishing-village", opened, skills="search"), "W a1 b1 c1 d1").task.kind == "draw"


def test_r51_a_monster_from_the_rift_may_search_too():
    state = draw(game("rift-lands", seat(attack="b1"), skills="search"), "M a1")
    assert shows(draw(state, "M b1", skill="search"), "MX", "b1")


def test_r18_an_extra_cell_closes_a_mountain():
    state = draw(game("fishing-village", ".F F^. .F", skills="search"), "W d2 e2 f2 g2")
    assert coins_of(draw(state, "W c2", skill="search")) == 1
