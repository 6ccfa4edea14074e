"""Environments for machine learning: they pass the checks of their makers, and mean what the rules say."""

import hashlib
import random
import runpy
import subprocess
import sys
import xml.etree.ElementTree as ET
from dataclasses import replace
from pathlib import Path

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from pettingzoo.test import api_test, seed_test

from games import random_action, random_setup
from mapwright.bots.board_value import BoardValue
from mapwright.learning import ActionCodec, SoloEnv, TableEnv, random_sheets
from mapwright.learning.observation import (
    CARD_FACTS,
    FACTS,
    MAP_PLANES,
    OBSERVATION_VERSION,
    facts,
    map_planes,
    observe,
    unflatten,
)
from mapwright.learning.pixels import render_pixels
from mapwright.notation.map_text import parse_map
from mapwright.notation.record import final_state, parse_record
from mapwright.rules.game import apply, legal, start
from mapwright.rules.setup import BASE, COMBINED, HEROES
from mapwright.workshop.texts import starter_source

EXAMPLE = Path(__file__).parents[2] / "examples" / "learn_to_draw.py"
SKILLED = replace(COMBINED, skills=True)
# An observation with an action mask is a dict: PettingZoo's test knows its own such games by name, and wonders at ours.
MASKED = ("ignore:Observation is not a NumPy array", "ignore:Observation space for each agent probably should be")
SETUPS = {"base": BASE, "heroes": HEROES, "skilled": SKILLED}


SOLO_OPTIONS = {
    **{name: {"setup": setup} for name, setup in SETUPS.items()},
    "factored actions": {"actions": "factored", "reward": "shaped"},
    "random sheets": {"sheets": random_sheets(7)},
}


@pytest.mark.parametrize("options", SOLO_OPTIONS.values(), ids=SOLO_OPTIONS)
@pytest.mark.filterwarnings("error")
def test_solo_environment_passes_check_env(options):
    check_env(gymnasium.make("mapwright/Solo-v0", **options).unwrapped)


@pytest.mark.parametrize(
    ("env", "cycles"),
    [
        (TableEnv(SKILLED, 3), 60),
        (TableEnv(BASE, 3, opponents=("greedy",)), 40),
        (TableEnv(BASE, 2, sheets=random_sheets(7)), 40),
        *(pytest.param(TableEnv(setup, 2), 60, marks=pytest.mark.thorough) for setup in SETUPS.values()),
    ],
    ids=["three players", "opponents", "random sheets", *SETUPS],
)
@pytest.mark.filterwarnings("error", *MASKED)
def test_table_environment_passes_api_test(env, cycles):
    api_test(env, num_cycles=cycles)


@pytest.mark.filterwarnings("error", *MASKED)
def test_table_environment_with_opponents_passes_seed_test():
    seed_test(lambda: TableEnv(BASE, 3, opponents=("novice",)), num_cycles=10)


@pytest.mark.parametrize(
    ("environment", "options", "message"),
    [
        (SoloEnv, {"actions": "both"}, "actions must be one of flat, factored; got 'both'"),
        (SoloEnv, {"setup": "harry"}, "one of base, heroes, combined"),
        (TableEnv, {"setup": "harry"}, "one of base, heroes, combined"),
        (SoloEnv, {"setup": replace(BASE, players=2)}, "2 players"),
        (SoloEnv, {"render_mode": "human"}, "render_mode must be one of None, svg"),
        (TableEnv, {"render_mode": "human"}, "render_mode must be one of None, svg"),
        (TableEnv, {"opponents": ("nobody",)}, "a bot must be one of"),
        (TableEnv, {"opponents": ("greedy", "greedy")}, "leave a seat"),
        (TableEnv, {"opponents": "greedy"}, "opponents must be a list of bots; got 'greedy'"),
        (TableEnv, {"opponents": [7]}, r"a name or have the method choose\(state\); got 7"),
    ],
)
def test_an_environment_with_an_invalid_option_is_refused_with_what_is_expected(environment, options, message):
    with pytest.raises(ValueError, match=message):
        environment(**options)


