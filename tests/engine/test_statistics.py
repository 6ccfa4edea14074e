"""Statistics of 200 made-up games, every figure against a plain computation that shares no code with the engine."""

import random
from datetime import date, timedelta

import pytest

from mapwright.rules.cards import SOLO_TITLES
from mapwright.rules.scoring import EDICTS
from page import ask

TODAY = date(2027, 3, 10)


def made_up_game(rng):
    seasons = [rng.randint(-9, 45) for _ in range(4)]
    solo = rng.random() < 0.8
    stars = sum(seasons)
    return {
        "day": (TODAY - timedelta(days=rng.randint(0, 60))).isoformat(),
        "daily": rng.random() < 0.5,
        "hints": 0,
        "summary": {
            "deal": "bA1-x", "set": rng.choice(["base", "heroes", "combined"]), "sheet": rng.choice("ABCD"),
            "players": 1 if solo else rng.randint(2, 6), "skills": rng.random() < 0.5, "stars": stars,
            "rating": stars - rng.randint(40, 110) if solo else None, "title": None, "toll": rng.randint(0, 30),
            "coins": rng.randint(0, 14), "seasons": seasons, "map": "", "season_maps": [], "emoji": [],
            "edicts": {id: rng.randint(0, 40) for id in rng.sample(list(EDICTS), 4)},
        },
    }  # fmt: skip


def statistics_of(games, today=TODAY):
    return ask("statistics", today=today.isoformat(), games=games)


@pytest.fixture(scope="module")
def games():
    rng = random.Random(8)
    return [made_up_game(rng) for _ in range(200)]


@pytest.fixture(scope="module")
def statistics(games):
    return statistics_of(games)["statistics"]


def test_statistics_sum_up_the_summaries_of_all_games(games, statistics):
    assert statistics["games"] == 200
    assert statistics["mean_stars"] == pytest.approx(sum(game["summary"]["stars"] for game in games) / 200)
    assert statistics["best_stars"] == sorted(game["summary"]["stars"] for game in games)[-1]
    losses = 0
    for game in games:
        losses += game["summary"]["toll"]
    assert statistics["stars_lost"] == losses


def test_bests_are_the_highest_stars_per_set_and_sheet(games, statistics):
    plain = {}
    for game in games:
        key = (game["summary"]["set"], game["summary"]["sheet"])
        if key not in plain or plain[key] < game["summary"]["stars"]:
            plain[key] = game["summary"]["stars"]
    assert {(best["set"], best["sheet"]): best["stars"] for best in statistics["bests"]} == plain
    assert len(statistics["bests"]) == len(plain)


def test_a_game_with_undone_turns_counts_everywhere_but_in_the_bests(games):
    best = max(games, key=lambda game: game["summary"]["stars"])
    undone = [game if game is not best else {**game, "summary": {**game["summary"], "takebacks": 1}} for game in games]
    before, after = statistics_of(games)["statistics"], statistics_of(undone)["statistics"]
    assert after["best_stars"] < before["best_stars"]
    assert after["bests"] != before["bests"]
    changed = {"best_stars": 0, "bests": 0}
    assert {**after, **changed} == {**before, **changed}


def plain_title(rating):
    reached = [threshold for threshold in SOLO_TITLES if rating >= threshold]
    return max(reached) if reached else min(SOLO_TITLES)


def test_statistics_count_solo_games_per_title(games, statistics):
    plain = {}
    for game in games:
        if game["summary"]["rating"] is not None:
            threshold = str(plain_title(game["summary"]["rating"]))
            plain[threshold] = plain.get(threshold, 0) + 1
    assert statistics["titles"] == plain
    assert sum(statistics["titles"].values()) == sum(game["summary"]["players"] == 1 for game in games)


def test_statistics_give_games_and_mean_stars_per_edict(games, statistics):
    for id in EDICTS:
        stars = [game["summary"]["edicts"][id] for game in games if id in game["summary"]["edicts"]]
        rows = [edict for edict in statistics["edicts"] if edict["id"] == id]
        assert [(edict["games"], edict["mean"]) for edict in rows] == (
            [(len(stars), pytest.approx(sum(stars) / len(stars)))] if stars else []
        )


