"""Plays the page as a person does, by mouse, touch or keyboard, beside an engine that knows what is legal."""

from __future__ import annotations

import json
import random
import time
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

from mapwright.bridge import Bridge

SIDE = 11
PATIENCE = 20.0
READ_SAVES = """() => new Promise((resolve) => {
  const opening = indexedDB.open('mapwright');
  opening.onerror = () => resolve([]);
  opening.onsuccess = () => {
    const base = opening.result;
    if (!base.objectStoreNames.contains('games')) { base.close(); resolve([]); return; }
    const asked = base.transaction('games').objectStore('games').getAll();
    asked.onsuccess = () => { base.close(); resolve(asked.result); };
  };
})"""


def cell_name(row: int, column: int) -> str:
    return "abcdefghijk"[column] + str(row + 1)


def hook(page: Page) -> tuple[str, bool]:
    """The page's state, and whether it is in the middle of something."""
    state, busy = page.evaluate("[document.documentElement.dataset.state, 'busy' in document.documentElement.dataset]")
    return state, busy


def wait_for(page: Page, *states: str, patience: float = PATIENCE) -> str:
    """Waits until the page is in one of the states and at rest. Polls: the CSP refuses Playwright's own waiting."""
    end = time.monotonic() + patience
    while time.monotonic() < end:
        state, busy = hook(page)
        if (not states or state in states) and (not busy or state == "season"):
            return state
        page.wait_for_timeout(15)
    raise AssertionError(f"the page is {hook(page)}, not {states}")


def saved(page: Page) -> dict[str, Any]:
    """The game saved last."""
    saves: list[dict[str, Any]] = page.evaluate(READ_SAVES)
    return max(saves, key=lambda save: float(save["when"]))


@dataclass
class Ghost:
    tool: int
    terrain: str
    turn: str
    row: int
    column: int


def ghost(page: Page) -> Ghost | None:
    text = page.locator(".cells").get_attribute("data-ghost") or ""
    if not text:
        return None
    tool, terrain, turn, row, column = text.split()
    return Ghost(int(tool), terrain, turn, int(row), int(column))


