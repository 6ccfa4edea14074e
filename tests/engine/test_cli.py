"""The command line: every command, its exit code, and one clear line for whatever is malformed."""

import errno
import io
import json
import os
import subprocess
import sys

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import naive
from drawn import drawn, full_but
from golden import write
from mapwright import __version__
from mapwright.board import Board
from mapwright.cli import main
from mapwright.deal import deal
from mapwright.notation import format_map, parse_deal
from mapwright.scoring import EDICTS
from mapwright.setup import BASE
from mapwright.sheets import SHEETS
from tries import tries

EMPTY_A = format_map(Board.blank(SHEETS["A"]))
COMMANDS = ("score", "fits", "deal", "play", "replay", "show")


@pytest.fixture
def run(capsys, monkeypatch):
    """Run a command in this process: exit code, lines on stdout, lines on stderr."""

    def do(*arguments, stdin=""):
        monkeypatch.setattr(sys, "stdin", io.StringIO(stdin))
        try:
            code = main([str(argument) for argument in arguments])
        except SystemExit as leaving:
            code = leaving.code
        out, err = capsys.readouterr()
        return code, out.splitlines(), err.splitlines()

    return do


@pytest.fixture
def good(run):
    """The lines of a command that must succeed."""

    def do(*arguments, stdin=""):
        code, out, err = run(*arguments, stdin=stdin)
        assert (code, err) == (0, []), err
        return out

    return do


@pytest.fixture
def bad(run):
    """The one line of a command that must be refused."""

    def do(*arguments, stdin=""):
        code, _, err = run(*arguments, stdin=stdin)
        assert code == 2 and len(err) == 1 and err[0].startswith("mapwright: "), (code, err)
        return err[0]

    return do


# Help


