"""The game of a table as the player of one seat sees it: the own draft, and the maps of all other players."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from mapwright.bots.seated_bots import SeatedBots
from mapwright.errors import NotationError, RuleError
from mapwright.notation.action_text import parse_action
from mapwright.notation.record import Record
from mapwright.page.session import GameSession, Moment
from mapwright.rules.state import State
from mapwright.together.entries import Move
from mapwright.together.table import Table

SPECTATOR = -1
"""The seat number of a spectator."""


class TableSession(GameSession):
    """The game of a table on the screen. The player's actions are a draft until `end_turn`."""

    def __init__(self, table: Table, seat: int, draft: Iterable[str] = ()) -> None:
        self._table = table
        self.seat = seat
        state, self._can_act = state_seen_by(table, seat)
        super().__init__(Moment(state, events=table.events), SeatedBots(table.link.bots, table.link.id))
        self._draw(draft)

    @property
    def record(self) -> Record:
        return self._table.record

    @property
    def moment_key(self) -> str:
        """The seat, the moment of its task and the draft. What others draw on other maps does not change it."""
        task = self.moment.task
        if task is None:
            return f"{self.seat} {self.record}"
        moment_digest = self._table.moment_digest(replace(self.moment.state, todo=(task,)))
        return " ".join((str(self.seat), moment_digest, *self.moment.actions))

    @property
    def draft(self) -> tuple[str, ...]:
        """The action texts of the player that are not entries yet."""
        return self.moment.actions

    @property
    def waits_for_others(self) -> bool:
        return not self.moment.awaits_next and not self._can_act

    def refresh(self) -> None:
        """Update the session with the new entries of the table; the draft stays if it is still legal."""
        draft, new_events = self.draft, tuple(self._table.new_events)
        self._table.new_events.clear()
        self._reset_to_table()
        self._draw(draft)
        self.new_events = new_events

    def _draw(self, draft: Iterable[str]) -> None:
        """Continue with a draft, unless it is not legal: the card may have been drawn on another device."""
        try:
            for action_text in draft if self._can_act else ():
                self.act(parse_action(self.moment.state, action_text))
        except (NotationError, RuleError):
            self._reset_to_table()
        self.new_events = ()

    def _reset_to_table(self) -> None:
        state, self._can_act = state_seen_by(self._table, self.seat)
        self.moment = Moment(state, events=self._table.events)
        self._undo_stack.clear()
        self._redo_stack.clear()

    def commit(self) -> None:
        """Refuse: the turn at a table ends with `end_turn`, which returns what must be stored."""
        raise RuleError("not-your-turn")

    def end_turn(self, by: int) -> list[str]:
        """Add the draft to the table as moves, and return the new entries. If a bot draws for this seat, it stops.

        `by` is the seat of the player who has drawn, -1 for somebody without a seat.
        """
        if not self.moment.awaits_next:
            raise RuleError("not-your-turn")
        draft, self.moment = self.draft, replace(self.moment, actions=())
        written: list[str] = []
        for action_text in draft:
            state = self._table.state_to_act(self.seat)
            if state is None:
                break
            move = Move(self.seat, self._table.moment_digest(state), action_text, by_bot=False)
            written += self._table.add([str(move)])
        if self._table.setting("bot", self.seat) == "on":
            written += self._table.change_setting("bot", self.seat, "off")
        drawer = self._table.drawer_of(self.seat)
        if by not in (SPECTATOR, self.seat if drawer == -1 else drawer):
            written += self._table.change_setting("drew", self.seat, str(by))
        return written

    def think(self, seconds: float) -> bool:
        """Do nothing: `TableBots` thinks for all seats of a table."""
        self.new_events = ()
        return False


def state_seen_by(table: Table, seat: int) -> tuple[State, bool]:
    """Return the state as a seat sees it, and whether it may act; if so, its task is the first one."""
    public_state = table.public_state()
    own_state = None if seat == SPECTATOR else table.state_to_act(seat)
    if own_state is None or own_state.task is None:
        return public_state, False
    task = own_state.task
    other_tasks = tuple(other_task for other_task in public_state.todo if other_task != task)
    players = tuple(
        (own_state if number in (task.by, task.on) else public_state).players[number]
        for number in range(len(public_state.players))
    )
    return replace(own_state, players=players, todo=(task, *other_tasks)), True
