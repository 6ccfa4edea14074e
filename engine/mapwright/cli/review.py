"""The subcommand review: a player's decisions in a game, compared with the expert's."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from mapwright.bots import Budget
from mapwright.bots.coach import Judgement, Review, review
from mapwright.cli.arguments import REVIEW_NODES
from mapwright.cli.games import records_of
from mapwright.english import name
from mapwright.errors import NotationError
from mapwright.rules.cards import SEASONS
from mapwright.steps import run_to_end


def review_command(args: argparse.Namespace) -> None:
    """Print the decisions that lost most stars, or all decisions as JSON."""
    [(record, _, _), *other_records] = records_of(args.file)
    if other_records:
        raise NotationError(f"a review needs one game; got {1 + len(other_records)}", "arguments")
    if args.seat >= record.setup.players:
        players = record.setup.players
        seats = "0, because the game has one player" if players == 1 else f"0 to {players - 1}"
        raise NotationError(f"--seat must be {seats}; got {args.seat}", "arguments")
    limits = (args.seconds, args.nodes)
    budget = Budget(*(limits if any(limits) else (None, REVIEW_NODES)))
    result = run_to_end(review(record, budget, args.seat), _print_progress)
    if sys.stderr.isatty():
        print(file=sys.stderr)
    print(json.dumps(_review_json(result)) if args.json else "\n".join(_review_lines(result)))


def _print_progress(progress: float) -> None:
    if sys.stderr.isatty():
        print(f"\r{100 * progress:3.0f} %", end="", file=sys.stderr, flush=True)


def _review_lines(result: Review) -> list[str]:
    lines = [] if result.final is None else [f"seat {result.seat}: {result.final} stars"]
    lines.append(f"the expert alone on the same cards: {result.expert_stars} stars")
    for index in result.costliest:
        judgement = result.judgements[index]
        lines.append(
            f"{judgement.loss:5.1f} stars lost, {SEASONS[judgement.season].id}, {name(judgement.cards[-1])}: "
            f"{judgement.move.text}, better {judgement.best.text}"
        )
    return lines


def _review_json(result: Review) -> dict[str, Any]:
    return {
        "seat": result.seat, "stars": result.final, "expert_stars": result.expert_stars,
        "expert_record": str(result.expert_record), "costliest": list(result.costliest),
        "decisions": [_judgement_json(judgement) for judgement in result.judgements],
    }  # fmt: skip


def _judgement_json(judgement: Judgement) -> dict[str, Any]:
    return {
        "number": judgement.action_index, "season": SEASONS[judgement.season].id, "turn": judgement.turn,
        "task": judgement.kind,
        "cards": list(judgement.cards), "on": judgement.on, "action": judgement.move.text,
        "expected": round(judgement.move.expected, 2), "best": judgement.best.text,
        "best_expected": round(judgement.best.expected, 2), "given_away": round(judgement.loss, 2),
    }  # fmt: skip
