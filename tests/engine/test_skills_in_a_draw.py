"""Skills that change what is drawn: knowledge, move silently, negotiate (R48–R50, S2, S7, S9)."""

from map_pictures import full_except
from mapwright.board.terrain import MONSTER, Terrain
from mapwright.rules.game import legal
from mapwright.rules.state import Action
from table import cells, coins_of, dodge, draw, game, moves, offered, refused, seat, shape, shows

# Knowledge


def test_r48_knowledge_draws_the_shape_of_the_card_as_village():
    state = game("great-river", skills="knowledge")
    assert moves(state, "knowledge") == {text.replace("W", "V") for text in moves(state)}
    state = draw(state, "V a1 b1 c1", skill="knowledge")
    assert shows(state, "VVV") and coins_of(state) == 1, "the coin shape gives its coin"


def test_r48_knowledge_is_not_offered_if_the_card_has_village():
    assert offered(game("hamlet", skills="knowledge")) == set()
    assert offered(game("rift-lands", skills="knowledge")) == set()


def test_r48_shape_drawn_with_knowledge_must_cover_ruins_if_required():
    state = game("temple-ruins great-river", "*", skills="knowledge")
    assert all("a1" in text.split() for text in moves(state, "knowledge"))
    assert refused(state, shape("V", "c4 c5 c6", skill="knowledge")) == "ruins-duty"


def test_r48_knowledge_is_not_offered_for_a_single_cell():
    state = game("great-river", full_except("a1"), skills="knowledge")
    assert offered(state) == set()


# Move silently


def test_r49_the_shape_may_hang_over_the_border():
    state = game("fishing-village", skills="move-silently")
    assert shows(draw(state, "W a1 a2", skill="move-silently"), "W W")


def test_r49_a_shape_with_one_cell_inside_the_map_is_legal():
    state = game("fishing-village", skills="move-silently")
    assert "W f1" in moves(state, "move-silently")
    assert shows(draw(state, "W f1", skill="move-silently"), ".....W")


def test_r49_a_shape_without_a_cell_inside_the_map_is_refused():
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


def test_s7_overhanging_coin_shape_gives_its_coin():
    state = game("farmland", skills="move-silently")
    actions = [
        action for action in legal(state) if action.skill and action.cells == cells("a1") and action.shape_number == 1
    ]
    assert actions
    assert coins_of(draw(state, "A a1", skill="move-silently")) == 1


def test_r49_overhanging_shape_must_cover_ruins_if_required():
    state = game("temple-ruins fishing-village", "*", skills="move-silently")
    assert all("a1" in text.split() for text in moves(state, "move-silently"))


def test_r49_shape_may_overhang_the_border_of_anothers_map():
    state = game("goblin-attack", seat(), seat(), skills="move-silently")
    assert shows(draw(state, "M a2 b1", skill="move-silently"), ".M M", seat=1)
    after = draw(state, "M k6", skill="move-silently")
    assert after.players[0].skill_used and not after.players[1].skill_used, "the drawer uses it"


def test_r49_move_silently_is_not_offered_on_a_solo_ambush():
    state = game("goblin-attack", skills="move-silently")
    assert state.card == "fishing-village"


def test_s2_move_silently_is_refused_on_an_ambush_made_small_by_acrobatics():
    state = game("goblin-attack", seat(), seat(coins=2), skills="acrobatics move-silently")
    state = dodge(state)
    assert offered(state) == set()
    assert refused(state, Action("ambush", MONSTER, 1, cells("a1"), "move-silently")) == "skill-timing"


def test_s9_overhanging_shape_and_single_cell_are_offered_if_no_shape_fits_inside():
    state = game("fishing-village", full_except("a1", "b1", "k6"), skills="move-silently")
    assert {"F a1", "F k6"} <= moves(state)
    assert moves(state, "move-silently") == {
        f"{letter} {names}" for letter in "VW" for names in ("a1", "b1", "k6", "a1 b1")
    }


def test_r49_move_silently_is_not_offered_on_rift_lands():
    assert offered(game("rift-lands", skills="move-silently")) == set()


# Negotiate


def test_r50_negotiate_draws_a_2_by_2_without_a_coin():
    state = game("farmland", seat(coins=1), skills="negotiate")
    assert "A a1 b1 a2 b2" in moves(state, "negotiate")
    state = draw(state, "A a1 b1 a2 b2", skill="negotiate")
    assert shows(state, "AA AA") and coins_of(state) == 0


def test_r50_negotiate_offers_each_terrain_of_the_card_and_no_other():
    state = game("orchard", seat(coins=1), skills="negotiate")
    assert {text[0] for text in moves(state, "negotiate")} == {"F", "A"}
    assert refused(state, shape("W", "a1 b1 a2 b2", skill="negotiate")) == "wrong-terrain"


def test_r50_2_by_2_must_cover_ruins_if_required():
    state = game("temple-ruins orchard", seat("*", coins=1), skills="negotiate")
    assert moves(state, "negotiate") == {"F a1 b1 a2 b2", "A a1 b1 a2 b2"}
    assert refused(state, shape("F", "e5 f5 e6 f6", skill="negotiate")) == "ruins-duty"


def test_r50_negotiate_is_not_offered_if_ruins_are_required_and_none_is_left():
    assert offered(game("temple-ruins orchard", seat("f", coins=1), skills="negotiate")) == set()


def test_s9_2_by_2_is_offered_where_no_shape_of_the_card_fits():
    opened = full_except("a1", "b1", "a2", "b2")
    state = game("fishing-village", seat(opened, coins=1), skills="negotiate")
    assert moves(state, "negotiate") == {"V a1 b1 a2 b2", "W a1 b1 a2 b2"} and "F a1" in moves(state)


def test_s9_2_by_2_is_offered_if_it_alone_reaches_the_required_ruins():
    walled = "*.F ..F FF"
    state = game("temple-ruins fishing-village", seat(walled, coins=1), skills="negotiate")
    assert moves(state, "negotiate") == {"V a1 b1 a2 b2", "W a1 b1 a2 b2"} and "M k11" in moves(state)
