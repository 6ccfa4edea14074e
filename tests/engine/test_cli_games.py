"""The command line: games that are played and replayed."""

import json

import pytest

from mapwright.english import texts


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


def test_play_at_a_table_gives_a_result_per_player(good):
    options = ("--set", "combined", "--sheet", "B", "--skills", "--heroes", "--ambush", "heroes,ambush-pack")
    [line] = good("play", "--bot", "random", "--bot", "greedy", "--seed", "s", *options, "--json")
    game = json.loads(line)
    assert game["players"] == ["random", "greedy"] and len(game["result"]) == 2 and len(game["skills"]) == 3
    assert "rating" not in game["result"][0]


def test_play_without_json_prints_a_sentence_and_the_record(good):
    line, record = good("play", "--bot", "random", "--seed", "s")
    titles = tuple(texts()["titles"].values())
    assert line.startswith("s seat 0 random: ") and "rating" in line and line.endswith(titles)
    assert record.strip().startswith("bA1-s.") and good("replay", "-", stdin=record)


def test_play_takes_a_deal_code_for_any_number_of_bots(good):
    [line] = good("play", "--bot", "random", "--bot", "random", "--deal", "hC1h-s", "--json")
    assert json.loads(line)["record"].startswith("hC2h-s.")


def test_play_shows_the_maps_at_the_end(good):
    assert len(good("play", "--bot", "random", "--seed", "s", "--maps")) == 14


def test_league_as_json_has_the_standings_and_every_record(good, run):
    code, [line], _ = run("league", "--solo", "--bot", "random", "--games", "2", "--jobs", "1", "--json")
    result = json.loads(line)
    assert code == 0 and [row["bot"] for row in result["standings"]] == ["random"]
    assert result["standings"][0]["stars"] == sum(game["stars"][0] for game in result["games"]) / 2
    assert all(good("replay", "-", stdin=game["record"]) for game in result["games"])


@pytest.mark.parametrize(
    "arguments",
    [["--bot", "nobody"], ["--bot", "random", "--games", "0"], ["--bot", "random", "--games", "x"], [],
     ["--bot", "random", "--games", "-1"], ["--bot", "random", "--games", "1000001"], ["--bot"],
     ["--bot", "random", "--seconds", "x"], ["--bot", "random"] * 51 + ["--games", "²"]],
    ids=lambda arguments: " ".join(arguments)[:40],
)  # fmt: skip
def test_play_refuses_invalid_arguments(bad, arguments):
    assert bad("play", "--seed", "s", *arguments)


def test_play_refuses_a_hundred_and_one_players(bad):
    assert "101" in bad("play", "--seed", "s", *["--bot", "random"] * 101)


def test_play_refuses_a_seed_that_grows_too_long_before_the_first_game(bad):
    assert bad("play", "--seed", "s" * 62, "--bot", "random", "--games", "10")


@pytest.fixture
def record(good):
    [line] = good("play", "--bot", "random", "--seed", "s", "--json")
    return json.loads(line)["record"]


def test_replay_prints_the_same_game(good, tmp_path, record):
    path = tmp_path / "game.txt"
    path.write_text(record.replace(".", "\n"), "utf-8")
    [line] = good("replay", path, "--json")
    [played] = good("play", "--bot", "random", "--seed", "s", "--json")
    game = json.loads(played)
    assert {**json.loads(line), "players": None} == {**game, "players": None}
    [line] = good("replay", path)
    assert f"{game['result'][0]['stars']} stars" in line


def test_replay_accepts_the_json_output_of_play(good):
    played = good("play", "--bot", "random", "--seed", "s", "--games", "2", "--json")
    assert good("replay", "-", "--json", stdin="\n".join(played)) == played


@pytest.mark.parametrize("maps", [[], ["--maps"]], ids=["plain", "maps"])
def test_replay_accepts_the_readable_output_of_play(good, maps):
    played = good("play", "--bot", "random", "--bot", "novice", "--seed", "s", "--games", "2", *maps)
    replayed = good("replay", "-", stdin="\n".join(played))
    assert replayed == [line for line in played if " seat " in line]


def test_review_accepts_the_readable_output_of_play(good):
    played = good("play", "--bot", "random", "--seed", "s")
    assert good("review", "-", "--nodes", "1", stdin="\n".join(played))[0].startswith("seat 0: ")


def test_replay_refuses_output_of_play_without_a_record(bad):
    line = "s seat 0 random: 12 stars, toll 20, rating -8, Inept Assistant"
    assert bad("replay", "-", stdin=line).endswith("must contain a record; got none")


@pytest.mark.parametrize("line", ["{", '{"seed": "s"}', '{"record": 5}'])
def test_replay_refuses_json_without_a_record(bad, line):
    assert "line 1: a game must be a JSON object" in bad("replay", "-", stdin=line)


def test_review_names_the_decisions_that_gave_most_away(good, record):
    short = ".".join(record.split(".")[:4])
    lines = good("review", "-", "--nodes", "1", stdin=short)
    assert lines[0].startswith("the expert alone on the same cards: ")
    result = json.loads(good("review", "-", "--nodes", "1", "--json", stdin=short)[0])
    assert [judged["action"] for judged in result["decisions"]] == short.split(".")[1:]


def test_review_refuses_a_seat_that_does_not_exist(bad, record):
    error = bad("review", "-", "--seat", "1", stdin=record)
    assert error.endswith("--seat must be 0, because the game has one player; got 1")


def test_puzzle_is_shown_solved_and_checked(good):
    assert "The season can bring" in good("puzzle", "2.x")[-1]
    solution = good("puzzle", "2.x", "--solution")[0]
    assert good("puzzle", "2.x", "--answer", solution)[0].startswith("right: ")
    assert good("puzzle", "2.x", "--answer", solution.split()[0]) == [
        "The season is not over yet: the answer needs another action."
    ]


@pytest.mark.parametrize("code", ["2.", "nothing.x", "day.2020-01-01", "own.0.0.bA1-x"])
def test_puzzle_refuses_what_is_not_a_code(bad, code):
    assert bad("puzzle", code)


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


def test_replay_refuses_a_path_that_is_no_file(bad, tmp_path):
    assert "missing" in bad("replay", tmp_path / "missing")
    assert bad("replay", tmp_path)
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    assert bad("replay", tmp_path / "bytes")
    assert bad("replay", "a\0b")
    assert "empty" in bad("replay", "-", stdin="")
