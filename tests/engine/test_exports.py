"""Exports: a valid file is returned as it was written; anything else is refused as a whole."""

import json

import pytest

from page import ask

GAME = {
    "id": "a-1", "record": "bA1-x", "seat": 0, "day": "2026-11-15", "daily": True, "from_replay": False,
    "saved_at": 5, "name": "A", "hints": 2, "bots": [],
}  # fmt: skip
SEAT = {"name": "Ann", "colour": "red", "bot": "", "crest": "tower"}
SAVE = GAME | {"seats": [SEAT], "origin": {"kind": "free"}, "open": False}
FILE = {"mapwright": 1, "games": [GAME], "saves": [], "days": {"2026-11-15": "a-1"}}


def read(file):
    return ask(do="import", text=file if isinstance(file, str) else json.dumps(file))


def without(value, key):
    return {name: content for name, content in value.items() if name != key}


def test_import_returns_the_exported_games_saves_and_days():
    origin = {"kind": "challenge", "day": "2026-11-15", "rival": {"name": "Bo", "record": "bA1-x"}}
    saves = [SAVE | {"seats": [SEAT, SEAT | {"bot": "expert"}], "origin": origin, "open": True}, SAVE]
    answer = read(FILE | {"saves": saves})
    assert (answer["games"], answer["saves"], answer["days"]) == ([GAME], saves, FILE["days"])


def test_import_returns_the_name_of_a_custom_bot_without_its_source():
    seat = SEAT | {"bot": "Mine.py"}
    saves = read(FILE | {"saves": [SAVE | {"seats": [seat | {"source": "class Bot: pass"}]}]})["saves"]
    assert saves[0]["seats"] == [seat]


CUP = {"link": "1.00.cup", "title": "7b", "member": "0f1e2d3c", "organiser": True, "entries": ["open 1"]}


def test_import_returns_cups_and_the_round_of_a_game():
    origin = {"kind": "cup", "cup": {"secret": "0f" * 16, "round": 2}}
    answer = read(FILE | {"saves": [SAVE | {"origin": origin}], "cups": [CUP, CUP | {"member": ""}]})
    assert answer["saves"][0]["origin"] == origin and answer["cups"] == [CUP, CUP | {"member": ""}]


@pytest.mark.parametrize("change", [{"member": "x"}, {"entries": ["x" * 513]}, {"link": 5}])
def test_file_with_an_invalid_cup_is_refused(change):
    assert read(FILE | {"cups": [CUP | change]})["error"]["code"] == "file"


def test_import_drops_undeclared_keys():
    answer = read(FILE | {"games": [GAME | {"summary": {"stars": 9999}, "__proto__": {}}], "more": "x"})
    assert answer["games"] == [GAME]


@pytest.mark.parametrize("key", GAME)
def test_game_without_one_of_its_keys_is_refused(key):
    assert read(FILE | {"games": [without(GAME, key)]})["error"]["code"] == "file"


@pytest.mark.parametrize("key", SAVE)
def test_save_without_one_of_its_keys_is_refused(key):
    assert read(FILE | {"saves": [without(SAVE, key)]})["error"]["code"] == "file"


@pytest.mark.parametrize("key", FILE)
def test_file_without_one_of_its_keys_is_refused(key):
    assert read(without(FILE, key))["error"]["code"] == "file"


# Guarantee: input
@pytest.mark.parametrize(
    "file",
    [
        "", "no JSON", "[]", "1", "null", "[" * 100_000, "[" * 30 + "]" * 30,
        json.dumps(FILE)[:-9], FILE | {"mapwright": 2},
        FILE | {"games": 1},
        FILE | {"games": {}}, FILE | {"games": [1]}, FILE | {"games": [GAME | {"id": "../x"}]},
        FILE | {"games": [GAME | {"record": 1}]}, FILE | {"games": [GAME | {"record": "x" * 200_001}]},
        FILE | {"games": [GAME | {"day": "someday"}]}, FILE | {"games": [GAME | {"saved_at": "now"}]},
        FILE | {"games": [GAME | {"saved_at": -1}]}, FILE | {"games": [GAME | {"name": "x" * 41}]},
        FILE | {"games": [GAME | {"seat": 12}]}, FILE | {"games": [0] * 20_001}, FILE | {"saves": [{}]},
        FILE | {"saves": [SAVE | {"seats": {}}]},
        FILE | {"saves": [SAVE | {"seats": [SEAT | {"bot": "none of ours"}]}]},
        FILE | {"saves": [SAVE | {"seats": [SEAT | {"name": "x" * 41}]}]},
        FILE | {"saves": [SAVE | {"origin": "free"}]},
        FILE | {"saves": [SAVE | {"origin": {"kind": 5}}]}, FILE | {"saves": [SAVE | {"seats": [SEAT] * 13}]},
        FILE | {"saves": [SAVE | {"origin": {"kind": "challenge", "rival": {"name": "Bo"}}}]},
        FILE | {"days": []}, FILE | {"days": {"x": "a"}}, FILE | {"days": {"2026-11-15": 5}},
    ],
)  # fmt: skip
def test_invalid_file_is_refused_as_a_whole(file):
    assert read(file)["error"]["code"] == "file"
