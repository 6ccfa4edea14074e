"""Skills that change what is drawn: knowledge, move silently, negotiate (R48–R50, S2, S7, S9)."""

from map_pictures import full_except
from mapwright.board.terrain import MONSTER, Terrain
from mapwright.rules.game import legal
from mapwright.rules.state import Action
from table import cells, coins_of, dodge, draw, game, moves, offered, refused, seat, shape, shows

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
    state = game("great-river", full_except("a1"), skills="knowledge")
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


def test_s7_shape_without_overhang_is_refused():
    state = game("fishing-village", skills="move-silently")
    assert refused(state, shape("W", "a1 b1 c1 d1", skill="move-silently")) == "inside"
    assert not any(len(text.split()) == 5 for text in moves(state, "move-silently"))


def test_r49_part_of_a_shape_inside_the_map_is_refused():
    state = game("fishing-village", skills="move-silently")
    assert refused(state, shape("W", "e5 e6", skill="move-silently")) == "wrong-shape"
    assert refused(
        game("fishing-village", "F", skills="move-silently"), shape("W", "a1 b1", skill="move-silently")
    ) == ("covers-filled")


def test_s7_the_coin_shape_gives_its_coin():
    state = game("farmland", skills="move-silently")
    actions = [
        action for action in legal(state) if action.skill and action.cells == cells("a1") and action.shape_number == 1
    ]
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
    state = game("fishing-village", full_except("a1", "b1", "k6"), skills="move-silently")
    assert {"F a1", "F k6"} <= moves(state)
    assert moves(state, "move-silently") == {
        f"{letter} {names}" for letter in "VW" for names in ("a1", "b1", "k6", "a1 b1")
    }


def test_r49_move_silently_is_not_offered_on_rift_lands():
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


def test_s9_2_by_2_is_offered_where_no_shape_of_the_card_fits():
    opened = full_except("a1", "b1", "a2", "b2")
    state = game("fishing-village", seat(opened, coins=1), skills="negotiate")
    assert moves(state, "negotiate") == {"V a1 b1 a2 b2", "W a1 b1 a2 b2"} and "F a1" in moves(state)


def test_s9_where_the_2_by_2_reaches_ruins_that_the_card_does_not():
    walled = "*.F ..F FF"
    state = game("temple-ruins fishing-village", seat(walled, coins=1), skills="negotiate")
    assert moves(state, "negotiate") == {"V a1 b1 a2 b2", "W a1 b1 a2 b2"} and "M k11" in moves(state)