def test_help_names_every_command(run):
    code, out, _ = run("--help")
    assert code == 0 and all(command in "\n".join(out) for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(run, command):
    code, out, _ = run(command, "--help")
    assert code == 0 and out[0].startswith(f"usage: mapwright {command}")


def test_version(run):
    assert run("--version")[:2] == (0, [__version__])


# Score


def test_score_reads_a_map_a_line_and_prints_all_32_edicts(good):
    maps = [EMPTY_A, drawn("FFV AWM"), drawn("FVAW^") + " !c4"]
    lines = good("score", stdin="".join(json.dumps({"map": text}) + "\n" for text in maps))
    for text, line in zip(maps, lines, strict=True):
        found = json.loads(line)
        assert list(found) == ["stars", "toll"]
        assert found["stars"] == naive.stars(text) and found["toll"] == naive.toll(text)
        assert set(found["stars"]) == set(EDICTS)


def test_score_skips_empty_lines(good):
    assert len(good("score", stdin="\n" + json.dumps({"map": EMPTY_A}) + "\n  \n")) == 1
    assert good("score", stdin="") == []


def test_score_answers_before_the_end_of_the_input():
    """A pipe may ask, wait for the answer and ask again."""
    process = subprocess.Popen(
        [sys.executable, "-m", "mapwright", "score"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment(),
    )  # fmt: skip
    with process:
        for text in (EMPTY_A, drawn("F")):
            process.stdin.write(json.dumps({"map": text}) + "\n")
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["stars"] == naive.stars(text)
        process.stdin.close()
        assert process.wait(10) == 0


def test_score_tells_the_line_that_is_wrong_after_answering_those_before(run):
    for wrong in ("nonsense", '{"map": "xx"}'):
        code, out, err = run("score", stdin=json.dumps({"map": EMPTY_A}) + f"\n{wrong}\n")
        assert code == 2 and len(out) == 1 and "line 2" in err[0]


@pytest.mark.parametrize(
    "line", ["nonsense", "[]", "{}", '{"map": 3}', '{"map": "x"}', "[" * 99_999, "9" * 9_999, "NaN"]
)
def test_score_refuses_what_is_no_map(bad, line):
    assert bad("score", stdin=line + "\n")


def test_score_prints_a_table_for_people(good):
    lines = good("score", "--map", drawn("FM"))
    assert len(lines) == 33
    assert lines[0].split() == ["sentinel-wood", "forest", "1"]
    assert lines[-1].split() == ["toll", "-2"]
    assert len({len(line) for line in lines}) == 1


# Fits


def fits(good, *arguments):
    [line] = good("fits", *arguments)
    return json.loads(line)


@pytest.mark.parametrize("card", ["hamlet", "rift-lands", "mangrove-swamp", "goblin-attack", "ogre-charge"])
def test_fits_counts_the_places_of_a_card(good, card):
    golden = json.loads((write.HERE / "places.json").read_text("utf-8"))["A"]
    assert fits(good, "--map", EMPTY_A, "--card", card) == {"placements": sum(golden[card]), "fallback": False}


def test_fits_counts_a_set_of_cells_once(good):
    """Two shapes of a card may cover the same cells only if they are the same shape; none does."""
    opened = drawn(full_but("a1", "b1", "a2"))
    assert fits(good, "--map", opened, "--card", "hamlet") == {"placements": 1, "fallback": False}


def test_fits_under_the_ruins_duty(good):
    text = drawn("*")
    assert fits(good, "--map", text, "--card", "fishing-village", "--ruins") == {"placements": 2, "fallback": False}
    assert fits(good, "--map", drawn("F"), "--card", "fishing-village", "--ruins") == {
        "placements": 120,
        "fallback": True,
    }


def test_fits_says_the_fallback(good):
    text = drawn(full_but("a1", "c1"))
    assert fits(good, "--map", text, "--card", "farmland") == {"placements": 2, "fallback": True}
    assert fits(good, "--map", drawn(full_but()), "--card", "farmland")["placements"] == 0


def test_fits_a_hero_in_any_empty_cell(good):
    assert fits(good, "--map", EMPTY_A, "--card", "dobrik") == {"placements": 116, "fallback": False}
    assert fits(good, "--map", drawn(full_but()), "--card", "dobrik") == {"placements": 0, "fallback": False}


def test_fits_refuses_unknown_cards_and_maps(bad):
    assert "kraken" in bad("fits", "--map", EMPTY_A, "--card", "kraken")
    assert "temple-ruins" in bad("fits", "--map", EMPTY_A, "--card", "temple-ruins")
    assert "map" in bad("fits", "--map", "x", "--card", "hamlet")
    assert "--card" in bad("fits", "--map", EMPTY_A)


# Deal


def dealt(good, *arguments):
    [line] = good("deal", *arguments)
    return json.loads(line)


def test_deal_shows_every_card_in_order(good):
    found = dealt(good, "--seed", "s")
    expected = deal(BASE, "s")
    assert found["deal"] == "bA1-s"
    assert tuple(found["edicts"].values()) == expected.edicts and found["skills"] == []
    assert [season["season"] for season in found["seasons"]] == ["spring", "summer", "fall", "winter"]
    assert [season["time"] for season in found["seasons"]] == [8, 8, 7, 6]
    assert tuple(tuple(map(tuple, season["turns"])) for season in found["seasons"]) == expected.seasons


def test_deal_of_other_tables(good):
    assert dealt(good, "--seed", "s", "--set", "heroes")["deal"] == "hC1h-s"
    assert dealt(good, "--seed", "s", "--set", "heroes", "--no-heroes", "--sheet", "D")["deal"] == "hD1-s"
    found = dealt(
        good, "--seed", "s", "--set", "combined", "--explore", "heroes", "--skills", "--ambush", "base,heroes"
    )
    setup, _ = parse_deal(found["deal"])
    assert (setup.explore, setup.skills, setup.ambush) == ("heroes", True, ("base", "heroes"))
    assert len(found["skills"]) == 3
    first = dealt(good, "--seed", "s", "--preset", "first-heroes")
    assert list(first["edicts"].values()) == ["faunlost-thicket", "gnomish-colony", "ulems-wallow", "dwarvenholds"]


@pytest.mark.parametrize(
    "arguments",
    [["--seed", "a b"], ["--seed", ""], [], ["--seed", "s", "--set", "x"], ["--seed", "s", "--sheet", "E"],
     ["--seed", "s", "--heroes"], ["--seed", "s", "--ambush", "goblin-attack"], ["--seed", "s", "--edicts", "x"],
     ["--seed", "s", "--explore", "heroes"], ["--seed", "s", "--ambush", ""], ["--seed"], ["--seed", "s", "extra"],
     ["--seed", "s", "--set", "heroes", "--preset", "base"]],
    ids=str,
)  # fmt: skip
def test_deal_refuses_tables_nobody_may_play(bad, arguments):
    assert bad("deal", *arguments)


# Play and replay


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
    assert line.startswith("s seat 0 random: ") and "rating" in line and line.endswith("*")


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


def test_replay_refuses_what_is_no_file(bad, tmp_path):
    assert "missing" in bad("replay", tmp_path / "missing")
    assert bad("replay", tmp_path)
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    assert bad("replay", tmp_path / "bytes")
    assert bad("replay", "a\0b")
    assert "empty" in bad("replay", "-", stdin="")


def test_a_record_that_another_process_wrote(tmp_path, record):
    path = tmp_path / "game.txt"
    path.write_text(record, "utf-8")
    told = in_a_process("replay", str(path))
    assert told.returncode == 0 and "stars" in told.stdout and told.stderr == ""


# As a script


def environment(**more):
    return os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)} | more


