"""What each step of the course asks for, compared with the starter and with right answers that break ties otherwise."""

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from random import Random
from time import monotonic

from mapwright.bots import BotMaker
from mapwright.bots.guests import load_bot
from mapwright.rules.game import legal
from mapwright.rules.state import Action, State
from mapwright.workshop.course import STEPS, Step, brought, play_deal, seed_of
from mapwright.workshop.texts import answer
from paths import CACHE

ORDERS = 32
"""As listed, reversed, and thirty times shuffled."""
FILE = CACHE / "course-orders.json"
NAME = "answer.py"

Legal = Callable[[State], list[Action]]
Found = dict[str, float]
"""What a deal brought, by step, kind of answer, order and deal."""


def in_order(number: int) -> Legal:
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


def answer_in_order(source: str, number: int) -> BotMaker:
    """Return the bot of an answer that sees the legal actions in another order, and so breaks ties otherwise."""
    make = load_bot(NAME, source)
    sys.modules[f"guest {NAME}"].__dict__["legal"] = in_order(number)
    return make


def brought_by(step: Step, make: BotMaker, number: int) -> float:
    """Return what a bot brings on one deal of a step."""
    return brought(step, play_deal(step, make, number).state, number)


def results(step: Step, source: str, number: int) -> list[float]:
    """Return what an answer brings on each deal of a step, with ties broken in that order."""
    return [brought_by(step, answer_in_order(source, number), deal) for deal in range(1, step.deals + 1)]


def mean(found: list[float]) -> float:
    return sum(found) / len(found)


def wanted(steps: list[Step], orders: int) -> Iterator[tuple[str, Step, str, int, int]]:
    """Yield every game that the table needs: its key, the step, the answer, the order and the deal."""
    for step in steps:
        right = [("model", answer(step.number), order) for order in range(orders)]
        games = [("starter", answer(step.number - 1), 0), *right]
        for kind, source, order in games if step.number > 1 else games[1:]:
            for deal in range(1, step.deals + 1):
                yield _key(step, kind, order, deal), step, source, order, deal


def _key(step: Step, kind: str, order: int, deal: int) -> str:
    return f"{step.number} {kind} {order} {seed_of(step, deal).removeprefix('course-')}"


def play(steps: list[Step], orders: int, seconds: float) -> Found:
    """Play what is not played yet, and save it; stop after so many seconds. A changed answer needs a new file."""
    found: Found = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    ends = monotonic() + seconds
    for key, step, source, order, deal in wanted(steps, orders):
        if key in found:
            continue
        if monotonic() > ends:
            break
        found[key] = brought_by(step, answer_in_order(source, order), deal)
        FILE.parent.mkdir(parents=True, exist_ok=True)
        FILE.write_text(json.dumps(found), encoding="utf-8")
    return found


def rows(steps: list[Step], orders: int, found: Found) -> Iterator[str]:
    yield f"{'step':>4}{'deals':>7}{'starter':>9}{'asked':>8}{'worst':>8}{'best':>8}{'orders':>8}"
    for step in steps:
        deals = range(1, step.deals + 1)
        keys = {order: [_key(step, "model", order, deal) for deal in deals] for order in range(orders)}
        means = [mean([found[key] for key in row]) for row in keys.values() if all(key in found for key in row)]
        first = [_key(step, "starter", 0, deal) for deal in deals]
        starter = f"{mean([found[key] for key in first]):.1f}" if all(key in found for key in first) else "-"
        if means:
            yield (
                f"{step.number:>4}{step.deals:>7}{starter:>9}{step.least:>8g}"
                f"{min(means):>8.1f}{max(means):>8.1f}{len(means):>8}"
            )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", nargs="*", type=int, default=[step.number for step in STEPS])
    parser.add_argument("--orders", type=int, default=ORDERS)
    parser.add_argument("--minutes", type=float, default=float("inf"))
    given = parser.parse_args()
    steps = [STEPS[number - 1] for number in given.steps]
    found = play(steps, given.orders, 60 * given.minutes)
    print("\n".join(rows(steps, given.orders, found)))


if __name__ == "__main__":
    main()
