"""Puzzles from a finished game: the moments after which a season could have scored more."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import suppress
from dataclasses import dataclass, replace

from mapwright.errors import NotationError
from mapwright.notation.record import Record, parse_record, replay
from mapwright.puzzles.puzzle import Puzzle
from mapwright.puzzles.search import TooManyWays, solve
from mapwright.rules.cards import card_kind
from mapwright.rules.state import State, Task

LAST_DRAWS = 2
"""So many draws before the end of each season are looked at."""
MOST_WORK = 30_000
"""Skills have many ways; a game is looked through in slices, so that each moment may take longer than a puzzle."""


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A moment with more in it than the player took."""

    puzzle: Puzzle
    number: int
    """Which action of the record was taken there, from 0."""
    earned: int
    """What the season brought."""

    @property
    def lost(self) -> int:
        return self.puzzle.solution.stars - self.earned


def turning_points(record: Record, seat: int = 0) -> Generator[float, None, tuple[TurningPoint, ...]]:
    """A seat's turning points, the costliest first, one a season. Yields the share done."""
    states = [state for state, _ in replay(record)]
    found: dict[int, TurningPoint] = {}
    moments = _moments(states, record, seat)
    for done, number in enumerate(moments):
        yield done / len(moments)
        with suppress(TooManyWays):
            point = _point(record, seat, number, states)
            before = found.get(states[number].season)
            if point.lost > 0 and (before is None or point.lost >= before.lost):
                found[states[number].season] = point
    return tuple(sorted(found.values(), key=lambda point: -point.lost))


def own_puzzle(code: str) -> Puzzle:
    """The puzzle of a code that `own_code` wrote."""
    _, seat, number, text = (*code.split(".", 3), "", "", "")[:4]
    record = parse_record(text)
    if not (seat.isdecimal() and number.isdecimal() and int(number) < len(record.actions)):
        raise NotationError(f"{code[:40]!r} is no moment of a game", "puzzle")
    states = [state for state, _ in replay(record)]
    if int(number) not in _moments(states, record, int(seat)):
        raise NotationError(f"{code[:40]!r} is no moment before the end of a season", "puzzle")
    return _puzzle(record, int(seat), int(number), states[int(number)])


def own_code(record: Record, seat: int, number: int) -> str:
    """The code of a moment of a game: `own.0.12.RECORD`."""
    return f"own.{seat}.{number}.{record}"


def _moments(states: list[State], record: Record, seat: int) -> list[int]:
    """The numbers of the actions by which the seat drew its last cards of each season that was scored."""
    found = []
    for season in range(len(states[-1].players[seat].seasons) if seat < len(states[-1].players) else 0):
        draws = [
            number
            for number, state in enumerate(states[: len(record.actions)])
            if state.season == season and _is_own_draw(state.task, seat)
        ]
        found += [number for number in draws[-LAST_DRAWS:] if _is_ones_own(states[number])]
    return found


def _is_own_draw(task: Task | None, seat: int) -> bool:
    return task is not None and task.kind in ("draw", "hero") and task.by == seat


def _is_ones_own(state: State) -> bool:
    """Return whether no other player will draw on the map this season: at a table no ambush is to come (R20)."""
    to_come = state.deal.seasons[state.season][state.turn :]
    return state.is_solo or all(card_kind(turn[-1]) != "ambush" for turn in to_come)


def _point(record: Record, seat: int, number: int, states: list[State]) -> TurningPoint:
    state = states[number]
    earned = states[-1].players[seat].seasons[state.season].total
    return TurningPoint(_puzzle(record, seat, number, state), number, earned)


def _puzzle(record: Record, seat: int, number: int, state: State) -> Puzzle:
    alone = _alone(state, seat)
    so_far = Record(alone.setup, record.seed, record.actions[:number] if state.is_solo else ())
    return Puzzle.of(own_code(record, seat, number), so_far, alone, solve(alone, MOST_WORK))


def _alone(state: State, seat: int) -> State:
    """Return the same moment with no other player at the table."""
    if state.is_solo:
        return state
    task = state.task
    assert task is not None
    setup = replace(state.setup, players=1)
    return replace(state, setup=setup, players=(state.players[seat],), todo=(replace(task, by=0, on=0),))