def test_mask_has_exactly_the_numbers_of_the_legal_actions():
    """Every legal action has exactly one number, at every kind of setup."""
    rng = random.Random("codec")
    kinds = set()
    for _ in range(25):
        setup = replace(random_setup(rng), skills=rng.random() < 0.8)
        codec, (state, _) = ActionCodec(setup), start(setup, f"{rng.getrandbits(40):x}")
        while state.task is not None:
            if rng.random() < 0.04 or state.task.kind not in kinds:
                numbers = [int(number) for number in np.flatnonzero(codec.mask(state))]
                meant = [codec.action(state, number) for number in numbers]
                assert len(set(meant)) == len(meant)
                assert set(meant) == set(legal(state))
                assert [codec.number(state, action) for action in meant] == numbers
                kinds |= {state.task.kind}
            state, _ = apply(state, random_action(rng, state))
    assert kinds == {"draw", "extra", "dodge", "ambush", "gorgon", "hero", "troll"}


def test_planes_show_the_map():
    board = parse_map("FVAWM^#.*fB/DZTGHX....." + "/..........." * 9)
    planes = dict(zip(MAP_PLANES, map_planes(board), strict=True))
    drawn = {name: "".join(str(int(cell)) for cell in plane[:2].reshape(-1)) for name, plane in planes.items()}
    assert drawn["forest"] == "1000000001000000000000"
    assert drawn["village"] == "0100000000100000000000"
    assert drawn["farm"] == "0010000000100000000000"
    assert drawn["monster"] == "0000100000011110000000"
    assert drawn["ruins"] == "0000000011000000000000"
    assert drawn["empty"] == "0000000110000000011111"
    assert (drawn["mountain"], drawn["wasteland"]) == ("0000010000000000000000", "0000001000000000000000")
    assert (drawn["dragon"], drawn["gorgon"]) == ("0000000000010000000000", "0000000000000010000000")
    assert (drawn["hero"], drawn["destroyed"]) == ("0000000000000001000000", "0000000000000000100000")
    assert planes["empty"].shape == (11, 11)


def test_facts_describe_the_moment_without_hidden_cards():
    state, _ = start(BASE, "facts")
    values = dict(zip(FACTS, facts(state, 0), strict=True))
    assert (
        values[f"card {state.card}"]
        == values[f"seen {state.card}"]
        == values["task draw"]
        == values["season spring"]
        == 1
    )
    assert sum(values[name] for name in FACTS if name.startswith("card ")) == 1
    a, b, c, d = state.deal.edicts
    assert [values[f"scored now {id}"] for id in (a, b, c, d)] == [1, 1, 0, 0]
    assert [values[f"still scored {id}"] for id in (a, b, c, d)] == [1, 1, 1, 1]
    hidden = replace(state.deal, seasons=tuple(season[:1] for season in state.deal.seasons))
    assert np.array_equal(facts(replace(state, deal=hidden), 0), facts(state, 0))


def test_facts_of_printed_cards_have_the_places_of_observation_version_1():
    """A trained agent reads numbers by their places: raise the version if one changes."""
    printed = FACTS[: FACTS.index(CARD_FACTS[0].names()[-1]) + 1]
    assert (OBSERVATION_VERSION, len(printed)) == (1, 200)
    assert hashlib.sha256(" ".join(printed).encode()).hexdigest()[:16] == "dc789fbe8c50a37c"


