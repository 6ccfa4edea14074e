"""The referee on whole games: nothing to say about those of the engine, and every one tampered with is seen."""

import copy
import json
import subprocess
import sys
from functools import cache

import pytest

from referee import check


def play(*options):
    command = [sys.executable, "-m", "mapwright", "play", *options, "--json"]
    out = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return [json.loads(line) for line in out.splitlines()]


def bots(count):
    return ["--bot", "random"] * count


@pytest.mark.parametrize("skills", [(), ("--skills",)], ids=["plain", "skills"])
@pytest.mark.parametrize("players", [1, 2, 3, 5])
@pytest.mark.parametrize("cards", ["base", "heroes", "combined"])
def test_games_of_the_engine(cards, players, skills):
    seed = f"referee-{cards}-{players}-{len(skills)}"
    games = play(*bots(players), "--seed", seed, "--set", cards, *skills, "--games", "9")
    assert len(games) == 9
    found = {game["seed"]: check(game) for game in games}
    assert not any(found.values()), found


@cache
def one_game():
    [game] = play(*bots(3), "--seed", "tamper", "--set", "combined", "--skills")
    return game


def first(game, kind):
    return next(turn for turn in game["turns"] if turn["kind"] == kind)


def with_limits(game):
    game["limits"][0] += 1


def with_two_of_a_kind(game):
    game["edicts"] |= {"A": "sentinel-wood", "B": "greenbough"}


def with_two_skills(game):
    game["skills"].pop()


def without_last_turn(game):
    game["turns"].pop()


def with_card_again(game):
    game["turns"][1]["cards"] = game["turns"][0]["cards"]


def with_early_summer(game):
    game["turns"][1]["season"] = "summer"


def with_ambush_at_home(game):
    for raw in first(game, "ambush")["moves"]:
        raw["on"] = raw["by"]


def with_somebody_idle(game):
    first(game, "explore")["moves"].pop()


def with_better_score(game):
    game["seasons"][2]["players"][1]["total"] += 1


def without_toll(game):
    score = max((season["players"][0] for season in game["seasons"]), key=lambda score: score["toll"])
    score["toll"] = -1


def with_another_map_after(game):
    score = game["seasons"][0]["players"][0]
    score["after"] = score["after"].replace(".", "X", 1)


def with_wrong_winner(game):
    game["winners"] = [seat for seat in range(3) if seat not in game["winners"]]


def with_unknown_skill(game):
    raw = first(game, "explore")["moves"][0]
    others = ("knowledge", "search", "diplomacy", "negotiate")
    raw["skill"] = next(skill for skill in others if skill not in game["skills"])


TAMPERED = {
    with_limits: "R3",
    with_two_of_a_kind: "R2",
    with_two_skills: "R39",
    without_last_turn: "R10",
    with_card_again: "R29",
    with_early_summer: "R10",
    with_ambush_at_home: "R20",
    with_somebody_idle: "R9",
    with_better_score: "R26",
    without_toll: "R26",
    with_another_map_after: "R27",
    with_wrong_winner: "R28",
    with_unknown_skill: "R39",
}


@pytest.mark.parametrize("tamper", TAMPERED, ids=lambda tamper: tamper.__name__)
def test_a_tampered_game_is_seen(tamper):
    game = copy.deepcopy(one_game())
    assert check(game) == []
    tamper(game)
    assert TAMPERED[tamper] in " ".join(check(game))
