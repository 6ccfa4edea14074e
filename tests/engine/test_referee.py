"""The referee names the rule that a tampered game breaks."""

import copy
import json
from dataclasses import replace
from functools import cache, reduce

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
    """The first turn of that kind in which something was drawn."""
    return next(turn for turn in game["turns"] if turn["kind"] == kind and turn["moves"][0]["cells"])


def first_move(game, kind):
    return first(game, kind)["moves"][0]


def worst(game):
    """The season score with the highest toll."""
    return max((season["players"][0] for season in game["seasons"]), key=lambda score: score["toll"])


def drawn_over(text):
    return text[:-1] + "W" if text[-1] == "." else text.replace(".", "W", 1)


def not_dealt(game):
    others = ("knowledge", "search", "diplomacy", "negotiate")
    return next(skill for skill in others if skill not in game["skills"])


def everything(game):
    return game


def explore(game):
    return first_move(game, "explore")


def at(*path):
    """What lies in the game under these keys."""
    return lambda game: reduce(lambda value, key: value[key], path, game)


TAMPERED = {
    "a longer spring": ("R3", at("limits"), 0, lambda game, limit: limit + 1),
    "two edicts of a kind": (
        "R2", everything, "edicts", lambda game, edicts: edicts | {"A": "sentinel-wood", "B": "greenbough"},
    ),
    "two skills": ("R39", everything, "skills", lambda game, skills: skills[:-1]),
    "no last turn": ("R10", everything, "turns", lambda game, turns: turns[:-1]),
    "a turn after the end": ("R31", everything, "turns", lambda game, turns: [*turns, turns[-1]]),
    "a card again": ("R29", at("turns", 1), "cards", lambda game, cards: game["turns"][0]["cards"]),
    "an early summer": ("R10", at("turns", 1), "season", lambda game, season: "summer"),
    "an ambush on one's own map": (
        "R20", lambda game: first(game, "ambush"), "moves",
        lambda game, moves: [move | {"on": move["by"]} for move in moves],
    ),
    "a seat without a move": ("R9", lambda game: first(game, "explore"), "moves", lambda game, moves: moves[:-1]),
    "a shape without a cell": ("R11", explore, "cells", lambda game, cells: cells[:-1]),
    "monsters without a cell": (
        "R20", lambda game: first_move(game, "ambush"), "cells", lambda game, cells: cells[:-1],
    ),
    "a cell on a mountain": ("R11", explore, "cells", lambda game, cells: ["d2", *cells[1:]]),
    "a cell twice": ("a cell twice", explore, "cells", lambda game, cells: [cells[-1], *cells[1:]]),
    "another terrain": ("R11", explore, "terrain", lambda game, terrain: "H"),
    "a single cell although the shape fits": ("R13", explore, "fallback", lambda game, fallback: True),
    "two heroes": ("twice", lambda game: first_move(game, "hero"), "cells", lambda game, cells: cells * 2),
    "a coin more": ("R12", explore, "coins", lambda game, coins: coins + 1),
    "another letter on the map": ("is 'W', not", explore, "map", lambda game, text: drawn_over(text)),
    "a destroyed cell": ("destroyed a1", explore, "destroyed", lambda game, cells: ["a1"]),
    "a skill that was not dealt": ("R39", explore, "skill", lambda game, skill: not_dealt(game)),
    "a better score": ("R26", at("seasons", 2, "players", 1), "total", lambda game, total: total + 1),
    "a toll below zero": ("R26", worst, "toll", lambda game, toll: -1),
    "another map after the season": (
        "R27", at("seasons", 0, "players", 0), "after", lambda game, text: text.replace(".", "X", 1),
    ),
    "another winner": (
        "R28", everything, "winners", lambda game, winners: [seat for seat in range(3) if seat not in winners],
    ),
}  # fmt: skip
"""What is wrong: the rule that the referee names, where in the game, the key, and its new value."""


@pytest.mark.parametrize("tampered", TAMPERED)
def test_referee_names_the_rule_that_a_tampered_game_breaks(tampered):
    rule, where, key, change = TAMPERED[tampered]
    game = copy.deepcopy(game_of(3))
    assert check(game) == []
    target = where(game)
    target[key] = change(game, target[key])
    assert rule in " ".join(check(game))


def test_referee_refuses_acrobatics_in_an_explore_turn():
    """R44"""
    game = copy.deepcopy(game_of(3))
    explore(game)["skill"] = "acrobatics"
    game["skills"] = ["acrobatics", *game["skills"][1:]]
    assert "R44" in " ".join(check(game))


@pytest.mark.parametrize("key", ["stars", "toll", "rating", "title"])
def test_referee_refuses_a_tampered_solo_result(key):
    """R30"""
    game = copy.deepcopy(game_of(1))
    assert check(game) == []
    game["result"][0][key] += 1
    assert "should be" in " ".join(check(game))
