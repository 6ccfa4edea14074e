"""One person's place at a table, as a screen knows a game: their own draft until it is inked, and all others' maps."""

from __future__ import annotations

from dataclasses import replace

from mapwright.bots.opponents import Opponents
from mapwright.errors import NotationError, RuleError
from mapwright.notation.notation import parse_action
from mapwright.notation.record import Record
from mapwright.page.session import OnScreen, Position
from mapwright.rules.state import State
from mapwright.together.table import WATCHING, Table
from mapwright.together.writing import write_action


class Place(OnScreen):
    """What a session is to a game for one: `next` inks the draft, and what comes in from others is shown."""

    def __init__(self, table: Table, seat: int) -> None:
        self._table = table
        self.seat = seat
        self.written: list[str] = []
        """Entries since the caller last emptied it."""
        state, self._asked = seen_from(table, seat)
        bots = Opponents(tuple(one.bot for one in table.terms.seats), table.terms.name)
        super().__init__(Position(state, log=table.events), bots)

    @property
    def record(self) -> Record:
        record = self._table.record
        assert record is not None
        return record

    @property
    def is_bots_turn(self) -> bool:
        """Whether others act: there is nothing to do here."""
        return not self.now.waiting and not self._asked

    def refresh(self) -> None:
        """Show what has come in since, under the draft as it was."""
        words, fresh = self.now.actions, tuple(self._table.fresh)
        self._table.fresh.clear()
        self._lay()
        try:
            for word in words if self._asked else ():
                self.act(parse_action(self.now.state, word))
        except (NotationError, RuleError):  # only a hand-over that took back what was inked leads here
            self._lay()
        self.fresh = fresh

    def _lay(self) -> None:
        """The table as it is, without a draft."""
        state, self._asked = seen_from(self._table, self.seat)
        self.now = Position(state, log=self._table.events)
        self._past.clear()
        self._future.clear()

    def next(self) -> None:
        """Ink the draft: it becomes entries of the seat's feed."""
        if not self.now.waiting:
            raise RuleError("not-your-turn")
        words, self.now = self.now.actions, replace(self.now, actions=())
        self.written += [write_action(self._table, self.seat, word) for word in words]
        self.refresh()

    def think(self, seconds: float) -> bool:
        """Bots of a table think in their own places."""
        self.fresh = ()
        return False


def seen_from(table: Table, seat: int) -> tuple[State, bool]:
    """Return the game as that seat sees it, and whether it may act: then its task is the first of all."""
    shown = table.shown()
    if shown is None:
        raise NotationError("no card is dealt yet", "no-game")
    own = table.mine(seat) if _plays(table, seat) else None
    if own is None or own.task is None:
        return shown, False
    task = own.task
    others = tuple(other for other in shown.todo if other != task)
    players = tuple(
        (own if number in (task.by, task.on) else shown).players[number] for number in range(len(shown.players))
    )
    return replace(own, players=players, todo=(task, *others)), True


def _plays(table: Table, seat: int) -> bool:
    """Whether a person plays the seat, at the device that it began at."""
    if seat == WATCHING:
        return False
    facts = table.terms.seats[seat]
    return facts.is_person and table.log.writer(seat) == facts.writer
