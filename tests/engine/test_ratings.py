"""Ratings and paired differences of a league, and the file of records that they may come from."""

import json
from random import Random

import pytest

from mapwright.league.league import Outcome, standings
from mapwright.league.ratings import ratings


def solo_games(**stars):
    """Games of each bot alone: its stars on the deals one after another."""
    return [
        Outcome((bot,), f"deal-{number}", (value,), ()) for bot, values in stars.items()
        for number, value in enumerate(values)
    ]  # fmt: skip


def test_a_paired_difference_has_a_narrower_interval_than_the_stars():
    rows = standings(["a", "b"], solo_games(a=[100, 60, 140, 80], b=[97, 58, 136, 77]))
    assert [row.bot for row in rows] == ["a", "b"]
    assert rows[0].behind_first is None
    assert rows[1].behind_first.mean == 3
    low, high = rows[1].behind_first.interval
    assert low > 0 and high - low < 3


def test_players_of_a_table_are_compared_on_their_deals_too():
    games = [Outcome(("a", "b"), "one", (90, 80), (0,)), Outcome(("b", "a"), "two", (70, 76), (1,))]
    assert standings(["a", "b"], games)[1].behind_first.mean == 8


def test_two_bots_with_ten_wins_for_each_loss_are_about_four_hundred_points_apart():
    rng = Random(1)
    games = [
        Outcome(("a", "b"), str(number), (1, 0) if rng.random() < 10 / 11 else (0, 1), ()) for number in range(2000)
    ]
    one, two = ratings(games)
    assert (one.bot, two.bot) == ("a", "b")
    assert one.rating + two.rating == pytest.approx(3000)
    assert 370 < one.rating - two.rating < 430


def test_intervals_contain_the_true_rating_nineteen_times_of_twenty():
    contained = 0
    for trial in range(100):
        rng = Random(trial)
        chance = 1 / (1 + 10 ** (-100 / 400))
        games = [Outcome(("a", "b"), str(n), (1, 0) if rng.random() < chance else (0, 1), ()) for n in range(100)]
        low, high = next(row.interval for row in ratings(games) if row.bot == "a")
        contained += low <= 1550 <= high
    assert 90 <= contained <= 99


def test_solo_games_on_the_same_deal_are_compared_and_others_are_not():
    one, two = ratings(solo_games(a=[9, 9, 9], b=[5, 5]))
    assert (one.bot, one.deals, two.deals) == ("a", 2, 2)
    assert ratings([Outcome(("a",), "x", (1,), ()), Outcome(("b",), "y", (2,), ())]) == []


def test_a_file_of_records_grows_with_each_league_and_is_rated_alone(run, tmp_path):
    file = tmp_path / "games.jsonl"
    bots = ("--bot", "random", "--bot", "novice")
    for arguments in ((*bots, "--solo"), (*bots, "--seed", "other")):
        code, out, _ = run("league", *arguments, "--games", 2, "--jobs", 1, "--records", file)
        assert code == 0
    rated = out[-3:]
    assert [line.split()[0] for line in rated] == ["bot", "novice", "random"]
    assert [json.loads(line)["players"] for line in file.read_text().splitlines()] == [
        ["random"], ["novice"], ["random"], ["novice"], ["random", "novice"], ["novice", "random"],
    ]  # fmt: skip
    assert run("league", "--records", file)[1] == rated
    assert run("replay", file)[0] == 0


def test_a_record_that_is_not_finished_is_not_rated(bad, tmp_path):
    file = tmp_path / "games.jsonl"
    file.write_text('{"players": ["mine"], "record": "bA1-harbour.W1ak9"}\n')
    assert "a rated game must be finished; got 'bA1-harbour.W1ak9'" in bad("league", "--records", file)


@pytest.mark.parametrize(("arguments", "why"), [([], "at least two different bots"), (["--solo"], "must name a bot")])
def test_a_league_of_no_bot_is_refused(bad, arguments, why):
    assert why in bad("league", *arguments)
