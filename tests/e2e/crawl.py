"""A crawler: opens a place of the page, presses every enabled control there once, and checks the page each time."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Error, Page

from axe import in_all_themes, violations
from driver.clock import set_day
from driver.page_state import wait_for
from driver.watch import Watch, evaluate_across_loads, until, until_ready
from places import TO_THE_END, Place, fill, saves_of_moments
from windows import Window, measure

SCRIPT = (Path(__file__).parent / "crawl.js").read_text(encoding="utf-8")
NOT_PRESSED = {
    ".cells [data-cell]:not([data-cell='0'])": "121 cells of a map are one kind of control; the first is pressed",
    "[data-train] ~ [data-train]": "training is one kind of control for each kind of edict; the first is pressed",
    ".skip": "is seen only while it has the focus; the crawl by keyboard presses it",
    "input[type=file]": "a file is chosen by the journeys about import, bots and records",
    ".cm-content, .cm-panel *": "text is typed by the journeys of the workshop",
    "[data-act=league]": "a league of all bots takes a minute; a journey runs it",
    "[data-act=full-screen]": "a headless browser has no screen to fill",
}
"""Controls that the crawler does not press, and why."""
MOST_PRESSES = 150
"""Maximum number of controls of a place: with more, presses create new ones."""
TYPED = ("text", "search", "textarea", "number")
CALM = 250
"""Milliseconds without a change after which a place counts as loaded."""
PATIENCE = 20_000
"""Milliseconds until a press that changes nothing is a fault."""
WAY_BACK = "dialog[open] [data-first], body:not(:has(dialog[open])) .room-bar [data-act=leave]"
"""What closes a dialog, and what leads back from a screen."""


@dataclass(frozen=True, slots=True)
class Way:
    """The window, language and input device of a crawl."""

    width: int
    height: int
    language: str = "en"
    by_keyboard: bool = False
    text: int = 1
    """The factor by which letters are enlarged."""
    others: tuple[Window, ...] = ()
    """Windows in which the place is also looked at."""
    all_themes: bool = False
    """Whether axe looks at the place in three themes, or only by day."""

    @property
    def window(self) -> Window:
        return Window(self.width, self.height, self.text)


def prepare(page: Page, way: Way) -> None:
    """Prepare a page before places are opened in it."""
    way.window.open(page)
    page.add_init_script(SCRIPT)
    set_day(page)
    page.route_web_socket(re.compile("wss?://"), lambda socket: None)  # open and silent: nobody else is there
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])  # else a copy goes through the page
    page.on("dialog", lambda dialog: dialog.accept())


class Crawler:
    """Presses every control of one place, and lists what is wrong."""

    def __init__(self, page: Page, watch: Watch, place: Place, way: Way) -> None:
        self.page, self.watch, self.place, self.way = page, watch, place, way
        self.faults: list[str] = []
        self.pressed: list[str] = []
        self.led_out = False
        self.window = way.window

    def crawl(self) -> list[str]:
        self.load([self.place.game])
        self.enter()
        self.look()
        if not self.is_dialog:
            self.reload()
        while control := self.next():
            self.press(control)
            if len(self.pressed) > MOST_PRESSES:
                self.faults.append(f"more than {MOST_PRESSES} controls")
                break
            self.reopen(control)
        if not self.led_out:
            self.faults.append("no control leads out")
        self.leave()
        return self.faults

    def load(self, games: Iterable[str]) -> None:
        """Start anew, with everything in its place."""
        self.page.goto("/embed/")
        self.page.evaluate(CLEAR)
        fill(self.page, games)
        self.page.goto(f"/?lang={self.way.language}{self.place.link}")
        wait_for(self.page, patience=60)
        until_ready(self.page)

    def enter(self) -> None:
        """Open the place from home."""
        place = self.place
        self.page.evaluate("crawl.unfold()")
        if place.route:
            self.page.evaluate("([route, game]) => crawl.enter(route, game)", [place.route, place.game])
            wait_for(self.page, *(("draw", "choose", "curtain") if place.game else (place.route["to"],)), patience=60)
        for step in place.steps:
            target = self.page.locator(step).first
            target.wait_for(state="attached", timeout=PATIENCE * 3)
            self.quiet()
            target.dispatch_event("click")
        self.page.locator(place.ready).first.wait_for(timeout=PATIENCE * 6)
        self.quiet(CALM)
        self.here = self.where()

    def look(self) -> None:
        """Return the violations of the checks that hold on every screen."""
        if len(self.page.evaluate("crawl.text()")) < 10:
            self.faults.append("an empty place")
        self.faults += [f"no visible focus: {name}" for name in self.page.evaluate("crawl.withoutRing()")]
        self.faults += in_all_themes(self.page) if self.way.all_themes else violations(self.page)
        for window in self.way.others:
            self.open(window)
            self.faults += [f"{window}: {fault}" for fault in self.measure(window)]
        for window in self.way.others[:2]:  # last, because every control is scrolled into view
            self.open(window)
            covered = self.page.evaluate("(names) => crawl.covered(names)", [*NOT_PRESSED])
            self.faults += [f"{window}: covered: {name}" for name in covered]
        self.open(self.way.window)

    def open(self, window: Window) -> None:
        if self.window != window:
            window.open(self.page)
            self.quiet()
            self.window = window

    def measure(self, window: Window) -> list[str]:
        """Return the faults of this window; a form may be longer than it."""
        faults = measure(self.page, window).faults
        return [fault for fault in faults if not (self.place.steps and fault == "the button that goes on is scrolled")]

    def reload(self) -> None:
        title = self.title()
        self.page.reload()
        wait_for(self.page, patience=60)
        try:
            until(self.page, f"window.crawl && crawl.where()[0] === '{self.here[0]}'", 30)
        except AssertionError:
            self.faults.append(f"a reload shows {self.where()}")
        self.page.locator(self.place.ready).first.wait_for(timeout=PATIENCE * 6)
        self.quiet(CALM)
        if (title_after := self.title()) != title:
            self.faults.append(f"a reload shows {title_after!r} instead of {title!r}")

    def next(self) -> dict[str, Any] | None:
        names = [self.pressed, [*NOT_PRESSED]]
        control: dict[str, Any] | None = self.page.evaluate("(names) => crawl.next(...names)", names)
        return control

    def press(self, control: dict[str, Any]) -> None:
        name, kind = control["name"], control["kind"]
        self.pressed.append(name)
        if control["covered"]:
            self.faults.append(f"{name}: covered by {control['covered']}")
            return
        if kind == "link":
            status = self.page.evaluate("async (href) => (await fetch(href)).status", control["href"])
            if status != 200:
                self.faults.append(f"{name}: the link leads to {status}")
            return
        self.page.mouse.move(control["x"], control["y"])
        if not self.page.evaluate("(patience) => crawl.settle(patience)", PATIENCE):
            self.faults.append(f"{name}: the page never comes to rest under the mouse")
        if kind == "select":
            self.page.evaluate("crawl.choose()")
        elif self.way.by_keyboard:
            self.page.evaluate("crawl.focus()")
            self.page.keyboard.press("Space" if kind in ("radio", "checkbox") else "Enter")
        else:
            self.page.mouse.down()
            self.page.mouse.up()
        if kind in TYPED:
            self.page.keyboard.type("1")
        elif kind == "range":
            self.page.keyboard.press("ArrowLeft")
        self.judge(name, self.outcome(control))

    def outcome(self, control: dict[str, Any]) -> dict[str, Any]:
        """Return what a press has changed; the press may have loaded the page again."""
        waiting = [control["isOn"], PATIENCE]
        outcome: dict[str, Any] = evaluate_across_loads(self.page, OUTCOME, lambda left: waiting, PATIENCE / 500)
        return outcome

    def judge(self, name: str, outcome: dict[str, Any]) -> None:
        if not outcome["changes"]:
            self.faults.append(f"{name}: nothing changes")
        if not outcome["isQuiet"]:
            self.faults.append(f"{name}: {outcome['where']} never comes to rest")
        has_stayed = outcome["where"] == self.here  # a game takes keys without a focus
        if self.way.by_keyboard and has_stayed and outcome["isFocusLost"]:
            self.faults.append(f"{name}: the focus is lost")
        if outcome["length"] < 10:
            self.faults.append(f"{name}: leads to an empty place")
        if errors := self.watch.faults()[:]:
            self.faults.append(f"{name}: {errors[-1]}")
            self.watch.all().clear()

    def reopen(self, control: dict[str, Any]) -> None:
        """Return to the place by the page's own controls."""
        if self.page.evaluate("document.documentElement.lang") != self.way.language:
            for selector in ('[data-act="languages"]', f'dialog[open] [lang="{self.way.language}"]'):
                self.page.locator(selector).dispatch_event("click")
                self.quiet()
        if control["deletes"]:
            self.load([self.place.game])
            self.enter()
            return
        for _ in range(6):
            if (place := self.where()) == self.here:
                self.page.evaluate("crawl.unfold()")
                return
            self.led_out = self.led_out or not place[1]
            if place[1]:
                self.page.keyboard.press("Escape")
            elif place[0] == "home":
                if self.place.steps[:2] == TO_THE_END:
                    self.load([self.place.game])
                self.enter()
            else:
                self.page.go_back()
            self.quiet()
        self.faults.append(f"{control['name']}: no way back from {place}")
        self.load([self.place.game])
        self.enter()

    def leave(self, way_back: str = "") -> None:
        """Go home by the controls of this selector, and where there is none, by the browser's Back."""
        for _ in range(6):
            if self.where() == ["home", ""]:
                return
            control = self.page.locator(way_back or "not-there").first
            if control.count():
                control.dispatch_event("click")
            else:
                self.page.go_back()
            self.quiet()
        self.faults.append(f"{way_back or 'Back'} leads to {self.where()}, not home")

    @property
    def is_dialog(self) -> bool:
        return bool(self.here[1])

    def title(self) -> str:
        title: str = self.page.evaluate("document.querySelector('h1, h2')?.textContent.trim() ?? ''")
        return title

    def where(self) -> list[str]:
        place: list[str] = self.page.evaluate("crawl.where()")
        return place

    def quiet(self, calm: int = 0) -> None:
        if not evaluate_across_loads(self.page, QUIET, lambda left: [calm, left], PATIENCE / 1000):
            self.faults.append(f"{self.where()} never comes to rest")


