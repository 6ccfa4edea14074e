"""Acting ahead: the task that a seat may do before its turn, and words done ahead of theirs.

The engine asks one seat after the other. Tasks on different maps commute, so a seat need not wait for those before it,
unless one of them is on the same map: a neighbour's dodge changes the monsters' shape (R44). What a seat does ahead may
also hang on its own coins, which an ambush on its map may raise, never lower, so a word that is legal ahead stays legal
in its turn. The other way round it may not: so offers are made by what comes earlier in turn only.
"""

from __future__ import annotations

from dataclasses import replace

from mapwright.errors import NotationError, RuleError
from mapwright.notation.action_text import parse_action
from mapwright.rules.game import act
from mapwright.rules.legal_options import options
from mapwright.rules.state import State, Task

AUTOMATIC_TASKS = ("walk", "wave")


def state_to_act(state: State, seat: int) -> State | None:
    """The state in which the seat may act now, its task first; None while it has nothing to do or has to wait."""
    index = _actable_task(state.todo, seat)
    if index is None:
        return None
    task, others = state.todo[index], (*state.todo[:index], *state.todo[index + 1 :])
    reordered = replace(state, todo=(task, *others)) if index else state
    return reordered if options(reordered) else None


def _actable_task(todo: tuple[Task, ...], seat: int) -> int | None:
    """The place of the seat's first task, unless it does itself or one before it is on the same map."""
    for index, task in enumerate(todo):
        if task.by == seat:
            blocked = any(earlier.on == task.on for earlier in todo[:index])
            return None if blocked or task.kind in AUTOMATIC_TASKS else index
    return None


def apply_early(state: State, seat: int, action_text: str) -> State | None:
    """The state after a seat's word, the tasks left in turn; None if that word cannot be done yet."""
    index = _actable_task(state.todo, seat)
    ahead = state_to_act(state, seat)
    if index is None or ahead is None:
        return None
    try:
        after, _ = act(ahead, parse_action(ahead, action_text))
    except (NotationError, RuleError):
        return None  # it is judged in its turn, when all that may bear on it is known
    new_count = len(after.todo) - (len(state.todo) - 1)
    new, others = after.todo[:new_count], after.todo[new_count:]
    return replace(after, todo=(*others[:index], *new, *others[index:]))


def seats_to_act(state: State) -> list[int]:
    """The seats that have something to decide before the game continues."""
    asked = (task.by for task in state.todo if task.kind not in AUTOMATIC_TASKS and _has_options(state, task))
    return list(dict.fromkeys(asked))


def _has_options(state: State, task: Task) -> bool:
    return bool(options(replace(state, todo=(task,))))
