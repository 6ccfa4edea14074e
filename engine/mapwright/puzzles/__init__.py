"""Puzzles: a map, the last cards of a season, and the most stars they can bring, proved by trying every legal way."""

from __future__ import annotations

from mapwright.puzzles.elo import START, difficulty, rated
from mapwright.puzzles.ladder import climbing, wanted_grade
from mapwright.puzzles.make import daily_code, make_puzzle, making
from mapwright.puzzles.own import TurningPoint, own_code, own_puzzle, turning_points
from mapwright.puzzles.puzzle import Answer, Puzzle, best_words, check
from mapwright.puzzles.rating import Rating
from mapwright.puzzles.search import Choice, Solution, TooManyWays, solve

__all__ = [
    "START",
    "Answer",
    "Choice",
    "Puzzle",
    "Rating",
    "Solution",
    "TooManyWays",
    "TurningPoint",
    "best_words",
    "check",
    "climbing",
    "daily_code",
    "difficulty",
    "make_puzzle",
    "making",
    "own_code",
    "own_puzzle",
    "rated",
    "solve",
    "turning_points",
    "wanted_grade",
]
