"""Exports: what is well formed is read back, anything else refuses the whole file."""

import json

import pytest

from page import ask

KEPT = {
    "id": "a-1",
    "record": "bA1-x",
    "seat": 0,
    "day": "2026-11-15",
    "daily": True,
    "from_replay": False,
    "branch": False,
    "saved_at": 5,
    "name": "A",
    "hints": 2,
    "bots": [],
}
FILE = {"mapwright": 1, "games": [KEPT], "saves": [], "days": {"2026-11-15": "a-1"}}


def read(file):
    return ask(do="import", text=file if isinstance(file, str) else json.dumps(file))


def test_an_export_is_read_back():
    answer = read(FILE)
    assert (answer["games"], answer["saves"], answer["days"]) == ([KEPT], [], FILE["days"])


def test_a_table_in_play_is_read_back_with_those_who_sit_there():
    seats = [
        {"name": "Ann", "colour": "red", "bot": "", "crest": "tower"},
        {"name": "Bo", "colour": "blue", "bot": "expert", "crest": ""},
    ]
    origin = {"kind": "challenge", "day": "2026-11-15", "rival": {"name": "Bo", "record": "bA1-x"}}
    save = KEPT | {"seats": seats, "origin": origin, "open": True}
    assert read(FILE | {"saves": [save, KEPT]})["saves"] == [save, KEPT | {"seats": [], "origin": None, "open": False}]


def test_an_older_export_knows_neither_crests_nor_open_maps():
    found = read(FILE | {"saves": [KEPT | {"seats": [{"name": "Ann", "colour": "red", "bot": ""}]}]})["saves"][0]
    assert found["seats"] == [{"name": "Ann", "colour": "red", "bot": "", "crest": ""}]
    assert found["open"] is False


def test_a_bot_of_somebodys_own_is_named_and_brings_no_code():
    seat = {"name": "", "colour": "red", "bot": "Mine.py", "crest": ""}
    found = read(FILE | {"saves": [KEPT | {"seats": [seat | {"source": "class Bot: pass"}]}]})["saves"][0]
    assert found["seats"] == [seat]


def test_games_of_before_have_no_hints_and_name_no_bots():
    old = {key: value for key, value in KEPT.items() if key not in ("hints", "bots", "branch")}
    assert read(FILE | {"games": [old]})["games"] == [KEPT | {"hints": 0}]


def test_what_is_not_asked_for_is_left_out():
    answer = read(FILE | {"games": [KEPT | {"summary": {"stars": 9999}, "__proto__": {}}], "more": "x"})
    assert answer["games"] == [KEPT]


@pytest.mark.parametrize(
    "file",
    [
        "", "no JSON", "[]", "1", "null", "[" * 100_000, "[" * 30 + "]" * 30,
        json.dumps(FILE)[:-9], {}, {"mapwright": 2},
        {"mapwright": 1, "games": 1},
        FILE | {"games": {}}, FILE | {"games": [1]}, FILE | {"games": [KEPT | {"id": "../x"}]},
        FILE | {"games": [KEPT | {"record": 1}]}, FILE | {"games": [KEPT | {"record": "x" * 200_001}]},
        FILE | {"games": [KEPT | {"day": "someday"}]}, FILE | {"games": [KEPT | {"saved_at": "now"}]},
        FILE | {"games": [KEPT | {"saved_at": -1}]}, FILE | {"games": [KEPT | {"name": "x" * 41}]},
        FILE | {"games": [KEPT | {"seat": 12}]}, FILE | {"games": [0] * 20_001}, FILE | {"saves": [{}]},
        FILE | {"saves": [KEPT | {"seats": {}}]}, FILE | {"saves": [KEPT | {"seats": [{"bot": "none of ours"}]}]},
        FILE | {"saves": [KEPT | {"seats": [{"name": "x" * 41}]}]}, FILE | {"saves": [KEPT | {"origin": "free"}]},
        FILE | {"saves": [KEPT | {"origin": {"kind": 5}}]}, FILE | {"saves": [KEPT | {"seats": [{}] * 13}]},
        FILE | {"saves": [KEPT | {"origin": {"kind": "challenge", "rival": {"name": "Bo"}}}]},
        FILE | {"days": []}, FILE | {"days": {"x": "a"}}, FILE | {"days": {"2026-11-15": 5}},
    ],
)  # fmt: skip
def test_a_bad_file_is_refused_as_a_whole(file):
    assert read(file)["error"]["code"] == "file"
