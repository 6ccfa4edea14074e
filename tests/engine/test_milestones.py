"""What is celebrated at the end of a game, games with hints apart, and what the expert makes of a deal."""

import json
from datetime import date, timedelta

import pytest

from games import drained
from mapwright.bots import Budget
from mapwright.bots.coach import review
from mapwright.bots.match import play_match
from mapwright.bots.random import RandomBot
from mapwright.notation.deal_code import parse_deal
from mapwright.page.bridge import Bridge
from mapwright.page.handlers.coach import _REVIEW_BUDGET
from page import ask

DAY = date(2027, 3, 10)


def game(stars, sheet="A", rating=None, hints=0, daily=False, ago=0, takebacks=0):
    return {
        "day": (DAY - timedelta(days=ago)).isoformat(), "daily": daily, "hints": hints,
        "summary": {
            "set": "base", "sheet": sheet, "players": 1, "skills": False, "stars": stars, "rating": rating, "toll": 0,
            "coins": 0, "seasons": [stars, 0, 0, 0], "edicts": {}, "takebacks": takebacks,
        },
    }  # fmt: skip


def celebrations_of(*games):
    answer = ask("milestones", games=list(games), index=len(games) - 1)
    assert answer["ok"], answer
    return answer["milestones"]


def test_a_best_beats_the_earlier_games_of_its_cards_and_sheet():
    assert celebrations_of(game(30), game(50, "B"), game(31)) == {
        "best_before": 30, "is_best": True, "is_new_title": False, "streak": 0,
    }  # fmt: skip
    assert not celebrations_of(game(30), game(30))["is_best"]
    first = celebrations_of(game(50, "B"), game(10))
    assert first["best_before"] is None and not first["is_best"]


@pytest.mark.parametrize("help", ["hints", "takebacks"])
def test_games_with_hints_or_takebacks_neither_set_nor_prevent_a_best(help):
    assert not celebrations_of(game(30), game(40, **{help: 1}))["is_best"]
    assert celebrations_of(game(30), game(90, **{help: 2}), game(31))["is_best"]
    assert not celebrations_of(game(30, rating=5, **{help: 1}))["is_new_title"]


@pytest.mark.parametrize(
    ("before", "last", "new"),
    [([], 12, True), ([], 0, True), ([], -3, False), ([12], 14, False), ([12], 20, True), ([-20], 3, True)],
)
def test_a_new_title_is_higher_than_all_before(before, last, new):
    assert celebrations_of(*[game(9, rating=rating) for rating in before], game(9, rating=last))["is_new_title"] is new


def test_streak_of_a_game_counts_days_up_to_its_own():
    row = [game(1, daily=True, ago=ago) for ago in (9, 2, 1)]
    assert celebrations_of(*row, game(1, daily=True))["streak"] == 3
    assert celebrations_of(*row, game(1))["streak"] == 0
    assert celebrations_of(*row[:1], game(1, daily=True))["streak"] == 1


def test_milestones_refuse_a_game_index_outside_the_list():
    assert ask("milestones", games=[game(1)], index=1)["error"]["code"] == "message"


def test_statistics_count_games_with_hints_apart():
    games = [game(30), game(50, hints=3), game(10, daily=True), game(70, hints=1, daily=True, ago=1)]
    statistics = ask("statistics", today=DAY.isoformat(), games=games)["statistics"]
    assert (statistics["games"], statistics["mean_stars"], statistics["best_stars"]) == (2, 20, 30)
    assert (statistics["games_with_hints"], statistics["mean_with_hints"], statistics["best_with_hints"]) == (2, 60, 70)
    assert statistics["streak"] == 2, "a day is a day"


@pytest.mark.thorough
def test_the_expert_gets_the_stars_of_a_review():
    deal = "bA1-expert"
    setup, seed = parse_deal(deal)
    _, record = play_match(setup, seed, [RandomBot(seed)])
    expected = drained(review(record, _REVIEW_BUDGET))[0].expert_stars
    bridge, shares = Bridge(), []
    while True:
        answer = json.loads(bridge.dispatch(json.dumps({"do": "expert-game", "deal": deal, "ms": 200})))
        assert answer["ok"], answer
        shares.append(answer["progress"])
        if not answer["busy"]:
            break
    assert answer["stars"] == expected
    assert shares == sorted(shares) and shares[-1] == 1


def test_review_skips_actions_before_the_first_action_of_the_player():
    setup, seed = parse_deal("bA1-taught")
    _, record = play_match(setup, seed, [RandomBot(seed)])
    count = len(record.action_texts)
    game_review, _ = drained(review(record, Budget(nodes=1), first_action=count - 3))
    assert [judgement.action_index for judgement in game_review.judgements] == [count - 3, count - 2, count - 1]
