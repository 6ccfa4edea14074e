"""Puzzles solved on a phone by the finger, and by keys alone; no game is touched."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, expect

from driver.clock import DAY, set_day
from driver.controls import PHONE, Controls, Keyboard, Touch
from driver.page_state import follow, go_home, wait_for
from driver.stored_games import HISTORY, SAVES, open_home, stored_games
from driver.watch import Visitor
from mapwright.notation.action_text import parse_action
from mapwright.page.bridge import Bridge
from mapwright.page.intent import intent_from_action
from mapwright.puzzles import best_answers, make_puzzle

LAST = "2.phone-7"  # two cards of a winter: the game is over with it
TODAY = f"day.{DAY}"
FIGURES = "JSON.parse(localStorage['mapwright:puzzles'] ?? '{}')"


class Solver:
    """Draw the first solution of a puzzle on the page, with an engine that knows it."""

    def __init__(self, page: Page, controls: Controls, code: str) -> None:
        self.page, self.controls, self.code = page, controls, code
        self.bridge = Bridge()
        opened = self.ask(do="puzzle-open", code=code)
        self.puzzle, self.view = opened["puzzle"], opened["view"]

    def ask(self, **message: Any) -> dict[str, Any]:
        answer: dict[str, Any] = json.loads(self.bridge.dispatch(json.dumps(message)))
        assert answer["ok"], answer
        return answer

    def solve(self, hurry: bool = True) -> None:
        for text in best_answers(make_puzzle(self.code), 1)[0]:
            state = self.bridge.session().moment.state
            intent = intent_from_action(state, parse_action(state, text))
            assert intent
            self.draw(**intent)
        self.counted(hurry)

    def draw(self, tool: int, terrain: str | None, orientation: str, row: int, column: int) -> None:
        """Draw one card on the page and in the engine of the test."""
        wait_for(self.page, "draw")
        self.controls.choose(tool, None)
        self.controls.terrain(terrain)
        self.controls.turn(orientation)
        self.controls.move(row, column)
        self.controls.confirm()
        wait_for(self.page, "choose")
        self.controls.confirm()
        self.ask(
            do="act",
            intent={"tool": tool, "terrain": terrain, "orientation": orientation, "row": row, "column": column},
        )
        self.view = self.ask(do="next")["view"]

    def counted(self, hurry: bool = True) -> None:
        """Wait for the text about the lines; a puzzle against the clock does not hurry the player through them."""
        wait_for(self.page, "season")
        if hurry:
            self.page.keyboard.press("Enter")
        expect(self.page.locator(".outcome:not([data-counting])")).to_be_visible()

    def says(self, text: str) -> None:
        expect(self.page.locator('[data-show="verdict"]')).to_have_text(text)


def open_code(page: Page, code: str) -> None:
    follow(page, f"/#puzzle={code}", "draw")


def test_daily_puzzle_solved_by_touch_is_stored_as_solved(visitor: Visitor) -> None:
    page = visitor(**PHONE)
    set_day(page)
    open_home(page, "/?lang=en")
    controls = Touch(page)
    controls.press('[data-act="puzzles"]')
    wait_for(page, "puzzles")
    expect(page.locator('[data-show="puzzle-day"]')).to_have_text("Not solved yet")
    controls.press('[data-act="puzzle-day"]')
    wait_for(page, "draw", patience=60)
    solver = Solver(page, controls, TODAY)
    expect(page.locator(".goal")).to_contain_text("Puzzle of the day")
    solver.solve()
    solver.says("Right!")
    expect(page.locator('[data-show="sum"]')).to_have_text(str(solver.puzzle["best"]))
    page.go_back()
    wait_for(page, "puzzles")
    expect(page.locator('[data-show="puzzle-day"]')).to_have_text("Solved in 1 try")
    expect(page.locator('[data-show="puzzle-streak"]')).to_contain_text("1 day in a row")
    assert page.evaluate(FIGURES)["days"] == {str(DAY): {"tries": 1, "short": 0, "solved": True, "given": False}}
    assert stored_games(page, SAVES) == stored_games(page, HISTORY) == []
    page.reload()
    wait_for(page, "puzzles", patience=60)
    page.go_back()
    wait_for(page, "home")
    page.locator('[data-act="daily"]').tap()
    wait_for(page, "daily")
    expect(page.locator('[data-show="puzzle-day"]')).to_have_text("Solved in 1 try")


def test_puzzle_can_be_opened_and_solved_by_keyboard_alone(home: Page) -> None:
    page = home
    go_home(page)
    controls = Keyboard(page)
    controls.press('[data-act="puzzles"]')
    wait_for(page, "puzzles")
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('.puzzle-friend summary')"):
            break
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.type(LAST)
    page.keyboard.press("Enter")
    wait_for(page, "draw")
    solver = Solver(page, controls, LAST)
    solver.solve()
    solver.says("Right!")
    assert page.evaluate("document.activeElement.dataset.act") == "advance"
    page.keyboard.press("Enter")
    wait_for(page, "draw")
    assert page.locator("[data-puzzle]").get_attribute("data-puzzle") != LAST
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_be_visible()
    page.keyboard.press("Escape")
    page.go_back()
    wait_for(page, "puzzles")
