"""The referee names the rule that a tampered game breaks."""

import copy
import json
from dataclasses import replace
from functools import cache

import pytest

from mapwright.bots.match import play_match
from mapwright.bots.random import RandomBot
from mapwright.history.game_json import game_json
from mapwright.rules.setup import BASE, COMBINED
from referee import check


@cache
def game_of(players):
    setup = replace(COMBINED, players=players, skills=True) if players > 1 else BASE
    _, record = play_match(setup, "tamper", [RandomBot(f"tamper/{seat}") for seat in range(players)])
    return json.loads(json.dumps(game_json(record, ["random"] * players)))


def first(game, kind):
    return next(turn for turn in game["turns"] if turn["kind"] == kind and turn["moves"][0]["cells"])


def first_move(game, kind):
    return first(game, kind)["moves"][0]


def with_limits(game):
    game["limits"][0] += 1


def with_two_of_a_kind(game):
    game["edicts"] |= {"A": "sentinel-wood", "B": "greenbough"}


def with_two_skills(game):
    game["skills"].pop()


def without_last_turn(game):
    game["turns"].pop()


def with_a_turn_after_the_end(game):
    game["turns"].append(game["turns"][-1])


def with_card_again(game):
    game["turns"][1]["cards"] = game["turns"][0]["cards"]


def with_early_summer(game):
    game["turns"][1]["season"] = "summer"


def with_ambush_at_home(game):
    for move in first(game, "ambush")["moves"]:
        move["on"] = move["by"]


def with_a_seat_idle(game):
    first(game, "explore")["moves"].pop()


def with_a_cell_less(game):
    first_move(game, "explore")["cells"].pop()


def with_a_monster_less(game):
    first_move(game, "ambush")["cells"].pop()


def with_a_cell_on_a_mountain(game):
    first_move(game, "explore")["cells"][0] = "d2"


def with_a_cell_twice(game):
    cells = first_move(game, "explore")["cells"]
    cells[0] = cells[-1]


def with_another_terrain(game):
    first_move(game, "explore")["terrain"] = "H"


def with_a_fallback(game):
    first_move(game, "explore")["fallback"] = True


def with_two_heroes(game):
    first_move(game, "hero")["cells"] *= 2


def with_a_coin_more(game):
    first_move(game, "explore")["coins"] += 1


def with_another_letter_on_the_map(game):
    move = first_move(game, "explore")
    move["map"] = move["map"][:-1] + "W" if move["map"][-1] == "." else move["map"].replace(".", "W", 1)


def with_a_destroyed_cell(game):
    first_move(game, "explore")["destroyed"] = ["a1"]


def with_acrobatics_in_an_explore_turn(game):
    first_move(game, "explore")["skill"] = "acrobatics"
    game["skills"] = ["acrobatics", *game["skills"][1:]]


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
    others = ("knowledge", "search", "diplomacy", "negotiate")
    first_move(game, "explore")["skill"] = next(skill for skill in others if skill not in game["skills"])


TAMPERED = {
    with_limits: "R3", with_two_of_a_kind: "R2", with_two_skills: "R39", without_last_turn: "R10",
    with_a_turn_after_the_end: "R31", with_card_again: "R29", with_early_summer: "R10", with_ambush_at_home: "R20",
    with_a_seat_idle: "R9", with_a_cell_less: "R11", with_a_monster_less: "R20", with_a_cell_on_a_mountain: "R11",
    with_a_cell_twice: "a cell twice", with_another_terrain: "R11", with_a_fallback: "R13", with_two_heroes: "twice",
    with_a_coin_more: "R12", with_another_letter_on_the_map: "is 'W', not", with_a_destroyed_cell: "destroyed a1",
    with_acrobatics_in_an_explore_turn: "R44", with_better_score: "R26", without_toll: "R26",
    with_another_map_after: "R27", with_wrong_winner: "R28", with_unknown_skill: "R39",
}  # fmt: skip


@pytest.mark.parametrize("tamper", TAMPERED, ids=lambda tamper: tamper.__name__)
def test_a_tampered_game_is_refused(tamper):
    game = copy.deepcopy(game_of(3))
    assert check(game) == []
    tamper(game)
    assert TAMPERED[tamper] in " ".join(check(game))


@pytest.mark.parametrize("key", ["stars", "toll", "rating", "title"])
def test_a_tampered_solo_result_is_refused(key):
    """R30"""
    game = copy.deepcopy(game_of(1))
    assert check(game) == []
    game["result"][0][key] += 1
    assert "should be" in " ".join(check(game))
