"""Chromium by its own remote control, in the words of WebDriver, with nothing of it watched.

Watching the network, as Playwright does, makes Chromium keep a copy of every file in the process of the page:
thirty megabytes that no player has. The protocol is JSON on two pipes, each message with a zero byte after it.
"""

from __future__ import annotations

import itertools
import json
import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import environment
from chromium import CHROMIUM_FLAGS
from webdriver import DrivenPage, Refused

ESCAPE = "\ue00c"
"""WebDriver's letter for it."""
MOUSE = {"pointerMove": "mouseMoved", "pointerDown": "mousePressed", "pointerUp": "mouseReleased"}


class Devtools:
    """The same as `webdriver.Session`, as far as the benches need it."""

    def __init__(self, read: int, write: int) -> None:
        self._in, self._out = os.fdopen(read, "rb", buffering=0), os.fdopen(write, "wb", buffering=0)
        self._numbers, self._rest, self._at = itertools.count(1), b"", {"x": 0, "y": 0}
        self._session: str | None = None
        [page] = [one for one in self.ask("Target.getTargets")["targetInfos"] if one["type"] == "page"]
        self._session = self.ask("Target.attachToTarget", targetId=page["targetId"], flatten=True)["sessionId"]

    def send(self, method: str, path: str, **body: Any) -> Any:
        match f"{method} {path}":
            case "POST /url":
                self.ask("Page.navigate", url=body["url"])
            case "POST /window/rect":
                self.ask("Emulation.setDeviceMetricsOverride", **body, deviceScaleFactor=1, mobile=False)
            case "POST /execute/async":
                return self._run(body["script"])
            case "POST /actions":
                [device] = body["actions"]
                for action in device["actions"]:
                    self._press(action) if device["type"] == "key" else self._point(action)
            case "POST /timeouts":  # there are none
                pass
            case unknown:
                raise Refused(unknown)
        return None

    def _run(self, script: str) -> Any:
        promise = f"new Promise((done) => (function () {{ {script} }})(done))"
        answer = self.ask("Runtime.evaluate", expression=promise, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in answer:
            raise Refused(str(answer["exceptionDetails"]))
        return answer["result"].get("value")

    def _press(self, action: dict[str, Any]) -> None:
        letter = action["value"]
        is_escape = letter == ESCAPE
        key = {"key": "Escape", "code": "Escape"} if is_escape else {"key": letter, "code": f"Key{letter.upper()}"}
        self.ask("Input.dispatchKeyEvent", type=action["type"], **key)

    def _point(self, action: dict[str, Any]) -> None:
        self._at |= {name: action[name] for name in ("x", "y") if name in action}
        pressed = {} if action["type"] == "pointerMove" else {"button": "left", "clickCount": 1}
        self.ask("Input.dispatchMouseEvent", type=MOUSE[action["type"]], **self._at, **pressed)

    def ask(self, command: str, **parameters: Any) -> Any:
        number = next(self._numbers)
        message = {"id": number, "method": command, "params": parameters}
        if self._session:
            message["sessionId"] = self._session
        self._out.write(json.dumps(message).encode() + b"\0")
        while True:
            answer = self._read()
            if answer.get("id") == number:
                break
        if "error" in answer:
            raise Refused(f"{command}: {answer['error']['message']}")
        return answer["result"]

    def _read(self) -> dict[str, Any]:
        while b"\0" not in self._rest:
            more = self._in.read(1 << 16)
            if not more:
                raise Refused("Chromium has ended")
            self._rest += more
        text, _, self._rest = self._rest.partition(b"\0")
        answer: dict[str, Any] = json.loads(text)
        return answer


@contextmanager
def chromium(address: str, folder: Path) -> Iterator[tuple[DrivenPage, int]]:
    """A page that no tool watches, and the process of its browser."""
    theirs_in, ours_out = os.pipe()
    ours_in, theirs_out = os.pipe()
    words = ["--headless", "--remote-debugging-pipe", f"--user-data-dir={folder}", *CHROMIUM_FLAGS]
    # Chromium reads from descriptor 3 and writes to descriptor 4.
    command = ["sh", "-c", f'exec "$0" "$@" 3<&{theirs_in} 4>&{theirs_out}', environment.find_chromium() or "", *words]
    pipes = [theirs_in, theirs_out]
    browser = subprocess.Popen([*command, "about:blank"], pass_fds=pipes, stderr=subprocess.DEVNULL)
    for end in pipes:
        os.close(end)
    try:
        yield DrivenPage(Devtools(ours_in, ours_out), address), browser.pid
    finally:
        browser.terminate()
        browser.wait()
