"""What each step of the course asks for, compared with the starter and with right answers that break ties otherwise."""

import argparse
import sys
from collections.abc import Callable, Sequence
from random import Random

from mapwright.bots import BotFactory
from mapwright.bots.custom_bots import load_bot_class
from mapwright.rules.game import legal
from mapwright.rules.state import Action, State
from mapwright.workshop.course import STEPS, Step, game_value, play_deal
from mapwright.workshop.texts import model_answer

ORDERS = 32
"""As listed, reversed, and thirty times shuffled."""
NAME = "answer.py"

Legal = Callable[[State], Sequence[Action]]


def legal_in_order(number: int) -> Legal:
    """Return `legal` with its actions in another order: 0 is that of the engine, 1 the reverse, others are shuffled."""
    if number == 0:
        return legal
    if number == 1:
        return lambda state: legal(state)[::-1]
    stream = Random(f"order {number}")

    def shuffled(state: State) -> list[Action]:
        actions = [*legal(state)]
        stream.shuffle(actions)
        return actions

    return shuffled


def answer_in_order(source: str, number: int) -> BotFactory:
    """Return the bot of an answer that sees the legal actions in another order, and so breaks ties differently."""
    make = load_bot_class(NAME, source)
    sys.modules[f"custom bot {NAME}"].__dict__["legal"] = legal_in_order(number)
    return make


def answer_values(step: Step, source: str, number: int) -> list[float]:
    """Return the result of an answer on each deal of a step, with ties broken in that order."""
    states = [play_deal(step, answer_in_order(source, number), deal).state for deal in range(1, step.deals + 1)]
    return [game_value(step, state, deal) for deal, state in enumerate(states, 1)]


def result(step: Step, values: list[float]) -> float:
    """Return the mean, or the games won if wins count."""
    return sum(value > 0 for value in values) if step.wins else sum(values) / len(values)


def row(step: Step, orders: int) -> str:
    """Return a line of the table: the result of the starter, the threshold, and the results of right answers."""
    results = [result(step, answer_values(step, model_answer(step.number), order)) for order in range(orders)]
    # The first step starts from an empty file.
    starter = f"{result(step, answer_values(step, model_answer(step.number - 1), 0)):.1f}" if step.number > 1 else "-"
    return f"{step.number:>4}{step.deals:>7}{starter:>9}{step.threshold:>8g}{min(results):>8.1f}{max(results):>8.1f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", nargs="*", type=int, default=[step.number for step in STEPS])
    parser.add_argument("--orders", type=int, default=ORDERS)
    args = parser.parse_args()
    print(f"{'step':>4}{'deals':>7}{'starter':>9}{'asked':>8}{'worst':>8}{'best':>8}")
    for number in args.steps:
        print(row(STEPS[number - 1], args.orders), flush=True)


if __name__ == "__main__":
    main()
