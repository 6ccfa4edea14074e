"""Leagues and bots from files, by the command line too."""

import re
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from mapwright.bots import Budget
from mapwright.cli import main
from mapwright.league.league import League, Outcome, estimate, pairings, play_league, share, standings, table_lines
from mapwright.league.processes import processes
from mapwright.rules.setup import BASE

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"
FIRST = """
from mapwright.rules.game import legal

class Bot:
    def __init__(self, seed, budget):
        self.budget = budget

    def choose(self, state):
        return legal(state)[0]
"""

HALF = "a = legal(state)[0]; return type(a)(a.kind, a.terrain, 1.0, a.cells)"
"""An action whose shape equals a legal one, but is not one."""


@pytest.fixture
def bot_file(tmp_path):
    def write(text, name="mine.py"):
        path = tmp_path / name
        path.write_text(text, "utf-8")
        return str(path)

    return write


@pytest.fixture
def run(capsys):
    def do(*arguments):
        code = main([str(argument) for argument in arguments])
        out, err = capsys.readouterr()
        return code, out.splitlines(), err.splitlines()

    return do


def example():
    """The bot of the page."""
    return re.search(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)[1]


def test_the_example_of_the_page_plays(run, bot_file):
    text = example()
    assert 15 <= len(text.splitlines()) <= 25
    code, out, err = run("play", "--bot", bot_file(text), "--bot", "random", "--seed", "page")
    assert (code, err) == (0, [])
    stars = [int(re.search(r": (-?\d+) stars", line)[1]) for line in out[:2]]
    assert stars[0] > stars[1]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("def choose(", "SyntaxError"),
        ("import nothing_of_that_name", "ModuleNotFoundError"),
        ("x = 1", "a class Bot"),
        ("class Bot:\n    pass", "a class Bot"),
        ("class Bot:\n    def choose(self, state): ...", "Bot(seed, budget) failed"),
        (FIRST.replace("legal(state)[0]", "1 / 0"), "ZeroDivisionError"),
        (FIRST.replace("legal(state)[0]", "None"), "not an Action"),
        (FIRST.replace("legal(state)[0]", "PASS").replace("import legal", "import PASS"), "illegal action"),
        (FIRST.replace("return legal(state)[0]", HALF), "illegal action"),
    ],
    ids=["syntax", "import", "empty", "no choose", "no seed", "raises", "nothing", "illegal", "no shape"],
)
def test_a_bad_bot_is_told_in_one_line(run, bot_file, text, why):
    for command in ("play", "league"):
        code, out, err = run(command, "--bot", bot_file(text), "--bot", "random", "--seed", "x", *_small(command))
        assert code == 2
        assert out == []
        assert why in err[-1]
        assert err[-1].startswith("mapwright: bot ")


def _small(command):
    return ["--games", "1", "--jobs", "1"] if command == "league" else []


def test_a_missing_file_and_an_unknown_name_are_told(run):
    assert "the file does not exist" in run("play", "--bot", "nowhere.py", "--seed", "x")[2][-1]
    assert "one of random, novice, greedy, expert" in run("play", "--bot", "deep", "--seed", "x")[2][-1]
    assert "one of random" in run("league", "--solo", "--bot", "deep")[2][-1]


def test_a_league_needs_two_bots_or_solo(run):
    code, _, err = run("league", "--bot", "random", "--bot", "random")
    assert code == 2
    assert "two different bots" in err[-1]


def test_a_cluster_needs_dask(run, monkeypatch):
    monkeypatch.setitem(sys.modules, "distributed", None)
    code, out, err = run("league", "--solo", "--bot", "random", "--scheduler", "tcp://127.0.0.1:8786")
    assert (code, out) == (2, [])
    assert err[-1] == "mapwright: a cluster needs Dask: in a clone, run pip install './[cluster]'"


@pytest.mark.parametrize("seconds", ["0", "-1", "soon", "nan", "4000"])
def test_seconds_are_checked(run, seconds):
    code, _, err = run("play", "--bot", "random", "--seed", "x", f"--seconds={seconds}")
    assert code == 2
    assert len(err) == 1


