"""Leagues on a real Dask cluster of two workers: the same results as on one core, whatever happens to a worker."""

import os
import signal

import pytest

from mapwright.bots import Budget
from mapwright.cli import main
from mapwright.league.cluster import cluster
from mapwright.league.league import League, pairings
from mapwright.rules.setup import BASE
from page import PLAIN_BOT

pytestmark = pytest.mark.slow  # Dask is installed by `python3 build lab long-tests` alone


@pytest.fixture(scope="module")
def workers():
    from distributed import LocalCluster

    with LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None) as local:
        yield local


def test_cluster_plays_the_same_games_as_one_core(workers, capsys, tmp_path):
    path = tmp_path / "mine.py"
    path.write_text(PLAIN_BOT, "utf-8")
    table = ["league", "--bot", "novice", "--bot", str(path), "--bot", "random", "--games", "6"]
    assert main([*table, "--jobs", "1"]) == 0
    alone = capsys.readouterr().out
    assert main([*table, "--scheduler", workers.scheduler_address]) == 0
    assert capsys.readouterr().out == alone


def test_custom_bot_is_sent_to_the_workers_as_text(workers):
    """Its file need not be on the machine of the worker."""
    games = pairings(["mine.py"], BASE, ["one"], Budget(), {"mine.py": PLAIN_BOT})
    with cluster(workers.scheduler_address) as executor:
        assert League(games).play(executor) == League(games).play()


def test_league_is_complete_after_a_worker_is_killed(workers):
    games = pairings(["greedy", "novice"], BASE, [f"killed-{number}" for number in range(40)], Budget())
    killed = []

    def on_progress(done, of):
        if done >= 5 and not killed:
            killed.append(next(iter(workers.workers.values())).pid)
            os.kill(killed[0], signal.SIGKILL)

    with cluster(workers.scheduler_address) as executor:
        outcomes = League(games, on_progress).play(executor)
    assert killed
    assert outcomes == League(games).play()


def test_bot_that_kills_every_worker_ends_the_league_with_one_line(workers, capsys, tmp_path):
    path = tmp_path / "mine.py"
    path.write_text(PLAIN_BOT.replace("return legal(state)[0]", "__import__('os')._exit(0)"), "utf-8")
    assert main(["league", "--solo", "--bot", str(path), "--games", "1", "--scheduler", workers.scheduler_address]) == 2
    assert "workers of the cluster were lost" in capsys.readouterr().err.splitlines()[-1]


def test_address_without_a_scheduler_is_refused_in_one_line(capsys):
    for address in ("tcp://127.0.0.1:9", "nonsense://x"):
        assert main(["league", "--solo", "--bot", "random", "--games", "1", "--scheduler", address]) == 2
        assert "no scheduler answers at" in capsys.readouterr().err.splitlines()[-1]
