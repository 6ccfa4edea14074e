"""Monsters with effects: dragon, zombie, troll, gorgon (R35–R38)."""

from dataclasses import replace

from map_pictures import full_except
from mapwright.rules.state import Action
from table import BLANK, cells, coins_of, dodge, draw, game, legal, moves, refused, seat, shows


def after_spring(*players, effects):
    """The first decision after spring's last card, on the maps given; the card itself goes into the far corner."""
    state = game("fishing-village", *players, time=6, later="fishing-village")
    state = replace(state, effects=tuple(effects))
    for _ in players:
        state = draw(state, "W h11 i11 j11 k11")
    return state


# Dragon


def test_r35_a_dragon_pays_when_no_cell_of_it_has_an_empty_neighbour():
    state = game("rift-lands, rift-lands", "DF .F")
    state = draw(state, "W k11")
    assert coins_of(state) == 0
    assert coins_of(draw(state, "W a2")) == 3


def test_r35_dragon_pays_only_once():
    state = draw(game("rift-lands, rift-lands", seat("DF")), "W a2")
    assert coins_of(state) == 3 and coins_of(draw(state, "W k11")) == 3


def test_r35_dragon_beside_an_empty_ruins_cell_does_not_pay():
    assert coins_of(draw(game("rift-lands", seat("D. *")), "W b1")) == 0


def test_r35_dragon_destroyed_as_it_is_drawn_pays_at_once():
    state = game("dragon-inferno", seat("~ ...", attack="c9 a10 b10 c10 a11"))
    assert shows(state, "~ ..X XXX X", "c9 a10 b10 c10 a11")
    assert coins_of(state) == 3


def test_r35_partly_destroyed_dragon_pays_when_its_rest_is_surrounded():
    state = draw(game("dobrik", seat("DFD F..F")), "H c2", attack="c1 b2 d2 c3")
    assert shows(state, "DFX F.HF", "c1 b2 d2 c3")
    assert coins_of(state) == 3


def test_r35_dragon_pays_when_a_hero_destroys_its_last_cell():
    assert coins_of(draw(game("dobrik", seat("~ D...")), "H b11", attack="a11 b10 c11")) == 3


def test_r35_owner_of_the_map_gets_the_coins_of_a_dragon():
    walled = full_except("a1", "c1", "a2", "b2", "c2", "a3")
    state = game("dragon-inferno", BLANK, walled)
    state = draw(state, "M c1 a2 b2 c2 a3")
    assert (coins_of(state, 0), coins_of(state, 1)) == (0, 0)
    state = draw(draw(state, "M c1 a2 b2 c2 a3"), "W e5 f5 g5 h5")
    assert coins_of(draw(state, "F a1"), 1) == 3


def test_r35_coins_of_a_dragon_stop_at_fourteen():
    assert coins_of(draw(game("rift-lands", seat("DF", coins=12)), "W a2")) == 14


def test_r21_a_single_cell_of_the_dragon_card_pays_nothing():
    state = draw(game("dragon-inferno", BLANK, full_except("a1", "c1")), "M a1")
    assert coins_of(state, 1) == 0


# Zombie


def test_r36_every_empty_cell_beside_a_zombie_becomes_one():
    state = after_spring("Z.F ... ...", effects="Z")
    assert shows(state, "ZZF Z ~ .......WWWW")


def test_r36_zombie_wave_fills_ruins_and_leaves_filled_cells():
    state = after_spring("^Z* .F", effects="Z")
    assert shows(state, "^Zz .F ~ .......WWWW")


def test_r36_new_zombies_spread_only_at_the_end_of_the_next_season():
    state = after_spring("Z", effects="Z")
    assert shows(state, "ZZ Z ~ .......WWWW")
    state = draw(replace(state, time=6), "W h10 i10 j10 k10")
    assert shows(state, "ZZZ ZZ Z ~ .......WWWW .......WWWW")


def test_r36_zombies_that_spread_onto_attack_cells_are_destroyed():
    state = after_spring(seat("Z.. ... H..", attack="a2"), effects="Z")
    assert shows(state, "ZZ. X.. H.. ~ .......WWWW", "a2")


def test_r36_zombies_that_surround_a_mountain_give_its_coin_to_the_owner():
    state = after_spring(seat("Z. F^F .F"), effects="Z")
    assert coins_of(state) == 1, "to the owner of the map (R18)"
    assert shows(state, "ZZ F^F .F ~ .......WWWW")


def test_r36_zombie_wave_can_surround_a_dragon_which_pays():
    assert coins_of(after_spring(seat("D. .Z"), effects="Z")) == 3


def test_r36_every_map_has_its_own_wave():
    state = after_spring(seat("Z"), seat("~ Z.........."), effects="Z")
    assert shows(state, "ZZ Z ~ .......WWWW", seat=0)
    assert shows(state, "~ Z ZZ.....WWWW", seat=1)


def test_r36_other_monsters_do_not_spread():
    state = after_spring("Z ... M.T D.G", effects="Z")
    assert shows(state, "ZZ Z M.T D.G ~ .......WWWW")


def test_r36_season_is_scored_before_the_zombie_wave():
    state = after_spring("Z", effects="Z")
    assert state.players[0].seasons[0].toll == 2


# Troll


def test_r37_the_owner_destroys_an_empty_cell_beside_a_living_troll():
    state = after_spring("T.F .", effects="T")
    assert state.task.kind == "troll" and (state.task.by, state.task.on) == (0, 0)
    assert moves(state) == {"X b1", "X a2"}
    assert refused(state, Action("destroy", cells=cells("c1"))) == "not-a-choice"
    assert refused(state, Action("destroy", cells=cells("b1 a2"))) == "not-a-choice"
    assert refused(state, Action("pass")) == "wrong-shape"
    assert shows(draw(state, "X a2"), "T.F X ~ .......WWWW")


