"""Puzzles at a page's side: made, checked and solved, told as JSON. Nothing that is needed to play imports it."""

from __future__ import annotations

from math import inf
from typing import Any

from mapwright.board.grid import cell_names
from mapwright.errors import NotationError
from mapwright.notation.notation import format_deal, format_map, parse_action
from mapwright.notation.record import parse_record
from mapwright.page.explain import explain_board
from mapwright.page.hints import Thinking
from mapwright.page.messages.puzzles import PuzzleJson, PuzzleMove, PuzzleSolution, PuzzleSums, TurningPointJson
from mapwright.page.session import Position, Session
from mapwright.puzzles import (
    Answer,
    Puzzle,
    TooManyWays,
    TurningPoint,
    best_words,
    check,
    daily_code,
    making,
    own_puzzle,
    turning_points,
)
from mapwright.rules.cards import SEASONS
from mapwright.rules.daily import daily, parse_day
from mapwright.rules.effects import season_score
from mapwright.rules.game import apply

Json = dict[str, Any]
KEPT = 8
"""So many puzzles are remembered, as a page asks several things about one."""
SHOWN = 5
"""At most so many right answers are shown."""


class PuzzleDesk:
    def __init__(self) -> None:
        self._known: dict[str, Puzzle] = {}
        self._own = Thinking()
        self._made = Thinking()

    def puzzle(self, code: str) -> Json:
        return {"puzzle": puzzle_json(self._get(code))}

    def day(self, day: str) -> Json:
        found = parse_day(day)
        return {"number": daily(found).number, **self.puzzle(daily_code(found))}

    def ahead(self, code: str, seconds: float) -> Json:
        """Looks for a puzzle that will be wanted, for so long."""
        if code not in self._known and (found := self._make(code, seconds)):
            self._keep(code, found)
        return {"busy": code not in self._known}

    def session(self, code: str) -> Session:
        """The puzzle's moment as a game on a screen."""
        puzzle = self._get(code)
        session = Session(puzzle.state.setup, puzzle.state.seed)
        session.now = Position(puzzle.state, puzzle.record.actions)
        session.fresh = ()
        return session

    def check(self, code: str, actions: list[str]) -> Json:
        puzzle = self._get(code)
        answer = check(puzzle, actions)
        if answer is None:
            return {"done": False}
        return {"done": True, "right": answer.right, "sums": _sums(puzzle, answer)}

    def solution(self, code: str) -> Json:
        puzzle = self._get(code)
        return {"solutions": [_solution(puzzle, words) for words in best_words(puzzle, SHOWN)]}

    def turning_points(self, record: str, seat: int, seconds: float) -> Json:
        game = parse_record(record)
        if not 0 <= seat < game.setup.players:
            raise NotationError(f"there is no seat {seat}", "message")
        found, share = self._own.think(f"{seat} {game}", lambda: turning_points(game, seat), seconds)
        if found is None:
            return {"busy": True, "share": share}
        return {"busy": False, "share": share, "points": [self._point_json(point) for point in found]}

    def _point_json(self, point: TurningPoint) -> TurningPointJson:
        self._keep(point.puzzle.code, point.puzzle)
        puzzle = puzzle_json(point.puzzle)
        return {"puzzle": puzzle, "number": point.number, "earned": point.earned, "lost": point.lost}

    def _get(self, code: str) -> Puzzle:
        if code not in self._known:
            try:
                self._keep(code, own_puzzle(code) if code.startswith("own.") else self._make(code, inf))
            except TooManyWays:
                raise NotationError(f"{code[:40]!r} has too many ways to try them all", "puzzle") from None
        return self._known[code]

    def _make(self, code: str, seconds: float) -> Any:
        """None if it takes longer; whoever asks again goes on from there."""
        return self._made.think(f"puzzle {code}", lambda: making(code), seconds)[0]

    def _keep(self, code: str, puzzle: Puzzle) -> None:
        """By the code that it was asked with: that of a game may be packed, or written out."""
        self._known[code] = puzzle
        while len(self._known) > KEPT:
            del self._known[next(iter(self._known))]


def puzzle_json(puzzle: Puzzle) -> PuzzleJson:
    state, found = puzzle.state, puzzle.solution
    player, season = state.players[0], SEASONS[state.season]
    return {
        "code": puzzle.code,
        "record": str(puzzle.record),
        "deal": format_deal(state.setup, state.seed),
        "season": season.id,
        "season_index": state.season,
        "map": format_map(player.board),
        "coins": player.coins,
        "cards": [list(turn) for turn in state.deal.seasons[state.season][state.turn :]],
        "edicts": list(state.deal.edicts),
        "live": list(season.edicts),
        "now": season_score(state, player).total,
        "best": found.stars,
        "ways": found.ways,
        "right": found.right,
        "choices": len(found.choices),
        "near": found.near,
        "grade": found.grade,
    }


def _sums(puzzle: Puzzle, answer: Answer) -> PuzzleSums:
    """As the explanations of a game give them."""
    board, edicts = answer.player.board, puzzle.state.deal.edicts
    return {
        "map": format_map(board),
        "explanations": [explain_board(edicts["ABCD".index(at)], at, board) for at, _ in answer.score.edicts],
        "coins": answer.score.coins,
        "toll": answer.score.toll,
        "toll_cells": cell_names(board.toll_cells()),
        "total": answer.score.total,
    }


def _solution(puzzle: Puzzle, words: list[str]) -> PuzzleSolution:
    answer = check(puzzle, words)
    assert answer is not None
    state, moves = puzzle.state, []
    for word in words:
        action = parse_action(state, word)
        move: PuzzleMove = {
            "text": word,
            "terrain": action.terrain.value if action.terrain else None,
            "cells": cell_names(action.cells),
            "attack": cell_names(action.attack),
            "skill": action.skill,
        }
        moves.append(move)
        state, _ = apply(state, action)
    return {"moves": moves, "sums": _sums(puzzle, answer)}
