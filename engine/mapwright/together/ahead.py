"""Acting ahead: a seat may do its task before earlier tasks of other seats if none of them is on the same map.

The engine asks one seat after the other, but tasks on different maps commute. Tasks on the same map do not: a dodge of
the neighbour changes the shape of the monsters (R44). An action may also depend on the coins of the seat. An ambush on
its map may raise them and never lowers them, so an action that is legal ahead of other tasks stays legal after them.
"""

from __future__ import annotations

from dataclasses import replace

from mapwright.errors import NotationError, RuleError
from mapwright.notation.action_text import parse_action
from mapwright.rules.game import AUTOMATIC_TASKS, act
from mapwright.rules.legal_options import options
from mapwright.rules.state import State, Task


def state_to_act(state: State, seat: int) -> State | None:
    """Return the state with the seat's task moved to the front; None if it has no task or cannot act yet."""
    index = _index_of_possible_task(state.todo, seat)
    if index is None:
        return None
    task, other_tasks = state.todo[index], (*state.todo[:index], *state.todo[index + 1 :])
    reordered = replace(state, todo=(task, *other_tasks)) if index else state
    return reordered if options(reordered) else None


def _index_of_possible_task(todo: tuple[Task, ...], seat: int) -> int | None:
    """Return the index of the seat's first task; None if it is automatic, or an earlier task is on the same map."""
    for index, task in enumerate(todo):
        if task.by == seat:
            blocked = any(earlier.on == task.on for earlier in todo[:index])
            return None if blocked or task.kind in AUTOMATIC_TASKS else index
    return None


def apply_early(state: State, seat: int, action_text: str) -> State | None:
    """Return the state after an action of the seat, with all other tasks in order; None if it is not legal yet."""
    index = _index_of_possible_task(state.todo, seat)
    reordered = state_to_act(state, seat)
    if index is None or reordered is None:
        return None
    try:
        after, _ = act(reordered, parse_action(reordered, action_text))
    except (NotationError, RuleError):
        return None  # it is tried again when the seat's task is the first
    new_count = len(after.todo) - (len(state.todo) - 1)
    new_tasks, other_tasks = after.todo[:new_count], after.todo[new_count:]
    return replace(after, todo=(*other_tasks[:index], *new_tasks, *other_tasks[index:]))


def seats_to_act(state: State) -> list[int]:
    """Return the seats whose players must decide something before the game continues."""
    tasks = [task for task in state.todo if task.kind not in AUTOMATIC_TASKS]
    return list(dict.fromkeys(task.by for task in tasks if options(replace(state, todo=(task,)))))