def test_every_action_splits_into_parts_and_back():
    for setup in (BASE, SKILLED):
        codec = ActionCodec(setup)
        for number in (0, 1, codec.size // 3, codec.size - 2, codec.size - 1):
            assert codec.join(codec.split(number)) == number
        with pytest.raises(ValueError, match="a slot, an orientation and a corner"):
            codec.join((codec.part_sizes[0], 0, 0))


def test_factored_actions_play_a_game():
    env, rng = SoloEnv(SKILLED, actions="factored"), np.random.default_rng(1)
    _, info = env.reset(seed=1)
    over = False
    while not over:
        slot, turn, corner = np.split(env.action_masks(), np.cumsum(env.action_space.nvec)[:-1])
        parts = env.codec.split(rng.choice(np.flatnonzero(info["action_mask"])))
        assert slot[parts[0]] and turn[parts[1]] and corner[parts[2]]
        _, _, over, _, info = env.step(np.array(parts))
    assert final_state(parse_record(info["record"])).over


def test_shaped_rewards_add_up_to_the_stars_less_the_potential_of_the_first_map():
    env, rng = SoloEnv(reward="shaped"), np.random.default_rng(1)
    env.reset(seed=1)
    potential = BoardValue(env.state, 0).value(env.state.players[0].board)
    total, info = play(env, rng, seed=1)
    assert total == info["stars"] - potential


def play_table(env, rng):
    """Play the agents' seats at random; return each agent's rewards and its last info."""
    totals, infos = dict.fromkeys(env.possible_agents, 0.0), {}
    for agent in env.agent_iter():
        seen, reward, over, _, infos[agent] = env.last()
        totals[agent] += reward
        env.step(None if over else np.int64(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return totals, infos


def play(env, rng, seed=None, options=None):
    _, info = env.reset(seed=seed, options=options)
    total, over = 0.0, False
    while not over:
        _, reward, over, _, info = env.step(np.int64(rng.choice(np.flatnonzero(info["action_mask"]))))
        total += reward
    return total, info


def test_rewards_add_up_to_the_stars_and_the_record_says_the_same():
    env = SoloEnv(SKILLED)
    for seed in range(3):
        total, info = play(env, np.random.default_rng(seed), seed)
        state = final_state(parse_record(info["record"]))
        assert state.over
        assert total == info["stars"] == state.players[0].stars


def test_seed_and_deal_code_fix_the_deal():
    env = SoloEnv()
    first = [env.reset(seed=5)[0]["facts"], env.reset()[0]["facts"]]
    again = [env.reset(seed=5)[0]["facts"], env.reset()[0]["facts"]]
    assert all(np.array_equal(one, other) for one, other in zip(first, again, strict=True))
    assert not np.array_equal(*first)
    env.reset(options={"deal": "bA1-tuesday"})
    assert env.state == start(BASE, "tuesday")[0]
    env.reset(options={"deal": "bB1-tuesday"})
    assert env.state.setup.sheet == "B", "the sheet may be another one"
    for deal in ("bA2-x", "bA1k-x", "hC1h-x"):
        with pytest.raises(ValueError, match="another kind of setup"):
            env.reset(options={"deal": deal})


@pytest.mark.parametrize("env", [SoloEnv(), TableEnv()], ids=["solo", "table"])
def test_reset_refuses_unknown_options(env):
    with pytest.raises(ValueError, match=r"options must be \{'deal': CODE\}; got 'dael'"):
        env.reset(options={"dael": "bA1-tuesday"})


def test_an_illegal_action_changes_nothing_but_the_reward():
    env = SoloEnv()
    _, info = env.reset(seed=1)
    before = env.state
    _, reward, over, cut, info_after = env.step(np.int64(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, over, cut, info_after["illegal"]) == (-1.0, False, False, True)
    assert env.state is before
    assert np.array_equal(env.action_masks(), info["action_mask"])


@pytest.mark.parametrize("action", [-1, 4840, 1.5, None, True, "0", np.float64(3), np.array([1, 2]), 10**30], ids=repr)
@pytest.mark.parametrize("make", [SoloEnv, TableEnv])
def test_action_outside_the_action_space_raises_value_error(make, action):
    env = make()
    env.reset(seed=1)
    with pytest.raises(ValueError, match="a whole number from 0 to 4839"):
        env.step(action)


def test_an_illegal_action_at_a_table_costs_a_star_and_changes_nothing_else():
    env = TableEnv()
    env.reset(seed=1)
    before, agent = env.game, env.agent_selection
    env.step(np.int64(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0]))
    _, reward, over, _, info = env.last()
    assert (env.game, env.agent_selection, reward, over) == (before, agent, -1.0, False)
    assert info["illegal"]
    env.step(np.int64(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    assert env.infos[agent] == {}


def test_after_the_end_and_before_the_start_a_reset_is_needed():
    env = SoloEnv()
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(np.int64(0))
    _, info = play(env, np.random.default_rng(1), 1)
    assert info["action_mask"].sum() == env.action_masks().sum() == 1, "libraries sample an action even then"
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(np.int64(0))
    env.reset()
    assert not env.state.over


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP], ids=lambda mode: mode.name)
def test_vector_environments_play_game_after_game(mode):
    envs = gymnasium.make_vec("mapwright/Solo-v0", num_envs=2, vector_kwargs={"autoreset_mode": mode})
    rng, ends = np.random.default_rng(1), 0
    _, infos = envs.reset(seed=7)
    for _ in range(120):
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]])
        _, _, over, cut, infos = envs.step(actions)
        assert not cut.any() and "illegal" not in infos
        ends += int(over.sum())
    assert ends >= 4
    envs.close()