def test_r37_a_ruins_cell_may_be_destroyed_and_stays_ruins():
    state = draw(after_spring("T* F", effects="T"), "X b1")
    assert shows(state, "Tx F ~ .......WWWW")


def test_r37_troll_without_an_empty_neighbour_asks_for_nothing():
    state = after_spring("TF ^", effects="T")
    assert state.season_id == "summer" and state.task.kind == "draw"


def test_r37_destroyed_troll_asks_for_nothing():
    state = after_spring(seat("X.", attack="a1"), effects="T")
    assert state.task.kind == "draw"


def test_r37_each_owner_chooses_the_destroyed_cell_of_their_own_map():
    state = after_spring(seat("T"), seat("FT"), effects="T")
    assert (state.task.by, state.task.on) == (0, 0)
    state = draw(state, "X b1")
    assert (state.task.by, state.task.on) == (1, 1)
    assert moves(state) == {"X c1", "X b2"}


def test_r37_a_destroyed_cell_fills_the_last_neighbour_of_a_mountain():
    assert coins_of(draw(after_spring("T. F^F .F", effects="T"), "X b1")) == 1


def test_r27_troll_and_zombies_act_in_the_order_in_which_they_were_revealed():
    state = game("giant-troll-ravage, zombie-plague")
    assert state.effects == ("T", "Z")
    assert shows(state, "Z.......TTT .........T")


# Gorgon


def test_r38_drawer_of_the_gorgon_destroys_an_adjacent_cell_at_once():
    state = game("gorgon-gaze", BLANK, "~ ...V")
    state = draw(state, "M a1 c1 b2")
    assert (state.task.kind, state.task.by, state.task.on) == ("gorgon", 0, 1)
    assert moves(state) == {"X b1", "X d1", "X a2", "X c2", "X b3"}
    assert refused(state, Action("destroy", cells=cells("k11"))) == "not-a-choice"
    state = draw(state, "X b1")
    assert shows(state, "GXG .G. ~ ...V", seat=1)
    assert (state.task.kind, state.task.by, state.task.on) == ("ambush", 1, 0)


def test_r38_solo_player_chooses_the_cell_that_the_gorgon_destroys():
    state = game("gorgon-gaze")
    assert shows(state, "~ ........G.G .........G.")
    assert (state.task.kind, state.task.by, state.task.on) == ("gorgon", 0, 0)
    assert moves(state) == {"X i9", "X k9", "X h10", "X j10", "X i11", "X k11"}


def test_r38_gorgon_destroys_any_cell_but_mountains_and_destroyed_cells():
    """S8: terrain, wasteland, heroes, monsters and ruins may all go."""
    state = game("gorgon-gaze", BLANK, "~ ^H#X.")
    state = draw(state, "M a10 c10 b9")
    assert "X a11" not in moves(state) and "X c11" in moves(state)
    assert shows(draw(state, "X c11"), "~ .G. G.G ^HXX", seat=1)
    state = game("gorgon-gaze", BLANK, "~ H*M")
    state = draw(state, "M a10 c10 b9")
    assert {"X a11", "X c11", "X a9", "X c9", "X b10"} <= moves(state)
    assert shows(draw(state, "X a11"), "~ .G. G.G X*M", seat=1)


def test_r38_gorgon_may_destroy_a_cell_of_a_gorgon():
    """S8, where two of its cells are neighbours by acrobatics."""
    state = game("gorgon-gaze", seat(skill_used=True), seat(coins=2), skills="acrobatics")
    state = draw(dodge(state), "M a1 b1")
    assert shows(draw(state, "X a1"), "XG", seat=1)


def test_r38_beside_only_mountains_nothing_is_destroyed():
    state = game("gorgon-gaze", BLANK, "^.^.^ .^.^. ^.^^^ .^...")
    choices = "M b1 d1 c2"
    assert choices in moves(state)
    state = draw(state, choices)
    assert (state.task.kind, state.task.by) == ("ambush", 1)


def test_r38_gorgon_destroyed_as_it_is_drawn_destroys_nothing():
    state = game("gorgon-gaze", BLANK, seat(attack="a1 c1 b2"))
    state = draw(state, "M a1 c1 b2")
    assert state.task.kind == "ambush" and shows(state, "X.X .X.", "a1 c1 b2", seat=1)


def test_r38_gorgon_destroys_only_cells_beside_its_living_cells():
    state = draw(game("gorgon-gaze", BLANK, seat(attack="a1 c1")), "M a1 c1 b2")
    assert moves(state) == {"X b1", "X a2", "X c2", "X b3"}


def test_r38_a_destroyed_cell_fills_the_last_neighbour_of_a_mountain():
    state = draw(game("gorgon-gaze", BLANK, ".F F^. .F"), "M c1 d2 c3")
    assert coins_of(draw(state, "X c2"), 1) == 1


def test_r38_attack_cells_of_a_hero_destroyed_by_the_gorgon_stay():
    state = draw(game("gorgon-gaze", BLANK, seat("H", attack="k11")), "M b1 a2 c2")
    assert shows(draw(state, "X a1"), "XG. G.G", "k11", seat=1)


def test_legal_lists_every_choice_as_an_action():
    state = after_spring("T", effects="T")
    assert {action.kind for action in legal(state)} == {"destroy"}