def in_a_process(*arguments, **rest):
    command = [sys.executable, "-m", "mapwright", *arguments]
    return subprocess.run(command, capture_output=True, text=True, env=environment(), timeout=60, **rest)


def test_exit_codes_that_scripts_can_use():
    assert in_a_process("score", input=json.dumps({"map": EMPTY_A})).returncode == 0
    told = in_a_process("score", input="nonsense")
    assert told.returncode == 2 and told.stdout == "" and len(told.stderr.splitlines()) == 1
    assert "Traceback" not in told.stderr


@pytest.mark.parametrize("arguments", [["score"], ["replay", "-"]], ids=str)
def test_closed_input_is_told_in_one_line(monkeypatch, capsys, arguments):
    monkeypatch.setattr(sys, "stdin", None)
    assert main(arguments) == 2
    assert capsys.readouterr().err.endswith("standard input is closed\n")


class FullDisk(io.StringIO):
    def write(self, text):
        raise OSError(errno.ENOSPC, "no space left")


def test_a_full_disk_is_told_in_one_line(monkeypatch, capsys):
    monkeypatch.setattr(sys, "stdout", FullDisk())
    assert main(["deal", "--seed", "s"]) == 2
    assert "no space left" in capsys.readouterr().err


def test_letters_that_are_no_utf_8_are_told_in_one_line():
    command = [sys.executable, "-m", "mapwright", "score"]
    strict = environment(PYTHONIOENCODING="utf-8:strict")
    told = subprocess.run(command, input=b'{"map": "\xff"}', capture_output=True, env=strict, timeout=60)
    assert told.returncode == 2 and len(told.stderr.splitlines()) == 1


def test_a_reader_that_goes_away_is_no_traceback():
    process = subprocess.Popen(
        [sys.executable, "-m", "mapwright", "play", "--bot", "random", "--seed", "s", "--games", "200", "--json"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment(),
    )  # fmt: skip
    with process:
        process.stdout.readline()
        process.stdout.close()
        assert "Traceback" not in process.stderr.read()
    assert process.returncode == 1


@pytest.mark.parametrize("arguments", [[], ["dance"], ["--dance"], ["score", "--dance"], ["fits"], ["replay"]], ids=str)
def test_arguments_nobody_knows(bad, arguments):
    assert bad(*arguments)


words = st.sampled_from(
    [*COMMANDS, "--seed", "s", "--bot", "random", "--map", EMPTY_A, "--card", "hamlet", "--ruins", "--set", "heroes",
     "base", "--sheet", "A", "Z", "--skills", "--heroes", "--no-heroes", "--ambush", "base,heroes", "--edicts",
     "--preset", "first-base", "--games", "1", "-1", "--json", "--", "-", "", "\n", "ä", "--seconds", "0.1", "nan",
     "--nodes", "99", "/nowhere", "%s", "@x"]
)  # fmt: skip


@settings(tries(1000), suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(words | st.text(max_size=4), max_size=6))
def test_any_arguments_are_obeyed_or_refused_with_one_line(run, arguments):
    code, out, err = run(*arguments, stdin="nonsense")
    assert (code == 0 and not err and out) or (code == 2 and len(err) == 1), (code, err)
