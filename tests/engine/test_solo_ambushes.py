"""S21: at a table, ambushes may follow the solo rule on each map."""

from dataclasses import replace

import pytest

from map_pictures import full_except
from mapwright.bots import Budget
from mapwright.bots.match import make_bot, play_match
from mapwright.errors import NotationError
from mapwright.notation.deal_code import format_deal, parse_deal
from mapwright.notation.packing import pack, unpack
from mapwright.notation.record import final_state, parse_record
from mapwright.page.catalogue import setup_json
from mapwright.rules.events import SoloAmbushDrawn
from mapwright.rules.game import advance, apply, legal, new_game
from mapwright.rules.setup import BASE, setup_from_dict, validated
from table import game, seat

WALKING = replace(BASE, solo_ambushes=True)


def test_deal_code_contains_a_letter_for_solo_ambushes():
    setup = setup_from_dict({"players": 3, "solo_ambushes": True})
    assert format_deal(setup, "x") == "bA3s-x"
    assert parse_deal("cC4hks-x")[0].solo_ambushes
    assert parse_deal("bA3s-x") == (setup, "x")


def test_solo_deal_code_omits_the_letter_for_solo_ambushes():
    assert format_deal(validated(WALKING), "x") == "bA1-x"


def test_setup_json_contains_solo_ambushes_only_if_switched_on():
    assert "solo_ambushes" not in setup_json(BASE)
    assert setup_json(replace(WALKING, players=2))["solo_ambushes"] is True


@pytest.mark.parametrize("value", [1, "yes", None, []])
def test_solo_ambushes_value_that_is_no_boolean_is_refused(value):
    with pytest.raises(NotationError):
        setup_from_dict({"players": 2, "solo_ambushes": value})


def test_solo_ambushes_at_a_table_equal_those_of_solo_games():
    pictures = ("", "F", "..W")
    state = game("goblin-attack, farmland", *map(seat, pictures), setup=WALKING)
    alone = [game("goblin-attack, farmland", seat(picture)) for picture in pictures]
    assert [player.board for player in state.players] == [one.players[0].board for one in alone]
    assert state.card == "farmland" and state.task.kind == "draw", "no player was asked"


def test_solo_ambush_is_placed_on_each_map_independently():
    fresh = new_game(replace(WALKING, players=2), "walk")
    deal = replace(fresh.deal, seasons=((("goblin-attack",), ("farmland",)), *fresh.deal.seasons[1:]))
    _, events = advance(replace(fresh, deal=deal))
    assert [(event.by, event.on) for event in events if isinstance(event, SoloAmbushDrawn)] == [(0, 0), (1, 1)]


def test_with_acrobatics_the_player_chooses_how_the_shape_lies():
    state = game("goblin-attack, farmland", seat(coins=2), seat(), skills="acrobatics", setup=WALKING)
    assert state.task.kind == "dodge" and sorted(action.shape_number for action in legal(state)) == [0, 1, 2]
    after, _ = apply(state, next(action for action in legal(state) if action.shape_number == 2))
    assert [player.board.monster.bit_count() for player in after.players] == [2, 3]


def test_each_decides_about_the_gorgon_on_their_own_map_once_all_have_come():
    state = game("gorgon-gaze, farmland", seat(), seat(), setup=replace(WALKING, set="combined", ambush=("heroes",)))
    assert [(task.kind, task.by, task.on) for task in state.todo] == [("gorgon", 0, 0), ("gorgon", 1, 1)]


def test_a_full_map_does_not_end_the_game():
    state = game("goblin-attack, farmland", seat(full_except()), seat(), setup=WALKING)
    assert not state.over and state.task.by == 1


@pytest.mark.parametrize("deal", ["bA2s-a", "cC3hks-b", "hC2hs-c"])
def test_bots_play_whole_games_and_records_are_kept(deal):
    setup, seed = parse_deal(deal)
    bots = [make_bot(name, f"{seed}/{name}", Budget(nodes=2)) for name in ("greedy", "novice", "random")]
    state, record = play_match(setup, seed, bots[: setup.players])
    assert final_state(parse_record(str(record))).players == state.players
    assert unpack(pack(str(record))) == str(record)
    assert all(action.by == action.on for action in state.todo)
