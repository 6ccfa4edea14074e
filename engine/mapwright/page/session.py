"""One game on a screen: the present position, what may be undone, and the record so far."""

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
class Position:
    """A state of the game with its history, to which undo can return."""

    state: State
    actions: tuple[str, ...] = ()
    finished_task: Task | None = None
    """What the player has just finished: the next card is not revealed yet, so all may still be undone."""
    events: tuple[Event, ...] = ()

    @property
    def awaits_next(self) -> bool:
        return self.finished_task is not None

    @property
    def season_and_turn(self) -> tuple[int, int]:
        """The season and the number of the card on the table."""
        return self.state.season, self.state.turn

    @property
    def task(self) -> Task | None:
        """The current task, or the task just finished while it can still be undone."""
        return self.finished_task or self.state.task

    @property
    def later_seats(self) -> tuple[int, ...]:
        """The seats that act on this card after the one at the map."""
        later = [task.by for task in self.state.todo if self.task is None or task.by != self.task.by]
        return tuple(dict.fromkeys(later))


class GameSession(ABC):
    """A game on a screen: the current position, and those that undo and redo lead to."""

    def __init__(self, position: Position, bots: SeatedBots, new_events: tuple[Event, ...] = ()) -> None:
        self.position = position
        self.bots = bots
        self.new_events = new_events
        """Events of the last request."""
        self._undo_stack: list[Position] = []
        self._redo_stack: list[Position] = []

    @property
    @abstractmethod
    def record(self) -> Record:
        """The game so far, as text."""

    @property
    @abstractmethod
    def is_bots_turn(self) -> bool:
        """Whether a bot has to act."""

    @abstractmethod
    def commit(self) -> None:
        """Continue: what was drawn cannot be undone any more."""

    @abstractmethod
    def think(self, seconds: float) -> bool:
        """Let the bots think that long and act if it is their turn; return whether they have more to think about."""

    def check_turn(self) -> None:
        """Raise `RuleError` if the next card has to be turned first, or if a bot has to act."""
        if self.position.awaits_next or self.is_bots_turn:
            raise RuleError("not-your-turn")

    @property
    def can_undo(self) -> bool:
        return bool(self._undo_stack) and self._undo_stack[-1].season_and_turn == self.position.season_and_turn

    @property
    def can_take_back(self) -> bool:
        """Whether an earlier turn of the season can be drawn again."""
        return bool(self._undo_stack) and not self.can_undo

    @property
    def can_redo(self) -> bool:
        return bool(self._redo_stack)

    def act(self, action: Action) -> None:
        if self.position.awaits_next:
            raise RuleError("not-your-turn")
        before = self.position.state
        after, events = act(before, action)
        action_text = format_action(before, action)
        task = before.task
        assert task is not None
        done = task if _has_finished_turn(after, task.by) else None
        self._undo_stack.append(self.position)
        self._redo_stack.clear()
        self.new_events = tuple(events)
        self.position = Position(
            after, (*self.position.actions, action_text), done, self.position.events + self.new_events
        )

    def act_and_commit(self, action: Action) -> None:
        """Apply a bot's action: it cannot be undone, and the game continues."""
        self.act(action)
        events = self.new_events
        if self.position.awaits_next:
            self.commit()
            events += self.new_events
        self.new_events = events

    def undo(self) -> None:
        if not self.can_undo:
            raise RuleError("nothing-to-undo")
        self._move_position(self._undo_stack, self._redo_stack)

    def take_back(self) -> None:
        """Return to the turn before, whose next card has been seen."""
        if not self.can_take_back:
            raise RuleError("nothing-to-undo")
        self._move_position(self._undo_stack, self._redo_stack)

    def redo(self) -> None:
        self._move_position(self._redo_stack, self._undo_stack)

    def _move_position(self, source: list[Position], target: list[Position]) -> None:
        if not source:
            raise RuleError("nothing-to-undo")
        target.append(self.position)
        self.position = source.pop()
        self.new_events = ()


class LocalSession(GameSession):
    """The positions since the season began. Those since the last reveal can be undone; alone at the table a
    turn before it can be taken back too, and the record says so."""

    takebacks = 0
    """How often a turn was taken back."""

    def __init__(self, setup: Setup, seed: str, bots: tuple[str, ...] = ()) -> None:
        state, events = advance(new_game(setup, seed))
        super().__init__(Position(state, events=tuple(events)), SeatedBots(bots, seed), tuple(events))

    @classmethod
    def open(cls, record: Record, bots: tuple[str, ...] = ()) -> LocalSession:
        """The session as it was when the record was saved, undo included."""
        session = cls(record.setup, record.seed, bots)
        for index, action_text in enumerate(record.action_texts):
            try:
                session.act(parse_action(session.position.state, action_text))
            except ValueError as error:
                code = error.code if isinstance(error, NotationError | RuleError) else "record"
                raise RecordError(1, index + 2, f"{action_text[:20]!r}: {error}", code) from None
            last = index == len(record.action_texts) - 1
            if session.position.awaits_next and not (last and record.awaits_next):
                session.commit()
        session.takebacks = record.takebacks
        return session

    @property
    def record(self) -> Record:
        state = self.position.state
        return Record(state.setup, state.seed, self.position.actions, self.position.awaits_next, self.takebacks)

    @property
    def is_bots_turn(self) -> bool:
        task = self.position.state.task
        return task is not None and not self.position.awaits_next and self.bots.has_bot(task.by)

    def commit(self) -> None:
        """Advance the game: apply automatic effects and commit the drawing. Then only `take_back` can undo it."""
        if not self.position.awaits_next:
            raise RuleError("not-your-turn")
        state, events = advance(self.position.state)
        self.new_events = tuple(events)
        log = tuple(event for event in self.position.events + self.new_events if event.season >= state.season - 1)
        is_same_season = state.is_solo and not state.over and state.season == self.position.state.season
        self.position = replace(self.position, state=state, finished_task=None, events=log)
        self._redo_stack.clear()
        if not is_same_season:
            self._undo_stack.clear()

    def think(self, seconds: float) -> bool:
        self.new_events = ()
        events: tuple[Event, ...] = ()
        while True:
            is_busy = self.bots.think(self.position.state, seconds)
            action = self.bots.take_choice(self.position.state) if self.is_bots_turn else None
            if action is None:
                break
            self.act_and_commit(action)
            events += self.new_events
            seconds = 0.0
        self.new_events = events
        return is_busy

    def take_back(self) -> None:
        """Also mark the record for good."""
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


def _has_finished_turn(state: State, seat: int) -> bool:
    """Return whether the seat has nothing more to decide before an automatic effect or another seat acts."""
    return not needs_decision(state) or state.task is None or state.task.by != seat
