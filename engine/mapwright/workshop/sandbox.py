"""A custom bot's side of the workshop: an interpreter for one source text, which answers questions with actions.

Everything here is in the hands of the bot. The page takes nothing from it but the word of an action, what was printed
and a mistake, and the game's own engine judges the action.
"""

from __future__ import annotations

import json
import sys
from typing import IO, TypedDict

from mapwright.bots import Bot, BotMaker, Budget
from mapwright.bots.guests import GuestError
from mapwright.notation.notation import format_action
from mapwright.workshop.guard import RefusedError, TooSlowError, load_guarded
from mapwright.workshop.said import Said
from mapwright.workshop.sight import unpacked

NAME = "bot.py"
"""What a guest's file is called in its tracebacks."""
LONGEST = 100_000
"""Characters of a guest's text."""
LONGEST_NAME = 100
"""Characters of the name of an error."""
QUESTION, ANSWER = "/question", "/answer"
"""The two files by which the page and this interpreter communicate."""


class Question(TypedDict):
    """What the page asks. The bot is made again for another `game` of its seat."""

    source: str
    seat: int
    game: int
    lot: str
    sight: str


class Guest:
    """The bots of one source text: one for each seat that it has at the table."""

    def __init__(self) -> None:
        self._said = Said()
        self._make: BotMaker | None = None
        self._bots: dict[int, tuple[int, Bot]] = {}

    def answer(self, text: str) -> str:
        """Return the bot's action, or its mistake, as JSON, with what it printed."""
        before, sys.stderr = sys.stderr, self._said
        try:
            found: dict[str, object] = {"action": self._choose(json.loads(text))}
        except GuestError as error:
            found = {"failed": told(error)}
        except MemoryError:
            found = {"failed": {"kind": "memory", "line": None, "name": "", "shown": ""}}
        finally:
            sys.stderr = before
        said, cut = self._said.take()
        return json.dumps({**found, "said": said, "cut": cut})

    def _choose(self, asked: Question) -> str:
        state = unpacked(asked["sight"])
        game, bot = self._bots.get(asked["seat"], (None, None))
        if bot is None or game != asked["game"]:
            self._make = self._make or load_guarded(NAME, asked["source"][:LONGEST], self._said)
            bot = self._make(asked["lot"], Budget())
            self._bots[asked["seat"]] = asked["game"], bot
        return format_action(state, bot.choose(state))


def told(error: GuestError) -> dict[str, object]:
    """Return a guest's mistake as a kind, a line and the words that belong to it; the page words it."""
    cause = error.cause
    return {
        "kind": _kind(error),
        "line": error.line,
        "name": type(cause).__name__[:LONGEST_NAME] if cause else "",
        "shown": error.shown,
    }


def _kind(error: GuestError) -> str:
    cause = error.cause
    if error.kind == "illegal":
        return "illegal"
    kinds = ((TooSlowError, "slow"), (RefusedError, "refused"), (SyntaxError, "syntax"), (MemoryError, "memory"))
    for found, kind in kinds:
        if isinstance(cause, found):
            return kind
    return "raised" if cause else error.kind


_guest = Guest()
_answers: list[IO[bytes]] = []


def open_answers() -> int:
    """Open the file for answers and return its number: later, nothing can be opened for writing."""
    _answers.append(open(ANSWER, "wb", buffering=0))  # noqa: SIM115
    return _answers[0].fileno()


def serve() -> None:
    """Answer the question that is in its file."""
    with open(QUESTION, encoding="utf-8") as file:
        text = file.read()
    _answers[0].write(_guest.answer(text).encode())
