"""The interpreter of a custom bot: it answers requests of the page with actions.

The bot can change everything here. The page takes only action texts, output and mistakes from it, and its own engine
checks the actions.
"""

from __future__ import annotations

import json
import sys
from typing import IO, NotRequired, TypedDict

from mapwright.bots import Bot, BotFactory, Budget
from mapwright.bots.custom_bots import CustomBotError
from mapwright.notation.action_text import format_action
from mapwright.workshop.bot_limits import BlockedImportError, TimeLimitExceeded, load_limited
from mapwright.workshop.bot_view import deserialize
from mapwright.workshop.output import CapturedOutput

BOT_FILE = "bot.py"
"""File name of a bot in its tracebacks."""
MAX_SOURCE_CHARS = 100_000
"""Maximum number of characters of a bot's source."""
MAX_NAME_CHARS = 100
"""Maximum number of characters of the name of an error or of a function."""
QUESTION, ANSWER = "/question", "/answer"
"""The files by which the page sends requests and this interpreter sends responses."""


class BotRequest(TypedDict):
    """A request for an action. For another `game` of a seat a new bot is made.

    In the workshop, a bot may think longer on a slow processor; in a game, other players wait for it.
    """

    source: str
    seat: int
    game: int
    bot_seed: str
    bot_view: str
    in_workshop: NotRequired[bool]


class BotRunner:
    """The bots of one source, one for each seat that they have in the game."""

    def __init__(self) -> None:
        self._output = CapturedOutput()
        self._make: BotFactory | None = None
        self._bots: dict[int, tuple[int, Bot]] = {}

    def answer(self, text: str) -> str:
        """Return the bot's action, or its mistake, as JSON, with what it printed."""
        stderr, sys.stderr = sys.stderr, self._output
        try:
            result: dict[str, object] = {"action": self._choose(json.loads(text))}
        except CustomBotError as error:
            result = {"failed": error_json(error)}
        except MemoryError:
            result = {"failed": {"kind": "memory", "line": None, "name": "", "quoted": "", "frames": []}}
        finally:
            sys.stderr = stderr
        output, cut = self._output.drain()
        return json.dumps({**result, "output": output, "cut": cut})

    def _choose(self, request: BotRequest) -> str:
        state = deserialize(request["bot_view"])
        game, bot = self._bots.get(request["seat"], (None, None))
        if bot is None or game != request["game"]:
            source, is_patient = request["source"][:MAX_SOURCE_CHARS], request.get("in_workshop", False)
            self._make = self._make or load_limited(BOT_FILE, source, self._output, is_patient)
            bot = self._make(request["bot_seed"], Budget())
            self._bots[request["seat"]] = request["game"], bot
        return format_action(state, bot.choose(state))


def error_json(error: CustomBotError) -> dict[str, object]:
    """Return a bot's mistake as a JSON object; the page makes a sentence of its kind."""
    cause = error.cause
    return {
        "kind": _kind(error),
        "line": error.line,
        "name": type(cause).__name__[:MAX_NAME_CHARS] if cause else "",
        "quoted": error.quoted,
        "frames": [{"line": line, "function": name[:MAX_NAME_CHARS]} for line, name in error.frames],
    }


def _kind(error: CustomBotError) -> str:
    """Return the kind of a mistake for the page, which distinguishes some exceptions of the bot's code."""
    cause = error.cause
    if error.mistake == "illegal":
        return "illegal"
    kinds = (
        (TimeLimitExceeded, "slow"),
        (BlockedImportError, "refused"),
        (SyntaxError, "syntax"),
        (MemoryError, "memory"),
    )
    for exception, kind in kinds:
        if isinstance(cause, exception):
            return kind
    return "raised" if cause else error.mistake


_runner = BotRunner()
_response_files: list[IO[bytes]] = []


def open_answers() -> int:
    """Open the file for responses and return its number; the page then forbids opening files for writing."""
    _response_files.append(open(ANSWER, "wb", buffering=0))  # noqa: SIM115
    return _response_files[0].fileno()


def serve() -> None:
    """Read a request and write its response."""
    with open(QUESTION, encoding="utf-8") as file:
        text = file.read()
    _response_files[0].write(_runner.answer(text).encode())