def test_statistics_give_mean_stars_per_season(games, statistics):
    for index in range(4):
        plain = sum(game["summary"]["seasons"][index] for game in games) / 200
        assert statistics["seasons"][index] == pytest.approx(plain)


def plain_streaks(games, today):
    """Walks every day from the first to today and counts; a missing day is forgiven if none was in the six before."""
    days = {game["day"] for game in games if game["daily"]}
    longest = run = missing = 0
    since_forgiven = 7
    day = today - timedelta(days=400)
    while day <= today:
        since_forgiven += 1
        if day.isoformat() in days:
            run, missing = run + 1, 0
            longest = max(longest, run)
        elif day < today:
            missing += 1
            if missing > 1 or since_forgiven < 7 or not run:
                run, since_forgiven = 0, 7
            else:
                since_forgiven = 0
        day += timedelta(days=1)
    return run, longest


@pytest.mark.parametrize("seed", range(20))
def test_streaks_of_few_games_equal_an_independent_count(seed):
    rng = random.Random(seed)
    few = [made_up_game(rng) for _ in range(40)]
    statistics = statistics_of(few)["statistics"]
    assert (statistics["streak"], statistics["longest_streak"]) == plain_streaks(few, TODAY)


def test_streak_is_kept_until_the_next_day_ends():
    days = [{**made_up_game(random.Random(1)), "daily": True, "day": day} for day in ("2027-03-08", "2027-03-09")]
    assert [statistics_of(days, date(2027, 3, day))["statistics"]["streak"] for day in (9, 10, 11)] == [2, 2, 2]


@pytest.mark.parametrize(
    ("days", "streak"),
    [
        ((1, 2, 4, 5), 4),  # the third is forgiven
        ((1, 2, 5), 1),  # two days in a row are missing
        ((1, 3, 5), 1),  # the second missing day comes too early
        ((1, 3, 4, 5, 6, 7, 8, 10), 8),  # a week later another one is forgiven
        ((1, 3, 4, 5, 6, 7, 9), 1),  # after six days it is not
    ],
)
def test_a_missing_day_is_forgiven_once_a_week(days, streak):
    games = [{**made_up_game(random.Random(1)), "daily": True, "day": f"2027-03-{day:02}"} for day in days]
    assert statistics_of(games, date(2027, 3, days[-1]))["statistics"]["streak"] == streak


def test_statistics_say_that_yesterdays_missing_map_is_forgiven():
    days = [{**made_up_game(random.Random(1)), "daily": True, "day": day} for day in ("2027-03-08", "2027-03-09")]
    missing = [statistics_of(days, date(2027, 3, day))["statistics"]["misses_yesterday"] for day in (9, 10, 11, 12)]
    assert missing == [False, False, True, False]


def test_games_outside_the_daily_map_do_not_count_for_streaks():
    practice = {**made_up_game(random.Random(1)), "daily": False, "day": TODAY.isoformat()}
    assert statistics_of([practice])["statistics"]["streak"] == 0


def test_statistics_without_games_are_zero():
    statistics = statistics_of([])["statistics"]
    assert (statistics["games"], statistics["mean_stars"], statistics["bests"], statistics["streak"]) == (0, 0, [], 0)


@pytest.mark.parametrize(
    "damage",
    [
        lambda game: game.pop("summary"),
        lambda game: game.update(day="yesterday"),
        lambda game: game.update(day=7),
        lambda game: game["summary"].update(stars="many"),
        lambda game: game["summary"].update(seasons=[1, 2]),
        lambda game: game["summary"].update(edicts=[1]),
        lambda game: game["summary"].update(rating=[]),
    ],
)
def test_a_damaged_game_is_refused(damage):
    game = made_up_game(random.Random(1))
    damage(game)
    for games in ([game], [1], [None], [[]], [{}]):
        assert statistics_of(games)["error"]["code"] in ("damaged-save", "date")


def test_too_many_games_are_refused():
    assert statistics_of([0] * 20_001)["error"]["code"] == "too-long"
