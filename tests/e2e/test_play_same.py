"""The page against the engine in CPython: thirty whole games of random legal moves, compared after every move."""

import json
import random
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from briefly import briefly
from mapwright.bridge import Bridge
from page_state import follow, wait_for

Json = dict[str, Any]
DRIVE = (Path(__file__).parent / "drive.js").read_text()
# Sixty frames a second are for eyes, and so is a large map.
HURRY = """() => {
  window.atEase = requestAnimationFrame;
  window.requestAnimationFrame = (draw) => setTimeout(() => draw(performance.now()), 0);
}"""
AT_EASE = "() => { window.requestAnimationFrame = window.atEase; }"
SMALL = {"width": 640, "height": 560}
SETUPS = ["bA1", "bB1k", "hC1h", "hD1hk", "cD1hk", "cA1xtk"]
SEEDS = range(5)


def random_move(rng: random.Random, view: Json) -> Json:
    """One message that the engine takes now, skills and all."""
    if view["phase"] == "next":
        return {"do": "next"}
    able = [(i, tool) for i, tool in enumerate(view["tools"]) if tool["kind"] == "dodge" or ways(tool)]
    if not able or (view["can_pass"] and rng.random() < 0.3):
        return {"do": "pass"}
    index, tool = rng.choice(able)
    turn = rng.choice(ways(tool) or tool["turns"])
    row, column = rng.choice(turn["anchors"] or [(0, 0)])
    terrain = rng.choice(tool["terrains"]) if tool["terrains"] else None
    placed = {"tool": index, "terrain": terrain, "turn": turn["code"], "row": row, "column": column}
    return {"do": "act", **placed, "skill": tool["skill"], "kind": tool["kind"]}


def ways(tool: Json) -> list[Json]:
    return [turn for turn in tool["turns"] if turn["anchors"]]


def played(deal: str) -> Iterator[tuple[Json, Json]]:
    """Each move of a game, and what the engine has after it."""
    bridge, rng = Bridge(), random.Random(deal)
    view = bridge.answer(json.dumps({"do": "deal", "deal": deal}))["view"]
    while view["phase"] != "over":
        move = random_move(rng, view)
        keys = ("tool", "terrain", "turn", "row", "column")
        message = {"do": "act", "intent": {key: move[key] for key in keys}} if move["do"] == "act" else move
        view = bridge.answer(json.dumps(message))["view"]
        yield move, wanted(view)


def wanted(view: Json) -> Json:
    player = view["players"][0]
    if view["phase"] == "over":
        return {"stars": [player["stars"]]}
    return {
        "map": player["map"],
        "stars": [edict["stars"] for edict in view["edicts"]],
        "sum": player["stars"] + (player["running"]["total"] if player["running"] else 0),
        "coins": player["coins"],
        "toll": player["toll"],
    }


@pytest.fixture
def hurried(running: Page) -> Iterator[Page]:
    running.set_viewport_size(SMALL)
    running.evaluate(HURRY)
    yield running
    running.evaluate(AT_EASE)


@pytest.mark.parametrize(("setup", "seed"), briefly(product(SETUPS, SEEDS), ("cA1xtk", 0)))
def test_a_whole_game_shows_what_the_engine_has(hurried: Page, setup: str, seed: int) -> None:
    """Thirty games in all, in every set, with heroes and skills. The moves are chosen at random in CPython and made on
    the page by its own buttons, cells and keys (`drive.js`); after every one the map text, the stars of the edicts
    and in all, the coins and the toll that the page shows are those of the engine, and so are the stars at the end."""
    deal = f"{setup}-same{seed}"
    game = list(played(deal))
    follow(hurried, f"/?deal={deal}")
    shown = hurried.evaluate(DRIVE, [move for move, _ in game])
    for at, (told, (move, figures)) in enumerate(zip(shown, game, strict=True)):
        assert told == figures, f"{deal}, move {at}: {move}"
    wait_for(hurried, "final")
