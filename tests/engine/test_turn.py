"""A turn: reveal, ruins and their duty, drawing, the single cell, a full map (R8–R17)."""

from dataclasses import replace

import pytest

from map_pictures import full_except
from mapwright.board.shapes import placements
from mapwright.board.terrain import Terrain
from mapwright.rules.cards import EXPLORE_BY_ID
from mapwright.rules.game import act, apply, legal
from mapwright.rules.legal_options import is_fallback
from mapwright.rules.setup import HEROES
from mapwright.rules.state import Action
from table import BLANK, cells, draw, find, game, map_of, moves, refused, seat, shape, shows

ONE_RUIN = "~ .....*..... ........... ........... ........... ..........."
ANY_TERRAIN = {"F", "V", "A", "W", "M"}


def letters(state):
    return {text.split()[0] for text in moves(state)}


def places_of(state):
    return {text.split(maxsplit=1)[1] for text in moves(state)}


def test_r8_a_card_is_revealed():
    state = game("orchard, hamlet")
    assert state.cards == ("orchard",) and not state.ruins_duty
    assert state.task.kind == "draw"


def test_r8_ruins_card_is_followed_by_another_card_in_the_same_turn():
    state = game("temple-ruins hamlet", ONE_RUIN)
    assert state.card == "hamlet" and state.ruins_duty


def test_r8_second_ruins_card_brings_the_next_card_too():
    state = game("temple-ruins outpost-ruins hamlet", ONE_RUIN)
    assert state.cards == ("temple-ruins", "outpost-ruins", "hamlet")
    state = draw(state, "V f7 f8 g8")
    assert not state.ruins_duty, "two ruins cards ask for one ruins cell"


def test_r9_everybody_draws_on_their_own_map():
    state = game("fishing-village", BLANK, "F", "FF")
    assert [(task.by, task.on) for task in state.todo] == [(0, 0), (1, 1), (2, 2)]
    state = draw(state, "W a11 b11 c11 d11")
    assert state.task.by == 1
    state = draw(draw(state, "V b1 b2 b3 b4"), "V c1 d1 e1 f1")
    assert shows(state, "~ WWWW", seat=0)
    assert shows(state, "FV .V .V .V", seat=1)
    assert shows(state, "FFVVVV", seat=2)


def test_r10_time_adds_up_and_ends_the_season():
    state = game("orchard, hamlet", time=5)
    state = draw(state, "F a1 a2 a3 b1")
    assert (state.season, state.time) == (0, 7)
    state = draw(state, "V k11 k10 j11")
    assert (state.season, state.time) == (1, 0), "eight is reached"
    assert len(state.players[0].seasons) == 1


def test_r10_surplus_time_is_lost():
    state = draw(game("orchard", time=7), "F a1 a2 a3 b1")
    assert (state.season, state.time) == (1, 0)


def test_r10_rift_lands_ambushes_and_heroes_take_no_time():
    state = draw(game("rift-lands, zombie-plague, dobrik, hamlet", time=6), "F k11")
    assert state.time == 6 and state.card == "dobrik"
    state = draw(state, "H k1", attack="j1 k2")
    assert state.time == 6 and state.season == 0


def test_r11_one_shape_is_drawn_in_one_terrain_rotated_or_flipped():
    state = game("hamlet")
    assert letters(state) == {"V"}
    assert {"V a1 a2 b2", "V a1 b1 a2", "V a1 b1 b2", "V b1 a2 b2"} <= moves(state), "the corner, four ways"
    assert {"V a1 b1 c1 a2 b2", "V a1 b1 a2 b2 a3", "V a1 b1 a2 b2 c2"} <= moves(state)
    assert letters(game("orchard")) == {"F", "A"}


def test_r11_shape_outside_the_map_or_on_filled_cells_is_refused():
    state = game("fishing-village", "..^ #F *")
    assert refused(state, shape("W", "a1 b1 c1 d1")) == "covers-mountain"
    assert refused(state, shape("W", "a2 b2 c2 d2")) == "covers-wasteland"
    assert refused(state, shape("W", "b1 b2 b3 b4")) == "covers-filled"
    assert refused(state, shape("W", "a4 b4 c4")) == "wrong-shape"
    assert refused(state, shape("W", "i4 j4 k4 a5")) == "wrong-shape", "the borders do not meet"
    assert refused(state, shape("F", "a4 b4 c4 d4")) == "wrong-terrain"
    assert refused(state, shape("W", "a4 b4 c4 d4", number=2)) == "wrong-shape"


