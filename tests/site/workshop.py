"""Puzzles, a league with a guest and a step of the course, as one text: run by CPython and by Pyodide alike."""

import json

from mapwright.bots import Budget
from mapwright.bots.guests import load_bot
from mapwright.league.league import pairings, play_league
from mapwright.puzzles import best_words, make_puzzle
from mapwright.rules.setup import BASE
from mapwright.workshop.api import words
from mapwright.workshop.course import STEPS, try_step
from mapwright.workshop.texts import answer, starter

CODES = ("one", "two", "day.2026-11-16", "great-city.four", "2.one", "2.silos.five", "day.2026-11-19")
puzzles = [make_puzzle(code) for code in CODES]
games = pairings(["mine.py", "random"], BASE, ["one", "two"], Budget(), {"mine.py": starter("random")})
found = json.dumps(
    {
        "puzzles": [[str(p.record), p.solution.stars, p.solution.ways, best_words(p, 2)] for p in puzzles],
        "league": [outcome.stars for outcome in play_league(games)],
        "course": next(try_step(STEPS[0], load_bot("mine.py", answer(1)))),
        "words": len(words()),
    }
)
