"""Stamps of the album: each can be earned, by the game that says so, and old or damaged games cause no error."""

import json
from datetime import date, timedelta

import pytest

from mapwright.board.sheets import SHEETS
from mapwright.bots.match import play_match
from mapwright.bots.random import RandomBot
from mapwright.history.album import STAMPS
from mapwright.notation.deal_code import parse_deal
from mapwright.page.bridge import Bridge
from mapwright.rules.scoring import EDICTS
from page import ask

DAY = date(2027, 3, 10)
PAGE = 60_000
"""Milliseconds that are enough for any history here."""


def drawn(*rows, last="^.*"):
    """A map with these first rows; its last one has an open mountain and an open ruin, unless given."""
    blank = [""] * (10 - len(rows))
    return "/".join(row.ljust(11, ".") for row in (*rows, *blank, last))


BLANK = drawn()
OPEN = drawn("M")


def game(map=OPEN, ago=0, daily=False, hints=0, record="bA1-x", seat=0, bots=(), **figures):
    return {
        "day": (DAY - timedelta(days=ago)).isoformat(), "daily": daily, "hints": hints,
        "record": record, "seat": seat, "bots": list(bots), "map": map,
        "summary": {
            "set": "base", "sheet": "A", "players": 1, "skills": False, "stars": 20, "rating": -15, "toll": 3,
            "coins": 0, "seasons": [5, 5, 5, 5], "edicts": {}, **figures,
        },
    }  # fmt: skip


def stamps(*games):
    answer = ask("album", games=list(games), ms=PAGE)
    assert answer["ok"] and not answer["busy"] and answer["progress"] == 1, answer
    return {stamp["id"]: stamp for stamp in answer["stamps"]}


def earned(*games):
    return {id for id, stamp in stamps(*games).items() if stamp["game"] is not None}


PLAIN = {"maps-1"}
"""What any first game earns; the map above has a monster with empty cells next to it."""

FEATS = {
    "title-0": {"rating": 0},
    "title-10": {"rating": 10},
    "title-20": {"rating": 20},
    "title-30": {"rating": 30},
    "title-lost": {"rating": -21},
    "stars-100": {"stars": 100},
    "stars-150": {"stars": 150},
    "season-40": {"seasons": [40, 5, 5, 5]},
    "season-60": {"seasons": [60, 5, 5, 5]},
    "edict-20": {"edicts": {"treetower": 20}},
    "edict-50": {"edicts": {"treetower": 50}},
    "rising": {"seasons": [1, 2, 3, 4]},
    "coins": {"coins": 10},
    "no-toll": {"toll": 0},
    "devoured": {"toll": 25},
    "no-monsters": {"map": BLANK},
    "walled-in": {"map": drawn("MF", "F")},
    "ruins": {"map": drawn("Mf....^", last="")},
    "mountains": {"map": drawn("^F..M.*", "F", last="")},
    "forest": {"map": drawn("F" * 11, "FFFF", "M")},
    "village": {"map": drawn("V" * 11, "VVVB", "M")},
    "farm": {"map": drawn("A" * 11, "B", "M")},
    "water": {"map": drawn("W" * 11, "W", "M")},
    "heroes": {"map": drawn("H.H.H.M")},
    "lines": {"map": drawn(*["FVAWFVAWFVA", "VAWFVAWFVAW"] * 3, "M")},
    "days-1": {"daily": True},
    "skills": {"record": "hC1k-x.F1ac4-k.A1b2-n.-a1"},
}


@pytest.mark.parametrize("id", FEATS)
def test_achievement_earns_its_stamp_and_no_other(id):
    assert earned(game(**FEATS[id])) == PLAIN | {id}


def test_game_earns_only_the_highest_stamp_of_a_page_and_later_games_the_others():
    first, second = game(rating=25, stars=160), game(rating=25, stars=160)
    assert earned(first) == PLAIN | {"title-20", "stars-150"}
    assert earned(first, second) == PLAIN | {"title-20", "title-10", "stars-150", "stars-100"}


def test_feat_that_earned_another_stamp_of_its_page_is_not_counted_again():
    assert "stars-100" not in earned(game(stars=160), game(stars=90))


@pytest.mark.parametrize(
    ("id", "feat"),
    [
        ("title-0", {"rating": -1}), ("title-0", {"rating": None}), ("title-lost", {"rating": -20}),
        ("title-lost", {"rating": None}), ("stars-100", {"stars": 99}), ("rising", {"seasons": [1, 2, 2, 4]}),
        ("coins", {"coins": 9}), ("edict-20", {"edicts": {"treetower": 19, "canal-lake": 19}}),
        ("devoured", {"toll": 24}), ("walled-in", {"map": BLANK}), ("ruins", {"map": drawn("*f")}),
        ("mountains", {"map": drawn("^F........^", "F", last="")}), ("skills", {"record": "hC1k-x.F1ac4-k.A1b2-k"}),
        ("skills", {"record": "hC2k-x.F1ac4-k.A1b2-n.-a1", "players": 2}),
    ],
)  # fmt: skip
def test_game_just_below_a_goal_earns_no_stamp(id, feat):
    assert id not in earned(game(**feat))


def test_a_game_with_an_undone_turn_is_a_finished_map_and_no_feat():
    assert earned(game(stars=160, takebacks=1, toll=0)) == PLAIN
    assert stamps(game(takebacks=1), game())["unaided-10"]["reached"] == 2


def test_game_with_hints_earns_only_the_stamps_that_allow_hints():
    ids = earned(game(stars=160, rating=30, hints=1, toll=30))
    assert ids == {"maps-1", "devoured"}


