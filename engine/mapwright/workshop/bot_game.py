"""Games of custom bots, played by the page's engine: a bot in its sandbox only sends action texts."""

from __future__ import annotations

from collections.abc import Generator, Mapping

from mapwright.bots import Bot, Budget
from mapwright.bots.match import make_bot
from mapwright.errors import NotationError
from mapwright.notation.action_text import format_action, parse_action
from mapwright.notation.deal_code import parse_deal
from mapwright.notation.record import Record, final_state, parse_record
from mapwright.rules.game import apply, start
from mapwright.rules.setup import BASE, Setup
from mapwright.rules.state import Action, State

LEAGUE_BOTS = ("novice", "greedy", "expert")
"""The bots of the engine that a league compares with."""
EXPERT_BUDGET = Budget(nodes=10)
"""The expert's budget in a league, so that a league ends in minutes."""
TYPICAL_ACTIONS = 40
"""Approximate number of actions of a game."""


class BotGame:
    """One game of a custom bot, alone or among built-in bots."""

    def __init__(self, setup: Setup, seed: str, seat: int = 0, opponents: Mapping[int, Bot] | None = None) -> None:
        self.seat = seat
        self.state, _ = start(setup, seed)
        self._opponents = opponents or {}
        self._action_texts: tuple[str, ...] = ()
        self._let_opponents_play()

    @property
    def record(self) -> str:
        return str(Record(self.state.setup, self.state.seed, self._action_texts))

    def act(self, text: str) -> None:
        """Apply the custom bot's action. Raise `NotationError` or `RuleError` if it is not a legal one."""
        self._apply(parse_action(self.state, text))
        self._let_opponents_play()

    def _apply(self, action: Action) -> None:
        before = self.state
        self.state, _ = apply(before, action)
        self._action_texts += (format_action(before, action),)

    def _let_opponents_play(self) -> None:
        """Play until the custom bot has to act or the game is over."""
        while self.state.task is not None and self.state.task.by != self.seat:
            self._apply(self._opponents[self.state.task.by].choose(self.state))


def parse_solo_deal(deal_prefix: str, seed: str) -> tuple[Setup, str]:
    """Return setup and seed of a deal code without seed, such as `bA1`. Raise `NotationError` unless it is solo."""
    setup, deal_seed = parse_deal(f"{deal_prefix}-{seed}")
    if setup.players != 1:
        raise NotationError(f"a game for one player; got {deal_prefix!r}", "deal")
    return setup, deal_seed


def built_in_bot_game(name: str, seed: str, setup: Setup = BASE) -> Generator[float, None, str]:
    """Play a solo game with a built-in bot; return its record. Yield the part that is done, from 0 to 1."""
    state, _ = start(setup, seed)
    bot = make_bot(name, f"{seed}/0", EXPERT_BUDGET)
    action_texts: tuple[str, ...] = ()
    while state.task is not None:
        action = bot.choose(state)
        action_texts += (format_action(state, action),)
        state, _ = apply(state, action)
        yield min(1.0, len(action_texts) / TYPICAL_ACTIONS)
    return str(Record(setup, seed, action_texts))


def final_state_of(record: str) -> State:
    """Return the last state of a record. Raise `NotationError` if it cannot be replayed."""
    return final_state(parse_record(record), record)
