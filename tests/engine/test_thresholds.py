"""The course asks for what every right answer reaches, however it breaks ties, and what the step before does not."""

import pytest

from lab.course import ORDERS, mean, results
from mapwright.workshop.course import DEALS, STEPS
from mapwright.workshop.texts import answer

REVERSED, SHUFFLED = 1, 2
AFTER_THE_FIRST = pytest.mark.parametrize("step", STEPS[1:], ids=lambda step: f"step {step.number}")


@pytest.mark.heavy
@pytest.mark.parametrize("step", STEPS[1:3], ids=lambda step: f"step {step.number}")
def test_a_right_answer_passes_with_ties_broken_otherwise(step):
    """Two orders of two steps; the long run tries all."""
    means = [mean(results(step, answer(step.number), order)) for order in (REVERSED, SHUFFLED)]
    assert min(means) >= step.least


@pytest.mark.slow
@AFTER_THE_FIRST
def test_every_threshold_lies_between_the_starter_and_the_worst_order(step):
    worst = min(mean(results(step, answer(step.number), order)) for order in range(ORDERS))
    assert mean(results(step, answer(step.number - 1), 0)) < step.least <= worst


def test_chosen_deals_are_as_many_as_the_step_says():
    assert {number: len(set(deals)) for number, deals in DEALS.items()} == {
        step.number: step.deals for step in STEPS if step.number in DEALS
    }
