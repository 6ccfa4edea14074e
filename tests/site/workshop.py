"""COUNT puzzles, a league with a custom bot and a step of the course: run by CPython and by Pyodide alike."""

import json

from mapwright.bots import Budget
from mapwright.bots.custom_bots import load_bot_class
from mapwright.league.league import League, pairings
from mapwright.puzzles import best_answers, make_puzzle
from mapwright.rules.setup import BASE
from mapwright.workshop.api_reference import api_entries
from mapwright.workshop.course import STEPS, game_value, play_deal
from mapwright.workshop.texts import model_answer, starter_source

COUNT = 1
"""The test replaces this line."""
CODES = ("2.one", "2.silos.five", "day.2026-11-19")
puzzles = [make_puzzle(code) for code in CODES[:COUNT]]
games = pairings(
    ["mine.py", "random"], BASE, ["one", "two", "three"][:COUNT], Budget(), {"mine.py": starter_source("random")}
)
results = json.dumps(
    {
        "puzzles": [[str(p.record), p.solution.stars, p.solution.continuations, best_answers(p, 2)] for p in puzzles],
        "league": [outcome.stars for outcome in League(games).play()],
        "course": game_value(STEPS[0], play_deal(STEPS[0], load_bot_class("mine.py", model_answer(1)), 1).state, 1),
        "words": len(api_entries()),
    }
)
