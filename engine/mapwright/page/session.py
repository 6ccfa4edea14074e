"""One game on a screen: the present position, what may be undone, and the record so far."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, replace

from mapwright.bots.opponents import Opponents
from mapwright.errors import NotationError, RuleError
from mapwright.notation.notation import format_action, parse_action
from mapwright.notation.packing import MOST_UNDONE
from mapwright.notation.record import Record, RecordError
from mapwright.rules.events import Event
from mapwright.rules.game import act, advance, is_asked, new_game
from mapwright.rules.setup import Setup
from mapwright.rules.state import Action, State, Task


@dataclass(frozen=True, slots=True)
class Position:
    """A point of the game that undo can come back to."""

    state: State
    actions: tuple[str, ...] = ()
    done: Task | None = None
    """What the player has just finished: the next card is not revealed yet, so all may still be undone."""
    log: tuple[Event, ...] = ()

    @property
    def waiting(self) -> bool:
        return self.done is not None

    @property
    def card(self) -> tuple[int, int]:
        """The season and the number of the card on the table."""
        return self.state.season, self.state.turn

    @property
    def task(self) -> Task | None:
        """Who is at the map: the one who has just drawn, until the game continues."""
        return self.done or self.state.task

    @property
    def to_come(self) -> tuple[int, ...]:
        """The seats that act on this card after the one at the map."""
        later = [task.by for task in self.state.todo if self.task is None or task.by != self.task.by]
        return tuple(dict.fromkeys(later))


class OnScreen(ABC):
    """What a screen shows and changes: the present position, and those that undo and redo lead to."""

    def __init__(self, now: Position, opponents: Opponents, fresh: tuple[Event, ...] = ()) -> None:
        self.now = now
        self.opponents = opponents
        self.fresh = fresh
        """What happened by the last message."""
        self._past: list[Position] = []
        self._future: list[Position] = []

    @property
    @abstractmethod
    def record(self) -> Record:
        """The game so far, as text."""

    @property
    @abstractmethod
    def is_bots_turn(self) -> bool:
        """Whether others act: there is nothing to do here."""

    @abstractmethod
    def next(self) -> None:
        """Continue: what was drawn cannot be undone any more."""

    @abstractmethod
    def think(self, seconds: float) -> bool:
        """Let the bots think that long and act if it is their turn; return whether they have more to think about."""

    @property
    def can_undo(self) -> bool:
        return bool(self._past) and self._past[-1].card == self.now.card

    @property
    def can_take_back(self) -> bool:
        """Whether an earlier turn of the season can be drawn again."""
        return bool(self._past) and not self.can_undo

    @property
    def can_redo(self) -> bool:
        return bool(self._future)

    def act(self, action: Action) -> None:
        if self.now.waiting:
            raise RuleError("not-your-turn")
        before = self.now.state
        after, events = act(before, action)
        word = format_action(before, action)
        task = before.task
        assert task is not None
        done = task if _is_done(after, task.by) else None
        self._past.append(self.now)
        self._future.clear()
        self.fresh = tuple(events)
        self.now = Position(after, (*self.now.actions, word), done, self.now.log + self.fresh)

    def act_at_once(self, action: Action) -> None:
        """Apply a bot's action: it cannot be undone, and the game continues."""
        self.act(action)
        happened = self.fresh
        if self.now.waiting:
            self.next()
            happened += self.fresh
        self.fresh = happened

    def undo(self) -> None:
        if not self.can_undo:
            raise RuleError("nothing-to-undo")
        self._step(self._past, self._future)

    def take_back(self) -> None:
        """Return to the turn before, whose next card has been seen."""
        if not self.can_take_back:
            raise RuleError("nothing-to-undo")
        self._step(self._past, self._future)

    def redo(self) -> None:
        self._step(self._future, self._past)

    def _step(self, source: list[Position], target: list[Position]) -> None:
        if not source:
            raise RuleError("nothing-to-undo")
        target.append(self.now)
        self.now = source.pop()
        self.fresh = ()


class Session(OnScreen):
    """The positions since the season began. Those since the last reveal can be undone; alone at the table a
    turn before it can be taken back too, and the record says so."""

    undone = 0
    """How often a turn was taken back."""

    def __init__(self, setup: Setup, seed: str, bots: tuple[str, ...] = ()) -> None:
        state, events = advance(new_game(setup, seed))
        super().__init__(Position(state, log=tuple(events)), Opponents(bots, seed), tuple(events))

    @classmethod
    def open(cls, record: Record, bots: tuple[str, ...] = ()) -> Session:
        """The session as it was when the record was saved, undo included."""
        session = cls(record.setup, record.seed, bots)
        for index, word in enumerate(record.actions):
            try:
                session.act(parse_action(session.now.state, word))
            except ValueError as error:
                code = error.code if isinstance(error, NotationError | RuleError) else "record"
                raise RecordError(1, index + 2, f"{word[:20]!r}: {error}", code) from None
            last = index == len(record.actions) - 1
            if session.now.waiting and not (last and record.waiting):
                session.next()
        session.undone = record.undone
        return session

    @property
    def record(self) -> Record:
        state = self.now.state
        return Record(state.setup, state.seed, self.now.actions, self.now.waiting, self.undone)

    @property
    def is_bots_turn(self) -> bool:
        task = self.now.state.task
        return task is not None and not self.now.waiting and self.opponents.acts_for(task.by)

    def next(self) -> None:
        """Advance the game: apply automatic effects and commit the drawing. Then only `take_back` can undo it."""
        if not self.now.waiting:
            raise RuleError("not-your-turn")
        state, events = advance(self.now.state)
        self.fresh = tuple(events)
        log = tuple(event for event in self.now.log + self.fresh if event.season >= state.season - 1)
        goes_on = state.is_solo and not state.over and state.season == self.now.state.season
        self.now = replace(self.now, state=state, done=None, log=log)
        self._future.clear()
        if not goes_on:
            self._past.clear()

    def think(self, seconds: float) -> bool:
        """Let the bots think so long and act if it is their turn; True if they have more to think about."""
        self.fresh = ()
        happened: tuple[Event, ...] = ()
        while True:
            busy = self.opponents.think(self.now.state, seconds)
            action = self.opponents.choice(self.now.state) if self.is_bots_turn else None
            if action is None:
                break
            self.act_at_once(action)
            happened += self.fresh
            seconds = 0.0
        self.fresh = happened
        return busy

    def take_back(self) -> None:
        """Also mark the record for good."""
        super().take_back()
        self.undone = min(self.undone + 1, MOST_UNDONE - 1)


def _is_done(state: State, seat: int) -> bool:
    """Return whether the seat has nothing more to decide before an automatic effect or another seat acts."""
    return not is_asked(state) or state.task is None or state.task.by != seat
