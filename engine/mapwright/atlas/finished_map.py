"""A finished game on a map of the atlas, as the tasks see it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from mapwright.board.board import Board
from mapwright.errors import NotationError
from mapwright.notation.record import Record, replay
from mapwright.rules.events import Event
from mapwright.rules.state import Player, State

PLAYER_SEAT = 0
"""The seat of the player; bots have the others."""


@dataclass(frozen=True, slots=True)
class FinishedMap:
    """A game that has ended, with all its events."""

    state: State
    events: tuple[Event, ...]

    @property
    def player(self) -> Player:
        return self.state.players[PLAYER_SEAT]

    @property
    def opponents(self) -> tuple[Player, ...]:
        return self.state.players[PLAYER_SEAT + 1 :]

    @property
    def board(self) -> Board:
        """The player's map at the end."""
        return self.player.board

    def own_events(self) -> Iterator[Event]:
        """Yield what the player did, on any map."""
        return (event for event in self.events if getattr(event, "by", None) == PLAYER_SEAT)


def finished_map(record: Record) -> FinishedMap:
    """Return the game of a record. Raise `NotationError` if it is illegal or has not ended."""
    steps = [*replay(record)]
    state, _ = steps[-1]
    if not state.over:
        raise NotationError("the record is no finished game", "not-finished")
    return FinishedMap(state, tuple(event for _, events in steps for event in events))
