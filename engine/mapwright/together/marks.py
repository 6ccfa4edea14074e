"""Short digests of a game: after each card, and of the position that a move was made in."""

from __future__ import annotations

from mapwright.notation.notation import format_map
from mapwright.notation.record import Record, replay
from mapwright.rules.state import State, Task
from mapwright.together.terms import Terms, digest

LETTERS = 8


def mark_of(state: State, before: str) -> str:
    """Return the mark after a card: it covers the state, and the mark before."""
    players = [f"{format_map(one.board)} {one.coins} {one.spent} {one.stars} {one.skill_used}" for one in state.players]
    return digest(" ".join([before, str(state.season), str(state.turn), *players]))[:LETTERS]


def position_of(mark: str, state: State, task: Task) -> str:
    """Return the digest of a position: all cards before it, the task, and the map that is drawn on."""
    shape = "" if task.shape is None else ",".join(f"{row}.{column}" for row, column in task.shape.cells)
    drawn = f"{task.terrain.value if task.terrain else ''} {task.cells:x}"
    asked = f"{task.kind} {task.by} {task.on} {shape} {drawn} {task.skill or ''}"
    return digest(f"{mark} {asked} {format_map(state.players[task.on].board)}")[:LETTERS]


def last_position(terms: Terms, record: Record) -> tuple[State, str]:
    """Return the state after a record, and the digest of its position; empty if no player has to act."""
    mark, before = terms.id, None
    for state, _ in replay(record):
        if before is not None and (state.season, state.turn, state.over) != (before.season, before.turn, before.over):
            mark = mark_of(state, mark)
        before = state
    assert before is not None
    return before, "" if before.task is None else position_of(mark, before, before.task)
