"""Puzzles from a finished game: moments from which a season could have scored more."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import suppress
from dataclasses import dataclass, replace

from mapwright.errors import NotationError, checked_type
from mapwright.notation.record import Record, parse_record, replay
from mapwright.puzzles.puzzle import Puzzle
from mapwright.puzzles.search import SearchTooLarge, solve
from mapwright.rules.cards import card_kind
from mapwright.rules.state import State, Task

LAST_DRAWS = 2
"""Number of draws before the end of each season that are examined."""
MAX_WORK = 30_000
"""Maximum work of the search at one moment: skills have many continuations, and the caller does not wait for them."""


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A moment of a game from which the season could have scored more than it did."""

    puzzle: Puzzle
    number: int
    """Number of the action in the record that the player took, from 0."""
    earned: int
    """Stars that the season brought."""

    @property
    def loss(self) -> int:
        """Stars that the season lost against the best continuation."""
        return self.puzzle.solution.stars - self.earned


def turning_points(record: Record, seat: int = 0) -> Generator[float, None, tuple[TurningPoint, ...]]:
    """Return the costliest turning point of each season of a seat, the worst first; yield the part that is done."""
    states = [state for state, _ in replay(record)]
    points_by_season: dict[int, TurningPoint] = {}
    numbers = _last_draws(states, record, seat)
    for index, number in enumerate(numbers):
        yield index / len(numbers)
        with suppress(SearchTooLarge):
            point = _turning_point(record, seat, number, states)
            costliest = points_by_season.get(states[number].season)
            if point.loss > 0 and (costliest is None or point.loss >= costliest.loss):
                points_by_season[states[number].season] = point
    return tuple(sorted(points_by_season.values(), key=lambda point: -point.loss))


def puzzle_from_game(code: str) -> Puzzle:
    """Return the puzzle of a code that `game_puzzle_code` wrote."""
    parts = checked_type(code, str, "a puzzle code", "puzzle").split(".", 3)
    _, seat, number, text = (*parts, "", "", "")[:4]  # missing parts are empty
    record = parse_record(text)
    if not (seat.isdecimal() and number.isdecimal() and int(number) < len(record.action_texts)):
        raise NotationError(f"{code[:40]!r} is no moment of a game", "puzzle")
    states = [state for state, _ in replay(record)]
    if int(number) not in _last_draws(states, record, int(seat)):
        raise NotationError(f"{code[:40]!r} is no moment before the end of a season", "puzzle")
    return _puzzle(record, int(seat), int(number), states[int(number)])


def game_puzzle_code(record: Record, seat: int, number: int) -> str:
    """Return the code of a moment of a game: `own.0.12.RECORD`."""
    return f"own.{seat}.{number}.{record}"


def _last_draws(states: list[State], record: Record, seat: int) -> list[int]:
    """Return the numbers of the actions by which the seat drew its last cards of each scored season."""
    numbers = []
    for season in range(len(states[-1].players[seat].seasons) if seat < len(states[-1].players) else 0):
        draws = [
            number
            for number, state in enumerate(states[: len(record.action_texts)])
            if state.season == season and _is_own_draw(state.task, seat)
        ]
        numbers += [number for number in draws[-LAST_DRAWS:] if _is_undisturbed(states[number])]
    return numbers


def _is_own_draw(task: Task | None, seat: int) -> bool:
    return task is not None and task.kind in ("draw", "hero") and task.by == seat


def _is_undisturbed(state: State) -> bool:
    """Return whether no other player will draw on the map this season, because no ambush is to come (R20)."""
    remaining_turns = state.deal.seasons[state.season][state.turn :]
    return state.is_solo or all(card_kind(turn[-1]) != "ambush" for turn in remaining_turns)


def _turning_point(record: Record, seat: int, number: int, states: list[State]) -> TurningPoint:
    """Return the puzzle of a moment with what the season brought in the game; it may be no loss."""
    state = states[number]
    earned = states[-1].players[seat].seasons[state.season].total
    return TurningPoint(_puzzle(record, seat, number, state), number, earned)


def _puzzle(record: Record, seat: int, number: int, state: State) -> Puzzle:
    alone = _as_solo(state, seat)
    so_far = Record(alone.setup, record.seed, record.action_texts[:number] if state.is_solo else ())
    return Puzzle.of(game_puzzle_code(record, seat, number), so_far, alone, solve(alone, MAX_WORK))


def _as_solo(state: State, seat: int) -> State:
    """Return the same moment as a solo game of the seat."""
    if state.is_solo:
        return state
    task = state.task
    assert task is not None
    setup = replace(state.setup, players=1)
    return replace(state, setup=setup, players=(state.players[seat],), todo=(replace(task, by=0, on=0),))
