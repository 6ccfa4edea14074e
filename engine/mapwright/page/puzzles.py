"""Puzzles for a page: made, checked and solved, as JSON. Nothing that is needed to play imports it."""

from __future__ import annotations

from math import inf

from mapwright.board.grid import cell_names
from mapwright.errors import NotationError
from mapwright.notation.notation import format_deal, format_map, parse_action
from mapwright.notation.record import parse_record
from mapwright.page.explain import explain_board
from mapwright.page.hints import Thinking, thinking_time
from mapwright.page.messages.puzzles import (
    AskPuzzle,
    AskPuzzleAhead,
    AskPuzzleCheck,
    AskPuzzleDay,
    AskPuzzleSolution,
    AskTurningPoints,
    PuzzleAheadAnswer,
    PuzzleAnswer,
    PuzzleCheckAnswer,
    PuzzleDayAnswer,
    PuzzleJson,
    PuzzleMove,
    PuzzleSolution,
    PuzzleSolutionAnswer,
    PuzzleSums,
    TurningPointJson,
    TurningPointsAnswer,
)
from mapwright.page.session import Position, Session
from mapwright.puzzles import (
    START,
    Answer,
    Puzzle,
    TooManyWays,
    TurningPoint,
    best_words,
    check,
    climbing,
    daily_code,
    making,
    own_puzzle,
    rated,
    turning_points,
)
from mapwright.rules.cards import SEASONS
from mapwright.rules.daily import daily, parse_day
from mapwright.rules.effects import season_score
from mapwright.rules.game import apply

KEPT = 8
"""So many puzzles are remembered, as a page asks several things about one."""
SHOWN = 5
"""At most so many right answers are shown."""


class PuzzleHandlers:
    def __init__(self) -> None:
        self._known: dict[str, Puzzle] = {}
        self._own = Thinking[tuple[TurningPoint, ...]]()
        self._made = Thinking[Puzzle]()

    def puzzle(self, asked: AskPuzzle) -> PuzzleAnswer:
        return PuzzleAnswer(self.told(asked.code))

    def told(self, code: str) -> PuzzleJson:
        return puzzle_json(self._get(code))

    def day(self, asked: AskPuzzleDay) -> PuzzleDayAnswer:
        found = parse_day(asked.day)
        return PuzzleDayAnswer(daily(found).number, self.told(daily_code(found)))

    def ahead(self, asked: AskPuzzleAhead) -> PuzzleAheadAnswer:
        """Look for a puzzle that will be wanted."""
        if asked.code not in self._known and (found := self._make(asked.code, thinking_time(asked.ms))):
            self._keep(asked.code, found)
        return PuzzleAheadAnswer(asked.code not in self._known)

    def session(self, code: str) -> Session:
        """The puzzle's moment as a game on a screen."""
        puzzle = self._get(code)
        session = Session(puzzle.state.setup, puzzle.state.seed)
        session.now = Position(puzzle.state, puzzle.record.actions)
        session.fresh = ()
        return session

    def check(self, asked: AskPuzzleCheck) -> PuzzleCheckAnswer:
        puzzle = self._get(asked.code)
        answer = check(puzzle, asked.actions)
        if answer is None:
            return PuzzleCheckAnswer(False)
        rating = rated(asked.rating or START, asked.rated, puzzle.grade, answer.right)
        return PuzzleCheckAnswer(True, answer.right, _sums(puzzle, answer), rating)

    def solution(self, asked: AskPuzzleSolution) -> PuzzleSolutionAnswer:
        puzzle = self._get(asked.code)
        return PuzzleSolutionAnswer([_solution(puzzle, words) for words in best_words(puzzle, SHOWN)])

    def turning_points(self, asked: AskTurningPoints) -> TurningPointsAnswer:
        game, seat = parse_record(asked.record), asked.seat
        if not 0 <= seat < game.setup.players:
            raise NotationError(f"there is no seat {seat}", "message")
        seconds = thinking_time(asked.ms)
        found, share = self._own.think(f"{seat} {game}", lambda: turning_points(game, seat), seconds)
        points = None if found is None else [self._point_json(point) for point in found]
        return TurningPointsAnswer(found is None, share, points)

    def _point_json(self, point: TurningPoint) -> TurningPointJson:
        self._keep(point.puzzle.code, point.puzzle)
        puzzle = puzzle_json(point.puzzle)
        return {"puzzle": puzzle, "number": point.number, "earned": point.earned, "lost": point.lost}

    def _get(self, code: str) -> Puzzle:
        if code not in self._known:
            try:
                found = own_puzzle(code) if code.startswith("own.") else self._make(code, inf)
                assert found is not None  # there is time enough
                self._keep(code, found)
            except TooManyWays:
                raise NotationError(f"{code[:40]!r} has too many ways to try them all", "puzzle") from None
        return self._known[code]

    def _make(self, code: str, seconds: float) -> Puzzle | None:
        """Return None if it takes longer; the next call resumes from there."""
        make = climbing if code.startswith("run.") else making
        return self._made.think(f"puzzle {code}", lambda: make(code), seconds)[0]

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
        "grade": puzzle.grade,
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
