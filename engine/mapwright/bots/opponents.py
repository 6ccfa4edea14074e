"""Bots at a table: they think in slices while people draw, and act when their turn comes."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace
from time import perf_counter

from mapwright.bots import Bot, Budget
from mapwright.bots.match import is_guest, make_bot
from mapwright.rules.options import options
from mapwright.rules.state import PASS, Action, Player, State, Task

Thought = Generator[None, None, Action]
Question = tuple[int, int, Task, Player, Player]
"""What a bot has to decide: season, turn, task, and the two players it concerns."""

_BUDGET = Budget(nodes=200)
"""About 0.6 seconds of Pyodide a move, and 0.3 of CPython; so that it moves well within two."""
_INDEPENDENT = ("draw", "hero", "ambush")
"""Tasks of one card do not depend on each other (R9, R20): they may be thought about ahead."""


def thought(bot: Bot, state: State) -> Thought:
    """A bot's choice in slices; a bot that cannot think in slices takes one."""
    if not options(state):  # thought of ahead, but there is no room: the task will do itself (R17)
        return PASS
    think = getattr(bot, "think", None)
    if think is None:
        yield
        return bot.choose(state)
    action: Action = yield from think(state)
    return action


class Opponents:
    """The bots of a table by seat. `names` has one per seat, empty for people; a custom bot thinks elsewhere."""

    def __init__(self, names: tuple[str, ...], seed: str) -> None:
        self.names = names
        self._seed = seed
        self._bots = {seat: name for seat, name in enumerate(names) if name and not is_guest(name)}
        for name in self._bots.values():
            make_bot(name, seed, _BUDGET)
        self._open: dict[Question, Thought] = {}
        self._known: dict[Question, Action] = {}

    def acts_for(self, seat: int) -> bool:
        return bool(self.names and self.names[seat])

    def choice(self, state: State) -> Action | None:
        """What the bot to act has chosen, or None if it is not done thinking."""
        assert state.task is not None
        return self._known.pop(_question(state, state.task), None)

    def think(self, state: State, seconds: float) -> bool:
        """Think for so long about all that the bots have to decide on this card; True if some is left."""
        end = perf_counter() + seconds
        waiting = [task for task in state.todo if task.by in self._bots]
        tasks = [task for index, task in enumerate(waiting) if not index or task.kind in _INDEPENDENT]
        questions = {_question(state, task): task for task in tasks}
        self._forget(questions)
        for question, task in questions.items():
            while question not in self._known:
                if perf_counter() >= end:
                    return True
                others = tuple(other for other in state.todo if other is not task)
                self._step(question, replace(state, todo=(task, *others)))
        return False

    def _step(self, question: Question, state: State) -> None:
        if question not in self._open:
            self._open[question] = thought(self._bot(question), state)
        try:
            next(self._open[question])
        except StopIteration as done:
            self._known[question] = done.value
            del self._open[question]

    def _bot(self, question: Question) -> Bot:
        """A new one for each question: what it answers hangs on the question alone, not on what was asked before."""
        season, turn, task, *_ = question
        return make_bot(self._bots[task.by], f"{self._seed}/{task.by}/{season}/{turn}/{task.kind}", _BUDGET)

    def _forget(self, wanted: dict[Question, Task]) -> None:
        self._open = {question: running for question, running in self._open.items() if question in wanted}
        self._known = {question: action for question, action in self._known.items() if question in wanted}


def _question(state: State, task: Task) -> Question:
    return state.season, state.turn, task, state.players[task.by], state.players[task.on]
