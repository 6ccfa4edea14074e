"""Bots play by the rules at every kind of table, repeat themselves for a seed, and never peek."""

import random
from dataclasses import replace

import pytest

from games import drained, random_setup
from mapwright.board.shapes import placements
from mapwright.bots import BOTS, Budget
from mapwright.bots.match import make_bot, play_match
from mapwright.bots.search.candidates import candidates
from mapwright.bots.search.edicts import HEURISTICS
from mapwright.bots.search.evaluation import Evaluator, SeasonClock
from mapwright.bots.search.fast_board import fast_board_of
from mapwright.bots.search.features import SPACE_FEATURES
from mapwright.bots.search.futures import revealed_cards, sample_seasons
from mapwright.bots.search.lanes import EMPTY_VALUE, best_placements, to_lanes
from mapwright.bots.search.race import Race
from mapwright.bots.search.rollout import Rollout, RolloutStart
from mapwright.bots.search.rollout_effects import solo_walk_placements
from mapwright.bots.search.weights import WEIGHTS
from mapwright.rules.cards import AMBUSH_BY_ID, EXPLORE_BY_ID, RUINS
from mapwright.rules.deal import shuffled
from mapwright.rules.game import act, apply, legal, start
from mapwright.rules.scoring import EDICTS, toll
from mapwright.rules.setup import BASE, COMBINED, HEROES
from mapwright.rules.solo_walk import first_fit

FAST = ("random", "novice", "greedy")
TINY = Budget(nodes=2)
KINDS = {
    "base": BASE,
    "base skills": replace(BASE, skills=True, sheet="B"),
    "base two": replace(BASE, players=2),
    "heroes": HEROES,
    "heroes skills": replace(HEROES, skills=True, sheet="D"),
    "heroes two": replace(HEROES, players=2, skills=True),
    "combined": replace(COMBINED, skills=True),
    "combined two": replace(COMBINED, players=2, skills=True, explore="heroes", seasons="heroes", sheet="B"),
    "no heroes": replace(COMBINED, heroes=False, explore="heroes"),
}


def finished(setup, seed, name, budget=TINY):
    """Plays a game; `apply` refuses what is illegal."""
    bots = [make_bot(name, f"{seed}/{seat}", budget) for seat in range(setup.players)]
    state, record = play_match(setup, seed, bots)
    assert state.over
    return state, record


def moments(setup, seed, name="novice"):
    """Every state of a game in which a player has to act."""
    bot = make_bot(name, seed, TINY)
    state, _ = start(setup, seed)
    while state.task is not None:
        yield state
        state, _ = apply(state, bot.choose(state))


LENGTHS = [pytest.param(4, marks=pytest.mark.thorough), pytest.param(1000, marks=pytest.mark.slow)]
"""Numbers of games in `test --all` and in the long tests."""


@pytest.mark.parametrize("games", LENGTHS)
@pytest.mark.parametrize("name", FAST)
def test_fast_bots_play_random_tables_by_the_rules(name, games):
    rng = random.Random(f"{games}-{name}")
    for game in range(games):
        finished(random_setup(rng), f"{games}-{game}", name)


@pytest.mark.thorough
@pytest.mark.parametrize("kind", KINDS)
def test_the_expert_plays_by_the_rules_at_every_kind_of_table(kind):
    finished(KINDS[kind], "kinds", "expert")


@pytest.mark.slow
def test_the_expert_plays_a_thousand_games_by_the_rules():
    rng = random.Random("expert")
    for game in range(1000):
        setup = replace(random_setup(rng), players=rng.choice([1, 1, 1, 2]))
        finished(setup, f"expert-{game}", "expert", Budget(nodes=1))


@pytest.mark.thorough
@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_and_nodes_give_the_same_game(name):
    setup = replace(COMBINED, skills=True)
    assert finished(setup, "again", name)[1] == finished(setup, "again", name)[1]


def test_expert_interrupted_between_steps_chooses_the_same_action():
    state, _ = start(BASE, "steps")
    action, steps = drained(make_bot("expert", "seed", Budget(nodes=15)).think(state))
    assert action == make_bot("expert", "seed", Budget(nodes=15)).choose(state)
    assert len(steps) >= 15


def test_a_budget_of_seconds_is_kept():
    state, _ = start(BASE, "clock")
    race = Race(state, "seed", Budget(seconds=0.05))
    for _ in race.steps():
        pass
    assert race._seconds_used < 5
    assert race.best in legal(state)


def with_other_cards_to_come(state, rng):
    """The same moment of another deal: what is revealed stays, everything hidden is dealt again."""
    present = state.deal.seasons[state.season][: state.turn + 1]
    rest = [turn for season in state.deal.seasons[state.season :] for turn in season]
    hidden = shuffled(rest[state.turn + 1 :], rng) or [("rift-lands",)]
    seasons = (
        *state.deal.seasons[: state.season],
        (*present, *hidden),
        *(tuple(shuffled(hidden, rng)) for _ in range(3 - state.season)),
    )
    return replace(state, seed="another", deal=replace(state.deal, seasons=seasons))


@pytest.mark.thorough
@pytest.mark.parametrize("kind", ["base", "base two", "heroes skills"])
def test_bots_choose_the_same_whatever_the_hidden_cards(kind):
    rng = random.Random("peek")
    for number, state in enumerate(moments(KINDS[kind], "peek")):
        if number % 4:
            continue
        other = with_other_cards_to_come(state, rng)
        for name in BOTS:
            chosen = [make_bot(name, "seed", Budget(nodes=6)).choose(seen) for seen in (state, other)]
            assert chosen[0] == chosen[1], name


