"""A record frame by frame, for a replay: what each action led to, and the record up to there."""

from __future__ import annotations

from dataclasses import dataclass

from mapwright.notation.record import Record, replay
from mapwright.rules.events import Event
from mapwright.rules.state import State


@dataclass(frozen=True, slots=True)
class Frame:
    """One step: the action that led here, and the events that followed."""

    record: Record
    action_text: str
    state: State
    events: tuple[Event, ...]


def frames(record: Record) -> list[Frame]:
    """Return every point at which a player had to decide, and the end."""
    steps = []
    for index, (state, events) in enumerate(replay(record)):
        so_far = Record(record.setup, record.seed, record.action_texts[:index])
        word = record.action_texts[index - 1] if index else ""
        steps.append(Frame(so_far, word, state, tuple(events)))
    return steps
