"""Bots around a table: make them by name or from a file, play a whole game and keep its record."""

from __future__ import annotations

import runpy
from pathlib import Path

from mapwright.bots import BOTS, Bot, BotMaker, Budget
from mapwright.errors import NotationError, RuleError
from mapwright.game import apply, start
from mapwright.notation import format_action, parse_action
from mapwright.options import find_option, may_pass
from mapwright.record import Record
from mapwright.setup import Setup
from mapwright.state import PASS, Action, State


def make_bot(name: str, seed: str, budget: Budget) -> Bot:
    """One of our own bots."""
    if name not in BOTS:
        raise NotationError(f"bot {name[:40]!r}; one of {', '.join(BOTS)}", "bot")
    return BOTS[name](seed, budget)


def bot_maker(name: str) -> BotMaker:
    """How to make a bot: one of ours by its name, or the class `Bot` of a Python file. A file's code is run."""
    if not name.endswith(".py"):
        return lambda seed, budget: make_bot(name, seed, budget)
    return _class_in(name)


def _class_in(path: str) -> BotMaker:
    if not Path(path).is_file():
        raise NotationError(f"bot {path!r}: there is no such file", "bot")
    try:
        made = runpy.run_path(path).get("Bot")
    except Exception as error:  # whatever the author's code does wrong, it is told in one line
        raise _failed(path, "cannot be loaded", error) from None
    if not isinstance(made, type) or not callable(getattr(made, "choose", None)):
        raise NotationError(f"bot {path!r}: a class Bot with a method choose(state) is wanted", "bot")
    return lambda seed, budget: GuestBot(path, made, seed, budget)


class GuestBot:
    """A bot from somebody's file, whose mistakes are told in one line."""

    def __init__(self, path: str, made: type, seed: str, budget: Budget) -> None:
        self._path = path
        try:
            self._bot: Bot = made(seed, budget)
        except Exception as error:
            raise _failed(path, "Bot(seed, budget) failed", error) from None

    def choose(self, state: State) -> Action:
        try:
            action = self._bot.choose(state)
        except Exception as error:
            raise _failed(self._path, "choose(state) failed", error) from None
        if not isinstance(action, Action):
            raise NotationError(f"bot {self._path!r}: choose(state) gave {action!r:.60}, not an Action", "bot")
        return PASS if action == PASS and may_pass(state) else self._checked(state, action)

    def _checked(self, state: State, action: Action) -> Action:
        """The action as the notation says it: a plain "V" equals the village, but is none."""
        try:
            find_option(state, action)
            return parse_action(state, format_action(state, action))
        except (NotationError, RuleError, TypeError, AttributeError) as error:
            raise _failed(self._path, f"illegal action {action!r:.200}", error) from None


def _failed(path: str, what: str, error: Exception) -> NotationError:
    return NotationError(f"bot {path!r}: {what}: {type(error).__name__}: {error}", "bot")


def play_match(setup: Setup, seed: str, bots: list[Bot]) -> tuple[State, Record]:
    """The end of the game and its record; bot number s sits on seat s."""
    state, _ = start(setup, seed)
    actions = []
    while state.task is not None:
        action = bots[state.task.by].choose(state)
        actions.append(format_action(state, action))
        state, _ = apply(state, action)
    return state, Record(state.setup, seed, tuple(actions))
