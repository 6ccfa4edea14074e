"""Bots among the players of a game: they think in slices of time while people draw, and act when they have to."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace
from time import perf_counter

from mapwright.bots import Bot, Budget
from mapwright.bots.names import built_in_bot, is_custom_bot
from mapwright.rules.legal_options import options
from mapwright.rules.state import PASS, Action, Player, State, Task

ChoiceGenerator = Generator[None, None, Action]
Decision = tuple[int, int, Task, Player, Player]
"""What a bot has to decide: season, turn, task, and the two players it concerns."""

_THINKING_BUDGET = Budget(nodes=200)
"""About 0.6 seconds of Pyodide a move, and 0.3 of CPython; so that it moves well within two."""
_INDEPENDENT_TASKS = ("draw", "hero", "ambush")
"""Tasks of one card do not depend on each other (R9, R20): they may be thought about ahead."""


def choose_in_steps(bot: Bot, state: State) -> ChoiceGenerator:
    """Return the bot's action; yield often while the bot thinks. A bot without `think` chooses in one step."""
    if not options(state):  # no room is left: the task will be automatic (R17) and the action is not used
        return PASS
    think = getattr(bot, "think", None)
    if think is None:
        yield
        return bot.choose(state)
    action: Action = yield from think(state)
    return action


class SeatedBots:
    """The bots of a game by seat. `names` has one per seat, empty for people; a custom bot thinks in its sandbox."""

    def __init__(self, names: tuple[str, ...], seed: str) -> None:
        self.names = names
        self._seed = seed
        self._bots = {seat: name for seat, name in enumerate(names) if name and not is_custom_bot(name)}
        for name in self._bots.values():
            built_in_bot(name, seed, _THINKING_BUDGET)  # raises an error if there is no such bot
        self._running: dict[Decision, ChoiceGenerator] = {}
        self._chosen: dict[Decision, Action] = {}

    def has_bot(self, seat: int) -> bool:
        return bool(self.names and self.names[seat])

    def take_choice(self, state: State) -> Action | None:
        """Return and forget the action of the bot that has to act, or None if it still thinks."""
        assert state.task is not None
        return self._chosen.pop(_decision(state, state.task), None)

    def think(self, state: State, seconds: float) -> bool:
        """Let the bots think for this time about their decisions on this card; return whether some are left."""
        deadline = perf_counter() + seconds
        bot_tasks = [task for task in state.todo if task.by in self._bots]
        tasks = [task for task in bot_tasks if task is bot_tasks[0] or task.kind in _INDEPENDENT_TASKS]
        decisions = {_decision(state, task): task for task in tasks}
        self._drop_outdated(decisions)
        for decision, task in decisions.items():
            while decision not in self._chosen:
                if perf_counter() >= deadline:
                    return True
                other_tasks = tuple(other for other in state.todo if other is not task)
                self._step(decision, replace(state, todo=(task, *other_tasks)))
        return False

    def _step(self, decision: Decision, state: State) -> None:
        """Let a bot think one step about the first task of `state`, and store its action if that was the last step."""
        if decision not in self._running:
            self._running[decision] = choose_in_steps(self._new_bot(decision), state)
        try:
            next(self._running[decision])
        except StopIteration as done:
            self._chosen[decision] = done.value
            del self._running[decision]

    def _new_bot(self, decision: Decision) -> Bot:
        """Create a new bot for each decision, so that its choice does not depend on earlier ones."""
        season, turn, task, *_ = decision
        return built_in_bot(
            self._bots[task.by], f"{self._seed}/{task.by}/{season}/{turn}/{task.kind}", _THINKING_BUDGET
        )

    def _drop_outdated(self, current: dict[Decision, Task]) -> None:
        self._running = {decision: running for decision, running in self._running.items() if decision in current}
        self._chosen = {decision: action for decision, action in self._chosen.items() if decision in current}


def _decision(state: State, task: Task) -> Decision:
    """Return the key of what a task asks: a state that differs only in what other players drew gives the same."""
    return state.season, state.turn, task, state.players[task.by], state.players[task.on]