def test_an_environment_is_made_without_importing_ours_first():
    code = "import gymnasium; gymnasium.make('mapwright.learning:mapwright/Solo-v0', setup='heroes').reset(seed=1)"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_environment_takes_the_name_of_a_preset():
    assert SoloEnv("heroes").setup == HEROES
    assert TableEnv("combined", 3).setup == replace(COMBINED, players=3)


def test_bots_of_the_engine_take_the_last_seats():
    env, rng = TableEnv(BASE, 3, opponents=("novice", "greedy")), np.random.default_rng(1)
    assert env.possible_agents == ["seat_0"]
    env.reset(seed=3)
    totals, infos = play_table(env, rng)
    state = final_state(parse_record(infos["seat_0"]["record"]))
    assert state.over and totals == {"seat_0": state.players[0].stars}
    assert min(state.players[1].stars, state.players[2].stars) > state.players[0].stars
    assert infos["seat_0"]["place"] == 3


def test_python_file_takes_the_last_seat(tmp_path):
    path = tmp_path / "mine.py"
    path.write_text(starter_source("random"), "utf-8")
    env, rng = TableEnv(opponents=[str(path)]), np.random.default_rng(1)
    assert env.possible_agents == ["seat_0"]
    env.reset(seed=3)
    play_table(env, rng)
    assert env.game.over


def test_an_object_takes_the_last_seat_and_does_not_see_the_seed():
    seeds = []

    class Snapshot:
        def choose(self, state):
            seeds.append(state.seed)
            return legal(state)[0]

    env, rng = TableEnv(opponents=[Snapshot()]), np.random.default_rng(1)
    env.reset(seed=3)
    play_table(env, rng)
    assert env.game.over and {*seeds} == {""}


@pytest.mark.parametrize("action", [3, None, "abc", [0, 0], [0.5, 0, 0], [-1, 0, 0], [0, 0, 121], ["a", "b", "c"]])
def test_a_factored_action_that_is_not_three_whole_numbers_is_refused(action):
    env = SoloEnv(actions="factored")
    env.reset(seed=1)
    with pytest.raises(ValueError, match="an action must be a slot, an orientation and a corner below"):
        env.step(action)


def test_table_environment_accepts_a_deal_of_its_size_only():
    env = TableEnv()
    env.reset(options={"deal": "bA2-tuesday"})
    assert env.game == start(replace(BASE, players=2), "tuesday")[0]
    with pytest.raises(ValueError, match="another kind of setup"):
        env.reset(options={"deal": "bA3-tuesday"})


