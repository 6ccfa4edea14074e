"""A player's rating at puzzles: Elo, with the puzzle as the other player."""

from __future__ import annotations

INITIAL_RATING = 1200
MIN_RATING = 100
SCALE = 400
"""Difference of ratings at which the stronger player wins ten times out of eleven."""
EARLY_K, LATE_K = 48, 20
"""Maximum change of the rating by one puzzle, for the first puzzles and for later ones."""
EARLY_PUZZLES = 15
"""Number of puzzles that change the rating faster."""
GRADE_ZERO_RATING = 500
"""Rating of the easiest puzzle less one `SCALE`."""


def puzzle_rating(grade: int) -> int:
    """Return the rating of puzzles of this grade: a player with the same rating solves half of them."""
    return GRADE_ZERO_RATING + SCALE * grade


def updated_rating(rating: int, answered: int, grade: int, right: bool) -> int:
    """Return the rating after one more puzzle; `answered` is how many have been rated so far."""
    expected = 1 / (1 + 10 ** ((puzzle_rating(grade) - rating) / SCALE))
    k_factor = EARLY_K if answered < EARLY_PUZZLES else LATE_K
    return max(MIN_RATING, round(rating + k_factor * (int(right) - expected)))
