"""The command line: games that are played and replayed."""

import json

import pytest

from mapwright.cli.sentences import TITLES


def test_play_prints_a_game_a_line(good):
    lines = good("play", "--bot", "random", "--seed", "s", "--games", "3", "--json")
    games = [json.loads(line) for line in lines]
    assert [game["seed"] for game in games] == ["s-1", "s-2", "s-3"]
    for game in games:
        assert list(game) == ["seed", "set", "sheet", "limits", "edicts", "skills", "players", "record", "turns",
                              "seasons", "result", "winners"]  # fmt: skip
        assert game["players"] == ["random"] and len(game["seasons"]) == 4 and game["winners"] == [0]
        assert set(game["result"][0]) == {"stars", "toll", "rating", "title"}
    assert good("play", "--bot", "random", "--seed", "s", "--games", "3", "--json") == lines, (
        "the same seed, the same game"
    )


def test_play_at_a_table(good):
    options = ("--set", "combined", "--sheet", "B", "--skills", "--heroes", "--ambush", "heroes,ambush-pack")
    [line] = good("play", "--bot", "random", "--bot", "greedy", "--seed", "s", *options, "--json")
    game = json.loads(line)
    assert game["players"] == ["random", "greedy"] and len(game["result"]) == 2 and len(game["skills"]) == 3
    assert "rating" not in game["result"][0]


def test_play_for_people(good):
    [line] = good("play", "--bot", "random", "--seed", "s")
    assert line.startswith("s seat 0 random: ") and "rating" in line and line.endswith(tuple(TITLES.values()))


@pytest.mark.parametrize(
    "arguments",
    [["--bot", "nobody"], ["--bot", "random", "--games", "0"], ["--bot", "random", "--games", "x"], [],
     ["--bot", "random", "--games", "-1"], ["--bot", "random", "--games", "1000001"], ["--bot"],
     ["--bot", "random", "--seconds", "x"], ["--bot", "random"] * 51 + ["--games", "²"]],
    ids=lambda arguments: " ".join(arguments)[:40],
)  # fmt: skip
def test_play_refuses(bad, arguments):
    assert bad("play", "--seed", "s", *arguments)


def test_play_refuses_a_hundred_and_one_players(bad):
    assert "101" in bad("play", "--seed", "s", *["--bot", "random"] * 101)


def test_play_refuses_a_seed_that_grows_too_long_before_the_first_game(bad):
    assert bad("play", "--seed", "s" * 62, "--bot", "random", "--games", "10")


@pytest.fixture
def record(good):
    [line] = good("play", "--bot", "random", "--seed", "s", "--json")
    return json.loads(line)["record"]


def test_replay_tells_the_same_game(good, tmp_path, record):
    path = tmp_path / "game.txt"
    path.write_text(record.replace(".", "\n"), "utf-8")
    [line] = good("replay", path, "--json")
    [played] = good("play", "--bot", "random", "--seed", "s", "--json")
    told = json.loads(played)
    assert {**json.loads(line), "players": None} == {**told, "players": None}
    [line] = good("replay", path)
    assert f"{told['result'][0]['stars']} stars" in line


def test_replay_reads_standard_input(good, record):
    assert good("replay", "-", stdin=record)


def test_replay_of_an_unfinished_game(good, record):
    [line] = good("replay", "-", stdin=".".join(record.split(".")[:4]))
    assert "not finished" in line


def test_replay_refuses_a_damaged_record_with_the_line_and_why(bad, tmp_path, record):
    words = record.split(".")
    words[3] = words[2]
    path = tmp_path / "game.txt"
    path.write_text("\n".join(words), "utf-8")
    assert "line 4, word 4" in bad("replay", path)


def test_replay_explains_the_rule_that_was_broken(bad):
    assert bad("replay", "-", stdin="bA1-7.F1bc1").endswith("wrong-terrain: This card does not offer that terrain.")


def test_replay_refuses_what_is_no_file(bad, tmp_path):
    assert "missing" in bad("replay", tmp_path / "missing")
    assert bad("replay", tmp_path)
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    assert bad("replay", tmp_path / "bytes")
    assert bad("replay", "a\0b")
    assert "empty" in bad("replay", "-", stdin="")
