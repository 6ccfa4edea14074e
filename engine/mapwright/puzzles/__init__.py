"""Puzzles: a map, the last cards of a season, and the most stars they can bring, proved by trying every legal way."""

from __future__ import annotations

from mapwright.puzzles.codes import (
    daily_code,
    generate_steps,
    grade_of_run_puzzle,
    make_puzzle,
    puzzle_code,
    short_code,
)
from mapwright.puzzles.difficulty import Difficulty
from mapwright.puzzles.from_game import TurningPoint, game_puzzle_code, puzzle_from_game, turning_points
from mapwright.puzzles.player_rating import INITIAL_RATING, puzzle_rating, updated_rating
from mapwright.puzzles.puzzle import Answer, Puzzle, best_answers, check_answer
from mapwright.puzzles.search import Choice, SearchTooLarge, Solution, solve

__all__ = [
    "INITIAL_RATING",
    "Answer",
    "Choice",
    "Difficulty",
    "Puzzle",
    "SearchTooLarge",
    "Solution",
    "TurningPoint",
    "best_answers",
    "check_answer",
    "daily_code",
    "game_puzzle_code",
    "generate_steps",
    "grade_of_run_puzzle",
    "make_puzzle",
    "puzzle_code",
    "puzzle_from_game",
    "puzzle_rating",
    "short_code",
    "solve",
    "turning_points",
    "updated_rating",
]
