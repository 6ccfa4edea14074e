"""A game as text: its deal code and its actions, nothing else. Saves, links, replays and reports are that text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from mapwright.errors import NotationError, RuleError
from mapwright.notation.notation import LONGEST_RECORD, format_deal, parse_action, parse_deal
from mapwright.notation.packing import MARK, UNDONE, WAITING, split_marks, unpack
from mapwright.rules.events import Event
from mapwright.rules.game import act, advance, new_game
from mapwright.rules.setup import MOST_ON_A_SCREEN, Setup
from mapwright.rules.state import State


@dataclass(frozen=True, slots=True)
class Record:
    """A game as its deal and its actions."""

    setup: Setup
    seed: str
    actions: tuple[str, ...] = ()
    waiting: bool = False
    undone: int = 0
    """How often a turn was taken back after the next card had been seen."""

    def __str__(self) -> str:
        words = [format_deal(self.setup, self.seed), *self.actions]
        if self.undone:
            words.append(f"{UNDONE}{self.undone}")
        if self.waiting:
            words.append(WAITING)
        return ".".join(words)


class RecordError(NotationError):
    """A record that cannot be replayed: where it goes wrong and why."""

    def __init__(self, line: int, word: int, why: str, code: str) -> None:
        super().__init__(f"line {line}, word {word}: {why}", code)
        self.line = line
        self.word = word
        self.why = why


def parse_record(text: str, most_players: int = MOST_ON_A_SCREEN) -> Record:
    """Return the record of a text, packed or not; words are split by dots or white space.

    Raise `NotationError` if it is not one, or if more than `most_players` sit at the table.
    """
    if len(text) > LONGEST_RECORD:
        raise NotationError(f"a record must have at most {LONGEST_RECORD} characters; got {len(text)}", "too-long")
    if text.strip().startswith(MARK):
        text = unpack(text.strip())
    words = [word for word in re.split(r"[.\s]+", text) if word]
    if not words:
        raise NotationError("a record must contain a deal code; it is empty", "record")
    setup, seed = parse_deal(words[0])
    if setup.players > most_players:
        raise NotationError(f"a record must have at most {most_players} players; got {setup.players}", "too-long")
    actions, undone, waiting = split_marks(words[1:])
    return Record(setup, seed, tuple(actions), waiting, undone)


def replay(record: Record, text: str = "") -> Iterator[tuple[State, list[Event]]]:
    """Yield every state of the game from its first card on, each with what happened on the way to it.

    `text` is the record as it was read, from which `RecordError` takes the line of a mistake.
    """
    state, events = advance(new_game(record.setup, record.seed))
    yield state, events
    for index, word in enumerate(record.actions):
        try:
            state, events = act(state, parse_action(state, word))
        except (NotationError, RuleError) as error:
            why = f"{word[:20]!r}: {error.args[0]}"
            raise RecordError(_line_of(text, index + 1), index + 2, why, error.code) from None
        if not (record.waiting and index == len(record.actions) - 1):
            state, more = advance(state)
            events += more
        yield state, events


def final_state(record: Record, text: str = "") -> State:
    *_, (state, _) = replay(record, text)
    return state


def _line_of(text: str, index: int) -> int:
    """The line on which word number `index` (from 0) stands."""
    found = [match.start() for match in re.finditer(r"[^.\s]+", text)]
    return text.count("\n", 0, found[index]) + 1 if index < len(found) else 1
