"""What each step of the course asks for, compared with the starter and with right answers that break ties otherwise."""

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from random import Random
from time import monotonic

from mapwright.bots import BotFactory
from mapwright.bots.custom_bots import load_bot_class
from mapwright.rules.game import legal
from mapwright.rules.state import Action, State
from mapwright.workshop.course import STEPS, Step, check_value, deal_seed, play_deal
from mapwright.workshop.texts import model_answer
from paths import CACHE

ORDERS = 32
"""As listed, reversed, and thirty times shuffled."""
FILE = CACHE / "course-orders.json"
NAME = "answer.py"

Legal = Callable[[State], list[Action]]
ValuesByGame = dict[str, float]
"""What a deal brought, by step, kind of answer, order and deal."""


def legal_in_order(number: int) -> Legal:
    """Return `legal` with its actions in another order: 0 is that of the engine, 1 the reverse, others are shuffled."""
    if number == 0:
        return legal
    if number == 1:
        return lambda state: legal(state)[::-1]
    stream = Random(f"order {number}")

    def shuffled(state: State) -> list[Action]:
        actions = legal(state)
        stream.shuffle(actions)
        return actions

    return shuffled


def answer_in_order(source: str, number: int) -> BotFactory:
    """Return the bot of an answer that sees the legal actions in another order, and so breaks ties differently."""
    make = load_bot_class(NAME, source)
    sys.modules[f"custom bot {NAME}"].__dict__["legal"] = legal_in_order(number)
    return make


def value_of_bot(step: Step, make: BotFactory, number: int) -> float:
    """Return the result of a bot on one deal of a step."""
    return check_value(step, play_deal(step, make, number).state, number)


def answer_values(step: Step, source: str, number: int) -> list[float]:
    """Return the result of an answer on each deal of a step, with ties broken in that order."""
    return [value_of_bot(step, answer_in_order(source, number), deal) for deal in range(1, step.deals + 1)]


def result(step: Step, values: list[float]) -> float:
    """Return the mean, or the games won if wins count."""
    return sum(value > 0 for value in values) if step.wins else sum(values) / len(values)


def games_to_play(steps: list[Step], orders: int) -> Iterator[tuple[str, Step, str, int, int]]:
    """Yield every game that the table needs: its key, the step, the answer, the order and the deal."""
    for step in steps:
        right = [("model", model_answer(step.number), order) for order in range(orders)]
        games = [("starter", model_answer(step.number - 1), 0), *right]
        for kind, source, order in games if step.number > 1 else games[1:]:
            for deal in range(1, step.deals + 1):
                yield _key(step, kind, order, deal), step, source, order, deal


def _key(step: Step, kind: str, order: int, deal: int) -> str:
    return f"{step.number} {kind} {order} {deal_seed(step, deal).removeprefix('course-')}"


def play(steps: list[Step], orders: int, seconds: float) -> ValuesByGame:
    """Play and save the games that are not saved yet, for at most `seconds`. Delete the file if an answer changes."""
    values: ValuesByGame = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    deadline = monotonic() + seconds
    for key, step, source, order, deal in games_to_play(steps, orders):
        if key in values:
            continue
        if monotonic() > deadline:
            break
        values[key] = value_of_bot(step, answer_in_order(source, order), deal)
        FILE.parent.mkdir(parents=True, exist_ok=True)
        FILE.write_text(json.dumps(values), encoding="utf-8")
    return values


def rows(steps: list[Step], orders: int, values: ValuesByGame) -> Iterator[str]:
    yield f"{'step':>4}{'deals':>7}{'starter':>9}{'asked':>8}{'worst':>8}{'best':>8}{'orders':>8}"
    for step in steps:
        deals = range(1, step.deals + 1)
        keys = {order: [_key(step, "model", order, deal) for deal in deals] for order in range(orders)}
        results = [
            result(step, [values[key] for key in row]) for row in keys.values() if all(key in values for key in row)
        ]
        first = [_key(step, "starter", 0, deal) for deal in deals]
        starter = f"{result(step, [values[key] for key in first]):.1f}" if all(key in values for key in first) else "-"
        if results:
            yield (
                f"{step.number:>4}{step.deals:>7}{starter:>9}{step.least:>8g}"
                f"{min(results):>8.1f}{max(results):>8.1f}{len(results):>8}"
            )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", nargs="*", type=int, default=[step.number for step in STEPS])
    parser.add_argument("--orders", type=int, default=ORDERS)
    parser.add_argument("--minutes", type=float, default=float("inf"))
    args = parser.parse_args()
    steps = [STEPS[number - 1] for number in args.steps]
    values = play(steps, args.orders, 60 * args.minutes)
    print("\n".join(rows(steps, args.orders, values)))


if __name__ == "__main__":
    main()
