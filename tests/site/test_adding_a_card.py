"""An expansion with cards of each kind is added to a copy of the tree as docs/adding-a-card.md says.

The copy's own tests of completeness and golden files judge: everything takes the cards as its own, and no old deal,
game, link or record changes.
"""

from __future__ import annotations

import ast
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import environment
import new_cards
from lab import new_card
from paths import ROOT
from programs import BuildError

TOOK = ("engine", "build", "tests/engine", "tests/site", "web", "examples")
LEFT = shutil.ignore_patterns("__pycache__", "static", "stills", "styles")
ENGINE = (
    *(f"tests/engine/test_{name}.py" for name in ("cards", "edicts", "deals")),
    "tests/engine/test_bots.py::test_every_edict_has_features_and_weights_that_fit",
    "tests/engine/test_cli.py::test_list_contains_cards_of_every_kind",
    "tests/engine/test_learning.py::test_facts_of_printed_cards_have_the_places_of_observation_version_1",
    "tests/engine/test_shapes.py::test_the_printed_orientation_comes_first",
)
"""Tests that read the tables of cards."""
GOLDEN = ("tests/engine/test_daily.py", "tests/engine/test_games.py")
TEXTS = ("tests/site/test_texts.py", "tests/site/test_text_keys.py", "tests/site/test_text_letters.py")
PICTURES = ("tests/site/test_book_pictures.py", "tests/site/test_contract.py")


def copy(tree: Path) -> Path:
    for name in TOOK:
        shutil.copytree(ROOT / name, tree / name, ignore=LEFT)
    for path in [*ROOT.glob("*.toml"), *ROOT.glob("tsconfig*.json")]:
        shutil.copy(path, tree / path.relative_to(ROOT))
    return tree


def run(tree: Path, *command: str | Path) -> subprocess.CompletedProcess[str]:
    """Python in the copy, with the copy's engine."""
    paths = os.pathsep.join(str(tree / name) for name in ("engine", "tests/engine"))
    return subprocess.run(
        [sys.executable, *command], cwd=tree, capture_output=True, text=True,
        env={**os.environ, "PYTHONPATH": paths, "MAPWRIGHT_EXAMPLES": "5"},
    )  # fmt: skip


def make(tree: Path, *additions: Callable[[Path], None]) -> Path:
    copy(tree)
    for add in additions:
        add(tree)
    return tree


def generate(tree: Path) -> None:
    done = run(tree, "build/contract.py")
    assert done.returncode == 0, done.stderr


def failures(tree: Path, *tests: str) -> str:
    done = run(tree, "-m", "pytest", "-q", "-x", "--no-header", *tests)
    return "" if done.returncode == 0 else "\n".join(done.stdout.splitlines()[-40:]) + done.stderr


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    steps = (new_cards.add_rows, new_cards.add_texts, new_cards.add_pictures, generate)
    return make(tmp_path_factory.mktemp("with-new-cards"), *steps)


@pytest.mark.parametrize(
    ("source", "result"),
    [
        ("A = ()\n", "A = (\n    x,\n)\n"),
        ("A: Row = (  # ä\n    1,\n    2\n)  # end\n", "A: Row = (  # ä\n    1,\n    2,\n    x,\n)  # end\n"),
        ("A = [f(1, 2),]\nB = 3\n", "A = [f(1, 2),\n    x,\n]\nB = 3\n"),
    ],
    ids=["empty", "several lines", "one line"],
)  # fmt: skip
def test_card_is_appended_to_a_table_of_any_layout(source: str, result: str) -> None:
    assert new_card.append_item(source, "A", "x") == result


def test_new_edict_without_code_fails_its_tests_with_to_do(tmp_path: Path) -> None:
    copy(tmp_path)
    remaining = new_card.create_edict("scratch-edict", "farm-water", "scratch", tmp_path)
    assert "lab weights --edict scratch-edict" in remaining
    assert "NotImplementedError: to do" in failures(tmp_path, "tests/engine/test_edicts.py")
    assert run(tmp_path, "build/contract.py").returncode == 1, "the picture is still to be drawn"
    document = (ROOT / "docs" / "adding-a-card.md").read_text(encoding="utf-8")
    files = [path for path in tmp_path.rglob("*") if path.suffix in (".py", ".ftl", ".txt", ".json")]
    assert {path.name for path in files if is_changed(path, tmp_path) and path.name not in document} == set()


@pytest.mark.parametrize(
    ("id", "expansion", "message"),
    [
        ("scratch-edict", "heroes", "an expansion must not be called like a set"),
        ("scratch-edict", "ambush-pack", "or a pack of ambushes"),
        ("silver-mines-", "scratch", "an id must be lower-case words joined by hyphens; got 'silver-mines-'"),
    ],
)
def test_edict_with_a_wrong_name_is_refused(id: str, expansion: str, message: str) -> None:
    with pytest.raises(BuildError, match=message):
        new_card.create_edict(id, "farm-water", expansion)


def test_completeness_tests_pass_with_the_added_cards(tree: Path) -> None:
    assert failures(tree, *ENGINE, *TEXTS, *PICTURES) == ""


def test_added_cards_leave_the_golden_games_unchanged(tree: Path) -> None:
    assert failures(tree, *GOLDEN) == ""
    golden = Path("tests", "engine", "golden")
    assert not [path.name for path in (tree / golden).rglob("*") if path.is_file() and is_changed(path, tree)]


def test_deal_code_with_a_new_letter_deals_its_skills(tree: Path) -> None:
    done = run(
        tree, "-c", f"from mapwright import *; print(start(*parse_deal('cA1{new_cards.LETTER}-x'))[0].deal.skills)"
    )
    assert {new_cards.SKILL, *new_cards.MORE_SKILLS} == set(ast.literal_eval(done.stdout)), done.stderr


def test_added_cards_appear_in_games_played_by_bots(tree: Path) -> None:
    edicts = f"{new_cards.EDICT},canal-lake,great-city,borderlands"
    ambush = f"{new_cards.AMBUSH},gnoll-raid,goblin-attack,bugbear-assault"
    done = run(
        tree, "-m", "mapwright", "play", "--bot", "random", "--seed", "new", "--games", "12", "--json",
        "--set", "combined", "--heroes", "--skills", "--edicts", edicts, "--ambush", ambush, "--packs", new_cards.PACK,
    )  # fmt: skip
    games = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(games) == 12, done.stderr
    turns = [turn for game in games for turn in game["turns"]]
    seen = {(card, turn["kind"]) for turn in turns for card in turn["cards"]}
    assert {(new_cards.EXPLORE, "explore"), (new_cards.AMBUSH, "ambush"), (new_cards.HERO, "hero")} <= seen
    assert new_cards.SKILL in {move["skill"] for turn in turns for move in turn["moves"]}
    assert all(new_cards.EDICT in game["edicts"].values() for game in games)


def test_added_cards_need_no_typescript_outside_generated_files(tree: Path) -> None:
    written = {path.relative_to(tree) for path in tree.rglob("*.ts") if is_changed(path, tree)}
    assert {path.name for path in written} == {"catalogue.ts", "pictures.ts", "pictograms.ts", "text-keys.ts"}
    assert all("generated" in path.parts for path in written)
    (tree / "node_modules").symlink_to(ROOT / "node_modules")
    done = subprocess.run([environment.npm_tool("tsc"), "-p", tree / "tsconfig.json"], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


def is_changed(path: Path, tree: Path) -> bool:
    return path.read_bytes() != (ROOT / path.relative_to(tree)).read_bytes()
