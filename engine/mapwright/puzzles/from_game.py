"""Puzzles from a finished game: the moments after which a season could have scored more."""

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
MOST_WORK = 30_000
"""Skills have many ways; a game is looked through in slices, so that each moment may take longer than a puzzle."""


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A position from which the season could have scored more than it did."""

    puzzle: Puzzle
    number: int
    """Which action of the record was taken there, from 0."""
    earned: int
    """What the season brought."""

    @property
    def loss(self) -> int:
        return self.puzzle.solution.stars - self.earned


def turning_points(record: Record, seat: int = 0) -> Generator[float, None, tuple[TurningPoint, ...]]:
    """A seat's turning points, the costliest first, one a season. Yields the share done."""
    states = [state for state, _ in replay(record)]
    points_by_season: dict[int, TurningPoint] = {}
    moments = _action_indices(states, record, seat)
    for index, number in enumerate(moments):
        yield index / len(moments)
        with suppress(SearchTooLarge):
            point = _point(record, seat, number, states)
            before = points_by_season.get(states[number].season)
            if point.loss > 0 and (before is None or point.loss >= before.loss):
                points_by_season[states[number].season] = point
    return tuple(sorted(points_by_season.values(), key=lambda point: -point.loss))


def puzzle_from_game(code: str) -> Puzzle:
    """Return the puzzle of a code that `game_puzzle_code` wrote."""
    _, seat, number, text = (*checked_type(code, str, "a puzzle code", "puzzle").split(".", 3), "", "", "")[:4]
    record = parse_record(text)
    if not (seat.isdecimal() and number.isdecimal() and int(number) < len(record.action_texts)):
        raise NotationError(f"{code[:40]!r} is no moment of a game", "puzzle")
    states = [state for state, _ in replay(record)]
    if int(number) not in _action_indices(states, record, int(seat)):
        raise NotationError(f"{code[:40]!r} is no moment before the end of a season", "puzzle")
    return _puzzle(record, int(seat), int(number), states[int(number)])


def game_puzzle_code(record: Record, seat: int, number: int) -> str:
    """Return the code of a moment of a game: `own.0.12.RECORD`."""
    return f"own.{seat}.{number}.{record}"


def _action_indices(states: list[State], record: Record, seat: int) -> list[int]:
    """Return the numbers of the actions by which the seat drew its last cards of each season that was scored."""
    indices = []
    for season in range(len(states[-1].players[seat].seasons) if seat < len(states[-1].players) else 0):
        draws = [
            number
            for number, state in enumerate(states[: len(record.action_texts)])
            if state.season == season and _is_own_draw(state.task, seat)
        ]
        indices += [number for number in draws[-LAST_DRAWS:] if _is_undisturbed(states[number])]
    return indices


def _is_own_draw(task: Task | None, seat: int) -> bool:
    return task is not None and task.kind in ("draw", "hero") and task.by == seat


def _is_undisturbed(state: State) -> bool:
    """Return whether no other player will draw on the map this season: at a table no ambush is to come (R20)."""
    remaining_turns = state.deal.seasons[state.season][state.turn :]
    return state.is_solo or all(card_kind(turn[-1]) != "ambush" for turn in remaining_turns)


def _point(record: Record, seat: int, number: int, states: list[State]) -> TurningPoint:
    state = states[number]
    earned = states[-1].players[seat].seasons[state.season].total
    return TurningPoint(_puzzle(record, seat, number, state), number, earned)


def _puzzle(record: Record, seat: int, number: int, state: State) -> Puzzle:
    alone = _as_solo(state, seat)
    so_far = Record(alone.setup, record.seed, record.action_texts[:number] if state.is_solo else ())
    return Puzzle.of(game_puzzle_code(record, seat, number), so_far, alone, solve(alone, MOST_WORK))


def _as_solo(state: State, seat: int) -> State:
    """Return the same moment with no other player at the table."""
    if state.is_solo:
        return state
    task = state.task
    assert task is not None
    setup = replace(state.setup, players=1)
    return replace(state, setup=setup, players=(state.players[seat],), todo=(replace(task, by=0, on=0),))
