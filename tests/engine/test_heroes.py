"""Heroes, their attack cells, and what is destroyed on them (R32–R34)."""

import pytest

from map_pictures import full_except
from mapwright.board.grid import cell_names
from mapwright.board.terrain import Terrain
from mapwright.rules.cards import HERO_BY_ID
from mapwright.rules.game import legal
from mapwright.rules.scoring import EDICTS, toll
from mapwright.rules.state import Action
from table import BLANK, cells, coins_of, draw, game, moves, refused, seat, shows


def attacks(state, name):
    """The ways to aim from a cell."""
    return {" ".join(cell_names(a.attack)) for a in legal(state) if a.cells == cells(name)}


@pytest.mark.parametrize("hero", HERO_BY_ID)
def test_r32_hero_may_be_drawn_in_any_empty_cell(hero):
    state = game(hero, "^#F*X")
    assert len(moves(state)) == 121 - 4
    assert "H d1" in moves(state), "ruins cells too"


@pytest.mark.parametrize(
    ("hero", "patterns"),
    {
        "dobrik": {"f5 e6 g6 f7"},
        "dal": {"e5 g5 e7 g7"},
        "wren": {"h5 h6 h7", "e8 f8 g8", "d5 d6 d7", "e4 f4 g4"},
        "freyla": {"g6 h6 i6", "f7 f8 f9", "c6 d6 e6", "f3 f4 f5"},
    }.items(),
)
def test_r32_attack_pattern_of_a_hero_may_be_turned(hero, patterns):
    assert attacks(game(hero), "f6") == patterns


def test_r32_attack_pattern_may_reach_beyond_the_border():
    assert attacks(game("dobrik"), "a1") == {"b1 a2"}
    assert attacks(game("freyla"), "a1") == {"b1 c1 d1", "a2 a3 a4", ""}
    assert attacks(game("wren"), "k6") == {"i5 i6 i7", "j8 k8", "j4 k4", ""}


def test_r32_attack_pattern_may_cover_filled_cells_and_fills_none():
    state = draw(game("dobrik", ".F. V.^ .W."), "H b2", attack="b1 a2 c2 b3")
    assert shows(state, ".F. VH^ .W.", "b1 a2 c2 b3")
    state = draw(game("dobrik"), "H b2", attack="b1 a2 c2 b3")
    assert "W a1 b1 c1 d1" in moves(state), "one may draw on attack cells"


def test_r32_attack_pattern_of_another_form_is_refused():
    state = game("wren")
    assert refused(state, Action("hero", Terrain.HERO, 0, cells("f6"), attack=cells("h5 h6"))) == "wrong-shape"
    assert refused(state, Action("hero", Terrain.HERO, 0, cells("f6"))) == "wrong-shape"
    assert refused(state, Action("hero", Terrain.HERO, 0, cells("f6 f7"))) == "wrong-shape"


def test_r32_everybody_draws_a_hero_on_their_own_map():
    state = game("dal", BLANK, "F")
    state = draw(draw(state, "H a1", attack="b2"), "H b1", attack="a2 c2")
    assert shows(state, "H", "b2", seat=0) and shows(state, "FH", "a2 c2", seat=1)


def test_r17_no_hero_is_drawn_on_a_full_map():
    state = game("dobrik, hamlet", seat(full_except()), seat(BLANK))
    assert state.task.by == 1, "a full map draws nothing"
    state = draw(state, "H a1", attack="b1 a2")
    assert shows(state, full_except(), seat=0)


def test_r33_monsters_on_attack_cells_are_destroyed_at_once():
    state = draw(game("dobrik", ".M. D.Z .T. ..G"), "H b2", attack="b1 a2 c2 b3")
    assert shows(state, ".X. XHX .X. ..G", "b1 a2 c2 b3")


def test_r33_only_monsters_on_attack_cells_are_destroyed():
    state = draw(game("dal", "F.V ... A.H ^#B"), "H b2", attack="a1 c1 a3 c3")
    assert shows(state, "F.V .H. A.H ^#B", "a1 c1 a3 c3")


def test_r33_monster_drawn_later_on_an_attack_cell_is_destroyed():
    state = draw(game("rift-lands", seat("H", attack="b1 a2")), "M b1")
    assert shows(state, "HX", "b1 a2")


def test_r33_cells_of_an_ambush_on_attack_cells_are_destroyed():
    state = game("ogre-charge", BLANK, seat("H", attack="b1 a2"))
    state = draw(state, "M b1 c1 b2 c2")
    assert shows(state, "HXM .MM", "b1 a2", seat=1)


def test_r33_cells_of_a_solo_ambush_on_attack_cells_are_destroyed():
    state = game("gnoll-raid", seat("~ ..H", attack="a1 b3"))
    assert shows(state, "XM. M.. MX. ~ ..H", "a1 b3")


def test_r33_fallback_monster_on_an_attack_cell_is_destroyed():
    opened = full_except("a1", "c1")
    state = draw(game("farmland", seat(opened, attack="a1")), "M a1")
    assert shows(state, "X" + full_except("c1")[1:], "a1")


def test_r33_monster_beside_the_attack_cells_survives():
    state = draw(game("freyla", "M"), "H b2", attack="c2 d2 e2")
    assert shows(state, "M .H", "c2 d2 e2")


def test_r34_destroyed_cells_are_filled_without_terrain_and_pay_no_toll():
    state = draw(game("dobrik", "M.. ..."), "H b1", attack="a1 c1 b2")
    map_ = state.players[0].board
    assert toll(map_) == 0
    assert map_.filled & cells("a1") and not any(mask & cells("a1") for mask in map_.terrain_types())
    assert "W a1 a2 a3 a4" not in moves(state)


def test_r34_attack_cells_of_a_destroyed_hero_stay_active():
    state = game("gorgon-gaze, ratman-strike", BLANK, seat("H", attack="c1"))
    state = draw(draw(state, "M b1 a2 b3"), "X a1")
    assert shows(state, "XG. G.. .G.", "c1", seat=1)
    state = draw(draw(state, "M a1 c1 b2"), "X b1")
    state = draw(state, "M c1 d1 e1")
    assert shows(state, "XGXMM G.. .G.", "c1", seat=1)


def test_r18_a_hero_fills_the_last_neighbour_of_a_mountain():
    assert coins_of(draw(game("dobrik", ".F F^. .F"), "H c2", attack="c1 d2 c3 b2")) == 1


def test_a_hero_is_a_terrain_type_of_its_own():
    state = draw(game("dobrik", "~ FVAW"), "H e11", attack="e10 d11 f11")
    assert EDICTS["banded-hills"].count(state.players[0].board) == 4
