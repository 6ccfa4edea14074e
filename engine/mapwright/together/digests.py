"""Digests of a text, of the game after a card, and of the moment at which a move is made."""

from __future__ import annotations

from hashlib import sha512

from mapwright.notation.map_text import format_map
from mapwright.rules.state import State, Task

DIGEST_CHARS = 8
"""Number of characters of the digest of a moment or of a checkpoint."""


def digest(text: str) -> str:
    """Return 32 hexadecimal digits that stand for a text."""
    return sha512(text.encode()).hexdigest()[:32]


def checkpoint_after(state: State, previous: str) -> str:
    """Return the checkpoint after a card: a digest of the state and of the checkpoint before it."""
    players = [
        f"{format_map(player.board)} {player.coins} {player.spent_coins} {player.stars} {player.skill_used}"
        for player in state.players
    ]
    return digest(" ".join([previous, str(state.season), str(state.turn), *players]))[:DIGEST_CHARS]


def moment_digest(checkpoint: str, state: State, task: Task) -> str:
    """Return the digest of a moment: the last checkpoint, the task, and the map that is drawn on."""
    shape = "" if task.shape is None else ",".join(f"{row}.{column}" for row, column in task.shape.cells)
    drawn = f"{task.terrain.value if task.terrain else ''} {task.cells:x}"
    task_text = f"{task.kind} {task.by} {task.on} {shape} {drawn} {task.skill or ''}"
    return digest(f"{checkpoint} {task_text} {format_map(state.players[task.on].board)}")[:DIGEST_CHARS]
