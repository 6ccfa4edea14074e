"""The part of the WebDriver protocol that the drivers need, behind the methods of Playwright's page that they call.

The protocol is a dozen JSON requests, and the usual library for it brings thirteen packages.
"""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from base64 import b64decode
from pathlib import Path
from typing import Any, Protocol

from polling import poll

KEYS = {
    "Enter": "\ue007", "Tab": "\ue004", "Escape": "\ue00c",
    "ArrowLeft": "\ue012", "ArrowUp": "\ue013", "ArrowRight": "\ue014", "ArrowDown": "\ue015",
}  # fmt: skip
# What Playwright understands: an expression or a function, and a promise is waited for.
SCRIPT = """const done = arguments[arguments.length - 1];
const value = (%s);
Promise.resolve(typeof value === 'function' ? value(...JSON.parse(%s)) : value)
  .then((answer) => done([true, answer ?? null]), (error) => done([false, String(error)]));"""
FIND = """([selector, index]) => {
  const element = [...document.querySelectorAll(selector)].filter((one) => one.getClientRects().length)[index];
  if (!element) return null;
  element.scrollIntoView({ block: 'nearest' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""
SHOWN = """(selector) => [...document.querySelectorAll(selector)].map((one) => one.getClientRects().length > 0)"""
PATIENCE = 30


class Refused(Exception):
    """The browser's answer to a command that it did not carry out."""


class Driver(Protocol):
    """The receiver of WebDriver commands."""

    def send(self, method: str, path: str, **body: Any) -> Any: ...


class Session:
    """One window: commands go there by name."""

    def __init__(self, address: str, capabilities: dict[str, Any]) -> None:
        self._address = f"{address}/session"
        answer = self.send("POST", "", capabilities={"alwaysMatch": capabilities})
        self._address += f"/{answer['sessionId']}"
        self.capabilities: dict[str, Any] = answer["capabilities"]

    def send(self, method: str, path: str, **body: Any) -> Any:
        data = json.dumps(body).encode() if method == "POST" else None
        headers = {"Content-Type": "application/json"}
        request = urllib.request.Request(self._address + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=120) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise Refused(error.read().decode()) from None


class Keys:
    def __init__(self, session: Driver) -> None:
        self._session = session

    def press(self, key: str) -> None:
        value = KEYS.get(key, key)
        strokes = [{"type": kind, "value": value} for kind in ("keyDown", "keyUp")]
        self._session.send("POST", "/actions", actions=[{"type": "key", "id": "keys", "actions": strokes}])


class Pointer:
    def __init__(self, session: Driver) -> None:
        self._session = session

    def move(self, x: float, y: float) -> None:
        self._act({"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0})

    def down(self) -> None:
        self._act({"type": "pointerDown", "button": 0})

    def up(self) -> None:
        self._act({"type": "pointerUp", "button": 0})

    def click(self, x: float, y: float) -> None:
        self.move(x, y)
        self.down()
        self.up()

    def _act(self, *actions: dict[str, Any]) -> None:
        pointer = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": list(actions)}
        self._session.send("POST", "/actions", actions=[pointer])


class Locator:
    """Elements by a selector; `SELECTOR >> nth=N` is one of them."""

    def __init__(self, page: DrivenPage, selector: str) -> None:
        self._page = page
        self._selector, _, nth = selector.partition(" >> nth=")
        self._nth = int(nth or 0)

    @property
    def first(self) -> Locator:
        return self

    def click(self) -> None:
        """In a frame drivers count points from different corners; they all find the element."""
        point = self._point()
        if self._page.framed:
            self._page.click_on(self._selector, self._nth)
        else:
            self._page.mouse.click(*point)

    def wait_for(self) -> None:
        self._point()

    def count(self) -> int:
        return int(self._page.evaluate("(selector) => document.querySelectorAll(selector).length", self._selector))

    def inner_text(self) -> str:
        return str(self._page.evaluate("(selector) => document.querySelector(selector).innerText", self._selector))

    def evaluate(self, script: str) -> Any:
        return self._page.evaluate(f"(selector) => ({script})(document.querySelector(selector))", self._selector)

    def evaluate_all(self, script: str) -> Any:
        on_all = f"(selector) => ({script})([...document.querySelectorAll(selector)])"
        return self._page.evaluate(on_all, self._selector)

    def _point(self) -> tuple[float, float]:
        """The middle of the element, once it is there and stays where it is."""
        before = None

        def still() -> tuple[float, float] | None:
            nonlocal before
            current = self._page.evaluate(FIND, [self._selector, self._nth])
            before, last = current, before
            return (current[0], current[1]) if current and current == last else None

        return poll(still, self._selector, PATIENCE)


class DrivenPage:
    """A page behind a WebDriver."""

    def __init__(self, session: Driver, address: str) -> None:
        self._session, self.address = session, address
        self.keyboard, self.mouse = Keys(session), Pointer(session)
        self.framed = False
        session.send("POST", "/timeouts", script=120_000, pageLoad=60_000)

    @property
    def url(self) -> str:
        return str(self._session.send("GET", "/url"))

    def goto(self, path: str) -> None:
        self._session.send("POST", "/url", url=path if path.startswith("http") else self.address + path)

    def reload(self) -> None:
        self._session.send("POST", "/refresh")

    def evaluate(self, script: str, argument: Any = None) -> Any:
        text = SCRIPT % (script, json.dumps(json.dumps([] if argument is None else [argument])))
        well, answer = self._session.send("POST", "/execute/async", script=text, args=[])
        if not well:
            raise Refused(answer)
        return answer

    def locator(self, selector: str) -> Locator:
        return Locator(self, selector)

    def set_viewport_size(self, size: dict[str, int]) -> None:
        self._session.send("POST", "/window/rect", **size)

    def screenshot(self, path: str | Path) -> None:
        Path(path).write_bytes(b64decode(self._session.send("GET", "/screenshot")))

    def enter(self, frame: int | None) -> None:
        """Everything from now on is meant for that frame of the page, or with None for the page itself."""
        self._session.send("POST", "/frame", id=frame)
        self.framed = frame is not None

    def click_on(self, selector: str, nth: int) -> None:
        elements = self._session.send("POST", "/elements", **{"using": "css selector", "value": selector})
        [name] = elements[nth].values()
        self._session.send("POST", f"/element/{name}/click")

    def focused(self) -> tuple[str, str]:
        """The role and the name of what has the focus, as this browser passes them to a screen reader."""
        return self._told(self._session.send("GET", "/element/active"))

    def roles_and_names(self, selector: str) -> list[tuple[str, str]]:
        """The same of everything that is shown of a selector, in the order of the document."""
        elements = self._session.send("POST", "/elements", **{"using": "css selector", "value": selector})
        is_visible = self.evaluate(SHOWN, selector)
        return [self._told(one) for one, is_shown in zip(elements, is_visible, strict=True) if is_shown]

    def _told(self, element: dict[str, str]) -> tuple[str, str]:
        [name] = element.values()
        role, label = (self._session.send("GET", f"/element/{name}/computed{what}") for what in ("role", "label"))
        return role, label

    def close(self) -> None:
        self._session.send("DELETE", "")
