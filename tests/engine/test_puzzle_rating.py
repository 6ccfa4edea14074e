"""The rating at puzzles, and the run against the clock that becomes harder."""

import pytest

from mapwright.errors import NotationError
from mapwright.puzzles import (
    INITIAL_RATING,
    best_answers,
    grade_of_run_puzzle,
    make_puzzle,
    puzzle_rating,
    updated_rating,
)
from page import ask


def test_a_harder_puzzle_brings_more_and_costs_less():
    won = [updated_rating(INITIAL_RATING, 0, grade, True) - INITIAL_RATING for grade in (1, 2, 3)]
    losses = [INITIAL_RATING - updated_rating(INITIAL_RATING, 0, grade, False) for grade in (1, 2, 3)]
    assert won == sorted(won) and losses == sorted(losses, reverse=True)
    assert all(change > 0 for change in won + losses)


def test_a_player_of_the_puzzles_own_rating_wins_what_may_be_lost():
    level = puzzle_rating(2)
    assert updated_rating(level, 99, 2, True) - level == level - updated_rating(level, 99, 2, False)


def test_the_first_puzzles_move_the_rating_most():
    assert updated_rating(INITIAL_RATING, 0, 2, True) > updated_rating(INITIAL_RATING, 99, 2, True) > INITIAL_RATING


def test_the_rating_settles_where_half_of_the_puzzles_are_solved():
    rating = INITIAL_RATING
    for number in range(400):
        rating = updated_rating(rating, number, 3, number % 2 == 0)
    assert abs(rating - puzzle_rating(3)) < 30


def test_a_run_goes_from_easy_to_hard():
    assert [grade_of_run_puzzle(place) for place in range(8)] == [1, 1, 1, 2, 2, 2, 3, 3]


def test_a_run_begins_with_a_puzzle_that_is_not_hard():
    grades = [make_puzzle(f"run.0.{seed}").grade for seed in ("a", "b", "c")]
    assert 3 not in grades and 1 in grades


@pytest.mark.parametrize("code", ["run.", "run.x.seed", "run.0.", "run.99999.seed", "run.0.no spaces"])
def test_invalid_code_of_a_puzzle_run_is_refused(code):
    with pytest.raises(NotationError):
        make_puzzle(code)


def test_a_checked_answer_comes_with_the_rating_that_it_makes():
    puzzle = ask("puzzle", code="2.desk")["puzzle"]
    record = ".".join([puzzle["record"], *best_answers(make_puzzle("2.desk"), 1)[0]])
    checked = ask("puzzle-check", code="2.desk", record=record, rating=1500, rated_puzzles=30)
    assert checked["right"] and checked["rating"] == updated_rating(1500, 30, puzzle["grade"], True)
