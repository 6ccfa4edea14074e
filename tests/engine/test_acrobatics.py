"""Acrobatics: the monsters come in a smaller shape (R44, S6, S10)."""

import pytest

from map_pictures import full_except
from mapwright.page.session import LocalSession, Moment
from mapwright.rules.game import legal
from mapwright.rules.setup import BASE
from mapwright.rules.state import PASS, Action
from table import coins_of, dodge, draw, game, leave, moves, refused, seat, shows


def test_r44_acrobatics_at_a_table_makes_the_monsters_on_ones_map_a_1_by_2():
    state = game("gnoll-raid", seat(), seat(coins=2), skills="acrobatics")
    assert (state.task.kind, state.task.by) == ("dodge", 1)
    state = dodge(state)
    assert coins_of(state, 1) == 0
    assert (state.task.by, state.task.on) == (0, 1)
    assert {"M a1 b1", "M a1 a2"} <= moves(state) and all(len(text.split()) == 3 for text in moves(state))
    state = draw(state, "M a1 a2")
    assert all(len(text.split()) == 6 for text in moves(state)), "the other map gets the whole shape"
    assert shows(draw(state, "M a1 b1 a2 a3 b3"), "MM M. MM", seat=0)


def test_r44_using_acrobatics_is_optional():
    state = leave(game("gnoll-raid", seat(), seat(coins=2), skills="acrobatics"))
    assert coins_of(state, 1) == 2 and all(len(text.split()) == 6 for text in moves(state))


@pytest.mark.parametrize(("way", "picture"), [(1, "MM"), (2, "M M")], ids=["flat", "upright"])
def test_r44_solo_shape_takes_the_walk_of_r23(way, picture):
    state = dodge(game("gnoll-raid", seat(coins=2), skills="acrobatics"), way)
    assert shows(state, picture) and coins_of(state) == 0


def test_r44_solo_1_by_2_starts_at_the_corner_of_its_card_and_skips_filled_cells():
    state = dodge(game("kobold-onslaught", seat("~ ... F", coins=3), skills="acrobatics"), 1)
    assert shows(state, "~ MM F") and coins_of(state) == 1
    state = dodge(game("goblin-attack", seat("~ ..........F", coins=2), skills="acrobatics"), 2)
    assert shows(state, "~ ..........M ..........M ..........F")


def test_r44_solo_upright_and_flat_are_the_only_ways():
    state = game("gnoll-raid", seat(coins=2), skills="acrobatics")
    assert {action.shape_number for action in legal(state) if action.kind == "dodge"} == {1, 2}
    assert refused(state, Action("dodge", shape_number=0, skill="acrobatics")) == "skill-timing"


def test_r44_player_who_leaves_acrobatics_unused_gets_the_whole_shape():
    state = leave(game("gnoll-raid", seat(coins=2), skills="acrobatics"))
    assert shows(state, "MM M. MM")


def test_r44_acrobatics_is_refused_in_an_explore_turn():
    state = game("orchard", seat(coins=2), skills="acrobatics")
    assert refused(state, Action("dodge", shape_number=1, skill="acrobatics")) == "skill-timing"


def test_r17_session_continues_when_the_map_to_draw_on_is_full():
    """A player who has answered is to draw next, but cannot: there is no question."""
    session = LocalSession(BASE, "full")
    session.moment = Moment(game("gnoll-raid", seat(coins=2), full_except(), skills="acrobatics"))
    session.act(PASS)
    assert session.moment.awaits_next
    session.commit()
    assert (session.moment.state.task.by, session.moment.state.task.on) == (1, 0)


def test_r44_player_with_a_full_map_is_not_asked_about_acrobatics():
    state = game("gnoll-raid", seat(full_except(), coins=2), seat(), skills="acrobatics")
    assert state.task.kind == "ambush"


def test_s6_monsters_made_small_by_acrobatics_keep_their_mark():
    state = dodge(game("giant-troll-ravage", seat(coins=2), skills="acrobatics"), 1)
    assert shows(state, ".........TT")
    state = dodge(game("gorgon-gaze", seat(coins=2), skills="acrobatics"), 1)
    assert shows(state, "~ .........GG") and state.task.kind == "gorgon"


def test_s10_acrobatics_is_paid_even_if_the_1_by_2_fits_nowhere():
    state = dodge(game("gnoll-raid", seat(full_except("a1", "c1"), coins=2), skills="acrobatics"), 1)
    assert shows(state, full_except("a1", "c1")) and coins_of(state) == 0
    state = game("gnoll-raid", seat(), seat(full_except("a1", "c1"), coins=2), skills="acrobatics")
    assert moves(dodge(state)) == {"M a1", "M c1"}, "R21"
