"""The bots that this device plays: their own seats, and seats that were handed to it."""

from __future__ import annotations

from mapwright.bots.opponents import Opponents
from mapwright.notation.notation import format_action
from mapwright.together.table import Table
from mapwright.together.writing import write_action

STAND_IN = "greedy"
"""Plays for people who went away."""


class Bots:
    """Think in slices about what their seats may do now; each has its own thoughts, whatever the others do."""

    def __init__(self, table: Table, home: int) -> None:
        self._table = table
        self._home = home
        self._minds: dict[int, Opponents] = {}

    def seats(self) -> list[int]:
        """Return the seats that this device writes and that no player at it plays."""
        terms, log = self._table.terms, self._table.log
        return [
            number
            for number, seat in enumerate(terms.seats)
            if log.writer(number) == self._home and (seat.bot or seat.writer != self._home)
        ]

    def think(self, seconds: float) -> tuple[bool, list[str]]:
        """Whether more is to think about, and the entries of those who have made up their mind."""
        busy, written = False, []
        for seat in self.seats():
            state = self._table.mine(seat)
            if state is None:
                continue
            mind = self._mind(seat)
            busy = mind.think(state, 0.0 if busy else seconds) or busy
            action = mind.choice(state)
            if action is not None:
                written.append(write_action(self._table, seat, format_action(state, action)))
                busy = busy or self._table.mine(seat) is not None
        return busy, written

    def _mind(self, seat: int) -> Opponents:
        if seat not in self._minds:
            terms = self._table.terms
            names = ["" for _ in terms.seats]
            names[seat] = terms.seats[seat].bot or STAND_IN
            self._minds[seat] = Opponents(tuple(names), terms.id)
        return self._minds[seat]