def test_render_returns_svg_text_and_pixels():
    env = SoloEnv(render_mode="svg")
    env.reset(seed=1)
    assert ET.fromstring(env.render()).tag.endswith("svg")
    text = SoloEnv(render_mode="ansi")
    text.reset(seed=1)
    assert len(text.render().splitlines()) == 11
    assert SoloEnv().render_mode is None
    pixels = SoloEnv(HEROES, render_mode="rgb_array")
    pixels.reset(seed=1)
    blank = pixels.render()
    assert blank.shape == (265, 265, 3) and blank.dtype == np.uint8
    pixels.step(np.int64(np.flatnonzero(pixels.action_masks())[0]))
    assert not np.array_equal(pixels.render(), blank)
    table = TableEnv(render_mode="svg")
    table.reset(seed=1)
    assert ET.fromstring(table.render()).tag.endswith("svg")


def test_a_table_ends_with_places_and_the_stars_as_rewards():
    env, rng = TableEnv(replace(HEROES, skills=True), 3), np.random.default_rng(1)
    env.reset(seed=3)
    totals, infos = play_table(env, rng)
    state = final_state(parse_record(infos["seat_0"]["record"]))
    assert [totals[agent] for agent in env.possible_agents] == [player.stars for player in state.players]
    assert sorted(infos[agent]["place"] for agent in env.possible_agents)[0] == 1


def test_at_an_ambush_the_neighbours_map_is_seen():
    env, rng = TableEnv(BASE, 2), np.random.default_rng(1)
    for seed in range(20):
        env.reset(seed=seed)
        while env.game.task is not None and env.game.task.kind != "ambush":
            env.step(np.int64(rng.choice(np.flatnonzero(env.last()[0]["action_mask"]))))
        if env.game.task is not None:
            break
    task = env.game.task
    seen = unflatten(env.last()[0]["observation"])["map"]
    assert np.array_equal(seen, observe(env.game, task.by, 2)["map"])
    half = len(MAP_PLANES)
    assert np.array_equal(seen[:half], map_planes(env.game.players[task.by].board))
    assert np.array_equal(seen[half:], map_planes(env.game.players[task.on].board))


def test_pixels_show_every_letter_in_another_way():
    board = parse_map("FVAWM^#.*fB/DZTGHX....." + "/..........." * 9 + " !k11")
    pixels = render_pixels(board)
    cells = [pixels[row * 24 : row * 24 + 24, column * 24 : column * 24 + 24] for row in (0, 1) for column in range(11)]
    assert len({cell.tobytes() for cell in cells}) == 17
    assert not np.array_equal(pixels[-24:, -24:], pixels[-24:, -48:-24])


def test_training_example_prints_its_lead_and_draws_its_curve(tmp_path, monkeypatch, capsys):
    curve = tmp_path / "curve.svg"
    arguments = ["--updates", "2", "--batch", "2", "--deals", "3", "--curve", str(curve)]
    monkeypatch.setattr("sys.argv", ["learn_to_draw.py", *arguments])
    runpy.run_path(str(EXAMPLE))["main"]()
    assert "on 3 deals" in capsys.readouterr().out
    picture = ET.parse(curve).getroot()
    [line] = picture.iter("{http://www.w3.org/2000/svg}polyline")
    assert len(line.attrib["points"].split()) == 2


# Own sheets


def test_each_game_of_an_environment_has_another_random_sheet():
    env = SoloEnv(sheets=random_sheets(7))
    env.reset(seed=1)
    sheets = []
    for _ in range(10):
        env.reset()
        sheets.append(env.state.setup.sheet)
    assert len(set(sheets)) == 10
    env.reset(seed=1)
    env.reset()
    assert env.state.setup.sheet == sheets[0]


def test_an_environment_plays_on_one_sheet_or_on_those_of_a_list():
    sheet = random_sheets(7)(0)
    env = SoloEnv(sheet=sheet)
    env.reset(seed=1)
    assert env.state.setup.sheet == sheet
    env = SoloEnv(sheets=["A", sheet])
    sheets = {env.reset(seed=seed) and env.state.setup.sheet for seed in range(20)}
    assert sheets == {"A", sheet}


def test_an_environment_without_sheets_has_the_same_deals_as_with_them():
    plain, varied = SoloEnv(), SoloEnv(sheets=random_sheets(7))
    plain.reset(seed=3)
    varied.reset(seed=3)
    assert plain.state.deal == varied.state.deal
