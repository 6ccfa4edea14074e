"""The game on a screen: the current moment, the moments for undo and redo, and the record so far."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, replace

from mapwright.bots.seated_bots import SeatedBots
from mapwright.errors import NotationError, RuleError
from mapwright.notation.action_text import format_action, parse_action
from mapwright.notation.packing import MAX_TAKEBACKS
from mapwright.notation.record import Record, RecordError
from mapwright.rules.events import Event
from mapwright.rules.game import act, advance, needs_decision, new_game
from mapwright.rules.setup import Setup
from mapwright.rules.state import Action, State, Task


@dataclass(frozen=True, slots=True)
class Moment:
    """A state of the game with the actions and events that led to it; undo can return to it."""

    state: State
    actions: tuple[str, ...] = ()
    finished_task: Task | None = None
    """The task that the player has just finished, as long as it can be undone: the next card is not revealed yet."""
    events: tuple[Event, ...] = ()

    @property
    def awaits_next(self) -> bool:
        return self.finished_task is not None

    @property
    def season_and_turn(self) -> tuple[int, int]:
        """The season and the turn, both counted from 0."""
        return self.state.season, self.state.turn

    @property
    def task(self) -> Task | None:
        """The current task, or the task just finished while it can still be undone."""
        return self.finished_task or self.state.task

    @property
    def later_seats(self) -> tuple[int, ...]:
        """The seats that act after the present one on this card."""
        later = [task.by for task in self.state.todo if self.task is None or task.by != self.task.by]
        return tuple(dict.fromkeys(later))


class GameSession(ABC):
    """A game on a screen: the current moment, and those for undo and redo."""

    def __init__(self, moment: Moment, bots: SeatedBots, new_events: tuple[Event, ...] = ()) -> None:
        self.moment = moment
        self.bots = bots
        self.new_events = new_events
        """Events of the last request."""
        self._undo_stack: list[Moment] = []
        self._redo_stack: list[Moment] = []

    @property
    @abstractmethod
    def record(self) -> Record:
        """The game so far, as text."""

    @property
    @abstractmethod
    def moment_key(self) -> str:
        """A text that is the same exactly while the same player may do the same on the same map.

        The record is not: at a table it contains neither the draft nor what a seat has drawn ahead.
        """

    @property
    @abstractmethod
    def waits_for_others(self) -> bool:
        """Whether the player has to wait for a bot, or at a table for another player."""

    @abstractmethod
    def commit(self) -> None:
        """Continue the game, so that the actions of this task cannot be undone any more."""

    @abstractmethod
    def think(self, seconds: float) -> bool:
        """Let the bots think for this time and act if they have to; return whether they still think."""

    @property
    def draft(self) -> tuple[str, ...]:
        """Actions that the record does not contain yet: only at a table there are any."""
        return ()

    def check_may_act(self) -> None:
        """Raise `RuleError` if the player cannot act: the task is finished, or a bot has to act."""
        if self.moment.awaits_next or self.waits_for_others:
            raise RuleError("not-your-turn")

    @property
    def can_undo(self) -> bool:
        return bool(self._undo_stack) and self._undo_stack[-1].season_and_turn == self.moment.season_and_turn

    @property
    def can_take_back(self) -> bool:
        """Whether an earlier turn of the season can be undone, although the next card has been revealed."""
        return bool(self._undo_stack) and not self.can_undo

    @property
    def can_redo(self) -> bool:
        return bool(self._redo_stack)

    def act(self, action: Action) -> None:
        """Apply an action of the current task. It can be undone."""
        if self.moment.awaits_next:
            raise RuleError("not-your-turn")
        before = self.moment.state
        after, events = act(before, action)
        action_text = format_action(before, action)
        task = before.task
        assert task is not None
        finished_task = task if _has_finished_acting(after, task.by) else None
        self._undo_stack.append(self.moment)
        self._redo_stack.clear()
        self.new_events = tuple(events)
        self.moment = Moment(
            after, (*self.moment.actions, action_text), finished_task, self.moment.events + self.new_events
        )

    def act_and_commit(self, action: Action) -> None:
        """Apply a bot's action: it cannot be undone, and the game continues."""
        self.act(action)
        events = self.new_events
        if self.moment.awaits_next:
            self.commit()
            events += self.new_events
        self.new_events = events

    def undo(self) -> None:
        if not self.can_undo:
            raise RuleError("nothing-to-undo")
        self._restore_moment(self._undo_stack, self._redo_stack)

    def take_back(self) -> None:
        """Undo the last action of the turn before."""
        if not self.can_take_back:
            raise RuleError("nothing-to-undo")
        self._restore_moment(self._undo_stack, self._redo_stack)

    def redo(self) -> None:
        self._restore_moment(self._redo_stack, self._undo_stack)

    def _restore_moment(self, source: list[Moment], target: list[Moment]) -> None:
        """Continue from the last moment of one stack, and put the current one on the other."""
        if not source:
            raise RuleError("nothing-to-undo")
        target.append(self.moment)
        self.moment = source.pop()
        self.new_events = ()


