"""Subcommands for players who want to improve: puzzle and review."""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Generator
from datetime import UTC, datetime
from typing import Any, TypeVar

from mapwright.bots import Budget
from mapwright.bots.coach import Judgement, Review, review
from mapwright.cli.games import records_of
from mapwright.cli.maps import is_terminal, map_lines
from mapwright.english import name, rule
from mapwright.errors import NotationError
from mapwright.notation.notation import format_deal, format_map
from mapwright.puzzles import Puzzle, TooManyWays, best_words, check, daily_code, make_puzzle, own_puzzle
from mapwright.rules.cards import EXPLORE_BY_ID, SEASONS

T = TypeVar("T")
NODES = 60
"""Futures per decision of a review, unless another limit is given."""
SHOWN = 5
"""At most so many right answers are printed."""
GRADES = {1: "easy", 2: "medium", 3: "hard"}


def puzzle_command(chosen: argparse.Namespace) -> None:
    """Print a puzzle, whether an answer to it is right, or right answers."""
    puzzle = _puzzle(chosen.code or daily_code(datetime.now(UTC).date()))
    if chosen.json:
        print(json.dumps(_puzzle_json(puzzle, chosen)))
        return
    if chosen.answer is not None:
        print(_verdict(puzzle, chosen.answer))
    elif not chosen.solution:
        print("\n".join(_puzzle_lines(puzzle)))
    if chosen.solution:
        for words in best_words(puzzle, SHOWN):
            print(" ".join(words))


def _puzzle(code: str) -> Puzzle:
    try:
        return own_puzzle(code) if code.startswith("own.") else make_puzzle(code)
    except TooManyWays:
        raise NotationError(f"{code[:40]!r} has too many ways to try them all", "puzzle") from None


def _cards(puzzle: Puzzle) -> list[tuple[str, ...]]:
    return list(puzzle.state.deal.seasons[puzzle.state.season][puzzle.state.turn :])


def _live(puzzle: Puzzle) -> list[str]:
    """The two edicts that the season scores."""
    return [puzzle.state.deal.edicts["ABCD".index(letter)] for letter in SEASONS[puzzle.state.season].edicts]


def _puzzle_lines(puzzle: Puzzle) -> list[str]:
    found, player = puzzle.solution, puzzle.state.players[0]
    cards = ", then ".join(" and ".join(_card(card) for card in turn) for turn in _cards(puzzle))
    return [
        f"{puzzle.code}: {GRADES[puzzle.grade]}",
        *map_lines(player.board, is_terminal()),
        f"coins: {player.coins}",
        *(f"{name(edict)}: {rule(edict)}" for edict in _live(puzzle)),
        f"Draw {cards}. The season can bring {found.stars} stars.",
    ]


def _card(id: str) -> str:
    """Return the name of a card, with the terrains and shapes of an explore card."""
    card = EXPLORE_BY_ID.get(id)
    if card is None:
        return name(id)
    shapes = " or ".join(str(shape).replace("\n", "/") for shape in card.shapes)
    return f"{name(id)} ({' or '.join(card.terrains)}: {shapes})"


def _words(answer: str) -> list[str]:
    return [word for word in re.split(r"[.\s]+", answer) if word]


def _verdict(puzzle: Puzzle, text: str) -> str:
    answer, best = check(puzzle, _words(text)), puzzle.solution.stars
    if answer is None:
        return "The season is not over yet: the answer needs another action."
    return f"right: {best} stars" if answer.right else f"{answer.score.total} of {best} stars"


def _puzzle_json(puzzle: Puzzle, chosen: argparse.Namespace) -> dict[str, Any]:
    state, found = puzzle.state, puzzle.solution
    told: dict[str, Any] = {
        "code": puzzle.code, "grade": puzzle.grade, "record": str(puzzle.record),
        "deal": format_deal(state.setup, state.seed), "season": state.season_id,
        "map": format_map(state.players[0].board), "coins": state.players[0].coins,
        "cards": [list(turn) for turn in _cards(puzzle)], "edicts": _live(puzzle), "best": found.stars,
        "ways": found.ways, "right": found.right, "choices": len(found.choices),
    }  # fmt: skip
    if chosen.answer is not None:
        answer = check(puzzle, _words(chosen.answer))
        told["answer"] = answer and {"stars": answer.score.total, "right": answer.right}
    if chosen.solution:
        told["solution"] = best_words(puzzle, SHOWN)
    return told


def review_command(chosen: argparse.Namespace) -> None:
    """Print the decisions that gave most away, or all decisions as JSON."""
    [(record, _, _), *more] = records_of(chosen.file)
    if more:
        raise NotationError(f"a review needs one game; got {1 + len(more)}", "arguments")
    if chosen.seat >= record.setup.players:
        raise NotationError(f"--seat must be 0 to {record.setup.players - 1}; got {chosen.seat}", "arguments")
    limits = (chosen.seconds, chosen.nodes)
    budget = Budget(*(limits if any(limits) else (None, NODES)))
    found = _finished(review(record, budget, chosen.seat))
    print(json.dumps(_review_json(found)) if chosen.json else "\n".join(_review_lines(found)))


def _finished(thinking: Generator[float, None, T]) -> T:
    """Return the result; on a terminal, print the share done."""
    while True:
        try:
            share = next(thinking)
        except StopIteration as done:
            if sys.stderr.isatty():
                print(file=sys.stderr)
            result: T = done.value
            return result
        if sys.stderr.isatty():
            print(f"\r{100 * share:3.0f} %", end="", file=sys.stderr, flush=True)


def _review_lines(found: Review) -> list[str]:
    lines = [] if found.final is None else [f"seat {found.seat}: {found.final} stars"]
    lines.append(f"the expert alone on the same cards: {found.expert_stars} stars")
    for index in found.costliest:
        judged = found.judgements[index]
        lines.append(
            f"{judged.given_away:5.1f} stars given away, {SEASONS[judged.season].id}, {name(judged.cards[-1])}: "
            f"{judged.move.text}, better {judged.best.text}"
        )
    return lines


def _review_json(found: Review) -> dict[str, Any]:
    return {
        "seat": found.seat, "stars": found.final, "expert_stars": found.expert_stars,
        "expert_record": str(found.expert), "costliest": list(found.costliest),
        "decisions": [_judgement_json(judged) for judged in found.judgements],
    }  # fmt: skip


def _judgement_json(judged: Judgement) -> dict[str, Any]:
    return {
        "number": judged.number, "season": SEASONS[judged.season].id, "turn": judged.turn, "task": judged.kind,
        "cards": list(judged.cards), "on": judged.on, "action": judged.move.text,
        "expected": round(judged.move.expected, 2), "best": judged.best.text,
        "best_expected": round(judged.best.expected, 2), "given_away": round(judged.given_away, 2),
    }  # fmt: skip
