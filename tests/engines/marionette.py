"""Firefox's own remote control, in the terms of WebDriver: it can touch, and report what a screen reader gets.

Playwright's way into Firefox has neither. The protocol is JSON on a socket, each message after its length.
"""

from __future__ import annotations

import itertools
import json
import re
import socket
from contextlib import suppress
from typing import Any

from polling import poll
from webdriver import Refused

COMMANDS = {
    "POST /url": "Navigate",
    "GET /url": "GetCurrentURL",
    "POST /refresh": "Refresh",
    "POST /timeouts": "SetTimeouts",
    "POST /execute/async": "ExecuteAsyncScript",
    "POST /actions": "PerformActions",
    "POST /window/rect": "SetWindowRect",
    "GET /screenshot": "TakeScreenshot",
    "POST /frame": "SwitchToFrame",
    "GET /element/active": "GetActiveElement",
    "POST /elements": "FindElements",
    "POST /element/*/click": "ElementClick",
    "GET /element/*/computedrole": "GetComputedRole",
    "GET /element/*/computedlabel": "GetComputedLabel",
    "DELETE ": "DeleteSession",
}


class Marionette:
    """The same as `webdriver.Session`, over a socket."""

    def __init__(self, port: int) -> None:
        self._stream = connect(port).makefile("rwb")
        self._numbers = itertools.count(1)
        self._read()  # who it is
        self.capabilities = self._ask("NewSession", {})["capabilities"]

    def send(self, method: str, path: str, **body: Any) -> Any:
        match = re.fullmatch(r"(/element/)([^/]+)(/.+)", path)
        if match:
            path, body = f"{match[1]}*{match[3]}", {"id": match[2]}
        answer = self._ask(COMMANDS[f"{method} {path}"], body)
        return answer["value"] if isinstance(answer, dict) and set(answer) == {"value"} else answer

    def _ask(self, command: str, body: dict[str, Any]) -> Any:
        text = json.dumps([0, next(self._numbers), f"WebDriver:{command}", body]).encode()
        self._stream.write(b"%d:%s" % (len(text), text))
        self._stream.flush()
        _, _, error, answer = self._read()
        if error:
            raise Refused(f"{error['error']}: {error['message']}")
        return answer

    def _read(self) -> Any:
        size = b""
        while not size.endswith(b":"):
            size += self._stream.read(1)
        return json.loads(self._stream.read(int(size[:-1])))


def connect(port: int) -> socket.socket:
    def connected() -> socket.socket | None:
        with suppress(OSError):
            return socket.create_connection(("127.0.0.1", port), timeout=180)
        return None

    return poll(connected, "answer of Firefox", 60)
