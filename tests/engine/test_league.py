"""Leagues and bots from files, by the command line too."""

import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

from mapwright.bots import Budget
from mapwright.league.league import League, Outcome, estimate, pairings, standings, standings_lines, win_rate
from mapwright.league.subprocesses import processes
from mapwright.rules.setup import BASE
from page import PLAIN_BOT


def test_missing_file_and_unknown_name_are_refused(run):
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
def test_play_refuses_an_invalid_number_of_seconds(run, seconds):
    code, _, err = run("play", "--bot", "random", "--seed", "x", f"--seconds={seconds}")
    assert code == 2
    assert len(err) == 1


@pytest.mark.thorough
def test_a_league_prints_standings_and_its_progress(run, bot_file):
    path = bot_file(PLAIN_BOT)
    code, out, err = run("league", "--bot", "novice", "--bot", path, "--bot", "greedy", "--games", 4, "--jobs", 2)
    assert code == 0
    assert [line.split()[0] for line in out[1:]] == ["greedy", "novice", path]
    assert "12/12" in err[-1]
    assert [line.count(" to ") for line in out[1:]] == [2, 3, 3], "also behind the first"


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
    path = bot_file(PLAIN_BOT)
    games = pairings(["random", path], BASE, ["one", "two", "three"], Budget(), {path: PLAIN_BOT})
    alone = League(games).play()
    with ThreadPoolExecutor(2) as threads:
        assert League(games).play(threads) == alone
    with processes(2) as pool:
        assert League(games).play(pool) == alone
    assert League(games).play_in_processes(2) == alone


def test_long_league_is_split_into_batches():
    games = pairings(["random"], BASE, [f"s{number}" for number in range(10)], Budget())
    with ThreadPoolExecutor(1) as threads, pytest.MonkeyPatch.context() as patch:
        patch.setattr("mapwright.league.league.MAX_TASKS", 3)
        patch.setattr("mapwright.league.league.MAX_RUNNING_TASKS", 2)
        batches = []
        assert League(games, lambda done, of: batches.append((done, of))).play(threads) == League(games).play()
    assert batches[-1] == (10, 10)
    assert {done for done, _ in batches} <= {4, 8, 10}, "two parts that end together are reported together"


def test_league_is_complete_after_a_process_is_killed(tmp_path):
    """The first game kills its process from outside; all are played all the same."""
    text = KILLED_ONCE.replace("MARK", str(tmp_path / "mark"))
    games = pairings(["random", "mine.py"], BASE, ["one", "two"], Budget(), {"mine.py": text})
    honest = pairings(["random", "mine.py"], BASE, ["one", "two"], Budget(), {"mine.py": PLAIN_BOT})
    assert League(games).play_in_processes(2) == League(honest).play()


KILLED_ONCE = PLAIN_BOT.replace(
    "        return",
    """        import os, pathlib, signal
        if not pathlib.Path("MARK").exists():
            pathlib.Path("MARK").touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return""",
)


def test_shared_win_gives_each_winner_an_equal_part():
    outcomes = [Outcome(("a", "b"), "s", (10, 10), (0, 1)), Outcome(("b", "a"), "t", (5, 20), (1,))]
    first, second = standings(["a", "b"], outcomes)
    assert (first.bot, first.win_rate.mean, first.stars.mean) == ("a", 0.75, 15)
    assert (second.bot, second.win_rate.mean, second.win_rate_against) == ("b", 0.25, (("a", 0.25),))
    assert len(standings_lines([first, second])) == 3


def test_mean_has_a_normal_95_percent_interval():
    result = estimate([1, 2, 3, 4, 5])
    margin = 1.96 * 1.5811 / 5**0.5
    assert result.mean == 3
    assert result.interval == pytest.approx((3 - margin, 3 + margin), rel=1e-4)


def test_one_game_has_no_interval():
    assert estimate([7]).interval is None
    assert str(estimate([7])) == "7.0"


def test_interval_of_games_all_won_ends_at_all():
    assert win_rate([1.0] * 10).mean == 1
    low, high = win_rate([1.0] * 10).interval
    assert 0.6 < low < 0.7 and high == 1
