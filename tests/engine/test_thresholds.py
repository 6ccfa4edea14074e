"""The course asks for what every right answer reaches, however it breaks ties, and what the step before does not."""

import pytest

from lab.course_thresholds import ORDERS, answer_values, result
from mapwright.workshop.course import DEALS_BY_STEP, STEPS
from mapwright.workshop.texts import model_answer

REVERSED, SHUFFLED = 1, 2
AFTER_THE_FIRST = pytest.mark.parametrize("step", STEPS[1:], ids=lambda step: f"step {step.number}")


@pytest.mark.thorough
@pytest.mark.parametrize("step", STEPS[1:3], ids=lambda step: f"step {step.number}")
def test_a_right_answer_passes_with_ties_broken_otherwise(step):
    """Two orders of two steps; the long run tries all."""
    results = [result(step, answer_values(step, model_answer(step.number), order)) for order in (REVERSED, SHUFFLED)]
    assert min(results) >= step.threshold


@pytest.mark.slow
@AFTER_THE_FIRST
def test_every_threshold_lies_between_the_starter_and_the_worst_order(step):
    worst = min(result(step, answer_values(step, model_answer(step.number), order)) for order in range(ORDERS))
    assert result(step, answer_values(step, model_answer(step.number - 1), 0)) < step.threshold <= worst


def test_chosen_deals_are_as_many_as_the_step_says():
    assert {number: len(set(deals)) for number, deals in DEALS_BY_STEP.items()} == {
        step.number: step.deals for step in STEPS if step.number in DEALS_BY_STEP
    }


def test_step_that_counts_wins_asks_for_most_deals():
    """As its task says in words, and as the median lead over greedy decides."""
    assert [step.threshold for step in STEPS if step.wins] == [step.deals // 2 + 1 for step in STEPS if step.wins] != []