# --- the parts of the expert ---


@pytest.mark.parametrize("setup", [BASE, HEROES, COMBINED], ids=lambda setup: setup.set)
def test_features_begin_with_the_stars_of_the_edict(setup):
    for state in moments(setup, "features"):
        board, sketch = state.players[0].board, fast_board_of(state.players[0])
        for id, insight in HEURISTICS.items():
            assert insight.features(sketch)[0] == EDICTS[id].count(board), id


def test_every_edict_has_features_and_weights_that_fit():
    sketch = fast_board_of(start(BASE, "x")[0].players[0])
    assert HEURISTICS.keys() == EDICTS.keys()
    for id, insight in HEURISTICS.items():
        assert len(WEIGHTS[id]) == SPACE_FEATURES + len(insight.features(sketch)), id


def test_evaluation_at_a_season_end_equals_the_score():
    for state in moments(BASE, "score", "greedy"):
        player = state.players[0]
        value = Evaluator(state.deal.edicts, BASE.limits).value(fast_board_of(player), SeasonClock(3, 0))
        stars = sum(EDICTS[state.deal.edicts["ABCD".index(letter)]].count(player.board) for letter in "DA")
        assert value == 100 * (stars + player.coins - toll(player.board))


@pytest.mark.parametrize("kind", ["base", "base skills", "heroes skills", "combined two"])
def test_candidate_boards_equal_the_boards_after_the_action(kind):
    """Every candidate's map and coins are those of the state after the action."""
    rng = random.Random("sketch")
    for state in moments(KINDS[kind], "sketch"):
        if state.task.kind == "dodge":
            continue
        all_candidates = list(
            candidates(state, Evaluator(state.deal.edicts, state.setup.limits), SeasonClock(state.season, 3))
        )
        assert [c.action for c in all_candidates if c.action.kind != "pass"] == [
            a for a in legal(state) if a.kind != "pass"
        ]
        for candidate in rng.sample(all_candidates, min(6, len(all_candidates))):
            after, _ = act(state, candidate.action)
            expected, actual = fast_board_of(after.players[state.task.on]), candidate.board_after
            for name in type(actual).__slots__:
                assert getattr(actual, name) == getattr(expected, name), (state.task.kind, name)


def test_fast_placement_search_finds_every_placement_of_the_rules():
    rng = random.Random("lanes")
    for card in EXPLORE_BY_ID.values():
        empty = rng.getrandbits(121) | rng.getrandbits(121)
        for shape in card.shapes:
            best = best_placements(shape, EMPTY_VALUE * to_lanes(empty), per_orientation=121)
            assert sorted(cells for _, cells in best) == sorted(placements(shape, empty))


def test_fast_placement_search_ranks_the_most_valuable_placement_first():
    empty = (1 << 121) - 1
    best = best_placements(
        EXPLORE_BY_ID["farmland"].shapes[0], EMPTY_VALUE * to_lanes(empty) + 50 * to_lanes(0b11 << 40)
    )
    assert max(best)[1] == 0b11 << 40


@pytest.mark.parametrize("id", AMBUSH_BY_ID)
def test_ambush_placement_in_rollouts_equals_that_of_the_rules(id):
    card, rng = AMBUSH_BY_ID[id], random.Random(id)
    for _ in range(20):
        empty = rng.getrandbits(121) | rng.getrandbits(121)
        cells = next((cells for cells in solo_walk_placements(id) if not cells & ~empty), 0)
        assert cells == first_fit(card.shape, empty, card.corner, card.clockwise)[0]


@pytest.mark.parametrize("kind", KINDS)
def test_sampled_futures_contain_only_cards_that_may_still_come(kind):
    rng = random.Random("futures")
    setup = KINDS[kind]
    for state in moments(replace(setup, players=1), "futures"):
        seen = revealed_cards(state)
        future = sample_seasons(seen, rng)
        assert len(future) == 4 - state.season
        first = [card for turn in future[0] for card in turn]
        assert not set(first) & set(seen.seen)
        cards = [card for season in future for turn in season for card in turn]
        ambushes = [card for card in cards if card in AMBUSH_BY_ID]
        assert not set(ambushes) & set(seen.ambushes)
        assert len(ambushes) + len(seen.ambushes) <= 4
        if not setup.ruins:
            assert not set(cards) & set(RUINS)
        for number, turns in enumerate(future[1:], state.season + 1):
            time = [EXPLORE_BY_ID[turn[-1]].time for turn in turns if turn[-1] in EXPLORE_BY_ID]
            assert sum(time) >= setup.limits[number] > sum(time[:-1])


def test_fast_play_scores_as_the_game_does():
    """A game of the rules' own draws, scored by both."""
    state, _ = finished(BASE, "same", "novice")
    sketch = fast_board_of(state.players[0])
    play = Rollout(Evaluator(state.deal.edicts, BASE.limits), solo=True)
    play.score(sketch, 3)
    assert sketch.stars == state.players[0].seasons[3].total


def test_fast_play_is_no_worse_than_the_novice():
    totals = []
    for number in range(12):
        state, _ = start(BASE, f"fast-{number}")
        play = Rollout(Evaluator(state.deal.edicts, BASE.limits), solo=True)
        player = replace(state.players[0])
        totals.append(play.run(fast_board_of(player), RolloutStart(), list(state.deal.seasons), random.Random(1)) / 100)
    assert sum(totals) / len(totals) > 85