class Tour:
    """Opens places one after the other in one page, looks at each, and leaves it by its own way back."""

    def __init__(self, page: Page, watch: Watch, way: Way) -> None:
        self.page, self.watch, self.way = page, watch, way
        self.is_at_home = False
        self.used_games: set[str] = set()
        """Saved games that cannot be opened again where a place needs them."""
        prepare(page, way)

    def visit(self, place: Place) -> list[str]:
        crawler = Crawler(self.page, self.watch, place, self.way)
        try:
            self._open(crawler)
            crawler.look()
            crawler.leave(WAY_BACK)
        except (AssertionError, Error) as error:
            crawler.faults.append(str(error))
        self.is_at_home = not crawler.faults
        crawler.faults += self.watch.faults()
        self.watch.all().clear()
        return crawler.faults

    def _open(self, crawler: Crawler) -> None:
        place = crawler.place
        if not self.is_at_home or place.game in self.used_games:
            crawler.load(saves_of_moments())
            self.used_games.clear()
        elif place.link:
            self.page.goto(f"/?lang={self.way.language}{place.link}")
            wait_for(self.page, patience=60)
        if place.steps[:1] == TO_THE_END[:1]:
            self.used_games.add(place.game)
        crawler.enter()


QUIET = """async (times) => {
  while (!window.crawl) await new Promise((done) => setTimeout(done, 10));
  return window.crawl.quiet(...times);
}"""
OUTCOME = """async (waiting) => {
  while (!window.crawl) await new Promise((done) => setTimeout(done, 10));
  return window.crawl.outcome(...waiting);
}"""
CLEAR = """async () => {
  localStorage.clear();
  localStorage['mapwright:settings'] = '{"autoContinue":false,"askSkills":true}';
  const all = await indexedDB.databases();
  await Promise.all(all.map(({ name }) => new Promise((done) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = request.onerror = request.onblocked = done;
  })));
}"""
