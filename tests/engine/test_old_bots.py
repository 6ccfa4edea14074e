"""Bots that players have stored or shared import the paths of earlier releases; they play as they did."""

import importlib
from pathlib import Path

import pytest

import mapwright
from mapwright.bots.budget import Budget
from mapwright.bots.guests import load_bot
from mapwright.bots.match import play_match
from mapwright.notation.notation import parse_deal

MOVED = sorted((Path(mapwright.__file__).parent / "moved").glob("*.py"))
BOTS = Path(__file__).parent / "golden" / "bots"
STARS = {
    "by_kinds": {"bA1-old": [107], "cC2k-old": [108, 93]},
    "by_options": {"bA1-old": [11], "cC2k-old": [28, 28]},
    "starter_look_ahead": {"bA1-old": [98]},
    "starter_random": {"bA1-old": [19]},
    "starter_twenty_lines": {"bA1-old": [101]},
    "step_01": {"bA1-old": [12]},
    "step_02": {"bA1-old": [39]},
    "step_07": {"bA1-old": [111]},
    "step_10": {"bA1-old": [112]},
}
"""What each scored when `mapwright.game` was a module: starters, answers of the course, and two of other styles."""


@pytest.mark.parametrize(("name", "deal"), [(name, deal) for name, deals in STARS.items() for deal in deals])
def test_a_bot_of_an_earlier_release_plays_as_it_did(name, deal):
    make = load_bot(f"{name}.py", (BOTS / f"{name}.py").read_text("utf-8"))
    setup, seed = parse_deal(deal)
    state, _ = play_match(setup, seed, [make(f"{seed}/{seat}", Budget()) for seat in range(setup.players)])
    assert [player.stars for player in state.players] == STARS[name][deal]


@pytest.mark.parametrize("path", [path for path in MOVED if path.stem != "cluster"], ids=lambda path: path.stem)
def test_an_old_path_leads_to_the_same_things(path):
    old = importlib.import_module(f"mapwright.{path.stem}")
    new = importlib.import_module(path.read_text("utf-8").split()[1])
    names = [name for name in vars(new) if not name.startswith("_")]
    assert names and all(getattr(old, name) is getattr(new, name) for name in names)


@pytest.mark.parametrize("name", ["board", "notation"])
def test_a_package_has_what_the_module_of_its_name_had(name):
    old, new = importlib.import_module(f"mapwright.{name}"), importlib.import_module(f"mapwright.{name}.{name}")
    names = [name for name in vars(new) if not name.startswith("_")]
    assert names and all(getattr(old, name) is getattr(new, name) for name in names)
