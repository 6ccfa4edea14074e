"""A player's rating at puzzles: Elo, with the puzzle as the other player."""

from __future__ import annotations

INITIAL_RATING = 1200
MIN_RATING = 100
SCALE = 400
"""Of two players so far apart the stronger one wins ten times out of eleven."""
EARLY_K, LATE = 48, 20
"""Maximum change of the rating by one puzzle, among the first ones and later."""
EARLY_PUZZLES = 15


def puzzle_rating(grade: int) -> int:
    """Return a puzzle's own rating: a player who has it solves half of the puzzles of that grade."""
    return 500 + SCALE * grade


def updated_rating(rating: int, answered: int, grade: int, right: bool) -> int:
    """Return the rating after one more puzzle; `answered` is how many have been rated so far."""
    expected = 1 / (1 + 10 ** ((puzzle_rating(grade) - rating) / SCALE))
    k_factor = EARLY_K if answered < EARLY_PUZZLES else LATE
    return max(MIN_RATING, round(rating + k_factor * (right - expected)))