@pytest.mark.heavy
def test_a_league_prints_standings_and_its_progress(run, bot_file):
    mine = bot_file(FIRST)
    code, out, err = run("league", "--bot", "novice", "--bot", mine, "--bot", "greedy", "--games", 4, "--jobs", 2)
    assert code == 0
    assert [line.split()[0] for line in out[1:]] == ["greedy", "novice", mine]
    assert "12/12" in err[-1]
    assert all("±" in line for line in out[1:])


def test_a_solo_league_plays_each_bot_on_the_same_deals(run):
    code, out, _ = run("league", "--solo", "--bot", "random", "--bot", "novice", "--games", 3, "--set", "heroes")
    assert code == 0
    assert [line.split()[:2] for line in out[1:]] == [["novice", "3"], ["random", "3"]]


def test_every_pair_meets_on_every_deal_and_seats_change():
    games = pairings(["a", "b", "c"], BASE.__class__(players=2), ["one", "two"], Budget())
    assert [game.bots for game in games] == [
        ("a", "b"), ("a", "c"), ("b", "c"), ("b", "a"), ("c", "a"), ("c", "b"),
    ]  # fmt: skip
    assert [game.seed for game in games] == ["one"] * 3 + ["two"] * 3


def test_any_executor_plays_the_same_games(bot_file):
    mine = bot_file(FIRST)
    games = pairings(["random", mine], BASE, ["one", "two", "three"], Budget(), {mine: FIRST})
    alone = play_league(games)
    with ThreadPoolExecutor(2) as threads:
        assert play_league(games, threads) == alone
    with processes(2) as pool:
        assert play_league(games, pool) == alone
    assert League(games).play_in_processes(2) == alone


def test_a_long_league_is_handed_out_in_parts():
    games = pairings(["random"], BASE, [f"s{number}" for number in range(10)], Budget())
    with ThreadPoolExecutor(1) as threads, pytest.MonkeyPatch.context() as patch:
        patch.setattr("mapwright.league.league.MOST_TASKS", 3)
        patch.setattr("mapwright.league.league.MOST_WAITING", 2)
        told = []
        assert play_league(games, threads, lambda done, of: told.append((done, of))) == play_league(games)
    assert told[-1] == (10, 10)
    assert {done for done, _ in told} <= {4, 8, 10}, "two parts that end together are told together"


def test_a_process_killed_in_the_middle_loses_nothing(tmp_path):
    """The first game kills its process from outside; all are played all the same."""
    text = KILLED_ONCE.replace("MARK", str(tmp_path / "mark"))
    games = pairings(["random", "mine.py"], BASE, ["one", "two"], Budget(), {"mine.py": text})
    honest = pairings(["random", "mine.py"], BASE, ["one", "two"], Budget(), {"mine.py": FIRST})
    assert League(games).play_in_processes(2) == play_league(honest)


KILLED_ONCE = FIRST.replace(
    "        return",
    """        import os, pathlib, signal
        if not pathlib.Path("MARK").exists():
            pathlib.Path("MARK").touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return""",
)


def test_points_of_shared_wins_are_shared():
    outcomes = [Outcome(("a", "b"), "s", (10, 10), (0, 1)), Outcome(("b", "a"), "t", (5, 20), (1,))]
    first, second = standings(["a", "b"], outcomes)
    assert (first.bot, first.points.mean, first.stars.mean) == ("a", 0.75, 15)
    assert (second.bot, second.points.mean, second.against) == ("b", 0.25, (("a", 0.25),))
    assert len(table_lines([first, second])) == 3


def test_intervals():
    found = estimate([1, 2, 3, 4, 5])
    assert found.mean == 3
    assert found.margin == pytest.approx(1.96 * 1.5811 / 5**0.5, rel=1e-4)
    assert estimate([7]).margin == float("inf")
    assert share([1.0] * 10).mean == 1
    assert 0.1 < share([1.0] * 10).margin < 0.2
