"""Acting ahead: a seat may do its task before its turn if no earlier task is on the same map.

The engine asks one seat after the other, but tasks on different maps commute. Tasks on the same map do not: a dodge of
the neighbour changes the shape of the monsters (R44). An action may also depend on the coins of the seat. An ambush on
its map may raise them and never lowers them, so an action that is legal ahead of its turn stays legal in its turn.
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
    """Return the state in which the seat may act now, its task first; None if it has no task or has to wait."""
    index = _actable_task(state.todo, seat)
    if index is None:
        return None
    task, others = state.todo[index], (*state.todo[:index], *state.todo[index + 1 :])
    reordered = replace(state, todo=(task, *others)) if index else state
    return reordered if options(reordered) else None


def _actable_task(todo: tuple[Task, ...], seat: int) -> int | None:
    """Return the index of the seat's first task; None if it is automatic, or an earlier task is on the same map."""
    for index, task in enumerate(todo):
        if task.by == seat:
            blocked = any(earlier.on == task.on for earlier in todo[:index])
            return None if blocked or task.kind in AUTOMATIC_TASKS else index
    return None


def apply_early(state: State, seat: int, action_text: str) -> State | None:
    """Return the state after an action of the seat, the other tasks in their order; None if it is not legal yet."""
    index = _actable_task(state.todo, seat)
    ahead = state_to_act(state, seat)
    if index is None or ahead is None:
        return None
    try:
        after, _ = act(ahead, parse_action(ahead, action_text))
    except (NotationError, RuleError):
        return None  # it is tried again in its turn, when everything that it depends on is known
    new_count = len(after.todo) - (len(state.todo) - 1)
    new, others = after.todo[:new_count], after.todo[new_count:]
    return replace(after, todo=(*others[:index], *new, *others[index:]))


def seats_to_act(state: State) -> list[int]:
    """Return the seats that have something to decide before the game continues."""
    seats = (task.by for task in state.todo if task.kind not in AUTOMATIC_TASKS and _has_options(state, task))
    return list(dict.fromkeys(seats))


def _has_options(state: State, task: Task) -> bool:
    return bool(options(replace(state, todo=(task,))))
