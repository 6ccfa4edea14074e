"""The course: ten steps from the first legal action to a bot that beats greedy, each with a check by play."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass, replace
from typing import TextIO

from mapwright.bots import BotMaker, Budget
from mapwright.bots.guests import load_bot
from mapwright.bots.match import make_bot, play_match
from mapwright.rules.setup import BASE, Setup
from mapwright.workshop.texts import answer


@dataclass(frozen=True, slots=True)
class Step:
    """A step of the course. Its starter is the model answer of the step before."""

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

    @property
    def starter(self) -> str:
        return answer(self.number - 1)

    @property
    def model(self) -> str:
        return answer(self.number)


STEPS = (
    Step(1, 20, uses=("legal",)),
    Step(2, 30, deals=8, uses=("act", "EDICTS", "State.players", "Player.board", "State.deal")),
    Step(3, 65, deals=8, uses=("SEASONS", "State.season")),
    Step(4, 72, deals=8, uses=("toll",)),
    Step(5, 89, deals=8),
    Step(6, 99, deals=8, uses=("Player.coins",)),
    Step(7, 107, deals=8, uses=("neighbours", "clusters", "Board.empty", "Board.filled")),
    Step(8, 104, deals=8, uses=("places", "EXPLORE_BY_ID", "EXPLORE_SETS", "Board.draw", "State.turn")),
    Step(9, 85, deals=6, table=True, uses=("Task.on",)),
    Step(10, 4, deals=6, table=True, lead=True, uses=("Task.by",)),
)


DEALS = {
    2: (1, 2, 5, 8, 13, 16, 17, 18),
    3: (1, 2, 3, 5, 6, 8, 9, 10),
    4: (2, 4, 5, 8, 16, 17, 18, 20),
    5: (1, 2, 4, 5, 6, 7, 9, 10),
    6: (1, 2, 5, 6, 7, 8, 9, 10),
    7: (1, 2, 3, 4, 5, 7, 9, 10),
    8: (1, 2, 5, 6, 7, 8, 9, 10),
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


Load = Callable[[str, str, TextIO | None], BotMaker]
"""Makes bots from the name and the text of a file; what they print goes to a stream."""


def try_step(
    step: Step, source: str, name: str = "mine.py", output: TextIO | None = None, load: Load = load_bot
) -> Generator[float, None, Result]:
    """Play the check with the bot in `source`. Yields what each deal brought; a bad bot raises `NotationError`."""
    found = []
    for number in range(1, step.deals + 1):
        found.append(_deal(step, load(name, source, output), number))
        yield found[-1]
    mean = sum(found) / len(found)
    return Result(mean, mean >= step.least)


def _deal(step: Step, make: BotMaker, number: int) -> float:
    seed = seed_of(step, number)
    mine = make(f"{seed}/0", Budget())
    if not step.table:
        state, _ = play_match(BASE, seed, [mine])
        return state.players[0].stars
    bots = [mine, make_bot("greedy", f"{seed}/1", Budget())]
    seat = number % 2
    state, _ = play_match(_two(), seed, bots[::-1] if seat else bots)
    own, other = state.players[seat].stars, state.players[1 - seat].stars
    return own - other if step.lead else own


def _two() -> Setup:
    return replace(BASE, players=2)
