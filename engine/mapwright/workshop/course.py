"""The course: ten steps from the first legal action to a bot that beats greedy, each with a check by play."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass, replace

from mapwright.bots import BotMaker, Budget
from mapwright.bots.match import make_bot
from mapwright.errors import NotationError
from mapwright.notation.notation import format_action
from mapwright.rules.setup import BASE
from mapwright.rules.state import State
from mapwright.workshop.sight import in_sight, lot
from mapwright.workshop.trial import Trial, end_of


@dataclass(frozen=True, slots=True)
class Step:
    """A step of the course. It starts from the model answer of the step before (`texts.answer`)."""

    number: int
    least: float
    """What the mean over the deals must reach."""
    deals: int = 10
    table: bool = False
    """At a table of two against greedy, seats taken in turn; else alone."""
    lead: bool = False
    """The lead over greedy counts, not the stars."""
    uses: tuple[str, ...] = ()
    """The words of the engine that are new in this step."""


STEPS = (
    Step(1, 20, uses=("legal",)),
    Step(2, 30, deals=8, uses=("act", "EDICTS", "State.players", "Player.board", "State.deal")),
    Step(3, 65, deals=8, uses=("SEASONS", "State.season")),
    Step(4, 72, deals=8, uses=("toll",)),
    Step(5, 99, deals=8),
    Step(6, 99, deals=8, uses=("Player.coins",)),
    Step(7, 107, deals=8, uses=("neighbours", "clusters", "Board.empty", "Board.filled")),
    Step(8, 104, deals=8, uses=("places", "EXPLORE_BY_ID", "EXPLORE_SETS", "Board.draw", "State.turn")),
    Step(9, 85, deals=6, table=True, uses=("Task.on",)),
    Step(10, 1, deals=8, table=True, lead=True, uses=("Task.by",)),
)


DEALS = {
    2: (1, 2, 5, 8, 13, 16, 17, 18),
    3: (1, 2, 3, 5, 6, 8, 9, 10),
    4: (2, 4, 5, 8, 16, 17, 18, 20),
    5: (1, 5, 9, 11, 12, 13, 14, 15),
    6: (1, 2, 5, 6, 7, 8, 9, 10),
    7: (1, 2, 3, 4, 5, 7, 9, 10),
    8: (1, 2, 5, 6, 7, 8, 9, 10),
    10: (1, 4, 3, 6, 7, 8, 9, 10),
}
"""The deals of a step on which its answer makes the clearest difference; of other steps, the first ones.

Right answers pass however they break ties: `python3 build lab course` compares 32 orders with each threshold.
"""


def seed_of(step: Step, number: int) -> str:
    """Return the seed of a deal of a step, the first being number 1."""
    return f"course-{DEALS[step.number][number - 1] if step.number in DEALS else number}"


@dataclass(frozen=True, slots=True)
class Result:
    """How a bot did in the check of a step."""

    mean: float
    passed: bool


def trial_of(step: Step, number: int) -> Trial:
    """Return the game on one deal of a check, the first being number 1. Raise `NotationError` if there is none."""
    if not 1 <= number <= step.deals:
        raise NotationError(f"step {step.number} has the deals 1 to {step.deals}; got {number}", "message")
    seed = seed_of(step, number)
    if not step.table:
        return Trial(BASE, seed)
    greedy = make_bot("greedy", f"{seed}/1", Budget())
    seat = number % 2
    return Trial(replace(BASE, players=2), seed, seat, {1 - seat: greedy})


def brought(step: Step, state: State, number: int) -> float:
    """Return what a finished game counts in the check."""
    if not step.table:
        return state.players[0].stars
    seat = number % 2
    own, other = state.players[seat].stars, state.players[1 - seat].stars
    return own - other if step.lead else own


def judged(step: Step, records: Sequence[str]) -> tuple[list[float], Result | None]:
    """Return what each game brought, and the result once all deals are played; the records are replayed.

    Raise `NotationError` if a record is not that of a finished game on its deal.
    """
    found = []
    for number, record in enumerate(records, 1):
        state, wanted = end_of(record), trial_of(step, number).state
        if not state.over or (state.seed, state.setup) != (wanted.seed, wanted.setup):
            raise NotationError(f"game {number} is not a finished one on its deal", "message")
        found.append(brought(step, state, number))
    mean = sum(found) / len(found) if found else 0.0
    return found, Result(mean, mean >= step.least) if len(found) == step.deals else None


def play_deal(step: Step, make: BotMaker, number: int) -> Trial:
    """Return the game of a bot on one deal of a check."""
    trial = trial_of(step, number)
    bot = make(lot(trial.state, trial.seat), Budget())
    while not trial.state.over:
        trial.act(format_action(trial.state, bot.choose(in_sight(trial.state))))
    return trial


def try_step(step: Step, make: BotMaker) -> Generator[float, None, Result]:
    """Play the check with a bot. Yield what each deal brought; a bad bot raises `NotationError`."""
    records = []
    for number in range(1, step.deals + 1):
        trial = play_deal(step, make, number)
        records.append(trial.record)
        yield brought(step, trial.state, number)
    _, result = judged(step, records)
    assert result is not None
    return result
