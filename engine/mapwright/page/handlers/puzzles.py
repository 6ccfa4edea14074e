"""Handlers that make, check and solve puzzles. The module is not part of the first download."""

from __future__ import annotations

from math import inf

from mapwright.board.grid import cell_names
from mapwright.errors import NotationError
from mapwright.notation.action_text import parse_action
from mapwright.notation.deal_code import format_deal
from mapwright.notation.map_text import format_map
from mapwright.notation.record import parse_record
from mapwright.page.explain import explain_edict
from mapwright.page.handlers import Handlers, handlers_of
from mapwright.page.messages import puzzles as messages
from mapwright.page.session import CurrentGame, LocalSession, Moment
from mapwright.page.slices import SlicedTask, slice_seconds
from mapwright.page.view import view_response
from mapwright.puzzles import (
    INITIAL_RATING,
    Answer,
    Puzzle,
    TurningPoint,
    best_answers,
    check_answer,
    daily_code,
    generate_steps,
    puzzle_code,
    short_code,
    turning_points,
    updated_rating,
)
from mapwright.rules.cards import SEASONS
from mapwright.rules.daily import daily_map, parse_day
from mapwright.rules.effects import season_score
from mapwright.rules.game import apply

CACHE_SIZE = 8
"""Maximum number of cached puzzles; the page sends several requests about each."""
MAX_SOLUTIONS = 5
"""Maximum number of best answers that are shown."""


def handlers(game: CurrentGame) -> Handlers:
    return handlers_of(PuzzleHandlers(game))


class PuzzleHandlers:
    """Handles the requests about puzzles and caches the puzzles."""

    def __init__(self, game: CurrentGame) -> None:
        self._game = game
        self._cache: dict[str, Puzzle] = {}
        self._turning_points_task = SlicedTask[tuple[TurningPoint, ...]]()
        self._generator_task = SlicedTask[Puzzle]()

    def puzzle(self, request: messages.PuzzleRequest) -> messages.PuzzleResponse:
        return messages.PuzzleResponse(puzzle_json(self._load(request.code)))

    def day(self, request: messages.DailyPuzzleRequest) -> messages.DailyPuzzleResponse:
        day = parse_day(request.day)
        return messages.DailyPuzzleResponse(daily_map(day).number, puzzle_json(self._load(daily_code(day))))

    def code(self, request: messages.PuzzleCodeRequest) -> messages.PuzzleCodeResponse:
        return messages.PuzzleCodeResponse(puzzle_code(request.kind, request.seed, request.topic, request.place))

    def link(self, request: messages.PuzzleLinkRequest) -> messages.PuzzleCodeResponse:
        return messages.PuzzleCodeResponse(short_code(request.code))

    def prefetch(self, request: messages.PrefetchPuzzleRequest) -> messages.PrefetchPuzzleResponse:
        """Work for some time at a puzzle before it is needed; respond whether work is left."""
        if request.code not in self._cache and (puzzle := self._generate(request.code, slice_seconds(request.ms))):
            self._add_to_cache(request.code, puzzle)
        return messages.PrefetchPuzzleResponse(busy=request.code not in self._cache)

    def open(self, request: messages.OpenPuzzleRequest) -> messages.OpenPuzzleResponse:
        """Open the moment of the puzzle as a game on the screen."""
        puzzle = self._load(request.code)
        session = LocalSession(puzzle.state.setup, puzzle.state.seed)
        session.moment = Moment(puzzle.state, puzzle.record.action_texts)
        session.new_events = ()
        self._game.session = session
        response = view_response(session)
        kind = _kind_of(request.code)
        day = request.code.partition(".")[2] if kind == "day" else ""
        return messages.OpenPuzzleResponse(puzzle_json(puzzle), kind, day, response.view, response.events)

    def check(self, request: messages.CheckPuzzleRequest) -> messages.CheckPuzzleResponse:
        puzzle = self._load(request.code)
        actions = parse_record(request.record).action_texts[len(puzzle.record.action_texts) :]
        answer = check_answer(puzzle, actions)
        if answer is None:
            return messages.CheckPuzzleResponse(is_season_over=False)
        rating = updated_rating(request.rating or INITIAL_RATING, request.rated_puzzles, puzzle.grade, answer.right)
        return messages.CheckPuzzleResponse(
            is_season_over=True, right=answer.right, score=_score_json(puzzle, answer), rating=rating
        )

    def solution(self, request: messages.PuzzleSolutionsRequest) -> messages.PuzzleSolutionsResponse:
        puzzle = self._load(request.code)
        return messages.PuzzleSolutionsResponse(
            [_solution_json(puzzle, action_texts) for action_texts in best_answers(puzzle, MAX_SOLUTIONS)]
        )

    def turning_points(self, request: messages.TurningPointsRequest) -> messages.TurningPointsResponse:
        game, seat = parse_record(request.record), request.seat
        if not 0 <= seat < game.setup.players:
            raise NotationError(f"there is no seat {seat}", "message")
        result, progress = self._turning_points_task.run_slice(
            f"{seat} {game}", lambda: turning_points(game, seat), slice_seconds(request.ms)
        )
        points = None if result is None else [self._point_json(point) for point in result]
        return messages.TurningPointsResponse(busy=result is None, progress=progress, points=points)

    def _point_json(self, point: TurningPoint) -> messages.TurningPointJson:
        self._add_to_cache(point.puzzle.code, point.puzzle)
        puzzle = puzzle_json(point.puzzle)
        return {"puzzle": puzzle, "number": point.number, "stars": point.earned, "loss": point.loss}

    def _load(self, code: str) -> Puzzle:
        """Return the cached puzzle, or make it now."""
        if code not in self._cache:
            puzzle = self._generate(code, inf)
            assert puzzle is not None  # the time is not limited
            self._add_to_cache(code, puzzle)
        return self._cache[code]

    def _generate(self, code: str, seconds: float) -> Puzzle | None:
        """Return the puzzle of a code; None if it takes longer than this time. The next call continues."""
        return self._generator_task.run_slice(code, lambda: generate_steps(code), seconds)[0]

    def _add_to_cache(self, code: str, puzzle: Puzzle) -> None:
        """Cache a puzzle by the code of the request, which may contain its record packed or in full."""
        self._cache[code] = puzzle
        while len(self._cache) > CACHE_SIZE:
            del self._cache[next(iter(self._cache))]


