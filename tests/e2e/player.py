"""Plays the page as a person does, by mouse, touch or keyboard, beside an engine that knows what is legal."""

from __future__ import annotations

import json
import random
import time
from dataclasses import dataclass
from typing import Any
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import CDPSession, Frame, Page

from mapwright.bridge import Bridge
from watching import patiently

SIDE = 11
PATIENCE = 20.0
READ_SAVES = """() => new Promise((resolve) => {
  const opening = indexedDB.open('mapwright');
  opening.onupgradeneeded = () => opening.transaction.abort();  // whoever looks makes no database
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


# The page tells of its state by attributes of the root, which a document that has just begun does not have yet.
# No observer: one that is made while PyScript loads is fenced.
REST = """([states, patience]) => new Promise((done) => {
  const until = performance.now() + patience;
  const look = () => {
    const { state, busy } = document.documentElement?.dataset ?? { busy: 'not begun' };
    if ((!states.length || states.includes(state)) && (busy === undefined || state === 'season')) done(state);
    else if (performance.now() > until) done('');
    else setTimeout(look, 20);
  };
  look();
})"""


def wait_for(page: Page | Frame, *states: str, patience: float = PATIENCE) -> str:
    """Waits until the page is in one of the states and at rest: the CSP refuses Playwright's own waiting."""
    state: str = patiently(page, REST, lambda left: [states, left], patience)
    if not state:
        now = page.evaluate("[document.documentElement.dataset.state, document.documentElement.dataset.busy]")
        raise AssertionError(f"the page is {now}, not {states}")
    return state


def follow(page: Page, link: str, *states: str) -> None:
    """Opens a link on a page that runs already, as if it had been loaded with it."""
    page.evaluate("(link) => { history.replaceState(null, '', link); dispatchEvent(new Event('hashchange')); }", link)
    wait_for(page, *(states or ("draw", "choose")))


def go_home(page: Page) -> None:
    """From wherever a page that runs is."""
    follow(page, "/?deal=bA1-home")
    page.locator(".brand").dispatch_event("click")  # a phone has it in the menu
    wait_for(page, "home")


def saved(page: Page) -> dict[str, Any]:
    """The game saved last."""
    saves: list[dict[str, Any]] = page.evaluate(READ_SAVES)
    return max(saves, key=lambda save: float(save["when"]))


def linked(page: Page) -> str | None:
    """The deal or the record in the address: a linked game is stored with its first move, and then forgotten there."""
    url = urlsplit(page.url)
    deal = parse_qs(url.query).get("deal", [None])[0]
    return deal or parse_qs(url.fragment).get("game", [None])[0]


@dataclass
class Ghost:
    tool: int
    terrain: str
    turn: str
    row: int
    column: int


GHOST = "document.querySelector('.cells').dataset.ghost ?? ''"
FRAME = "requestAnimationFrame(() => requestAnimationFrame(done))"
# Fingers and mice are heard once a frame, and what they do is drawn in the next.
DRAWN = f"new Promise((done) => {FRAME}).then(() => {GHOST})"
HEAR_CLICK = """() => {
  window.clicked = new Promise((done, fail) => {
    addEventListener('click', () => done(true), { once: true, capture: true });
    setTimeout(() => fail(new Error('the tap makes no click')), 10_000);
  });
}"""
BOX = """() => {
  const { x, y, width } = document.querySelector('.cells').getBoundingClientRect();
  return [x, y, width];
}"""
SHOWN = """() => {
  const text = (selector) => [...document.querySelectorAll(selector)].map((one) => one.textContent);
  const { map } = document.querySelector('.cells').dataset;
  return [map, text('[data-show="coins"]'), text('[data-show="toll"]'), text('.edict .stars').map(Number)];
}"""


def ghost(page: Page | Frame, script: str = GHOST) -> Ghost | None:
    text: str = page.evaluate(script)
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
        self.page.evaluate(f"new Promise((done) => {FRAME})")

    def drawn(self) -> Ghost | None:
        """The ghost, once what was done is drawn."""
        return ghost(self.page, DRAWN)

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
                shown = self.drawn()
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
        x, y, width = self.page.evaluate(BOX)
        return x + column * width / SIDE, y + row * width / SIDE

    def aim(self, at: tuple[float, float]) -> None:
        raise NotImplementedError

    def search(self, row: int, column: int) -> None:
        """Where the shape is gripped shows only once it follows the pointer. A shape that may hang over the border
        moves a little faster than the pointer: after the first step they are shorter than what is missing."""
        at = (5.5, 5.5)
        for share in (1.0, *[0.8] * 14):
            self.aim(at)
            shown = self.drawn()
            assert shown
            if (shown.row, shown.column) == (row, column):
                return
            at = inside(at[0] + share * (row - shown.row)), inside(at[1] + share * (column - shown.column))
        raise AssertionError(f"the pointer does not bring the shape to {row}, {column}")


