"""Short digests: of a text, of the game after a card, and of the position that a move is made in."""

from __future__ import annotations

from hashlib import sha512

from mapwright.notation.map_text import format_map
from mapwright.rules.state import State, Task

DIGEST_CHARS = 8


def digest(text: str) -> str:
    """Return 32 hexadecimal digits that stand for a text."""
    return sha512(text.encode()).hexdigest()[:32]


def checkpoint_after(state: State, before: str) -> str:
    """Return the digest after a card: it covers the state, and the digest before."""
    players = [
        f"{format_map(one.board)} {one.coins} {one.spent_coins} {one.stars} {one.skill_used}" for one in state.players
    ]
    return digest(" ".join([before, str(state.season), str(state.turn), *players]))[:DIGEST_CHARS]


def position_digest(checkpoint: str, state: State, task: Task) -> str:
    """Return the digest of a position: all cards before it, the task, and the map that is drawn on."""
    shape = "" if task.shape is None else ",".join(f"{row}.{column}" for row, column in task.shape.cells)
    drawn = f"{task.terrain.value if task.terrain else ''} {task.cells:x}"
    task_text = f"{task.kind} {task.by} {task.on} {shape} {drawn} {task.skill or ''}"
    return digest(f"{checkpoint} {task_text} {format_map(state.players[task.on].board)}")[:DIGEST_CHARS]