class LocalSession(GameSession):
    """A game on this device. In a solo game, earlier turns of the season can be taken back, which the record counts."""

    takebacks = 0
    """Number of takebacks."""

    def __init__(self, setup: Setup, seed: str, bots: tuple[str, ...] = ()) -> None:
        state, events = advance(new_game(setup, seed))
        super().__init__(Moment(state, events=tuple(events)), SeatedBots(bots, seed), tuple(events))

    @classmethod
    def open(cls, record: Record, bots: tuple[str, ...] = ()) -> LocalSession:
        """Return the session of a saved record, with its moments for undo."""
        session = cls(record.setup, record.seed, bots)
        for index, action_text in enumerate(record.action_texts):
            try:
                session.act(parse_action(session.moment.state, action_text))
            except ValueError as error:
                code = error.code if isinstance(error, NotationError | RuleError) else "record"
                raise RecordError(1, index + 2, f"{action_text[:20]!r}: {error}", code) from None
            is_last = index == len(record.action_texts) - 1
            if session.moment.awaits_next and not (is_last and record.awaits_next):
                session.commit()
        session.takebacks = record.takebacks
        return session

    @property
    def record(self) -> Record:
        state = self.moment.state
        return Record(state.setup, state.seed, self.moment.actions, self.moment.awaits_next, self.takebacks)

    @property
    def moment_key(self) -> str:
        """The record without the number of takebacks: a turn that was taken back is the same turn."""
        return str(replace(self.record, takebacks=0))

    @property
    def waits_for_others(self) -> bool:
        task = self.moment.state.task
        return task is not None and not self.moment.awaits_next and self.bots.has_bot(task.by)

    def commit(self) -> None:
        """Advance to the next decision of a player. After that, only `take_back` can undo the actions."""
        if not self.moment.awaits_next:
            raise RuleError("not-your-turn")
        state, new_events = advance(self.moment.state)
        self.new_events = tuple(new_events)
        events = self.moment.events + self.new_events
        shown_events = tuple(event for event in events if event.season >= state.season - 1)
        can_take_back = state.is_solo and not state.over and state.season == self.moment.state.season
        self.moment = replace(self.moment, state=state, finished_task=None, events=shown_events)
        self._redo_stack.clear()
        if not can_take_back:
            self._undo_stack.clear()

    def think(self, seconds: float) -> bool:
        self.new_events = ()
        events: tuple[Event, ...] = ()
        while True:
            is_busy = self.bots.think(self.moment.state, seconds)
            action = self.bots.take_choice(self.moment.state) if self.waits_for_others else None
            if action is None:
                break
            self.act_and_commit(action)
            events += self.new_events
            seconds = 0.0
        self.new_events = events
        return is_busy

    def take_back(self) -> None:
        """Undo the last action of the turn before, and count the takeback in the record."""
        super().take_back()
        self.takebacks = min(self.takebacks + 1, MAX_TAKEBACKS - 1)


class CurrentGame:
    """Holds the game that is open on the screen."""

    def __init__(self) -> None:
        self._session: GameSession | None = None

    @property
    def session(self) -> GameSession:
        if self._session is None:
            raise NotationError("no game is open", "no-game")
        return self._session

    @session.setter
    def session(self, session: GameSession) -> None:
        self._session = session


def _has_finished_acting(state: State, seat: int) -> bool:
    """Return whether the seat has nothing more to decide until an automatic task or another seat follows."""
    return not needs_decision(state) or state.task is None or state.task.by != seat
