"""Replays, summaries, the desk, over the bridge as the page asks, bad input included."""

import random
from dataclasses import replace

import pytest

from games import play_at_random, random_setup
from mapwright.board.grid import NAMED_CELLS
from mapwright.notation.map_text import format_map, parse_map
from mapwright.notation.record import parse_record, replay
from mapwright.rules.cards import COIN_TRACK
from mapwright.rules.scoring import EDICTS
from page import ask
from random_maps import random_map


def finished(seed, players=None):
    """A whole game of random moves, and its last state."""
    rng = random.Random(seed)
    setup = random_setup(rng)
    setup = replace(setup, players=players) if players else replace(setup, players=min(setup.players, 3))
    record, state = play_at_random(rng, setup, f"s{seed}")
    return str(record), state


GAMES = [finished(seed) for seed in range(8)]


# --- replays ---


@pytest.mark.parametrize(("record", "state"), GAMES)
def test_a_replay_ends_where_the_game_ended(record, state):
    replay = ask(do="replay", record=record)
    last = replay["frames"][-1]
    assert last["over"] and last["record"] == record
    assert [player["stars"] for player in last["players"]] == [player.stars for player in state.players]
    assert [player["map"] for player in last["players"]] == [format_map(player.board) for player in state.players]
    assert replay["edicts"] == list(state.deal.edicts)


@pytest.mark.parametrize(("record", "state"), GAMES[:4])
def test_every_step_can_be_taken_over(record, state):
    replay = ask(do="replay", record=record)
    words = record.split(".")
    assert len(replay["frames"]) == len(words)
    for index, frame in enumerate(replay["frames"]):
        assert frame["record"] == ".".join(words[: index + 1])
        assert frame["action"] == (words[index] if index else "")
    middle = replay["frames"][len(words) // 2]
    view = ask(do="open", record=middle["record"])["view"]
    assert [player["map"] for player in view["players"]] == [player["map"] for player in middle["players"]]


def test_a_replay_of_an_unfinished_game_stops_there():
    record = GAMES[0][0].rsplit(".", 5)[0]
    frames = ask(do="replay", record=record)["frames"]
    assert not frames[-1]["over"] and frames[-1]["record"] == record


# --- summaries ---


@pytest.mark.parametrize(("record", "state"), GAMES)
def test_summary_contains_the_figures_of_the_game(record, state):
    for seat, player in enumerate(state.players):
        summary = ask(do="summary", record=record, seat=seat)["summary"]
        assert summary["stars"] == player.stars == sum(summary["seasons"])
        assert summary["toll"] == sum(season.toll for season in player.seasons)
        assert summary["map"] == format_map(player.board)
        assert len(summary["season_maps"]) == 4
        coins = sum(season.coins for season in player.seasons)
        assert sum(summary["edicts"].values()) + coins - summary["toll"] == summary["stars"]
        assert (summary["rating"] is None) == (len(state.players) > 1) == (summary["title"] is None)


def test_the_picture_in_emoji_has_a_square_a_cell():
    rows = ask(do="summary", record=GAMES[0][0], seat=0)["summary"]["emoji"]
    assert [len(row) for row in rows] == [11] * 11


def test_season_maps_are_those_of_the_seasons_ends():
    record, _ = finished(40, players=1)
    scored = [
        format_map(event.after.board)
        for _, events in replay(parse_record(record))
        for event in events
        if event.kind == "scored"
    ]
    assert ask(do="summary", record=record, seat=0)["summary"]["season_maps"] == scored


RECORD = GAMES[0][0]
BAD_RECORDS = {
    "": "record",
    ".": "record",
    "x": "deal",
    "bA1": "deal",
    "bE1-x": "deal",
    "bA0-x": "setup",
    "bA1-" + "s" * 65: "seed",
    "bA1-<script>": "seed",
    RECORD + ".F1aa1": "game-over",
    "bA1-x.F9aa1": None,
    "bA1-x.F1ak11": None,
    "bA1-x." + "F1aa1." * 60_000: "too-long",
    "bA1-x.\u0000": "action",
    "../../etc/passwd": "deal",
}


# Guarantee: input
@pytest.mark.parametrize("record", BAD_RECORDS)
@pytest.mark.parametrize("do", ["replay", "summary", "open"])
def test_archive_requests_refuse_invalid_records(do, record):
    answer = ask(do=do, record=record, seat=0)
    assert not answer["ok"] and answer["error"]["code"] != "engine"
    assert BAD_RECORDS[record] in (None, answer["error"]["code"])


def test_only_finished_games_have_a_summary():
    assert ask(do="summary", record=RECORD.rsplit(".", 1)[0], seat=0)["error"]["code"] == "not-finished"
    assert ask(do="summary", record=RECORD, seat=7)["error"]["code"] == "not-finished"
    assert ask(do="summary", record=RECORD, seat=-1)["error"]["code"] == "not-finished"


# --- the desk ---


@pytest.mark.parametrize("seed", range(8))
def test_calculator_gives_the_stars_of_the_engine(seed):
    rng = random.Random(seed)
    text = random_map(rng, heroes=seed % 2 == 1)
    edicts = rng.sample(list(EDICTS), rng.randint(0, 4))
    coins = rng.randint(0, COIN_TRACK)
    answer = ask(do="score-map", map=text, edicts=edicts, coins=coins)
    board = parse_map(text)
    stars = {id: EDICTS[id].count(board) for id in edicts}
    assert {why["id"]: why["stars"] for why in answer["explanations"]} == stars
    assert all(sum(claim["stars"] for claim in why["claims"]) == why["stars"] for why in answer["explanations"])
    assert answer["toll"] == len(answer["toll_cells"])
    assert set(answer["toll_cells"]) <= set(NAMED_CELLS)
    assert answer["total"] == sum(stars.values()) + coins - answer["toll"]
    assert answer["map"] == text


EMPTY = "/".join(["." * 11] * 11)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"map": ""}, "map"),
        ({"map": EMPTY[:-1]}, "map"),
        ({"map": EMPTY.replace(".", "?", 1)}, "map"),
        ({"map": EMPTY * 20}, "map"),
        ({"map": EMPTY + " !z9"}, "cell"),
        ({"edicts": ["no-such"]}, "message"),
        ({"edicts": [["borderlands"]]}, "message"),
        ({"edicts": [{}]}, "message"),
        ({"edicts": ["borderlands"] * 40}, "message"),
        ({"coins": -1}, "message"),
        ({"coins": 15}, "message"),
        ({"coins": "3"}, "message"),
        ({"coins": True}, "message"),
        ({"map": None}, "message"),
    ],
)
def test_calculator_refuses_invalid_input(change, code):
    message = {"do": "score-map", "map": EMPTY, "edicts": [], "coins": 0} | change
    assert ask(**message)["error"]["code"] == code
