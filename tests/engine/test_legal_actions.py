"""`legal(state)` makes an action when it is asked for: every way to read the sequence gives the same actions."""

import pickle
from random import Random

import pytest

from mapwright.rules.deal import pick
from mapwright.rules.game import apply, legal, start
from mapwright.rules.legal_options import may_pass, options
from mapwright.rules.setup import BASE, COMBINED, HEROES, Setup
from mapwright.rules.state import PASS, Action

SETUPS = [BASE, HEROES, Setup(set="combined", players=2, skills=True), COMBINED]


def states(setup, seed):
    rng = Random(seed)
    state, _ = start(setup, seed)
    while not state.over:
        yield state
        state, _ = apply(state, pick(legal(state), rng))
    yield state


def listed(state):
    return [action for option in options(state) for action in option.actions()] + [PASS] * may_pass(state)


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.set}{setup.players}")
def test_length_index_slice_and_iteration_agree_with_the_list_of_all_actions(setup):
    for state in states(setup, "lazy"):
        actions, expected = legal(state), listed(state)
        assert len(actions) == len(expected)
        assert [actions[index] for index in range(len(actions))] == [*actions] == expected
        assert actions[::7] == expected[::7] and actions[-3:] == expected[-3:]
        assert [*reversed(actions)][:1] == expected[-1:]


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.set}{setup.players}")
def test_exactly_the_listed_actions_are_contained(setup):
    earlier = set()
    for state in states(setup, "lazy"):
        actions, expected = legal(state), {*listed(state)}
        assert {action for action in earlier | expected | {PASS} if action in actions} == expected
        earlier = expected


def test_something_that_is_no_action_is_not_contained():
    actions = legal(start(BASE, "lazy")[0])
    assert "W1aa1" not in actions and None not in actions and Action("shape", cells=-1) not in actions


def test_it_equals_a_list_of_the_same_actions_and_no_other():
    state, _ = start(BASE, "lazy")
    assert legal(state) == listed(state) == legal(state)
    assert legal(state) != listed(state)[:-1] and legal(state) != [*listed(state)[:-1], PASS]


@pytest.mark.parametrize("index", [406, -407])
def test_an_index_outside_is_refused_with_the_number_of_actions(index):
    with pytest.raises(IndexError, match=f"there are 406 legal actions; got the index {index}"):
        legal(start(BASE, "harbour")[0])[index]


def test_it_prints_in_one_line_and_can_be_pickled():
    actions = legal(start(BASE, "harbour")[0])
    assert repr(actions) == "<LegalActions 406, shape 1 W a1 a2 a3 …>"
    assert pickle.loads(pickle.dumps(actions)) == actions


def test_a_finished_game_has_no_legal_actions():
    *_, over = states(BASE, "lazy")
    assert not legal(over) and repr(legal(over)) == "<LegalActions 0>"