def test_r11_ruins_may_be_covered_at_any_time_and_stay_ruins():
    state = draw(game("fishing-village", "*"), "W a1 b1 c1 d1")
    assert shows(state, "wWWW")


def test_r11_shape_need_not_touch_filled_cells():
    assert {"W h11 i11 j11 k11", "W b1 c1 d1 e1"} <= moves(game("fishing-village", "F"))


@pytest.mark.parametrize("card", EXPLORE_BY_ID)
def test_r11_every_card_offers_each_place_in_each_of_its_terrains(card):
    setup = HEROES if card in {"lagoon", "pasture"} else game("hamlet").setup
    state = game(card, ".^...F... ..#..*", setup=setup)
    empty = state.players[0].board.empty
    shapes = EXPLORE_BY_ID[card].shapes
    assert len(legal(state)) == sum(len(placements(one, empty)) for one in shapes) * len(EXPLORE_BY_ID[card].terrains)


def test_r13_single_cell_of_any_terrain_is_drawn_when_no_shape_fits():
    state = game("fishing-village", full_except("a1", "b1", "c1", "k11"))
    assert is_fallback(state, 0)
    assert places_of(state) == {"a1", "b1", "c1", "k11"}
    assert letters(state) == ANY_TERRAIN
    assert shows(draw(state, "M k11"), full_except("a1", "b1", "c1", "k11")[:-1] + "M")


def test_r13_fallback_is_refused_while_a_shape_fits():
    state = game("fishing-village", full_except("a1", "b1", "c1", "d1"))
    assert moves(state) == {"V a1 b1 c1 d1", "W a1 b1 c1 d1"}
    assert refused(state, shape("F", "a1", number=0)) == "must-draw-shape"


def test_r13_while_the_smaller_shape_fits_it_must_be_drawn():
    state = game("great-river", full_except("a1", "a2", "a3", "k1"))
    assert moves(state) == {"W a1 a2 a3"}


def test_r13_fallback_cell_cannot_be_a_mountain_or_hero():
    state = game("fishing-village", full_except("a1"))
    hero = Action("cell", Terrain.HERO, 0, cells("a1"))
    assert refused(state, hero) == "wrong-terrain"
    assert refused(state, Action("cell", Terrain.DIPLOMACY, 0, cells("a1"))) == "wrong-terrain"


def test_r13_fallback_applies_to_each_map_separately():
    state = game("fishing-village", full_except("a1"), BLANK)
    assert moves(state) == {f"{letter} a1" for letter in ANY_TERRAIN}
    state = draw(state, "F a1")
    assert "F a1" not in moves(state) and "W a1 b1 c1 d1" in moves(state)


def test_r14_after_ruins_the_shape_must_cover_an_empty_ruins_cell():
    state = game("temple-ruins fishing-village", "*..*")
    assert all("a1" in text.split() or "d1" in text.split() for text in moves(state))
    assert refused(state, shape("W", "a4 b4 c4 d4")) == "ruins-duty"
    assert shows(draw(state, "W a1 b1 c1 d1"), "wWWw")


def test_r14_a_covered_ruins_cell_does_not_count():
    state = game("temple-ruins fishing-village", "f..*")
    assert refused(state, shape("W", "a2 a3 a4 a5")) == "ruins-duty"
    assert all("d1" in text.split() for text in moves(state))


def test_r14_single_cell_is_drawn_anywhere_if_no_empty_ruins_are_left():
    state = game("temple-ruins hamlet", "f")
    assert is_fallback(state, 0)
    assert len(moves(state)) == 120 * 5
    assert refused(state, shape("V", "c4 c5 d5")) == "ruins-duty"


def test_r14_single_cell_is_drawn_anywhere_if_no_shape_reaches_the_ruins():
    walled = "*F...... FF"
    state = game("temple-ruins fishing-village", walled)
    assert letters(state) == ANY_TERRAIN
    assert len(places_of(state)) == 121 - 3
    assert refused(state, shape("W", "a11 b11 c11 d11")) == "ruins-duty"
    assert shows(draw(state, "M e11"), "*F FF ~ ....M")


