"""The bots of a table: every device computes their moves, and all devices compute the same ones."""

from __future__ import annotations

from time import perf_counter

from mapwright.bots.seated_bots import SeatedBots
from mapwright.notation.action_text import format_action
from mapwright.together.entries import Move
from mapwright.together.table import Table


class TableBots:
    """Lets bots think in slices about the tasks of the seats that they draw for at the moment."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._bots_by_seat: dict[tuple[int, str], SeatedBots] = {}

    def think(self, seconds: float) -> tuple[bool, list[str]]:
        """Let the bots think for this time; return whether one still thinks, and the entries of their new moves."""
        deadline = perf_counter() + seconds
        is_busy, entries = False, []
        for seat in range(len(self._table.link.bots)):
            name = self._table.bot_of(seat)
            state = self._table.state_for_bot(seat) if name else None
            if state is None:
                continue
            bots = self._bots_of(seat, name)
            is_thinking = bots.think(state, deadline - perf_counter())
            action = bots.take_choice(state)
            if action is not None:
                move = Move(seat, self._table.moment_digest(state), format_action(state, action), by_bot=True)
                entries += self._table.add([str(move)])
                is_thinking = self._table.state_for_bot(seat) is not None
            is_busy |= is_thinking
        return is_busy, entries

    def _bots_of(self, seat: int, name: str) -> SeatedBots:
        """Return the bots of a game in which only this seat has a bot."""
        if (seat, name) not in self._bots_by_seat:
            names = tuple(name if number == seat else "" for number in range(len(self._table.link.bots)))
            self._bots_by_seat[seat, name] = SeatedBots(names, self._table.link.id)
        return self._bots_by_seat[seat, name]
