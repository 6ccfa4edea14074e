"""The course: ten steps from the first legal action to a bot that beats greedy, each with a check by play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from mapwright.bots import BotFactory, Budget
from mapwright.bots.hidden_deck import bot_seed, hide_deck
from mapwright.bots.match import make_bot
from mapwright.errors import NotationError
from mapwright.notation.action_text import format_action
from mapwright.rules.setup import BASE
from mapwright.rules.state import State
from mapwright.workshop.bot_game import BotGame, final_state_of


@dataclass(frozen=True, slots=True)
class Step:
    """A step of the course. It starts from the model answer of the step before (`texts.model_answer`)."""

    number: int
    threshold: float
    """The mean that must be reached, or the number of games that must be won if wins count."""
    deals: int = 10
    """Number of deals that a check plays."""
    against_greedy: bool = False
    """Whether it is played against greedy, with alternating seats; else solo."""
    wins: bool = False
    """Whether games won against greedy count instead of stars, so that one large lead does not decide."""
    uses: tuple[str, ...] = ()
    """The API names that are new in this step."""


STEPS = (
    Step(1, 20, uses=("legal",)),
    Step(2, 30, deals=8, uses=("act", "EDICTS", "State.players", "Player.board", "State.deal")),
    Step(3, 65, deals=8, uses=("SEASONS", "State.season")),
    Step(4, 72, deals=8, uses=("toll",)),
    Step(5, 99, deals=8),
    Step(6, 99, deals=8, uses=("Player.coins",)),
    Step(7, 107, deals=8, uses=("neighbours", "clusters", "Board.empty", "Board.filled")),
    Step(8, 104, deals=8, uses=("placements", "EXPLORE_BY_ID", "EXPLORE_SETS", "Board.draw", "State.turn")),
    Step(9, 85, deals=6, against_greedy=True, uses=("Task.on",)),
    Step(10, 4, deals=7, against_greedy=True, wins=True, uses=("Task.by",)),
)


DEALS_BY_STEP = {
    2: (1, 2, 5, 8, 13, 16, 17, 18),
    3: (1, 2, 3, 5, 6, 8, 9, 10),
    4: (2, 4, 5, 8, 16, 17, 18, 20),
    5: (1, 5, 9, 11, 12, 13, 14, 15),
    6: (1, 2, 5, 6, 7, 8, 9, 10),
    7: (1, 2, 3, 4, 5, 7, 9, 10),
    8: (1, 2, 5, 6, 7, 8, 9, 10),
    10: (1, 4, 3, 6, 8, 9, 10),
}
"""The deals of a step on which its model answer is clearly better than the one before; other steps take the first ones.

A right bot passes however it breaks ties: `python3 build lab course` compares 32 orders with each threshold.
"""


def deal_seed(step: Step, deal_number: int) -> str:
    """Return the seed of a deal of a step, the first being number 1."""
    return f"course-{DEALS_BY_STEP[step.number][deal_number - 1] if step.number in DEALS_BY_STEP else deal_number}"


@dataclass(frozen=True, slots=True)
class CheckResult:
    """The result of a check: the mean or the games won, and whether that is enough."""

    value: float
    passed: bool


def game_of_check(step: Step, deal_number: int) -> BotGame:
    """Return the game on one deal of a check, the first being number 1. Raise `NotationError` if there is none."""
    if not 1 <= deal_number <= step.deals:
        raise NotationError(f"step {step.number} has the deals 1 to {step.deals}; got {deal_number}", "message")
    seed = deal_seed(step, deal_number)
    if not step.against_greedy:
        return BotGame(BASE, seed)
    greedy = make_bot("greedy", f"{seed}/1", Budget())
    seat = deal_number % 2
    return BotGame(replace(BASE, players=2), seed, seat, {1 - seat: greedy})


def game_value(step: Step, state: State, deal_number: int) -> float:
    """Return the stars of a finished game, or the lead over greedy where wins count."""
    if not step.against_greedy:
        return state.players[0].stars
    seat = deal_number % 2
    own, other = state.players[seat].stars, state.players[1 - seat].stars
    return own - other if step.wins else own


def result_of_check(step: Step, records: Mapping[int, str]) -> tuple[dict[int, float], CheckResult | None]:
    """Return the stars or leads by deal, and the result once it is certain. The records are replayed.

    Raise `NotationError` if a record is not that of a finished game on its deal.
    """
    values = {
        deal_number: _recorded_value(step, deal_number, record) for deal_number, record in sorted(records.items())
    }
    return values, _result(step, list(values.values()))


def _result(step: Step, values: Sequence[float]) -> CheckResult | None:
    """Return the result of the values so far; None while it can still change."""
    if step.wins:
        won, games_left = len([value for value in values if value > 0]), step.deals - len(values)
        passed, failed = won >= step.threshold, won + games_left < step.threshold
        return CheckResult(won, passed) if passed or failed else None
    if len(values) < step.deals:
        return None
    mean = sum(values) / len(values)
    return CheckResult(mean, mean >= step.threshold)


@lru_cache(maxsize=200)
def _recorded_value(step: Step, deal_number: int, record: str) -> float:
    state, expected = final_state_of(record), game_of_check(step, deal_number).state
    if not state.over or (state.seed, state.setup) != (expected.seed, expected.setup):
        raise NotationError(f"game {deal_number} is not a finished one on its deal", "message")
    return game_value(step, state, deal_number)


def play_deal(step: Step, make: BotFactory, deal_number: int) -> BotGame:
    """Return the game of a bot on one deal of a check."""
    bot_game = game_of_check(step, deal_number)
    bot = make(bot_seed(bot_game.state, bot_game.seat), Budget())
    while not bot_game.state.over:
        bot_game.act(format_action(bot_game.state, bot.choose(hide_deck(bot_game.state))))
    return bot_game