def _kind_of(code: str) -> messages.PuzzleKind:
    kinds: dict[str, messages.PuzzleKind] = {"own": "own", "run": "run", "day": "day"}
    start, *others = code.split(".")
    return kinds.get(start, "edict" if len(others) > 1 else "free")


def puzzle_json(puzzle: Puzzle) -> messages.PuzzleJson:
    state, solution = puzzle.state, puzzle.solution
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
        "scored_letters": list(season.edicts),
        "now": season_score(state, player).total,
        "best": solution.stars,
        "continuations": solution.continuations,
        "best_continuations": solution.best_continuations,
        "first_actions": len(solution.choices),
        "near_best": solution.near_best,
        "grade": puzzle.grade,
    }


def _score_json(puzzle: Puzzle, answer: Answer) -> messages.PuzzleScore:
    board, edicts = answer.player.board, puzzle.state.deal.edicts_by_letter
    return {
        "map": format_map(board),
        "explanations": [explain_edict(edicts[letter], letter, board) for letter in answer.score.by_letter],
        "coins": answer.score.coins,
        "toll": answer.score.toll,
        "toll_cells": cell_names(board.toll_cells()),
        "total": answer.score.total,
    }


def _solution_json(puzzle: Puzzle, action_texts: list[str]) -> messages.PuzzleSolution:
    """Return the actions of a right answer, and its score."""
    answer = check_answer(puzzle, action_texts)
    assert answer is not None
    state, moves = puzzle.state, []
    for action_text in action_texts:
        moves.append(parse_action(state, action_text))
        state, _ = apply(state, moves[-1])
    return {"moves": moves, "score": _score_json(puzzle, answer)}