class Hand:
    """One way to bring a shape to its place. Each gets tool, terrain and turn right first."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, selector: str) -> None:
        self.page.locator(selector).click()
        self.frame()

    def frame(self) -> None:
        """Until what was done is drawn."""
        self.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def choose(self, tool: int, skill: str | None) -> None:
        shown = ghost(self.page)
        if skill and (shown is None or shown.tool != tool) and not self.page.locator(f'[data-tool="{tool}"]').count():
            self.press(f'[data-skill="{skill}"]')
        shown = ghost(self.page)
        if shown is None or shown.tool != tool:
            self.press(f'[data-tool="{tool}"]')

    def terrain(self, letter: str | None) -> None:
        shown = ghost(self.page)
        if letter and shown and shown.terrain != letter:
            self.press(f'[data-terrain="{letter}"]')

    def rotate(self) -> None:
        self.press(".tools .btn >> nth=0")

    def flip(self) -> None:
        self.press(".tools .btn >> nth=1")

    def turn(self, code: str) -> None:
        for _flips in range(2):
            for _turns in range(4):
                shown = ghost(self.page)
                assert shown
                if shown.turn == code:
                    return
                self.rotate()
            self.flip()
        raise AssertionError(f"no way to turn the shape to {code}")

    def move(self, row: int, column: int) -> None:
        raise NotImplementedError

    def confirm(self) -> None:
        self.press('[data-act="primary"]')

    def end_season(self) -> None:
        self.press('[data-act="on"]')

    def point(self, row: float, column: float) -> tuple[float, float]:
        """A place of the map, counted in cells, as a point of the page."""
        box = self.page.locator(".cells").bounding_box()
        assert box
        size = box["width"] / SIDE
        return box["x"] + column * size, box["y"] + row * size

    def nearer(self, at: tuple[float, float], shown: Ghost, row: int, column: int) -> tuple[float, float]:
        """A shape that may hang over the border moves a little faster than the pointer: steps shorter than a cell."""
        down, right = 0.8 * (row - shown.row), 0.8 * (column - shown.column)
        return min(10.9, max(0.1, at[0] + down)), min(10.9, max(0.1, at[1] + right))


class Mouse(Hand):
    def move(self, row: int, column: int) -> None:
        """Where the shape is gripped shows only once it follows the pointer."""
        at = (5.5, 5.5)
        for _ in range(15):
            x, y = self.point(*at)
            self.page.mouse.move(x, y)
            shown = self.settled()
            if (shown.row, shown.column) == (row, column):
                self.page.mouse.click(x, y)
                return
            at = self.nearer(at, shown, row, column)
        raise AssertionError(f"the mouse does not bring the shape to {row}, {column}")

    def settled(self) -> Ghost:
        self.frame()
        shown = ghost(self.page)
        assert shown
        return shown


class Touch(Mouse):
    """A finger: everything is tapped, the shape is dragged with its lift of one and a half cells."""

    LIFT = 1.5

    def press(self, selector: str) -> None:
        self.page.locator(selector).tap()
        self.frame()

    def move(self, row: int, column: int) -> None:
        finger = self.page.context.new_cdp_session(self.page)

        def send(kind: str, *at: float) -> None:
            x, y = self.point(*at) if at else (0.0, 0.0)
            finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}] if at else []})

        send("touchStart", 5.5, 5.5)
        send("touchMove", 5.5, 6.2)
        at = (5.5, 5.5)
        for _ in range(15):
            send("touchMove", at[0] + self.LIFT, at[1])
            shown = self.settled()
            if (shown.row, shown.column) == (row, column):
                break
            at = self.nearer(at, shown, row, column)
        send("touchEnd")
        finger.detach()
        shown = self.settled()
        assert (shown.row, shown.column) == (row, column), "the finger does not bring the shape there"


class Keyboard(Hand):
    """No pointer anywhere: letters, arrows, Enter, and Tab to reach the buttons of skills."""

    def press(self, selector: str) -> None:
        target = self.page.locator(selector)
        for _ in range(80):
            if target.evaluate("(element) => element === document.activeElement"):
                self.page.keyboard.press("Enter")
                self.frame()
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab never reaches {selector}")

    def choose(self, tool: int, skill: str | None) -> None:
        shown = ghost(self.page)
        if shown and shown.tool == tool:
            return
        if skill and not self.page.locator(f'[data-tool="{tool}"]').count():
            self.press(f'[data-skill="{skill}"]')
        tools = self.page.locator(".shape[data-tool]").evaluate_all("(all) => all.map((one) => +one.dataset.tool)")
        shown = ghost(self.page)
        if shown is None or shown.tool != tool:
            self.page.keyboard.press(str(tools.index(tool) + 1))
            self.frame()

    def terrain(self, letter: str | None) -> None:
        for _ in range(6):
            shown = ghost(self.page)
            if not letter or (shown and shown.terrain == letter):
                return
            self.page.keyboard.press("t")
            self.frame()

    def rotate(self) -> None:
        self.page.keyboard.press("r")
        self.frame()

    def flip(self) -> None:
        self.page.keyboard.press("f")
        self.frame()

    def move(self, row: int, column: int) -> None:
        for _ in range(40):
            shown = ghost(self.page)
            assert shown
            down, right = row - shown.row, column - shown.column
            if not down and not right:
                return
            key = ("ArrowDown" if down > 0 else "ArrowUp") if down else ("ArrowRight" if right > 0 else "ArrowLeft")
            self.page.keyboard.press(key)
            self.frame()
        raise AssertionError(f"the arrows do not bring the shape to {row}, {column}")

    def confirm(self) -> None:
        if self.page.evaluate("document.activeElement.matches('body, .cells *')"):
            self.page.keyboard.press("Enter")
        else:
            self.press('[data-act="primary"]')

    def end_season(self) -> None:
        self.page.keyboard.press("Enter")


class Table:
    """A game on the page and the same game in CPython."""

    def __init__(self, page: Page, hand: Hand, seed: int = 1) -> None:
        self.page, self.hand = page, hand
        self.random = random.Random(seed)
        self.bridge = Bridge()
        self.steps = 0

    def ask(self, **message: Any) -> dict[str, Any]:
        answer: dict[str, Any] = json.loads(self.bridge.dispatch(json.dumps(message)))
        assert answer["ok"], answer
        return answer

    def begin(self) -> dict[str, Any]:
        """Opens here what the page has on the table."""
        wait_for(self.page, "draw", "choose")
        view: dict[str, Any] = self.ask(do="open", record=saved(self.page)["record"])["view"]
        return view

    def compare(self, view: dict[str, Any]) -> None:
        """What the page shows is what the engine has."""
        player = view["players"][0]
        shown = self.page.locator(".cells").get_attribute("data-map")
        assert shown == player["map"], self.steps
        assert self.page.locator('[data-show="coins"]').text_content() == str(player["coins"])
        toll = self.page.locator('[data-show="toll"]').text_content()
        assert toll == (f"−{player['toll']}" if player["toll"] else "0")
        stars = self.page.locator(".edict .stars").all_text_contents()
        assert [int(text) for text in stars] == [edict["stars"] for edict in view["edicts"]]

    def step(self, view: dict[str, Any]) -> dict[str, Any]:
        """One decision, made on the page and here."""
        self.steps += 1
        placeable = [i for i, tool in enumerate(view["tools"]) if any(turn["anchors"] for turn in tool["turns"])]
        dodges = [i for i, tool in enumerate(view["tools"]) if tool["kind"] == "dodge"]
        if placeable and (not view["can_pass"] or self.random.random() < 0.7):
            return self.place(view, self.random.choice(placeable))
        if dodges and self.random.random() < 0.6:
            tool = self.random.choice(dodges)
            self.hand.press(f'[data-tool="{tool}"]')
            turn = view["tools"][tool]["turns"][0]["code"]
            return self.ask(do="act", intent=intent(tool, None, turn, 0, 0))["view"]
        self.hand.confirm()
        return self.ask(do="pass" if view["can_pass"] else "next")["view"]

    def place(self, view: dict[str, Any], index: int) -> dict[str, Any]:
        tool = view["tools"][index]
        turn = self.random.choice([turn for turn in tool["turns"] if turn["anchors"]])
        row, column = self.random.choice(turn["anchors"])
        terrain = self.random.choice(tool["terrains"]) if tool["terrains"] else None
        self.hand.choose(index, tool["skill"])
        self.hand.terrain(terrain)
        self.hand.turn(turn["code"])
        self.hand.move(row, column)
        self.hand.confirm()
        return self.ask(do="act", intent=intent(index, terrain, turn["code"], row, column))["view"]

    def play(self, most: int = 400, compare: bool = True) -> dict[str, Any]:
        """Plays on until the game is over, or for so many decisions."""
        view = self.begin()
        for _ in range(most):
            if view["phase"] == "over":
                break
            view = self.step(view)
            while wait_for(self.page) == "season":
                self.hand.end_season()
                self.page.wait_for_timeout(30)
            if compare and view["phase"] != "over":
                self.compare(view)
        return view


def intent(tool: int, terrain: str | None, turn: str, row: int, column: int) -> dict[str, Any]:
    return {"tool": tool, "terrain": terrain, "turn": turn, "row": row, "column": column}
