"""Records: a game as text, its deal code and its action texts. Saves, links and replays contain records."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from mapwright.errors import NotationError, RuleError, checked_type
from mapwright.notation.action_text import parse_action
from mapwright.notation.deal_code import format_deal, parse_deal
from mapwright.notation.packing import AWAITS_NEXT_MARK, PACKED_PREFIX, TAKEBACKS_PREFIX, split_trailing_marks, unpack
from mapwright.rules.events import Event
from mapwright.rules.game import act, advance, new_game
from mapwright.rules.setup import MAX_SCREEN_PLAYERS, Setup
from mapwright.rules.state import State

MAX_RECORD_CHARS = 200_000
"""More than the longest game of a hundred players has."""


@dataclass(frozen=True, slots=True)
class Record:
    """A game as its setup, its seed and its action texts."""

    setup: Setup
    seed: str
    action_texts: tuple[str, ...] = ()
    awaits_next: bool = False
    """Whether the last action may still be undone, because the next card is hidden."""
    takebacks: int = 0
    """Number of turns taken back after the next card was revealed."""

    def __str__(self) -> str:
        tokens = [format_deal(self.setup, self.seed), *self.action_texts]
        if self.takebacks:
            tokens.append(f"{TAKEBACKS_PREFIX}{self.takebacks}")
        if self.awaits_next:
            tokens.append(AWAITS_NEXT_MARK)
        return ".".join(tokens)

    def __repr__(self) -> str:
        """Return one line: the deal code and the number of actions."""
        return f"<Record {format_deal(self.setup, self.seed)}, {len(self.action_texts)} actions>"


class RecordError(NotationError):
    """A record cannot be replayed: the line and the number of the token at fault, and the reason."""

    def __init__(self, line: int, token_number: int, reason: str, code: str) -> None:
        super().__init__(f"line {line}, word {token_number}: {reason}", code)
        self.line = line
        self.token_number = token_number
        self.reason = reason


def parse_record(text: str, most_players: int = MAX_SCREEN_PLAYERS) -> Record:
    """Return the record of a text, packed or not; its tokens are separated by dots or white space.

    Raise `NotationError` if it is not a record, or if the game has more than `most_players`.

    >>> from mapwright import parse_record
    >>> parse_record("bA1-harbour.W1aa1")
    <Record bA1-harbour, 1 actions>
    """
    checked_type(text, str, "a record", "record")
    if len(text) > MAX_RECORD_CHARS:
        raise NotationError(f"a record must have at most {MAX_RECORD_CHARS} characters; got {len(text)}", "too-long")
    if text.strip().startswith(PACKED_PREFIX):
        text = unpack(text.strip())
    tokens = [token for token in re.split(r"[.\s]+", text) if token]
    if not tokens:
        raise NotationError("a record must contain a deal code; it is empty", "record")
    setup, seed = parse_deal(tokens[0])
    if setup.players > most_players:
        raise NotationError(f"a record must have at most {most_players} players; got {setup.players}", "too-long")
    action_texts, takebacks, awaits_next = split_trailing_marks(tokens[1:])
    return Record(setup, seed, tuple(action_texts), awaits_next, takebacks)


def replay(record: Record, text: str = "") -> Iterator[tuple[State, list[Event]]]:
    """Yield every state of the game from its first card on, each with the events that led to it.

    Raise `RecordError` if an action is illegal. `text` is the record in its file, which tells the line of the mistake.

    >>> from mapwright import parse_record, replay
    >>> [state.card for state, _ in replay(parse_record("bA1-harbour.W1aa1"))]
    ['great-river', 'rift-lands']
    """
    checked_type(record, Record, "a record", "record")
    state, events = advance(new_game(record.setup, record.seed))
    yield state, events
    for index, action_text in enumerate(record.action_texts):
        try:
            state, events = act(state, parse_action(state, action_text))
        except (NotationError, RuleError) as error:
            reason = f"{action_text[:20]!r}: {error.args[0]}"
            raise RecordError(_line_of(text, index + 1), index + 2, reason, error.code) from None
        if not (record.awaits_next and index == len(record.action_texts) - 1):
            state, automatic_events = advance(state)
            events += automatic_events
        yield state, events


def final_state(record: Record, text: str = "") -> State:
    *_, (state, _) = replay(record, text)
    return state


def _line_of(text: str, index: int) -> int:
    """Return the line of token number `index`, from 0."""
    token_starts = [match.start() for match in re.finditer(r"[^.\s]+", text)]
    return text.count("\n", 0, token_starts[index]) + 1 if index < len(token_starts) else 1