def inside(place: float) -> float:
    return min(10.9, max(0.1, place))


class Mouse(Hand):
    at = (0.0, 0.0)
    """Where the pointer is on the page."""

    def move(self, row: int, column: int) -> None:
        self.search(row, column)
        self.page.mouse.down()
        self.page.mouse.up()

    def aim(self, at: tuple[float, float]) -> None:
        self.at = self.point(*at)
        self.page.mouse.move(*self.at)


class Touch(Hand):
    """A finger: everything is tapped, the shape is dragged with its lift of one and a half cells."""

    LIFT = 1.5
    REST = 0.1

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.finger: CDPSession = page.context.new_cdp_session(page)

    def press(self, selector: str) -> None:
        """The browser makes a click of a tap in its own time."""
        self.page.evaluate(HEAR_CLICK)
        self.page.locator(selector).tap()
        self.page.evaluate("window.clicked")
        self.frame()

    def move(self, row: int, column: int) -> None:
        self.touch("touchStart", 5.5, 5.5)
        self.touch("touchMove", 5.5, 6.2)
        self.search(row, column)
        self.touch("touchEnd")
        shown = self.drawn()
        assert shown and (shown.row, shown.column) == (row, column), "the finger does not bring the shape there"

    def aim(self, at: tuple[float, float]) -> None:
        self.touch("touchMove", at[0] + self.LIFT, at[1])

    def touch(self, kind: str, *at: float) -> None:
        self.touch_at(kind, *(self.point(*at) if at else ()))

    def touch_at(self, kind: str, *at: float) -> None:
        """The same by a point of the page."""
        points = [{"x": at[0], "y": at[1]}] if at else []
        # It rests before it lifts: a flick would scroll on, if it could, and Chromium takes the next tap for its end.
        when = time.time() - (0 if kind == "touchEnd" else self.REST)
        self.finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points, "timestamp": when})


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
            shown = self.drawn()
            if not letter or (shown and shown.terrain == letter):
                return
            self.page.keyboard.press("t")

    def rotate(self) -> None:
        self.page.keyboard.press("r")

    def flip(self) -> None:
        self.page.keyboard.press("f")

    def move(self, row: int, column: int) -> None:
        for _ in range(3):
            shown = self.drawn()
            assert shown
            down, right = row - shown.row, column - shown.column
            if not down and not right:
                return
            for _ in range(abs(down)):
                self.page.keyboard.press("ArrowDown" if down > 0 else "ArrowUp")
            for _ in range(abs(right)):
                self.page.keyboard.press("ArrowRight" if right > 0 else "ArrowLeft")
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
        record = linked(self.page) or saved(self.page)["record"]
        print(record)  # a test that fails shows it
        view: dict[str, Any] = self.ask(do="open", record=record)["view"]
        return view

    def compare(self, view: dict[str, Any]) -> None:
        """What the page shows is what the engine has."""
        player = view["players"][0]
        toll = f"−{player['toll']}" if player["toll"] else "0"
        wanted = [player["map"], [str(player["coins"])], [toll], [edict["stars"] for edict in view["edicts"]]]
        shown = self.page.evaluate(SHOWN)
        assert shown == wanted, f"step {self.steps}: shown {shown}, wanted {wanted}"

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

    def play(self, most: int = 400, seasons: int = 4, compare: bool = True) -> dict[str, Any]:
        """Plays on until the game is over, or for so many decisions, or seasons."""
        view = self.begin()
        for _ in range(most):
            if view["phase"] == "over" or len(view["players"][0]["seasons"]) >= seasons:
                break
            view = self.step(view)
            while wait_for(self.page) == "season":
                self.hand.end_season()
                self.hand.frame()
            if compare and view["phase"] != "over":
                self.compare(view)
        return view


def intent(tool: int, terrain: str | None, turn: str, row: int, column: int) -> dict[str, Any]:
    return {"tool": tool, "terrain": terrain, "turn": turn, "row": row, "column": column}
