"""Bots at a table: they think in slices while people draw, and act when their turn comes."""

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
    """Yield while the bot thinks and return its action. A bot without `think` chooses in one step."""
    if not options(state):  # chosen ahead, but no room is left: the task will be automatic (R17)
        return PASS
    think = getattr(bot, "think", None)
    if think is None:
        yield
        return bot.choose(state)
    action: Action = yield from think(state)
    return action


class SeatedBots:
    """The bots of a table by seat. `names` has one per seat, empty for people; a custom bot thinks elsewhere."""

    def __init__(self, names: tuple[str, ...], seed: str) -> None:
        self.names = names
        self._seed = seed
        self._bots = {seat: name for seat, name in enumerate(names) if name and not is_custom_bot(name)}
        for name in self._bots.values():
            built_in_bot(name, seed, _THINKING_BUDGET)
        self._running: dict[Decision, ChoiceGenerator] = {}
        self._chosen: dict[Decision, Action] = {}

    def has_bot(self, seat: int) -> bool:
        return bool(self.names and self.names[seat])

    def take_choice(self, state: State) -> Action | None:
        """What the bot to act has chosen, or None if it is not done thinking."""
        assert state.task is not None
        return self._chosen.pop(_decision(state, state.task), None)

    def think(self, state: State, seconds: float) -> bool:
        """Think for this time about all decisions of the bots on this card; return whether some are left."""
        deadline = perf_counter() + seconds
        bot_tasks = [task for task in state.todo if task.by in self._bots]
        tasks = [task for index, task in enumerate(bot_tasks) if not index or task.kind in _INDEPENDENT_TASKS]
        questions = {_decision(state, task): task for task in tasks}
        self._drop_outdated(questions)
        for question, task in questions.items():
            while question not in self._chosen:
                if perf_counter() >= deadline:
                    return True
                others = tuple(other for other in state.todo if other is not task)
                self._step(question, replace(state, todo=(task, *others)))
        return False

    def _step(self, question: Decision, state: State) -> None:
        if question not in self._running:
            self._running[question] = choose_in_steps(self._new_bot(question), state)
        try:
            next(self._running[question])
        except StopIteration as done:
            self._chosen[question] = done.value
            del self._running[question]

    def _new_bot(self, question: Decision) -> Bot:
        """Create a new bot for each decision, so that its choice does not depend on earlier ones."""
        season, turn, task, *_ = question
        return built_in_bot(
            self._bots[task.by], f"{self._seed}/{task.by}/{season}/{turn}/{task.kind}", _THINKING_BUDGET
        )

    def _drop_outdated(self, current: dict[Decision, Task]) -> None:
        self._running = {question: running for question, running in self._running.items() if question in current}
        self._chosen = {question: action for question, action in self._chosen.items() if question in current}


def _decision(state: State, task: Task) -> Decision:
    return state.season, state.turn, task, state.players[task.by], state.players[task.on]
