"""The atlas: each of its 36 seals can be earned, and progress follows from the finished games alone."""

import json
from pathlib import Path

import pytest

from mapwright.atlas.maps import ATLAS
from mapwright.atlas.progress import SEAL_NAMES, earned_seals
from mapwright.atlas.tasks import TASKS
from mapwright.errors import NotationError
from mapwright.notation.deal_code import format_deal, parse_deal
from mapwright.notation.record import parse_record
from page import ask

GOLDEN = json.loads((Path(__file__).parent / "golden" / "atlas.json").read_text("utf-8"))
"""For each map and seal the record of a game that earns it."""
ROWS = {row.id: row for row in ATLAS}
DRAWN, TASK, MASTERED = range(3)


def played(map_id, seal, hints=0, **changes):
    """Return a finished game of the player's history: the golden game of that seal."""
    row = ROWS[map_id]
    bots = ["", *row.bots] if row.bots else []
    return {"record": GOLDEN[map_id][seal], "seat": 0, "bots": bots, "hints": hints} | changes


def progress(*games):
    answer = ask("atlas", games=list(games), ms=60_000)
    assert answer["ok"] and not answer["busy"], answer
    return {row["id"]: row for row in answer["maps"]}


@pytest.mark.parametrize("seal", SEAL_NAMES)
@pytest.mark.parametrize("map_id", ROWS)
def test_golden_game_earns_its_seal(map_id, seal):
    seals = earned_seals(ROWS[map_id], parse_record(GOLDEN[map_id][seal]))
    assert dict(zip(SEAL_NAMES, seals, strict=True))[seal]


def test_twelve_maps_have_twelve_tasks_and_valid_deals():
    assert len(ATLAS) == 12 == len({row.deal for row in ATLAS})
    assert {row.task for row in ATLAS} == set(TASKS)
    for row in ATLAS:
        setup, seed = parse_deal(row.deal)
        assert format_deal(setup, seed) == row.deal
        assert setup.players == 1 + len(row.bots)
        assert row.drawn < row.mastered


def test_without_games_only_the_first_map_is_open():
    rows = progress()
    assert [row["is_open"] for row in rows.values()] == [True] + 11 * [False]
    assert all(row["seals"] == [None, None, None] and row["best"] is None for row in rows.values())


def test_the_first_seal_opens_the_next_map():
    rows = progress(played("year", "drawn"))
    assert rows["year"]["seals"][DRAWN] == 0
    assert (rows["ruins"]["is_open"], rows["ambush"]["is_open"]) == (True, False)


def test_a_seal_names_the_first_game_that_earned_it_and_the_map_shows_the_best_one():
    games = [played("year", "mastered"), played("year", "task")]
    stars = [parse_record(game["record"]) for game in games]
    assert stars
    rows = progress(*games, games[0])
    assert rows["year"]["seals"][MASTERED] == 0
    assert rows["year"]["best"] in (0, 1)
    assert rows["year"]["stars"] >= ROWS["year"].mastered


def test_a_game_with_hints_is_not_mastered_but_drawn():
    assert progress(played("year", "mastered", hints=1))["year"]["seals"][MASTERED] is None
    assert progress(played("year", "mastered", hints=1))["year"]["seals"][DRAWN] == 0


@pytest.mark.parametrize(
    "changes",
    [
        {"record": "bA1eAIRY-atlas-18"},
        {"record": "bA1eAIRY-atlas-18.W9zz9"},
        {"record": "bA1eAIRY-atlas-181.W1aa1"},
        {"record": ""},
        {"bots": ["", "random"]},
        {"seat": 1},
    ],
    ids=["unfinished", "damaged", "other-deal", "empty", "other-bots", "other-seat"],
)
def test_game_that_does_not_count_earns_nothing(changes):
    assert progress(played("year", "drawn", **changes))["year"]["seals"] == [None, None, None]


def test_a_map_with_a_neighbour_counts_only_against_its_bot():
    assert progress(played("neighbour", "drawn"))["neighbour"]["seals"][DRAWN] == 0
    with_other_bot = played("neighbour", "drawn", bots=["", "random"])
    assert progress(with_other_bot)["neighbour"]["seals"][DRAWN] is None


def test_deleting_a_game_takes_its_seals_back():
    games = [played("year", "drawn"), played("ruins", "drawn")]
    assert progress(*games)["ruins"]["seals"][DRAWN] == 1
    assert progress(games[1])["ruins"]["seals"][DRAWN] == 0
    assert not progress(games[1])["ruins"]["is_open"]


def test_a_record_of_another_deal_is_refused():
    with pytest.raises(NotationError, match="must be on the deal"):
        earned_seals(ROWS["year"], parse_record(GOLDEN["ruins"]["drawn"]))
