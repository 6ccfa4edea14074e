"""A player with a screen reader, who knows the role and name of the focus and what the live region announces.

Both are what the browser passes to a screen reader. The page's own state serves only to wait for it.
"""

from __future__ import annotations

import re
import time
from typing import Protocol

from playwright.sync_api import Page

from driver.controls import TWO_FRAMES
from driver.page_state import wait_for

RoleAndName = tuple[str, str]
ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
ANNOUNCED = """() => [...document.querySelectorAll('[aria-live="polite"], [role="status"]')]
  .map((region) => region.textContent.trim()).join(' ')"""
# A key clears what was announced before it.
CLEAR_ANNOUNCEMENT_ON_KEY = """() => {
  const clear = () => { document.getElementById('live').textContent = ''; };
  addEventListener('keydown', clear, { once: true, capture: true });
}"""
FITS = re.compile(r"(?P<terrain>\w+), \d+ cells?, (?P<cell>[A-K]\d+).* Fits\.")
# Roles between which users of screen readers jump.
CONTROLS = "button:not([data-cell]), a[href], input, select, summary, h1, h2"


class AccessibilityReader(Protocol):
    """What a browser passes to screen readers about a page."""

    def focused(self) -> RoleAndName: ...

    def roles_and_names(self, selector: str) -> list[RoleAndName]: ...


class ChromiumAccessibility:
    """Read the role and the name of the focus from Chromium's accessibility tree."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._tools = page.context.new_cdp_session(page)
        self._tools.send("Accessibility.enable")

    def focused(self) -> RoleAndName:
        return self._heard("document.activeElement")

    def roles_and_names(self, selector: str) -> list[RoleAndName]:
        is_visible = "(one) => one.getClientRects().length"
        all_shown = f"[...document.querySelectorAll({selector!r})].filter({is_visible})"
        count = int(self._page.evaluate(f"{all_shown}.length"))
        return [self._heard(f"{all_shown}[{index}]") for index in range(count)]

    def _heard(self, expression: str) -> RoleAndName:
        handle = self._tools.send("Runtime.evaluate", {"expression": expression})["result"]["objectId"]
        request = {"objectId": handle, "fetchRelatives": False}
        node = self._tools.send("Accessibility.getPartialAXTree", request)["nodes"][0]
        return tuple(str(node.get(what, {}).get("value", "")) for what in ("role", "name"))  # type: ignore[return-value]


class ScreenReaderPlayer:
    """A player with a keyboard who does not look."""

    def __init__(self, page: Page, listener: AccessibilityReader) -> None:
        self.page, self.listener = page, listener
        self.inked = self.seasons = 0

    def announced(self) -> str:
        return str(self.page.evaluate(ANNOUNCED))

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def tab_to(self, role: str) -> RoleAndName:
        """Press Tab until a control of that role and name has the focus. Every control on the way must have a name."""
        for _ in range(80):
            focused = self.listener.focused()
            if focused[0] == role:
                return focused
            self.press("Tab")
            next_focused = self.listener.focused()
            assert next_focused[1] or next_focused[0] not in ("button", "link", "gridcell"), (
                f"a {next_focused[0]} without a name"
            )
        raise AssertionError(f"Tab reaches no {role}")

    def fit(self) -> re.Match[str]:
        """Try another place than the one where a new card lies; move back if none is announced."""
        way: list[int] = []
        for step in (0, 0, 1, 2):
            arrow = (self.inked + step) % 4
            if not self.step(arrow):
                continue
            way.append(arrow)
            if announcement := self.verdict():
                return announcement
        for arrow in reversed(way):
            self.step((arrow + 2) % 4)
        announcement = self.verdict()
        assert announcement, f"it fitted here before: {self.announced()!r}"
        return announcement

    def step(self, arrow: int) -> bool:
        """Move one cell; return False at the border of the map."""
        before = self.listener.focused()
        self.page.evaluate(CLEAR_ANNOUNCEMENT_ON_KEY)
        self.press(ARROWS[arrow])
        end = time.monotonic() + 0.5  # the focus follows the shape, late on a busy machine
        while self.listener.focused() == before and time.monotonic() < end:
            self.page.evaluate(TWO_FRAMES)
        return self.listener.focused() != before

    def verdict(self) -> re.Match[str] | None:
        """Return the announcement after the shape has come to rest; earlier ones do not say whether it fits."""
        end = time.monotonic() + 10
        while time.monotonic() < end:
            said = self.announced()
            if announcement := FITS.search(said):
                return announcement
            if "Does not fit." in said:
                return None
            self.page.evaluate(TWO_FRAMES)
        raise AssertionError(f"no word about the shape: {self.announced()!r}")

    def turn(self) -> None:
        """Draw one card: move it to a place that is announced as fitting, ink it in, check that the map names it."""
        self.tab_to("gridcell")
        announcement = self.fit()
        self.press("Enter")
        self.inked += 1
        wait_for(self.page, "choose", "season")
        role, name = self.listener.focused()
        assert role == "gridcell" and announcement["terrain"].lower() in name, f"{name!r} after {announcement[0]!r}"
        self.advance()

    def advance(self) -> None:
        self.page.evaluate(CLEAR_ANNOUNCEMENT_ON_KEY)
        self.press("Enter")

    def play(self, seasons: int) -> None:
        """Play a number of seasons, or to the end of the game."""
        while self.seasons < seasons:
            state = wait_for(self.page, "draw", "choose", "season", "final", patience=60)
            if state == "season":
                self.end_season()
            elif state == "choose":
                self.advance()
            else:
                self.turn()

    def end_season(self) -> None:
        """Check that the count is announced, and that the button that continues has the focus."""
        if "data-counting" in str(
            self.page.evaluate("document.querySelector('.tally')?.outerHTML.slice(0, 200) ?? ''")
        ):
            self.press("Enter")
        role, name = self.listener.focused()
        assert role == "button" and name, (role, name)
        assert "star" in self.announced(), self.announced()
        self.seasons += 1
        self.advance()
        wait_for(self.page, "draw", "choose", "final", patience=60)


def play_by_screen_reader(page: Page, listener: AccessibilityReader, deal: str, seasons: int = 4) -> ScreenReaderPlayer:
    """So many seasons; no control on the way is without a name. In the end there is a heading and the stars."""
    page.goto(f"/?lang=en&deal={deal}")
    wait_for(page, "draw", patience=60)
    nameless = [control for control in listener.roles_and_names(CONTROLS) if not control[1]]
    assert nameless == [], "controls without a name"
    player = ScreenReaderPlayer(page, listener)
    player.play(seasons)
    if seasons < 4:
        return player
    headings = [name for role, name in listener.roles_and_names("h1, h2") if role == "heading"]
    assert headings and all(headings)
    assert any(role == "button" and name == "Play again" for role, name in listener.roles_and_names("button"))
    return player