def test_stamp_names_the_first_game_that_reached_its_goal():
    games = [game(stars=90), game(stars=101, hints=1), game(stars=120), game(stars=170), game(stars=180)]
    album = stamps(*games)
    assert (album["stars-100"]["game"], album["stars-150"]["game"]) == (2, 3)
    assert album["stars-150"]["reached"] == album["stars-150"]["goal"] == 150


def test_progress_of_a_stamp_is_never_below_zero():
    album = stamps(game(stars=60), game(stars=-8))
    assert (album["stars-100"]["reached"], album["maps-10"]["reached"]) == (60, 2)
    assert stamps(game(stars=-8, seasons=[-1, -3, -2, -2]))["season-40"]["reached"] == 0
    assert all(stamp["reached"] == 0 and stamp["game"] is None for stamp in stamps().values())


def test_the_nearest_stamp_lacks_least_of_its_goal():
    def nearest(*games):
        return ask("album", games=list(games), ms=PAGE).get("nearest")

    assert nearest() is None
    assert nearest(game(stars=92, coins=3)) == "stars-100"
    assert nearest(game(stars=92, coins=10), game(stars=101, coins=2)) == "stars-150"
    assert nearest(game(toll=24)) != "devoured", "a mishap is not a goal"


def test_collecting_stamps_count_maps_sheets_sets_and_edicts():
    """The same record twice is two maps."""
    many = stamps(*[game()] * 50)
    assert [many[id]["game"] for id in ("maps-1", "maps-10", "maps-50", "unaided-10")] == [0, 9, 49, 9]
    sheets = stamps(*[game(sheet=sheet) for sheet in SHEETS])["sheets"]
    assert sheets["game"] == len(SHEETS) - 1
    assert stamps(game(), game(), game(set="heroes"))["sets"]["reached"] == 2
    assert "sets" in earned(game(), game(set="combined"), game(set="heroes"))
    ids = list(EDICTS)
    half = [game(edicts=dict.fromkeys(ids[start : start + 4], 1)) for start in range(0, len(ids), 4)]
    assert "edicts" in earned(*half)
    assert stamps(*half[1:], game(edicts=dict.fromkeys(ids[:4], 0)))["edicts"]["reached"] == len(ids) - 4


def test_sheets_and_edicts_of_expansions_change_no_stamp():
    collected = stamps(game(sheet="own", edicts={"edict-of-an-expansion": 9}))
    assert [(collected[id]["reached"], collected[id]["goal"]) for id in ("sheets", "edicts")] == [(0, 4), (0, 32)]


def test_days_in_a_row_count_in_any_order_of_play():
    days = [game(daily=True, ago=ago) for ago in (7, 5, 6, 2, 1, 0)]
    album = stamps(*days, game(ago=4))
    assert album["days-3"]["game"] == 2 and album["days-7"]["reached"] == 3
    assert stamps(*days, game(daily=True, ago=3), game(daily=True, ago=4))["days-7"]["game"] == 6


def table_game(seed, players=2):
    setup, _ = parse_deal(f"bA{players}-x")
    bots = [RandomBot(f"{seed}{seat}") for seat in range(players)]
    state, record = play_match(setup, seed, bots)
    merits = [(player.stars, -player.toll) for player in state.players]
    return str(record), merits.index(max(merits)), merits.index(min(merits))


def test_win_at_a_table_is_decided_by_its_record():
    record, best, worst = table_game("one")
    won, lost = (
        game(
            record=record,
            seat=own,
            players=2,
            rating=None,
            bots=["" if seat == own else "expert" for seat in (0, 1)],
        )
        for own in (best, worst)
    )
    assert earned(won) == PLAIN | {"table", "expert"}
    assert earned(lost) == PLAIN | {"table"}
    assert earned({**won, "bots": []}) == PLAIN | {"table", "table-win"}, "older games do not say who sat there"
    assert earned({**won, "bots": ["novice", "novice"]}) == PLAIN | {"table", "table-win"}


def test_win_at_a_table_of_four_earns_its_own_stamp():
    record, best, _ = table_game("four", 4)
    assert earned(game(record=record, seat=best, players=4)) == PLAIN | {"table", "table-four"}


@pytest.mark.parametrize(
    "damage",
    [
        {"map": "no map"},
        {"record": "bA2-x.nonsense", "players": 2},
        {"record": "", "players": 2},
        {"seat": 9, "players": 2},
    ],
)
def test_damaged_game_does_not_affect_stamps_of_other_games(damage):
    assert "stars-100" in earned(game(**damage), game(stars=100))


def test_album_reads_many_games_in_several_requests():
    bridge, rounds = Bridge(), 0
    record, *_ = table_game("slice")
    message = json.dumps({"do": "album", "games": [game(record=record, players=2, rating=None)] * 3, "ms": 0})
    while (answer := json.loads(bridge.dispatch(message)))["busy"]:
        assert answer["ok"] and 0 < answer["progress"] <= 1 and "stamps" not in answer
        rounds += 1
        assert rounds < 10
    assert rounds == 3 and len(answer["stamps"]) == len(STAMPS)
    assert not json.loads(bridge.dispatch(message))["busy"], "asked again, it knows"


def test_stamps_of_the_album_have_unique_ids_and_ordered_pages():
    ids = [stamp.id for stamp in STAMPS]
    assert len(ids) == len(set(ids)) and 30 <= len(ids) <= 45
    pages = [stamp.page for stamp in STAMPS]
    assert [*dict.fromkeys(pages)] == ["road", "titles", "stars", "map", "days", "table"]
    assert set(FEATS) | {
        "lesson", "maps-1", "maps-10", "maps-50", "unaided-10", "sheets", "sets", "edicts", "days-3", "days-7",
        "days-30", "table", "table-win", "table-four", "expert",
    } == set(ids)  # fmt: skip
