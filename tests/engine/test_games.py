"""Whole games over random tables (`python3 build lab long-tests`: 100,000): the rules hold after every action, every
record replays, and the referee has nothing to say."""

import random
from dataclasses import replace
from functools import partial

import pytest

from checked_games import play, play_games, referee_games
from games import random_action, random_setup
from hypothesis_settings import EXAMPLES
from mapwright.notation.record import final_state
from mapwright.rules.game import apply, start


@pytest.mark.parametrize("chunk", range(2))
def test_random_games_satisfy_all_invariants(chunk):
    play_games(f"some-{chunk}", max(10, 30 * EXAMPLES // 100))


@pytest.mark.parametrize("chunk", range(2))
def test_referee_finds_no_mistake_in_random_games(chunk):
    referee_games(f"referee-{chunk}", EXAMPLES)


def test_games_of_one_to_six_players_replay_to_the_same_state():
    """The quick part of this file: one to six players, and a hundred at one table."""
    for players in (1, 2, 3, 4, 5, 6):
        rng = random.Random(f"size-{players}")
        setup = replace(random_setup(rng), players=players)
        state, record = play(rng, start(setup, "size")[0])
        assert final_state(record) == state


def test_r1_game_with_a_hundred_players_can_be_played():
    rng = random.Random("hundred")
    state, _ = start(replace(random_setup(rng), players=100, skills=False), "hundred")
    choose = partial(random_action, rng)
    for _ in range(300):
        state, _ = apply(state, choose(state))
    assert len(state.players) == 100
