"""The subcommand puzzle: show a puzzle, check an answer to it, or solve it."""

from __future__ import annotations

import argparse
import json
import re
from datetime import UTC, datetime
from typing import Any

from mapwright.cli.maps import is_terminal, map_lines
from mapwright.english import name, rule
from mapwright.notation.deal_code import format_deal
from mapwright.notation.map_text import format_map
from mapwright.puzzles import Puzzle, best_answers, check_answer, daily_code, make_puzzle
from mapwright.rules.cards import EXPLORE_BY_ID, SEASONS

MAX_SOLUTIONS = 5
"""Maximum number of right answers that are printed."""
GRADES = {1: "easy", 2: "medium", 3: "hard"}


def puzzle_command(args: argparse.Namespace) -> None:
    """Print a puzzle, whether an answer to it is right, or right answers."""
    puzzle = make_puzzle(args.code or daily_code(datetime.now(UTC).date()))
    if args.json:
        print(json.dumps(_puzzle_json(puzzle, args)))
        return
    if args.answer is not None:
        print(_verdict(puzzle, args.answer))
    elif not args.solution:
        print("\n".join(_puzzle_lines(puzzle)))
    if args.solution:
        for action_texts in best_answers(puzzle, MAX_SOLUTIONS):
            print(" ".join(action_texts))


def _cards(puzzle: Puzzle) -> list[tuple[str, ...]]:
    """Return the cards of the turns that are left in the season."""
    return list(puzzle.state.deal.seasons[puzzle.state.season][puzzle.state.turn :])


def _scored_edicts(puzzle: Puzzle) -> list[str]:
    """Return the ids of the two edicts that the season scores."""
    return [puzzle.state.deal.edicts_by_letter[letter] for letter in SEASONS[puzzle.state.season].edicts]


def _puzzle_lines(puzzle: Puzzle) -> list[str]:
    solution, player = puzzle.solution, puzzle.state.players[0]
    cards = ", then ".join(" and ".join(_card(card) for card in turn) for turn in _cards(puzzle))
    return [
        f"{puzzle.code}: {GRADES[puzzle.grade]}",
        *map_lines(player.board, is_terminal()),
        f"coins: {player.coins}",
        *(f"{name(edict)}: {rule(edict)}" for edict in _scored_edicts(puzzle)),
        f"Draw {cards}. The season can bring {solution.stars} stars.",
    ]


def _card(id: str) -> str:
    """Return the name of a card, with the terrains and shapes of an explore card."""
    card = EXPLORE_BY_ID.get(id)
    if card is None:
        return name(id)
    shapes = " or ".join(shape.in_one_line() for shape in card.shapes)
    return f"{name(id)} ({' or '.join(card.terrains)}: {shapes})"


def _split_answer(answer: str) -> list[str]:
    return [action_text for action_text in re.split(r"[.\s]+", answer) if action_text]


def _verdict(puzzle: Puzzle, text: str) -> str:
    answer, best = check_answer(puzzle, _split_answer(text)), puzzle.solution.stars
    if answer is None:
        return "The season is not over yet: the answer needs another action."
    return f"right: {best} stars" if answer.right else f"{answer.score.total} of {best} stars"


def _puzzle_json(puzzle: Puzzle, args: argparse.Namespace) -> dict[str, Any]:
    state, solution = puzzle.state, puzzle.solution
    data: dict[str, Any] = {
        "code": puzzle.code, "grade": puzzle.grade, "record": str(puzzle.record),
        "deal": format_deal(state.setup, state.seed), "season": state.season_id,
        "map": format_map(state.players[0].board), "coins": state.players[0].coins,
        "cards": [list(turn) for turn in _cards(puzzle)], "edicts": _scored_edicts(puzzle), "best": solution.stars,
        "ways": solution.continuations, "right": solution.best_continuations, "choices": len(solution.choices),
    }  # fmt: skip
    if args.answer is not None:
        answer = check_answer(puzzle, _split_answer(args.answer))
        data["answer"] = answer and {"stars": answer.score.total, "right": answer.right}
    if args.solution:
        data["solution"] = best_answers(puzzle, MAX_SOLUTIONS)
    return data