def test_r14_ruins_are_required_for_one_explore_card_only():
    state = draw(game("temple-ruins fishing-village, hamlet", "*"), "W a1 b1 c1 d1")
    assert not state.ruins_duty and "V k11 j11 k10" not in moves(state)
    assert "V k10 j11 k11" in moves(state)


def test_r15_an_ambush_after_ruins_is_played_as_usual_and_the_duty_waits():
    state = game("temple-ruins zombie-plague, fishing-village", ONE_RUIN)
    assert state.card == "fishing-village" and state.ruins_duty
    assert map_of(state)[0] == "Z"
    assert all("f7" in text.split() for text in moves(state))


def test_r15_a_hero_after_ruins_is_played_as_usual_and_the_duty_waits():
    state = game("temple-ruins dobrik, hamlet", ONE_RUIN)
    assert state.task.kind == "hero" and len(places_of(state)) == 121
    state = draw(state, "H a1", attack="b1 a2")
    assert state.card == "hamlet" and state.ruins_duty


def test_r15_ruins_are_still_required_after_a_hero_and_an_ambush():
    state = game("temple-ruins dobrik, zombie-plague, fishing-village, hamlet", ONE_RUIN)
    state = draw(state, "H k11", attack="k10 j11")
    assert state.card == "fishing-village" and state.ruins_duty
    state = draw(state, "W f7 g7 h7 i7")
    assert not state.ruins_duty and state.card == "hamlet"


def test_r15_two_ruins_cards_require_one_shape_on_ruins():
    state = game("temple-ruins zombie-plague, outpost-ruins hamlet, hamlet", "~ ......*.... .*.........")
    state = draw(state, "V b11 a11 b10")
    assert not state.ruins_duty


def test_r16_rift_lands_draws_one_cell_of_any_of_five_terrains():
    state = game("rift-lands", "^#F")
    assert letters(state) == ANY_TERRAIN and len(places_of(state)) == 118


def test_r16_rift_lands_must_cover_ruins_if_required():
    state = game("temple-ruins rift-lands", "*...*")
    assert places_of(state) == {"a1", "e1"} and letters(state) == ANY_TERRAIN
    assert not is_fallback(state, 0)


def test_r16_rift_lands_is_drawn_anywhere_if_the_required_ruins_are_missing():
    state = game("temple-ruins rift-lands", "f")
    assert is_fallback(state, 0) and len(places_of(state)) == 120


def test_r16_kethras_gates_play_like_rift_lands():
    assert moves(game("kethras-gates", "^#F")) == moves(game("rift-lands", "^#F"))


def test_r17_a_full_map_draws_nothing():
    full = full_except()
    state = game("hamlet, orchard", seat(full), seat())
    assert state.task.by == 1
    state = draw(state, "V a1 a2 b2")
    assert state.card == "orchard" and state.task.by == 1
    assert shows(state, full, seat=0)


def test_r17_full_map_is_skipped_although_ruins_are_required():
    state = game("temple-ruins hamlet", seat(full_except()), seat("*"))
    assert state.task.by == 1 and state.ruins_duty


def test_action_out_of_turn_or_after_the_end_is_refused():
    state = game("orchard", full_except("a1"), season="winter", time=5)
    over, events = apply(state, shape("F", "a1", number=0))
    assert over.over and events[-1].kind == "finished"
    assert refused(over, shape("F", "a1", number=0)) == "game-over"
    assert legal(over) == []


def test_action_before_the_next_card_is_revealed_is_refused():
    state = game("orchard, hamlet")
    waiting, _ = act(state, find(state, "F a1 b1 c1 c2"))
    assert refused(waiting, shape("F", "e1 f1 g1 g2")) == "not-your-turn"


def test_pass_outside_a_skill_is_refused():
    assert refused(game("orchard"), Action("pass")) == "wrong-shape"


def test_action_with_a_meaningless_part_is_refused():
    assert refused(game("orchard"), replace(shape("F", "a1 b1 c1 c2"), attack=cells("k11"))) == "wrong-shape"
    ambushed = game("gnoll-raid", seat(coins=2), skills="acrobatics")
    assert refused(ambushed, Action("dodge", Terrain.WATER, 1, skill="acrobatics")) == "wrong-shape"
    assert refused(ambushed, Action("dodge", None, 1, cells("a1"), skill="acrobatics")) == "wrong-shape"
