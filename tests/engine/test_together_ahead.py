"""All draw at once: who may act before their turn, who has to wait, and that it makes no difference."""

import random
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from games import random_action, random_setup
from hypothesis_settings import examples
from mapwright.notation.action_text import format_action, parse_action
from mapwright.rules.cards import SKILL_BY_ID
from mapwright.rules.game import advance, apply, start
from mapwright.together.ahead import apply_early, seats_to_act, state_to_act
from table import game, seat
from table_devices import SEATS


def by(state, number):
    return state_to_act(state, number).task


def test_all_may_draw_at_once():
    state = game("farmland", "", "", "")
    assert [by(state, number).by for number in range(3)] == [0, 1, 2]
    assert seats_to_act(state) == [0, 1, 2]


def test_seat_that_has_drawn_has_no_task_until_the_next_card():
    state = game("farmland", "", "")
    ahead = state_to_act(state, 1)
    after = apply_early(state, 1, format_action(ahead, random_action(random.Random(1), ahead)))
    assert state_to_act(after, 1) is None and state_to_act(after, 0).task.by == 0 and seats_to_act(after) == [0]
    assert after.players[1] != state.players[1] and after.turn == state.turn


def test_ambush_waits_for_the_dodge_of_the_neighbour():
    """R44: the monsters that come may have another shape. The dodger's own monsters need not wait for anyone."""
    state = game("goblin-attack", seat(), seat(coins=2), seat(), skills="acrobatics")
    assert [task.kind for task in state.todo] == ["dodge", "ambush", "ambush", "ambush"]
    on = next(task.by for task in state.todo if task.kind == "ambush" and task.on == 1)
    other = next(number for number in (0, 2) if number != on)
    assert state_to_act(state, on) is None and by(state, other).kind == "ambush" and by(state, 1).kind == "dodge"
    dodged = apply_early(state, 1, "-a0")
    assert by(dodged, on).shape == SKILL_BY_ID["acrobatics"].shape
    assert by(apply_early(state, 1, "-"), on).shape is None


def test_task_that_follows_a_drawing_comes_before_the_next_seat():
    state = game("farmland", seat(coins=3), seat(coins=3), skills="diplomacy")
    ahead = state_to_act(state, 1)
    after = apply_early(state, 1, format_action(ahead, random_action(random.Random(1), ahead)))
    assert [(task.kind, task.by) for task in after.todo] == [("draw", 0), ("extra", 1)]
    assert by(after, 1).kind == "extra" and by(after, 0).kind == "draw"
    assert apply_early(after, 1, "-").todo == state.todo[:1]


def test_seat_with_a_full_map_has_no_task():
    full = "\n".join(["WWWWWWWWWWW"] * 11)
    state = game("farmland", "", seat(full))
    assert state_to_act(state, 1) is None and seats_to_act(state) == [0]


def test_illegal_action_ahead_of_its_turn_returns_none():
    state = game("farmland", "", "")
    assert apply_early(state, 1, "nonsense") is None and apply_early(state, 1, "-") is None
    assert apply_early(state, 5, "W1aa1") is None


def any_order(rng, state):
    """The words of one card, done in any order that seats are free in, and the state after them."""
    words, ahead = {}, state
    while free := [number for number in range(len(state.players)) if state_to_act(ahead, number)]:
        number = rng.choice(free)
        state_ahead = state_to_act(ahead, number)
        word = format_action(state_ahead, random_action(rng, state_ahead))
        words.setdefault(number, []).append(word)
        ahead = apply_early(ahead, number, word)
    return words, ahead


def in_turn(state, words):
    """The same words, each seat's when it is asked, up to the next card."""
    left = {number: list(said) for number, said in words.items()}
    while state.task is not None and left.get(state.task.by):
        state, _ = apply(state, parse_action(state, left[state.task.by].pop(0)))
    assert not any(left.values())
    return state


def play_in_any_order(seed):
    rng = random.Random(seed)
    state, _ = start(replace(random_setup(rng), players=rng.choice(SEATS)), str(seed))
    while not state.over:
        words, ahead = any_order(rng, state)
        assert words
        state = in_turn(state, words)
        assert advance(ahead)[0] == state


@examples(60)
@given(st.integers(0, 2**32))
def test_tasks_on_different_maps_commute(seed):
    play_in_any_order(seed)
