"""A player's rating at puzzles: Elo, with the puzzle as the other player."""

from __future__ import annotations

START = 1200
LEAST = 100
SCALE = 400
"""Of two players so far apart the stronger one wins ten times out of eleven."""
EARLY, LATE = 48, 20
"""At most so much is won or lost by a puzzle, among the first ones and later."""
FIRST_ONES = 15


def difficulty(grade: int) -> int:
    """Return a puzzle's own rating: a player who has it solves half of the puzzles of that grade."""
    return 500 + SCALE * grade


def rated(before: int, answered: int, grade: int, right: bool) -> int:
    """Return the rating after one more puzzle; `answered` is how many have been rated so far."""
    expected = 1 / (1 + 10 ** ((difficulty(grade) - before) / SCALE))
    step = EARLY if answered < FIRST_ONES else LATE
    return max(LEAST, round(before + step * (right - expected)))
