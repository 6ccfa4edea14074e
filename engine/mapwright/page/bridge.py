"""The entry point of the page: takes one JSON request, returns one JSON response, and never raises.

The handler of a request in `messages/NAME.py` is in `handlers/NAME.py`. That module is imported with the first of its
requests, because modules that few visits need are not part of the first download.
"""

from __future__ import annotations

import json
import traceback
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import get_args, get_type_hints

from mapwright.decoding import decode, parse_json
from mapwright.encoding import encode
from mapwright.errors import NotationError, RuleError
from mapwright.page.handlers import Handler, Handlers
from mapwright.page.messages import coach, export, history, map_tools, play
from mapwright.page.messages.base import Message, encode_response
from mapwright.page.session import CurrentGame, GameSession

MAX_REQUEST_CHARS = 40_000_000
"""Maximum length of a request. Only `statistics`, which contains all stored games, comes near it."""
LATER = ("album", "atlas", "cups", "duel", "groups", "puzzles", "sheets", "table", "workshop")
"""Modules of messages and handlers that are not part of the first download."""


def _requests_in(module: ModuleType) -> dict[str, type[Message]]:
    """Return the request types of a module of messages by their `do`."""
    return {
        name: value
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, Message) and value.__module__ == module.__name__
        for name in get_args(get_type_hints(value).get("do"))
    }


FIRST_REQUESTS = {
    name: kind for module in (play, coach, history, export, map_tools) for name, kind in _requests_in(module).items()
}
"""The type of each request in the first download, by its `do`."""


@cache
def all_requests() -> dict[str, type[Message]]:
    """Return the type of each request by its `do`."""
    later = [import_module(f"mapwright.page.messages.{name}") for name in LATER]
    return FIRST_REQUESTS | {name: kind for module in later for name, kind in _requests_in(module).items()}


class Bridge:
    """Handles the requests about one open game."""

    def __init__(self) -> None:
        self._game = CurrentGame()
        self._handlers: Handlers = {}

    def dispatch(self, text: str) -> str:
        return json.dumps(self.handle(text), default=encode, separators=(",", ":"))

    def handle(self, text: str) -> dict[str, object]:
        """Return the response to a JSON text; every exception becomes an error response."""
        try:
            message = _parse_request(text)
            do = str(message["do"])
            kind, handler = self.handler(do)
            return encode_response(handler(decode(kind, message, "message", do)))
        except (NotationError, RuleError) as error:
            return _error_response(error.code, error.args[0])
        except ModuleNotFoundError as error:  # the page downloads it and sends the request again
            return _error_response("not-loaded", f"{error.name} is not loaded here")
        except Exception:  # a defect of the engine; the page still has the record
            return _error_response("engine", traceback.format_exc(limit=-4))

    def handler(self, do: str) -> tuple[type[Message], Handler]:
        """Return the type and the handler of a request by its `do`."""
        requests = FIRST_REQUESTS if do in FIRST_REQUESTS else all_requests()
        if do not in requests:
            raise NotationError(f"{do[:40]!r} is no message", "message")
        kind = requests[do]
        if kind not in self._handlers:
            name = kind.__module__.rpartition(".")[2]
            self._handlers |= import_module(f"mapwright.page.handlers.{name}").handlers(self._game)
        return kind, self._handlers[kind]

    def session(self) -> GameSession:
        return self._game.session


def _parse_request(text: str) -> dict[str, object]:
    """Return the request as an object with a text `do`. Raise `NotationError` if it is malformed or too long."""
    if len(text) > MAX_REQUEST_CHARS:
        raise NotationError(f"a message of {len(text)} characters is too long", "too-long")
    message = parse_json(text, "message")
    if not isinstance(message, dict) or not isinstance(message.get("do"), str):
        raise NotationError('a message is an object with a text "do"', "message")
    return message


def _error_response(code: str, detail: str) -> dict[str, object]:
    return {"ok": False, "error": {"code": code, "detail": detail[:2000]}}


dispatch = Bridge().dispatch
"""The one function the worker exports."""
