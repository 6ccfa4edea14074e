"""Plays by ear: nothing is known but the role and name of what has the focus, and what the live region says.

Both are what the browser passes to a screen reader. The page's own state serves only to wait for it.
"""

from __future__ import annotations

import re
import time
from typing import Protocol

from playwright.sync_api import Page

from hands import FRAMES
from page_state import wait_for

Heard = tuple[str, str]
ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
SAID = """() => [...document.querySelectorAll('[aria-live="polite"], [role="status"]')]
  .map((region) => region.textContent.trim()).join(' ')"""
# What was said before the next key does not count. The key itself clears it: words may come until then.
HUSH = """() => addEventListener('keydown', () => { document.getElementById('live').textContent = ''; },
  { once: true, capture: true })"""
FITS = re.compile(r"(?P<terrain>\w+), \d+ cells?, (?P<cell>[A-K]\d+).* Fits\.")
# What a listener goes through by jumping from one to the next.
CONTROLS = "button:not([data-cell]), a[href], input, select, summary, h1, h2"


class Listener(Protocol):
    """A page that reports what a screen reader hears of it."""

    def focused(self) -> Heard: ...

    def told(self, selector: str) -> list[Heard]: ...


class ChromiumListener:
    """By the accessibility tree of Chromium."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._tools = page.context.new_cdp_session(page)
        self._tools.send("Accessibility.enable")

    def focused(self) -> Heard:
        return self._heard("document.activeElement")

    def told(self, selector: str) -> list[Heard]:
        shown = "(one) => one.getClientRects().length"
        all_shown = f"[...document.querySelectorAll({selector!r})].filter({shown})"
        count = int(self._page.evaluate(f"{all_shown}.length"))
        return [self._heard(f"{all_shown}[{index}]") for index in range(count)]

    def _heard(self, expression: str) -> Heard:
        handle = self._tools.send("Runtime.evaluate", {"expression": expression})["result"]["objectId"]
        asked = {"objectId": handle, "fetchRelatives": False}
        node = self._tools.send("Accessibility.getPartialAXTree", asked)["nodes"][0]
        return tuple(str(node.get(what, {}).get("value", "")) for what in ("role", "name"))  # type: ignore[return-value]


class ByEar:
    """A player with a keyboard who does not look."""

    def __init__(self, page: Page, listener: Listener) -> None:
        self.page, self.listener = page, listener
        self.inked = self.seasons = 0

    def said(self) -> str:
        return str(self.page.evaluate(SAID))

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def tab_to(self, role: str) -> Heard:
        """On with Tab until such a thing has the focus. Nothing on the way may be without a name."""
        for _ in range(80):
            heard = self.listener.focused()
            if heard[0] == role:
                return heard
            self.press("Tab")
            now = self.listener.focused()
            assert now[1] or now[0] not in ("button", "link", "gridcell"), f"a {now[0]} without a name"
        raise AssertionError(f"Tab reaches no {role}")

    def fit(self) -> re.Match[str]:
        """A new card lies where it fits. Another place is tried; if none is heard of, back it goes."""
        way: list[int] = []
        for step in (0, 0, 1, 2):
            arrow = (self.inked + step) % 4
            if not self.step(arrow):
                continue
            way.append(arrow)
            if found := self.verdict():
                return found
        for arrow in reversed(way):
            self.step((arrow + 2) % 4)
        found = self.verdict()
        assert found, f"it fitted here before: {self.said()!r}"
        return found

    def step(self, arrow: int) -> bool:
        """One cell along; False at the border of the map."""
        before = self.listener.focused()
        self.page.evaluate(HUSH)
        self.press(ARROWS[arrow])
        end = time.monotonic() + 0.5  # the focus follows the shape, late on a busy machine
        while self.listener.focused() == before and time.monotonic() < end:
            self.page.evaluate(FRAMES)
        return self.listener.focused() != before

    def verdict(self) -> re.Match[str] | None:
        """What is said once the shape has come to rest; the words on the way to it say nothing of fitting."""
        end = time.monotonic() + 10
        while time.monotonic() < end:
            said = self.said()
            if found := FITS.search(said):
                return found
            if "Does not fit." in said:
                return None
            self.page.evaluate(FRAMES)
        raise AssertionError(f"no word about the shape: {self.said()!r}")

    def turn(self) -> None:
        """One card: brought to a place that is said to fit, inked, heard on the map, and on to the next."""
        self.tab_to("gridcell")
        found = self.fit()
        self.press("Enter")
        self.inked += 1
        wait_for(self.page, "choose", "season")
        role, name = self.listener.focused()
        assert role == "gridcell" and found["terrain"].lower() in name, f"{name!r} after {found[0]!r}"
        self.go_on()

    def go_on(self) -> None:
        self.page.evaluate(HUSH)
        self.press("Enter")

    def play(self, seasons: int) -> None:
        """Plays so many seasons, or to the end of the game."""
        while self.seasons < seasons:
            state = wait_for(self.page, "draw", "choose", "season", "final", patience=60)
            if state == "season":
                self.end_season()
            elif state == "choose":
                self.go_on()
            else:
                self.turn()

    def end_season(self) -> None:
        """The count is heard, and the button that continues has the focus."""
        if "data-counting" in str(
            self.page.evaluate("document.querySelector('.tally')?.outerHTML.slice(0, 200) ?? ''")
        ):
            self.press("Enter")
        role, name = self.listener.focused()
        assert role == "button" and name, (role, name)
        assert "star" in self.said(), self.said()
        self.seasons += 1
        self.go_on()
        wait_for(self.page, "draw", "choose", "final", patience=60)


def play_by_ear(page: Page, listener: Listener, deal: str, seasons: int = 4) -> ByEar:
    """So many seasons; no control on the way is without a name. In the end there is a heading and the stars."""
    page.goto(f"/?lang=en&deal={deal}")
    wait_for(page, "draw", patience=60)
    nameless = [heard for heard in listener.told(CONTROLS) if not heard[1]]
    assert nameless == [], "controls without a name"
    ears = ByEar(page, listener)
    ears.play(seasons)
    if seasons < 4:
        return ears
    headings = [name for role, name in listener.told("h1, h2") if role == "heading"]
    assert headings and all(headings)
    assert any(role == "button" and name == "Play again" for role, name in listener.told("button"))
    return ears
